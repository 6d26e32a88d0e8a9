/**
 * Runs a TypeScript file of the project, to its end: node .tools/run.mjs tests/report/suggestions.ts
 */
import { join } from "node:path";
import { runnerImport } from "vite";
import { giveUp, root } from "./steps.mjs";

const file = process.argv[2];
if (file === undefined) giveUp("say which file is to be run.");

/** @type {{ module: typeof import("./curriculum-plugin.ts") }} */
const { module } = await runnerImport(join(root, ".tools/curriculum-plugin.ts"), { root });
await runnerImport(join(root, file), {
  root,
  plugins: [module.curriculumFiles()],
  logLevel: "error",
  resolve: { alias: { "~": join(root, "app"), "#tests": join(root, "tests") } },
});
