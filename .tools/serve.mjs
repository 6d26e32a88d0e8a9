/**
 * Runs the built site, in this very process, so that a signal reaches the server itself.
 *
 *   node .tools/serve.mjs          serves: HOST (127.0.0.1), PORT (3000) and the rest of the configuration as set
 *   node .tools/serve.mjs --demo   the same with a family to look at, in a data folder of its own
 *   node .tools/serve.mjs --run reconcile        asks the payment provider about every subscription, and ends
 *   node .tools/serve.mjs --run learner-site create "Name"   registers a learner site, and ends
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { giveUp, root } from "./steps.mjs";

// Left to itself, V8 lets memory grow to four times what is in use before it tidies up.
setFlagsFromString("--heap-growing-percent=40");

process.chdir(root);
process.env.NODE_ENV = "production";

const [option, ...words] = process.argv.slice(2);
if (option === "--demo") {
  process.env.MINNOW_DEMO = "1";
  process.env.DATA_DIR ||= "./data/demo";
}
const entry = join(root, "build/server", option === "--run" ? "command.js" : "serve.js");
if (!existsSync(entry)) giveUp("there is no build yet. Run `npm start`, which makes one.");
process.argv = [process.execPath, entry, ...words];
await import(pathToFileURL(entry).href);
