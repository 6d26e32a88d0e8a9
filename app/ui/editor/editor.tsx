import type { SubmissionResult } from "@conform-to/react";
import { paths } from "~/domain/paths";
import type { PlanFields } from "~/domain/study-plan/study-plan";
import type { EditorNotice } from "~/domain/study-plan/editor-notices";
import type { EditorView } from "~/domain/study-plan/editor-url";
import type { ShownCoverage } from "~/domain/suggestion/shown-coverage";
import { ButtonLink, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";
import { Notice } from "../notice";
import { ReorderHelp } from "../reorder-help";
import { SuggestionNotes } from "../suggestion-notes";
import { AddLessonDialog, EditLessonDialog, EditTopicDialog } from "./edit-dialogs";
import { type EditorLists, EditorListsContext } from "./editor-context";
import { type EditedLesson, EditorList } from "./editor-list";
import { PlanDetails, PlanForm } from "./plan-details";
import { PlanStatus, UndoElsewhere, type UndoableStep } from "./plan-status";

type Selected =
  | { kind: "lesson"; part: { id: string; title: string; explanation: string } }
  | { kind: "topic"; part: { id: string; title: string } };

export interface EditorProps {
  username: string;
  firstName: string;
  planId: string;
  baseVersion: number;
  fields: PlanFields;
  isChanged: boolean;
  isEmojiChanged: boolean;
  lists: { current: readonly EditedLesson[]; suggested: readonly EditedLesson[] | null };
  undo: UndoableStep | null;
  changedElsewhereAt: number | null;
  notice: EditorNotice | null;
  generation: { id: string; kind: "lesson" | "plan" } | null;
  /** What is to be said of the suggested plan, or of the lesson that was just added. */
  coverage: (ShownCoverage & { of: "lesson" | "plan" }) | null;
  /** What a lesson that is not finished was asked for with. */
  lastDescription: string;
  selected: Selected | null;
  view: EditorView;
}

/** The answer to a form that was not taken, for the form it came from. */
export type RefusedForm = { form: string; result: SubmissionResult<string[]> } | undefined;

/** The plan editor (section 2): the inputs, the current plan, and beside it the suggested one. */
export function Editor({ refused, ...props }: EditorProps & { refused: RefusedForm }) {
  const { lists, notice, view, planId, username } = props;
  const resultOf = (form: string) => (refused?.form === form ? refused.result : undefined);
  const details = <PlanDetails fields={props.fields} lastResult={resultOf("plan")} />;
  return (
    <>
      {notice && notice.at === undefined && <Notice tone="success">{notice.text}</Notice>}
      <PlanStatus {...props} />
      <Coverage {...props} />
      <OpenDialog {...props} lastResult={resultOf(view.dialog ?? "")} />
      <PlanForm baseVersion={props.baseVersion}>
        <UndoElsewhere {...props} />
        {!view.isReordering && details}
        <ButtonRow>
          <ButtonLink href={paths.child.editStudyPlan(username, planId, { dialog: "add_lesson" })} variant="quiet">
            Add a new lesson
          </ButtonLink>
          <ButtonLink
            href={paths.child.editStudyPlan(username, planId, { reorder: !view.isReordering }, "current")}
            variant="quiet"
          >
            {view.isReordering ? "Done reordering" : "Reorder"}
          </ButtonLink>
          <ButtonLink href={paths.child.profile(username)} variant="quiet">
            Back to {props.firstName}
          </ButtonLink>
        </ButtonRow>
        {view.isReordering && <ReorderHelp of="a lesson or topic" />}
        <EditorListsContext.Provider value={listsOf(props)}>
          <div className={lists.suggested ? "two" : undefined}>
            <EditorList list="current" lessons={lists.current} isPicked={lists.suggested !== null} />
            {lists.suggested && <EditorList list="suggested" lessons={lists.suggested} isPicked />}
          </div>
        </EditorListsContext.Provider>
        {view.isReordering && details}
      </PlanForm>
      {view.isReordering && <DropForm />}
    </>
  );
}

function Coverage({ username, planId, coverage }: EditorProps) {
  if (!coverage) return null;
  const to = (...view: [EditorView?, string?]) => paths.child.editStudyPlan(username, planId, ...view);
  const words = coverage.of === "plan" ? to({}, "plan-goal") : to({ dialog: "add_lesson" });
  return <SuggestionNotes coverage={coverage} links={{ subject: to({}, "plan-subject"), goal: words }} />;
}

/** What is dragged is sent by this form. */
function DropForm() {
  return (
    <form id="move" method="post">
      <FormToken />
      {["intent", "part", "list", "lesson", "index"].map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
    </form>
  );
}

function OpenDialog({ username, planId, selected, lastDescription, view, lastResult }: EditorProps & DialogResult) {
  const cancelTo = paths.child.editStudyPlan(username, planId, { selected: view.selected }, view.selected);
  if (view.dialog === "add_lesson")
    return <AddLessonDialog description={lastDescription} cancelTo={cancelTo} lastResult={lastResult} />;
  if (view.dialog === "edit_lesson" && selected?.kind === "lesson")
    return <EditLessonDialog lesson={selected.part} cancelTo={cancelTo} lastResult={lastResult} />;
  if (view.dialog === "edit_topic" && selected?.kind === "topic")
    return <EditTopicDialog topic={selected.part} cancelTo={cancelTo} lastResult={lastResult} />;
  return null;
}

interface DialogResult {
  lastResult: SubmissionResult<string[]> | undefined;
}

function listsOf({ username, planId, view, notice, undo, lists }: EditorProps): EditorLists {
  const current = { list: "current", lessons: lists.current } as const;
  const targets = lists.suggested ? [current, { list: "suggested", lessons: lists.suggested } as const] : [current];
  return { username, planId, view, notice, undo, targets };
}
