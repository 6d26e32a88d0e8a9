import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { type RunningServer, startServer } from "./server";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COPIED = [".tools", "app", "public", "package.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];

/** What `npm run dev` serves, on a copy of the project. */
export interface DevServer extends RunningServer {
  /** Changes a file of the copy. Throws when the text is not in it exactly once. */
  rewrite(file: string, text: string, instead: string): void;
}

const copies: string[] = [];

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

/** Copies what is served, and serves the copy while it may be changed. */
export async function startDevServer(): Promise<DevServer> {
  const folder = copyProject();
  const server = await startServer({
    program: { command: [process.execPath, path.join(folder, ".tools/dev.mjs")], readyAt: "/healthz" },
  });
  const rewrite = (name: string, text: string, instead: string) => {
    const file = path.join(folder, name);
    const parts = readFileSync(file, "utf8").split(text);
    if (parts.length !== 2) throw new Error(`${name} has "${text}" ${parts.length - 1} times.`);
    writeFileSync(file, parts.join(instead));
  };
  return { ...server, rewrite };
}

function copyProject(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "minnow-dev-")));
  copies.push(folder);
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}
