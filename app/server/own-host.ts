import type { RequestHandler } from "express";
import type { Configuration } from "~/http/configuration.server";
import { isOwnHost, refuseForeignHost } from "~/http/hosts.server";

/** Answers what is meant for this very server alone. */
export function ownHost(configuration: Configuration): RequestHandler {
  return (request, response, next) => {
    if (isOwnHost(request.headers.host, configuration)) next();
    else refuseForeignHost(request, response);
  };
}
