import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { type CurriculumFile, curriculumFaults } from "../app/curriculum/faults";
import { readCurriculumFiles } from "./curriculum-files";

const FILES = "virtual:curriculum";
const DIGEST = "virtual:curriculum-digest";
const RESOLVED = "\0";
const folder = fileURLToPath(new URL("../app/curriculum", import.meta.url));

/**
 * Gives the curriculum's files, read and checked, as a module of their own, which is loaded when it is asked for; and
 * what they come to in short as another, which costs nothing.
 */
export function curriculumFiles(from = folder): Plugin {
  return {
    name: "curriculum",
    resolveId: (id) => (id === FILES || id === DIGEST ? RESOLVED + id : undefined),
    load(id) {
      if (id !== RESOLVED + FILES && id !== RESOLVED + DIGEST) return undefined;
      const files = readCurriculumFiles(from);
      files.forEach(({ path }) => this.addWatchFile(join(from, path)));
      if (id === RESOLVED + DIGEST) return `export default ${JSON.stringify(digestOf(files))};`;
      const faults = curriculumFaults(files);
      if (faults.length > 0) this.error(`The curriculum has faults:\n${faults.join("\n")}`);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(files))});`;
    },
  };
}

/** The same for files that say the same, whatever their comments and line ends. */
export function digestOf(files: readonly CurriculumFile[]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 16);
}
