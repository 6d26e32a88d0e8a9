/**
 * Runs a TypeScript file of the project, to its end: node .tools/run.mjs tests/report/suggestions.ts
 */
import { join } from "node:path";
import { createServer } from "vite";
import { giveUp, root } from "./steps.mjs";

const file = process.argv[2];
if (file === undefined) giveUp("say which file is to be run.");

const server = await createServer({
  configFile: false,
  root,
  appType: "custom",
  logLevel: "error",
  resolve: { alias: { "~": join(root, "app"), "#tests": join(root, "tests") } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  await server.ssrLoadModule(join(root, file));
} finally {
  await server.close();
}
