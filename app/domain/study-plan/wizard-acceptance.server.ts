import { changeFamily } from "~/db/family";
import { deleteStudyPlanDraft } from "~/db/study-plan-drafts";
import type { ChildProfile } from "../child/child";
import { requireOwnChild } from "../child/child.server";
import { NotFound } from "../errors";
import { pickFields } from "../fields";
import { findSamplePlan, lessonsOfSample } from "../sample-plans/sample-plans";
import { LESSON_DETAILS_PATIENCE_MS } from "../limits";
import { wholeSuggestion } from "../suggestion/kept-suggestion.server";
import { detailsWithin, prepareDetails } from "../suggestion/lesson-details.server";
import { withDetailsIn } from "../suggestion/suggested-details";
import { lessonsIn, withTopicsIn } from "../suggestion/suggested-lessons";
import { fillVideos } from "../video/lesson-videos.server";
import { type Lesson, type StudyPlan, planFieldsSchema } from "./study-plan";
import { insertPlan, requireStudyPlan } from "./study-plan.server";
import type { WizardAnswers } from "./wizard-steps";
import { answerWizard, openWizard, wizardDetails, wizardLessons, wizardTopics } from "./wizard.server";

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
  const isAccepted = await changeFamily(parentId, async () => {
    const now = await openWizard(parentId, username);
    if (now.lessonFingerprint !== lessonFingerprint) return false;
    await answerWizard(parentId, username, { lessons, topicNonses: [0, 1], sampleId: null });
    return true;
  });
  // While the parent looks at topics there is time to write what else the lessons have.
  if (isAccepted) prepareDetails(wizardDetails(parentId, child, { ...answers, lessons }));
  return isAccepted;
}

/**
 * Accepts a topic suggestion as it was shown, saves the plan and ends the wizard. Pressed again it gives the same plan;
 * null when the answers changed since. Throws NotAuthorized, ServiceFailed.
 */
export function acceptTopics(
  parentId: string,
  username: string,
  wizardId: string,
  { nonse, fingerprint }: Accepted,
): Promise<StudyPlan | null> {
  return finishWizard(parentId, username, { wizardId, fingerprint }, async (child, answers) => {
    if (!answers.lessons || !answers.topicNonses.includes(nonse)) return null;
    const topics = await wholeSuggestion(wizardTopics(parentId, child, answers, nonse));
    const details = await detailsWithin(wizardDetails(parentId, child, answers), LESSON_DETAILS_PATIENCE_MS);
    return withDetailsIn(details.lines, withTopicsIn(topics, answers.lessons));
  });
}

/** The same with the topics of the sample study plan that the wizard began with. Throws NotAuthorized. */
export function acceptSampleTopics(
  parentId: string,
  username: string,
  wizardId: string,
  fingerprint: string,
): Promise<StudyPlan | null> {
  return finishWizard(parentId, username, { wizardId, fingerprint }, (_, answers) =>
    Promise.resolve(lessonsOfSample(findSamplePlan(answers.sampleId))),
  );
}

/** Saves the plan with the lessons that `complete` makes of the answers; null when they are not those shown any more. */
async function finishWizard(
  parentId: string,
  username: string,
  { wizardId, fingerprint }: { wizardId: string; fingerprint: string },
  complete: (child: ChildProfile, answers: WizardAnswers) => Promise<Lesson[] | null>,
): Promise<StudyPlan | null> {
  const child = await requireOwnChild(parentId, username);
  const { id, answers, topicFingerprint } = await openWizard(parentId, username);
  if (id !== wizardId) return findSavedPlan(parentId, username, wizardId);
  if (topicFingerprint !== fingerprint) return null;
  const lessons = await complete(child, answers);
  if (!lessons) return null;
  const saved = await changeFamily(parentId, async () => {
    const now = await openWizard(parentId, username);
    if (now.id !== wizardId) return findSavedPlan(parentId, username, wizardId);
    if (now.topicFingerprint !== topicFingerprint) return null;
    const posted = { ...pickFields(planFieldsSchema, answers), lessons };
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
