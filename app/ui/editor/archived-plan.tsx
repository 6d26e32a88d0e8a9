import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { ButtonLink, ButtonRow } from "../button";
import { Notice } from "../notice";

interface ArchivedPlanProps {
  username: string;
  planId: string;
  goal: string;
}

/** In place of the editor of an archived plan, which is read-only (section 4). */
export function ArchivedPlan({ username, planId, goal }: ArchivedPlanProps) {
  return (
    <>
      <Notice tone="info">{messages.planArchived}</Notice>
      <p>{goal}</p>
      <ButtonRow>
        <ButtonLink href={paths.child.viewStudyPlan(username, planId)}>View or restore the plan</ButtonLink>
        <ButtonLink href={paths.child.profile(username)} variant="quiet">
          Back
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
