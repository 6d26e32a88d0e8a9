import { afterAll, beforeAll, expect, it } from "vitest";
import { refusing } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import { expectRefusal } from "../refusals";
import { planInputs } from "../lesson_plan/plan";
import { CHILD, type Site, answerWizard, openWizardPage, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite(undefined, { LLM_PAUSE_SECONDS: "600" });
  await answerWizard(site.parent);
});
afterAll(() => site.model.close());

const ask = (changes: object = {}) =>
  site.parent.post("/lesson_plan/stream", { ...planInputs, child_username: CHILD, num_lessons: 5, ...changes });

// The log of each answer is read at the end: every test is the next step of the same story.
it("a model that failed three times in a row is not asked again, and the failure is told as ever", async () => {
  site.model.behave(refusing(401));
  for (const nonse of [0, 1, 2]) expectRefusal(await ask({ nonse }), 502, "suggestions_failed");
  const { length } = site.model.requests;
  site.model.behave(properly);
  expectRefusal(await ask({ nonse: 3 }), 502, "suggestions_failed");
  expect(site.model.requests).toHaveLength(length);
});

it("the page offers Minnow's own suggestions meanwhile", async () => {
  expect(await (await openWizardPage(site, "preview")).whole()).toContain("Use Minnow’s own suggestions");
});

it("the calls give them to whoever asks for them", async () => {
  expect((await ask({ llm_name: "built-in" })).status).toBe(200);
});

it("the log says of each answer how it ended and how long it took, and no word of it", () => {
  const answers = site.server
    .logs()
    .split("\n")
    .filter((line) => line.includes("a model's answer ended"))
    .map((line) => JSON.parse(line) as object);
  expect(answers.at(-1)).toMatchObject({
    task: "lessons",
    ending: "http_401",
    milliseconds: expect.any(Number) as number,
  });
  expect(JSON.stringify(answers)).not.toContain(planInputs.goal);
});
