import type { APIRequestContext, Page } from "@playwright/test";
import type { SubscriptionAction } from "~/domain/subscription/subscription";
import { expect, test } from "#tests/support/browser";
import { type Parent, addChild, addSecondChild, subscribe } from "#tests/support/family";
import { expectProblems, fill, press } from "#tests/support/forms";
import { fillChildForm, openChildForm } from "#tests/support/parent-journey";
import { call } from "#tests/support/requests";
import { setSubscriptionStatus } from "#tests/support/stored-state";

/** What brings an action about for a parent without a subscription, and what the screen then shows. */
interface ActionOnScreen {
  arrange(request: APIRequestContext, parent: Parent): Promise<void>;
  expectScreen(page: Page): Promise<void>;
}

const AGREEMENT = /I agree to the charge/;

const startFamily = async (request: APIRequestContext) => {
  await subscribe(request);
  await addChild(request);
};
const startPayingFamily = async (request: APIRequestContext) => {
  await startFamily(request);
  await call(request, "/subscription/end_trial", {});
};
const startFamilyThatIs = (status: "canceled" | "past_due" | "unpaid") => ({
  async arrange(request: APIRequestContext, { email }: Parent) {
    await startFamily(request);
    setSubscriptionStatus(email, status);
  },
});

const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const nextButton = (page: Page) => page.getByRole("button", { name: "Next" });

async function expectBarred(page: Page): Promise<void> {
  await expect(nextButton(page)).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: AGREEMENT })).toBeHidden();
}

async function expectCharges(page: Page, title: string, words: string, amount: RegExp): Promise<void> {
  await expect(region(page, title)).toContainText(words);
  await expect(region(page, title).getByRole("columnheader")).toHaveText(["Description", "Amount"]);
  await expect(region(page, title).getByRole("cell", { name: amount })).not.toHaveCount(0);
}

