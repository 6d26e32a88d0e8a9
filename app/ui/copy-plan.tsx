import { Button, ButtonRow } from "./button";
import { FormToken } from "./forms/form-token";
import { SettleFirst } from "./settle-first";

interface CopyPlanProps {
  siblings: readonly { username: string; first_name: string }[];
  /** Sent along, so that a double press copies once. */
  pressId: string;
  canAddPlan: boolean;
  /** The parent has just tried, and was refused. */
  isRefused: boolean;
}

/** Copies the plan that is shown to a sibling. */
export function CopyPlan({ siblings, pressId, canAddPlan, isRefused }: CopyPlanProps) {
  if (siblings.length === 0) return null;
  if (!canAddPlan) return <SettleFirst isRefused={isRefused} />;
  return (
    <form method="post" className="screen-only">
      <FormToken />
      <input type="hidden" name="press_id" value={pressId} />
      <ButtonRow>
        <label htmlFor="copy_to">Copy to</label>
        <select id="copy_to" name="copy_to">
          {siblings.map(({ username, first_name }) => (
            <option key={username} value={username}>
              {first_name} ({username})
            </option>
          ))}
        </select>
        <Button name="intent" value="copy" variant="quiet" pendingText="Copying…">
          Copy
        </Button>
      </ButtonRow>
    </form>
  );
}
