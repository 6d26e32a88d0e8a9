/** Says what is wrong with the curriculum: npm run check:curriculum, a subject behind it for that one alone. */
import { join } from "node:path";
import { curriculumFaults } from "../app/curriculum/faults";
import { readCurriculumFiles } from "./curriculum-files";

const only = process.argv[3] ?? "";
const files = readCurriculumFiles(join(import.meta.dirname, "../app/curriculum"));
const faults = curriculumFaults(files).filter((fault) => fault.startsWith(only));
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
