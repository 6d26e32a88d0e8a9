/**
 * Serves the built site with remix-serve, in this very process, so that a signal reaches the server itself.
 *
 *   node .tools/serve.mjs          HOST (127.0.0.1), PORT (3000) and the rest of the configuration as set
 *   node .tools/serve.mjs --demo   the same with a family to look at, in a data folder of its own
 *   node .tools/serve.mjs --reconcile   asks the payment provider about every subscription, and ends
 *   node .tools/serve.mjs --learner-site create "Name"   registers a learner site, and ends; without words it says more
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { giveUp, root } from "./steps.mjs";

const BUILD = "./build/server/index.js";

/** What Node calls the reasons for which it cannot listen, and what to do about each. */
const remedies = new Map([
  ["EADDRINUSE", "something else already listens there. Stop it, or choose another port, for example PORT=3001"],
  ["EACCES", "this needs more rights. Choose a port above 1023, for example PORT=3000"],
  ["EADDRNOTAVAIL", "this machine has no such address. Choose another HOST, for example HOST=127.0.0.1"],
  ["ENOTFOUND", "there is no such host. Choose another HOST, for example HOST=127.0.0.1"],
]);

// Left to itself, V8 lets memory grow to four times what is in use before it tidies up.
setFlagsFromString("--heap-growing-percent=40");

// remix-serve finds public/ and the build from the current folder.
process.chdir(root);
process.env.NODE_ENV = "production";
process.env.HOST ||= "127.0.0.1";
process.env.PORT ||= "3000";
if (process.argv.includes("--demo")) {
  process.env.MINNOW_DEMO = "1";
  process.env.DATA_DIR ||= "./data/demo";
}

if (process.argv.includes("--reconcile")) process.env.MINNOW_RECONCILE = "1";
const [asked, ...words] = process.argv.slice(2);
if (asked === "--learner-site") process.env.MINNOW_LEARNER_SITE = JSON.stringify(words);

const { HOST, PORT } = process.env;
const isPort = /^\d{1,5}$/.test(PORT) && Number(PORT) >= 1 && Number(PORT) <= 65535;
if (!isPort) giveUp(`PORT is "${PORT}", but must be a number from 1 to 65535.`);
if (!existsSync(join(root, BUILD))) giveUp("there is no build yet. Run `npm start`, which makes one.");

// remix-serve keeps its server to itself, so an error of it is seen only when nobody caught it.
process.on("uncaughtExceptionMonitor", (error) => {
  const { code = "", syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  const remedy = remedies.get(code);
  if (remedy && (syscall === "listen" || syscall === "getaddrinfo")) {
    giveUp(`cannot listen on http://${HOST}:${PORT}: ${remedy}.`);
  }
});

process.argv = [process.execPath, "remix-serve", BUILD];
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
