/**
 * Serves the site while its code is being written: HOST, PORT and the rest of the configuration as set. What changes is
 * seen at the next request.
 */
import { createServer } from "node:http";
import { join } from "node:path";
import { createServerModuleRunner, createServer as createVite } from "vite";
import { z } from "zod/v4";
import { root, say } from "./steps.mjs";

/** @typedef {import("../app/server/development").OpenSite} OpenSite */

process.chdir(root);
process.env.NODE_ENV = "development";

/** Whether the site's code has changed since it was loaded. */
let isStale = true;
/** @type {import("vite").Plugin} */
const noticeChanges = {
  name: "notice-changes",
  configureServer({ watcher }) {
    // Vite starts itself anew when its configuration or the site map has changed.
    isStale = true;
    watcher.on("all", (_event, file) => (isStale ||= file.startsWith(join(root, "app"))));
  },
};
const vite = await createVite({
  root,
  appType: "custom",
  // Pages are documents that no script updates in place: a browser sees a change when it asks for the page again.
  server: { middlewareMode: true, hmr: false, ws: false },
  plugins: [noticeChanges],
});
/** @type {OpenSite | undefined} */
let site;
/** @type {Promise<unknown>} */
let lastRefresh = Promise.resolve();

const { configuration } = await currentSite().catch(giveUp);
const server = createServer((request, response) => {
  currentSite().then(
    ({ answer }) => answer(request, response),
    (/** @type {Error} */ error) => {
      console.error(error);
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
    },
  );
});
server.once("error", giveUp);
server.listen(configuration.PORT, configuration.HOST, () => say(`it is at ${configuration.publicUrl}`));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end());

/**
 * The site as its code is now, for one request after the other.
 *
 * @returns {Promise<OpenSite>}
 */
function currentSite() {
  const current = lastRefresh.then(refresh, refresh);
  lastRefresh = current;
  return current;
}

/**
 * What a module keeps (settings, the database, services) is gone when it is loaded anew, and a module that was not would go
 * on with the old one. So after a change all are run anew, as in a new process; Vite reads only those that have changed.
 */
async function refresh() {
  if (site && !isStale) return site;
  isStale = false;
  await site?.close();
  site = undefined;
  // Zod itself is not run anew, and lets no schema be named like one that it knows.
  z.globalRegistry.clear();
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  /** @type {import("@remix-run/node").ServerBuild} */
  const build = await runner.import("virtual:remix/server-build");
  /** @type {typeof import("../app/server/development")} */
  const { openSite } = await runner.import("/app/server/development.ts");
  site = await openSite(process.env, { build, files: vite.middlewares });
  return site;
}

async function end() {
  await site?.close();
  process.exit(0);
}

/**
 * @param {Error} error
 * @returns {never}
 */
function giveUp(error) {
  console.error(error.name === "ConfigurationError" ? error.message : error);
  process.exit(1);
}
