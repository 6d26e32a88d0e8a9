import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, browserOnPath } from "../.tools/browser.mjs";
import { e2eDataDir } from "./support/e2e-data";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = 4173;
const url = `http://127.0.0.1:${port}`;

// Every worker reads this file too, but then the server already runs on that data.
const isRunner = process.env.TEST_WORKER_INDEX === undefined;
if (isRunner) rmSync(e2eDataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  reporter: "list",
  workers: 1,
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: url,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: browserOnPath(), args: browserArguments },
  },
  projects: [
    { name: "javascript on", testIgnore: /\.js-off\.spec\.ts$/ },
    { name: "javascript off", testIgnore: /\.js-on\.spec\.ts$/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node .tools/serve.mjs",
    cwd: root,
    // Each test comes from an address of its own, as a proxy in front would tell it.
    env: { DATA_DIR: e2eDataDir, HOST: "127.0.0.1", PORT: String(port), TRUST_PROXY: "1" },
    url: `${url}/healthz`,
    reuseExistingServer: false,
  },
});
