import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import pLimit from "p-limit";
import { ServerBusy } from "../errors";
import { HASHES_AT_ONCE, HASHES_WAITING } from "../limits";

const ARGON2ID = 2;
/** OWASP's smallest recommended settings for argon2id: 19 MiB, two passes. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COMMON_COUNT = 10_000;

const commonPasswords = new Set(dictionary["passwords-common"].slice(0, COMMON_COUNT).map(String));
const hashing = pLimit(HASHES_AT_ONCE);
let dummyHash: Promise<string> | undefined;

/** Throws ServerBusy. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/**
 * Whether the password is the one hashed. Without a hash, or with an empty one, it takes as long and says no.
 * Throws ServerBusy, with a hash as without.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isNone = passwordHash === undefined || passwordHash === "";
  const matches = await inTurn(async () => verify(isNone ? await hashOfDummy() : passwordHash, password));
  return matches && !isNone;
}

/** Whether attackers try this password first. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/**
 * Hashing keeps a processor and 19 MiB for itself: a few run at once, a few wait, and who comes then is told at once. Asked
 * first, so that in a flood nothing else is done for those who are turned away. Throws ServerBusy.
 */
export function requireHashingLeft(): void {
  if (hashing.activeCount + hashing.pendingCount < HASHES_AT_ONCE + HASHES_WAITING) return;
  throw new ServerBusy().asSecurityEvent("limit reached", { reason: "hashing" });
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  requireHashingLeft();
  return hashing(work);
}

function hashOfDummy(): Promise<string> {
  dummyHash ??= hash("a password that nobody has", COST);
  return dummyHash;
}
