import path from "node:path";
import { test as base } from "./browser";
import { type ModelServer, startModelServer } from "./model-server";
import { type RunningServer, endServers, startServerProcess } from "./server-process";

/** A server of the worker's own, whose suggestions come from a model that the test commands. */
export interface StreamingSite {
  model: ModelServer;
  /** Ends the server the hard way. */
  kill(): Promise<void>;
  /** Starts it again, where it was and on what it left behind. */
  startAgain(): Promise<void>;
}

interface WorkerFixtures {
  streaming: { site: StreamingSite; url: string; dataDir: string };
}

/** Playwright's `test`, whose pages are those of a StreamingSite. */
export const test = base.extend<{ site: StreamingSite }, WorkerFixtures>({
  streaming: [
    async ({}, use) => {
      const model = await startModelServer({ hasDetailsApart: true });
      const { baseUrl, apiKey, model: name } = model.address;
      // A test is not to pay for the failures that the one before it wanted.
      const modelEnv = { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey ?? "", LLM_MODEL: name, LLM_PAUSE_SECONDS: "0" };
      const env = { ...modelEnv, TRUST_PROXY: "1" };
      let server: RunningServer = await startServerProcess({ env });
      const { url, dataDir } = server;
      const startAgain = async () => {
        server = await startServerProcess({ env, dataDir, port: Number(new URL(url).port) });
      };
      await use({ site: { model, kill: () => server.kill9(), startAgain }, url, dataDir });
      await endServers();
      await model.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ streaming }, use) => use(streaming.url),
  outbox: ({ streaming }, use) => use(path.join(streaming.dataDir, "outbox")),
  site: ({ streaming }, use) => use(streaming.site),
});
