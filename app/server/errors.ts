import type { NextFunction, Request, Response } from "express";
import { messages } from "~/domain/messages";
import { log } from "~/http/log.server";
import { refuse } from "./refusals";

/** What nobody else answered: a fault of ours, logged once with its cause, and told in words. */
export function answerFault(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  if (response.destroyed) return;
  log.error({ id: request.id, err: error }, "a request failed");
  if (response.headersSent) return void response.destroy();
  // What had been said of another body does not fit this one.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  refuse(request, response, { status: 500, code: "internal_error", message: messages.generic });
}
