import { randomUUID } from "node:crypto";
import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import * as site from "virtual:remix/server-build";
import { newRequestContext } from "~/http/context.server";
import { giveUp, openParts } from "./parts";

export * from "virtual:remix/server-build";

/**
 * The same site for the stock `remix-serve`: pages and calls, without the server around them. It shows that nothing in the
 * site depends on that server, and is what speed is compared with; visitors are served by `npm start`.
 */
export const routes: ServerBuild["routes"] = Object.fromEntries(
  Object.entries(site.routes).map(([id, route]) => {
    const { loader, action } = route.module;
    const module = { ...route.module, loader: loader && withContext(loader), action: action && withContext(action) };
    return [id, { ...route, module }];
  }),
);

export const entry: ServerBuild["entry"] = {
  module: {
    ...site.entry.module,
    default: (request, status, headers, page, context) =>
      site.entry.module.default(request, status, headers, page, filled(context, request)),
    handleError: (error, args) =>
      site.entry.module.handleError?.(error, { ...args, context: filled(args.context, args.request) }),
  },
};

await openParts(process.env).catch(giveUp);

function withContext<Answer>(answer: (args: LoaderFunctionArgs) => Answer): (args: LoaderFunctionArgs) => Answer {
  return (args) => answer({ ...args, context: filled(args.context, args.request) });
}

/** `remix-serve` knows nothing of a request: Remix gives each one an empty object, which is filled when it is first seen. */
function filled(context: AppLoadContext, { headers }: Request): AppLoadContext {
  if ("id" in context) return context;
  const arrived = { id: randomUUID(), address: "127.0.0.1", origin: headers.get("origin") };
  return Object.assign(context, newRequestContext(arrived));
}
