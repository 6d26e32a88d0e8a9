import { z } from "zod/v4";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many characters a person counts: an emoji is one, however it is stored. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Text on one line: without control characters, runs of blanks made one, in its composed form. */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** A line of text that must be filled in, of at most `most` characters. `what` begins the sentence a parent reads. */
export function requiredLine(what: string, most: number) {
  const missing = `${what} is missing. Please fill it in.`;
  return z.string(missing).transform((text, context) => {
    const line = oneLine(text);
    if (line === "") context.addIssue(missing);
    else refuseTooLong(line, what, most, context);
    return line;
  });
}

/** A line of text that may be left empty, of at most `most` characters. */
export function optionalLine(what: string, most: number) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      const line = oneLine(text ?? "");
      refuseTooLong(line, what, most, context);
      return line;
    });
}

function refuseTooLong(line: string, what: string, most: number, context: { addIssue(message: string): void }): void {
  if (countCharacters(line) > most) context.addIssue(`${what} can have at most ${most} characters.`);
}
