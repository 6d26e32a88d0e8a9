import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Request as Asked, Response as Answer } from "express";
import { tagEnd } from "~/http/page-tags.server";

/** Of all pages that are kept: what a few thousand families read last. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Longer than any tag counts. */
const LIFETIME_MS = 15 * 60_000;

/** A page as it was sent: its tag says what it was made from. */
export interface KeptPage {
  tag: string;
  headers: [name: string, value: string][];
  body: Uint8Array;
}

/** Pages of families in memory, as they were compressed, so that one that is asked for again is not made again. */
export class KeptPages {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    ttl: LIFETIME_MS,
    ttlAutopurge: true,
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + JSON.stringify(headers).length,
  });

  find(request: Asked): KeptPage | undefined {
    return this.#pages.get(keyOf(request));
  }

  keep(request: Asked, page: KeptPage): void {
    this.#pages.set(keyOf(request), page);
  }
}

/** All of a request that a page may differ by, as a hash: the session's token is kept nowhere as it is. */
function keyOf({ originalUrl, headers }: Asked): string {
  const asked = [originalUrl, headers.cookie, headers["save-data"], headers["accept-encoding"], headers.host];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}

/** A page of the family, which came with a tag, as it may be kept; null for any other answer, which is not read. */
export async function readKeptPage(response: Response): Promise<KeptPage | null> {
  const tag = response.headers.get("ETag") ?? "";
  if (response.status !== 200 || tagEnd(tag) === null) return null;
  return { tag, headers: [...response.headers], body: new Uint8Array(await response.arrayBuffer()) };
}

/** Sends a page as it is kept. */
export function sendKeptPage(answer: Answer, { headers, body }: KeptPage): void {
  for (const [name, value] of headers) answer.setHeader(name, value);
  answer.end(body);
}
