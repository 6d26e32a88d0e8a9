import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, browserOnPath } from "../.tools/browser.mjs";
import { isLongRun } from "./support/campaign";
import { namesOfFiles } from "./support/named-files";
import { dataDirOf, e2eDataRoot, workerNumber } from "./support/e2e-data";

const root = fileURLToPath(new URL("..", import.meta.url));
const WORKERS = 2;
const portOf = (worker: number) => 4173 + 10 * worker;
const urlOf = (worker: number) => `http://127.0.0.1:${portOf(worker)}`;

/** Walks through each kind of form, which `npm test` does with scripts too. */
const WITH_SCRIPTS = [
  ...["main-job", "login", "cut_connection", "kept_form", "child_password"],
  ...["keyboard_plans", "wizard_suggestions"],
];
const withScripts = namesOfFiles(WITH_SCRIPTS, fileURLToPath(new URL("e2e", import.meta.url)), ".spec.ts").join("|");
/**
 * What `npm test` does without scripts only: all that is not about them, but for those walks. The long run does it both
 * ways; no page needs a script.
 */
const WITHOUT_SCRIPTS = new RegExp(`/(?!(${withScripts})\\.)[^/]*(?<!\\.js-on)\\.spec\\.ts$`);

// Every worker reads this file too, but then the servers already run on that data.
const isRunner = process.env.TEST_WORKER_INDEX === undefined;
if (isRunner) rmSync(e2eDataRoot, { recursive: true, force: true });

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  reporter: "list",
  workers: WORKERS,
  // Long enough for a machine that is busy with other things: only what hangs takes so long.
  timeout: 60_000,
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: urlOf(workerNumber),
    screenshot: "only-on-failure",
    launchOptions: { executablePath: browserOnPath(), args: browserArguments },
  },
  projects: [
    { name: "javascript on", testIgnore: isLongRun ? /\.js-off\.spec\.ts$/ : WITHOUT_SCRIPTS },
    { name: "javascript off", testIgnore: /\.js-on\.spec\.ts$/, use: { javaScriptEnabled: false } },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: "node .tools/serve.mjs",
    cwd: root,
    // Each test comes from an address of its own, as a proxy in front would tell it.
    env: {
      DATA_DIR: dataDirOf(worker),
      HOST: "127.0.0.1",
      PORT: String(portOf(worker)),
      TRUST_PROXY: "1",
    },
    url: `${urlOf(worker)}/healthz`,
    reuseExistingServer: false,
  })),
});
