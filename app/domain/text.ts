import { z } from "zod/v4";

/** Marks can be piled on one character without end; no script or emoji needs more code units than this. */
const UNITS_PER_CHARACTER = 16;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many characters a person counts: an emoji is one, however it is stored. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `most` characters, as a person counts them. */
export function firstCharacters(text: string, most: number): string {
  return [...segmenter.segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join("")
    .slice(0, most * UNITS_PER_CHARACTER);
}

/**
 * Text on one line: without control characters, runs of blanks made one, in its composed form. Text of which nothing
 * would be seen is empty.
 */
export function oneLine(text: string): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const seen = line.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) ? line : "";
}

/** A line of text that must be filled in, of at most `most` characters. `what` begins the sentence a parent reads. */
export function requiredLine(what: string, most: number) {
  const missing = `${what} is missing. Please fill it in.`;
  return z
    .string(missing)
    .overwrite(oneLine)
    .superRefine((line, context) => {
      if (line === "") context.addIssue(missing);
      else refuseTooLong(line, what, most, context);
    })
    .meta({ description: `1 to ${most} characters on one line.` });
}

/** A line of text that may be left empty, of at most `most` characters. */
export function optionalLine(what: string, most: number) {
  return z
    .string()
    .overwrite(oneLine)
    .superRefine((line, context) => refuseTooLong(line, what, most, context))
    .default("")
    .meta({ description: `At most ${most} characters on one line.` });
}

/** Whether a text is longer than `most` characters, or piles up marks beyond what any script needs. */
export function isTooLong(line: string, most: number): boolean {
  return line.length > most * UNITS_PER_CHARACTER || countCharacters(line) > most;
}

function refuseTooLong(line: string, what: string, most: number, context: { addIssue(message: string): void }): void {
  if (isTooLong(line, most)) context.addIssue(`${what} can have at most ${most} characters.`);
}
