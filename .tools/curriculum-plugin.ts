import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { curriculumFaults } from "../app/curriculum/faults";
import { readCurriculumFiles } from "./curriculum-files";

const MODULE = "virtual:curriculum";
const RESOLVED = `\0${MODULE}`;
const folder = fileURLToPath(new URL("../app/curriculum", import.meta.url));

/** Gives the curriculum's files, read and checked, as a module of their own, which is loaded when it is asked for. */
export function curriculumFiles(from = folder): Plugin {
  return {
    name: "curriculum",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const files = readCurriculumFiles(from);
      const faults = curriculumFaults(files);
      if (faults.length > 0) this.error(`The curriculum has faults:\n${faults.join("\n")}`);
      files.forEach(({ path }) => this.addWatchFile(join(from, path)));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(files))});`;
    },
  };
}
