import type { RequestHandler } from "express";
import type { Configuration } from "~/http/configuration.server";
import { messages } from "~/domain/messages";
import { isOwnHost } from "~/http/hosts.server";
import { type Refusal, refuse } from "./refusals";

const FOREIGN: Refusal = { status: 421, code: "misdirected_request", message: messages.foreignHost };
const MALFORMED: Refusal = { status: 400, code: "malformed_host", message: messages.malformedRequest };

/** Answers what is meant for this very server alone. */
export function ownHost(configuration: Configuration): RequestHandler {
  return (request, response, next) => {
    if (!isOwnHost(request.headers.host, configuration)) return refuse(request, response, FOREIGN);
    if (!isHost(request.headers.host)) return refuse(request, response, MALFORMED);
    next();
  };
}

/** Whether it is a host alone: no Request can be made of "user@host", and another sign would begin a path. */
function isHost(host: string | undefined): boolean {
  return host !== undefined && !/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`);
}
