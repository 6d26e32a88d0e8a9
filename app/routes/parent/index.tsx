import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { childrenOf } from "~/domain/child/child.server";
import { forParent } from "~/http/parent.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("My kids");

/** '' leads to the first child; without one it is the chooser with the add prompt (section 2). */
export function loader({ request }: LoaderFunctionArgs) {
  return forParent(request, async ({ parent }) => {
    const [first] = await childrenOf(parent.id);
    if (first) throw redirect(`/profile/${first.username}`, 303);
    return null;
  });
}

export default function ProfileChooser() {
  return (
    <>
      <h1>My kids</h1>
      <EmptyState emoji="🐟" title="Add your first child">
        <p>Each child gets a profile, a username for the learner site, and study plans of their own.</p>
        <ButtonLink href="/add_profile">Add new child</ButtonLink>
      </EmptyState>
    </>
  );
}
