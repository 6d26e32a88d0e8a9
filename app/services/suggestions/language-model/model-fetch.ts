import { ModelFault, unusable } from "./fault";
import { RESPONSE_MAX_BYTES } from "./limits";

const PIECE_BYTES = 1024;

/**
 * `fetch` for the SDK, which reads whatever comes: pages are refused, and so is all beyond RESPONSE_MAX_BYTES. A redirect
 * is not followed: the key and what a parent wrote go to the address that the operator named, and to no other. `heard` is
 * called whenever something came.
 */
export async function modelFetch(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  heard: () => void,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  heard();
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new ModelFault("unreachable", "redirected", "none");
  }
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && /^text\/html\b/i.test(type)) {
    await response.body?.cancel();
    throw unusable("html");
  }
  if (!response.body) return response;
  return new Response(streamOf(inWholeLines(response.body, heard)), response);
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/**
 * What came so far is handed on when it may end a line or there is much of it. Nothing before is of use to a reader, and
 * the SDK takes a dozen promises for each piece. Throws ModelFault for a response that never ends.
 */
async function* inWholeLines(body: AsyncIterable<Uint8Array>, heard: () => void): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  let handedOn = 0;
  for await (const piece of body) {
    heard();
    bytes += piece.byteLength;
    if (bytes > RESPONSE_MAX_BYTES) throw unusable("response_too_long");
    pieces.push(piece);
    if (bytes - handedOn < PIECE_BYTES && !mayEndLine(piece)) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    handedOn = bytes;
  }
  yield Buffer.concat(pieces);
}

/** A line break within JSON, or the last part of a protocol that may have no more. */
function mayEndLine(piece: Uint8Array): boolean {
  const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  return text.includes("\\n") || text.includes("[DONE]");
}
