import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { compress } from "~/http/compression.server";
import { type CutPage, cutAtLivePart } from "~/http/live-parts.server";
import { log } from "~/http/log.server";
import { NonceContext } from "~/http/nonce";
import { requestId } from "~/http/requests.server";
import { setSecurityHeaders } from "~/http/security-headers.server";
import { streamText, withBeats } from "~/http/streams.server";
import { start } from "~/start.server";
import styles from "~/styles/index.css?inline";

await start(process.env);

/** A page: rendered whole, compressed once, sent with its security headers. One with a live part is streamed. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString("base64");
  const page = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={60_000} />
    </NonceContext.Provider>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  setSecurityHeaders(headers, nonce);
  passOnRetryAfter(context, headers);
  const live = request.method === "GET" ? cutAtLivePart(page.toString("utf8")) : null;
  if (live) return new Response(streamPage(request, live, nonce), { status, headers });
  const isFailedPost = request.method === "POST" && status >= 400;
  const body = await compress(isFailedPost ? withErrorTitle(page) : page, request, headers);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

/** The page around its live part, and that part as it comes. Compressed, piece by piece, by the server around it. */
function streamPage(request: Request, { before, part, after }: CutPage, nonce: string): ReadableStream<Uint8Array> {
  const leave = new AbortController();
  const chunks = async function* () {
    yield before;
    yield* withBeats(part({ styles, nonce, leave: leave.signal }), "<!-- still writing -->");
    yield after;
  };
  return streamText(request, chunks(), () => leave.abort());
}

/** Of what loaders and actions say in headers, Remix keeps only cookies. */
function passOnRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers) {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  for (const answered of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const retryAfter = answered.get("Retry-After");
    if (retryAfter) headers.set("Retry-After", retryAfter);
  }
}

/** A failed post says so at the start of its title, which Remix's `meta` has no means to know. */
function withErrorTitle(page: Buffer): Buffer {
  return Buffer.from(page.toString("utf8").replace("<title>", "<title>Error: "));
}

/** What a call or a client navigation answers, with the same security headers. */
export function handleDataRequest(response: Response) {
  setSecurityHeaders(response.headers);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
  return response;
}

/** A fault of ours, logged once with its cause. A request that fits no page or method is none. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ id: requestId(request), err: error }, "a page failed");
}

function render(page: React.ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(withoutPadding(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, "a page could not be rendered"),
    });
  });
}

/** React 18 ends a piece with up to three zero bytes when the next character, an emoji say, did not fit into it. */
function withoutPadding(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return chunk.subarray(0, end);
}
