import Negotiator from "negotiator";

/** What Minnow compresses with, the smaller one first. */
const OFFERED = ["br", "gzip", "identity"];

export type Encoding = "br" | "gzip" | "identity";

/** The encoding that suits an Accept-Encoding header best, its weights and refusals heeded. */
export function preferredEncoding(accepted: string | null): Encoding {
  if (accepted === null) return "identity";
  const headers = { "accept-encoding": accepted };
  return (new Negotiator({ headers }).encoding(OFFERED, { preferred: OFFERED }) ?? "identity") as Encoding;
}
