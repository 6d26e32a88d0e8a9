import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { giveUp, readJson, readNote, root, runNpm, say, writeNote } from "./steps.mjs";

/** @typedef {Record<string, string>} Versions by the names of packages */
/** @typedef {{ version?: string, optional?: boolean, dependencies?: Versions, devDependencies?: Versions }} Package */
/** @typedef {{ packages: Record<string, Package> }} Lock by the packages' folders; the project itself is "" */

const NOTE = "node_modules/.minnow-install";

/** Installs the packages of package-lock.json when they are not there, or there for another Node. */
export function installPackages() {
  const wanted = fingerprint();
  if (readNote(NOTE) === wanted) return;
  if (!isInstalled()) install();
  writeNote(NOTE, wanted);
}

function install() {
  say("installing packages. This takes a minute or two, because SQLite is compiled for this machine.");
  if (runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"])) return;
  giveUp(
    "the packages could not be installed; npm says why above." +
      " It needs the network, and python3, make and a C++ compiler where no ready-made SQLite can be fetched.",
  );
}

function fingerprint() {
  const hash = createHash("sha256").update(process.versions.modules);
  for (const file of ["package.json", "package-lock.json"]) hash.update("\0").update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Whether somebody ran `npm ci` by hand already: installing again would compile SQLite a second time. */
function isInstalled() {
  const project = /** @type {Package | undefined} */ (readJson("package.json"));
  const lock = /** @type {Lock | undefined} */ (readJson("package-lock.json"));
  const installed = /** @type {Lock | undefined} */ (readJson("node_modules/.package-lock.json"));
  if (!project || !lock || !installed) return false;
  return isLockOf(project, lock) && holdsAll(installed, lock) && opensDatabases();
}

/**
 * Whether the lock was made for these dependencies. If not, `npm ci` shall say what is wrong.
 *
 * @param {Package} project
 * @param {Lock} lock
 */
function isLockOf(project, lock) {
  const locked = lock.packages[""];
  return (
    isDeepStrictEqual(project.dependencies, locked?.dependencies) &&
    isDeepStrictEqual(project.devDependencies, locked?.devDependencies)
  );
}

/**
 * Optional packages may be missing: most of them are for other kinds of machines.
 *
 * @param {Lock} installed
 * @param {Lock} lock
 */
function holdsAll(installed, lock) {
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (folder === "") return true;
    const found = installed.packages[folder];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** SQLite's library is compiled for one version of Node's interface; only trying tells whether it is this one. */
function opensDatabases() {
  const script = 'new (require("better-sqlite3"))(":memory:").close()';
  return spawnSync(process.execPath, ["-e", script], { cwd: root, stdio: "ignore" }).status === 0;
}
