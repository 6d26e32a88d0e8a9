import { setSecurityHeaders } from "./security-headers.server";

/** An answer for machines that is the same for everyone, kept for a day. */
export function textAnswer(contentType: string, text: string): Response {
  const headers = new Headers({ "Content-Type": contentType, "Cache-Control": "public, max-age=86400" });
  setSecurityHeaders(headers);
  return new Response(text, { headers });
}
