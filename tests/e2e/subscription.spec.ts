import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { newUsername } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { expectHeading, fillChildForm, goToCheckout, openChildForm, pay } from "#tests/support/parent-journey";
import { call } from "#tests/support/requests";

const agreement = (page: Page) => page.getByRole("checkbox", { name: /I agree to the charge/ });

/** Adds a child through the form; with `agrees` the charge shown is agreed to. */
async function addChildOnPage(page: Page, { agrees }: { agrees: boolean }): Promise<string> {
  await openChildForm(page);
  const username = await fillChildForm(page, newUsername());
  if (agrees) await agreement(page).check();
  await press(page, "Next");
  await expect(page).toHaveURL(new RegExp(paths.child.profile(username)));
  return username;
}

/** The action is none, and so a study plan can be added. */
async function expectNothingPending(page: Page): Promise<void> {
  expect(await call(page.request, "/subscription/action", {})).toMatchObject({ action: "none" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Add study plan" })).toHaveAttribute("href", /\/add_study_plan$/);
}

async function seatsInWords(page: Page): Promise<string> {
  await page.goto(paths.settings.overview());
  return page.getByRole("region", { name: "Subscription" }).innerText();
}

test.describe("a family that grows", () => {
  test.beforeEach(async ({ page, parent, javaScriptEnabled }) => {
    expect(parent.email).not.toBe("");
    await openChildForm(page);
    await goToCheckout(page, javaScriptEnabled ?? true);
    await pay(page, /past due at the next bill/);
    await addChildOnPage(page, { agrees: false });
  });

  test("goes from the trial through a failed payment to a third child, and back to two", async ({ page }) => {
    await expectNothingPending(page);

    await test.step("the second child on the trial shows the whole next bill, and waits for agreement", async () => {
      await openChildForm(page);
      await expect(page.getByRole("heading", { name: "Total charge for the next billing cycle" })).toBeVisible();
      await expect(page.getByText("With 1 seat more, the next bill is $9.98.")).toBeVisible();
      await fillChildForm(page);
      await press(page, "Next");
      await expect(page.getByRole("link", { name: "Please agree to the charge to add this child." })).toBeVisible();
      await addChildOnPage(page, { agrees: true });
      expect(await seatsInWords(page)).toContain("You are in your free month.");
    });

    await test.step("the third child needs the subscription, which the card does not pay", async () => {
      await openChildForm(page);
      await expect(page.getByText("Only 2 child profiles are allowed on the free trial.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Next" }).last()).toBeDisabled();
      await press(page, "Start subscription");
      await expect(page.getByText("Your last payment did not go through")).toBeVisible();
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Add study plan" })).toBeDisabled();
      expect(await seatsInWords(page)).toContain("Your last payment did not go through.");
    });

    await test.step("another card in the portal mends it", async () => {
      await press(page, "Manage subscription");
      await expectHeading(page, "Sandbox billing portal");
      await page.getByRole("radio", { name: /declined/ }).check();
      await press(page, "Use this card");
      await expect(page.getByRole("alert")).toContainText("declined");
      await page.getByRole("radio", { name: /every payment succeeds/ }).check();
      await press(page, "Use this card");
      await expect(page.getByRole("cell", { name: "paid" })).toBeVisible();
      await press(page, "Back to Minnow");
      await expectNothingPending(page);
      expect(await seatsInWords(page)).toContain("Your subscription is active.");
    });

    const third = await test.step("the third child is added for the charge agreed to", async () => {
      await openChildForm(page);
      await expect(page.getByRole("heading", { name: "Additional charge for the next billing cycle" })).toBeVisible();
      const username = await addChildOnPage(page, { agrees: true });
      expect(await seatsInWords(page)).toContain("You pay for 3 seats.");
      return username;
    });

    await test.step("and is removed, once that is confirmed", async () => {
      await page.goto(paths.child.edit(third));
      await press(page, "Remove Ada");
      await expectHeading(page, "Remove Ada?");
      await expect(page.getByText("1 seat fewer changes the next bill by -$4.99.")).toBeVisible();
      await press(page, "Remove Ada");
      await expect(page.getByRole("link", { name: "Please confirm that the child is to be removed." })).toBeVisible();
      await page.getByRole("checkbox", { name: /Yes, remove Ada/ }).check();
      await press(page, "Remove Ada");
      await expect(page.getByText("The profile is removed. The seat is given back with the next bill.")).toBeVisible();
      expect(await seatsInWords(page)).toContain("You pay for 2 seats.");
      expect((await page.goto(paths.child.profile(third)))?.status()).toBe(403);
    });
  });

  test("that cancels can subscribe again", async ({ page }) => {
    await page.goto(paths.settings.overview());
    await press(page, "Manage subscription");
    await press(page, "Cancel subscription");
    await press(page, "Back to Minnow");
    expect(await seatsInWords(page)).toContain("Your subscription has ended.");
    await page.goto(paths.addProfile());
    await expect(page.getByText("Please subscribe to create a new profile.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  });
});
