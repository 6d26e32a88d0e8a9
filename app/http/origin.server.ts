import { settings } from "~/domain/settings.server";

/**
 * Whether another site made the browser send this: by Sec-Fetch-Site, else by Origin. Text browsers and scripts send
 * neither; a form's token, or the JSON type of a call, guards there.
 */
export function isFromOtherSite(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = request.headers.get("origin");
  if (!origin) return false;
  return origin !== settings().publicUrl && origin !== new URL(request.url).origin;
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
