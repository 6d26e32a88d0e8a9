import type { CurriculumLesson } from "./subject-data";
import { preferred, preferredToKnow } from "./subjects/general";
import type { Wishes } from "./wishes";

const TO_KNOW =
  /\b(?:about|knows?|understand|facts?|history|find out|discover|explore|why|how (?:do|does|did|is|are)|recogni[sz]e)\b/iu;

/** `count` lessons of the general method in teaching order: those that the goal names, then what the approach prefers. */
export function chooseGenerally(wishes: Wishes, count: number): CurriculumLesson[] {
  const { goal, knowledge, approach } = wishes;
  const { lessons, inOrder } = wishes.subject.curriculum;
  const ids = (TO_KNOW.test(wishes.inputs.goal) ? preferredToKnow : preferred)[approach];
  const ranked = ids.flatMap((id) => lessons.filter((lesson) => lesson.id === id));
  // Who knows something of the subject needs no first look at it.
  const isLate = ({ prerequisites }: CurriculumLesson) => knowledge.isSome && prerequisites.length === 0;
  const fitting = [...goal.targets, ...ranked.filter((lesson) => !isLate(lesson)), ...ranked.filter(isLate)];
  return inOrder([...new Set(fitting)].slice(0, count));
}
