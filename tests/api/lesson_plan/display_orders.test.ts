import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { type AnsweredPlan, postedPlan } from "./plan";

const PATH = "/lesson_plan/display_orders";

let server: RunningServer;
let parent: SignedUp;
let other: SignedUp;
/** The child's plans in their order. */
let plans: string[];

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  other = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
  await addChild(parent, "ben_counts");
  await addChild(other, "somebody_elses");
  for (let count = 0; count < 3; count += 1) await savePlan(parent, "ada_reads");
});

beforeEach(async () => {
  plans = await listed();
});

const order = (study_plan_ids: unknown, child_username = "ada_reads") =>
  parent.post(PATH, { child_username, study_plan_ids });

async function listed(): Promise<string[]> {
  const answer = await parent.get("/lesson_plan/?child_username=ada_reads");
  return answer.json<{ study_plans: AnsweredPlan[] }>().study_plans.map(({ id }) => id);
}

async function savePlan(of: SignedUp, child_username: string): Promise<string> {
  const answer = await of.post("/lesson_plan/", { child_username, study_plan: postedPlan });
  return answer.json<{ study_plan: AnsweredPlan }>().study_plan.id;
}

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: async () => ({ child_username: "ada_reads", study_plan_ids: await listed() }),
});

describe("POST lesson_plan/display_orders", () => {
  it("says success and answers with the plans in their new order, in which they are listed from then on", async () => {
    const [first = "", second = "", third = ""] = plans;
    const answer = await order([third, first, second]);
    expect([answer.status, answer.json()]).toEqual([200, { success: true, study_plan_ids: [third, first, second] }]);
    expect(await listed()).toEqual([third, first, second]);
  });

  it("puts those that are named first, and the others behind them", async () => {
    const [first = "", second = "", third = ""] = plans;
    await order([second]);
    expect(await listed()).toEqual([second, first, third]);
  });

  it("refuses a plan that is named twice, and moves none", async () => {
    const [first = "", second = ""] = plans;
    expectUnfit(await order([second, first, second]), "study_plan_ids");
    expect(await listed()).toEqual(plans);
  });

  it("answers 404 to a plan that does not exist, and moves none", async () => {
    expectRefusal(await order([plans[2], "study_plan_of_nobody"]), 404, "not_found");
    expect(await listed()).toEqual(plans);
  });

  it("answers 403 to the plan of another child, and moves none", async () => {
    const others = [await savePlan(parent, "ben_counts"), await savePlan(other, "somebody_elses")];
    for (const id of others) expectRefusal(await order([plans[2], id]), 403, "not_authorized");
    expect(await listed()).toEqual(plans);
  });

  it.each(["somebody_elses", "nobody"])("refuses %s, who is no child of one's own, with 403", async (name) => {
    expectRefusal(await order(plans, name), 403, "not_authorized");
  });

  it.each<[string, unknown, string]>([
    ["no ids", [], "study_plan_ids"],
    ["ids that are no list", "study_plan_1", "study_plan_ids"],
    ["an id that is no text", [7], "study_plan_ids.0"],
    ["more than 1,000 ids", Array.from({ length: 1001 }, () => 7), "study_plan_ids"],
  ])("refuses %s", async (_, ids, field) => {
    expectUnfit(await order(ids), field);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "study_plan_ids");
  });
});
