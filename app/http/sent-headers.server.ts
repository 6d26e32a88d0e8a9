import type { ServerResponse } from "node:http";
import { setSecurityHeaders } from "./security-headers.server";

/**
 * Sees to it that an answer has the security headers when it is sent, whoever made it. Files that are served as they
 * are pass no other code of Minnow's.
 */
export function guardWhenSent(response: ServerResponse): void {
  const headers = new Headers();
  setSecurityHeaders(headers);
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  // Node calls it before the first byte; set earlier, a header would stand there twice once Remix adds its own.
  response.writeHead = (...parameters: unknown[]) => {
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(...parameters);
  };
}
