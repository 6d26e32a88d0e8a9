import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { PlanFields } from "~/domain/study-plan/study-plan";
import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { ErrorSummary } from "../forms/error-summary";
import { FormToken } from "../forms/form-token";
import { PlanFieldControls } from "./plan-field-controls";

const PLAN_FORM = "plan";

interface PlanFormProps {
  baseVersion: number;
  children: ReactNode;
}

/**
 * The form of the inputs, around the editor's other buttons as well: so what is typed travels with each, and text
 * browsers, which know no form but the one around a button, can press them.
 */
export function PlanForm({ baseVersion, children }: PlanFormProps) {
  return (
    <form id={PLAN_FORM} method="post" className="stack" noValidate>
      <FormToken />
      <input type="hidden" name="base_version" value={baseVersion} />
      <EnterSaves />
      {children}
    </form>
  );
}

/** Enter in a field presses the first button of its form: let it be Save. So this comes before all others. */
function EnterSaves() {
  return (
    <button name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  );
}

interface PlanDetailsProps {
  fields: PlanFields;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The plan's inputs (section 2), with what is done with all of them. */
export function PlanDetails({ fields: values, lastResult }: PlanDetailsProps) {
  const [form, fields] = useForm<PlanFields>({ id: PLAN_FORM, lastResult, defaultValue: values });
  return (
    <Card as="section" aria-labelledby="details">
      <ErrorSummary form={form} />
      <h2 id="details">Plan details</h2>
      <div className="stack">
        <div className="two">
          <PlanFieldControls fields={fields} />
        </div>
        <ButtonRow>
          <Button name="intent" value="save" pendingText="Saving…">
            Save
          </Button>
          <Button name="intent" value="generate" variant="quiet" pendingText="One moment…">
            Generate
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}
