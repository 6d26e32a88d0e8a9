import type { AttemptLimit } from "~/db/attempts";
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

export const perAccount: AttemptLimit = { name: "account", most: ATTEMPTS_PER_ACCOUNT, windowMs: ATTEMPTS_WINDOW_MS };
export const perAddress: AttemptLimit = { name: "address", most: ATTEMPTS_PER_ADDRESS, windowMs: ATTEMPTS_WINDOW_MS };
export const signupsPerAddress: AttemptLimit = {
  name: "signup",
  most: SIGNUPS_PER_ADDRESS,
  windowMs: SIGNUPS_WINDOW_MS,
};

export const suggestionsPerParent: AttemptLimit = {
  name: "suggestion",
  most: SUGGESTIONS_PER_DAY,
  windowMs: SUGGESTIONS_WINDOW_MS,
};

export const perLearner: AttemptLimit = { name: "learner", most: ATTEMPTS_PER_ACCOUNT, windowMs: ATTEMPTS_WINDOW_MS };
export const learnerLoginsPerSite: AttemptLimit = {
  name: "learner_login",
  most: LEARNER_SITE_WRONG_LOGINS,
  windowMs: ATTEMPTS_WINDOW_MS,
};
export const learnerCallsPerSite: AttemptLimit = {
  name: "learner_call",
  most: LEARNER_CALLS,
  windowMs: LEARNER_CALLS_WINDOW_MS,
};

export const resetsPerAccount: AttemptLimit = { name: "reset", most: RESETS_PER_ACCOUNT, windowMs: RESETS_WINDOW_MS };
export const resetsPerAddress: AttemptLimit = {
  name: "reset_address",
  most: RESETS_PER_ADDRESS,
  windowMs: RESETS_WINDOW_MS,
};
export const resetWait: AttemptLimit = { name: "reset_wait", most: 1, windowMs: CODE_RESEND_WAIT_MS };

export const supportPerAccount: AttemptLimit = {
  name: "support",
  most: SUPPORT_MESSAGES_PER_ACCOUNT,
  windowMs: SUPPORT_WINDOW_MS,
};
export const supportPerAddress: AttemptLimit = {
  name: "support_address",
  most: SUPPORT_MESSAGES_PER_ADDRESS,
  windowMs: SUPPORT_WINDOW_MS,
};
