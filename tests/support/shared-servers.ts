import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { endServers, startServerProcess } from "./server-process";

/** What a worker has to know of the server that is its own for the whole run. */
export interface SharedServer {
  url: string;
  dataDir: string;
  pid: number;
  /** Where all that it wrote is. */
  logFile: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** One for each worker, in the order of their numbers; see `sharedServer`. */
    sharedServers: SharedServer[];
  }
}

/** Starts a server for each worker before the first test file that may need it, and ends them after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-shared-"));
  const numbers = Array.from({ length: project.vitest.config.maxWorkers }, (_, index) => index);
  const servers = await Promise.all(numbers.map((number) => start(path.join(folder, `${number}.log`))));
  project.provide("sharedServers", servers);
  return async () => {
    await endServers();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function start(logFile: string): Promise<SharedServer> {
  // Each test may come from an address of its own, as a proxy in front would tell it.
  const { url, dataDir, pid } = await startServerProcess({ env: { TRUST_PROXY: "1" }, logFile });
  return { url, dataDir, pid, logFile };
}
