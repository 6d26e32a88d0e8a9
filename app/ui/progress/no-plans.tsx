import { ButtonLink } from "../button";
import { EmptyState } from "../empty-state";

/** Where the progress of plans will be. */
export function NoPlans({ firstName, profileUrl }: { firstName: string; profileUrl: string }) {
  return (
    <EmptyState emoji="🗺" title="No study plan yet" headingLevel={3}>
      <p>When {firstName} has a study plan, you see here how far it is, lesson by lesson.</p>
      <ButtonLink href={profileUrl}>Go to study plans</ButtonLink>
    </EmptyState>
  );
}
