import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const isRoot = process.getuid?.() === 0;

/** A browser for tests talks to the tested server only; and root's browser has no sandbox to start. */
export const browserArguments = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * The Chromium that is installed on this machine.
 *
 * @returns {string | undefined} its absolute path; undefined leaves Playwright to use its own download
 */
export function browserOnPath() {
  return NAMES.map(programOnPath).find((path) => path !== undefined);
}

/**
 * A program that is installed on this machine.
 *
 * @param {string} name
 * @returns {string | undefined} its absolute path
 */
export function programOnPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * Whether there is a browser to test with, on this machine or among Playwright's downloads.
 * Playwright is loaded only when asked, since it may not be installed when this file is read.
 *
 * @returns {Promise<boolean>}
 */
export async function hasBrowser() {
  if (browserOnPath()) return true;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
