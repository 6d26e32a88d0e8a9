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
  const hasOwnLesson = subject.isGeneral ? termsOf(inputs.goal).length > 0 : wishes.goal.isUnmet;
  const choose = subject.isGeneral ? chooseGenerally : chooseLessons;
  const chosen = choose(wishes, hasOwnLesson ? count - 1 : count);
  const lessons = chosen.map((lesson) => inWords(lesson, approach, (text) => withSubject(text, inputs.subject)));
  const own = hasOwnLesson ? [inWords(wishLesson, approach, (text) => withWish(text, inputs.goal))] : [];
  return { wishes, lessons: [...lessons, ...own] };
}

/** A lesson in the words of an approach; `fill` puts in the parent's own. */
export function inWords(lesson: CurriculumLesson, approach: Approach, fill: (text: string) => string): PlannedLesson {
  const way = wayOf(lesson, approach);
  const explanation = way ? `${lesson.explanation} ${way.explanation}` : lesson.explanation;
  return { lesson, title: fill(titleOf(lesson, approach)), explanation };
}
