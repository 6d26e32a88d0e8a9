import type { NextFunction, Request, Response } from "express";
import { messages } from "~/domain/messages";
import { log } from "~/http/log.server";
import { refuse } from "./refusals";

/** What nobody else answered: a fault of ours, logged once with its cause, and told in words. */
export function answerFault(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  if (response.headersSent || request.destroyed) return void response.destroy();
  log.error({ id: request.id, err: error }, "a request failed");
  refuse(request, response, { status: 500, code: "internal_error", message: messages.generic });
}
