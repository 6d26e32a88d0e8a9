import type { Page } from "@playwright/test";
import { sampleOf } from "#tests/support/campaign";
import { expect, test } from "#tests/support/browser";
import {
  axeViolations,
  clippedBySpacing,
  expectNoSidewaysScrolling,
  smallTargets,
  tabStops,
} from "#tests/support/accessibility";
import { misplacedTexts, movingElements, shapelessControls } from "#tests/support/layout";
import { pageStates } from "#tests/support/page-states/all";
import { openPageState } from "#tests/support/page-states/page-state";
import { faultsOfTabbing } from "#tests/support/tab-stops";

const HEIGHT = 800;
/** What is left of a window of 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

for (const state of sampleOf(pageStates, 5)) {
  test(`${state.name}: axe finds nothing, everything can be hit, reached and read`, async ({ page }) => {
    await openPageState(page, state);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page, colorScheme), `axe at ${width} px, ${colorScheme}`).toEqual([]);
      }
      expect(await smallTargets(page), `small targets at ${width} px`).toEqual([]);
      expect(await misplacedTexts(page), `texts at ${width} px`).toEqual([]);
    }
    await expectHeldByPreferences(page);
    await page.setViewportSize(ZOOMED);
    await expectNoSidewaysScrolling(page);
    expect(await faultsOfTabbing(page), "the way of the Tab key").toEqual([]);
    await page.setViewportSize({ width: 320, height: HEIGHT });
    expect(await clippedBySpacing(page), "text cut off by wide spacing").toEqual([]);
    expect(await misplacedTexts(page), "texts in wide spacing").toEqual([]);
    await expectNoSidewaysScrolling(page);
  });
}

/** What a reader asked the system for is kept to: few colors, little motion, paper. */
async function expectHeldByPreferences(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  expect(await shapelessControls(page), "controls without a shape in forced colors").toEqual([]);
  expect(await movingElements(page), "what moves").toEqual([]);
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await misplacedTexts(page), "texts on paper").toEqual([]);
  await expectNoSidewaysScrolling(page);
  await page.emulateMedia({ media: "screen" });
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
