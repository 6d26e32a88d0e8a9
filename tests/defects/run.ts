/**
 * Puts each defect of the list into a copy of the project, alone, and sees whether its gate notices it.
 * Words pick some by the gate's name or the defect's own words: npm run defects -- form_tokens "counts for ever"
 */
import type { Defect } from "./defect";
import { tryDefect } from "./gate";
import { defects } from "./list/all";
import { copyProject } from "./project-copy";
import { type Tried, printTable } from "./table";

const LINE_MAX = 160;

// What was made and started is cleared away on the way out, which a signal alone would not do.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const words = process.argv.slice(3);
const unknown = words.find((word) => !defects.some((defect) => isMeant(word, defect)));
if (unknown !== undefined) throw new Error(`There is neither a gate nor a defect "${unknown}".`);

const asked = defects.filter((defect) => words.length === 0 || words.some((word) => isMeant(word, defect)));
const copy = copyProject();
const tried: Tried[] = [];
for (const defect of asked) {
  const begun = Date.now();
  const one = { ...defect, ...(await tryDefect(copy, defect)) };
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`  ${one.outcome}  ${one.gate}: ${one.what} (${seconds} s)\n    ${one.reason.slice(0, LINE_MAX)}`);
  tried.push(one);
}
printTable(tried);
if (tried.some(({ outcome }) => outcome !== "noticed")) process.exitCode = 1;

function isMeant(word: string, { gate, what }: Defect): boolean {
  return gate.includes(word) || what.includes(word);
}
