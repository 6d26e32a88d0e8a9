import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm, textOf } from "~/http/forms.server";
import { ArchivedPlan } from "~/ui/editor/archived-plan";
import { Editor } from "~/ui/editor/editor";
import { TwoVersions } from "~/ui/editor/two-versions";
import { streamGeneration } from "~/ui/editor/writing-stream";
import { LivePart } from "~/ui/live-part";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { handleLessonEdit, handleNewLesson, handleTopicEdit } from "./edit_study_plan.dialogs.server";
import { handlePlanForm } from "./edit_study_plan.form.server";
import { showEditor } from "./edit_study_plan.page.server";
import { withEditor } from "./edit_study_plan.server";
import { showGeneration, handleGenerationButton } from "./edit_study_plan.generations.server";

export const handle: PageHandle = {
  styles: (shown) => {
    const { kind, view } = (shown ?? {}) as { kind?: string; view?: { dialog?: string } };
    return [
      ...(["pair", "lesson-list", "reorder", "editor", "field", "select", "print-plan"] as const),
      ...(kind === "conflict" ? (["facts"] as const) : []),
      ...(view?.dialog ? (["dialog"] as const) : []),
    ];
  },
};

export const meta: MetaFunction = () => pageTitle("Edit study plan");

export function loader(args: LoaderFunctionArgs) {
  return withEditor(args, async (editor) => {
    const { username, planId } = editor.editing;
    const shown = await showEditor(editor);
    if (shown.kind !== "editor" || editor.view.writing === undefined) return shown;
    return showGeneration(
      editor,
      (generation) => (coming) => streamGeneration({ username, planId, generation, ...coming }),
    );
  });
}

export function action(args: ActionFunctionArgs) {
  return withEditor(args, async (editor) => {
    const form = await readForm(args);
    const [intent = "", of = ""] = textOf(form, "intent").split(":");
    switch (intent) {
      case "edit_lesson":
        return handleLessonEdit(editor, form);
      case "edit_topic":
        return handleTopicEdit(editor, form);
      case "add_lesson":
        return handleNewLesson(editor, form);
      default:
        return (await handleGenerationButton(editor, intent, of)) ?? handlePlanForm(editor, form);
    }
  });
}

export default function EditStudyPlan() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  switch (shown.kind) {
    case "archived":
      return (
        <>
          <h1>
            <span aria-hidden="true">{shown.emoji}</span> {shown.subject}
          </h1>
          <ArchivedPlan {...shown} />
        </>
      );
    case "writing":
      return (
        <>
          <h1>
            {shown.what === "lesson" ? "Your new lesson is being written" : "Your suggested plan is being written"}
          </h1>
          <LivePart />
        </>
      );
    case "conflict":
      return (
        <>
          <h1>Edit study plan</h1>
          <TwoVersions {...shown} />
        </>
      );
    default:
      return (
        <>
          <h1>Edit study plan</h1>
          <Editor {...shown} refused={refused} />
        </>
      );
  }
}
