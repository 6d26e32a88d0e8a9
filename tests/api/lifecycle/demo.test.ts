import { describe, expect, it } from "vitest";
import { demoChildren, demoParent } from "~/domain/demo/cast";
import { paths } from "~/domain/paths";
import { simulate } from "~/domain/simulator/simulator.server";
import { type Client, createClient } from "#tests/support/client";
import { startServer } from "#tests/support/server";
import { registerSite } from "#tests/support/learner-site";

const HISTORY_WITHIN_MS = 20_000;

async function logIn(client: Client): Promise<void> {
  const { email: username, password } = demoParent;
  await client.post("/auth/login_cred", { type: "parent", username, password });
  await client.post("/auth/login_token", { type: "parent", username, token: client.codeFor(username) });
}

describe("the demo", () => {
  it("shows a family of three children with weeks of history, which came in by the learner API", async () => {
    const server = await startServer({ env: { MINNOW_DEMO: "1" } });
    await expect.poll(() => server.logs(), { timeout: HISTORY_WITHIN_MS }).toContain("reports are in.");
    expect(server.logs()).toContain("/learner_api/reports");
    const parent = createClient(server);
    await logIn(parent);
    for (const { username, first_name } of demoChildren) {
      const { text } = await parent.get(paths.child.progress(username, { days: 30 }));
      expect(text).toContain(`${first_name} watched `);
      expect(text).toMatch(/\d+ minutes on \d+ of 30 days/);
    }
  });
});

describe("the simulator", () => {
  it("takes no more than a server's address and a key, and says what the server refuses", async () => {
    const server = await startServer();
    const simulation = { url: server.url, usernames: ["nobody_here"], weeks: 1, hour: 20, seed: "1" };
    await expect(simulate({ ...simulation, key: "minnow_wrong" })).rejects.toThrow(
      "answered 401 to /learner_api/plans",
    );
    const key = registerSite(server.dataDir);
    await expect(simulate({ ...simulation, key })).rejects.toThrow("answered 404 to /learner_api/plans");
  });
});
