import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, newEmail, newUsername } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { readCodeInOutbox } from "#tests/support/letters";
import { lessonTitles } from "#tests/support/suggestions";
import { expectHeading, giveCode, givePassword, goToCheckout, pay, signUpOnPage } from "#tests/support/parent-journey";

const GOAL = "Add and compare fractions with confidence";

test("a parent comes from the sign-up to the first study plan, and back to it after a new login", async ({
  page,
  javaScriptEnabled,
}) => {
  const parent = { email: newEmail(), password: PASSWORD };
  const username = newUsername();

  await test.step("signs up and types the code from the letter", async () => {
    await signUpOnPage(page, parent);
    const code = await readCodeInOutbox(page, parent.email);
    await page.goto("/");
    await fill(page, { Code: code });
    await press(page, "Log in");
    await expectHeading(page, "My kids");
  });

  await test.step("starts the free trial from the child form, which keeps what was typed", async () => {
    await press(page, "Add new child");
    await fill(page, { "Display Name": "Ada", "Grade Level": "Grade 4", Username: username, Password: "ada's secret" });
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await goToCheckout(page, javaScriptEnabled);
    await pay(page);
    await expect(page.getByRole("status")).toHaveText("Your subscription has started. Now add your child.");
    await expect(field(page, "Display Name")).toHaveValue("Ada");
    await expect(field(page, "Grade Level")).toHaveValue("Grade 4");
    await expect(field(page, "Username")).toHaveValue(username);
    await expect(field(page, "Password")).toHaveValue("");
  });

  await test.step("adds the child once consent is given", async () => {
    await fill(page, { Password: "ada's secret" });
    const refused = await press(page, "Next");
    expect(refused.status()).toBe(400);
    await expectProblems(page, [{ message: "Please give your consent to add this child." }]);
    await page.getByRole("checkbox", { name: /parent or guardian/ }).check();
    await fill(page, { Password: "ada's secret" });
    await press(page, "Next");
    await expectHeading(page, "Ada");
    await expect(page).toHaveURL(new RegExp(paths.child.profile(username)));
  });

  await test.step("answers the wizard's first five steps", async () => {
    await press(page, "Add study plan");
    await page.getByRole("radio", { name: "Math" }).check();
    await press(page, "Next");
    await expectHeading(page, "What should Ada be able to do?");
    await pressFirstIdea(page, "Ideas for Math", "What should Ada be able to do?");
    await fill(page, { "What should Ada be able to do?": GOAL });
    await press(page, "Next");
    await expectHeading(page, "What does Ada know already?");
    await pressFirstIdea(page, "For example", "What does Ada know already?");
    await press(page, "Next");
    await expectHeading(page, "Does Ada need anything in particular?");
    await press(page, "Next");
    await expectHeading(page, "Which emoji stands for this plan?");
    await page.getByRole("radio").first().check();
    await press(page, "Next");
    await expectHeading(page, "Which lessons suit Ada?");
  });

  await test.step("has another suggestion and a longer one, and accepts lessons", async () => {
    const lessons = lessonTitles(page, 1);
    await expect(lessons).toHaveCount(5);
    const before = await lessons.allInnerTexts();
    await page.getByRole("button", { name: "New suggestion in place of suggestion 1" }).click();
    await expect(lessons).not.toHaveText(before);
    await page.getByRole("button", { name: "Make longer" }).click();
    await expect(page.getByText("6 lessons", { exact: true })).toBeVisible();
    await expect(lessons).toHaveCount(6);
    await page.getByRole("button", { name: "Accept lessons of suggestion 1" }).click();
    await expectHeading(page, "Which topics should the lessons have?");
  });

  await test.step("accepts topics and sees the plan", async () => {
    await page.getByRole("button", { name: "Accept topics and save of suggestion 2" }).click();
    await expectHeading(page, new RegExp(`Math: ${GOAL}`));
    await expect(page.getByRole("status")).toHaveText("The study plan is saved.");
    const lessons = page.getByRole("region", { name: "Lessons" });
    await expect(lessons.getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(lessons.getByRole("heading", { level: 3 }).first()).toContainText("(in progress)");
  });

  const planUrl = await test.step("finds the plan in the profile's table", async () => {
    await press(page, "Back to Ada");
    const plans = page.getByRole("table", { name: "Ada’s study plans" });
    await expect(plans.getByRole("row", { name: /Math/ })).toContainText(GOAL);
    await plans.getByRole("link", { name: "Math" }).click();
    await expectHeading(page, new RegExp(GOAL));
    return page.url();
  });

  await test.step("logs out", async () => {
    await page.goto(paths.settings.overview());
    await press(page, "Logout");
    await expectHeading(page, "Log in");
  });

  await test.step("logs in at the plan's own address, where the plan opens after the code", async () => {
    const asked = await page.goto(planUrl);
    expect(asked?.status()).toBe(401);
    await expectHeading(page, "Log in");
    await expect(page).toHaveURL(planUrl);
    await givePassword(page, parent);
    await expect(page).toHaveURL(planUrl);
    await giveCode(page, parent);
    await expect(page).toHaveURL(planUrl);
    await expectHeading(page, new RegExp(GOAL));
  });
});

/** Presses the first of the ideas, which then stands in the field. */
async function pressFirstIdea(page: Page, ideas: string, question: string): Promise<void> {
  const words = await page.getByRole("group", { name: ideas }).getByRole("button").first().innerText();
  await press(page, words);
  await expect(field(page, question)).toHaveValue(words);
}
