import { changeFamily } from "~/db/family";
import { findStudyPlanDraft, keepStudyPlanDraft } from "~/db/study-plan-drafts";
import type { ChildProfile } from "../child/child";
import { requireOwnChild } from "../child/child.server";
import { NotAuthorized } from "../errors";
import { hashToken, newId } from "../ids.server";
import { pendingAction } from "../subscription/subscription.server";
import type { SuggestionSource } from "../suggestion/followed-suggestion.server";
import { detailSuggestion, lessonSuggestion, topicSuggestion } from "../suggestion/suggestion.server";
import { nextNonse, shapingAnswers, withAnswer } from "./wizard";
import { type WizardAnswers, emptyAnswers, wizardSteps } from "./wizard-steps";

/** A child's wizard where the parent left it; `id` becomes the plan's. */
export interface Wizard {
  id: string;
  answers: WizardAnswers;
  /** Names the answers that lessons are suggested for: a suggestion is accepted only as it was shown. */
  lessonFingerprint: string;
  /** The same with the lessons accepted, which topics are suggested for. */
  topicFingerprint: string;
}

type Graded = Pick<ChildProfile, "grade_level">;

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

/** The configured provider failed: Minnow's own curriculum suggests instead. Throws NotAuthorized. */
export async function suggestFromCurriculum(parentId: string, username: string): Promise<void> {
  await answerWizard(parentId, username, { provider: "built-in" });
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

/** The lesson suggestion of a nonse, as the wizard's answers ask for it. */
export function wizardLessons(
  parentId: string,
  { grade_level }: Graded,
  answers: WizardAnswers,
  nonse: number,
): SuggestionSource {
  const asking = { parentId, provider: answers.provider };
  return lessonSuggestion(asking, { ...answers, grade_level }, answers.num_lessons, nonse);
}

/** The topic suggestion of a nonse, for the lessons accepted. */
export function wizardTopics(
  parentId: string,
  { grade_level }: Graded,
  answers: WizardAnswers,
  nonse: number,
): SuggestionSource {
  const asking = { parentId, provider: answers.provider };
  return topicSuggestion(asking, { ...answers, grade_level }, answers.lessons ?? [], nonse);
}

/** What the lessons accepted have beside their topics. */
export function wizardDetails(parentId: string, { grade_level }: Graded, answers: WizardAnswers): SuggestionSource {
  const asking = { parentId, provider: answers.provider };
  return detailSuggestion(asking, { ...answers, grade_level }, answers.lessons ?? []);
}

function fingerprintsOf(answers: WizardAnswers) {
  const inputs = [...shapingAnswers.map((name) => answers[name]), answers.provider];
  const asked = wizardSteps.map(({ field }) => field && answers[field]);
  return {
    lessonFingerprint: hashToken(JSON.stringify(inputs)),
    topicFingerprint: hashToken(JSON.stringify([inputs, asked])),
  };
}
