import { paths } from "~/domain/paths";
import { MALFORMED_PATH } from "~/domain/paths/machine";

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

/** What begins with somebody's username or another id. */
const PERSONAL = [
  paths.child.profile.pattern,
  paths.unsubscribe.pattern,
  paths.notMe.pattern,
  paths.sandbox.checkout.pattern,
  paths.sandbox.portal.pattern,
].map((pattern) => ({ pattern, begins: new RegExp(`^${pattern.replace(/:\w+/, "[^/]+")}`, "i") }));

/** The path as it may be logged: without the query, and without a child's username or any other id in it. */
export function loggedPath(url: string): string {
  const path = wellFormedPath(url).replace(/\/{2,}/g, "/");
  const personal = PERSONAL.find(({ begins }) => begins.test(path));
  return personal ? path.replace(personal.begins, personal.pattern) : path;
}
