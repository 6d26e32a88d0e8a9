import { once } from "node:events";
import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from "node:zlib";
import { preferredEncoding } from "./encodings.server";

/** The smaller one first. */
const OFFERED = ["br", "gzip"] as const;
const SMALLEST_WORTH_IT = 800;
/** A step more than is usual: a page is a twelfth smaller for a tenth of a millisecond. */
const QUALITY = 5;
const GZIP = { level: 5 };

/**
 * Compresses a whole body once, as the browser asks for, and says so in the headers. At once: for as little as a page
 * has, handing it to another thread costs more than it frees.
 */
export function compress(body: Buffer, request: Request, headers: Headers): Buffer {
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferredEncoding(request.headers.get("accept-encoding"), OFFERED);
  if (body.length < SMALLEST_WORTH_IT || encoding === null) return body;
  headers.set("Content-Encoding", encoding);
  return encoding === "br" ? brotliCompressSync(body, brotli(body.length)) : gzipSync(body, GZIP);
}

/** The same of a body that comes in chunks: each can be read by the browser as soon as it is there. */
export function compressChunks(
  chunks: AsyncIterable<string>,
  request: Request,
  headers: Headers,
): AsyncGenerator<Uint8Array> {
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferredEncoding(request.headers.get("accept-encoding"), OFFERED);
  if (encoding === null) return encoded(chunks);
  headers.set("Content-Encoding", encoding);
  return compressed(chunks, encoding === "br" ? createBrotliCompress(brotli()) : createGzip(GZIP));
}

async function* encoded(chunks: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

async function* compressed(
  chunks: AsyncIterable<string>,
  compressor: ReturnType<typeof createGzip>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      compressor.write(chunk);
      await new Promise<void>((resolve) => compressor.flush(resolve));
      yield readAll(compressor);
    }
    compressor.end();
    for (let last = readAll(compressor); ; last = readAll(compressor)) {
      if (last.length > 0) yield last;
      if (compressor.readableEnded) return;
      await Promise.race([once(compressor, "readable"), once(compressor, "end")]);
    }
  } finally {
    compressor.destroy();
  }
}

/** What the compressor has ready. */
function readAll(compressor: ReturnType<typeof createGzip>): Buffer {
  return (compressor.read() as Buffer | null) ?? Buffer.alloc(0);
}

/** @param size what is known of the length, in bytes */
function brotli(size?: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      ...(size !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
    },
  };
}
