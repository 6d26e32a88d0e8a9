import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** Pictures of every page instead of tests: `npx playwright test --config tests/screens.config.ts`. */
export default defineConfig(base, {
  testDir: "support",
  testMatch: "screens.ts",
  outputDir: "../test-results/screens",
});
