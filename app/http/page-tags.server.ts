import { createHash } from "node:crypto";
import type { Parent } from "~/domain/account/account";
import { settings } from "~/domain/settings.server";
import { peekMemo } from "./memo.server";
import type { Visit } from "./context.server";
import { PAGE_EXPIRES_AT, SIGNED_IN, type SignedIn } from "./parent.server";

const TAG = /^W\/"page-([0-9a-z]{1,9})-[\w-]{22}"$/;
/** Every build has a name of its own. Code that is still being written has none, and its pages no tag. */
const RELEASE = import.meta.env.MINNOW_RELEASE as string | undefined;

/** What a page of the family is made from, beside the family itself. */
export interface AskedPage {
  /** Path and query. */
  url: string;
  cookie: string;
  saveData: string;
}

/**
 * Gives a page of the family its ETag, when it shows nothing but what the family's version, its address and the browser's
 * own cookies decide. Whoever comes back with the tag is answered before a page is made. The tag ends where time would
 * change the page: when the subscription is to be asked about again, or with the quarter of an hour, for then a day
 * can begin. The version is the one that was read before anything that is shown.
 */
export async function tagPage(visit: Visit, headers: Headers): Promise<void> {
  const signedIn = await peekMemo<SignedIn | null>(visit, SIGNED_IN);
  const sameUntil = await peekMemo<number>(visit, PAGE_EXPIRES_AT);
  if (RELEASE === undefined || !signedIn || sameUntil === undefined || headers.has("Set-Cookie")) return;
  const until = Math.floor(sameUntil / 1000).toString(36);
  const { pathname, search } = new URL(visit.request.url);
  const cookie = visit.request.headers.get("cookie") ?? "";
  const saveData = visit.request.headers.get("save-data") ?? "";
  headers.set("ETag", pageTag({ url: pathname + search, cookie, saveData }, signedIn.parent, until));
  headers.append("Vary", "Cookie, Save-Data");
}

/** The tag of a page as it is for this parent. `until` is the moment it ends, as `tagEnd` gives it. */
export function pageTag(asked: AskedPage, parent: Parent, until: string): string {
  const named = JSON.stringify([RELEASE, settings(), asked, parent, until]);
  return `W/"page-${until}-${createHash("sha256").update(named).digest("base64url").slice(0, 22)}"`;
}

/** The end that a tag carries, when it is a page's and still counts; else null. */
export function tagEnd(tag: string | undefined): string | null {
  const until = tag === undefined ? undefined : TAG.exec(tag)?.[1];
  return until !== undefined && Number.parseInt(until, 36) * 1000 > Date.now() ? until : null;
}
