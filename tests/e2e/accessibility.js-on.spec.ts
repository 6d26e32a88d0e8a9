import { expect, test } from "#tests/support/browser";
import {
  axeViolations,
  clippedBySpacing,
  expectNoSidewaysScrolling,
  smallTargets,
  tabStops,
} from "#tests/support/accessibility";
import { pageStates } from "#tests/support/page-states/all";
import { openPageState } from "#tests/support/page-states/page-state";

const HEIGHT = 800;

for (const state of pageStates) {
  test(`${state.name}: axe finds nothing, everything can be hit, nothing is cut off`, async ({ page }) => {
    await openPageState(page, state);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page, colorScheme), `axe at ${width} px, ${colorScheme}`).toEqual([]);
      }
      expect(await smallTargets(page), `small targets at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await expectNoSidewaysScrolling(page);
    expect(await clippedBySpacing(page), "text cut off by wide spacing").toEqual([]);
    await expectNoSidewaysScrolling(page);
  });
}

test("the Tab key goes through the login from top to end", async ({ page }) => {
  await page.goto("/");
  expect(await tabStops(page)).toEqual([
    "Skip to main content",
    "Minnow",
    "Email",
    "Password",
    "Next",
    "Forgot your password?",
    "Start your free month",
    "see what Minnow does",
    "Terms",
    "Privacy",
    "Support",
  ]);
});

test("the skip link moves the focus to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
});
