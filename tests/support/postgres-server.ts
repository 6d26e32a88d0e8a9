import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port";
import { FOLDER_PREFIX, removeLeftovers } from "./postgres-leftovers";
import { type Binaries, findBinaries, findServerUser, type ServerUser } from "./postgres-binaries";

export interface PostgresServer {
  /** `postgres://…` of the database `postgres`, as a user who may make databases. */
  url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** A test's data need not survive a power cut; everything else is as on a real server. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
];

const USER = "postgres";

/** Starts an empty PostgreSQL on a free port, its data in a folder of its own. Rejects with the server's own words. */
export async function startPostgres(): Promise<PostgresServer> {
  await removeLeftovers();
  const user = findServerUser();
  const folder = mkdtempSync(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const binaries = await findBinaries(user, folder);
    const password = await createCluster(binaries, user, folder);
    const port = await freePort();
    const server = spawn(binaries.postgres, serverParameters(folder, port), { ...spawnOptions(user, folder) });
    const removeAtExit = () => {
      server.kill("SIGQUIT");
      remove();
    };
    process.once("exit", removeAtExit);
    await untilReady(server);
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        await stopServer(server);
        process.off("exit", removeAtExit);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Makes the server's files and returns its password. Text is sorted as in English, unlike SQLite does,
 * so that a query which relies on the order of text without saying so is found out.
 */
async function createCluster(binaries: Binaries, user: ServerUser, folder: string): Promise<string> {
  const password = randomBytes(12).toString("hex");
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const parameters = [
    `--pgdata=${path.join(folder, "data")}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-US",
    "--no-sync",
  ];
  await promisify(execFile)(binaries.initdb, parameters, { ...user, cwd: folder });
  return password;
}

function serverParameters(folder: string, port: number): string[] {
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  return ["-D", path.join(folder, "data"), "-p", String(port), ...settings];
}

function spawnOptions(user: ServerUser, folder: string) {
  return { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"] };
}

/** Waits for the line with which PostgreSQL says so. It goes on talking, so it is read on to the end. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  // PostgreSQL's "fast" way: whoever is still connected is cut off.
  server.kill("SIGINT");
  await exited;
}
