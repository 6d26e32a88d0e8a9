import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, signUpWithChild, subscribe } from "../family";
import { describeGuards, describeMethods, expectRefusal } from "../refusals";

const PATH = "/subscription/end_trial";

let server: RunningServer;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  guarded = await signUp(server);
  await subscribe(guarded);
});

describeMethods(PATH, ["POST"], () => guarded);
describeGuards({ method: "POST", path: PATH, server: () => server, client: () => guarded, body: () => ({}) });

describe("POST /subscription/end_trial", () => {
  const nextAction = async (parent: SignedUp) =>
    (await parent.post("/subscription/action", { do_add_child: true })).json<{ action: string }>().action;

  it("ends the trial, after which a seat costs its part of the month", async () => {
    const parent = await signUpWithChild(server, "ada_ends");
    expect(await nextAction(parent)).toBe("increase_quantity_trial");
    const answer = await parent.post(PATH, {});
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
    expect(await nextAction(parent)).toBe("increase_quantity");
  });

  it("made again changes nothing", async () => {
    const parent = await signUpWithChild(server, "ada_ends_twice");
    const answers = [await parent.post(PATH, {}), await parent.post(PATH, {})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await nextAction(parent)).toBe("increase_quantity");
  });

  it("answers 404 to a parent who never subscribed", async () => {
    expectRefusal(await (await signUp(server)).post(PATH, {}), 404, "not_found");
  });
});
