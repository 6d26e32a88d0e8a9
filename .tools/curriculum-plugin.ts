import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { completeFiles } from "../app/curriculum/curriculum";
import { type CurriculumFile, curriculumFaults } from "../app/curriculum/faults";
import { readCurriculumFiles } from "./curriculum-files";

const FILES = "virtual:curriculum";
const DIGEST = "virtual:curriculum-digest";
const RESOLVED = "\0";
const FILE = "curriculum.json";
const READING = `
  import { readFileSync } from "node:fs";
  import { join } from "node:path";
  export default () => JSON.parse(readFileSync(join(import.meta.dirname, "${FILE}"), "utf8"));
`;
const folder = fileURLToPath(new URL("../app/curriculum", import.meta.url));

/**
 * Gives the curriculum's files, read and checked, and what they come to in short. A build lays the files beside the code
 * as JSON, where they are read once: in the code itself, their text would stay in memory as long as the server runs.
 */
export function curriculumFiles(from = folder): Plugin {
  let isBuild = false;
  return {
    name: "curriculum",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === FILES || id === DIGEST ? RESOLVED + id : undefined),
    load(id) {
      if (id !== RESOLVED + FILES && id !== RESOLVED + DIGEST) return undefined;
      const files = readCurriculumFiles(from);
      files.forEach(({ path }) => this.addWatchFile(join(from, path)));
      if (id === RESOLVED + DIGEST) return `export default ${JSON.stringify(digestOf(files))};`;
      const faults = curriculumFaults(files);
      if (faults.length > 0) this.error(`The curriculum has faults:\n${faults.join("\n")}`);
      return isBuild
        ? READING
        : `export default () => JSON.parse(${JSON.stringify(JSON.stringify(completeFiles(files)))});`;
    },
    writeBundle({ dir = "" }, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.moduleIds.includes(RESOLVED + FILES)) continue;
        writeFileSync(
          join(dir, dirname(chunk.fileName), FILE),
          JSON.stringify(completeFiles(readCurriculumFiles(from))),
        );
      }
    },
  };
}

/** The same for files that say the same, whatever their comments and line ends. */
export function digestOf(files: readonly CurriculumFile[]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 16);
}
