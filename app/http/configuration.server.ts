import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod/v4";

/** The environment ended the start: every fault is named at once. */
export class ConfigurationError extends Error {
  constructor(readonly faults: string[]) {
    super(`Minnow can't start:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigurationError";
  }
}

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

const environmentSchema = z.object({
  HOST: text.transform((host) => host ?? "127.0.0.1"),
  PORT: wholeNumber("must be a number from 1 to 65535", 65_535, 3000, 1),
  DATA_DIR: text.transform((folder) => path.resolve(folder ?? "./data")),
  DATABASE_URL: text.refine((url) => !url || /^postgres(ql)?:\/\//.test(url), "must begin with postgres://"),
  PUBLIC_URL: text.pipe(webAddress),
  SESSION_SECRET: text.refine((secret) => !secret || secret.length >= 32, "must have at least 32 characters"),
  SMTP_URL: text.refine((url) => !url || /^smtps?:\/\//.test(url), "must begin with smtp:// or smtps://"),
  MAIL_FROM: text,
  SUPPORT_EMAIL: text.refine((address) => !address || ONE_ADDRESS.test(address), "must be one plain e-mail address"),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  LLM_BASE_URL: text.pipe(webAddress),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  LLM_STREAMS: wholeNumber("must be a number from 1 to 2000", 2000, 64, 1),
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

/** How long a server that is told to end still answers while it says that it is not ready. */
const LIVE_DRAIN_SECONDS = 5;

const LIVE_NEEDS = [
  "SESSION_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "LLM_BASE_URL",
  "LLM_API_KEY",
  "LLM_MODEL",
] as const;

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * Reads the environment. Local mode (no PUBLIC_URL) needs nothing; live mode needs all that LIVE_NEEDS names.
 * Throws ConfigurationError with every fault.
 */
export function readConfiguration(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (environment.PUBLIC_URL?.trim()) {
    const missing = LIVE_NEEDS.filter((name) => !environment[name]?.trim());
    faults.push(...missing.map((name) => `${name} is missing (PUBLIC_URL is set, so this is live mode)`));
    const isOpen = parsed.data?.CORS_ORIGINS.some((origin) => origin.startsWith("http:"));
    if (isOpen) faults.push("CORS_ORIGINS must begin with https:// (PUBLIC_URL is set, so this is live mode)");
  }
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(faults);
  const values = parsed.data;
  const isLocal = !values.PUBLIC_URL;
  const mailFrom = values.MAIL_FROM ?? "Minnow <hello@minnow.example>";
  const publicUrl = (values.PUBLIC_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`).replace(/\/+$/, "");
  return {
    ...values,
    isLocal,
    publicUrl,
    secret: values.SESSION_SECRET ?? localSecret(values.DATA_DIR),
    database: values.DATABASE_URL ?? values.DATA_DIR,
    outboxFolder: path.join(values.DATA_DIR, "outbox"),
    mailFrom,
    // A local server has no proxy in front that would have to notice.
    drainMs: 1000 * (values.DRAIN_SECONDS ?? (isLocal ? 0 : LIVE_DRAIN_SECONDS)),
    supportEmail: values.SUPPORT_EMAIL ?? addressIn(mailFrom),
    languageModel: languageModel(values),
  };
}

/** The address alone, of `address` or `Name <address>`. */
function addressIn(mailbox: string): string {
  return /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}

/** The language model that is named; null when there is none. A key is not needed: many local ones ask for none. */
function languageModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_STREAMS }: z.infer<typeof environmentSchema>) {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const limits = { streams: LLM_STREAMS };
  return { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY ?? null, model: LLM_MODEL, limits };
}

/** Whether a text is an origin just as browsers send it: scheme, host, and a port that is not the scheme's own. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** The address of a host as a browser on this machine reaches it. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** A secret made on the first start and kept where only this user can read it. */
function localSecret(folder: string): string {
  const file = path.join(folder, "secret");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
