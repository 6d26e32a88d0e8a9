import type { PlanInputs } from "../suggestions";
import { approachOf, titleOf } from "./approaches";
import { explain } from "./explanations";
import { findSubject } from "./find-subject";
import { chooseStrands } from "./select";

/** Exactly `count` (3 to 8) lines 'title: explanation', in teaching order. */
export function lessonLines(inputs: PlanInputs, count: number, nonse: number): string[] {
  const approach = approachOf(nonse);
  const chosen = chooseStrands(findSubject(inputs.subject), inputs, count, approach);
  const explanations = explain(chosen, inputs, approach);
  return chosen.map(({ strand }, index) => `${titleOf(strand, approach)}: ${explanations[index] ?? ""}`);
}
