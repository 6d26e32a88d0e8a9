import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SMALLEST_WORTH_IT = 800;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a whole page once, as the browser asks for, and says so in the headers. */
export async function compress(body: Buffer, request: Request, headers: Headers): Promise<Buffer> {
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (body.length < SMALLEST_WORTH_IT) return body;
  if (/\bbr\b/.test(accepted)) {
    headers.set("Content-Encoding", "br");
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set("Content-Encoding", "gzip");
    return zip(body, { level: 5 });
  }
  return body;
}
