import { changeFamily } from "~/db/family";
import { deleteStudyPlanDraft, findStudyPlanDraft, keepStudyPlanDraft } from "~/db/study-plan-drafts";
import { requireOwnChild } from "../child/child.server";
import { NotAuthorized } from "../errors";
import { newId } from "../ids.server";
import { pendingAction } from "../subscription/subscription.server";
import { suggestLessons, suggestTopics } from "../suggestion/suggestion.server";
import { requireStudyPlan, savePlan } from "./study-plan.server";
import type { StudyPlan } from "./study-plan";
import { type WizardAnswers, emptyAnswers, nextNonse, withAnswer } from "./wizard";

/** A child's wizard where the parent left it; `id` becomes the plan's. */
export interface Wizard {
  id: string;
  answers: WizardAnswers;
}

/** The wizard of one's own child. Throws NotAuthorized: another family's child, or a subscription action is pending. */
export async function openWizard(parentId: string, username: string): Promise<Wizard> {
  const child = await requireOwnChild(parentId, username);
  if ((await pendingAction(parentId)) !== "none") throw new NotAuthorized();
  const row = await findStudyPlanDraft(child.id);
  if (!row) return { id: newId("study_plan"), answers: emptyAnswers };
  return { id: row.id, answers: { ...emptyAnswers, ...(JSON.parse(row.answers) as Partial<WizardAnswers>) } };
}

/** Keeps answers of the wizard; accepted lessons that no longer fit are let go. Throws NotAuthorized. */
export async function answerWizard(
  parentId: string,
  username: string,
  changes: Partial<WizardAnswers>,
): Promise<WizardAnswers> {
  const child = await requireOwnChild(parentId, username);
  return changeFamily(parentId, async () => {
    const { id, answers } = await openWizard(parentId, username);
    const changed = withAnswer(answers, changes);
    await keepStudyPlanDraft({ child_id: child.id, id, answers: JSON.stringify(changed), updated_at: Date.now() });
    return changed;
  });
}

/** 'New suggestion': moves one of the two suggestions shown on to its next. Throws NotAuthorized. */
export async function showNewSuggestion(
  parentId: string,
  username: string,
  kind: "lessonNonses" | "topicNonses",
  shown: 0 | 1,
): Promise<void> {
  const { answers } = await openWizard(parentId, username);
  const [first, second] = answers[kind];
  const nonses: [number, number] = shown === 0 ? [nextNonse(first, second), second] : [first, nextNonse(second, first)];
  await answerWizard(parentId, username, { [kind]: nonses });
}

/** Accepts a lesson suggestion by its nonse; the topics are next. Throws NotAuthorized, ServiceFailed. */
export async function acceptLessons(parentId: string, username: string, nonse: number): Promise<void> {
  const child = await requireOwnChild(parentId, username);
  const { answers } = await openWizard(parentId, username);
  const lessons = await suggestLessons({ ...answers, grade_level: child.grade_level }, answers.num_lessons, nonse);
  await answerWizard(parentId, username, { lessons, topicNonses: [0, 1] });
}

/**
 * Accepts a topic suggestion by its nonse, saves the plan and ends the wizard. Pressed again it gives the same plan.
 * Throws NotAuthorized, ServiceFailed, and NotFound when the wizard was started afresh meanwhile.
 */
export async function acceptTopics(
  parentId: string,
  username: string,
  wizardId: string,
  nonse: number,
): Promise<StudyPlan> {
  const child = await requireOwnChild(parentId, username);
  const { id, answers } = await openWizard(parentId, username);
  if (id !== wizardId || !answers.lessons) return requireStudyPlan(parentId, username, wizardId);
  const { subject, goal, previous_knowledge, needs, emoji, num_lessons } = answers;
  const lessons = await suggestTopics({ ...answers, grade_level: child.grade_level }, answers.lessons, nonse);
  return changeFamily(parentId, async () => {
    const posted = { subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons };
    const plan = await savePlan(parentId, username, posted, id);
    await deleteStudyPlanDraft(child.id);
    return plan;
  });
}

/** Leaves the wizard and forgets its answers. Throws NotAuthorized. */
export async function startWizardAfresh(parentId: string, username: string): Promise<void> {
  const child = await requireOwnChild(parentId, username);
  await changeFamily(parentId, () => deleteStudyPlanDraft(child.id));
}
