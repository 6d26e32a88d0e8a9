import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { LivePart } from "./live-parts.server";

declare module "@remix-run/node" {
  /** What is known of a request beyond what the browser sent: it travels as Remix's load context. */
  interface AppLoadContext {
    /** The id of this request in the log. */
    readonly id: string;
    /** The visitor's address, as the socket (or a trusted proxy) tells it. */
    readonly address: string;
    /** The Origin that the browser sent, or null. */
    readonly origin: string | null;
    /** What the loaders of a page ask once between them, by question. */
    readonly memo: Map<string, Promise<unknown>>;
    /** The security events that were written of this request, each as its line. */
    readonly emitted: Set<string>;
    /** Whose account it is about, by e-mail address, once that is known. */
    email: string | null;
    /** The part of the page that fills after the rest of it was rendered. */
    livePart: LivePart | null;
  }
}

export type RequestContext = AppLoadContext;

/** A request and what is known of it: what loaders and actions are given. */
export type Visit = Pick<LoaderFunctionArgs, "request" | "context">;

/** What is known of a request when it arrives. */
export function newRequestContext(arrived: Pick<RequestContext, "id" | "address" | "origin">): RequestContext {
  return { ...arrived, memo: new Map(), emitted: new Set(), email: null, livePart: null };
}
