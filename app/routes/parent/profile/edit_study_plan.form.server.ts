import { data, redirect } from "@remix-run/node";
import { z } from "zod/v4";
import { makeLonger, makeShorter } from "~/domain/study-plan/edited-plan";
import { type PlanFields, planFieldsSchema } from "~/domain/study-plan/study-plan";
import { editWords } from "~/domain/study-plan/edit-words";
import { firstBroughtBack, neighborOf } from "~/domain/study-plan/editor-notices";
import { changeEditedPlan, openEditor, takeOverEdits } from "~/domain/study-plan/editor.server";
import { partChange } from "~/domain/study-plan/part-intents";
import { undo } from "~/domain/study-plan/plan-history.server";
import { acceptSuggested, keepCurrent, resolveConflict, saveEdits } from "~/domain/study-plan/save-edits.server";
import { keepTyped } from "~/domain/study-plan/typed-fields.server";
import { generationOfPlan } from "~/domain/study-plan/generations.server";
import { type PostedForm, textOf, validateForm } from "~/http/forms.server";
import { refuseEditorForm, rejectEditorForm } from "./edit_study_plan.refusals.server";
import type { EditorRequest } from "./edit_study_plan.server";
import { goToGeneration } from "./edit_study_plan.generations.server";

/** The inputs, and the version that the page showed. */
const planFormSchema = planFieldsSchema.extend({ base_version: z.number().int() });

/** A button as it is pressed: what it does, and with which lesson, topic or step. */
interface Pressed {
  intent: string;
  of: string;
}

/**
 * Takes a button of the editor's page. What is typed in its inputs travels with every button that belongs to their
 * form, and is kept whatever is pressed.
 */
export async function handlePlanForm(editor: EditorRequest, form: PostedForm) {
  const [intent = "", of = ""] = textOf(form, "intent").split(":");
  const submission = form.has("subject") ? validateForm(form, planFormSchema) : null;
  if (submission && submission.status !== "success") return rejectEditorForm("plan", submission);
  try {
    const pressed = { intent, of: of || textOf(form, "part") };
    if (!submission) return await handleButton(editor, form, pressed);
    const { base_version: baseVersion, ...fields } = submission.value;
    const typed = { fields, baseVersion };
    if (intent === "undo") return await handleUndo(editor, of, typed);
    return (await handleSave(editor, intent, typed)) ?? (await handleTyped(editor, form, pressed, typed));
  } catch (error) {
    if (error instanceof Error) return refuseEditorForm(editor, "plan", submission, error);
    throw error;
  }
}

interface Typed {
  fields: PlanFields;
  baseVersion: number;
}

async function handleSave({ editing, url }: EditorRequest, intent: string, typed: Typed) {
  switch (intent) {
    case "save":
      await saveEdits(editing, typed);
      return redirect(url({ done: "saved" }), 303);
    case "keep":
      await keepCurrent(editing, typed);
      return redirect(url({ done: "kept", at: "current" }, "current"), 303);
    case "accept":
      await acceptSuggested(editing, typed);
      return redirect(url({ done: "accepted", at: "current" }, "current"), 303);
    default:
      return null;
  }
}

async function handleTyped(editor: EditorRequest, form: PostedForm, pressed: Pressed, { fields, baseVersion }: Typed) {
  await keepTyped(editor.editing, fields, baseVersion);
  return handleButton(editor, form, pressed);
}

/** The buttons that save nothing. */
async function handleButton(editor: EditorRequest, form: PostedForm, { intent, of }: Pressed) {
  const { editing, url, view } = editor;
  switch (intent) {
    case "make_longer":
    case "make_shorter":
      await changeEditedPlan(editing, editWords.fieldsChanged, intent === "make_longer" ? makeLonger : makeShorter);
      return redirect(url({ isReordering: view.isReordering }, "plan-num_lessons"), 303);
    case "generate":
      return goToGeneration(editor, await generationOfPlan(editing));
    case "take_over":
      await takeOverEdits(editing, Number(of));
      return redirect(url({ done: "taken_over" }), 303);
    case "save_mine":
      await resolveConflict(editing, "mine", Number(of));
      return redirect(url({ done: "saved" }), 303);
    case "take_theirs":
      await resolveConflict(editing, "theirs", Number(of));
      return redirect(url({ done: "their_version" }), 303);
    default:
      return handlePart(editor, form, { intent, of });
  }
}

/** A button or a drop that changes one lesson or topic. */
async function handlePart({ editing, url, view }: EditorRequest, form: PostedForm, { intent, of: part }: Pressed) {
  const index = textOf(form, "index");
  const change = partChange({
    intent,
    part,
    list: textOf(form, "list"),
    lesson: textOf(form, intent === "to_lesson" ? `to:${part}` : "lesson"),
    index: index === "" ? undefined : Number(index),
  });
  if (!change) throw data(null, { status: 400 });
  const isDeleted = intent === "delete";
  let at = part;
  await changeEditedPlan(editing, change.what, (plan) => {
    if (isDeleted) at = neighborOf(plan, part);
    return change.change(plan);
  });
  const { isReordering } = view;
  return redirect(url({ isReordering, done: isDeleted ? "deleted" : "moved", at }, at), 303);
}

/** Undoes the step shown. What was typed since the page came is typed over what is there then. */
async function handleUndo({ editing, url, view }: EditorRequest, undoId: string, { fields, baseVersion }: Typed) {
  const { edited: before } = await openEditor(editing);
  const typed = Object.entries(fields).filter(([name, value]) => before[name as keyof PlanFields] !== value);
  const isUndone = await undo(editing, undoId);
  await keepTyped(editing, Object.fromEntries(typed), baseVersion);
  const { edited: after } = await openEditor(editing);
  const at = firstBroughtBack(before, after);
  const { isReordering } = view;
  return redirect(url(isUndone ? { isReordering, done: "undone", at } : { isReordering }, at), 303);
}
