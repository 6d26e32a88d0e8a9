import type { NextFunction, Request, Response } from "express";
import onHeaders from "on-headers";
import { commonSecurityHeaders } from "~/http/security-headers.server";

const NOT_MODIFIED = 304;

/**
 * Gives every answer the security headers that it does not have when it is sent, whoever made it. What a browser keeps as
 * it was keeps its own headers too: a new policy would not know the nonce that is in it.
 */
export function applySecurityHeaders(_request: Request, response: Response, next: NextFunction): void {
  onHeaders(response, () => {
    if (response.statusCode === NOT_MODIFIED) return;
    for (const [name, value] of commonSecurityHeaders()) if (!response.hasHeader(name)) response.setHeader(name, value);
  });
  next();
}
