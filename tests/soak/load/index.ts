import { setTimeout as wait } from "node:timers/promises";
import { visitorsHaveAddresses } from "#tests/api/family";
import { quantile } from "#tests/bench/table";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { processorMs, watchMemory } from "../process";
import { type Checked, checkNone } from "../table";
import { type Taken, openBrowser } from "./browser";
import { codesIn } from "./letters";
import { liveFirstDay, lookAround } from "./parent";

const PARENTS = 200;
/** The parents come one after the other within this time, and stay until the minute after it is over. */
const RAMP_MS = 20_000;
const STAY_MS = 60_000;
const P99_TARGET_MS = 1000;
const MEMORY_TARGET_MB = 512;
/** How much more memory the second half of the stay may need than the first. */
const FLAT_WITHIN = 1.15;

/** Many parents at once do the main job, page by page, each with 2 to 5 seconds between two presses. */
export async function soakLoad(parents = PARENTS): Promise<Checked[]> {
  try {
    const server = await startServerProcess({ env: { ...visitorsHaveAddresses, LOG_LEVEL: "silent" } });
    return await loadServer(server, parents);
  } finally {
    await endServers();
  }
}

async function loadServer(server: RunningServer, parents: number): Promise<Checked[]> {
  const taken: Taken[] = [];
  const stuck: string[] = [];
  const codeFor = codesIn(server.dataDir);
  const endsAt = performance.now() + RAMP_MS + STAY_MS;
  const memory = watchMemory(server.pid);
  await Promise.all(
    Array.from({ length: parents }, async (_, number) => {
      await wait((RAMP_MS * number) / parents);
      const browser = openBrowser(server, number, taken);
      try {
        const username = await liveFirstDay(browser, number, codeFor);
        while (performance.now() < endsAt) await lookAround(browser, username);
      } catch (error) {
        stuck.push((error as Error).message.slice(0, 200));
      }
    }),
  );
  console.log(`  ${(processorMs(server.pid) / taken.length).toFixed(1)} ms of a processor for each request`);
  return checksOf(parents, taken, stuck, memory.stop());
}

function checksOf(parents: number, taken: Taken[], stuck: string[], memory: number[]): Checked[] {
  const failed = taken.flatMap(({ what, problem }) => (problem === null ? [] : [`${what}: ${problem}`]));
  const p99 = quantile(ms(taken), 0.99);
  const stay = memory.slice(RAMP_MS / 1000, (RAMP_MS + STAY_MS) / 1000);
  const [first, second] = [stay.slice(0, stay.length / 2), stay.slice(stay.length / 2)].map((half) =>
    Math.max(...half),
  );
  const peak = Math.max(...memory);
  printSlowest(taken);
  return [
    checkNone("requests that failed", failed, String(taken.length)),
    checkNone("parents who did not come to their plan", stuck, String(parents)),
    {
      what: `p99 of ${parents} parents, 2 to 5 s between presses`,
      target: `< ${P99_TARGET_MS} ms`,
      seen: `${p99.toFixed(0)} ms, median ${quantile(ms(taken), 0.5).toFixed(0)} ms`,
      isMet: p99 < P99_TARGET_MS,
    },
    {
      what: "memory of the server",
      target: `< ${MEMORY_TARGET_MB} MB, flat within ${FLAT_WITHIN}`,
      seen: `at most ${peak.toFixed(0)} MB, ${first?.toFixed(0)} MB and then ${second?.toFixed(0)} MB`,
      isMet: peak < MEMORY_TARGET_MB && (second ?? NaN) <= (first ?? NaN) * FLAT_WITHIN,
    },
  ];
}

function ms(taken: readonly Taken[]): number[] {
  return taken.map((one) => one.ms);
}

/** What to look at when the target is missed. */
function printSlowest(taken: readonly Taken[]): void {
  const names = [...new Set(taken.map(({ what }) => what))];
  const rows = names.map((name) => {
    const times = ms(taken.filter(({ what }) => what === name));
    return { name, count: times.length, p99: quantile(times, 0.99), median: quantile(times, 0.5) };
  });
  for (const { name, count, p99, median } of rows.sort((one, other) => other.p99 - one.p99).slice(0, 8)) {
    console.log(`  ${name.padEnd(50)} p99 ${p99.toFixed(0)} ms, median ${median.toFixed(0)} ms, of ${count}`);
  }
}
