import { expectNoSidewaysScrolling } from "#tests/support/accessibility";
import { expect } from "#tests/support/browser";
import { expectHeading } from "#tests/support/parent-journey";
import { test } from "#tests/support/streaming-server";
import { expectLessons, expectStatus, expectWhole, lessonTitles, openWhileWritten } from "#tests/support/suggestions";

test("lessons appear one by one in both suggestions while they are written, and can be accepted", async ({
  page,
  site,
  family: { child },
}) => {
  const pace = await openWhileWritten(page, site, child, "preview");
  for (const count of [1, 2, 3]) {
    pace.writeUpTo(count);
    await expectLessons(page, count);
  }
  await expect(page.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  const accepted = await lessonTitles(page, 2).allInnerTexts();
  await page.getByRole("button", { name: "Accept lessons of suggestion 2" }).click();
  await expectHeading(page, "Which topics should the lessons have?");
  await expect(lessonTitles(page, 1)).toHaveText(accepted);
});

test("topics appear lesson by lesson while they are written, up to the saved plan", async ({
  page,
  site,
  family: { child },
}) => {
  const pace = await openWhileWritten(page, site, child, "topics");
  const topics = page.locator('[slot="lessons-0"]').getByRole("listitem");
  // The topics of a lesson are shown once those of the next have begun: four of each.
  for (const [lines, lessons] of [
    [5, 1],
    [9, 2],
  ] as const) {
    pace.writeUpTo(lines);
    await expectLessons(page, lessons);
    await expect(topics).toHaveCount(lessons * 4);
  }
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  await expect(topics).toHaveCount(20);
  await page.getByRole("button", { name: "Accept topics and save of suggestion 1" }).click();
  await expect(page.getByRole("status")).toHaveText("The study plan is saved.");
});

test("each suggestion is announced as being written, then as ready", async ({ page, site, family: { child } }) => {
  const pace = await openWhileWritten(page, site, child, "preview");
  for (const number of [1, 2] as const) await expectStatus(page, number, `Suggestion ${number} is being written…`);
  pace.writeToTheEnd();
  for (const number of [1, 2] as const) await expectStatus(page, number, `Suggestion ${number} is ready: 5 lessons.`);
});

test("'Stop' shows what is written, and 'Go on' completes it", async ({ page, site, family: { child } }) => {
  const pace = await openWhileWritten(page, site, child, "preview");
  pace.writeUpTo(2);
  await expectLessons(page, 2);
  const written = await lessonTitles(page, 1).allInnerTexts();
  await page.getByRole("button", { name: "Stop suggestion 1" }).click();
  await expect(page.getByText("Stopped. What is written so far is kept.")).toHaveCount(2);
  await expect(lessonTitles(page, 1)).toHaveText(written);
  await page.getByRole("link", { name: "Go on" }).first().click();
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  expect((await lessonTitles(page, 1).allInnerTexts()).slice(0, 2)).toEqual(written);
});

test("'New suggestion' writes another in its place, and leaves the one beside", async ({
  page,
  site,
  family: { child },
}) => {
  const pace = await openWhileWritten(page, site, child, "preview");
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  const replaced = await lessonTitles(page, 1).allInnerTexts();
  const beside = await lessonTitles(page, 2).allInnerTexts();
  pace.writeUpTo(1);
  await page.getByRole("button", { name: "New suggestion in place of suggestion 1" }).click();
  await expect(lessonTitles(page, 1)).toHaveCount(1);
  await expect(lessonTitles(page, 1)).not.toHaveText(replaced.slice(0, 1));
  await expect(lessonTitles(page, 2)).toHaveText(beside);
  pace.writeToTheEnd();
  await expectWhole(page, 5);
});

test("a new suggestion is in sight once it is written", async ({ page, site, family: { child } }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const pace = await openWhileWritten(page, site, child, "preview");
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  pace.writeUpTo(1);
  await page.getByRole("button", { name: "New suggestion in place of suggestion 2" }).click();
  await expect(lessonTitles(page, 2)).toHaveCount(1);
  pace.writeToTheEnd();
  await expectWhole(page, 5);
  await expect(page.getByRole("heading", { name: "Suggestion 2" })).toBeInViewport();
});

test("nothing is wider than a small screen while it is written", async ({ page, site, family: { child } }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const pace = await openWhileWritten(page, site, child, "topics");
  pace.writeUpTo(9);
  await expectLessons(page, 2);
  await expectNoSidewaysScrolling(page);
});
