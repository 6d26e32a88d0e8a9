/** Control characters, line separators, and marks that are not seen but could turn the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\s]+/gu;
/** A fence around code, or a line of a page. */
const NO_TEXT = /^(?:```|~~~)|^<.*>$/;
/** What can stand before a line: quotation, heading, bullet, box to tick. */
const LEADING = /^(?:(?:>|#{1,6}|[-*+•‣◦▪●·–—]|\[[ xX]?\])\s+)+/u;
const EMPHASIS = /(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])(.+?)(?<=[^\s*])\1(?![\p{L}\p{N}*])/gu;
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”|«([^«»]*)»|'([^']*)'),?$/u;

const COUNTED = "topic|goal|idea|step|day|week|part|session|unit|module|chapter";
const NUMBER = new RegExp(
  [
    "^lesson\\s+#?\\d{1,2}\\b\\s*[:.)–—-]*\\s*",
    `^(?:${COUNTED})\\s+#?\\d{1,2}\\s*[:.)–—-]+\\s*`,
    // Not the 3.5 or 10-minute or 12:30 that a text can begin with.
    "^\\(?\\d{1,2}[.)](?!\\d)\\s*",
    "^\\d{1,2}\\s*[:–—-]\\s+",
  ].join("|"),
  "iu",
);

/** A line as a reader means it, without markdown around it; empty for a line that is nothing but markdown. */
export function withoutMarkup(raw: string): string {
  const line = raw.normalize("NFC").replace(UNSEEN, " ").trim();
  if (NO_TEXT.test(line)) return "";
  const text = (line.startsWith("|") ? cellsOf(line) : line)
    .replace(LEADING, "")
    .replace(/\s#+$/, "")
    .replace(/`+/g, "")
    .replace(EMPHASIS, "$2")
    .replace(EMPHASIS, "$2")
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? withoutQuotes(text) : "";
}

/** The text without the quotation marks that stand around all of it. */
export function withoutQuotes(text: string): string {
  const [, ...inner] = QUOTED.exec(text.trim()) ?? [];
  return (inner.find((one) => one !== undefined) ?? text).trim();
}

/** The text without the "1.", "(2)" or "Lesson 3:" before it, or two of them. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBER, "").replace(NUMBER, "");
}

/** The cells of a row of a table, as the parts of a line. */
function cellsOf(line: string): string {
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.filter((cell) => cell !== "").join(": ");
}
