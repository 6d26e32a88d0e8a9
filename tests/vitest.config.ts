import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const postgres = folder("support/postgres.ts");

/** The same tests of the database layer, on one of the two databases that Minnow runs on. */
const onDatabase = (name: "sqlite" | "postgres") => ({
  extends: true as const,
  test: {
    name,
    include: ["tests/db/**/*.test.ts"],
    env: { TEST_DATABASE: name },
    globalSetup: name === "postgres" ? [postgres] : [],
  },
});

export default defineConfig({
  root: folder(".."),
  resolve: { alias: { "~": folder("../app"), "#tests": folder(".") } },
  test: {
    pool: "forks",
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/{defects,domain,http,routes,server,ui}/**/*.test.ts"] },
      },
      { extends: true, test: { name: "services", include: ["tests/services/**/*.test.ts"] } },
      onDatabase("sqlite"),
      onDatabase("postgres"),
      { extends: true, test: { name: "api", include: ["tests/api/**/*.test.ts"], globalSetup: [postgres] } },
    ],
  },
});
