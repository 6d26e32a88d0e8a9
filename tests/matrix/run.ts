/**
 * Walks every flow in every browser and prints a table of what became of them.
 * Words pick flows by their goals and browsers by their names: npm run matrix -- "log in" firefox
 */
import { endServers } from "#tests/support/server-process";
import { browsers } from "./drivers/all";
import { flows } from "./flows/all";
import { type Cell, printTable } from "./table";
import { walkIn } from "./walk";

/** How many browsers are walked in at the same time. */
const LANES = 2;

// What was started is ended on the way out, which a signal alone would not take.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const words = process.argv.slice(3).map((word) => word.toLowerCase());
const goals = flows.map(({ goal }) => goal);
const names = Object.keys(browsers);
const unknown = words.find((word) => !isIn(word, goals) && !isIn(word, names));
if (unknown !== undefined) throw new Error(`There is neither a flow nor a browser "${unknown}".`);

const askedFlows = flows.filter(({ goal }) => isAsked(goal, goals));
const waiting = Object.entries(browsers).filter(([name]) => isAsked(name, names));
const cells: Cell[] = [];
try {
  await Promise.all(Array.from({ length: LANES }, walkLane));
} finally {
  await endServers();
}
printTable(cells.sort((one, other) => names.indexOf(one.browser) - names.indexOf(other.browser)));
if (cells.some(({ failure }) => failure !== null)) process.exitCode = 1;

async function walkLane(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    cells.push(...(await walkIn(...next, askedFlows)));
  }
}

/** Whether one of the words is meant for these names and picks this one; where none is, all are picked. */
function isAsked(name: string, among: readonly string[]): boolean {
  const meant = words.filter((word) => isIn(word, among));
  return meant.length === 0 || meant.some((word) => isIn(word, [name]));
}

function isIn(word: string, among: readonly string[]): boolean {
  return among.some((one) => one.toLowerCase().includes(word));
}
