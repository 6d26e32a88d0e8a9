import Database from "better-sqlite3";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 10;

/** Opens an SQLite file, made when missing, so that what was written outlives a crash and processes can share it. */
export function openDatabase(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  useWriteAheadLog(database);
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}

/** SQLite's own busy timeout does not cover this switch, which fails while another process is making it. */
function useWriteAheadLog(database: Database.Database): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}
