import { keptSecretFault } from "./secret.server";

/** As they were given: an empty one is not set, but for SESSION_SECRET, whose own rule refuses that. */
type Variables = Record<string, string | undefined>;

const LIVE = "(PUBLIC_URL is set, so this is live mode)";

/** Beside SESSION_SECRET. */
const LIVE_NEEDS = [
  "SMTP_URL",
  "MAIL_FROM",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "LLM_BASE_URL",
  "LLM_API_KEY",
  "LLM_MODEL",
];

/** As soon as one of the first is set, all of the second are needed. */
const PAIRS: [set: string[], needed: string[]][] = [
  [["SMTP_URL"], ["MAIL_FROM"]],
  [
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ],
  [
    ["LLM_BASE_URL", "LLM_MODEL", "LLM_API_KEY"],
    ["LLM_BASE_URL", "LLM_MODEL"],
  ],
];

/**
 * What is wrong with the variables together: what a mode needs and does not have, or has and must not, and halves of what
 * belongs together.
 * @param environment as it was given
 * @param dataFolder where local mode keeps its secret
 */
export function faultsOfMode(environment: Variables, dataFolder: string): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  if (isSet("PUBLIC_URL")) return faultsOfLiveMode(environment, isSet);
  const secretFault = environment.SESSION_SECRET === undefined ? keptSecretFault(dataFolder) : null;
  return [...faultsOfPairs(isSet), ...(secretFault === null ? [] : [secretFault])];
}

function faultsOfLiveMode(environment: Variables, isSet: (name: string) => boolean): string[] {
  const { SESSION_SECRET, MINNOW_DEMO, CORS_ORIGINS = "" } = environment;
  const missing = LIVE_NEEDS.filter((name) => !isSet(name));
  if (SESSION_SECRET === undefined) missing.unshift("SESSION_SECRET");
  const faults = missing.map((name) => `${name} is missing ${LIVE}`);
  if (/(^|[\s,])http:/.test(CORS_ORIGINS)) faults.push(`CORS_ORIGINS must begin with https:// ${LIVE}`);
  if (MINNOW_DEMO?.trim() === "1") faults.push(`MINNOW_DEMO makes a family whose password everyone knows ${LIVE}`);
  return faults;
}

function faultsOfPairs(isSet: (name: string) => boolean): string[] {
  return PAIRS.flatMap(([names, needed]) => {
    const set = names.find(isSet);
    const missing = set === undefined ? [] : needed.filter((name) => !isSet(name));
    return missing.map((name) => `${name} is missing (${set} is set, and is no use without it)`);
  });
}
