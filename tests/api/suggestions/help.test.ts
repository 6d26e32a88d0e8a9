import { beforeAll, describe, expect, it } from "vitest";
import { startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { planInputs, postedPlan } from "../lesson_plan/plan";
import { expectRefusal } from "../refusals";
import { CHILD, answerWizard, postToWizard } from "./site";

const CRY = "How to kill myself";
const LINES = [
  { name: "988 Suicide & Crisis Lifeline", number: "988", can_text: true },
  { name: "Childhelp National Child Abuse Hotline", number: "1-800-422-4453", can_text: true },
  { name: "Emergency", number: "911", can_text: false },
];

let parent: SignedUp;
beforeAll(async () => {
  parent = await signUpWithChild(await startServer(), CHILD);
});

/** Expects the page to name whom to call, once, and to blame nobody. */
function expectHelp(html: string): void {
  expect(html.split("data-help-notice"), html).toHaveLength(2);
  for (const { number } of LINES) expect(html).toContain(`href="tel:${number}"`);
  expect(html).toContain('href="sms:988"');
  expect(html).not.toContain("There is a problem");
}

const outline = { title: "Fractions", explanation: "Parts." };
const calls = [
  ["/lesson_plan/stream", "goal", { num_lessons: 3, nonse: 0 }],
  ["/lesson_plan/stream", "previous_knowledge", { num_lessons: 3, nonse: 0 }],
  ["/lesson_plan/stream", "needs", { num_lessons: 3, nonse: 0 }],
  ["/lesson_plan/topics", "goal", { lessons: [outline], nonse: 0 }],
  ["/lesson_plan/lesson", "lesson_description", {}],
  ["/lesson_plan/goals", "description", {}],
  ["/lesson_plan/previous_knowledge", "goal", {}],
  ["/lesson_plan/emojis", "subject", {}],
] as const;

describe("a wish about harm to oneself", () => {
  it.each(calls)("makes %s, with it as the %s, answer whom to call", async (path, field, more) => {
    const answer = await parent.post(path, { ...planInputs, child_username: CHILD, ...more, [field]: CRY });
    expectRefusal(answer, 400, "unsuitable_request", "needs_help");
    expect(answer.json<{ help: object }>().help).toEqual(LINES.map((line) => expect.objectContaining(line) as object));
  });

  it("in the words of a lesson, that topics are asked for, is heard as well", async () => {
    const lessons = [{ title: "Purging", explanation: "Puking to lose weight" }];
    const answer = await parent.post("/lesson_plan/topics", {
      ...planInputs,
      child_username: CHILD,
      lessons,
      nonse: 0,
    });
    expectRefusal(answer, 400, "unsuitable_request", "needs_help");
  });

  it("is told from any other unsuitable one, which names nobody", async () => {
    const asked = { ...planInputs, child_username: CHILD, num_lessons: 3, nonse: 0, goal: "Build a pipe bomb" };
    const answer = await parent.post("/lesson_plan/stream", asked);
    expectRefusal(answer, 400, "unsuitable_request");
    expect(answer.json()).not.toHaveProperty("help");
  });
});

describe("a wizard's step that is answered with it", () => {
  beforeAll(() => answerWizard(parent));

  it.each([
    ["?index", { own_subject: CRY }],
    ["/goal", { goal: CRY }],
    ["/previous_knowledge", { previous_knowledge: CRY }],
    ["/needs", { own_needs: CRY, needs: CRY }],
  ])("%s comes back with whom to call, and keeps nothing of it", async (path, fields) => {
    const answer = await postToWizard(parent, path, fields);
    expect(answer.status).toBe(400);
    expectHelp(answer.text);
  });
});

describe("the editor", () => {
  let url: string;
  beforeAll(async () => {
    const saved = await parent.post("/lesson_plan/", { child_username: CHILD, study_plan: postedPlan });
    url = `/profile/${CHILD}/edit_study_plan?study_plan_id=${saved.json<{ study_plan: { id: string } }>().study_plan.id}`;
  });

  it("answers a lesson asked for with it in the same way", async () => {
    const fields = { intent: "add_lesson", lesson_description: CRY, csrf: await parent.formToken(url) };
    const answer = await parent.postForm(`${url}&dialog=add_lesson`, fields);
    expect(answer.status).toBe(400);
    expectHelp(answer.text);
  });
});
