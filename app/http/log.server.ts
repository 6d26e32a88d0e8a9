import pino from "pino";

/** Structured log, a JSON object a line. Never give it an e-mail address, a password, a code or a child's name. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
