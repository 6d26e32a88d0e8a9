import { expect, test } from "#tests/support/browser";
import { editorPath, expectLessons, openNewPlan, topicTitles } from "#tests/support/editor-pages";
import { addSecondChild, signUpAndLogIn } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, archivePlan } from "#tests/support/plans";

test("the editor shows the plan's inputs, its lessons in order and their topics", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await expectHeading(page, "Edit study plan");
  await expect(page).toHaveTitle("Edit study plan · Minnow");
  for (const [label, value] of [
    ["Subject", "Math"],
    ["Emoji", "🍕"],
    ["Goal", "Compare fractions"],
    ["Previous knowledge", "Knows halves"],
    ["Needs", ""],
  ] as const) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await expect(page.getByRole("group", { name: "Number of lessons" })).toContainText("3 lessons");
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  expect(await topicTitles(page, "Quarters")).toEqual(["Quarters first"]);
  await expect(page.getByText("Not saved yet")).toBeHidden();
});

for (const [label, typed, said, unsaid] of [
  ["Goal", "Add fractions", "The plan is changed.", "The emoji is changed."],
  ["Emoji", "🥧", "The emoji is changed.", "The plan is changed."],
] as const) {
  test(`${label}: what is typed is kept whatever is pressed, and not saved until 'Save'`, async ({
    page,
    family: { child },
  }) => {
    const plan = await openNewPlan(page, child);
    await fill(page, { [label]: typed });
    await press(page, "Generate");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(unsaid)).toBeHidden();
    await page.goto(editorPath(child, plan));
    await expect(field(page, label)).toHaveValue(typed);
    await press(page, "Save");
    await expect(page.getByText("The plan is saved.")).toBeVisible();
    await expect(page.getByText("Not saved yet")).toBeHidden();
    await expect(field(page, label)).toHaveValue(typed);
  });
}

test("'Make shorter' and 'Make longer' stay within 3 and 8, and keep what is typed", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  const count = page.getByRole("group", { name: "Number of lessons" });
  await expect(page.getByRole("button", { name: "Make shorter" })).toBeDisabled();
  await fill(page, { Goal: "Add fractions" });
  for (const lessons of [4, 5, 6, 7, 8]) {
    await press(page, "Make longer");
    await expect(count).toContainText(`${lessons} lessons`);
  }
  await expect(page.getByRole("button", { name: "Make longer" })).toBeDisabled();
  await press(page, "Make shorter");
  await expect(count).toContainText("7 lessons");
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
});

test("what does not fit comes back as typed, with what is wrong", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await fill(page, { Subject: "", Goal: "g".repeat(121), Emoji: "🍕🍕🍕" });
  const answer = await press(page, "Save");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [
    { field: "Subject", message: "Subject is missing. Please fill it in." },
    { field: "Goal", message: "Goal can have at most 120 characters." },
    { field: "Emoji", message: "Emoji can have at most 2 characters." },
  ]);
  await expect(field(page, "Goal")).toHaveValue("g".repeat(121));
});

test("an emoji of several signs counts as one", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await fill(page, { Emoji: "👩‍👩‍👧‍👦👩🏽‍🚀" });
  await press(page, "Save");
  await expect(page.getByText("The plan is saved.")).toBeVisible();
});

test("Enter in a field saves", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await fill(page, { Subject: "Fractions" });
  await field(page, "Subject").press("Enter");
  await expect(page.getByText("The plan is saved.")).toBeVisible();
  await expect(field(page, "Subject")).toHaveValue("Fractions");
});

test("one lesson or topic is selected at a time", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await press(page, "Select Quarters");
  await expect(page.getByRole("button", { name: "Delete Quarters", exact: true })).toBeVisible();
  await press(page, "Select Thirds first");
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveText(["Edit Thirds first"]);
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveText(["Delete Thirds first"]);
  await press(page, "Unselect Thirds first");
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
});

test("a lesson's title and description are edited in a dialog, and undone", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await press(page, "Select Quarters");
  await press(page, "Edit Quarters");
  const dialog = page.getByRole("dialog", { name: "Edit Lesson" });
  await dialog.getByLabel("Lesson Title").fill("Fourths");
  await dialog.getByLabel("Lesson Description").fill("Four equal parts.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectLessons(page, ["Halves", "Fourths", "Thirds"]);
  await expect(page.getByText("Four equal parts.")).toBeVisible();
  await press(page, 'Undo: Lesson "Quarters" changed');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("a topic's title is edited in a dialog, where it can't be empty or too long", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await press(page, "Select Halves first");
  await press(page, "Edit Halves first");
  const dialog = page.getByRole("dialog", { name: "Edit Topic" });
  for (const [typed, problem] of [
    [" ", "Topic title is missing. Please fill it in."],
    ["t".repeat(121), "Topic title can have at most 120 characters."],
  ] as const) {
    await dialog.getByLabel("Topic Title").fill(typed);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText(problem);
    await expect(dialog.getByLabel("Topic Title")).toHaveValue(typed);
  }
  await dialog.getByLabel("Topic Title").fill("Two fair shares");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => topicTitles(page, "Halves")).toEqual(["Two fair shares"]);
});

test("a deleted lesson and a deleted topic come back by undoing, one after the other", async ({
  page,
  family: { child },
}) => {
  const plan = await openNewPlan(page, child);
  await press(page, "Select Quarters first");
  await press(page, "Delete Quarters first");
  await expect(page.getByText("No topics yet.")).toBeVisible();
  await press(page, "Select Quarters");
  await press(page, "Delete Quarters");
  await expectLessons(page, ["Halves", "Thirds"]);
  await page.goto(editorPath(child, plan));
  await press(page, 'Undo: Lesson "Quarters" deleted');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  await press(page, 'Undo: Topic "Quarters first" deleted');
  expect(await topicTitles(page, "Quarters")).toEqual(["Quarters first"]);
  await expect(page.getByText("Not saved yet")).toBeHidden();
});

test("what is typed stays when a step is undone", async ({ page, family: { child } }) => {
  const plan = await openNewPlan(page, child);
  await press(page, "Select Quarters");
  await press(page, "Delete Quarters");
  await page.goto(editorPath(child, plan));
  await fill(page, { Goal: "Add fractions" });
  await press(page, 'Undo: Lesson "Quarters" deleted');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
});

test("an archived plan is not edited: the page says so, and leads to where it is restored", async ({
  page,
  family: { child },
}) => {
  const plan = await addPlan(page.request, child);
  await archivePlan(page.request, child, plan);
  await page.goto(editorPath(child, plan));
  await expect(page.getByText("This plan is archived. Please restore it to change it.")).toBeVisible();
  await expect(field(page, "Goal")).toBeHidden();
  await press(page, "View or restore the plan");
  await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
});

test("a plan is not edited under another child, nor one that does not exist", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  const username = await addSecondChild(page.request);
  expect((await page.goto(editorPath({ username }, plan)))?.status()).toBe(404);
  expect((await page.goto(editorPath(child, { id: "study_plan_unknown" })))?.status()).toBe(404);
});

test("another family's plan is not edited", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await signUpAndLogIn(page.request);
  expect((await page.goto(editorPath(child, plan)))?.status()).toBe(403);
});
