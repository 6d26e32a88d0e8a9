import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";

const ARGON2ID = 2;
/** OWASP's smallest recommended settings for argon2id: 19 MiB, two passes. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COMMON_COUNT = 10_000;

const commonPasswords = new Set(dictionary["passwords-common"].slice(0, COMMON_COUNT).map(String));
let hashOfNobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether the password is the one hashed. Without a hash it takes as long and says no. */
export async function isSamePassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword("a password that nobody has");
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return matches && passwordHash !== undefined;
}

/** Whether attackers try this password first. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
