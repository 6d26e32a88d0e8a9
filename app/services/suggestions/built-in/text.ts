const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = "\u2068";
const END_ISOLATE = "\u2069";

/** What a parent typed, on one line and without invisible marks that could turn the text around it. */
export function clean(text: string): string {
  return text.normalize("NFC").replace(UNSAFE, " ").trim();
}

/** At most `room` UTF-16 code units; what is cut ends in an ellipsis, and no character is cut in two. */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length + 1 > room) break;
    kept += segment;
  }
  // Better after a whole word, unless that would cost much of the text.
  const end = kept.lastIndexOf(" ");
  return `${end > kept.length * 0.6 ? kept.slice(0, end) : kept.trimEnd()}…`;
}

/**
 * Free text in quotation marks, in at most `room` UTF-16 code units: it can be any part of speech, or none, so it
 * only ever stands as a quotation.
 */
export function quote(text: string, room: number): string {
  const plain = clean(text)
    .replace(/["“”„«»]/gu, "'")
    .replace(/[\s.,;:]+$/u, "");
  return `"${isolate(cut(plain, room - 4))}"`;
}

/** Text that reads from right to left between marks that keep it from turning what stands around it; two more characters. */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}

/** The text with a capital first letter. */
export function capitalize(text: string): string {
  const [first] = text;
  return first === undefined ? "" : first.toUpperCase() + text.slice(first.length);
}

const NOTHING = new Set([
  ...["none", "no", "nope", "na", "n/a", "null", "zero", "unsure", "unknown", "not sure", "no idea"],
  ...["nothing", "nothing yet", "nothing at all", "not yet", "not much", "very little", "little"],
  ...["i don't know", "don't know", "beginner", "complete beginner", "total beginner", "new to this"],
]);

/** Whether there is nothing to quote: nothing typed, no letter, digit or picture in it, or words for "nothing". */
export function saysNothing(text: string): boolean {
  const plain = clean(text)
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/[\s.!]+$/u, "");
  return NOTHING.has(plain) || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain);
}
