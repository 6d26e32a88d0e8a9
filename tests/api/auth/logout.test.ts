import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { logInElsewhere, signUp } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/auth/logout";

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await sharedServer();
  client = createClient(server);
});

describeMethods(PATH, ["POST"], () => client);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => client,
  body: () => ({ redirect: false }),
  isPublic: true,
});

describe("POST /auth/logout", () => {
  it("says success", async () => {
    const answer = await (await signUp(server)).post(PATH, { redirect: false });
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
  });

  it("takes the session from the browser", async () => {
    const parent = await signUp(server);
    await parent.post(PATH, { redirect: false });
    expect(parent.cookies.has("minnow_session")).toBe(false);
  });

  it("makes the browser forget the pages it has kept", async () => {
    const { headers } = await (await signUp(server)).post(PATH, { redirect: false });
    expect(headers.get("clear-site-data")).toBe('"cache"');
  });

  it("ends the session on the server, so that its cookie opens nothing any more", async () => {
    const parent = await signUp(server);
    const kept = new Map(parent.cookies);
    await parent.post(PATH, { redirect: false });
    expectRefusal(await createClient(server, { cookies: kept }).get("/user/profile"), 401, "not_signed_in");
  });

  it("leaves the sessions of other browsers", async () => {
    const parent = await signUp(server);
    const elsewhere = await logInElsewhere(server, parent);
    await parent.post(PATH, { redirect: false });
    expect((await elsewhere.get("/user/profile")).status).toBe(200);
  });

  it("says success to whoever is not signed in: there is nothing to end", async () => {
    expect((await client.post(PATH, {})).json()).toEqual({ success: true });
  });

  it("refuses a redirect that is neither true nor false", async () => {
    expectUnfit(await client.post(PATH, { redirect: "/" }), "redirect");
  });
});
