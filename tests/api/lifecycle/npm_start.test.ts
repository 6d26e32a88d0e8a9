import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { freePort } from "#tests/support/free-port";

it("npm start, told to end by SIGTERM, hands it on to the server and ends with 0", async () => {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "minnow-npm-start-"));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  // What comes before the start (install and build) has been done: only the start itself is looked at.
  const npm = spawn("npm", ["start", "--ignore-scripts"], { env, stdio: "ignore" });
  const ended = once(npm, "exit");
  const isServing = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServing, { timeout: 20_000, interval: 100 }).toBe(true);
  npm.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await isServing()).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
