import path from "node:path";
import { z } from "zod/v4";
import { SECRET_MIN } from "~/domain/limits";
import { isLoopbackName } from "./host-names.server";

/** An empty variable is one that is not set. */
const text = z
  .string()
  .trim()
  .transform((value) => (value === "" ? undefined : value))
  .optional();

/** A whole number within bounds, or `otherwise` where none is set. */
const wholeNumber = <Otherwise extends number | null>(fault: string, most: number, otherwise: Otherwise, least = 0) =>
  text.transform((value, context): number | Otherwise => {
    if (value === undefined) return otherwise;
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most) context.addIssue(fault);
    return number;
  });

const ONE_ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;

const webAddress = z.url({ protocol: /^https?$/, error: "is not a web address" }).optional();

/** The environment's variables, each looked at by itself. */
export const environmentSchema = z.object({
  HOST: text.transform((host) => host ?? "127.0.0.1"),
  PORT: wholeNumber("must be a number from 1 to 65535", 65_535, 3000, 1),
  DATA_DIR: text.transform(dataFolder),
  DATABASE_URL: text.refine((url) => !url || /^postgres(ql)?:\/\//.test(url), "must begin with postgres://"),
  PUBLIC_URL: text
    .pipe(webAddress)
    .refine(
      isEncryptedOrHere,
      "must begin with https:// (http:// is for this machine alone, like http://localhost:3000)",
    ),
  // An empty one was meant to be something, and was lost on its way.
  SESSION_SECRET: z.string().trim().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
  SMTP_URL: text.refine((url) => !url || /^smtps?:\/\//.test(url), "must begin with smtp:// or smtps://"),
  MAIL_FROM: text,
  SUPPORT_EMAIL: text.refine((address) => !address || ONE_ADDRESS.test(address), "must be one plain e-mail address"),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  LLM_BASE_URL: text.pipe(webAddress),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  LLM_STREAMS: wholeNumber("must be a number from 1 to 2000", 2000, 64, 1),
  LLM_REASONING: text.pipe(
    z.enum(["off", "minimal", "low", "medium", "high"], "must be off, minimal, low, medium or high").default("off"),
  ),
  LLM_MAX_TOKENS: wholeNumber("must be a number from 256 to 1000000", 1_000_000, null, 256),
  LLM_PAUSE_SECONDS: wholeNumber("must be a number of seconds up to 600", 600, 30),
  YOUTUBE_API_KEY: text,
  SERVED_COUNTRY: text
    .transform((country) => country ?? "US")
    .refine((country) => /^[A-Z]{2}$/.test(country), "must be a country code of two capital letters"),
  GEO_COUNTRY_HEADER: text.transform((header) => header?.toLowerCase()),
  PARENTAL_CONSENT: text.pipe(z.enum(["on", "off"], "must be on or off").default("on")),
  TRUST_PROXY: wholeNumber("must be the number of proxies", 10, 0),
  CORS_ORIGINS: text.transform((origins, context) => {
    const named = (origins ?? "").split(/[\s,]+/).filter((origin) => origin !== "");
    for (const origin of named) {
      if (!isOrigin(origin)) context.addIssue(`has "${origin}", which is no origin like https://app.example.org`);
    }
    return named;
  }),
  MAX_CONNECTIONS: wholeNumber("must be a number from 10 to 100000", 100_000, 5000, 10),
  DRAIN_SECONDS: wholeNumber("must be a number of seconds up to 300", 300, null),
  LOG_LEVEL: text.pipe(z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info")),
  MINNOW_DEMO: text.transform((value) => value === "1"),
});

export type Environment = z.output<typeof environmentSchema>;

/** Where Minnow keeps its files. */
export function dataFolder(folder: string | undefined): string {
  return path.resolve(folder?.trim() || "./data");
}

/** What a browser sends to a web address is read by nobody on the way. */
function isEncryptedOrHere(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopbackName(hostname);
}

/** Whether a text is an origin just as browsers send it: scheme, host, and a port that is not the scheme's own. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
