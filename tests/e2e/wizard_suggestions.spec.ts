import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import type { Child } from "#tests/support/family";
import { fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { answerWizard } from "#tests/support/plans";
import { expectLessons, lessonTitles } from "#tests/support/suggestions";

test("the plan can have 3 to 8 lessons", async ({ page, family: { child } }) => {
  await openPreview(page, child);
  const shorter = page.getByRole("button", { name: "Make shorter" });
  const longer = page.getByRole("button", { name: "Make longer" });
  await expectLength(page, 5);
  for (const count of [4, 3]) {
    await shorter.click();
    await expectLength(page, count);
  }
  await expect(shorter).toBeDisabled();
  for (const count of [4, 5, 6, 7, 8]) {
    await longer.click();
    await expectLength(page, count);
  }
  await expect(longer).toBeDisabled();
});

test("new suggestions differ from the one beside, and come round again", async ({ page, family: { child } }) => {
  await openPreview(page, child);
  const first = await lessonsOf(page, 1);
  const beside = await lessonsOf(page, 2);
  const seen = [first];
  for (let presses = 0; presses < 3; presses += 1) {
    seen.push(await nextSuggestion(page, seen.at(-1) ?? []));
  }
  expect(new Set([...seen, beside].map(String)).size).toBe(5);
  expect(await nextSuggestion(page, seen.at(-1) ?? [])).toEqual(first);
  expect(await lessonsOf(page, 2)).toEqual(beside);
});

for (const number of [1, 2]) {
  test(`a new suggestion comes in the place of suggestion ${number}, where the page is opened`, async ({
    page,
    family: { child },
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPreview(page, child);
    await page.getByRole("button", { name: `New suggestion in place of suggestion ${number}` }).click();
    await expect(page).toHaveURL(new RegExp(`/preview#suggestion-${number - 1}$`));
    await expect(page.getByRole("heading", { name: `Suggestion ${number}` })).toBeInViewport();
  });
}

test("lessons are accepted only as they were shown: after another goal in another tab they are shown anew", async ({
  page,
  family: { child },
}) => {
  await openPreview(page, child);
  const shown = await lessonsOf(page, 1);
  await answerGoalInAnotherTab(page, child, "Cook a dinner for four");
  await page.getByRole("button", { name: "Accept lessons of suggestion 1" }).click();
  await expect(lessonTitles(page, 1)).not.toHaveText(shown);
  await expectHeading(page, "Which lessons suit Ada?");
});

async function openPreview(page: Page, child: Child): Promise<void> {
  await answerWizard(page.request, child, "preview");
  await page.goto(paths.child.addStudyPlan(child.username, "preview"));
  await expectHeading(page, "Which lessons suit Ada?");
}

function lessonsOf(page: Page, suggestion: 1 | 2): Promise<string[]> {
  return lessonTitles(page, suggestion).allInnerTexts();
}

async function expectLength(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} lessons`, { exact: true })).toBeVisible();
  await expectLessons(page, count);
}

/** Presses 'New suggestion' at the first, waits until it is another, and gives its lessons. */
async function nextSuggestion(page: Page, shown: string[]): Promise<string[]> {
  await page.getByRole("button", { name: "New suggestion in place of suggestion 1" }).click();
  await expect(lessonTitles(page, 1)).not.toHaveText(shown);
  return lessonsOf(page, 1);
}

async function answerGoalInAnotherTab(page: Page, child: Child, goal: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(paths.child.addStudyPlan(child.username, "goal"));
  await fill(tab, { "What should Ada be able to do?": goal });
  await press(tab, "Next");
  await tab.close();
}
