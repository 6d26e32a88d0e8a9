import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import { expect, test } from "#tests/support/browser";
import { field, fill } from "#tests/support/forms";
import { pageStates } from "#tests/support/page-states/all";
import { openPageState } from "#tests/support/page-states/page-state";
import { blockingRequests, holdScripts, layoutShift, openUntilPainted, slowDown } from "#tests/support/slow-link";

const PHONE = { width: 360, height: 740 };
/** Less than anyone sees: a tenth of what counts as good. */
const SHIFT_MAX = 0.01;

// Reorder mode is no such page: its handles come with its script.
const MAIN_PAGES = [
  ...["marketing", "trial", "login", "support", "my-kids", "setting", "setting-password", "setting-data"],
  ...["add-profile", "child-account", "profile", "progress", "view-study-plan", "checkout-wait"],
  ...["add-study-plan", "add-study-plan-goal", "add-study-plan-preview", "edit-study-plan"],
];

const mainPages = pageStates.filter(({ name }) => MAIN_PAGES.includes(name));
for (const state of sampleOf(mainPages, 3)) {
  test(`${state.name} is there with its first answer, and scripts that come late move and lose nothing`, async ({
    page,
    baseURL,
  }) => {
    await openPageState(page, state);
    await page.setViewportSize(PHONE);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const release = await holdScripts(page);
    await slowDown(page);
    await openUntilPainted(page, page.url());
    expect(await blockingRequests(page), "what blocks the first paint").toEqual([]);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const typed = page.locator(
      "main form:not([inert] *) :is(textarea, input:not([type])):visible, main input[type=text]:visible",
    );
    const isForm = (await typed.count()) > 0;
    if (isForm) await typed.first().fill("Typed early");
    release();
    await page.waitForLoadState("load");
    if (isForm) {
      await expect(typed.first()).toHaveValue("Typed early");
      await expect(typed.first()).toBeFocused();
    }
    const { shift, moved } = await layoutShift(page);
    expect(shift, moved.join("\n")).toBeLessThan(SHIFT_MAX);
    expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  });
}

test("a form is sent before any script has come", async ({ page, parent: _ }) => {
  const release = await holdScripts(page);
  await openUntilPainted(page, paths.settings.profile());
  await fill(page, { "Display name": "Pat of the river" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Your profile is saved.");
  release();
});

test("without a network a form stays as it is and says so, and is sent with the next press", async ({
  page,
  context,
  parent: _,
}) => {
  await page.goto(paths.settings.profile());
  await fill(page, { "Display name": "Pat of the river" });
  await context.setOffline(true);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await save.click();
  const notice = page.getByRole("alert");
  await expect(notice).toHaveText("You seem to be offline. What you typed is still here.");
  await expect(field(page, "Display name")).toHaveValue("Pat of the river");
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await save.click();
  await expect(page.getByRole("status")).toHaveText("Your profile is saved.");
});
