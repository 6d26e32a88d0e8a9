import path from "node:path";
import { fileURLToPath } from "node:url";

/** The data folder of the server that the browser tests talk to; made anew for each run. */
export const e2eDataDir = fileURLToPath(new URL("../../test-results/e2e-data", import.meta.url));

export const outboxDir = path.join(e2eDataDir, "outbox");
