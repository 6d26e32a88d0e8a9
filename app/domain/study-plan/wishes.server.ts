import { changeFamily } from "~/db/family";
import { findStudyPlanWish, keepStudyPlanWish } from "~/db/study-plan-wishes";
import { ServiceFailed } from "../errors";
import { newId } from "../ids.server";
import { messages } from "../messages";
import { editWords } from "./edit-words";
import { changeEditedPlan } from "./editor.server";
import { addLesson } from "./part-changes";
import { type Editing, editsOf } from "./plan-edits.server";
import { isSameTitle } from "./same-parts";
import type { Lesson } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";
import { withSuggestion } from "./suggested-plan";
import { type GeneratedPlan, type LessonWish, type PlanWish, type Wish, nonseAfter, wishInputsOf } from "./wish";

/** Where a suggested plan is put: beside the current one. */
export const SUGGESTED_PLAN = "suggested";

interface KeptWish {
  latest: Wish | null;
  lastGenerated: GeneratedPlan | null;
}

/** What an editor asked for last, with this id when one is given; null when there is none. */
export async function findWish(editing: Editing, id?: string): Promise<Wish | null> {
  const { latest } = await keptWish(editing);
  return id === undefined || latest?.id === id ? latest : null;
}

/** Asks for a new lesson from a description. Throws NotAuthorized, NotFound, PlanArchived. */
export async function wishForLesson(editing: Editing, description: string): Promise<LessonWish> {
  return makeWish(editing, async ({ edited, lastGenerated }) => {
    const wish = { ...newWish(), kind: "lesson", inputs: wishInputsOf(edited), description } as const;
    await keepWish(editing, { latest: wish, lastGenerated });
    return wish;
  });
}

/** 'Generate': asks for a plan, another one when nothing of its inputs changed. Throws as wishForLesson does. */
export async function wishForPlan(editing: Editing): Promise<PlanWish> {
  return makeWish(editing, async ({ edited, lastGenerated }) => {
    const { num_lessons } = edited;
    const inputs = wishInputsOf(edited);
    const generated = { inputs, num_lessons, nonse: nonseAfter(lastGenerated, inputs, num_lessons) };
    const wish = { ...newWish(), kind: "plan", ...generated } as const;
    await keepWish(editing, { latest: wish, lastGenerated: generated });
    return wish;
  });
}

/** The configured provider failed: Minnow's own curriculum writes what was asked for. */
export async function wishFromCurriculum(editing: Editing, id: string): Promise<void> {
  await changeWish(editing, id, (wish) => ({ ...wish, provider: "built-in" }));
}

/** What was asked for is not wanted any more. */
export async function forgetWish(editing: Editing, id: string): Promise<void> {
  await changeWish(editing, id, () => null);
}

/**
 * Puts what was asked for into the plan in the editor, once: a lesson among the others, a plan beside the current one.
 * Gives where it is; null when it was forgotten. Throws NotAuthorized, NotFound, PlanArchived, PlanFull; ServiceFailed:
 * nothing was written.
 */
export async function fulfillWish(editing: Editing, id: string, written: Lesson[]): Promise<string | null> {
  const [first] = written;
  if (!first) throw new ServiceFailed("suggestions", messages.suggestionFailed);
  return changeFamily(editing.parentId, async () => {
    const wish = await findWish(editing, id);
    if (!wish || wish.putAt !== null) return wish?.putAt ?? null;
    const putAt = wish.kind === "plan" ? await putBeside(editing, written) : await putLesson(editing, first);
    await changeWish(editing, id, () => ({ ...wish, putAt }));
    return putAt;
  });
}

async function putBeside(editing: Editing, lessons: Lesson[]): Promise<string> {
  await changeEditedPlan(editing, editWords.suggested, (plan) => withSuggestion(plan, lessons));
  return SUGGESTED_PLAN;
}

async function putLesson(editing: Editing, lesson: Lesson): Promise<string> {
  const { lessons } = await changeEditedPlan(editing, editWords.added(lesson.title), (plan) => addLesson(plan, lesson));
  return lessons.find((one) => isSameTitle(one, lesson))?.id ?? "";
}

async function makeWish<Made extends Wish>(
  editing: Editing,
  make: (from: Awaited<ReturnType<typeof editsOf>> & KeptWish) => Promise<Made>,
): Promise<Made> {
  const { parentId, username, planId } = editing;
  return changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    return make({ ...(await editsOf(editing, plan)), ...(await keptWish(editing)) });
  });
}

function newWish() {
  return { id: newId("wish"), provider: "default", putAt: null } as const;
}

async function changeWish(editing: Editing, id: string, change: (wish: Wish) => Wish | null): Promise<void> {
  await changeFamily(editing.parentId, async () => {
    const { latest, lastGenerated } = await keptWish(editing);
    if (latest?.id === id) await keepWish(editing, { latest: change(latest), lastGenerated });
  });
}

async function keptWish({ planId, editor }: Editing): Promise<KeptWish> {
  const row = await findStudyPlanWish(planId, editor);
  return row ? (JSON.parse(row.wish) as KeptWish) : { latest: null, lastGenerated: null };
}

async function keepWish({ planId, editor }: Editing, kept: KeptWish): Promise<void> {
  await keepStudyPlanWish({ plan_id: planId, editor, wish: JSON.stringify(kept), updated_at: Date.now() });
}
