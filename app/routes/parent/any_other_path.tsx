import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { requireParent } from "~/http/parent.server";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { isUnmatchedRoute: true };

/** A path that Minnow does not have: the login when logged out, else a 404 in the parent area. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParent(args);
  throw data(null, { status: 404 });
}

export async function action(args: ActionFunctionArgs) {
  await requireParent(args);
  throw data(null, { status: 404 });
}

export default function AnyOtherPath() {
  return null;
}
