import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Defect } from "./defect";
import type { ProjectCopy } from "./project-copy";

const BUILDER = "@remix-run/dev/dist/cli.js";
const RUNNER = "vitest/vitest.mjs";
const REASON_MAX = 1500;

/** What tests/vitest.config.ts calls the tests of each folder. The database layer's run on SQLite. */
const PROJECTS: Readonly<Record<string, string>> = {
  api: "api",
  db: "sqlite",
  domain: "unit",
  http: "unit",
  services: "services",
  ui: "unit",
};
/** Tests of the site as it is served. */
const ON_BUILT_SITE = "api";

/** How a failed assertion reads: Vitest's, one that was polled, a promise that is not rejected, and fast-check's. */
const ASSERTION = /AssertionError|^Error: expected |instead of (rejecting|resolving)|Property failed/;

/** What Vitest writes of a run, as far as it is read here. */
interface Report {
  testResults: { message: string; assertionResults: { fullName: string; failureMessages: string[] }[] }[];
}

/** What became of a defect: whether its gate noticed it, or why that can't be known. */
export interface Outcome {
  outcome: "noticed" | "NOT NOTICED" | "NOT TRIED";
  /** The test that noticed it, or what happened instead. */
  reason: string;
}

/** Tries a gate on a copy with a defect, which is taken out again. It is noticed when an assertion of the gate's failed. */
export async function tryDefect(copy: ProjectCopy, defect: Defect): Promise<Outcome> {
  let takeOut: (() => void) | undefined;
  try {
    takeOut = copy.plant(defect);
    if (projectOf(defect) === ON_BUILT_SITE) await build(copy);
    const failures = await failuresOf(copy, defect);
    const noticed = failures.find(({ message }) => ASSERTION.test(message));
    if (noticed) return { outcome: "noticed", reason: noticed.test };
    const messages = failures.map(({ message }) => message).join("\n");
    const reason = messages === "" ? "every test passed" : `no assertion failed, but: ${messages}`;
    return { outcome: "NOT NOTICED", reason: reason.slice(0, REASON_MAX) };
  } catch (error) {
    return { outcome: "NOT TRIED", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    takeOut?.();
  }
}

async function build(copy: ProjectCopy): Promise<void> {
  const { code, said } = await copy.run(BUILDER, ["vite:build", "--logLevel", "error"], "production");
  if (code !== 0) throw new Error(`The site could not be built: ${said.slice(0, REASON_MAX)}`);
}

interface Failure {
  test: string;
  message: string;
}

/** The tests that failed. Throws when they did not run. */
async function failuresOf(copy: ProjectCopy, defect: Defect): Promise<Failure[]> {
  const { gate, only } = defect;
  const file = path.join(copy.folder, "report.json");
  rmSync(file, { force: true });
  const named = only === undefined ? [] : ["--testNamePattern", only];
  const asked = ["--config", "tests/vitest.config.ts", "--project", projectOf(defect), `tests/${gate}`, ...named];
  const reported = ["--bail", "1", "--reporter", "json", "--outputFile", file];
  const { said } = await copy.run(RUNNER, ["run", ...asked, ...reported], "test");
  if (!existsSync(file)) throw new Error(`The tests did not run: ${said.slice(-REASON_MAX)}`);
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((message) => ({ test: fullName, message })),
    ),
  );
  const broken = testResults.map(({ message }) => message).join("\n");
  if (failures.length === 0 && broken !== "") throw new Error(`The tests did not run: ${broken.slice(0, REASON_MAX)}`);
  return failures;
}

function projectOf({ gate }: Defect): string {
  const project = PROJECTS[gate.split("/")[0] ?? ""];
  if (project === undefined) throw new Error(`Nobody knows how ${gate} is run.`);
  return project;
}
