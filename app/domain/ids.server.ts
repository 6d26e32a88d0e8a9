import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { settings } from "./settings.server";

/** A new id: random text behind a prefix that says what it names. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("base64url").replace(/[-_]/g, "0")}`;
}

/** A secret that is handed out once and kept only as a hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hash of a secret that is long and random itself. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Hash of a short secret: without the server's own secret it can't be guessed back. */
export function keyedHash(text: string): string {
  return createHmac("sha256", settings().secret).update(text).digest("base64url");
}

/** Compares two hashes in a time that does not tell where they differ. */
export function hashesEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
