import type { NextFunction, Request, Response } from "express";
import { forgetAnswers, keepAnswers } from "~/http/asked-once.server";
import { ADDRESS_HEADER, ID_HEADER, ORIGIN_HEADER } from "~/http/own-headers.server";
import { duringRequest } from "~/http/security-events.server";

/** Lets everything that answers this request know its id and the visitor's address. */
export function beginVisit(request: Request, response: Response, next: NextFunction): void {
  const id = String(request.id);
  const address = request.ip ?? "";
  request.headers[ID_HEADER] = id;
  request.headers[ADDRESS_HEADER] = address;
  // Remix answers a foreign Origin with its own 500: it is read by `isFromOtherSite`, which answers 403.
  request.headers[ORIGIN_HEADER] = request.headers.origin;
  delete request.headers.origin;
  keepAnswers(id);
  response.once("close", () => forgetAnswers(id));
  duringRequest({ id, address }, next);
}
