import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { giveUp, readNote, root, run, say, writeNote } from "./steps.mjs";

const NOTE = "build/.sources";
const SERVER = "build/server/serve.js";
const SOURCES = ["app", "public", "remix.config.js", "vite.config.ts", "tsconfig.json", "package-lock.json"];

/** Builds the site into build/ when its sources are not those of the last build. */
export function buildSite() {
  const wanted = fingerprint();
  if (readNote(NOTE) === wanted && existsSync(join(root, SERVER))) return;
  say("building the site.");
  // Taken away first: a build that breaks off must not pass for a whole one.
  rmSync(join(root, NOTE), { force: true });
  const builder = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const isBuilt = run(process.execPath, [builder, "vite:build", "--logLevel", "error"], { NODE_ENV: "production" });
  if (!isBuilt) giveUp("the site could not be built; the lines above say where it went wrong.");
  writeNote(NOTE, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(relative(root, path).split(sep).join("/")).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Every file in a folder and below it, always in the same order; a file is its own and only one.
 *
 * @param {string} path absolute
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
