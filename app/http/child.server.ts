import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { requireOwnChild } from "~/domain/child/child.server";
import { refreshWhenDue } from "~/domain/subscription/subscription.server";
import { type SignedIn, forParent } from "./parent.server";

/** Guards a page below profile/{username}: signed in, and the child is one's own (403 if not). */
export function forOwnChild<Answer>(
  { request, params }: LoaderFunctionArgs | ActionFunctionArgs,
  work: (guarded: SignedIn & { child: ChildProfile }) => Promise<Answer>,
): Promise<Answer> {
  return forParent(request, async (signedIn) => {
    await refreshWhenDue(signedIn.parent.id);
    const child = await requireOwnChild(signedIn.parent.id, params.username ?? "");
    return work({ ...signedIn, child });
  });
}
