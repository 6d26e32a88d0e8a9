import { randomBytes } from "node:crypto";

/** A new random id, such as `cus_` and 32 hexadecimal digits. */
export function newId(prefix: "cs" | "cus" | "sub" | "bill" | "portal" | "evt"): string {
  return `${prefix}_${randomBytes(16).toString("hex")}`;
}
