import { setTimeout as wait } from "node:timers/promises";
import { followSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import type { SuggestionSource } from "~/domain/suggestion/followed-suggestion.server";
import type { ShownCoverage } from "~/domain/suggestion/shown-coverage";
import { ProductError } from "~/domain/errors";
import type { Visit } from "./context.server";
import { log } from "./log.server";
import { reportRefusal } from "./refusals.server";

/** The longest that a live part is silent, in milliseconds. The enhancement script takes more for a broken connection. */
const BEAT_MS = 3000;

/** Compressing a line at a time costs more than it saves: the few lines there are would hardly get shorter. */
const STREAM_HEADERS = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, no-transform" };

/**
 * A suggestion's lines as text, each sent as soon as it is kept. A caller who goes away stops nothing for others. Of
 * lessons, the header `Minnow-Coverage` says whether they are a frame to fill in.
 */
export async function streamSuggestion(
  visit: Visit,
  source: SuggestionSource,
  coverage: Pick<ShownCoverage, "kind"> | null = null,
): Promise<Response> {
  const leave = new AbortController();
  const lines = followSuggestion(source, leave.signal);
  // The first line is awaited, so that a failure before it still gets its own status.
  const first = await lines.next();
  const body = streamText(visit, continueAfter(first, lines), () => leave.abort());
  const headers = new Headers(STREAM_HEADERS);
  if (coverage) headers.set("Minnow-Coverage", coverage.kind);
  return new Response(body, { headers });
}

/** Chunks of text as the body of an answer. `onLeave` runs when nobody reads it any more. */
function streamText(visit: Visit, chunks: AsyncGenerator<string>, onLeave: () => void): ReadableStream<Uint8Array> {
  return streamBytes(visit, encoded(chunks), onLeave);
}

/** The same of bytes. */
export function streamBytes(
  visit: Visit,
  chunks: AsyncGenerator<Uint8Array>,
  onLeave: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  let hasLeft = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await chunks.next();
        if (hasLeft) return;
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      } catch (error) {
        if (error instanceof ProductError) reportRefusal(visit, error);
        else log.error({ id: visit.context.id, err: error }, "a stream broke off");
        controller.error(error);
      }
    },
    cancel() {
      hasLeft = true;
      onLeave();
    },
  });
}

async function* encoded(chunks: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(chunk);
}

/** The chunks, with `beat` between them whenever none came for a while: only a connection that is lost is silent. */
export async function* withHeartbeat(chunks: AsyncIterable<string>, beat: string): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    const timer = new AbortController();
    const result = await Promise.race([next, wait(BEAT_MS, null, { signal: timer.signal })]);
    timer.abort();
    if (result?.done) return;
    yield result?.value ?? beat;
    if (result) next = iterator.next();
  }
}

async function* continueAfter(first: IteratorResult<string>, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield `${first.value}\n`;
  for await (const line of lines) yield `${line}\n`;
}
