import type { ServerResponse } from "node:http";
import { setSecurityHeaders } from "./security-headers.server";

const NOT_MODIFIED = 304;

/**
 * Sees to it that an answer has the security headers when it is sent, whoever made it. Files that are served as they
 * are pass no other code of Minnow's. What a browser keeps as it was keeps its own headers too: a new policy would not
 * know the nonce that is in it.
 */
export function guardWhenSent(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  // Node calls it before the first byte; set earlier, a header would stand there twice once Remix adds its own.
  response.writeHead = (status: number, ...parameters: unknown[]) => {
    if (status !== NOT_MODIFIED) addMissing(response);
    return writeHead(status, ...parameters);
  };
}

function addMissing(response: ServerResponse): void {
  const headers = new Headers();
  setSecurityHeaders(headers);
  for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
}
