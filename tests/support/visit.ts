import { type Visit, newRequestContext } from "~/http/context.server";

/** A request with what the server knows of it. */
export function visitOf(url: string, init: RequestInit & { origin?: string } = {}): Visit {
  const { origin = null, ...sent } = init;
  const context = newRequestContext({ id: "a request", address: "192.0.2.1", origin });
  return { request: new Request(url, sent), context };
}
