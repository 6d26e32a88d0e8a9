/**
 * Makes ready what a command needs, and does nothing when it is ready. Uses nothing but Node itself.
 *
 *   node .tools/prepare.mjs install   packages
 *   node .tools/prepare.mjs start     packages and build
 *   node .tools/prepare.mjs test      packages, build and a browser
 *   node .tools/prepare.mjs matrix    the same, with the other browsers of the matrix
 */
import { join } from "node:path";
import { browserOnPath, hasBrowser, programOnPath } from "./browser.mjs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { giveUp, readJson, root, run, say } from "./steps.mjs";

/** @type {Record<string, Array<() => void | Promise<void>>>} */
const plans = {
  install: [installPackages],
  start: [installPackages, buildSite],
  test: [installPackages, buildSite, installBrowser],
  matrix: [installPackages, buildSite, installBrowser, installOtherBrowsers],
};

const purpose = process.argv[2] ?? "";
const plan = plans[purpose];
if (!plan) giveUp(`it can be prepared for ${Object.keys(plans).join(", ")}, but not for "${purpose}".`);
checkNode();
for (const step of plan) await step();

/** Node's version is asked first: with an older one everything after fails in ways that do not name the reason. */
function checkNode() {
  const project = /** @type {{ engines: { node: string } }} */ (readJson("package.json"));
  if (isInRange(process.versions.node, project.engines.node)) return;
  giveUp(`this is Node ${process.versions.node}, but it needs Node ${project.engines.node}.`);
}

/**
 * @param {string} version like 20.19.1
 * @param {string} range like ">=20.19 <21 || >=22.12": alternatives, each a list of bounds that all hold
 */
function isInRange(version, range) {
  return range.split("||").some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const isBelow = bound.startsWith("<");
        return isLess(version, bound.replace(/^(>=|<)/, "")) === isBelow;
      }),
  );
}

/**
 * @param {string} left a version; parts that it lacks are 0
 * @param {string} right
 */
function isLess(left, right) {
  const [one, other] = [left, right].map((version) => version.split(".").map(Number));
  const place = [0, 1, 2].find((index) => (one?.[index] ?? 0) !== (other?.[index] ?? 0));
  return place !== undefined && (one?.[place] ?? 0) < (other?.[place] ?? 0);
}

async function installBrowser() {
  if (await hasBrowser()) return;
  say("looking for a browser to test with: there is none yet, so one is installed. This may take a minute.");
  if (installDebianBrowser()) return;
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  if (run(process.execPath, [playwright, "install", "chromium"]) && (await hasBrowser())) return;
  giveUp("there is no browser to test with. Please install Chromium or Google Chrome, then run this again.");
}

/** Firefox, and a text browser with the terminal that it is driven in; each Debian package is called as its program. */
function installOtherBrowsers() {
  const missing = () => ["firefox-esr", "lynx", "tmux"].filter((program) => !programOnPath(program));
  if (missing().length === 0) return;
  say(`looking for the matrix's browsers: ${missing().join(", ")} will be installed. This may take a minute.`);
  installDebianPackages(missing());
  if (missing().length > 0) giveUp(`please install ${missing().join(", ")}, then run this again.`);
}

/** Debian's own package comes with every library that it needs. */
function installDebianBrowser() {
  return installDebianPackages(["chromium", "fonts-noto-color-emoji"]) && browserOnPath() !== undefined;
}

/**
 * Only root may install them.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are installed
 */
function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !programOnPath("apt-get")) return false;
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  return (
    run("apt-get", ["update", "-qq"], quietly) &&
    run("apt-get", ["install", "-qq", "--yes", "--no-install-recommends", ...packages], quietly)
  );
}
