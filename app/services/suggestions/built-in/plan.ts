import type { LessonOutline, PlanInputs } from "../suggestions";
import { type Approach, titleOf, wayOf } from "./approaches";
import { findSubject } from "./find-subject";
import { chooseGenerally } from "./general-plan";
import { termsOf } from "./keywords";
import { withSubject, withWish } from "./own-words";
import { chooseLessons } from "./select";
import type { CurriculumLesson } from "./subject-data";
import { wishLesson } from "./subjects/general";
import { type Wishes, wishesFor } from "./wishes";

/** One lesson of a plan, in the words of an approach. */
export interface PlannedLesson extends LessonOutline {
  lesson: CurriculumLesson;
}

/** A plan that does not yet say how it meets what is known and needed. */
export interface Plan {
  wishes: Wishes;
  lessons: readonly PlannedLesson[];
}

/** Plans `count` lessons in teaching order. A goal that no lesson is about gets the last, in the parent's own words. */
export function planLessons(inputs: PlanInputs, count: number, approach: Approach): Plan {
  const subject = findSubject(inputs.subject, inputs.goal);
  const wishes = wishesFor(subject, inputs, approach);
  const word = (lesson: CurriculumLesson) => inWords(lesson, approach, (text) => withSubject(text, inputs.subject));
  const ownLesson = inWords(wishLesson, approach, (text) => withWish(text, inputs.goal));
  const titles = subject.curriculum.lessons.map((lesson) => word(lesson).title.toLowerCase());
  const own = needsOwnLesson(wishes) && !titles.includes(ownLesson.title.toLowerCase()) ? [ownLesson] : [];
  const choose = subject.isGeneral ? chooseGenerally : chooseLessons;
  return { wishes, lessons: [...choose(wishes, count - own.length).map(word), ...own] };
}

/** The general method knows no goal but to get on with the subject, a curriculum most. */
function needsOwnLesson({ inputs, subject, goal }: Wishes): boolean {
  return subject.isGeneral ? termsOf(inputs.goal).length > 0 && !goal.isWhollyMet : goal.isUnmet;
}

/** A lesson in the words of an approach; `fill` puts in the parent's own. */
export function inWords(lesson: CurriculumLesson, approach: Approach, fill: (text: string) => string): PlannedLesson {
  const way = wayOf(lesson, approach);
  const explanation = way ? `${lesson.explanation} ${way.explanation}` : lesson.explanation;
  return { lesson, title: fill(titleOf(lesson, approach)), explanation };
}
