/** What a live part is told about its page. */
export interface LivePartContext {
  /** Lets styles of the part's own pass. */
  nonce: string;
  /** Aborts when nobody reads the page any more. */
  leave: AbortSignal;
}

/**
 * The HTML of a part of a page, in chunks, as it comes. It fills after the page around it was rendered, in the same answer
 * and without scripts.
 */
export type LivePart = (context: LivePartContext) => AsyncIterable<string>;

/** A rendered page around the place of its live part. */
export interface CutPage {
  before: string;
  after: string;
}

/** The rendered page cut at the place that `token` holds; null when the page shows no such place. */
export function cutAtLivePart(page: string, token: string): CutPage | null {
  const at = page.indexOf(token);
  return at === -1 ? null : { before: page.slice(0, at), after: page.slice(at + token.length) };
}
