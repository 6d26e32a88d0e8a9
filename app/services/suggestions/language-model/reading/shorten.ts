import { unusable } from "../fault";

const SENTENCE_END = /^.*[.!?…](?=["”’)]?\s)["”’)]?/su;
const WORD_END = /^.*[\p{L}\p{N}\p{M}](?=[^\p{L}\p{N}\p{M}])/su;

/** The text, shortened where it must be. Throws ModelFault for one of more than twice the length: that is no title. */
export function fitTitle(text: string, most: number): string {
  if (text.length > 2 * most) throw unusable("title_too_long");
  return shorten(text, most);
}

/**
 * A text of at most `most` characters: one that is longer ends with its last whole sentence, or, where that would lose
 * more than half, at a word and with an ellipsis.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const [sentences = ""] = SENTENCE_END.exec(text.slice(0, most + 1)) ?? [];
  if (sentences.length >= most / 2) return sentences;
  const [words = ""] = WORD_END.exec(text.slice(0, most)) ?? [];
  return `${words.length > 0 ? words : [...text].slice(0, most / 2 - 1).join("")}…`;
}
