import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SECRET_MIN } from "~/domain/limits";

const SECRET_BYTES = 32;

/** Local mode's own secret: made on the first start, and kept where only this user can read it. */
export function localSecret(folder: string): string {
  const file = fileIn(folder);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(SECRET_BYTES).toString("hex"), { mode: 0o600, flush: true });
  }
  return readSecret(file);
}

/** What is wrong with the secret that is kept; null when nothing is, or when there is none yet. */
export function keptSecretFault(folder: string): string | null {
  const file = fileIn(folder);
  if (!existsSync(file) || readSecret(file).length >= SECRET_MIN) return null;
  return `the secret in ${file} has fewer than ${SECRET_MIN} characters. Delete the file, and a new one is made`;
}

function fileIn(folder: string): string {
  return path.join(folder, "secret");
}

function readSecret(file: string): string {
  return readFileSync(file, "utf8").trim();
}
