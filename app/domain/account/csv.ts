/** What spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as RFC 4180 has it: one line of names, then one for each row. Text that looks like a formula is disarmed. */
export function toCsv(names: string[], rows: Record<string, unknown>[]): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
