/** Runs every bench, or the one that is named: npm run bench -- suggestions */
import { benchHistory } from "./history";
import { benchSuggestions } from "./suggestions";
import { type Measured, printTable } from "./table";

const benches: Record<string, () => Promise<Measured[]>> = {
  suggestions: benchSuggestions,
  history: benchHistory,
};

const [asked] = process.argv.slice(3);
const names = asked === undefined ? Object.keys(benches) : [asked];
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench "${name}", but: ${Object.keys(benches).join(", ")}.`);
  console.log(`\n${name}`);
  printTable(await bench());
}
