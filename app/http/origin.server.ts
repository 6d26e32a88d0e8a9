import { settings } from "~/domain/settings.server";
import type { Visit } from "./context.server";

/**
 * Whether another site made the browser send this: by Sec-Fetch-Site, else by Origin. Text browsers and scripts send
 * neither; a form's token, or the JSON type of a call, guards there.
 */
export function isFromOtherSite(visit: Visit): boolean {
  const fetchSite = visit.request.headers.get("sec-fetch-site");
  if (fetchSite) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = visit.context.origin;
  if (!origin) return false;
  return origin !== settings().publicUrl && origin !== new URL(visit.request.url).origin;
}

/** A path of this site to go on to; anything else is the start page. */
export function ownPath(path: unknown): string {
  if (typeof path !== "string" || !path.startsWith("/")) return "/";
  const base = "http://minnow.invalid";
  try {
    const url = new URL(path, base);
    return url.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
  } catch {
    return "/";
  }
}

/** Where the browser reaches Minnow: as configured when live, else as this request did (localhost, another device). */
export function siteOrigin(request: Request): string {
  const { isLocal, publicUrl } = settings();
  return isLocal ? new URL(request.url).origin : publicUrl;
}

/** An address of this site without its origin, so that it stays on the one the browser uses; another's is left alone. */
export function relativeIfOwn(address: string): string {
  const { publicUrl } = settings();
  return address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
}
