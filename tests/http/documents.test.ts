import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { environmentSchema } from "~/http/environment.server";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const README_LINES_MAX = 120;

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const documentsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file));
const documents = ["README.md", "CHANGELOG.md", ...[".github", "docs", "docs/decisions"].flatMap(documentsIn)];

/** What a document names in backticks that looks like a file or folder of the project. */
function namedPlaces(document: string): string[] {
  const named = [...read(document).matchAll(/`((?:app|docs|tests|public|\.github|\.tools)\/[^`\s]+)`/g)];
  return [...new Set(named.map(([, place = ""]) => place))].filter((place) => !place.includes("<"));
}

const variables = Object.keys(environmentSchema.shape).sort();

describe("the documents", () => {
  it.each(documents)("%s names only files and folders that there are", (document) => {
    expect(namedPlaces(document).filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
  });

  it("name only commands that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = documents.flatMap((document) => [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)]);
    expect(named.map(([, command = ""]) => command).filter((command) => !(command in scripts))).toEqual([]);
  });

  it("README.md is short", () => {
    expect(read("README.md").split("\n").length - 1).toBeLessThanOrEqual(README_LINES_MAX);
  });

  it("docs/configuration.md has a row for each variable that is read, and for no other", () => {
    const table = read("docs/configuration.md").split("## Variables")[1]?.split("\n## ")[0] ?? "";
    const rows = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = ""]) => name);
    expect(rows.sort()).toEqual(variables);
  });

  it(".env.example has a line for each variable that is read, and for no other", () => {
    const lines = [...read(".env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect(lines.sort()).toEqual(variables);
  });

  it("docs/libraries.md says of each package why it is there, and of no other", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const table = read("docs/libraries.md").split("## What runs")[1]?.split("\n## ")[0] ?? "";
    const rows = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, packages = ""]) => packages).slice(1);
    const named = rows.flatMap((packages) => packages.split(", ")).filter((name) => !/^-+$/.test(name));
    expect(named.sort()).toEqual(Object.keys(dependencies).sort());
  });
});
