import path from "node:path";
import { faultsOfMode } from "./configuration-faults.server";
import { type Environment, dataFolder, environmentSchema } from "./environment.server";
import { localSecret } from "./secret.server";

/** How long a server that is told to end still answers while it says that it is not ready. */
const LIVE_DRAIN_SECONDS = 5;

/** The environment ended the start: every fault is named at once. */
export class ConfigurationError extends Error {
  constructor(readonly faults: string[]) {
    super(`Minnow can't start:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigurationError";
  }
}

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * Reads the environment. Local mode (no PUBLIC_URL) needs nothing; live mode needs all that would be made up in its place.
 * Throws ConfigurationError with every fault.
 */
export function readConfiguration(environment: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(environment);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  faults.push(...faultsOfMode(environment, dataFolder(environment.DATA_DIR)));
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
function languageModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, ...values }: Environment) {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return {
    baseUrl: LLM_BASE_URL,
    apiKey: LLM_API_KEY ?? null,
    model: LLM_MODEL,
    reasoning: values.LLM_REASONING,
    maxTokens: values.LLM_MAX_TOKENS,
    limits: { streams: values.LLM_STREAMS, pauseMs: 1000 * values.LLM_PAUSE_SECONDS },
  };
}

/** The address of a host as a browser on this machine reaches it. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
