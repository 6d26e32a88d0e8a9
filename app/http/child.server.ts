import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { childrenOf, requireOwnChild } from "~/domain/child/child.server";
import { quarterHourOf, startOfQuarterHour } from "~/domain/history/days";
import { refreshWhenDue } from "~/domain/subscription/subscription.server";
import { memoizePerRequest } from "./memo.server";
import type { Visit } from "./context.server";
import { PAGE_EXPIRES_AT, type SignedIn, withParent } from "./parent.server";

/** Guards a page below profile/{username}: signed in, and the child is one's own (403 if not). */
export function withOwnChild<Answer>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  work: (guarded: SignedIn & { child: ChildProfile }) => Promise<Answer>,
): Promise<Answer> {
  return withParent(args, async (signedIn) => {
    await memoizePerRequest(args, PAGE_EXPIRES_AT, () => sameUntil(signedIn.parent.id));
    const { username = "" } = args.params;
    const children = await askChildren(args, signedIn.parent.id);
    const child = children.find((one) => one.username === username);
    return work({ ...signedIn, child: child ?? (await requireOwnChild(signedIn.parent.id, username)) });
  });
}

/** The parent's children, first added first; asked once for a page. */
export function askChildren(visit: Visit, parentId: string): Promise<ChildProfile[]> {
  return memoizePerRequest(visit, "children", () => childrenOf(parentId));
}

/** When the subscription is to be asked about again, or another day may begin: in UTC milliseconds, as of now. */
async function sameUntil(parentId: string): Promise<number> {
  const nextQuarter = startOfQuarterHour(quarterHourOf(Date.now()) + 1);
  return Math.min(nextQuarter, await refreshWhenDue(parentId));
}
