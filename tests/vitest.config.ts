import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { curriculumFiles } from "../.tools/curriculum-plugin";
import { isLongRun } from "./support/campaign";
import { namesOfFiles } from "./support/named-files";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const postgres = folder("support/postgres.ts");
const sharedServers = folder("support/shared-servers.ts");

/**
 * What `npm test` tries on PostgreSQL: migrations, locks, and what several do at once in transactions. The long run tries
 * everything of the database layer there; SQLite does so always.
 */
const ON_POSTGRES = [
  ...["connection", "migrations/*", "schedule/*", "retention/*", "auth/attempts", "auth/code-guesses"],
  ...["child/seats", "child/raise-and-add", "study-plan/save-edits", "study-plan/plan-versions"],
  ...["subscription/payment-events", "subscription/take-over", "suggestion/kept-suggestion"],
];
const filesOnPostgres = namesOfFiles(ON_POSTGRES, folder("db"), ".test.ts").map(
  (name) => `tests/db/${name.replace(/\*$/, "**/*")}.test.ts`,
);

/** These put other modules in the place of some, or load some anew: each gets a process of its own. */
const ALONE = ["tests/domain/auth/passwords.server.test.ts", "tests/http/cookies.server.test.ts"];
const ALONE_ON_DATABASE = ["tests/db/subscription/sequences.test.ts"];
namesOfFiles(
  [...ALONE, ...ALONE_ON_DATABASE].map((file) => file.replace("tests/", "")),
  folder("."),
  "",
);

/** The same tests of the database layer, on one of the two databases that Minnow runs on. */
const onDatabase = (name: "sqlite" | "postgres") => {
  const of = { env: { TEST_DATABASE: name }, globalSetup: name === "postgres" ? [postgres] : [] };
  const isWhole = name === "sqlite" || isLongRun;
  const include = isWhole ? ["tests/db/**/*.test.ts"] : filesOnPostgres;
  const together = { extends: true as const, test: { ...of, name, include, exclude: ALONE_ON_DATABASE } };
  const alone = { ...together, test: { ...of, name: `${name}, alone`, include: ALONE_ON_DATABASE, isolate: true } };
  return isWhole ? [together, alone] : [together];
};

export default defineConfig({
  root: folder(".."),
  plugins: [curriculumFiles()],
  resolve: { alias: { "~": folder("../app"), "#tests": folder(".") } },
  test: {
    pool: "forks",
    // The files of a project share a worker's modules, so that each of them is loaded once and not once a file.
    isolate: false,
    setupFiles: [folder("support/real-clock.ts")],
    // One more than there are processors: these tests wait often, for servers that start or services that hang.
    maxWorkers: availableParallelism() + 1,
    allowOnly: false,
    // Long enough for a machine that is busy with other things: only what hangs takes so long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{curriculum,defects,domain,http,routes,server,ui}/**/*.test.ts"],
          exclude: ALONE,
        },
      },
      { extends: true, test: { name: "services", include: ["tests/services/**/*.test.ts"] } },
      ...onDatabase("sqlite"),
      ...onDatabase("postgres"),
      { extends: true, test: { name: "alone", include: ALONE, isolate: true } },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: [postgres, sharedServers],
          setupFiles: [folder("support/end-servers.ts")],
        },
      },
    ],
  },
});
