import { messages } from "~/domain/messages";
import { ButtonLink, ButtonRow } from "../button";
import { Notice } from "../notice";

interface ArchivedPlanProps {
  username: string;
  planId: string;
  goal: string;
}

/** In place of the editor of an archived plan, which is read-only (section 4). */
export function ArchivedPlan({ username, planId, goal }: ArchivedPlanProps) {
  const profile = `/profile/${encodeURIComponent(username)}`;
  return (
    <>
      <Notice tone="info">{messages.planArchived}</Notice>
      <p>{goal}</p>
      <ButtonRow>
        <ButtonLink href={`${profile}/view_study_plan?study_plan_id=${encodeURIComponent(planId)}`}>
          View or restore the plan
        </ButtonLink>
        <ButtonLink href={profile} variant="quiet">
          Back
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
