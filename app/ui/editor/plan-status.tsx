import { paths } from "~/domain/paths";
import { Button, ButtonLink, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";
import { Notice } from "../notice";

export interface UndoableStep {
  id: string;
  what: string;
}

interface PlanStatusProps {
  username: string;
  planId: string;
  isChanged: boolean;
  isEmojiChanged: boolean;
  undo: UndoableStep | null;
  changedElsewhereAt: number | null;
  /** What is being written and not in the plan yet. */
  generation: { id: string; kind: "lesson" | "plan" } | null;
  /** What was just done, which is the page's news then; it may offer the undoing where it was done. */
  notice: { at?: string; isUndoOffered?: boolean } | null;
}

/** What is not saved yet, and what else is under way with this plan. */
export function PlanStatus(props: PlanStatusProps) {
  const { isChanged, isEmojiChanged, changedElsewhereAt, generation, notice } = props;
  return (
    <>
      {(isChanged || isEmojiChanged) && (
        <div className="notice" role={notice ? undefined : "status"}>
          <strong>Not saved yet</strong>
          {isChanged && <p>The plan is changed.</p>}
          {isEmojiChanged && <p>The emoji is changed.</p>}
        </div>
      )}
      {generation && <BeingWritten {...props} generation={generation} />}
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

/** Undoes the last step, which is not offered beside what was just done. */
export function UndoElsewhere({ undo, notice }: Pick<PlanStatusProps, "undo" | "notice">) {
  const isBesidePart = notice?.at !== undefined && notice.isUndoOffered;
  if (!undo || isBesidePart) return null;
  return (
    <ButtonRow>
      <UndoButton undo={undo} />
    </ButtonRow>
  );
}

interface UndoButtonProps {
  undo: UndoableStep;
  /** The step is told beside it: then its name is only heard. */
  isNamedBeside?: boolean;
}

/** Undoes the step that it names. Text browsers, which hide nothing, name it in any case. */
export function UndoButton({ undo, isNamedBeside = false }: UndoButtonProps) {
  const name = `Undo: ${undo.what}`;
  return (
    <Button name="intent" value={`undo:${undo.id}`} variant="quiet" aria-label={isNamedBeside ? name : undefined}>
      {isNamedBeside ? (
        <>
          Undo<span className="visually-hidden">: {undo.what}</span>
        </>
      ) : (
        name
      )}
    </Button>
  );
}

type BeingWrittenProps = Pick<PlanStatusProps, "username" | "planId"> & {
  generation: NonNullable<PlanStatusProps["generation"]>;
};

function BeingWritten({ username, planId, generation }: BeingWrittenProps) {
  return (
    <Notice tone="info">
      <p>{generation.kind === "lesson" ? "A new lesson" : "A suggested plan"} is not finished.</p>
      <form method="post">
        <FormToken />
        <ButtonRow>
          <ButtonLink href={paths.child.editStudyPlan(username, planId, { writing: generation.id })} variant="quiet">
            Go on
          </ButtonLink>
          <Button name="intent" value={`forget_generation:${generation.id}`} variant="quiet">
            Forget it
          </Button>
        </ButtonRow>
      </form>
    </Notice>
  );
}
