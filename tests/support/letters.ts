import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { outboxDir } from "./e2e-data";

const SUBJECT = /^Subject: (\d{6}) is your Minnow code\r?$/m;
const RESET_SUBJECT = /^Subject: (\d{6}) is your code for a new password\r?$/m;

/** The code in the newest letter to this address. Throws when there is none. */
export function newestCode(email: string, outbox = outboxDir): string {
  const code = codesFor(email, outbox)[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** The code for a new password, once it is there: nobody waits for its letter to be sent. */
export async function newestResetCode(email: string): Promise<string> {
  await expect.poll(() => codesFor(email, outboxDir, RESET_SUBJECT).length).toBeGreaterThan(0);
  return codesFor(email, outboxDir, RESET_SUBJECT)[0] ?? "";
}

/** The texts of all letters to this address, the newest first. */
export function lettersTo(email: string): string[] {
  return readLetters(outboxDir).filter((letter) => letter.includes(`\nTo: ${email}`));
}

/** How many codes were sent to this address so far. */
export function countCodes(email: string): number {
  return codesFor(email, outboxDir).length;
}

/** The code as a parent finds it: on the outbox page, in the topmost letter to this address. */
export async function readCodeInOutbox(page: Page, email: string): Promise<string> {
  await page.goto(paths.machine.outbox());
  const letter = page.getByRole("article").filter({ hasText: email }).first();
  const heading = letter.getByRole("heading", { name: /^\d{6} is your Minnow code$/ });
  await expect(heading).toBeVisible();
  return (await heading.innerText()).slice(0, 6);
}

/** A code of six digits that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

function codesFor(email: string, outbox: string, subject = SUBJECT): string[] {
  return readLetters(outbox)
    .filter((letter) => letter.includes(`\nTo: ${email}`))
    .flatMap((letter) => subject.exec(letter)?.[1] ?? []);
}

function readLetters(outbox: string): string[] {
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .map((name) => readFileSync(path.join(outbox, name), "utf8"));
}
