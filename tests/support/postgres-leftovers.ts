import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server's folder is named by this and the id of the process that started it. */
export const FOLDER_PREFIX = "minnow-postgres-";

const STOP_WITHIN_MS = 5000;

/** A test run that was killed could not stop its PostgreSQL: stops it now and removes its folder. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, starter] = name.startsWith(FOLDER_PREFIX) ? (/-(\d+)-[^-]+$/.exec(name) ?? []) : [];
    if (starter === undefined || isAlive(Number(starter))) continue;
    const folder = path.join(tmpdir(), name);
    await stopServerOf(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stopServerOf(folder: string): Promise<void> {
  const pid = serverIn(folder);
  if (pid === undefined) return;
  process.kill(pid, "SIGQUIT");
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isAlive(pid) && Date.now() < deadline) await wait(50);
  if (isAlive(pid)) process.kill(pid, "SIGKILL");
}

/** The id of the server that runs in a folder. The id alone proves nothing: it may be another process's by now. */
function serverIn(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
    return isAlive(pid) && commandOf(pid).includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that may not be signalled is somebody else's, and alive.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