const whenAdding: Record<Exclude<SubscriptionAction, `decrease_${string}`>, ActionOnScreen> = {
  none: {
    arrange: (request) => subscribe(request),
    async expectScreen(page) {
      await expect(nextButton(page)).toBeEnabled();
      for (const name of [/trial/i, "Subscribe", /charge/]) {
        await expect(page.getByRole("main").getByRole("region", { name })).toBeHidden();
      }
      await expect(page.getByRole("checkbox", { name: AGREEMENT })).toBeHidden();
    },
  },
  create_new: {
    arrange: () => Promise.resolve(),
    async expectScreen(page) {
      const words = "The first month is free. After that it is $4.99 per month per child.";
      await expect(region(page, "Start your free trial")).toContainText(words);
      await expect(page.getByRole("button", { name: "Start free trial" })).toBeEnabled();
      await expectBarred(page);
    },
  },
  create_new_has_canceled: {
    ...startFamilyThatIs("canceled"),
    async expectScreen(page) {
      await expect(region(page, "Subscribe")).toContainText("Please subscribe to create a new profile.");
      await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
      await expectBarred(page);
    },
  },
  end_trial: {
    async arrange(request) {
      await startFamily(request);
      await addSecondChild(request);
    },
    async expectScreen(page) {
      const words = "Only 2 child profiles are allowed on the free trial.";
      await expect(region(page, "Your free trial is full")).toContainText(words);
      await expect(page.getByRole("button", { name: "Start subscription" })).toBeEnabled();
      await expectBarred(page);
    },
  },
  increase_quantity: {
    arrange: startPayingFamily,
    async expectScreen(page) {
      const title = "Additional charge for the next billing cycle";
      await expectCharges(page, title, "1 seat more changes the next bill by $", /^\$4\.99$/);
      await expect(page.getByRole("checkbox", { name: AGREEMENT })).not.toBeChecked();
      await expect(nextButton(page)).toBeEnabled();
    },
  },
  increase_quantity_trial: {
    arrange: startFamily,
    async expectScreen(page) {
      const title = "Total charge for the next billing cycle";
      await expectCharges(page, title, "With 1 seat more, the next bill is $9.98.", /^\$9\.98$/);
      await expect(page.getByRole("checkbox", { name: AGREEMENT })).not.toBeChecked();
      await expect(nextButton(page)).toBeEnabled();
    },
  },
  update_payment_past_due: {
    ...startFamilyThatIs("past_due"),
    async expectScreen(page) {
      await expect(page.getByRole("alert")).toContainText("Your last payment did not go through");
      await expect(page.getByRole("link", { name: "Update payment" })).toHaveAttribute("href", /\/sandbox\/portal\//);
      await expectBarred(page);
    },
  },
  update_payment_unpaid: {
    ...startFamilyThatIs("unpaid"),
    async expectScreen(page) {
      await expect(page.getByRole("alert")).toContainText("Your subscription is unpaid");
      await expect(page.getByRole("link", { name: "Update payment" })).toHaveAttribute("href", /\/sandbox\/portal\//);
      await expectBarred(page);
    },
  },
};

for (const [action, { arrange, expectScreen }] of Object.entries(whenAdding)) {
  test(`the form for a new child has its own state for ${action}`, async ({ page, parent }) => {
    await arrange(page.request, parent);
    expect(await call(page.request, "/subscription/action", { do_add_child: true })).toMatchObject({ action });
    await openChildForm(page);
    await expectScreen(page);
  });
}

const whenRemoving: Record<Extract<SubscriptionAction, `decrease_${string}`>, ActionOnScreen> = {
  decrease_quantity: {
    arrange: startPayingFamily,
    async expectScreen(page) {
      const title = "Additional charge for the next billing cycle";
      await expectCharges(page, title, "1 seat fewer changes the next bill by -$4.99.", /^-\$4\.99$/);
    },
  },
  decrease_quantity_trial: {
    async arrange(request) {
      await startFamily(request);
      await addSecondChild(request);
    },
    async expectScreen(page) {
      const title = "Total charge for the next billing cycle";
      await expectCharges(page, title, "With 1 seat fewer, the next bill is $4.99.", /^\$4\.99$/);
    },
  },
};

for (const [action, { arrange, expectScreen }] of Object.entries(whenRemoving)) {
  test(`the question whether to remove a child has its own state for ${action}`, async ({ page, parent }) => {
    await arrange(page.request, parent);
    expect(await call(page.request, "/subscription/action", { do_remove_child: true })).toMatchObject({ action });
    await page.goto("/");
    await press(page, "Edit profile");
    await press(page, "Remove Ada");
    await expectScreen(page);
    await expect(page.getByRole("checkbox", { name: "Yes, remove Ada and all data." })).not.toBeChecked();
  });
}

test("a second child costs a seat: the charge is shown and has to be agreed to", async ({ page, family: _ }) => {
  await openChildForm(page);
  await fillChildForm(page);
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [{ message: "Please agree to the charge to add this child." }]);
  await fill(page, { Password: "ben and the turtle" });
  await page.getByRole("checkbox", { name: "I agree to the charge of $9.98." }).check();
  await press(page, "Next");
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("listitem")).toHaveCount(3);
});

test("a charge that changed while the form was open is shown anew, and has to be agreed to again", async ({
  page,
  family: _,
}) => {
  await openChildForm(page);
  await fillChildForm(page);
  await page.getByRole("checkbox", { name: AGREEMENT }).check();
  await call(page.request, "/subscription/end_trial", {});
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(409);
  await expectProblems(page, [{ message: "The charge has changed meanwhile. Please look at it and agree again." }]);
  await expect(region(page, "Additional charge for the next billing cycle")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: AGREEMENT })).not.toBeChecked();
  await fill(page, { Password: "ada and the fox" });
  await page.getByRole("checkbox", { name: AGREEMENT }).check();
  await press(page, "Next");
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("listitem")).toHaveCount(3);
});
