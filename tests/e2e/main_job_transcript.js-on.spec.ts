import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, newEmail, newUsername } from "#tests/support/family";
import { fill, press } from "#tests/support/forms";
import { consentBox, fillChildForm, giveCode, pay, signUpOnPage } from "#tests/support/parent-journey";
import { readAloud } from "#tests/support/screen-reader";

test("from the sign-up to the first study plan, a screen reader says what main-job-transcript.txt holds", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const pages: string[] = [];
  const listen = async (step: string) => pages.push(...heard(step, await readAloud(page)));
  const email = newEmail();
  const username = newUsername();

  await page.goto(paths.signup());
  await listen("The parent signs up");
  await signUpOnPage(page, { email, password: PASSWORD });
  await listen("The code is asked for");
  await press(page, "Log in");
  await listen("The code was forgotten");
  await giveCode(page, { email, password: PASSWORD });
  await listen("The parent is logged in");
  await press(page, "Add new child");
  await listen("The first child is added");
  await fillChildForm(page, username);
  await press(page, "Start free trial");
  await listen("The payment comes first");
  await press(page, "Continue now");
  await listen("The payment, in the sandbox");
  await pay(page);
  await fillChildForm(page, username);
  await consentBox(page).uncheck();
  await press(page, "Next");
  await listen("The consent was forgotten");
  await fillChildForm(page, username);
  await press(page, "Next");
  await listen("The child's page");
  await answerWizard(page, listen);
  expect(withoutChance(pages.join("\n"), { email, username })).toMatchSnapshot("main-job-transcript.txt");
});

async function answerWizard(page: Page, listen: (step: string) => Promise<unknown>): Promise<void> {
  await press(page, "Add study plan");
  await listen("The wizard: the subject");
  await page.getByRole("radio", { name: "Math" }).check();
  await press(page, "Next");
  await listen("The wizard: the goal");
  await fill(page, { "What should Ada be able to do?": "Compare fractions" });
  await press(page, "Next");
  await listen("The wizard: what is known already");
  await fill(page, { "What does Ada know already?": "Knows halves" });
  await press(page, "Next");
  await listen("The wizard: what is needed");
  await press(page, "Next");
  await listen("The wizard: the emoji");
  await page.getByRole("radio").first().check();
  await press(page, "Next");
  await listen("The wizard: the lessons");
  await press(page, "Accept lessons of suggestion 1");
  await listen("The wizard: the topics");
  await press(page, "Accept topics and save of suggestion 1");
  await listen("The study plan");
}

function heard(step: string, phrases: string[]): string[] {
  return [`=== ${step} ===`, ...phrases, ""];
}

/** The transcript without what is new each time: addresses, names and days. */
function withoutChance(text: string, { email, username }: { email: string; username: string }): string {
  return text
    .replaceAll(email, "pat@example.org")
    .replaceAll(email.replace(/@.*/, ""), "pat")
    .replaceAll(username, "ada_reads")
    .replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, "a day");
}
