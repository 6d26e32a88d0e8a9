import { IDEA_MAX } from "../limits";
import { isChatter } from "./chatter";
import { withoutMarkup, withoutNumber, withoutQuotes } from "./markup";
import { includesTitle } from "./equal-titles";
import { fitTitle } from "./shorten";

const EMOJI = new RegExp("^\\p{RGI_Emoji}$", "v");
/** Signs of the text that are emojis once this mark follows. */
const AS_EMOJI = "\uFE0F";
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The goal, or the previous knowledge, that a line of the answer stands for. None when it is none, or kept already. */
export function readIdea(raw: string, kept: readonly string[]): string[] {
  const idea = withoutQuotes(withoutNumber(withoutMarkup(raw)));
  if (!/\p{L}/u.test(idea) || isChatter(idea)) return [];
  const fitting = fitTitle(idea, IDEA_MAX);
  return includesTitle(kept, fitting) ? [] : [fitting];
}

/** The emojis in a line of the answer, without those kept already. */
export function readEmojis(raw: string, kept: readonly string[]): string[] {
  const emojis = [...graphemes.segment(raw)].map(({ segment }) => toEmoji(segment)).filter((emoji) => emoji !== null);
  return [...new Set(emojis)].filter((emoji) => !kept.includes(emoji));
}

function toEmoji(segment: string): string | null {
  return [segment, segment + AS_EMOJI].find((one) => EMOJI.test(one) && !/^[\d#*]/.test(one)) ?? null;
}
