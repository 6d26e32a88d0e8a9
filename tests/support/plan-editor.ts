import { updateStudyPlan } from "~/db/study-plans";
import { type PlanFields, planFieldsSchema } from "~/domain/study-plan/study-plan";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import type { Lesson, Position, StudyPlan } from "~/domain/study-plan/study-plan";
import { requireStudyPlan, savePlan } from "~/domain/study-plan/study-plan.server";
import { ada, another, family, fractions } from "./cast";
import { lesson } from "./edited-plans";

/** A family's plan, open in two browsers of the parent. */
export interface PlanInTwoBrowsers {
  parentId: string;
  username: string;
  plan: StudyPlan;
  phone: Editing;
  laptop: Editing;
  /** The plan as it is saved now. */
  saved(): Promise<StudyPlan>;
}

/** Lessons A, with the topics a1 and a2, B, with b1, and C. */
export const abc = [lesson("A", "a1", "a2"), lesson("B", "b1"), lesson("C")];

/** Saves a plan in a family of its own: of the lessons A, B and C unless told otherwise. */
export async function planInTwoBrowsers(lessons: Lesson[] = abc): Promise<PlanInTwoBrowsers> {
  const child = another(ada);
  const { id: parentId } = await family(child);
  const { username } = child;
  const plan = await savePlan(parentId, username, { ...fractions, lessons });
  const editing = { parentId, username, planId: plan.id };
  return {
    parentId,
    username,
    plan,
    phone: { ...editing, editor: `phone of ${parentId}` },
    laptop: { ...editing, editor: `laptop of ${parentId}` },
    saved: () => requireStudyPlan(parentId, username, plan.id),
  };
}

/** What the inputs say when nothing is typed but what is told. */
export function typedOver(plan: PlanFields, typed: Partial<PlanFields> = {}): PlanFields {
  return { ...planFieldsSchema.parse(plan), ...typed };
}

/** What the learner site brings about: how far the child is. */
export function setPosition(plan: StudyPlan, position: Position): Promise<void> {
  return updateStudyPlan(plan.id, { current_position: JSON.stringify(position) });
}
