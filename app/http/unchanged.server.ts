import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Parent } from "~/domain/account/account";
import { findParentBySession } from "~/domain/auth/sessions.server";
import { isServed, visitorCountry } from "~/domain/region/region.server";
import { settings } from "~/domain/settings.server";
import { answeredBefore } from "./asked-once.server";
import { cookies } from "./cookies.server";
import { isUnderMaintenance } from "./maintenance.server";
import { ADDRESS_HEADER } from "./own-headers.server";
import { SAME_UNTIL, SIGNED_IN, type SignedIn } from "./parent.server";

const TAG = /^W\/"page-([0-9a-z]{1,9})-[\w-]{22}"$/;
/** Every build has a name of its own. Code that is still being written has none, and its pages no tag. */
const RELEASE = import.meta.env.MINNOW_RELEASE as string | undefined;

/** What a page of the family is made from, beside the family itself. */
interface Asked {
  /** Path and query. */
  url: string;
  cookie: string;
  saveData: string;
}

/**
 * Gives a page of the family its ETag, when it shows nothing but what the family's version, its address and the browser's
 * own cookies decide. Whoever comes back with the tag is answered by `answerUnchanged`. The tag ends where time would
 * change the page: when the subscription is to be asked about again, or with the quarter of an hour, for then a day
 * can begin. The version is the one that was read before anything that is shown.
 */
export async function tagPage(request: Request, headers: Headers): Promise<void> {
  const signedIn = await answeredBefore<SignedIn | null>(request, SIGNED_IN);
  const sameUntil = await answeredBefore<number>(request, SAME_UNTIL);
  if (RELEASE === undefined || !signedIn || sameUntil === undefined || headers.has("Set-Cookie")) return;
  const until = Math.floor(sameUntil / 1000).toString(36);
  const { pathname, search } = new URL(request.url);
  const cookie = request.headers.get("cookie") ?? "";
  const saveData = request.headers.get("save-data") ?? "";
  headers.set("ETag", tagOf({ url: pathname + search, cookie, saveData }, signedIn.parent, until));
  headers.append("Vary", "Cookie, Save-Data");
}

/**
 * Answers 304 to whoever has the page as it is now. Nothing is rendered for it, and only the session is read, with the
 * family's version. Gives false when it is not that simple; the whole page is made then.
 */
export async function answerUnchanged(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const known = request.headers["if-none-match"];
  const until = known === undefined ? undefined : TAG.exec(known)?.[1];
  if (known === undefined || until === undefined || !isMadeAsEver(request, until)) return false;
  const parent = await findParent(request).catch(() => null);
  if (!parent) return false;
  const { url = "", headers } = request;
  const saveData = String(headers["save-data"] ?? "");
  if (tagOf({ url, cookie: headers.cookie ?? "", saveData }, parent, until) !== known) return false;
  // No header that could differ from those the page came with: its nonce is in one of them.
  response.writeHead(304, {
    ETag: known,
    "Cache-Control": "private, no-cache",
    Vary: "Cookie, Save-Data, Accept-Encoding",
  });
  response.end();
  return true;
}

/** Whether the page would be made at all: not later than its tag counts, here, and not while Minnow is worked on. */
function isMadeAsEver({ method, headers }: IncomingMessage, until: string): boolean {
  if (method !== "GET" || Number.parseInt(until, 36) * 1000 <= Date.now() || isUnderMaintenance()) return false;
  const { countryHeader } = settings();
  const told = countryHeader ? headers[countryHeader] : undefined;
  return isServed(visitorCountry(String(headers[ADDRESS_HEADER]), told === undefined ? null : String(told)));
}

async function findParent({ headers }: IncomingMessage): Promise<Parent | null> {
  const token: unknown = await cookies().session.parse(headers.cookie ?? null);
  return typeof token === "string" && token !== "" ? findParentBySession(token) : null;
}

function tagOf(asked: Asked, parent: Parent, until: string): string {
  const named = JSON.stringify([RELEASE, settings(), asked, parent, until]);
  return `W/"page-${until}-${createHash("sha256").update(named).digest("base64url").slice(0, 22)}"`;
}
