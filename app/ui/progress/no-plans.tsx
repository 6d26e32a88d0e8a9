import { paths } from "~/domain/paths";
import { ButtonLink } from "../button";
import { EmptyState } from "../empty-state";

/** Where the progress of plans will be. */
export function NoPlans({ firstName, username }: { firstName: string; username: string }) {
  return (
    <EmptyState emoji="🗺" title="No study plan yet" headingLevel={3}>
      <p>When {firstName} has a study plan, you see here how far it is, lesson by lesson.</p>
      <ButtonLink href={paths.child.profile(username)}>Go to study plans</ButtonLink>
    </EmptyState>
  );
}
