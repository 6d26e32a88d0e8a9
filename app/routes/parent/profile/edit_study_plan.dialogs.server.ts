import { redirect } from "@remix-run/node";
import { z } from "zod/v4";
import { NEW_LESSON_MAX } from "~/domain/limits";
import { editWords } from "~/domain/study-plan/edit-words";
import { changeEditedPlan } from "~/domain/study-plan/editor.server";
import { editLesson, editTopic, lessonEditSchema, topicEditSchema } from "~/domain/study-plan/part-changes";
import { forgetGeneration, generationOfLesson } from "~/domain/study-plan/generations.server";
import { optionalLine } from "~/domain/text";
import { type PostedForm, textOf, validateForm } from "~/http/forms.server";
import { refuseEditorForm, rejectEditorForm } from "./edit_study_plan.refusals.server";
import type { EditorRequest } from "./edit_study_plan.server";
import { goToGeneration } from "./edit_study_plan.generations.server";

/** Section 5: a blank entry closes the dialog without adding. */
const newLessonFormSchema = z.object({ lesson_description: optionalLine("Lesson description", NEW_LESSON_MAX) });

/** Takes the dialog 'Edit Lesson'. */
export async function handleLessonEdit(editor: EditorRequest, form: PostedForm) {
  const submission = validateForm(form, lessonEditSchema);
  if (submission.status !== "success") return rejectEditorForm("edit_lesson", submission);
  const id = textOf(form, "part");
  try {
    await changeEditedPlan(editor.editing, editWords.edited(id), (plan) => editLesson(plan, id, submission.value));
    return redirect(changedAt(editor, id), 303);
  } catch (error) {
    return refuseEditorForm(editor, "edit_lesson", submission, error);
  }
}

/** Takes the dialog 'Edit Topic'. */
export async function handleTopicEdit(editor: EditorRequest, form: PostedForm) {
  const submission = validateForm(form, topicEditSchema);
  if (submission.status !== "success") return rejectEditorForm("edit_topic", submission);
  const id = textOf(form, "part");
  try {
    await changeEditedPlan(editor.editing, editWords.edited(id), (plan) => editTopic(plan, id, submission.value));
    return redirect(changedAt(editor, id), 303);
  } catch (error) {
    return refuseEditorForm(editor, "edit_topic", submission, error);
  }
}

/** Takes the dialog 'Add a new lesson'. */
export async function handleNewLesson(editor: EditorRequest, form: PostedForm) {
  const { editing, url } = editor;
  const submission = validateForm(form, newLessonFormSchema);
  if (submission.status !== "success") return rejectEditorForm("add_lesson", submission);
  const description = submission.value.lesson_description;
  if (description === "") return redirect(url(), 303);
  try {
    const generation = await generationOfLesson(editing, description);
    return await goToGeneration(editor, generation).catch(async (error: unknown) => {
      await forgetGeneration(editing, generation.id);
      throw error;
    });
  } catch (error) {
    return refuseEditorForm(editor, "add_lesson", submission, error);
  }
}

function changedAt({ url }: EditorRequest, id: string): string {
  return url({ selected: id, done: "changed", at: id }, id);
}
