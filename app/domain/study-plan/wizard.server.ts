import { changeFamily } from "~/db/family";
import { deleteStudyPlanDraft, findStudyPlanDraft, keepStudyPlanDraft } from "~/db/study-plan-drafts";
import { requireOwnChild } from "../child/child.server";
import { NotAuthorized, NotFound } from "../errors";
import { hashToken, newId } from "../ids.server";
import { pendingAction } from "../subscription/subscription.server";
import { suggestLessons, suggestTopics } from "../suggestion/suggestion.server";
import { requireStudyPlan, savePlan } from "./study-plan.server";
import type { StudyPlan } from "./study-plan";
import { type WizardAnswers, emptyAnswers, nextNonse, withAnswer } from "./wizard";

/** A child's wizard where the parent left it; `id` becomes the plan's. */
export interface Wizard {
  id: string;
  answers: WizardAnswers;
  /** Names the answers that lessons are suggested for: a suggestion is accepted only as it was shown. */
  lessonFingerprint: string;
  /** The same with the lessons accepted, which topics are suggested for. */
  topicFingerprint: string;
}

/** Which suggestion is accepted, and the fingerprint of the answers it was shown for. */
export interface Accepted {
  nonse: number;
  fingerprint: string;
}

/** The wizard of one's own child. Throws NotAuthorized: another family's child, or a subscription action is pending. */
export async function openWizard(parentId: string, username: string): Promise<Wizard> {
  const child = await requireOwnChild(parentId, username);
  if ((await pendingAction(parentId)) !== "none") throw new NotAuthorized();
  const row = await findStudyPlanDraft(child.id);
  const answers = { ...emptyAnswers, ...(row ? (JSON.parse(row.answers) as Partial<WizardAnswers>) : {}) };
  return { id: row?.id ?? newId("study_plan"), answers, ...fingerprintsOf(answers) };
}

/**
 * Keeps answers of the wizard; accepted lessons that no longer fit are let go. Answers that follow from those kept so
 * far are given as a function of them. Throws NotAuthorized.
 */
export async function answerWizard(
  parentId: string,
  username: string,
  changes: Partial<WizardAnswers> | ((answers: WizardAnswers) => Partial<WizardAnswers>),
): Promise<WizardAnswers> {
  const child = await requireOwnChild(parentId, username);
  return changeFamily(parentId, async () => {
    const { id, answers } = await openWizard(parentId, username);
    const changed = withAnswer(answers, typeof changes === "function" ? changes(answers) : changes);
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
  await answerWizard(parentId, username, ({ [kind]: [first, second] }) => ({
    [kind]: shown === 0 ? [nextNonse(first, second), second] : [first, nextNonse(second, first)],
  }));
}

/**
 * Accepts a lesson suggestion as it was shown; the topics are next. False when the answers changed since, in another
 * tab: then it has to be looked at again. Throws NotAuthorized, ServiceFailed.
 */
export async function acceptLessons(parentId: string, username: string, accepted: Accepted): Promise<boolean> {
  const child = await requireOwnChild(parentId, username);
  const { answers, lessonFingerprint } = await openWizard(parentId, username);
  if (lessonFingerprint !== accepted.fingerprint || !answers.lessonNonses.includes(accepted.nonse)) return false;
  const inputs = { ...answers, grade_level: child.grade_level };
  const lessons = await suggestLessons(inputs, answers.num_lessons, accepted.nonse);
  return changeFamily(parentId, async () => {
    const now = await openWizard(parentId, username);
    if (now.lessonFingerprint !== lessonFingerprint) return false;
    await answerWizard(parentId, username, { lessons, topicNonses: [0, 1] });
    return true;
  });
}

/**
 * Accepts a topic suggestion as it was shown, saves the plan and ends the wizard. Pressed again it gives the same plan;
 * null when the answers changed since. Throws NotAuthorized, ServiceFailed.
 */
export async function acceptTopics(
  parentId: string,
  username: string,
  wizardId: string,
  accepted: Accepted,
): Promise<StudyPlan | null> {
  const child = await requireOwnChild(parentId, username);
  const { id, answers, topicFingerprint } = await openWizard(parentId, username);
  if (id !== wizardId) return findSavedPlan(parentId, username, wizardId);
  const isAsShown = topicFingerprint === accepted.fingerprint && answers.topicNonses.includes(accepted.nonse);
  if (!answers.lessons || !isAsShown) return null;
  const { subject, goal, previous_knowledge, needs, emoji, num_lessons } = answers;
  const lessons = await suggestTopics({ ...answers, grade_level: child.grade_level }, answers.lessons, accepted.nonse);
  return changeFamily(parentId, async () => {
    const now = await openWizard(parentId, username);
    if (now.id !== wizardId) return findSavedPlan(parentId, username, wizardId);
    if (now.topicFingerprint !== topicFingerprint) return null;
    const posted = { subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons };
    const plan = await savePlan(parentId, username, posted, id);
    await deleteStudyPlanDraft(child.id);
    return plan;
  });
}

function fingerprintsOf({ subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons }: WizardAnswers) {
  const inputs = [subject, goal, previous_knowledge, needs, num_lessons];
  return {
    lessonFingerprint: hashToken(JSON.stringify(inputs)),
    topicFingerprint: hashToken(JSON.stringify([inputs, emoji, lessons])),
  };
}

async function findSavedPlan(parentId: string, username: string, planId: string): Promise<StudyPlan | null> {
  try {
    return await requireStudyPlan(parentId, username, planId);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
