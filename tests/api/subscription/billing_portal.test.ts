import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, subscribe } from "../family";
import { describeGuards, describeMethods, expectRefusal } from "../refusals";

const PATH = "/subscription/billing_portal";

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  await subscribe(parent);
});

describeMethods(PATH, ["POST"], () => parent);
describeGuards({ method: "POST", path: PATH, server: () => server, client: () => parent, body: () => ({}) });

describe("POST /subscription/billing_portal", () => {
  it("answers with the address of a page where the subscription is managed, and of no other thing", async () => {
    const answer = await parent.post(PATH, {});
    const { url } = answer.json<{ url: string }>();
    expect([answer.status, Object.keys(answer.json<object>())]).toEqual([200, ["url"]]);
    expect(url.startsWith(`${server.url}/sandbox/portal/`)).toBe(true);
    const page = await parent.get(url.slice(server.url.length));
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/1 seat\b/)]);
  });

  it("gives each visit an address of its own", async () => {
    const urls = [await parent.post(PATH, {}), await parent.post(PATH, {})].map(({ text }) => text);
    expect(new Set(urls).size).toBe(2);
  });

  it("answers 404 to a parent who never subscribed", async () => {
    expectRefusal(await (await signUp(server)).post(PATH, {}), 404, "not_found");
  });
});
