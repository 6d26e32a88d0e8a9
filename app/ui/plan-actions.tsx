import { Button, ButtonRow } from "./button";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";
import type { ListedPlan } from "./plan-table";

interface PlanButtonProps {
  intent: "archive" | "restore";
  planId: string;
  text: string;
  /** Which plan is meant, spoken only, where it is not clear. */
  subject?: string;
  /** The page of the list, to come back to. */
  page?: number;
}

/** Archives a plan or brings it back, from the child's page. */
export function PlanButton({ intent, planId, text, subject, page = 1 }: PlanButtonProps) {
  return (
    <form method="post" action={page === 1 ? "?index" : `?index&page=${page}`}>
      <FormToken />
      <input type="hidden" name="study_plan_id" value={planId} />
      <Button name="intent" value={intent} variant="quiet">
        {text}
        {subject !== undefined && <span className="visually-hidden"> {subject}</span>}
      </Button>
    </form>
  );
}

/** The move that the page comes back from. */
export interface PlanMove {
  planId: string;
  /** The index that the plan had. */
  was: number;
}

interface MoveButtonsProps {
  plan: ListedPlan;
  index: number;
  count: number;
  moved: PlanMove | null;
}

/** Moves a plan up or down by one; each button says at which index the plan is to be. */
export function MoveButtons({ plan, index, count, moved }: MoveButtonsProps) {
  const subject = <span className="visually-hidden"> {plan.subject}</span>;
  return (
    <>
      <form method="post" action="?index">
        <MovedPlan planId={plan.id} />
        <ButtonRow>
          <Button name="index" value={index - 1} variant="quiet" disabled={index === 0}>
            Move up{subject}
          </Button>
          <Button name="index" value={index + 1} variant="quiet" disabled={index === count - 1}>
            Move down{subject}
          </Button>
        </ButtonRow>
      </form>
      {moved?.planId === plan.id && (
        <Notice tone="success">
          <p>
            {plan.subject} is now plan {index + 1} of {count}.
          </p>
          <UndoMove {...moved} />
        </Notice>
      )}
    </>
  );
}

/** Puts a plan back to the index that it had. */
function UndoMove({ planId, was }: PlanMove) {
  return (
    <form method="post" action="?index">
      <MovedPlan planId={planId} />
      <Button name="index" value={was} variant="quiet">
        Undo
      </Button>
    </form>
  );
}

/** The form that drag and drop fills in and sends. */
export function DropForm() {
  return (
    <form id="move" method="post" action="?index" hidden>
      <MovedPlan planId="" />
      <input type="hidden" name="index" />
    </form>
  );
}

function MovedPlan({ planId }: { planId: string }) {
  return (
    <>
      <FormToken />
      <input type="hidden" name="intent" value="drop_plan" />
      <input type="hidden" name="part" value={planId} />
    </>
  );
}
