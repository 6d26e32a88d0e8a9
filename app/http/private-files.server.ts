import { chmodSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

const OWN_FILES = /^(secret|(minnow|attempts|sandbox)\.sqlite(-wal|-shm|-journal)?)$/;
const LETTERS = /\.(eml|unfinished)$/;
const OUTBOX = "outbox";

const OTHERS = 0o077;
/** Where everyone may put files, like /tmp, a folder is nobody's own. */
const STICKY = 0o1000;

/** Whatever this process makes from now on is its user's alone. */
export function makeNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes from all others the rights to what Minnow has made in its data folder, and to the folder. What it has not made is
 * left alone, and so is what a link leads to. Gives the paths that others can still reach: somebody else owns them, or the
 * disk knows no rights.
 */
export function makeOldFilesPrivate(dataFolder: string): string[] {
  const folder = realPathOf(dataFolder);
  if (folder === null) return [];
  // The folder first: from then on nobody else can put a link in the place of a file.
  const stillOpen = [narrow(folder, 0o700), ...narrowFiles(folder, OWN_FILES)];
  const outbox = path.join(folder, OUTBOX);
  if (isFolder(outbox)) stillOpen.push(narrow(outbox, 0o700), ...narrowFiles(outbox, LETTERS));
  return stillOpen.filter((one) => one !== null);
}

/** The folder that the operator named may be a link; nothing in it is followed. Null before it is made. */
function realPathOf(folder: string): string | null {
  try {
    return realpathSync(folder);
  } catch {
    return null;
  }
}

function isFolder(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function narrowFiles(folder: string, names: RegExp): (string | null)[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && names.test(file.name));
  return files.map(({ name }) => narrow(path.join(folder, name), 0o600));
}

/** Leaves at most these rights. Null, or the path where others keep theirs; what another process has cleared away is neither. */
function narrow(name: string, most: number): string | null {
  const mode = modeOf(name);
  if ((mode & OTHERS) === 0) return null;
  if ((mode & STICKY) !== 0) return name;
  try {
    chmodSync(name, mode & most);
  } catch {
    // What could be changed is seen below.
  }
  return (modeOf(name) & OTHERS) === 0 ? null : name;
}

function modeOf(name: string): number {
  return lstatSync(name, { throwIfNoEntry: false })?.mode ?? 0;
}
