import { z } from "zod/v4";
import { VideosFailed } from "./videos";
import type { YoutubeLimits } from "./youtube-limits";

const refusalSchema = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

const QUOTA_REASONS = ["quotaExceeded", "dailyLimitExceeded"];
const BUSY_REASONS = ["rateLimitExceeded", "userRateLimitExceeded"];

/**
 * Asks YouTube and gives its JSON. The key goes in a header, so that no log of addresses has it. Throws VideosFailed;
 * after `signal` aborts, something.
 */
export async function askYoutube(
  url: URL,
  apiKey: string,
  { patienceMs, answerMaxBytes }: YoutubeLimits,
  signal: AbortSignal,
): Promise<unknown> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const headers = { "X-Goog-Api-Key": apiKey, Accept: "application/json" };
    const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.any([signal, patience]) });
    const text = await readAtMost(response, answerMaxBytes);
    if (!response.ok) throw refusal(response.status, text);
    return parse(text);
  } catch (error) {
    if (error instanceof VideosFailed) throw error;
    throw new VideosFailed(patience.aborted ? "too_slow" : "unreachable");
  }
}

function refusal(status: number, text: string): VideosFailed {
  if (status >= 500) return new VideosFailed("unreachable");
  const reasons = reasonsIn(text);
  if (reasons.some((reason) => QUOTA_REASONS.includes(reason))) return new VideosFailed("quota");
  const isBusy = status === 429 || reasons.some((reason) => BUSY_REASONS.includes(reason));
  return new VideosFailed(isBusy ? "busy" : "refused");
}

function reasonsIn(text: string): string[] {
  try {
    const parsed = refusalSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.error.errors.map(({ reason }) => reason) : [];
  } catch {
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VideosFailed("unusable");
  }
}

async function readAtMost({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) throw new VideosFailed("unusable");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
