import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ROUTES = "app/routes";
const HTTP = "app/http/";

const importers = await importersInApp();
const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file));
const besideRoutes = filesIn(ROUTES).filter((file) => file.endsWith(".server.ts"));
const routes = new Set(
  filesIn(ROUTES)
    .filter((file) => !file.endsWith(".server.ts"))
    .map(screenOf),
);

describe("a file of app/http", () => {
  it.each(filesIn(HTTP))("is there for more than one screen: %s", (file) => {
    expect(homeOf(usersOutside(HTTP, file))).toBeUndefined();
  });
});

describe("a file beside a route", () => {
  it.each(besideRoutes)("is used by that screen alone, or by several of its folder: %s", (file) => {
    const screens = new Set((importers.get(file) ?? []).map(screenOf));
    if (routes.has(screenOf(file))) expect([...screens]).toEqual([screenOf(file)]);
    else expect([screens.size > 1, homeOf([...screens])]).toEqual([true, path.posix.dirname(file)]);
  });
});

/** `app/routes/trial.server.ts` and `app/routes/trial.tsx` are both of the screen `app/routes/trial`. */
function screenOf(file: string): string {
  return path.posix.join(path.posix.dirname(file), path.posix.basename(file).split(".")[0] ?? "");
}

/** The one screen, or the one folder of screens below the routes, that these files are of; none when it is more. */
function homeOf(files: readonly string[]): string | undefined {
  if (!files.every((file) => file.startsWith(ROUTES))) return undefined;
  const [screen, ...otherScreens] = new Set(files.map(screenOf));
  const [folder, ...otherFolders] = new Set(files.map(path.posix.dirname));
  if (otherScreens.length === 0) return screen;
  return otherFolders.length === 0 && folder !== ROUTES ? folder : undefined;
}

/** The files outside `folder` that need `file`, be it through others of the folder. */
function usersOutside(folder: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return (importers.get(file) ?? []).flatMap((importer) =>
    importer.startsWith(folder) ? usersOutside(folder, importer, seen) : [importer],
  );
}

async function importersInApp(): Promise<Map<string, readonly string[]>> {
  const { output } = await cruise(["app"], {
    baseDir: ROOT,
    includeOnly: "^app/",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  });
  if (typeof output === "string") throw new Error(output);
  return new Map(output.modules.map(({ source, dependents }) => [source, dependents]));
}
