import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { e2eDataDir } from "./e2e-data";

/** Longer ago than "Resend code" waits between two letters. */
const RESEND_WAIT_MS = 31_000;

/** What only time brings about: the last code was sent so long ago that another may be asked for. */
export function letResendWaitPass(email: string): void {
  const secret = readFileSync(path.join(e2eDataDir, "secret"), "utf8").trim();
  change(
    `update mailed_codes set sent_at = sent_at - ${RESEND_WAIT_MS} where account_hash = ?`,
    createHmac("sha256", secret).update(`login:${email}`).digest("base64url"),
  );
}

/**
 * What only time and the payment provider bring about: how the parent's subscription stands. It is the last word: a
 * webhook still under way does not change it back.
 */
export function setSubscriptionStatus(email: string, status: "canceled" | "past_due" | "unpaid"): void {
  change(
    "update subscriptions set status = ?, told_at = told_at + 1000000000 where parent_id = (select id from parents where email = ?)",
    status,
    email,
  );
}

/** What only a Monday morning brings about: the token in the link that stops the weekly mail. */
export function giveWeeklyMailToken(email: string): string {
  const token = randomBytes(32).toString("base64url");
  change("update parents set weekly_mail_token = ? where email = ?", token, email);
  return token;
}

/** The token in the link of the mail about a changed password, as if that had just been sent. */
export function giveNotMeToken(email: string): string {
  const token = randomBytes(32).toString("base64url");
  change(
    `insert into not_me_links (token_hash, parent_id, used_at, expires_at)
     select ?, id, null, ${Date.now() + 60_000} from parents where email = ?`,
    createHash("sha256").update(token).digest("base64url"),
    email,
  );
  return token;
}

/** How many events of a label were counted so far, by all tests. */
export function countEvents(label: string): number {
  const database = new Sqlite(path.join(e2eDataDir, "minnow.sqlite"), { readonly: true });
  try {
    const row = database.prepare("select count(*) as count from analytics_events where label = ?").get(label);
    return (row as { count: number }).count;
  } finally {
    database.close();
  }
}

/** Changes exactly one row of the tested server's database. */
function change(statement: string, ...values: string[]): void {
  const database = new Sqlite(path.join(e2eDataDir, "minnow.sqlite"), { fileMustExist: true, timeout: 5000 });
  try {
    const { changes } = database.prepare(statement).run(...values);
    if (changes !== 1) throw new Error(`${changes} rows were changed instead of one.`);
  } finally {
    database.close();
  }
}
