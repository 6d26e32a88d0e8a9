import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { visitorsHaveAddresses } from "#tests/api/family";
import { endServers, startServerProcess } from "#tests/support/server-process";
import { makeCurriculum } from "~/curriculum/curriculum";
import { indexUnits } from "~/services/suggestions/built-in/unit-search";
import { readCurriculumFiles } from "../../.tools/curriculum-files";
import { type Figure, median } from "./figures";
import { signUpReadingParent, signUpReadingParents } from "./reading-parent";

const SUBJECT = "Math";
const WARM_UP = 5;
const ROUNDS = 40;
const PARENTS = 10;
const ROUNDS_TOGETHER = 5;
const FIRST_LINE_MOST_MS = 20;
const LINES_LEAST = 300;
const MEMORY_MOST_MB = 40;
const BYTES_PER_MB = 1e6;

/** What the curriculum costs in memory, and how soon a server suggests from it. */
export async function benchCurriculum(): Promise<Figure[]> {
  const { memory, indexMs, goals } = await weigh();
  try {
    const server = await startServerProcess({ env: visitorsHaveAddresses });
    const first = await signUpReadingParent(server);
    const others = await signUpReadingParents(server, PARENTS - 1);
    const askedAt = performance.now();
    await first(goals.shift());
    const cold = performance.now() - askedAt;
    for (let round = 0; round < WARM_UP; round += 1) await first(goals.shift());
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { askedAt: asked, lineAt } = await first(goals.shift());
      waits.push((lineAt[0] ?? NaN) - asked);
    }
    const beganAt = performance.now();
    let lines = 0;
    for (let round = 0; round < ROUNDS_TOGETHER; round += 1) {
      const reads = await Promise.all([first, ...others].map((read) => read(goals.shift())));
      lines += reads.reduce((sum, { lineAt }) => sum + lineAt.length, 0);
    }
    const seconds = (performance.now() - beganAt) / 1000;
    return [
      { what: "memory with its index", value: memory, unit: "MB", target: { most: MEMORY_MOST_MB } },
      { what: "indexed, a few units at a time, in", value: indexMs, unit: "ms" },
      { what: "first suggestion of a new server, whole", value: cold, unit: "ms" },
      { what: "to the first line, median", value: median(waits), unit: "ms", target: { most: FIRST_LINE_MOST_MS } },
      {
        what: `lines a second, ${PARENTS} parents`,
        value: lines / seconds,
        unit: "",
        target: { least: LINES_LEAST },
      },
    ];
  } finally {
    await endServers();
  }
}

/** Makes the curriculum and its index as a server does, on the heap of this process. Goals: each is another suggestion. */
async function weigh(): Promise<{ memory: number; indexMs: number; goals: string[] }> {
  const before = heapMb();
  const curriculum = makeCurriculum(readCurriculumFiles("app/curriculum"));
  const beganAt = performance.now();
  const search = await indexUnits(curriculum);
  const indexMs = performance.now() - beganAt;
  const memory = heapMb() - before;
  const { units = [] } = curriculum.subjects.find(({ name }) => name === SUBJECT) ?? {};
  // Asked after the weighing, so that the index is still there for it.
  const isFound = (goal: string) => search.find(goal.toLowerCase().split(" "), () => true).length > 0;
  return { memory, indexMs, goals: [...new Set(units.flatMap(({ goals }) => goals))].filter(isFound) };
}

/** What is on the heap and needed, in megabytes. */
function heapMb(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / BYTES_PER_MB;
}
