import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "yaml";
import type { CurriculumFile } from "../app/curriculum/faults";

/** The curriculum's files in a folder, as they stand. Throws where one is not YAML. */
export function readCurriculumFiles(folder: string): CurriculumFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yaml"));
  return paths.sort().map((path) => ({ path: path.split(sep).join("/"), content: read(join(folder, path)) }));
}

function read(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is not YAML: ${String(error)}`, { cause: error });
  }
}
