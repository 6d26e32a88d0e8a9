import { createHash } from "node:crypto";
import type { Parent } from "~/domain/account/account";
import { apiDescription } from "./description/document.server";
import { jsonAnswer } from "./json-answer.server";

/**
 * Answers a GET about one family with an ETag, and with 304 while nothing has changed: `render` is not run then. The tag
 * is made from the family's version, read before anything else, so a write in between makes the next answer a new one;
 * from the parent and the address, so that no tag fits another's answer; and from the calls' description, so that a
 * new form of answers is seen at once.
 * @param facts what the answer tells that the family's version does not cover
 */
export async function conditionalJson(
  request: Request,
  { id, familyVersion }: Parent,
  render: () => unknown,
  ...facts: string[]
): Promise<Response> {
  const { search } = new URL(request.url);
  const named = JSON.stringify([apiDescription().hash, id, familyVersion, search, facts]);
  // Weak, because the same answer is sent in several encodings.
  const etag = `W/"${createHash("sha256").update(named).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({ ETag: etag, "Cache-Control": "private, no-cache", Vary: "Cookie" });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return jsonAnswer(request, await render(), { headers });
}

/** Whether the sender has the answer of this ETag already. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => plain(tag) === plain(etag));
}
