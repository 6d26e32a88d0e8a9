import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/subscription/quantity";

let server: RunningServer;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  guarded = await signUpWithChild(server, "ada_guarded");
});

describeMethods(PATH, ["POST"], () => guarded);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => guarded,
  body: () => ({ quantity: 1 }),
});

describe("POST /subscription/quantity", () => {
  const nextAction = async (parent: SignedUp) =>
    (await parent.post("/subscription/action", { do_add_child: true })).json<{ action: string }>().action;

  it("answers with the quantity that was set, after which a seat is free", async () => {
    const parent = await signUpWithChild(server, "ada_raises");
    const answer = await parent.post(PATH, { quantity: 2 });
    expect([answer.status, answer.json()]).toEqual([200, { success: true, quantity: 2 }]);
    expect(await nextAction(parent)).toBe("none");
  });

  it("lowers it again, after which none is", async () => {
    const parent = await signUpWithChild(server, "ada_lowers");
    await parent.post(PATH, { quantity: 2 });
    expect((await parent.post(PATH, { quantity: 1 })).json()).toEqual({ success: true, quantity: 1 });
    expect(await nextAction(parent)).toBe("increase_quantity_trial");
  });

  it("refuses fewer seats than there are children", async () => {
    const answer = await guarded.post(PATH, { quantity: 0 });
    expectUnfit(answer, "quantity");
    expect(answer.text).toContain("1 child");
  });

  it.each([3, 1000])("refuses %i seats, more than the trial has, with 403", async (quantity) => {
    expectRefusal(await guarded.post(PATH, { quantity }), 403, "not_authorized");
  });

  it("refuses more than one seat beyond the children once the trial has ended", async () => {
    const parent = await signUpWithChild(server, "ada_pays");
    await parent.post("/subscription/end_trial", {});
    expectUnfit(await parent.post(PATH, { quantity: 3 }), "quantity");
    expect((await parent.post(PATH, { quantity: 2 })).status).toBe(200);
  });

  it.each([-1, 1.5, 1001, 1e300, "1", null, true, [1]])("refuses the quantity %o", async (quantity) => {
    expectUnfit(await guarded.post(PATH, { quantity }), "quantity");
  });

  it("refuses a quantity that is missing", async () => {
    expectUnfit(await guarded.post(PATH, {}), "quantity");
  });

  it("refuses a parent who never subscribed with 403", async () => {
    expectRefusal(await (await signUp(server)).post(PATH, { quantity: 1 }), 403, "not_authorized");
  });
});
