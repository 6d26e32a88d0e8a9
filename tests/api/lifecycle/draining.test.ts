import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import { startServer } from "#tests/support/server";

describe("a server that is told to end, with time to drain,", () => {
  it("is no longer ready first, while whoever is still sent there is answered and shown elsewhere", async () => {
    const server = await startServer({ env: { DRAIN_SECONDS: "3" } });
    const client = createClient(server);
    expect((await client.get("/readyz")).status).toBe(200);
    process.kill(server.pid, "SIGTERM");
    await expect.poll(() => client.get("/readyz").then(({ status }) => status)).toBe(503);
    const page = await client.get(paths.signup());
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect((await client.get("/healthz")).status).toBe(200);
    // Told a second time, it would end at once.
    await expect.poll(() => isAlive(server.pid), { timeout: 10_000 }).toBe(false);
    expect(await server.stop()).toBe(0);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
