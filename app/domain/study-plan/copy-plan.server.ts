import { pickFields } from "../fields";
import { newId } from "../ids.server";
import { type StudyPlan, planFieldsSchema } from "./study-plan";
import { requireStudyPlan, savePlan } from "./study-plan.server";

/**
 * Copies a plan, as it is saved, to another child of the family, where it is first and at its start. With `copyId` the
 * same copy made again is harmless. Throws NotAuthorized: another family's child, or a subscription action is pending;
 * NotFound.
 */
export async function copyPlan(
  parentId: string,
  username: string,
  planId: string,
  toUsername: string,
  copyId = newId("study_plan"),
): Promise<StudyPlan> {
  const plan = await requireStudyPlan(parentId, username, planId);
  const lessons = plan.lessons.map(({ id: _, ...lesson }) => ({
    ...lesson,
    topics: lesson.topics.map(({ id: _, ...topic }) => topic),
  }));
  const copy = { ...pickFields(planFieldsSchema, plan), lessons };
  return savePlan(parentId, toUsername, copy, copyId);
}
