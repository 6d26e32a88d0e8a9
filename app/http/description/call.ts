import type { z } from "zod/v4";
import type { RefusalCode } from "./refusals";

export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

/** One method of one path, as others build on it. The schemas are those that guard the call. */
export interface CallDescription {
  summary: string;
  /** What the summary leaves open. */
  detail?: string;
  /** Needs no session. */
  isPublic?: true;
  /** Its answer has an ETag, and is 304 while nothing has changed. */
  isConditional?: true;
  query?: z.ZodObject;
  payload?: z.ZodType;
  /** The answer as JSON; without it, lines of text. */
  answer?: z.ZodType;
  /** What it refuses beyond what every such call refuses. */
  refusals: readonly RefusalCode[];
  example: { query?: Record<string, string>; payload?: unknown; answer: unknown };
}

/** One path of section 7 with its methods. */
export type PathDescription = Partial<Record<CallMethod, CallDescription>>;
