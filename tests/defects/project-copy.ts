import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Defect } from "./defect";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What is installed, made or kept, and no source. */
const NOT_COPIED = new Set([".git", ".cache", "build", "data", "node_modules", "screens", "test-results"]);

/** What this command itself runs as must not be taken over by what it runs. */
type Mode = "production" | "test";

/** A copy of the project that defects are put into; the project itself stays as it is. */
export interface ProjectCopy {
  folder: string;
  /** Puts a defect in, and gives what takes it out. Throws when its text is not there exactly once. */
  plant(defect: Defect): () => void;
  /** Runs a script of a package in the copy, to its end. Gives its exit code, and all that it wrote. */
  run(script: string, parameters: readonly string[], mode: Mode): Promise<{ code: number | null; said: string }>;
}

/** Copies the sources, and links what is installed. The copy is removed when this process ends. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-defects-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const isCopied = (source: string) => !NOT_COPIED.has(path.relative(ROOT, source));
  cpSync(ROOT, folder, { recursive: true, filter: isCopied });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  return {
    folder,
    plant: (defect) => plant(folder, defect),
    run: (script, parameters, mode) => runIn(folder, [path.join("node_modules", script), ...parameters], mode),
  };
}

function plant(folder: string, { file: name, text, instead, imports = "" }: Defect): () => void {
  const file = path.join(folder, name);
  const before = readFileSync(file, "utf8");
  const count = before.split(text).length - 1;
  if (count !== 1) throw new Error(`${name} has changed: the defect's text is in it ${count} times`);
  const after = before.replace(text, () => instead);
  writeFileSync(file, imports === "" ? after : `${imports}\n${after}`);
  return () => writeFileSync(file, before);
}

function runIn(folder: string, parameters: readonly string[], mode: Mode) {
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    // A gate is all of its cases: any one of them may be the one that notices.
    env: { ...process.env, NODE_ENV: mode, TEST_LONG: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const endChild = () => child.kill();
  process.once("exit", endChild);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", endChild);
      resolve({ code, said });
    });
  });
}
