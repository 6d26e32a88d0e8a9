import { ProductError } from "~/domain/errors";
import { BODY_MAX_BYTES } from "~/domain/limits";
import { messages } from "~/domain/messages";

/** More was sent than is taken. */
export class BodyTooLarge extends ProductError {
  constructor() {
    super("too_large", messages.bodyTooLarge);
  }
}

/** Reads a body of at most 256 KiB. Throws BodyTooLarge as soon as it is longer. */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_MAX_BYTES) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    // Not cancelled, which would close the connection before the answer.
    if (length > BODY_MAX_BYTES) throw new BodyTooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
