/**
 * A process of its own that opens Minnow's database, migrates it and closes it again, when it is told to:
 * `node connect-process.mjs <location>`, with a channel for messages. Says "ready", waits for a message, and says "done".
 */
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const location = process.argv[2] ?? "";

const loader = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { "~": `${root}app` } },
});
const { connect, disconnect } = /** @type {typeof import("../../app/db/connection")} */ (
  await loader.ssrLoadModule("/app/db/connection.ts")
);

process.once("message", () => void connectOnce());
process.send?.("ready");

async function connectOnce() {
  try {
    await connect(location);
    await disconnect();
    process.send?.("done");
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await loader.close();
  process.disconnect();
}
