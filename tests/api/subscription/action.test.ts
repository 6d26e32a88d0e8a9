import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newChild, setUserType, signUp, signUpWithChild, subscribe } from "../family";
import { describeGuards, describeMethods, expectUnfit } from "../refusals";

const PATH = "/subscription/action";

let server: RunningServer;
let guarded: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  guarded = await signUp(server);
});

describeMethods(PATH, ["POST"], () => guarded);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => guarded,
  body: () => ({ do_add_child: true }),
});

describe("POST /subscription/action", () => {
  const plain = (action: string) => ({ action, billing_portal_url: null, additional_charges: null });
  const asked = async (parent: SignedUp, wish: object) => (await parent.post(PATH, wish)).json();

  it.each([{}, { do_add_child: false }, { do_add_child: true }])(
    "is create_new for a parent who never subscribed: %o",
    async (wish) => {
      expect(await asked(guarded, wish)).toEqual(plain("create_new"));
    },
  );

  it.each([{}, { do_add_child: true }])("is none while a paid seat is free: %o", async (wish) => {
    const parent = await signUp(server);
    await subscribe(parent);
    expect(await asked(parent, wish)).toEqual(plain("none"));
  });

  it("is none while every child has a seat and none is added", async () => {
    expect(await asked(await signUpWithChild(server, "ada_one"), {})).toEqual(plain("none"));
  });

  it("is increase_quantity_trial for the second child in the trial, with the first bill's total and its lines", async () => {
    const parent = await signUpWithChild(server, "ada_two");
    expect(await asked(parent, { do_add_child: true })).toEqual({
      action: "increase_quantity_trial",
      billing_portal_url: null,
      additional_charges: {
        total: { formatted_amount: "$9.98", cents: 998, at: expect.any(Number) as number },
        additional_quantity: 1,
        details: [
          {
            name: "Minnow seat",
            description: expect.stringContaining("2 seats × $4.99") as string,
            formatted_amount: "$9.98",
          },
        ],
      },
    });
  });

  it("is end_trial for the third child in the trial", async () => {
    const parent = await signUpWithChild(server, "ada_three");
    await setUserType(server, "premium");
    await parent.post("/user/child", { ...newChild, username: "ada_four" });
    await setUserType(server, "standard");
    expect(await asked(parent, { do_add_child: true })).toEqual(plain("end_trial"));
  });

  it("is none for a premium parent, who pays nothing", async () => {
    const parent = await signUp(server);
    await setUserType(server, "premium");
    const answered = await asked(parent, { do_add_child: true });
    await setUserType(server, "standard");
    expect(answered).toEqual(plain("none"));
  });

  it.each([{ do_add_child: 1 }, { do_add_child: "true" }, { do_add_child: null }])("refuses %o", async (wish) => {
    expectUnfit(await guarded.post(PATH, wish), "do_add_child");
  });
});
