import { expect } from "#tests/support/browser";
import { editorPath, expectLessons, lessonTitles, planNamed, topicTitles } from "#tests/support/editor-pages";
import { field } from "#tests/support/forms";
import { refusing } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import { test } from "#tests/support/streaming-server";
import { ask, askWhileWritten, askedFor, followWhenWritten, writtenLines } from "#tests/support/written-generations";

const KINDS = ["lesson", "plan"] as const;

test("a new lesson appears line by line while it is written, and is then in the plan", async ({
  page,
  site,
  family: { child },
  javaScriptEnabled,
}) => {
  const { pace } = await askWhileWritten(page, site, child, "lesson");
  for (const lines of [1, 3]) {
    pace.writeUpTo(lines);
    await expect(writtenLines(page)).toHaveCount(lines);
  }
  pace.writeToTheEnd();
  await followWhenWritten(page, javaScriptEnabled);
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
  await expectLessons(page, ["A new lesson in Math", "Halves", "Quarters", "Thirds"]);
  expect(await topicTitles(page, "A new lesson in Math")).toHaveLength(4);
});

test("a suggested plan appears lesson by lesson while it is written, and is then beside the current one", async ({
  page,
  site,
  family: { child },
  javaScriptEnabled,
}) => {
  const { pace } = await askWhileWritten(page, site, child, "plan");
  for (const lessons of [1, 2]) {
    pace.writeUpTo(lessons);
    await expect(writtenLines(page)).toHaveCount(lessons);
  }
  const first = await writtenLines(page).first().innerText();
  pace.writeToTheEnd();
  await followWhenWritten(page, javaScriptEnabled);
  await expect(planNamed(page, "Suggested plan").getByRole("heading", { level: 3 })).toHaveCount(3);
  expect((await lessonTitles(page, "Suggested plan"))[0]).toBe(first);
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

for (const kind of KINDS) {
  test(`'Stop' shows what is written of a ${kind}, and 'Go on' completes it`, async ({
    page,
    site,
    family: { child },
    javaScriptEnabled,
  }) => {
    const { pace } = await askWhileWritten(page, site, child, kind);
    pace.writeUpTo(1);
    await expect(writtenLines(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Stopped. What is written so far is kept.")).toBeVisible();
    await expect(writtenLines(page)).toHaveCount(1);
    pace.writeToTheEnd();
    await page.getByRole("link", { name: "Go on" }).click();
    await followWhenWritten(page, javaScriptEnabled);
  });

  test(`the editor tells of a ${kind} that is not finished, and leads back to it`, async ({
    page,
    site,
    family: { child },
    javaScriptEnabled,
  }) => {
    const { pace, plan } = await askWhileWritten(page, site, child, kind);
    await page.goto(editorPath(child, plan));
    await expect(page.getByText(askedFor[kind].unfinished)).toBeVisible();
    await page.getByRole("link", { name: "Go on" }).click({ noWaitAfter: true });
    await expect(page.getByRole("heading", { level: 1, name: askedFor[kind].heading })).toBeVisible();
    pace.writeToTheEnd();
    await followWhenWritten(page, javaScriptEnabled);
    await expect(page.getByText(askedFor[kind].unfinished)).toBeHidden();
  });

  test(`a ${kind} that is forgotten leaves the plan as it was`, async ({ page, site, family: { child } }) => {
    const { pace, plan } = await askWhileWritten(page, site, child, kind);
    await page.goto(editorPath(child, plan));
    await page.getByRole("button", { name: "Forget it" }).click();
    await expect(page.getByText("Nothing is written any more, and the plan is as it was.")).toBeVisible();
    pace.writeToTheEnd();
    await expect(page.getByText(askedFor[kind].unfinished)).toBeHidden();
    await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  });

  test(`a ${kind} that the model fails at is written by Minnow itself when the parent wants that`, async ({
    page,
    site,
    family: { child },
    javaScriptEnabled,
  }) => {
    site.model.behave(refusing(503));
    await ask(page, child, kind);
    await page.getByRole("button", { name: "Use Minnow’s own suggestion" }).click();
    await followWhenWritten(page, javaScriptEnabled);
    await expect(page.getByRole("button", { name: /^Undo: (Lesson ".+" added|New suggestion made)$/ })).toBeVisible();
  });
}

test("after a failure another try writes the lesson, from the same words", async ({
  page,
  site,
  family: { child },
  javaScriptEnabled,
}) => {
  site.model.behave(refusing(503));
  await ask(page, child, "lesson");
  const tryAgain = page.getByRole("link", { name: "Try again" });
  await expect(tryAgain).toBeVisible();
  site.model.behave(properly);
  await tryAgain.click();
  await followWhenWritten(page, javaScriptEnabled);
  await expectLessons(page, ["A new lesson in Math", "Halves", "Quarters", "Thirds"]);
});

test("a lesson that is written is put into the plan as it is by then", async ({
  page,
  site,
  family: { child },
  javaScriptEnabled,
}) => {
  const { pace, plan } = await askWhileWritten(page, site, child, "lesson");
  const tab = await page.context().newPage();
  await tab.goto(editorPath(child, plan, "&reorder"));
  await field(tab, "Goal").fill("Add fractions");
  await tab.getByRole("button", { name: "Delete Quarters", exact: true }).click();
  await expectLessons(tab, ["Halves", "Thirds"]);
  pace.writeToTheEnd();
  await followWhenWritten(page, javaScriptEnabled);
  await expectLessons(page, ["A new lesson in Math", "Halves", "Thirds"]);
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
});
