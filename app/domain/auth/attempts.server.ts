import { type AttemptLimit, countAttempt, forgetAttempts } from "~/db/attempts";
import { TooManyAttempts } from "../errors";
import {
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPTS_PER_ADDRESS,
  ATTEMPTS_WINDOW_MS,
  SIGNUPS_PER_ADDRESS,
  SIGNUPS_WINDOW_MS,
} from "../limits";

const perAccount: AttemptLimit = { name: "account", most: ATTEMPTS_PER_ACCOUNT, windowMs: ATTEMPTS_WINDOW_MS };
const perAddress: AttemptLimit = { name: "address", most: ATTEMPTS_PER_ADDRESS, windowMs: ATTEMPTS_WINDOW_MS };
export const signupsPerAddress: AttemptLimit = {
  name: "signup",
  most: SIGNUPS_PER_ADDRESS,
  windowMs: SIGNUPS_WINDOW_MS,
};

/** Counts one try and throws TooManyAttempts when it is one too many. */
export async function requireAttemptLeft(limit: AttemptLimit, key: string): Promise<void> {
  const waitMs = await countAttempt(limit, key);
  if (waitMs !== null) throw new TooManyAttempts(Math.ceil(waitMs / 1000));
}

/** Counts one try to log in, for the account named (whether or not it exists) and for the address it comes from. */
export async function requireLoginAttemptLeft(email: string, address: string): Promise<void> {
  await requireAttemptLeft(perAddress, address);
  await requireAttemptLeft(perAccount, email);
}

/** After a success the account starts afresh. The address does not, or a known password would buy tries at others. */
export function forgetLoginAttempts(email: string): Promise<void> {
  return forgetAttempts(perAccount, email);
}
