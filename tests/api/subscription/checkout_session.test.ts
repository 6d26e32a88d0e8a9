import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUp, subscribe } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/subscription/checkout_session";
const asked = { price_type: "monthly_standard", quantity: 1 };

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await startServer();
  parent = await signUp(server);
});

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => asked,
});

describe("POST /subscription/checkout_session", () => {
  it("answers with the session's id, and where its page is", async () => {
    const answer = await parent.post(PATH, asked);
    const { session_id } = answer.json<{ session_id: string }>();
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        session_id: expect.stringMatching(/^cs_[0-9a-f]{32}$/) as string,
        url: `${server.url}/sandbox/checkout/${session_id}`,
      },
    ]);
  });

  it("opens a page that says what is bought", async () => {
    const { session_id } = (await parent.post(PATH, asked)).json<{ session_id: string }>();
    const page = await createClient(server).get(`/sandbox/checkout/${session_id}`);
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/1 seat\b/)]);
  });

  it("changes nothing before it is paid", async () => {
    await parent.post(PATH, asked);
    expect((await parent.get("/auth/user")).json()).toMatchObject({ subscription_action: "create_new" });
  });

  it("refuses any other quantity than the children there are and one more", async () => {
    const answer = await parent.post(PATH, { ...asked, quantity: 2 });
    expectRefusal(answer, 400, "wrong_quantity");
    expect(answer.json()).toHaveProperty("fields.quantity");
  });

  it.each([0, -1, 1.5, 1001, "1", null])("refuses the quantity %o", async (quantity) => {
    expectUnfit(await parent.post(PATH, { ...asked, quantity }), "quantity");
  });

  it("refuses any other price_type", async () => {
    expectUnfit(await parent.post(PATH, { ...asked, price_type: "yearly" }), "price_type");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "price_type", "quantity");
  });

  it("refuses a parent who has subscribed with 403", async () => {
    const subscribed = await signUp(server);
    await subscribe(subscribed);
    expectRefusal(await subscribed.post(PATH, asked), 403, "not_authorized");
  });
});
