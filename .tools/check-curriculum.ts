/** Says what is wrong with the curriculum: npm run check:curriculum, a subject behind it for that one alone. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type CurriculumFile, curriculumFaults } from "../app/curriculum/faults";

const folder = join(import.meta.dirname, "../app/curriculum");
const only = process.argv[3] ?? "";
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yaml"));
const files = paths.sort().map((path): CurriculumFile => ({ path, content: read(join(folder, path)) }));
const faults = curriculumFaults(files).filter((fault) => fault.startsWith(only));
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function read(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    return { "cannot be read": String(error) };
  }
}
