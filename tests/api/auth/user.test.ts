import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUp, subscribe } from "../family";
import { describeMethods } from "../refusals";

const PATH = "/auth/user";

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await startServer({ env: { GEO_COUNTRY_HEADER: "X-Test-Country" } });
  parent = await signUp(server);
});

describeMethods(PATH, ["GET"], () => createClient(server));

describe("GET /auth/user", () => {
  const signedOut = { geo_data: { country: "US" }, subscription_action: null, user_profile_id: null };

  it("answers whoever is signed out with the country alone", async () => {
    const answer = await createClient(server).get(PATH);
    expect([answer.status, answer.json()]).toEqual([200, signedOut]);
  });

  it.each(["rubbish", "%E0%A4%A", Buffer.from('"made-up"').toString("base64"), Buffer.from("{}").toString("base64")])(
    "takes the session '%s' for none",
    async (value) => {
      const client = createClient(server, { cookies: new Map([["minnow_session", value]]) });
      expect((await client.get(PATH)).json()).toEqual(signedOut);
    },
  );

  it("tells a parent who they are", async () => {
    const { id } = (await parent.get("/user/profile")).json<{ id: string }>();
    expect((await parent.get(PATH)).json()).toMatchObject({ user_profile_id: id });
  });

  it("tells a new parent that a subscription is needed, and a subscribed one that nothing is", async () => {
    const another = await signUp(server);
    const action = async () => (await another.get(PATH)).json<{ subscription_action: string }>().subscription_action;
    const before = await action();
    await subscribe(another);
    expect([before, await action()]).toEqual(["create_new", "none"]);
  });

  it("tells the country that the configured header names", async () => {
    const answer = await parent.request(PATH, { headers: { "X-Test-Country": "ca" } });
    expect(answer.json()).toMatchObject({ geo_data: { country: "CA" } });
  });

  it("is kept by nobody", async () => {
    expect((await parent.get(PATH)).headers.get("cache-control")).toBe("no-store");
  });

  it("is the same call with a slash at the end", async () => {
    expect((await createClient(server).get(`${PATH}/`)).json()).toEqual(signedOut);
  });
});
