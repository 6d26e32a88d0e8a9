import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answersOfSample, findSamplePlan } from "~/domain/sample-plans/sample-plans";
import { acceptSampleTopics } from "~/domain/study-plan/wizard-acceptance.server";
import { answerWizard, openWizard } from "~/domain/study-plan/wizard.server";
import { ada, another, family } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

const chess = findSamplePlan("chess");
if (!chess) throw new Error("There is no chess sample.");
const titles = chess.lessons.map(({ title, topics }) => [title, ...topics]);

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
beforeEach(async () => {
  const child = another(ada);
  username = child.username;
  parentId = (await family(child)).id;
  await answerWizard(parentId, username, answersOfSample(chess));
});

describe("a wizard that began with a sample study plan", () => {
  it("saves it with the sample's own topics", async () => {
    const { id, topicFingerprint } = await openWizard(parentId, username);
    const plan = await acceptSampleTopics(parentId, username, id, topicFingerprint);
    expect(plan?.lessons.map(({ title, topics }) => [title, ...topics.map((topic) => topic.title)])).toEqual(titles);
  });

  it("gives the same plan when it is pressed twice", async () => {
    const { id, topicFingerprint } = await openWizard(parentId, username);
    const plans = [await acceptSampleTopics(parentId, username, id, topicFingerprint)];
    plans.push(await acceptSampleTopics(parentId, username, id, topicFingerprint));
    expect(plans[1]?.id).toBe(plans[0]?.id);
  });

  it("saves nothing once an answer was changed in another tab", async () => {
    const { id, topicFingerprint } = await openWizard(parentId, username);
    await answerWizard(parentId, username, { goal: "Play in a club" });
    expect(await acceptSampleTopics(parentId, username, id, topicFingerprint)).toBeNull();
  });

  it("has no sample's topics once an answer was changed, whatever is asked for", async () => {
    await answerWizard(parentId, username, { goal: "Play in a club" });
    const { id, topicFingerprint } = await openWizard(parentId, username);
    expect(await acceptSampleTopics(parentId, username, id, topicFingerprint)).toBeNull();
  });
});
