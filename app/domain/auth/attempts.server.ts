import { type AttemptLimit, countAttempt, forgetAttempts, returnAttempt } from "~/db/attempts";
import { ResendTooSoon, TooManyAttempts, TooManySuggestions } from "../errors";
import { hashToken } from "../ids.server";
import {
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPTS_PER_ADDRESS,
  ATTEMPTS_WINDOW_MS,
  LEARNER_CALLS,
  LEARNER_CALLS_WINDOW_MS,
  LEARNER_SITE_WRONG_LOGINS,
  CODE_RESEND_WAIT_MS,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ADDRESS,
  RESETS_WINDOW_MS,
  SIGNUPS_PER_ADDRESS,
  SIGNUPS_WINDOW_MS,
  SUGGESTIONS_PER_DAY,
  SUGGESTIONS_WINDOW_MS,
  SUPPORT_MESSAGES_PER_ACCOUNT,
  SUPPORT_MESSAGES_PER_ADDRESS,
  SUPPORT_WINDOW_MS,
} from "../limits";
import { tellSecurityEvent } from "./security-events.server";

const perAccount: AttemptLimit = { name: "account", most: ATTEMPTS_PER_ACCOUNT, windowMs: ATTEMPTS_WINDOW_MS };
const perAddress: AttemptLimit = { name: "address", most: ATTEMPTS_PER_ADDRESS, windowMs: ATTEMPTS_WINDOW_MS };
const signupsPerAddress: AttemptLimit = {
  name: "signup",
  most: SIGNUPS_PER_ADDRESS,
  windowMs: SIGNUPS_WINDOW_MS,
};

const suggestionsPerParent: AttemptLimit = {
  name: "suggestion",
  most: SUGGESTIONS_PER_DAY,
  windowMs: SUGGESTIONS_WINDOW_MS,
};

const perLearner: AttemptLimit = { name: "learner", most: ATTEMPTS_PER_ACCOUNT, windowMs: ATTEMPTS_WINDOW_MS };
const learnerLoginsPerSite: AttemptLimit = {
  name: "learner_login",
  most: LEARNER_SITE_WRONG_LOGINS,
  windowMs: ATTEMPTS_WINDOW_MS,
};
const learnerCallsPerSite: AttemptLimit = {
  name: "learner_call",
  most: LEARNER_CALLS,
  windowMs: LEARNER_CALLS_WINDOW_MS,
};

const resetsPerAccount: AttemptLimit = { name: "reset", most: RESETS_PER_ACCOUNT, windowMs: RESETS_WINDOW_MS };
const resetsPerAddress: AttemptLimit = {
  name: "reset_address",
  most: RESETS_PER_ADDRESS,
  windowMs: RESETS_WINDOW_MS,
};
const resetWait: AttemptLimit = { name: "reset_wait", most: 1, windowMs: CODE_RESEND_WAIT_MS };

const supportPerAccount: AttemptLimit = {
  name: "support",
  most: SUPPORT_MESSAGES_PER_ACCOUNT,
  windowMs: SUPPORT_WINDOW_MS,
};
const supportPerAddress: AttemptLimit = {
  name: "support_address",
  most: SUPPORT_MESSAGES_PER_ADDRESS,
  windowMs: SUPPORT_WINDOW_MS,
};

/**
 * Counts one try. Gives the seconds until the next is allowed when it is one too many, which is told as a security event
 * about the account of `email`, else null. What is counted is kept as a hash.
 */
async function secondsToWait(limit: AttemptLimit, key: string, email?: string): Promise<number | null> {
  const waitMs = await countAttempt(limit, hashToken(key));
  if (waitMs === null) return null;
  tellSecurityEvent("limit reached", { reason: limit.name, email });
  return Math.ceil(waitMs / 1000);
}

/** Counts one try and throws TooManyAttempts when it is one too many. */
async function requireAttemptLeft(limit: AttemptLimit, key: string, email?: string): Promise<void> {
  const seconds = await secondsToWait(limit, key, email);
  if (seconds !== null) throw new TooManyAttempts(seconds);
}

/** Counts one try to log in, for the account named (whether or not it exists) and for the network it comes from. */
export async function requireLoginAttemptLeft(email: string, address: string): Promise<void> {
  await requireAttemptLeft(perAddress, networkOf(address), email);
  await requireAttemptLeft(perAccount, email, email);
}

/**
 * After a success the account starts afresh and the network gets this try back, but not those before it: a known
 * password buys no tries at others.
 */
export async function forgetLoginAttempts(email: string, address: string): Promise<void> {
  await forgetAttempts(perAccount, hashToken(email));
  await returnAttempt(perAddress, hashToken(networkOf(address)));
}

/** Counts one sign-up from a network. Throws TooManyAttempts. */
export function requireSignUpLeft(address: string): Promise<void> {
  return requireAttemptLeft(signupsPerAddress, networkOf(address));
}

/** Counts one suggestion that a language model begins for a parent. Throws TooManySuggestions. */
export async function requireSuggestionLeft(parentId: string): Promise<void> {
  const seconds = await secondsToWait(suggestionsPerParent, parentId);
  if (seconds !== null) throw new TooManySuggestions(seconds);
}

/** Counts one call of a learner site. Throws TooManyAttempts. */
export function requireLearnerCallLeft(siteId: string): Promise<void> {
  return requireAttemptLeft(learnerCallsPerSite, siteId);
}

/** Counts one try at a child's password, for the username (whether or not it exists) and for the learner site. */
export async function requireLearnerLoginLeft(username: string, siteId: string): Promise<void> {
  await requireAttemptLeft(learnerLoginsPerSite, siteId);
  await requireAttemptLeft(perLearner, username);
}

/** After a success the username starts afresh, and the site gets this try back. */
export async function forgetLearnerLogins(username: string, siteId: string): Promise<void> {
  await forgetAttempts(perLearner, hashToken(username));
  await returnAttempt(learnerLoginsPerSite, hashToken(siteId));
}

/**
 * Counts one letter with a code to reset a password, for the account named (whether or not it exists) and for the
 * network that asks. Throws ResendTooSoon within 30 seconds of the last, TooManyAttempts.
 */
export async function requireResetLeft(email: string, address: string): Promise<void> {
  await requireAttemptLeft(resetsPerAddress, networkOf(address), email);
  const seconds = await secondsToWait(resetWait, email, email);
  if (seconds !== null) throw new ResendTooSoon(seconds);
  await requireAttemptLeft(resetsPerAccount, email, email);
}

/** Counts one message to support, from a parent or an e-mail address, and from a network. Throws TooManyAttempts. */
export async function requireSupportMessageLeft(sender: string, address: string): Promise<void> {
  await requireAttemptLeft(supportPerAddress, networkOf(address));
  await requireAttemptLeft(supportPerAccount, sender);
}

/** Forgets what was counted of an account that is gone. */
export async function forgetAttemptsOf({ id, email }: { id: string; email: string }): Promise<void> {
  for (const limit of [perAccount, resetsPerAccount, resetWait, supportPerAccount]) {
    await forgetAttempts(limit, hashToken(email));
  }
  for (const limit of [suggestionsPerParent, supportPerAccount]) await forgetAttempts(limit, hashToken(id));
}

/** What a visitor's address counts as. An IPv6 customer has a /64 of addresses: they count as one. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
