import { editorSearch } from "~/domain/study-plan/editor-url";
import { Button, ButtonLink, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";
import { Notice } from "../notice";
import { PLAN_FORM } from "./plan-details";

export interface UndoableStep {
  id: string;
  what: string;
}

interface PlanStatusProps {
  planId: string;
  isChanged: boolean;
  isEmojiChanged: boolean;
  undo: UndoableStep | null;
  changedElsewhereAt: number | null;
  /** What is being written and not in the plan yet. */
  wish: { id: string; kind: "lesson" | "plan" } | null;
  /** What was just done, which is the page's news then; it may offer the undoing where it was done. */
  notice: { at?: string; isUndoOffered?: boolean } | null;
}

/** What is not saved yet, what can be undone, and what else is under way with this plan. */
export function PlanStatus(props: PlanStatusProps) {
  const { isChanged, isEmojiChanged, undo, changedElsewhereAt, wish, planId, notice } = props;
  const isUndoElsewhere = notice?.at !== undefined && notice.isUndoOffered;
  return (
    <>
      {(isChanged || isEmojiChanged) && (
        <div className="notice" role={notice ? undefined : "status"}>
          <strong>Not saved yet</strong>
          {isChanged && <p>The plan is changed.</p>}
          {isEmojiChanged && <p>The emoji is changed.</p>}
        </div>
      )}
      {undo && !isUndoElsewhere && (
        <ButtonRow>
          <UndoButton undo={undo} />
        </ButtonRow>
      )}
      {wish && <BeingWritten planId={planId} wish={wish} />}
      {changedElsewhereAt !== null && (
        <Notice tone="info">
          <p>
            This plan has changes in another browser that are not saved. What is not saved here can be brought back.
          </p>
          <form method="post">
            <FormToken />
            <Button name="intent" value={`take_over:${changedElsewhereAt}`} variant="quiet">
              Go on with them
            </Button>
          </form>
        </Notice>
      )}
    </>
  );
}

interface UndoButtonProps {
  undo: UndoableStep;
  /** The step is told beside it: then its name is only heard. */
  isNamedBeside?: boolean;
}

/** Undoes the step that it names. */
export function UndoButton({ undo, isNamedBeside = false }: UndoButtonProps) {
  return (
    <Button form={PLAN_FORM} name="intent" value={`undo:${undo.id}`} variant="quiet">
      {isNamedBeside && <span aria-hidden="true">Undo</span>}
      <span className={isNamedBeside ? "visually-hidden" : undefined}>Undo: {undo.what}</span>
    </Button>
  );
}

function BeingWritten({ planId, wish }: { planId: string; wish: NonNullable<PlanStatusProps["wish"]> }) {
  return (
    <Notice tone="info">
      <p>{wish.kind === "lesson" ? "A new lesson" : "A suggested plan"} is not finished.</p>
      <form method="post">
        <FormToken />
        <ButtonRow>
          <ButtonLink href={editorSearch(planId, { writing: wish.id })} variant="quiet">
            Go on
          </ButtonLink>
          <Button name="intent" value={`forget_wish:${wish.id}`} variant="quiet">
            Forget it
          </Button>
        </ButtonRow>
      </form>
    </Notice>
  );
}
