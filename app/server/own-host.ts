import type { RequestHandler } from "express";
import type { Configuration } from "~/http/configuration.server";
import { isOwnHost, refuseForeignHost } from "~/http/hosts.server";
import { refuse } from "./well-formed";

/** Answers what is meant for this very server alone. */
export function ownHost(configuration: Configuration): RequestHandler {
  return (request, response, next) => {
    if (!isOwnHost(request.headers.host, configuration)) return refuseForeignHost(request, response);
    if (!isHost(request.headers.host)) return refuse(response, 400, "malformed_host");
    next();
  };
}

/** Whether it is a host alone: no Request can be made of "user@host", and another sign would begin a path. */
function isHost(host: string | undefined): boolean {
  return host !== undefined && !/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`);
}
