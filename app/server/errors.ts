import type { NextFunction, Request, Response } from "express";
import { messages } from "~/domain/messages";
import { log } from "~/http/log.server";

/** What nobody else answered: a fault of ours, logged once with its cause, and told in words. */
export function answerFault(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  if (response.headersSent || request.destroyed) return void response.destroy();
  log.error({ id: request.id, err: error }, "a request failed");
  response.status(500).set("Cache-Control", "no-store");
  if (request.accepts(["html", "json"]) === "html") response.type("text/plain").send(messages.generic);
  else response.json({ errors: ["internal_error"] });
}
