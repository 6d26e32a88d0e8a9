import { NONSE_COUNT } from "../limits";
import { type ProviderChoice, type SuggestionFields, suggestionFieldsSchema } from "../suggestion/suggestion";
import { pickFields } from "../fields";
import type { PlanFields } from "./study-plan";

/** What a suggestion for a plan in the editor is made from; the child's grade level is added when it is asked for. */
export type GenerationInputs = SuggestionFields;

interface AnyGeneration {
  id: string;
  inputs: GenerationInputs;
  /** Who suggests: Minnow's own curriculum once the parent chose it, after the configured one failed. */
  provider: ProviderChoice;
  /** Where in the editor the result was put; null while it is being written. */
  putAt: string | null;
}

/** A new lesson, from a description. */
export interface LessonGeneration extends AnyGeneration {
  kind: "lesson";
  description: string;
}

/** A suggested plan. */
export interface PlanGeneration extends AnyGeneration {
  kind: "plan";
  num_lessons: number;
  nonse: number;
}

/** What a parent asked for in the editor, which becomes part of the plan there once it is written. */
export type Generation = LessonGeneration | PlanGeneration;

/** What a plan was generated from last: its inputs and the counter (section 3, suggestion settings). */
export interface GeneratedPlan {
  inputs: GenerationInputs;
  num_lessons: number;
  nonse: number;
}

/** The inputs that a plan in the editor gives. */
export function generationInputsOf(plan: PlanFields): GenerationInputs {
  return pickFields(suggestionFieldsSchema, plan);
}

/** Section 4: the counter moves on, 0 to 4 and round again, when the same is generated once more; else it is 0. */
export function nonseAfter(last: GeneratedPlan | null, inputs: GenerationInputs, num_lessons: number): number {
  const isSame =
    last?.num_lessons === num_lessons &&
    (Object.keys(inputs) as (keyof GenerationInputs)[]).every((name) => last.inputs[name] === inputs[name]);
  return isSame ? (last.nonse + 1) % NONSE_COUNT : 0;
}
