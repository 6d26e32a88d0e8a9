import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LearnerSite, learnerSite } from "#tests/support/learner-site";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { type AnsweredPlan, postedPlan } from "./plan";

const PATH = "/lesson_plan/lesson_index";
const FIRST = { lesson_index: 0, topic_index: 0 };
const SECOND = { lesson_index: 1, topic_index: 0 };
const END = { lesson_index: 2, topic_index: 0 };

let server: RunningServer;
let site: LearnerSite;
let parent: SignedUp;
let other: SignedUp;
let planId: string;

beforeAll(async () => {
  server = await sharedServer();
  site = learnerSite(server.url, server.dataDir);
  parent = await signUp(server);
  other = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
  await addChild(parent, "ben_counts");
  await addChild(other, "somebody_elses");
});

/** Two lessons; each has two videos. */
beforeEach(async () => {
  const answer = await parent.post("/lesson_plan/", { child_username: "ada_reads", study_plan: postedPlan });
  planId = answer.json<{ study_plan: AnsweredPlan }>().study_plan.id;
});

const move = (position: object, child_username = "ada_reads") =>
  parent.post(PATH, { child_username, study_plan_id: planId, ...position });
const watch = (lessonIndex: number, ...progress: number[]) => site.watch("ada_reads", planId, lessonIndex, ...progress);

async function position(): Promise<unknown> {
  const answer = await parent.get("/lesson_plan/?child_username=ada_reads");
  type Listed = { study_plans: { id: string; current_position: unknown }[] };
  return answer.json<Listed>().study_plans.find(({ id }) => id === planId)?.current_position;
}

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ child_username: "ada_reads", study_plan_id: planId, ...FIRST }),
});

describe("POST lesson_plan/lesson_index", () => {
  it("moves on when the videos of the active lesson are watched, and answers with the plan", async () => {
    await watch(0, 1, 0.9);
    const answer = await move(SECOND);
    const study_plan = expect.objectContaining({ id: planId, current_position: SECOND }) as object;
    expect([answer.status, answer.json()]).toEqual([200, { success: true, study_plan }]);
    expect(await position()).toEqual(SECOND);
  });

  it("goes from the first lesson to the end by reports", async () => {
    await watch(0, 1, 1);
    await move(SECOND);
    await watch(1, 1, 1);
    expect((await move(END)).status).toBe(200);
    expect(await position()).toEqual(END);
  });

  it("answers 409 while a video is not watched to its end, and moves nothing", async () => {
    await watch(0, 1, 0.89);
    expectRefusal(await move(SECOND), 409, "videos_not_watched");
    expect(await position()).toEqual(FIRST);
  });

  it("moves back to what is done", async () => {
    await watch(0, 1, 1);
    await move(SECOND);
    expect((await move(FIRST)).status).toBe(200);
    expect(await position()).toEqual(FIRST);
  });

  it("is harmless when it is made again", async () => {
    await watch(0, 1, 1);
    await move(SECOND);
    expect((await move(SECOND)).status).toBe(200);
    expect(await position()).toEqual(SECOND);
  });

  it.each<[string, object, string]>([
    ["a lesson that the plan does not have", { lesson_index: 3, topic_index: 0 }, "lesson_index"],
    ["a topic that the lesson does not have", { lesson_index: 0, topic_index: 1 }, "topic_index"],
    ["a negative index", { lesson_index: -1, topic_index: 0 }, "lesson_index"],
    ["an index that is not whole", { lesson_index: 0, topic_index: 0.5 }, "topic_index"],
    ["an index that is text", { lesson_index: "1", topic_index: 0 }, "lesson_index"],
    ["an index beyond all numbers", { lesson_index: 1e21, topic_index: 0 }, "lesson_index"],
  ])("refuses %s", async (_, to, field) => {
    expectUnfit(await move(to), field);
    expect(await position()).toEqual(FIRST);
  });

  it("answers 409 to an archived plan, which is read-only", async () => {
    await parent.send("DELETE", `/lesson_plan/?child_username=ada_reads&study_plan_id=${planId}`);
    expectRefusal(await move(FIRST), 409, "plan_archived");
  });

  it("answers 404 to a plan that does not exist or is another child's", async () => {
    expectRefusal(await move(FIRST, "ben_counts"), 404, "not_found");
    expectRefusal(await move({ ...FIRST, study_plan_id: "study_plan_of_nobody" }), 404, "not_found");
  });

  it.each(["somebody_elses", "nobody"])("refuses %s, who is no child of one's own, with 403", async (name) => {
    expectRefusal(await move(FIRST, name), 403, "not_authorized");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "lesson_index", "study_plan_id", "topic_index");
  });
});

describe("POST /lesson_plan/ with a position", () => {
  const postAt = async (where: object) => {
    const study_plan = { ...postedPlan, ...where };
    const answer = await parent.post("/lesson_plan/", { child_username: "ada_reads", study_plan });
    return answer.json<{ study_plan: { current_position: unknown } }>().study_plan.current_position;
  };

  it("begins a new plan at the current position", async () => {
    expect(await postAt({ current_position: SECOND, current_topic_index: 0 })).toEqual(SECOND);
  });

  it("takes current_topic_index, as older plans have it, where there is none", async () => {
    expect(await postAt({ current_topic_index: 1 })).toEqual(END);
  });
});
