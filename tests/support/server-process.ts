import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port";

export interface RunningServer {
  /** Like `http://127.0.0.1:41234`, without a slash at its end. */
  url: string;
  dataDir: string;
  pid: number;
  /** All that it wrote so far, both to its output and to its errors. */
  logs(): string;
  /** Asks it to end, waits for it, and returns its exit code; null when it had to be killed. */
  stop(): Promise<number | null>;
  /** Ends it the hard way, as a power cut would. */
  kill9(): Promise<void>;
}

export interface ServerOptions {
  /** Added to this process's own environment. */
  env?: Record<string, string>;
  /** Kept afterwards when given; else the server has an empty folder of its own, which `endServers` removes. */
  dataDir?: string;
  /** That of a server which ran before, to be reached where it was; else a free one. */
  port?: number;
  /** What is run; what `npm start` runs unless given. */
  program?: Program;
  /** A file for what it writes, so that other processes can read it too; else only `logs` tells. */
  logFile?: string;
}

/** A program that serves Minnow, configured like any other. */
export interface Program {
  /** The executable, and what it is given. */
  command: readonly [file: string, ...parameters: string[]];
  /** The path that is answered 200 as soon as it is up. */
  readyAt: string;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 15_000;
const NPM_START: Program = {
  command: [process.execPath, path.join(ROOT, ".tools/serve.mjs")],
  readyAt: "/healthz",
};

const running = new Set<ChildProcess>();
const temporaryFolders = new Set<string>();

/** Starts Minnow in a process of its own. Rejects with its logs when it does not come up. */
export async function startServerProcess({
  env = {},
  dataDir,
  port,
  program = NPM_START,
  logFile,
}: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? temporaryFolder();
  const listensOn = String(port ?? (await freePort()));
  const [file, ...parameters] = program.command;
  const output = logFile === undefined ? "pipe" : openSync(logFile, "a");
  const server = spawn(file, parameters, {
    env: { ...process.env, DATA_DIR: folder, HOST: "127.0.0.1", PORT: listensOn, ...env },
    stdio: ["ignore", output, output],
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  const logs = logFile === undefined ? collectLogs(server) : () => readFileSync(logFile, "utf8");
  const url = `http://127.0.0.1:${listensOn}`;
  await untilReady(server, url + program.readyAt, logs);
  return {
    url,
    dataDir: folder,
    pid: server.pid ?? 0,
    logs,
    stop: () => stop(server),
    kill9: async () => void (await end(server, "SIGKILL")),
  };
}

/** Ends the hard way whatever still runs, and removes the folders of all. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((server) => end(server, "SIGKILL")));
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-data-"));
  temporaryFolders.add(folder);
  return folder;
}

function collectLogs(server: ChildProcess): () => string {
  let said = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  return () => said;
}

async function untilReady(server: ChildProcess, url: string, logs: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (running.has(server) && Date.now() < deadline) {
    if (await isReady(url)) return;
    await wait(50);
  }
  const reason = running.has(server) ? "is not ready in time" : `ended with code ${server.exitCode}`;
  await end(server, "SIGKILL");
  throw new Error(`The server ${reason}. It said:\n${logs()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess): Promise<number | null> {
  const overdue = setTimeout(() => server.kill("SIGKILL"), STOP_WITHIN_MS);
  try {
    return await end(server, "SIGTERM");
  } finally {
    clearTimeout(overdue);
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (running.has(server)) {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }
  return server.exitCode;
}
