import type { DetailKind, LessonOutline } from "../../suggestions";
import { unusable } from "../fault";
import { ACTIVITY_MAX, ANSWER_TO_QUESTION_MAX, QUESTION_MAX } from "../limits";
import { isChatter } from "./chatter";
import { withoutMarkup, withoutQuotes } from "./markup";
import { shorten } from "./shorten";
import { placeTopic } from "./topic-lines";

/** What is asked for of each lesson, in this order, and how long each may be. */
const KINDS = [
  { kind: "activity", most: ACTIVITY_MAX },
  { kind: "question", most: QUESTION_MAX },
  { kind: "answer", most: ANSWER_TO_QUESTION_MAX },
] as const satisfies { kind: DetailKind; most: number }[];

/** How many lines each lesson has. */
export const DETAILS_PER_LESSON = KINDS.length;

const LABELED = /^(activity|question|answer)\s*(?:[:：]|\s[–—-]\s)\s*(.+)$/iu;

/**
 * Reads the lines of one answer, in their order, as lines 'lessonNumber: kind: text'. What comes once more is passed
 * over. Throws ModelFault when one before it is left out.
 */
export function detailReader(lessons: readonly LessonOutline[]) {
  let heading: number | null = null;
  return (raw: string, kept: readonly string[]): string[] => {
    const placed = placeTopic(raw, heading, lessons) ?? { lesson: nextOf(kept).lesson, text: withoutMarkup(raw) };
    if (placed.text === null) heading = placed.lesson;
    const [, label = "", said = ""] = LABELED.exec(placed.text ?? "") ?? [];
    const text = withoutQuotes(withoutMarkup(said));
    const index = KINDS.findIndex(({ kind }) => kind === label.toLowerCase());
    const found = KINDS[index];
    if (!found || !/\p{L}|\p{N}/u.test(text) || isChatter(text)) return [];
    const place = (placed.lesson - 1) * DETAILS_PER_LESSON + index;
    if (place > kept.length) throw unusable("detail_left_out");
    return place < kept.length ? [] : [`${placed.lesson}: ${found.kind}: ${shorten(text, found.most)}`];
  };
}

/** The lesson, from 1, and the kind that come next. */
function nextOf(kept: readonly string[]): { lesson: number } {
  return { lesson: Math.floor(kept.length / DETAILS_PER_LESSON) + 1 };
}
