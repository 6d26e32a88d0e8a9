import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { compress, compressChunks } from "~/http/compression.server";
import { type CutPage, cutAtLivePart } from "~/http/live-parts.server";
import { log } from "~/http/log.server";
import { NonceContext } from "~/http/nonce";
import { tagPage } from "~/http/page-tags.server";
import { requestId } from "~/http/requests.server";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { streamBytes, withBeats } from "~/http/streams.server";
import type { PageHandle } from "~/ui/page-handle";

/** A page: rendered whole, compressed once, sent with its security headers. One with a live part is streamed. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString("base64");
  const html = render(request, headers, withMatchedRoutesOnly(context), nonce);
  passOnRetryAfter(context, headers);
  const live = request.method === "GET" ? cutAtLivePart(html) : null;
  if (live) return new Response(streamPage(request, headers, live, nonce), { status, headers });
  if (status === 200 && staysWithFamily(request, context)) await tagPage(request, headers);
  const isFailedPost = request.method === "POST" && status >= 400;
  const body = whole(isFailedPost ? withErrorTitle(html) : html, request, headers);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

function render(request: Request, headers: Headers, context: EntryContext, nonce: string): string {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  // Nothing hydrates, so there is nothing to be marked for it, and nothing to wait for.
  const page = renderToStaticMarkup(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  return `<!DOCTYPE html>${page}`;
}

function whole(html: string, request: Request, headers: Headers): Buffer {
  const body = compress(Buffer.from(html), request, headers);
  headers.set("Content-Length", String(body.length));
  return body;
}

/** Whether the page says of itself that it shows nothing but the family, at the address that is asked for. */
function staysWithFamily(request: Request, { staticHandlerContext, routeModules }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const { staysWithFamily: asked } = (routeModules[id]?.handle ?? {}) as PageHandle;
  return asked !== undefined && [...new URL(request.url).searchParams.keys()].every((name) => asked.includes(name));
}

/** The page around its live part, and that part as it comes. */
function streamPage(
  request: Request,
  headers: Headers,
  { before, part, after }: CutPage,
  nonce: string,
): ReadableStream<Uint8Array> {
  const leave = new AbortController();
  const chunks = async function* () {
    yield before;
    yield* withBeats(part({ nonce, leave: leave.signal }), "<!-- still writing -->");
    yield after;
  };
  return streamBytes(request, compressChunks(chunks(), request, headers), () => leave.abort());
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
function withErrorTitle(html: string): string {
  return html.replace("<title>", "<title>Error: ");
}

/** What is rendered are these routes alone, so that the others need not be put together and searched for each page. */
function withMatchedRoutesOnly(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const only = <Kept,>(all: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const manifest = { ...context.manifest, routes: only(context.manifest.routes) };
  return { ...context, manifest, routeModules: only(context.routeModules), serverHandoffStream: undefined };
}

/** What a client navigation is answered: as little kept as a page. */
export function handleDataRequest(response: Response) {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
  return response;
}

/** A fault of ours, logged once with its cause. A request that fits no page or method is none. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ id: requestId(request), err: error }, "a page failed");
}
