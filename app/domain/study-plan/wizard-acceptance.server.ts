import { changeFamily } from "~/db/family";
import { deleteStudyPlanDraft } from "~/db/study-plan-drafts";
import { requireOwnChild } from "../child/child.server";
import { NotFound } from "../errors";
import { wholeSuggestion } from "../suggestion/kept-suggestion.server";
import { lessonsIn, withTopicsIn } from "../suggestion/suggested-lessons";
import { fillVideos } from "../video/lesson-videos.server";
import type { StudyPlan } from "./study-plan";
import { insertPlan, requireStudyPlan } from "./study-plan.server";
import { answerWizard, openWizard, wizardLessons, wizardTopics } from "./wizard.server";

/** Which suggestion is accepted, and the fingerprint of the answers it was shown for. */
export interface Accepted {
  nonse: number;
  fingerprint: string;
}

/**
 * Accepts a lesson suggestion as it was shown; the topics are next. False when the answers changed since, in another
 * tab: then it has to be looked at again. Throws NotAuthorized, ServiceFailed.
 */
export async function acceptLessons(parentId: string, username: string, accepted: Accepted): Promise<boolean> {
  const child = await requireOwnChild(parentId, username);
  const { answers, lessonFingerprint } = await openWizard(parentId, username);
  if (lessonFingerprint !== accepted.fingerprint || !answers.lessonNonses.includes(accepted.nonse)) return false;
  const lines = await wholeSuggestion(wizardLessons(parentId, child, answers, accepted.nonse));
  const lessons = lessonsIn(lines);
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
  const lines = await wholeSuggestion(wizardTopics(parentId, child, answers, accepted.nonse));
  const lessons = withTopicsIn(lines, answers.lessons);
  const saved = await changeFamily(parentId, async () => {
    const now = await openWizard(parentId, username);
    if (now.id !== wizardId) return findSavedPlan(parentId, username, wizardId);
    if (now.topicFingerprint !== topicFingerprint) return null;
    const posted = { subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons };
    const plan = await insertPlan(parentId, username, posted, id);
    await deleteStudyPlanDraft(child.id);
    return plan;
  });
  return saved && fillVideos(parentId, saved);
}

async function findSavedPlan(parentId: string, username: string, planId: string): Promise<StudyPlan | null> {
  try {
    return await requireStudyPlan(parentId, username, planId);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
