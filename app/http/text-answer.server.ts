/** An answer for machines that is the same for everyone, kept for a day. */
export function textAnswer(contentType: string, text: string): Response {
  return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "public, max-age=86400" } });
}
