import type { PlanInputs } from "../suggestions";
import type { Approach } from "./approaches";
import { bandOf } from "./grade";
import { itemAt } from "./hash";
import { adviceFor } from "./needs";
import type { ChosenStrand } from "./select";
import type { Strand } from "./subject-data";
import { quote, saysNothing } from "./text";

const EXPLANATION_MAX = 240;

/** One explanation of one or two sentences for each chosen strand, in order. */
export function explain(chosen: readonly ChosenStrand[], inputs: PlanInputs, approach: Approach): string[] {
  const aimIndex = saysNothing(inputs.goal) ? -1 : indexForAim(chosen);
  const needsIndex = saysNothing(inputs.needs) ? -1 : aimIndex === 1 ? 2 : 1;
  const tips = approach.tips[bandOf(inputs.gradeLevel)];
  let plainLessons = 0;
  return chosen.map(({ strand }, index) => {
    const previous = chosen[index - 1]?.strand;
    if (!previous) return beginning(strand, inputs, approach);
    const lead = `${leadFrom(previous, index)} ${strand.does}.`;
    if (index === aimIndex) return withQuote(`${lead} ${approach.aim} `, inputs.goal, ".");
    if (index === needsIndex)
      return withQuote(`${lead} Keep in mind: `, inputs.needs, ` – ${adviceFor(inputs.needs)}.`);
    plainLessons += 1;
    return `${lead} ${itemAt(tips, plainLessons - 1)}`;
  });
}

/** The aim is named in the last lesson that is about it; the first lesson speaks of what the child knows. */
function indexForAim(chosen: readonly ChosenStrand[]): number {
  const last = chosen.findLastIndex(({ isForGoal }) => isForGoal);
  return last > 0 ? last : chosen.length - 1;
}

function beginning(strand: Strand, inputs: PlanInputs, approach: Approach): string {
  const next = `${approach.opening} ${strand.does}.`;
  if (saysNothing(inputs.previousKnowledge)) {
    return `This starts at the very beginning, and nothing needs to be known beforehand. ${next}`;
  }
  return withQuote("This starts from what your child knows: ", inputs.previousKnowledge, `. ${next}`);
}

function leadFrom(previous: Strand, index: number): string {
  const leads = [
    `Building on ${previous.name}, your child learns to`,
    `After ${previous.name}, your child is ready to`,
    `With ${previous.name} in mind, your child goes on to`,
  ];
  return itemAt(leads, index - 1);
}

function withQuote(before: string, freeText: string, after: string): string {
  const room = EXPLANATION_MAX - before.length - after.length;
  return before + quote(freeText, room) + after;
}
