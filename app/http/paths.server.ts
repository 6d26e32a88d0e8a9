/** Stands for every path that can't be read. */
export const MALFORMED_PATH = "/malformed_address";

/** What most addresses are: a path without anything to resolve or decode, and a query that is not looked at here. */
const PLAIN = /^((?:\/[\w-]+)+|\/)(?:\?.*)?$/;

/** The path of an address, resolved and decoded as a router reads it; MALFORMED_PATH for one that can't be. */
export function wellFormedPath(url: string): string {
  const plain = PLAIN.exec(url)?.[1];
  if (plain !== undefined) return plain;
  try {
    const { pathname } = new URL(url.startsWith("//") ? url.slice(1) : url, "http://minnow.invalid");
    const path = decodeURIComponent(pathname);
    // The router makes an address of the decoded path once more, in which "/%5cevil" would begin with a host.
    return /^\/[\\/]/.test(path) ? MALFORMED_PATH : path;
  } catch {
    return MALFORMED_PATH;
  }
}

/** The path as it may be logged: without the query, and without a child's username or any other id in it. */
export function loggedPath(url: string): string {
  const path = wellFormedPath(url).replace(/\/{2,}/g, "/");
  return path
    .replace(/^\/profile\/[^/]+/i, "/profile/:username")
    .replace(/^\/unsubscribe\/[^/]+/i, "/unsubscribe/:token")
    .replace(/^\/not_me\/[^/]+/i, "/not_me/:token")
    .replace(/^\/sandbox\/(checkout|portal)\/[^/]+/i, "/sandbox/$1/:id");
}
