import { ADDRESS_HEADER, ID_HEADER, ORIGIN_HEADER } from "./own-headers.server";

/** The id this request has in the log. */
export function requestId(request: Request): string {
  return request.headers.get(ID_HEADER) ?? "unknown";
}

/** The visitor's address, as the socket (or a trusted proxy) tells it. */
export function visitorAddress(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? "127.0.0.1";
}

/** The Origin that the browser sent, or null. */
export function requestOrigin(request: Request): string | null {
  return request.headers.get(ORIGIN_HEADER);
}
