import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { inject } from "vitest";
import { lengthOfLog } from "./log-marks";
import type { RunningServer } from "./server-process";

/** Tables whose rows are the server's own and no family's. */
const KEPT = /^(sqlite_|kysely_|settings$|job_leases$|suggestion_writers$)/;

const isForAll = () => Promise.reject(new Error("Other files use this server too: start one that may be ended."));

/**
 * The server of this worker, as `npm start` serves it, with nobody's data in it. Files take turns with it, which spares
 * starting one for each. What has to configure, fault or end a server starts its own with `startServer`.
 */
export async function sharedServer(): Promise<RunningServer> {
  const server = inject("sharedServers")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!server) throw new Error("This worker has no server. Is the file in tests/api?");
  const { url, dataDir, pid, logFile } = server;
  const allLogs = () => readFileSync(logFile, "utf8");
  const running = { url, dataDir, pid, logs: allLogs, stop: isForAll, kill9: isForAll };
  for (const name of ["minnow.sqlite", "attempts.sqlite", "sandbox.sqlite"]) emptyDatabase(path.join(dataDir, name));
  const outbox = path.join(dataDir, "outbox");
  if (existsSync(outbox)) for (const letter of readdirSync(outbox)) rmSync(path.join(outbox, letter), { force: true });
  // What the emptying brought about below the server belongs to no file.
  const before = await lengthOfLog(running);
  return { ...running, logs: () => allLogs().slice(before) };
}

/** Takes every row away that some family brought about, in one transaction beside the running server. */
function emptyDatabase(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 10_000 });
  try {
    database.pragma("foreign_keys = off");
    const tables = database
      .prepare<[], string>("select name from sqlite_schema where type = 'table'")
      .pluck()
      .all()
      .filter((name) => !KEPT.test(name));
    const empty = database.transaction(() => {
      for (const table of tables) database.exec(`delete from "${table}"`);
      if (file.endsWith("sandbox.sqlite")) database.exec("update settings set clock_offset_ms = 0");
    });
    empty.immediate();
  } finally {
    database.close();
  }
}
