import { unusable } from "./fault";
import { RESPONSE_MAX_BYTES } from "./limits";

/** `fetch` for the SDK, which reads whatever comes: pages are refused, and so is all beyond RESPONSE_MAX_BYTES. */
export async function modelFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && /^text\/html\b/i.test(type)) {
    await response.body?.cancel();
    throw unusable("html");
  }
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(bounded()), response);
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > RESPONSE_MAX_BYTES) throw unusable("response_too_long");
      controller.enqueue(chunk);
    },
  });
}
