import type { PlanInputs } from "../suggestions";
import type { Approach } from "./approaches";
import type { FoundSubject } from "./find-subject";
import { type Fitness, fitnessFor } from "./fitness";
import { likelyPlace } from "./grade";
import { type Knowledge, isNothingKnown, knowledgeOf } from "./knowledge";
import { type Needs, readNeeds } from "./needs";
import type { CurriculumLesson } from "./subject-data";

/** What lies so far, in levels, below a child's place is taken to be known without anybody saying so. */
const TAKEN_AS_KNOWN = 0.6;

/** What a plan is chosen by. */
export interface Wishes {
  inputs: PlanInputs;
  subject: FoundSubject;
  approach: Approach;
  goal: Fitness;
  /** How lessons fit what the needs say beyond what there is advice for. */
  toLearn: Fitness;
  needs: Needs;
  knowledge: Knowledge;
  /** Where in the curriculum the child is: 1 to just under 5. */
  place: number;
  /** Whether the child knows the lesson, by what the parent says or by the grade level. */
  isKnown(lesson: CurriculumLesson): boolean;
}

/** Reads from the parent's inputs what a plan is chosen by. */
export function wishesFor(subject: FoundSubject, inputs: PlanInputs, approach: Approach): Wishes {
  const { placeOf } = subject.curriculum;
  const needs = readNeeds(inputs.needs);
  const isBeginner = isNothingKnown(inputs.previousKnowledge);
  const usual = likelyPlace(subject.data.name, inputs.gradeLevel, isBeginner);
  const knowledge = knowledgeOf(subject, inputs.previousKnowledge, usual);
  const furthest = Math.max(0, ...knowledge.named.map(placeOf));
  // A child behind the class is met between the two.
  const place = furthest === 0 ? usual : Math.max(furthest + 0.1, Math.min(usual, furthest + 0.5), usual - 1);
  const takenAsKnown = Math.min(place - TAKEN_AS_KNOWN, furthest || Infinity);
  return {
    inputs,
    subject,
    approach,
    goal: fitnessFor(subject, inputs.goal, place),
    toLearn: fitnessFor({ ...subject, narrower: "" }, needs.rest, place),
    needs,
    knowledge,
    place,
    isKnown: (lesson) => knowledge.mastered.has(lesson) || placeOf(lesson) < takenAsKnown,
  };
}
