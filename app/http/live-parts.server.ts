import { randomBytes } from "node:crypto";

/** How long a part waits for its page to be rendered, in milliseconds. */
const LIFETIME_MS = 60_000;
const MARKER = /<!--live:([\w-]+)-->/;

/** What a live part is told about its page. */
export interface LivePartContext {
  /** Lets styles of the part's own pass. */
  nonce: string;
  /** Aborts when nobody reads the page any more. */
  leave: AbortSignal;
}

/** The HTML of a part of a page, in chunks, as it comes. */
export type LivePart = (context: LivePartContext) => AsyncIterable<string>;

const waiting = new Map<string, LivePart>();

/**
 * Promises a part that fills after the page around it was rendered, in the same answer and without scripts. Gives the
 * HTML comment that holds its place.
 */
export function addLivePart(part: LivePart): string {
  const id = randomBytes(16).toString("base64url");
  waiting.set(id, part);
  setTimeout(() => waiting.delete(id), LIFETIME_MS).unref();
  return `<!--live:${id}-->`;
}

/** A rendered page around the place of its live part. */
export interface CutPage {
  before: string;
  part: LivePart;
  after: string;
}

/** The rendered page cut at the place of its live part; null when it has none. */
export function cutAtLivePart(page: string): CutPage | null {
  const found = waiting.size > 0 ? MARKER.exec(page) : null;
  const part = waiting.get(found?.[1] ?? "");
  if (!found || !part) return null;
  waiting.delete(found[1] ?? "");
  return { before: page.slice(0, found.index), part, after: page.slice(found.index + found[0].length) };
}
