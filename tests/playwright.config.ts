import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, browserOnPath } from "../.tools/browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = 4173;
const url = `http://127.0.0.1:${port}`;
const dataDir = path.join(root, "test-results/e2e-data");

// Every worker reads this file too, but then the server already runs on that data.
const isRunner = process.env.TEST_WORKER_INDEX === undefined;
if (isRunner) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: "e2e",
  outputDir: path.join(root, "test-results/e2e"),
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
    env: { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(port) },
    url: `${url}/healthz`,
    reuseExistingServer: false,
  },
});
