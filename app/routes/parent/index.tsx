import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { childrenOf } from "~/domain/child/child.server";
import { noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { withParent } from "~/http/parent.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("My kids");

/** '' leads to the first child; without one it is the chooser with the add prompt (section 2). */
export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const [first] = await childrenOf(parent.id);
    const { search } = new URL(args.request.url);
    if (first) throw redirect(paths.child.profile(first.username) + search, 303);
    return { notice: noticeText("family", args.request.url) };
  });
}

export default function ProfileChooser() {
  const { notice } = useLoaderData<typeof loader>();
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <h1>My kids</h1>
      <EmptyState emoji="🐟" title="Add your first child">
        <p>Each child gets a profile, a username for the learner site, and study plans of their own.</p>
        <ButtonLink href={paths.addProfile()}>Add new child</ButtonLink>
      </EmptyState>
    </>
  );
}
