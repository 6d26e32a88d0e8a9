import { paths } from "~/domain/paths";
import { stepAfter } from "~/domain/study-plan/wizard";
import { WIZARD_STEP_COUNT, wizardSteps } from "~/domain/study-plan/wizard-steps";
import { expect, test } from "#tests/support/browser";
import type { Child } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { answerWizard } from "#tests/support/plans";
import { setSubscriptionStatus } from "#tests/support/stored-state";

const GOAL_QUESTION = "What should Ada be able to do?";
const KNOWLEDGE_QUESTION = "What does Ada know already?";
const NEEDS_QUESTION = "Does Ada need anything in particular?";
const OWN = "Or type your own";

for (const { slug: opened } of wizardSteps.slice(0, -1)) {
  test(`with the pages before "${opened}" answered, the next leads there`, async ({ page, family: { child } }) => {
    await answerWizard(page.request, child, opened);
    await page.goto(paths.child.addStudyPlan(child.username, stepAfter(opened)?.slug ?? ""));
    await expect(page).toHaveURL(paths.child.addStudyPlan(child.username, opened));
  });
}

test("with nothing answered, the last page leads to the first", async ({ page, family: { child } }) => {
  await page.goto(paths.child.addStudyPlan(child.username, wizardSteps.at(-1)?.slug ?? ""));
  await expect(page).toHaveURL(paths.child.addStudyPlan(child.username, ""));
});

test("earlier steps are links with their answers kept, later ones are not", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "previous_knowledge");
  await page.goto(`${wizardOf(child)}/previous_knowledge`);
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(WIZARD_STEP_COUNT);
  await expect(steps.getByRole("link")).toHaveText(["Subject, done", "Goal, done", "Knowledge"]);
  await expect(steps.getByRole("link", { name: "Knowledge" })).toHaveAttribute("aria-current", "step");
  await steps.getByRole("link", { name: "Goal" }).click();
  await expectHeading(page, GOAL_QUESTION);
  await expect(field(page, GOAL_QUESTION)).toHaveValue("Compare fractions");
  await steps.getByRole("link", { name: "Subject" }).click();
  await expect(page.getByRole("radio", { name: "Math" })).toBeChecked();
});

test("18 subjects are offered", async ({ page, family: { child } }) => {
  await page.goto(wizardOf(child));
  await expect(page.getByRole("group", { name: "Pick a subject" }).getByRole("radio")).toHaveCount(18);
});

test("a subject that is typed counts before one that is picked", async ({ page, family: { child } }) => {
  await page.goto(wizardOf(child));
  await page.getByRole("radio", { name: "Chess" }).check();
  await fill(page, { [OWN]: "Geometry" });
  await press(page, "Next");
  await expect(page.getByRole("group", { name: "Ideas for Geometry" })).toBeVisible();
});

test("answers are there again when the wizard is opened later", async ({ page, family: { child } }) => {
  await page.goto(wizardOf(child));
  await fill(page, { [OWN]: "Beekeeping" });
  await press(page, "Next");
  await fill(page, { [GOAL_QUESTION]: "Keep a hive through the winter" });
  await press(page, "Next");
  await page.goto("/");
  await page.goto(wizardOf(child));
  await expect(page.getByRole("radio", { name: "Beekeeping" })).toBeChecked();
  await page.goto(`${wizardOf(child)}/goal`);
  await expect(field(page, GOAL_QUESTION)).toHaveValue("Keep a hive through the winter");
});

for (const { path, label, typed, message } of [
  { path: "", label: OWN, typed: "s".repeat(31), message: "Subject can have at most 30 characters." },
  {
    path: "/goal",
    label: GOAL_QUESTION,
    typed: "g".repeat(121),
    message: "Goal can have at most 120 characters.",
  },
  {
    path: "/previous_knowledge",
    label: KNOWLEDGE_QUESTION,
    typed: "k".repeat(121),
    message: "Previous knowledge can have at most 120 characters.",
  },
  {
    path: "/needs",
    label: NEEDS_QUESTION,
    typed: "n".repeat(121),
    message: "Needs can have at most 120 characters.",
  },
  { path: "/emojis", label: OWN, typed: "🍕🌋🐙", message: "Emoji can have at most 2 characters." },
]) {
  test(`at the step ${path} what is too long comes back as typed`, async ({ page, family: { child } }) => {
    await answerWizard(page.request, child, path.slice(1));
    await page.goto(`${wizardOf(child)}${path}`);
    await fill(page, { [label]: typed });
    const answer = await press(page, "Next");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [{ field: label, message }]);
    await expect(field(page, label)).toHaveValue(typed);
  });
}

test("the needs may stay empty", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "needs");
  await page.goto(`${wizardOf(child)}/needs`);
  await press(page, "Next");
  await expectHeading(page, "Which emoji stands for this plan?");
});

test("another goal lets accepted lessons go: the topics are closed until lessons are accepted again", async ({
  page,
  family: { child },
}) => {
  await answerWizard(page.request, child, "topics");
  await page.goto(`${wizardOf(child)}/topics`);
  await expectHeading(page, "Which topics should the lessons have?");
  await page.goto(`${wizardOf(child)}/goal`);
  await fill(page, { [GOAL_QUESTION]: "Multiply fractions" });
  await press(page, "Next");
  await page.goto(`${wizardOf(child)}/topics`);
  await expect(page).toHaveURL(`${wizardOf(child)}/preview`);
});

test("after the plan is saved the wizard begins afresh", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "topics");
  await page.goto(`${wizardOf(child)}/topics`);
  await page.getByRole("button", { name: "Accept topics and save of suggestion 1" }).click();
  await expect(page.getByRole("status")).toHaveText("The study plan is saved.");
  await page.goto(wizardOf(child));
  await expect(page.getByRole("radio", { name: "Math" })).not.toBeChecked();
});

test("while a subscription action is pending the wizard stays closed", async ({ page, family: { parent, child } }) => {
  setSubscriptionStatus(parent.email, "past_due");
  const answer = await page.goto(wizardOf(child));
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("main")).toContainText("Not authorized");
});

function wizardOf({ username }: Child): string {
  return paths.child.addStudyPlan(username, "");
}
