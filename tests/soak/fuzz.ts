import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { type Checked, checkNone } from "./table";

/** With this many batches of 10, each call on each database gets so much that all together are about 100,000. */
const BATCHES = 162;
const MOST_SEEDS = 2 ** 31;

/** Throws other values than `npm test` at every call, and more of them. Prints the seed, with which it can be repeated. */
export async function soakFuzz(batches = BATCHES): Promise<Checked[]> {
  const seed = process.env.FUZZ_SEED ?? String(randomInt(MOST_SEEDS));
  console.log(`FUZZ_SEED=${seed}`);
  const vitest = ["vitest", "run", "--config", "tests/vitest.config.ts", "--project", "api", "tests/api/fuzz.test.ts"];
  const env = { ...process.env, TEST_LONG: "1", FUZZ_SEED: seed, FUZZ_BATCHES: String(batches) };
  const child = spawn("npx", [...vitest, "--reporter", "json"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let report = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (report += text));
  await once(child, "close");
  const { numTotalTests, numFailedTests } = JSON.parse(report.slice(report.indexOf("{"))) as Report;
  return [checkNone(`calls that fail, with ${batches * 10} bodies each`, numFailedTests, `${numTotalTests} tests`)];
}

interface Report {
  numTotalTests: number;
  numFailedTests: number;
}
