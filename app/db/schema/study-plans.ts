import type { Columns } from "~/domain/fields";
import type { StudyPlan } from "~/domain/study-plan/study-plan";

export interface StudyPlansTables {
  study_plans: StudyPlanRow;
  study_plan_drafts: StudyPlanDraftRow;
  study_plan_edits: StudyPlanEditsRow;
  study_plan_generations: StudyPlanGenerationRow;
  study_plan_undos: StudyPlanUndoRow;
}

export interface StudyPlanRow extends Columns<StudyPlan> {
  parent_id: string;
  child_id: string;
  display_order: number;
  created_at: number;
  updated_at: number;
}

export interface StudyPlanDraftRow {
  child_id: string;
  /** Becomes the plan's id when the wizard is finished. */
  id: string;
  /** JSON: WizardAnswers. */
  answers: string;
  updated_at: number;
}

/** A plan as one editor left it, not saved yet. */
export interface StudyPlanEditsRow {
  plan_id: string;
  /** The hash of the session that edits. */
  editor: string;
  /** The version that is edited. */
  base_version: number;
  /** JSON: EditedPlan. */
  edited: string;
  updated_at: number;
}

/** What an editor asked of suggestions last, and what became of it. */
export interface StudyPlanGenerationRow {
  plan_id: string;
  /** The hash of the session that edits. */
  editor: string;
  /** JSON: the generation, and what was generated last. */
  generation: string;
  updated_at: number;
}

/** A step of the plan editor that can be undone. */
export interface StudyPlanUndoRow {
  id: string;
  plan_id: string;
  /** Whose step it is while it is not saved; empty when it is saved, for then anyone can undo it. */
  editor: string;
  /** The newest has the highest. */
  position: number;
  /** The version that holds the step, or that the step was taken from. */
  base_version: number;
  /** In words. */
  what: string;
  /** JSON: EditedPlan, as it was before the step. */
  before: string;
  created_at: number;
}
