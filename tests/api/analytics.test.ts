import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, queryDatabase, signUp } from "./family";
import { describeGuards, describeMethods, expectUnfit } from "./refusals";

const PATH = paths.machine.analytics();
const event = { category: "subscribe", action: "subscribe", label: "child_profile_add" };

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

describeMethods(PATH, ["POST"], () => parent);
describeGuards({ method: "POST", path: PATH, server: () => server, client: () => parent, body: () => event });

describe("POST /analytics", () => {
  const counted = () => queryDatabase<Record<string, unknown>>(server.dataDir, "select * from analytics_events");
  const send = (headers: Record<string, string>) =>
    parent.request(PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(event),
    });

  it("counts the event that a child was added", async () => {
    const before = (await counted()).length;
    const answer = await parent.post(PATH, event);
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
    expect(await counted()).toHaveLength(before + 1);
  });

  it("keeps nothing of who sent it, nor of what else was sent", async () => {
    await parent.post(PATH, { ...event, username: "ada_tracked", email: parent.email });
    for (const row of await counted()) {
      expect(Object.keys(row).sort()).toEqual(["action", "category", "happened_at", "id", "label"]);
    }
    expect(JSON.stringify(await counted())).not.toMatch(/ada_tracked|@example\.org/);
  });

  it.each<Record<string, string>>([{ DNT: "1" }, { "Sec-GPC": "1" }, { DNT: "1", "Sec-GPC": "1" }])(
    "counts nothing of whoever sends %o, and answers the same",
    async (headers) => {
      const before = await counted();
      const answer = await send(headers);
      expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
      expect(await counted()).toEqual(before);
    },
  );

  it.each<Record<string, string>>([{ DNT: "0" }, { "Sec-GPC": "0" }])("counts whoever sends %o", async (headers) => {
    const before = (await counted()).length;
    await send(headers);
    expect(await counted()).toHaveLength(before + 1);
  });

  it.each(["category", "action", "label"])("refuses any other %s", async (name) => {
    const before = await counted();
    expectUnfit(await parent.post(PATH, { ...event, [name]: "page_view" }), name);
    expect(await counted()).toEqual(before);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "action", "category", "label");
  });
});
