import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, absolute, whatever folder the command was started in. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Says in one line what is going on.
 *
 * @param {string} sentence
 */
export function say(sentence) {
  console.log(`Minnow: ${sentence}`);
}

/**
 * Says in one line why it cannot go on, and ends with exit code 1.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`Minnow: ${sentence}`);
  process.exit(1);
}

/**
 * Runs a command in the project's folder with its output on this terminal, and waits for it.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] added to this process's own
 * @returns {boolean} whether it ended well
 */
export function run(command, parameters, environment = {}) {
  const result = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return result.status === 0;
}

/**
 * Runs npm, the very one that runs this script when there is one.
 *
 * @param {string[]} parameters
 * @returns {boolean} whether it ended well
 */
export function runNpm(parameters) {
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...parameters]);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", parameters);
}

/**
 * What was noted in a file of the project by `writeNote`; undefined when there is none.
 *
 * @param {string} path relative to the project
 * @returns {string | undefined}
 */
export function readNote(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

/**
 * What a JSON file of the project says.
 *
 * @param {string} path relative to the project
 * @returns {unknown} undefined when there is no such file
 */
export function readJson(path) {
  const text = readNote(path);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * @param {string} path relative to the project; its folder exists
 * @param {string} text
 */
export function writeNote(path, text) {
  writeFileSync(join(root, path), text);
}
