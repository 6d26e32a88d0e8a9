import type { HeadersFunction } from "@remix-run/node";

/**
 * Headers of a page on which one leaves: a browser keeps it after all else was cleared, unless it may keep nothing of it.
 * Lynx, which keeps pages in its memory, knows only `no-cache` for that, and only as the last word.
 */
export const noStoreHeaders: HeadersFunction = () => ({ "Cache-Control": "private, no-store, no-cache" });
