import { RequestAborted, BodyTooLarge } from "~/domain/errors";
import { BODY_MAX_BYTES } from "~/domain/limits";

/** Reads a body of at most 256 KiB. Throws BodyTooLarge as soon as it is longer, RequestAborted when its end never comes. */
export async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_MAX_BYTES) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await nextPart(reader); part && !part.done; part = await nextPart(reader)) {
    length += part.value.byteLength;
    // Not cancelled, which would close the connection before the answer.
    if (length > BODY_MAX_BYTES) throw new BodyTooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  try {
    return await reader?.read();
  } catch {
    throw new RequestAborted();
  }
}
