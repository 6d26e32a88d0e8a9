import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { outboxDir } from "./e2e-data";

const SUBJECT = /^Subject: (\d{6}) is your Minnow code\r?$/m;

/** The code in the newest letter to this address. Throws when there is none. */
export function newestCode(email: string, outbox = outboxDir): string {
  const code = codesFor(email, outbox)[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** How many codes were sent to this address so far. */
export function countCodes(email: string): number {
  return codesFor(email, outboxDir).length;
}

/** The code as a parent finds it: on the outbox page, in the topmost letter to this address. */
export async function readCodeInOutbox(page: Page, email: string): Promise<string> {
  await page.goto("/outbox");
  const letter = page.getByRole("article").filter({ hasText: email }).first();
  const heading = letter.getByRole("heading", { name: /^\d{6} is your Minnow code$/ });
  await expect(heading).toBeVisible();
  return (await heading.innerText()).slice(0, 6);
}

/** A code of six digits that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

function codesFor(email: string, outbox: string): string[] {
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .map((name) => readFileSync(path.join(outbox, name), "utf8"))
    .filter((letter) => letter.includes(`\nTo: ${email}`))
    .flatMap((letter) => SUBJECT.exec(letter)?.[1] ?? []);
}
