import type { Curriculum } from "~/curriculum/curriculum";
import type { PlanInputs } from "../suggestions";
import { type Goal, readGoal } from "./goal";
import { gradeOf } from "./grade";
import { type Knowledge, readKnowledge } from "./knowledge";
import { type Needs, readNeeds } from "./needs";
import type { UnitSearch } from "./unit-search";

/** The curriculum and the full text of its units. */
export interface Library {
  curriculum: Curriculum;
  search: UnitSearch;
}

/** What a plan is chosen by. */
export interface Wish extends Library {
  goal: Goal;
  knowledge: Knowledge;
  needs: Needs;
  grade: number;
}

/** Reads from a parent's words what a plan is chosen by. */
export function readWish(inputs: PlanInputs, library: Library): Wish {
  const grade = gradeOf(inputs.gradeLevel);
  const { curriculum, search } = library;
  const read = readGoal({ subject: inputs.subject, goal: inputs.goal, grade }, curriculum, search);
  const knowledge = readKnowledge(inputs.previousKnowledge, read.subject, curriculum, search);
  return { ...library, goal: withoutKnown(read, knowledge), knowledge, needs: readNeeds(inputs.needs), grade };
}

/** A goal that names what is known already means the next that it may have meant. */
function withoutKnown(goal: Goal, { units: known }: Knowledge): Goal {
  if (goal.units.some((unit) => !known.has(unit)))
    return { ...goal, units: goal.units.filter((unit) => !known.has(unit)) };
  const other = goal.others.find((unit) => !known.has(unit));
  return other ? { ...goal, units: [other] } : goal;
}
