import { EXPLANATION_MAX, TITLE_MAX } from "../limits";
import { isChatter, isLabel } from "./chatter";
import { withoutMarkup, withoutNumber, withoutQuotes } from "./markup";
import { includesTitle } from "./equal-titles";
import { fitTitle, shorten } from "./shorten";

/** A title as asked for: what comes before the first colon is one if it is no longer, in characters. */
const ASKED_TITLE_MAX = 60;
const COLON = /\s*[:：](?!\/\/|(?<=\d.)\d)\s*/u;
const DASH = /\s+[-–—]\s+|\s*—\s*/u;

/** The line 'title: explanation' that a line of the answer stands for. None when it is no lesson, or one kept already. Throws ModelFault. */
export function readLesson(raw: string, kept: readonly string[]): string[] {
  const text = withoutNumber(withoutMarkup(raw));
  if (isChatter(text)) return [];
  const { title, explanation } = splitTitle(text.replace(/^(?:lesson|title)\s*:\s*/iu, ""));
  const isLesson = isText(title) && isText(explanation) && !isLabel(title) && !isChatter(explanation);
  if (!isLesson) return [];
  const fitting = fitTitle(title, TITLE_MAX);
  return includesTitle(kept.map(titleOf), fitting) ? [] : [`${fitting}: ${shorten(explanation, EXPLANATION_MAX)}`];
}

/** The title in a line 'title: explanation'. */
export function titleOf(line: string): string {
  return line.slice(0, line.indexOf(": "));
}

/** A colon is what was asked for, a dash is what some models write instead. */
function splitTitle(text: string): { title: string; explanation: string } {
  const colon = COLON.exec(text);
  const dash = DASH.exec(text);
  const mark = colon && (colon.index <= ASKED_TITLE_MAX || !dash) ? colon : dash;
  if (!mark) return { title: text, explanation: "" };
  const title = withoutQuotes(text.slice(0, mark.index));
  const explanation = withoutQuotes(text.slice(mark.index + mark[0].length));
  // Readers of the line take its first colon for the end of the title; this sign only looks like one, as in 12∶30.
  return { title: title.replaceAll(":", "∶"), explanation };
}

function isText(text: string): boolean {
  return /\p{L}/u.test(text);
}
