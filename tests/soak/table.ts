/** A target of a soak, and what came of it. */
export interface Checked {
  what: string;
  /** What was asked for, in words. */
  target: string;
  /** What was seen, in words. */
  seen: string;
  isMet: boolean;
}

/** So many wrong ones were found, and there may be none. */
export function checkNone(what: string, found: readonly string[] | number, among: string): Checked {
  const examples = typeof found === "number" ? "" : found.slice(0, 3).join(", ");
  const count = typeof found === "number" ? found : found.length;
  return { what, target: "0", seen: `${count} of ${among}${examples && ` (${examples})`}`, isMet: count === 0 };
}

/** Prints a line for each, under its soak's name. */
export function printTable(rows: readonly (Checked & { soak: string })[]): void {
  const columns = rows.map(({ soak, what, target, seen, isMet }) => [
    soak,
    what,
    target,
    seen,
    isMet ? "met" : "MISSED",
  ]);
  const table = [["soak", "what", "target", "seen", ""], ...columns];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  for (const row of table) console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`);
}
