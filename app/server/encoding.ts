import type { NextFunction, Request, Response } from "express";
import { preferredEncoding } from "~/http/encodings.server";

/** What files and pages are compressed with, the smaller one first. */
const OFFERED = ["br", "gzip"] as const;

/** Settles once how an answer may be compressed: from here on the request accepts the one encoding that suits it best. */
export function settleEncoding({ headers }: Request, _response: Response, next: NextFunction): void {
  const accepted = headers["accept-encoding"];
  if (accepted !== undefined) headers["accept-encoding"] = preferredEncoding(accepted, OFFERED) ?? "identity";
  next();
}
