import * as build from "virtual:remix/server-build";
import { start } from "./start";
import { staticFiles } from "./static-files";

/** Serves the built site: what `npm start` runs. */
await start(process.env, { build, files: staticFiles(build) });
