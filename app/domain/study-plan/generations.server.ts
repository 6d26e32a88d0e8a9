import { changeFamily } from "~/db/family";
import { findStudyPlanGeneration, keepStudyPlanGeneration } from "~/db/study-plan-generations";
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
import {
  type GeneratedPlan,
  type LessonGeneration,
  type PlanGeneration,
  type Generation,
  nonseAfter,
  generationInputsOf,
} from "./generation";

/** Where a suggested plan is put: beside the current one. */
export const SUGGESTED_PLAN = "suggested";

interface KeptGeneration {
  latest: Generation | null;
  lastGenerated: GeneratedPlan | null;
}

/** What an editor asked for last, with this id when one is given; null when there is none. */
export async function findGeneration(editing: Editing, id?: string): Promise<Generation | null> {
  const { latest } = await keptGeneration(editing);
  return id === undefined || latest?.id === id ? latest : null;
}

/** Asks for a new lesson from a description. Throws NotAuthorized, NotFound, PlanArchived. */
export async function generationOfLesson(editing: Editing, description: string): Promise<LessonGeneration> {
  return makeGeneration(editing, async ({ edited, lastGenerated }) => {
    const generation = { ...newGeneration(), kind: "lesson", inputs: generationInputsOf(edited), description } as const;
    await keepGeneration(editing, { latest: generation, lastGenerated });
    return generation;
  });
}

/** 'Generate': asks for a plan, another one when nothing of its inputs changed. Throws as generationOfLesson does. */
export async function generationOfPlan(editing: Editing): Promise<PlanGeneration> {
  return makeGeneration(editing, async ({ edited, lastGenerated }) => {
    const { num_lessons } = edited;
    const inputs = generationInputsOf(edited);
    const generated = { inputs, num_lessons, nonse: nonseAfter(lastGenerated, inputs, num_lessons) };
    const generation = { ...newGeneration(), kind: "plan", ...generated } as const;
    await keepGeneration(editing, { latest: generation, lastGenerated: generated });
    return generation;
  });
}

/** The configured provider failed: Minnow's own curriculum writes what was asked for. */
export async function generateFromCurriculum(editing: Editing, id: string): Promise<void> {
  await changeGeneration(editing, id, (generation) => ({ ...generation, provider: "built-in" }));
}

/** What was asked for is not wanted any more. */
export async function forgetGeneration(editing: Editing, id: string): Promise<void> {
  await changeGeneration(editing, id, () => null);
}

/**
 * Puts what was asked for into the plan in the editor, once: a lesson among the others, a plan beside the current one.
 * Gives where it is; null when it was forgotten. Throws NotAuthorized, NotFound, PlanArchived, PlanFull; ServiceFailed:
 * nothing was written.
 */
export async function applyGeneration(editing: Editing, id: string, written: Lesson[]): Promise<string | null> {
  const [first] = written;
  if (!first) throw new ServiceFailed("suggestions", messages.suggestionFailed);
  return changeFamily(editing.parentId, async () => {
    const generation = await findGeneration(editing, id);
    if (!generation || generation.putAt !== null) return generation?.putAt ?? null;
    const putAt = generation.kind === "plan" ? await putBeside(editing, written) : await putLesson(editing, first);
    await changeGeneration(editing, id, () => ({ ...generation, putAt }));
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

async function makeGeneration<Made extends Generation>(
  editing: Editing,
  make: (from: Awaited<ReturnType<typeof editsOf>> & KeptGeneration) => Promise<Made>,
): Promise<Made> {
  const { parentId, username, planId } = editing;
  return changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    return make({ ...(await editsOf(editing, plan)), ...(await keptGeneration(editing)) });
  });
}

function newGeneration() {
  return { id: newId("generation"), provider: "default", putAt: null } as const;
}

async function changeGeneration(
  editing: Editing,
  id: string,
  change: (generation: Generation) => Generation | null,
): Promise<void> {
  await changeFamily(editing.parentId, async () => {
    const { latest, lastGenerated } = await keptGeneration(editing);
    if (latest?.id === id) await keepGeneration(editing, { latest: change(latest), lastGenerated });
  });
}

async function keptGeneration({ planId, editor }: Editing): Promise<KeptGeneration> {
  const row = await findStudyPlanGeneration(planId, editor);
  return row ? (JSON.parse(row.generation) as KeptGeneration) : { latest: null, lastGenerated: null };
}

async function keepGeneration({ planId, editor }: Editing, kept: KeptGeneration): Promise<void> {
  await keepStudyPlanGeneration({ plan_id: planId, editor, generation: JSON.stringify(kept), updated_at: Date.now() });
}
