import type { PlanInputs } from "../suggestions";
import type { Approach } from "./approaches";
import { bandOf, levelOf } from "./grade";
import { hash } from "./hash";
import { countMatches } from "./keywords";
import type { Strand, SubjectData } from "./subject-data";
import { saysNothing } from "./text";

/** How much further a strand counts when it lies beyond the goal: what leads there is more useful. */
const BEYOND_GOAL = 3;
/** How far, in places, an approach may prefer one strand to another; step by step keeps to the order. */
const FREEDOM = 3;

export interface ChosenStrand {
  strand: Strand;
  isForGoal: boolean;
}

/**
 * The `count` strands that suit the inputs, in teaching order: those the parent's words name come first, then those
 * that lead up to them, else those that suit the grade level.
 */
export function chooseStrands(
  subject: SubjectData,
  inputs: PlanInputs,
  count: number,
  approach: Approach,
): ChosenStrand[] {
  const rated = subject.strands.map((strand, index) => ({ strand, index, ...rate(strand, inputs) }));
  const best = Math.max(...rated.map(({ goalMatches }) => goalMatches));
  const anchor = best > 0 ? rated.findIndex(({ goalMatches }) => goalMatches === best) : firstIndex(subject, inputs);
  const seed = JSON.stringify([subject.name, inputs, approach.index]);
  const costOf = ({ index, strand }: { index: number; strand: Strand }) => {
    const distance = index <= anchor ? anchor - index : index - anchor + (best > 0 ? BEYOND_GOAL : 0);
    return distance + (approach.index === 0 ? 0 : (hash(seed + strand.name) % 1000) / (1000 / FREEDOM));
  };
  const ranked = rated
    .map((one) => ({ ...one, cost: costOf(one) }))
    .sort((one, other) => other.score - one.score || one.cost - other.cost);
  return withBeginning(ranked, count, inputs)
    .sort((one, other) => one.index - other.index)
    .map(({ strand, goalMatches }) => ({ strand, isForGoal: goalMatches > 0 }));
}

/** The first `count`; for a child who knows nothing yet, one of them teaches first steps. */
function withBeginning<T extends { strand: Strand }>(ranked: readonly T[], count: number, inputs: PlanInputs): T[] {
  const chosen = ranked.slice(0, count);
  const beginning = ranked.find(({ strand }) => strand.level === 1);
  const isMissing = !chosen.some(({ strand }) => strand.level === 1);
  return beginning && isMissing && saysNothing(inputs.previousKnowledge) ? [...chosen.slice(0, -1), beginning] : chosen;
}

function rate(strand: Strand, inputs: PlanInputs): { goalMatches: number; score: number } {
  const goalMatches = countMatches(strand.keywords, inputs.goal);
  const needsMatches = countMatches(strand.keywords, inputs.needs);
  const knownMatches = countMatches(strand.keywords, inputs.previousKnowledge);
  return { goalMatches, score: goalMatches * 100 + needsMatches * 10 + knownMatches };
}

/** Where to begin when the goal names no strand. */
function firstIndex(subject: SubjectData, inputs: PlanInputs): number {
  if (saysNothing(inputs.previousKnowledge)) return 0;
  const level = levelOf[bandOf(inputs.gradeLevel)];
  return Math.max(
    0,
    subject.strands.findIndex((strand) => strand.level >= level),
  );
}
