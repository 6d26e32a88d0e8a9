import { SUBJECT_PLACE, WISH_PLACE } from "./subjects/general";
import { capitalize, clean, cut, isolate, saysNothing } from "./text";

const TITLE_MAX = 60;
const LABEL_MAX = 28;
const LEAD_IN =
  /^(?:(?:i|we|he|she|my \w+)\s+)?(?:(?:really|want to|wants to|would like to)\s+)*(?:loves?|likes?|learn|learning|study|studying|know)(?:\s+about)?\s+/iu;

/** Puts the parent's own word for the subject into a text of the general method. */
export function withSubject(text: string, subject: string): string {
  const plain = oneLine(subject).replace(LEAD_IN, "");
  const label = saysNothing(plain) ? "this subject" : isolate(cut(plain, LABEL_MAX));
  return capitalize(text.split(SUBJECT_PLACE).join(label));
}

/** Puts what a parent wishes into a text of the wish's lesson; it is cut where the text would get too long for a title. */
export function withWish(text: string, wish: string): string {
  const plain = oneLine(wish).replace(/[\s.,;!]+$/u, "");
  // Two characters are left for the marks around what reads from right to left.
  const room = TITLE_MAX - 2 - (text.length - WISH_PLACE.length);
  const words = saysNothing(plain) ? "A lesson of your own" : capitalize(plain);
  return text.split(WISH_PLACE).join(isolate(cut(words, room)));
}

/** A colon in a title would end it, for lines read 'title: explanation'. */
function oneLine(text: string): string {
  return clean(text.replaceAll(":", " ").replace(/["“”„«»]/gu, "'"));
}
