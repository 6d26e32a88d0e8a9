import { ResendTooSoon, ServerBusy, TooManySuggestions } from "../errors";
import {
  learnerCallsPerSite,
  learnerLoginsPerSite,
  perAccount,
  perAddress,
  perLearner,
  resetWait,
  resetsPerAccount,
  resetsPerAddress,
  signupsPerAddress,
  suggestionsPerParent,
  supportPerAccount,
  supportPerAddress,
} from "./attempt-limits.server";
import {
  forgetAttemptsFor,
  requireAttemptLeft,
  requireNetworkAttemptLeft,
  returnAttemptTo,
  returnNetworkAttempt,
} from "./counted-attempts.server";
import { requireHashingLeft } from "./passwords.server";

/** Counts one try to log in, for the account named (whether or not it exists) and for the network it comes from. */
export async function requireLoginAttemptLeft(email: string, address: string): Promise<void> {
  await requireNetworkAttemptLeft(perAddress, address, email);
  await requireAttemptLeft(perAccount, email, email);
}

/**
 * Makes one try at an account's password, and counts it. One that was not made, for the server is too busy, does not
 * count for the account, or a flood of them would lock its parent out. Throws TooManyAttempts or ServerBusy.
 */
export async function withLoginRateLimit<Result>(
  email: string,
  address: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  requireHashingLeft();
  await requireLoginAttemptLeft(email, address);
  return unlessBusy(attempt, () => returnAttemptTo(perAccount, email));
}

/**
 * After a success the account starts afresh and the network gets this try back, but not those before it: a known
 * password buys no tries at others.
 */
export async function resetLoginAttempts(email: string, address: string): Promise<void> {
  await forgetAttemptsFor(perAccount, email);
  await returnNetworkAttempt(perAddress, address);
}

/** Counts one sign-up from a network. Throws TooManyAttempts. */
export function consumeSignUpQuota(address: string): Promise<void> {
  return requireNetworkAttemptLeft(signupsPerAddress, address);
}

/** Counts one suggestion that a language model begins for a parent. Throws TooManySuggestions. */
export function requireSuggestionLeft(parentId: string): Promise<void> {
  return requireAttemptLeft(suggestionsPerParent, parentId, undefined, TooManySuggestions);
}

/** Counts one call of a learner site. Throws TooManyAttempts. */
export function requireLearnerCallLeft(siteId: string): Promise<void> {
  return requireAttemptLeft(learnerCallsPerSite, siteId);
}

/**
 * Makes one try at a child's password, and counts it for the username (whether or not it exists) and for the learner
 * site. One that was not made, for the server is too busy, counts for neither. Throws TooManyAttempts.
 */
export async function withLearnerRateLimit<Result>(
  username: string,
  siteId: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  requireHashingLeft();
  await requireAttemptLeft(learnerLoginsPerSite, siteId);
  await requireAttemptLeft(perLearner, username);
  return unlessBusy(attempt, async () => {
    await returnAttemptTo(perLearner, username);
    await returnAttemptTo(learnerLoginsPerSite, siteId);
  });
}

/** After a success the username starts afresh, and the site gets this try back. */
export async function resetLearnerAttempts(username: string, siteId: string): Promise<void> {
  await forgetAttemptsFor(perLearner, username);
  await returnAttemptTo(learnerLoginsPerSite, siteId);
}

/**
 * Counts one letter with a code to reset a password, for the account named (whether or not it exists) and for the
 * network that asks. Throws ResendTooSoon within 30 seconds of the last, TooManyAttempts.
 */
export async function requireResetLeft(email: string, address: string): Promise<void> {
  await requireNetworkAttemptLeft(resetsPerAddress, address, email);
  await requireAttemptLeft(resetWait, email, email, ResendTooSoon);
  await requireAttemptLeft(resetsPerAccount, email, email);
}

/** Counts one message to support, from a parent or an e-mail address, and from a network. Throws TooManyAttempts. */
export async function requireSupportMessageLeft(sender: string, address: string): Promise<void> {
  await requireNetworkAttemptLeft(supportPerAddress, address);
  await requireAttemptLeft(supportPerAccount, sender);
}

/** Forgets what was counted of an account that is gone. */
export async function forgetAttemptsOf({ id, email }: { id: string; email: string }): Promise<void> {
  for (const limit of [perAccount, resetsPerAccount, resetWait, supportPerAccount]) {
    await forgetAttemptsFor(limit, email);
  }
  for (const limit of [suggestionsPerParent, supportPerAccount]) await forgetAttemptsFor(limit, id);
}

/** Does what was counted; when the server is too busy for it, `takeBack` runs before that is told. */
async function unlessBusy<Result>(attempt: () => Promise<Result>, takeBack: () => Promise<void>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ServerBusy) await takeBack();
    throw error;
  }
}
