import type { ReactNode } from "react";
import { cutGoal } from "./cut-goal";
import { Meter } from "./meter";

export interface ListedPlan {
  id: string;
  emoji: string;
  subject: string;
  goal: string;
  percent: number;
  to: string;
}

/** The whole goal on wide screens and for screen readers; small screens show the cut one. */
function Goal({ goal }: { goal: string }) {
  const cut = cutGoal(goal);
  if (cut === goal) return <>{goal}</>;
  return (
    <>
      <span className="wide-only">{goal}</span>
      <span className="cut" aria-hidden="true">
        {cut}
      </span>
    </>
  );
}

interface PlanTableProps {
  plans: readonly ListedPlan[];
  caption: string;
  /** What can be done with a plan in its row, in a column of this name. */
  actions: { title: string; of: (plan: ListedPlan, index: number) => ReactNode };
}

/** Study plans as a table, or as one card per plan on small screens. */
export function PlanTable({ plans, caption, actions }: PlanTableProps) {
  return (
    <table className="plans">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="wide-only">
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Goal</th>
          <th scope="col">Progress</th>
          <th scope="col">{actions.title}</th>
        </tr>
      </thead>
      <tbody data-plans="">
        {plans.map((plan, index) => (
          <PlanRow key={plan.id} plan={plan} action={actions.of(plan, index)} />
        ))}
      </tbody>
    </table>
  );
}

function PlanRow({ plan, action }: { plan: ListedPlan; action: ReactNode }) {
  return (
    <tr id={plan.id} data-plan="">
      <th scope="row">
        <span className="emoji" aria-hidden="true">
          {plan.emoji}
        </span>
        <a href={plan.to}>{plan.subject}</a>
      </th>
      <td>
        <Goal goal={plan.goal} />
      </td>
      <td>
        <Meter percent={plan.percent} label="Progress" />
      </td>
      <td>{action}</td>
    </tr>
  );
}
