import { readdirSync } from "node:fs";

/**
 * The same names of files, each in this folder and without this end; `name/*` is all that is in a folder. Throws when
 * one names no file: a file that was renamed would be left out, and nobody would hear of it.
 */
export function namesOfFiles(names: readonly string[], folder: string, end: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(end));
  const isThere = (name: string) =>
    files.some((file) => (name.endsWith("*") ? file.startsWith(name.slice(0, -1)) : file === name + end));
  const gone = names.filter((name) => !isThere(name));
  if (gone.length > 0) throw new Error(`There is no file of the name ${gone.join(", ")} in ${folder}.`);
  return names;
}
