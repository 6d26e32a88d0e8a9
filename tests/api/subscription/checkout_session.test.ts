import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, subscribe } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/subscription/checkout_session";
const asked = { price_type: "monthly_standard", quantity: 1 };

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
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
    const page = await createClient(server).get(paths.sandbox.checkout(session_id));
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/1 seat\b/)]);
  });

  it("changes nothing before it is paid", async () => {
    await parent.post(PATH, asked);
    expect((await parent.get("/auth/user")).json()).toMatchObject({ subscription_action: "create_new" });
  });

  it.each([2, 1000])("refuses %i instead of the children there are and one more", async (quantity) => {
    const answer = await parent.post(PATH, { ...asked, quantity });
    expectRefusal(answer, 400, "wrong_quantity");
    expect(answer.json()).toHaveProperty("fields.quantity");
  });

  it.each([0, -1, 1.5, 1001, 1e300, "1", null, [1]])("refuses the quantity %o", async (quantity) => {
    expectUnfit(await parent.post(PATH, { ...asked, quantity }), "quantity");
  });

  it.each(["yearly", "monthly_premium", "", "price_1", null, 499])("refuses the price_type %o", async (price_type) => {
    expectUnfit(await parent.post(PATH, { ...asked, price_type }), "price_type");
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

describe("another parent's checkout session", () => {
  const sessionOf = async (payer: SignedUp) =>
    (await payer.post(PATH, asked)).json<{ session_id: string }>().session_id;
  const actionOf = async (of: SignedUp) =>
    (await of.get("/auth/user")).json<{ subscription_action: string }>().subscription_action;

  it("is not waited for: the form is shown as if none was named", async () => {
    const session = await sessionOf(await signUp(server));
    const { status, text } = await parent.get(paths.addProfile({ checkout_session: session }));
    expect([status, text]).toEqual([200, expect.stringContaining("Add a new child profile")]);
    expect(text).not.toContain(session);
  });

  it("that is paid gives its subscription to nobody but its own parent", async () => {
    const payer = await signUp(server);
    const session = await sessionOf(payer);
    const page = paths.sandbox.checkout(session);
    await payer.postForm(page, { csrf: await payer.formToken(page), card: "succeeds" });
    const answer = await parent.get(paths.addProfile({ paid: session }));
    expect(answer.text).not.toContain("Your subscription has started");
    expect(await actionOf(parent)).toBe("create_new");
    expect(await actionOf(payer)).toBe("none");
  });

  it.each(["cs_unknown", "../portal", "%00", "x".repeat(4000)])("is not found as '%s'", async (session) => {
    for (const name of ["paid", "checkout_session"]) {
      expect((await parent.get(`/add_profile?${name}=${session}`)).status).toBe(200);
    }
    expect(await actionOf(parent)).toBe("create_new");
  });
});
