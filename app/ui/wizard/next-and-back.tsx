import { paths } from "~/domain/paths";
import { stepBefore } from "~/domain/study-plan/wizard";
import { Button, ButtonLink, ButtonRow } from "../button";

/** The buttons below a step's question. The first step, before which there is none, has others. */
export function NextAndBack({ slug, username }: { slug: string; username: string }) {
  const back = stepBefore(slug);
  return (
    <ButtonRow>
      <Button pendingText="Saving…">Next</Button>
      {back && (
        <ButtonLink href={paths.child.addStudyPlan(username, back.slug)} variant="quiet">
          Back
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
