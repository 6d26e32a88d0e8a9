import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with the data of all servers that the browser tests talk to; made anew for each run. */
export const e2eDataRoot = fileURLToPath(new URL("../../test-results/e2e-data", import.meta.url));

/** Which of the workers that run at once this process is, from 0; a worker that replaces another takes its number. */
export const workerNumber = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The data folder of a worker's server. Each worker has a server of its own, and with it a payment sandbox and its clock. */
export function dataDirOf(worker: number): string {
  return path.join(e2eDataRoot, String(worker));
}

/** That of this worker's server. */
export const e2eDataDir = dataDirOf(workerNumber);

export const outboxDir = path.join(e2eDataDir, "outbox");
