import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startPostgres } from "#tests/support/postgres-server";
import { type Checked, checkNone } from "../table";
import { type Balance, type Family, balance } from "./ledger";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const WRITER = path.join(ROOT, "build/soak/writer.js");
const SQLITE_ROUNDS = 400;
/** Of every hundred asked for, so many are on PostgreSQL as well. */
const POSTGRES_SHARE = 0.05;
const POSTGRES_ROUNDS_MIN = 40;
/** A database of its own for so many rounds, so that looking through it stays quick. */
const ROUNDS_A_DATABASE = 50;
/** A writer dies at any moment of its first changes. */
const LIVES_MOST_MS = 60;

interface Tally extends Balance {
  rounds: number;
  answered: number;
}

/** Kills a process that writes to the database, again and again, and looks for what is lost or half-done. */
export async function soakKill(rounds = SQLITE_ROUNDS): Promise<Checked[]> {
  await buildWriter();
  const onSqlite = await killOnSqlite(rounds);
  const onPostgres = await killOnPostgres(Math.max(POSTGRES_ROUNDS_MIN, Math.round(rounds * POSTGRES_SHARE)));
  return [...checksOf("SQLite", onSqlite), ...checksOf("PostgreSQL", onPostgres)];
}

function checksOf(engine: string, { rounds, answered, lost, halfDone }: Tally): Checked[] {
  const among = `${answered} answered in ${rounds} kills`;
  return [
    checkNone(`${engine}: writing process killed, answered changes lost`, lost, among),
    checkNone(`${engine}: writing process killed, changes half-done`, halfDone, `${rounds} kills`),
  ];
}

async function killOnSqlite(rounds: number): Promise<Tally> {
  return inDatabases(rounds, async (count, first) => {
    const folder = mkdtempSync(path.join(tmpdir(), "minnow-soak-"));
    try {
      return await killIn(folder, count, first);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function killOnPostgres(rounds: number): Promise<Tally> {
  const postgres = await startPostgres();
  try {
    return await inDatabases(rounds, async (count, first) => {
      const { url, drop } = await freshPostgresDatabase(postgres.url);
      return killIn(url, count, first).finally(drop);
    });
  } finally {
    await postgres.stop();
  }
}

async function inDatabases(
  rounds: number,
  work: (count: number, first: number) => Promise<Balance & { answered: number }>,
): Promise<Tally> {
  const tally: Tally = { rounds, answered: 0, lost: [], halfDone: [] };
  for (let first = 0; first < rounds; first += ROUNDS_A_DATABASE) {
    const { answered, lost, halfDone } = await work(Math.min(ROUNDS_A_DATABASE, rounds - first), first);
    tally.answered += answered;
    tally.lost.push(...lost);
    tally.halfDone.push(...halfDone);
  }
  return tally;
}

/** So many rounds on one database: a writer starts on what the one before left, and is killed. */
async function killIn(location: string, count: number, first: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [WRITER, "prepare", location]);
  const family = JSON.parse(stdout) as Family;
  const answered: string[] = [];
  for (let round = first; round < first + count; round += 1) {
    answered.push(...(await killWriter(location, round, family)));
  }
  return { answered: answered.length, ...(await balance(location, family, answered)) };
}

/** Lets a writer write until it is killed, and gives the changes that it said were done. */
async function killWriter(location: string, round: number, family: Family): Promise<string[]> {
  const parameters = [WRITER, "write", location, String(round), JSON.stringify(family)];
  const writer = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  writer.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(writer, "close");
  await Promise.race([once(writer.stdout, "data"), ended]);
  await wait(Math.random() * LIVES_MOST_MS);
  requireAlive(writer);
  writer.kill("SIGKILL");
  await ended;
  return said.split("\n").slice(0, -1);
}

function requireAlive(writer: ChildProcess): void {
  if (writer.exitCode !== null) throw new Error(`A writer ended by itself with ${writer.exitCode}.`);
}

async function buildWriter(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    publicDir: false,
    // One file loads faster than a hundred; what is compiled stays where it is.
    ssr: { noExternal: true, external: ["better-sqlite3", "@node-rs/argon2", "pg"] },
    resolve: { alias: { "~": path.join(ROOT, "app"), "#tests": path.join(ROOT, "tests") } },
    build: { ssr: "tests/soak/kill/writer.ts", outDir: "build/soak", emptyOutDir: true, target: "node20" },
  });
}
