import { ProductError } from "~/domain/errors";
import type { Visit } from "~/http/context.server";
import { refusalHeaders, reportRefusal } from "~/http/refusals.server";

/** For an address that answers a file: a rule's refusal is told in words, as text, for no page of Remix stands there. */
export async function asFile(visit: Visit, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    reportRefusal(visit, error);
    const headers = refusalHeaders(error);
    headers.set("Content-Type", "text/plain; charset=utf-8");
    headers.set("Cache-Control", "no-store");
    return new Response(`${error.message}\n`, { status: error.status, headers });
  }
}
