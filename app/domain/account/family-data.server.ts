import { strToU8, Zip, ZipDeflate } from "fflate";
import { type RowsOf, type TableName, rowsOf, tablesOf } from "~/db/family-tables";
import { requireOwnChild } from "../child/child.server";
import type { Parent } from "./account";
import { toCsv } from "./csv";

/** Spreadsheets read a file as UTF-8 only when it says so. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A copy of what is kept, as a ZIP file that is made while it is read. */
export interface FamilyArchive {
  fileName: string;
  chunks: AsyncGenerator<Uint8Array>;
}

/**
 * All that is kept of a family, or of one child of it: for each table a JSON and a CSV file. Passwords, codes and
 * sessions' tokens are kept as hashes, which are left out. Throws NotAuthorized for another family's child.
 */
export async function familyArchive(parent: Parent, username: string | null): Promise<FamilyArchive> {
  const child = username === null ? null : await requireOwnChild(parent.id, username);
  const whose = { parentId: parent.id, email: parent.email, childId: child?.id ?? null };
  const day = new Date().toISOString().slice(0, 10);
  return { fileName: `minnow-${child?.username ?? "family"}-${day}.zip`, chunks: zip(filesOf(whose)) };
}

interface ArchivedFile {
  name: string;
  text: string;
}

/** One file after the other, so that no more than a table is in memory. */
async function* filesOf(whose: RowsOf): AsyncGenerator<ArchivedFile> {
  const tables = tablesOf(whose);
  yield { name: "README.txt", text: readme(tables) };
  for (const table of tables) {
    const rows = (await rowsOf(table, whose)).map(readable);
    yield { name: `json/${table}.json`, text: `${JSON.stringify(rows, null, 2)}\n` };
    yield { name: `csv/${table}.csv`, text: BYTE_ORDER_MARK + toCsv(Object.keys(rows[0] ?? {}), rows) };
  }
}

/** A row as people and programs read it: without secrets, times in ISO 8601, JSON as what it says. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !isSecret(column));
  return Object.fromEntries(shown.map(([column, value]) => [column, readableValue(column, value)]));
}

/** Secrets and their hashes; the editor of unsaved changes is named by its session's hash. */
function isSecret(column: string): boolean {
  return column.endsWith("_hash") || column.endsWith("_token") || column === "editor";
}

function readableValue(column: string, value: unknown): unknown {
  if (column.endsWith("_at") && typeof value === "number") return new Date(value).toISOString();
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value;
}

/** What a parent typed may begin like JSON and be none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readme(tables: TableName[]): string {
  return [
    "This is what Minnow keeps, as it was when you asked for it.",
    "",
    "Every list is here twice: in json/ for programs, in csv/ for spreadsheets. Empty lists are here too.",
    "Passwords, codes and the keys of your devices are kept in a form that nobody can read, and are left out.",
    "Times are in UTC.",
    "",
    ...tables.map((table) => `- ${table}`),
    "",
  ].join("\r\n");
}

async function* zip(files: AsyncGenerator<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let problem: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error) problem = error;
    else made.push(chunk);
  });
  const take = () => {
    if (problem) throw problem;
    return made.splice(0);
  };
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    archive.add(file);
    file.push(strToU8(text), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
