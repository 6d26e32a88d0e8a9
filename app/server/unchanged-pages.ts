import type { NextFunction, Request, Response } from "express";
import type { Parent } from "~/domain/account/account";
import { findParentBySession } from "~/domain/auth/sessions.server";
import { isServed, visitorCountry } from "~/domain/region/region.server";
import { settings } from "~/domain/settings.server";
import { cookies } from "~/http/cookies.server";
import { isUnderMaintenance } from "~/http/maintenance.server";
import { pageTag, tagEnd } from "~/http/page-tags.server";

/**
 * Answers 304 to whoever has the page as it is now. Nothing is rendered for it, and only the session is read, with the
 * family's version. Whatever is not that simple goes on, and the page is made.
 */
export function unchangedPages(request: Request, response: Response, next: NextFunction): void {
  const tag = request.headers["if-none-match"];
  const until = request.method === "GET" ? tagEnd(tag) : null;
  if (until === null || !canRevalidate(request)) return next();
  findParent(request)
    .then((parent) => {
      if (!parent || pageTag(askedPage(request), parent, until) !== tag) return next();
      // No header that could differ from those the page came with: its nonce is in one of them.
      response.writeHead(304, {
        ETag: tag,
        "Cache-Control": "private, no-cache",
        Vary: "Cookie, Save-Data, Accept-Encoding",
      });
      response.end();
    })
    .catch(next);
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

function askedPage({ originalUrl, headers }: Request) {
  return { url: originalUrl, cookie: headers.cookie ?? "", saveData: String(headers["save-data"] ?? "") };
}
