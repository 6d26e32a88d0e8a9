import type { Request, RequestHandler, Response } from "express";
import type { Parent } from "~/domain/account/account";
import { findParentBySession } from "~/domain/auth/sessions.server";
import { isServed, visitorCountry } from "~/domain/region/region.server";
import { settings } from "~/domain/settings.server";
import { cookies } from "~/http/cookies.server";
import { isUnderMaintenance } from "~/http/maintenance.server";
import { pageTag, tagEnd } from "~/http/page-tags.server";
import { type KeptPages, sendKeptPage } from "./kept-pages";

/**
 * Answers for a page that is as it was: 304 to whoever has it, and to anyone else the page as it was sent before. Nothing is
 * rendered for it, and only the session is read, with the family's version. Whatever is not that simple goes on, and the
 * page is made.
 */
export function unchangedPages(kept: KeptPages): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET") return next();
    const tag = request.headers["if-none-match"];
    const page = kept.find(request);
    if (!(tagEnd(tag) ?? tagEnd(page?.tag)) || !canRevalidate(request)) return next();
    findParent(request)
      .then((parent) => {
        if (parent && isCurrent(tag, request, parent)) sendNotModified(response, tag);
        else if (parent && page && isCurrent(page.tag, request, parent)) sendKeptPage(response, page);
        else next();
      })
      .catch(next);
  };
}

/** Whether the page would be made at all: here, and not while Minnow is worked on. */
function canRevalidate({ headers, ip = "" }: Request): boolean {
  if (isUnderMaintenance()) return false;
  const { countryHeader } = settings();
  const told = countryHeader ? headers[countryHeader] : undefined;
  return isServed(visitorCountry(ip, told === undefined ? null : String(told)));
}

/** Where the database can't be asked, the page says so. */
async function findParent({ headers }: Request): Promise<Parent | null> {
  const token: unknown = await cookies().session.parse(headers.cookie ?? null);
  if (typeof token !== "string" || token === "") return null;
  return findParentBySession(token).catch(() => null);
}

function isCurrent(tag: string | undefined, request: Request, parent: Parent): tag is string {
  const until = tagEnd(tag);
  return until !== null && pageTag(askedPage(request), parent, until) === tag;
}

function askedPage({ originalUrl, headers }: Request) {
  return { url: originalUrl, cookie: headers.cookie ?? "", saveData: String(headers["save-data"] ?? "") };
}

/** No header that could differ from those the page came with: its nonce is in one of them. */
function sendNotModified(response: Response, tag: string): void {
  response.writeHead(304, {
    ETag: tag,
    "Cache-Control": "private, no-cache",
    Vary: "Cookie, Save-Data, Accept-Encoding",
  });
  response.end();
}
