import { PlanArchived } from "~/domain/errors";
import { noticeFor } from "~/domain/study-plan/editor-notices";
import type { EditorView } from "~/domain/study-plan/editor-url";
import { type OpenEditor, openEditor } from "~/domain/study-plan/editor.server";
import { pickFields } from "~/domain/fields";
import type { EditedPlan } from "~/domain/study-plan/edited-plan";
import { editedLessonsWithStates } from "~/domain/study-plan/kept-progress";
import { lessonsWithStates } from "~/domain/study-plan/progress";
import type { Generation } from "~/domain/study-plan/generation";
import { suggestionCoverage } from "~/domain/suggestion/suggestion-coverage.server";
import { type Lesson, type Topic, planFieldsSchema } from "~/domain/study-plan/study-plan";
import { requireStudyPlan } from "~/domain/study-plan/study-plan.server";
import { findGeneration } from "~/domain/study-plan/generations.server";
import type { EditorRequest } from "./edit_study_plan.server";

/** What the editor's page shows: the plan to edit, two versions of which one is to be chosen, or an archived plan. */
export async function showEditor({ request, child, editing, view }: EditorRequest) {
  const shown = await openUnlessArchived(editing);
  const whose = { username: child.username, firstName: child.first_name, planId: editing.planId };
  if (!shown) {
    const { subject, goal, emoji } = await requireStudyPlan(editing.parentId, child.username, editing.planId);
    return { kind: "archived", ...whose, subject, goal, emoji } as const;
  }
  const { plan, edited } = shown;
  if (shown.isSavedElsewhere) {
    const mine = {
      fields: pickFields(planFieldsSchema, edited),
      lessons: editedLessonsWithStates(plan, edited).current,
    };
    const theirs = { fields: pickFields(planFieldsSchema, plan), lessons: lessonsWithStates(plan) };
    return { kind: "conflict", ...whose, version: plan.version, mine, theirs } as const;
  }
  const generation = await findGeneration(editing);
  return {
    kind: "editor",
    ...whose,
    ...editorOf(shown, view),
    generation: generation?.putAt === null ? { id: generation.id, kind: generation.kind } : null,
    lastDescription: generation?.putAt === null && generation.kind === "lesson" ? generation.description : "",
    coverage: await coverageShown(generation, edited, child.grade_level, view),
    areScriptsWanted: request.headers.get("save-data") !== "on",
  } as const;
}

/** What is to be said of what was suggested, while the suggested plan is shown, or the lesson was just added; else null. */
async function coverageShown(
  generation: Generation | null,
  { suggested }: EditedPlan,
  grade_level: string,
  { done, at }: EditorView,
) {
  if (!generation || generation.putAt === null) return null;
  const isShown = generation.kind === "plan" ? suggested !== null : done === "added" && at === generation.putAt;
  if (!isShown) return null;
  const description = generation.kind === "lesson" ? generation.description : undefined;
  const coverage = await suggestionCoverage(generation, { ...generation.inputs, grade_level }, description);
  return coverage && { ...coverage, of: generation.kind };
}

/** What is shown of the plan and of where the parent is in it. What is selected and gone is not selected. */
function editorOf({ plan, edited, baseVersion, undo, changedElsewhereAt }: OpenEditor, view: EditorView) {
  const { current, suggested } = editedLessonsWithStates(plan, edited);
  const selected = findPart(edited, view.selected);
  const isDialogOpen = view.dialog === "add_lesson" || (selected && view.dialog === `edit_${selected.kind}`);
  return {
    baseVersion,
    fields: pickFields(planFieldsSchema, edited),
    isChanged: edited.isChanged,
    isEmojiChanged: edited.isEmojiChanged,
    lists: { current, suggested: edited.suggested ? suggested : null },
    undo,
    changedElsewhereAt,
    notice: noticeFor(edited, view),
    selected,
    view: { ...view, selected: selected?.part.id, dialog: isDialogOpen ? view.dialog : undefined },
  };
}

async function openUnlessArchived(editing: EditorRequest["editing"]): Promise<OpenEditor | null> {
  try {
    return await openEditor(editing);
  } catch (error) {
    if (error instanceof PlanArchived) return null;
    throw error;
  }
}

type Part = { kind: "lesson"; part: Lesson } | { kind: "topic"; part: Topic };

function findPart(plan: EditedPlan, id: string | undefined): Part | null {
  const lessons = [...plan.lessons, ...(plan.suggested ?? [])];
  const lesson = lessons.find((one) => one.id === id);
  if (lesson) return { kind: "lesson", part: lesson };
  const topic = lessons.flatMap(({ topics }) => topics).find((one) => one.id === id);
  return topic ? { kind: "topic", part: topic } : null;
}
