/** Runs every bench, or the one that is named: npm run bench -- suggestions */
import { benchBytes } from "./bytes";
import { benchCurriculum } from "./curriculum";
import { printFigures } from "./figures";
import { benchGrowth } from "./growth";
import { benchHistory } from "./history";
import { benchPages } from "./pages";
import { benchStart } from "./start";
import { benchSuggestions } from "./suggestions";
import { printTable } from "./table";

/** Each prints a table, and gives what has missed its target. */
const benches: Record<string, () => Promise<string[]>> = {
  start: async () => printFigures(await benchStart()),
  bytes: async () => printFigures(await benchBytes()),
  pages: async () => printFigures(await benchPages()),
  growth: async () => printFigures(await benchGrowth()),
  suggestions: async () => printTable(await benchSuggestions()),
  curriculum: async () => printFigures(await benchCurriculum()),
  history: async () => printTable(await benchHistory()),
};

const [asked] = process.argv.slice(3);
const names = asked === undefined ? Object.keys(benches) : [asked];
const missed: string[] = [];
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench "${name}", but: ${Object.keys(benches).join(", ")}.`);
  console.log(`\n${name}`);
  for (const what of await bench()) missed.push(`${name}: ${what}`);
}
console.log(missed.length === 0 ? "\nEvery target is met." : `\nMissed:\n  ${missed.join("\n  ")}`);
