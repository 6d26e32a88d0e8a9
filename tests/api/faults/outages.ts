import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import type { RunningServer } from "#tests/support/server";

/** A fault of the database that begins and ends while the server runs. */
export interface Outage {
  /** Whether what is kept can be read meanwhile, and a form be shown with what was typed. */
  canRead: boolean;
  begin(server: RunningServer): Promise<void>;
  end(server: RunningServer): Promise<void>;
}

/** Another process holds SQLite's write lock. */
export function lockedSqlite(): Outage {
  let other: Sqlite.Database;
  return {
    canRead: true,
    async begin({ dataDir }) {
      other = new Sqlite(path.join(dataDir, "minnow.sqlite"));
      other.exec("begin exclusive");
    },
    async end() {
      other.exec("rollback");
      other.close();
    },
  };
}

/** Another connection of PostgreSQL holds every parent's row, as a program does that changes them all. */
export function lockedPostgres(url: string): Outage {
  const other = new pg.Client({ connectionString: url });
  return {
    canRead: true,
    async begin() {
      await other.connect();
      await other.query("begin; select id from parents for update");
    },
    end: () => other.end(),
  };
}

/** PostgreSQL cuts every connection to the database, and takes no new one. */
export function downPostgres(adminUrl: string, url: string): Outage {
  const name = new URL(url).pathname.slice(1);
  return {
    canRead: false,
    begin: () =>
      executeAll(adminUrl, [
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ]),
    end: () => executeAll(adminUrl, [`alter database ${name} allow_connections true`]),
  };
}

async function executeAll(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const DISK = "64m";
/** Less than any file of the database grows to with the next change. */
const FILE_MOST_BYTES = 4096;

/** A folder on a disk of its own, where whoever runs the tests may make one. */
export function smallDisk(): { dataDir: string; full: Outage; remove(): void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), "minnow-disk-"));
  const isOwnDisk = succeeds("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", dataDir]);
  return {
    dataDir,
    full: isOwnDisk ? filledDisk(dataDir) : limitedFiles(),
    remove() {
      if (isOwnDisk) execFileSync("umount", ["--lazy", dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills the disk up to its last byte. */
function filledDisk(folder: string): Outage {
  const filler = path.join(folder, "filler");
  return {
    canRead: true,
    async begin() {
      const file = openSync(filler, "w");
      try {
        for (let size = 1024 * 1024; size >= 1;) {
          if (!wrote(file, Buffer.alloc(size))) size = Math.floor(size / 2);
        }
      } finally {
        closeSync(file);
      }
    },
    end: async () => rmSync(filler),
  };
}

/** The system lets no file of the server grow any further, which it is told by another error than that of a full disk. */
function limitedFiles(): Outage {
  const limit = (pid: number, most: string) => execFileSync("prlimit", ["--pid", String(pid), `--fsize=${most}`]);
  return {
    canRead: true,
    begin: async ({ pid }) => void limit(pid, `${FILE_MOST_BYTES}:unlimited`),
    end: async ({ pid }) => void limit(pid, "unlimited:unlimited"),
  };
}

function wrote(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) > 0;
  } catch {
    return false;
  }
}

function succeeds(command: string, parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
