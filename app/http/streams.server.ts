import { followSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import type { SuggestionSource } from "~/domain/suggestion/followed-suggestion.server";
import { log } from "./log.server";
import { requestId } from "./requests.server";

/** A suggestion's lines as text, each sent as soon as it is kept. A caller who goes away stops nothing for others. */
export async function streamSuggestion(request: Request, source: SuggestionSource): Promise<Response> {
  const leave = new AbortController();
  const lines = followSuggestion(source, leave.signal);
  // The first line is awaited, so that a failure before it still gets its own status.
  const first = await lines.next();
  const body = streamText(request, continueAfter(first, lines), () => leave.abort());
  return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
}

/** Chunks of text as the body of an answer. `onLeave` runs when nobody reads it any more. */
export function streamText(
  request: Request,
  chunks: AsyncGenerator<string>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await chunks.next();
        if (chunk.done) controller.close();
        else controller.enqueue(encoder.encode(chunk.value));
      } catch (error) {
        log.error({ id: requestId(request), err: error }, "a stream broke off");
        controller.error(error);
      }
    },
    cancel: onLeave,
  });
}

async function* continueAfter(first: IteratorResult<string>, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield `${first.value}\n`;
  for await (const line of lines) yield `${line}\n`;
}
