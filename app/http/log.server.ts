import pino from "pino";

/**
 * Structured log, a JSON object a line. Never give it an e-mail address, a password, a code or a child's name: of an
 * error only its kind and where it happened are written, for messages of databases and mail servers quote what was sent.
 */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

interface DescribedError {
  type: string;
  code?: unknown;
  at: string[];
  cause?: DescribedError;
}

/** An error without its words: kind, code, place, and the same of its cause. */
export function describeError(error: unknown): DescribedError | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  const at = (error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return { type: error.name, code, at, cause: describeError(error.cause) };
}
