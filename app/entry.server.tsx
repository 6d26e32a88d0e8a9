import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { compress, compressChunks } from "~/http/compression.server";
import { type CutPage, cutAtLivePart } from "~/http/live-parts.server";
import type { Visit } from "~/http/context.server";
import { log } from "~/http/log.server";
import { NonceContext } from "~/http/nonce";
import { tagPage } from "~/http/page-tags.server";
import { contentSecurityPolicy } from "~/http/security-headers.server";
import { streamBytes, withHeartbeat } from "~/http/streams.server";
import { LivePartToken } from "~/ui/live-part";
import type { PageHandle } from "~/ui/page-handle";

/** What is made for this rendering of a page alone. */
interface Rendering {
  /** Lets the page's own styles and scripts pass. */
  nonce: string;
  /** Holds the place of the page's live part. */
  token: string | undefined;
}

/** A page: rendered whole, compressed once, sent with its security headers. One with a live part is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: AppLoadContext,
) {
  const livePart = request.method === "GET" ? context.livePart : null;
  const nonce = randomBytes(16).toString("base64");
  const token = livePart ? randomBytes(16).toString("base64url") : undefined;
  const html = render(request, headers, withMatchedRoutesOnly(page), { nonce, token });
  passOnRetryAfter(page, headers);
  const cut = token === undefined ? null : cutAtLivePart(html, token);
  if (livePart && cut) {
    const body = streamPage({ request, context }, headers, cut, (leave) => livePart({ nonce, leave }));
    return new Response(body, { status, headers });
  }
  if (status === 200 && isCacheable(request, page)) await tagPage({ request, context }, headers);
  const isFailedPost = request.method === "POST" && status >= 400;
  const body = whole(isFailedPost ? withErrorTitle(html) : html, request, headers);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}

function render(request: Request, headers: Headers, page: EntryContext, { nonce, token }: Rendering): string {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  // Nothing hydrates, so there is nothing to be marked for it, and nothing to wait for.
  const html = renderToStaticMarkup(
    <NonceContext.Provider value={nonce}>
      <LivePartToken.Provider value={token}>
        <RemixServer context={page} url={request.url} nonce={nonce} />
      </LivePartToken.Provider>
    </NonceContext.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

function whole(html: string, request: Request, headers: Headers): Buffer {
  const body = compress(Buffer.from(html), request, headers);
  headers.set("Content-Length", String(body.length));
  return body;
}

/** Whether the page says of itself that it shows nothing but the family, at the address that is asked for. */
function isCacheable(request: Request, { staticHandlerContext, routeModules }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const { cacheableQueries } = (routeModules[id]?.handle ?? {}) as PageHandle;
  return (
    cacheableQueries !== undefined &&
    [...new URL(request.url).searchParams.keys()].every((name) => cacheableQueries.includes(name))
  );
}

/** The page around its live part, and that part as it comes. It stops when nobody reads the page any more. */
function streamPage(
  visit: Visit,
  headers: Headers,
  { before, after }: CutPage,
  part: (leave: AbortSignal) => AsyncIterable<string>,
): ReadableStream<Uint8Array> {
  const leave = new AbortController();
  const chunks = async function* () {
    yield before;
    yield* withHeartbeat(part(leave.signal), "<!-- still writing -->");
    yield after;
  };
  return streamBytes(visit, compressChunks(chunks(), visit.request, headers), () => leave.abort());
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
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ id: context.id, err: error }, "a page failed");
}
