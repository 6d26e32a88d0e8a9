import { expect, test } from "#tests/support/browser";
import { expectProblems, press } from "#tests/support/forms";
import { answerWizard } from "#tests/support/plans";

for (const [path, message] of [
  ["", "Subject is missing. Please pick one or type your own."],
  ["/goal", "Goal is missing. Please fill it in."],
  ["/previous_knowledge", "Previous knowledge is missing. Please fill it in."],
  ["/emojis", "Emoji is missing. Please pick one or type your own."],
] as const) {
  test(`the step ${path} can't stay empty`, async ({ page, family: { child } }) => {
    await answerWizard(page.request, child, path.slice(1));
    await page.goto(`/profile/${child.username}/add_study_plan${path}`);
    const answer = await press(page, "Next");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [{ message }]);
  });
}
