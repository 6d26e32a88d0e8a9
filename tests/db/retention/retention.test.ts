import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import type { TableName } from "~/db/family-tables";
import { confirmParent, findParent } from "~/db/parents";
import { recordEvent } from "~/domain/analytics/analytics.server";
import { CHILD_PROFILE_ADDED } from "~/domain/analytics/analytics";
import { deleteAccount } from "~/domain/account/delete-account.server";
import { checkCode } from "~/domain/auth/auth.server";
import { askForReset, checkResetCode } from "~/domain/auth/password-reset.server";
import { DAYS_KEPT } from "~/domain/limits";
import { purgeExpired } from "~/domain/retention/retention.server";
import { pat, signedUp } from "#tests/support/cast";
import { DAY, MINUTE, SECOND, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { fullFamily } from "#tests/support/full-family";
import { visitorAt } from "#tests/support/visitor";

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
  stopClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const count = async (table: TableName) => (await database().selectFrom(table).selectAll().execute()).length;

/** A family that has done everything, of a parent who answered a code. */
async function confirmedFamily() {
  const family = await fullFamily(test);
  await confirmParent(family.parent.id, Date.now());
  await recordEvent({ ...CHILD_PROFILE_ADDED });
  return family;
}

/** Lets the time pass, does the hourly work, and gives how many rows there are then. */
async function countAfter(table: TableName, milliseconds: number): Promise<number> {
  passTime(milliseconds);
  await purgeExpired();
  return count(table);
}

const kept: [TableName, number][] = [
  ["child_drafts", DAYS_KEPT.childDraft],
  ["study_plan_drafts", DAYS_KEPT.planDraft],
  ["study_plan_edits", DAYS_KEPT.planEdits],
  ["study_plan_generations", DAYS_KEPT.planEdits],
  ["study_plan_undos", DAYS_KEPT.undo],
  ["suggestions", DAYS_KEPT.suggestion],
  ["suggestion_lines", DAYS_KEPT.suggestion],
  ["support_messages", DAYS_KEPT.supportMessage],
  ["payment_events", DAYS_KEPT.paymentEvent],
  ["seat_changes", DAYS_KEPT.seatChange],
  ["analytics_events", DAYS_KEPT.analyticsEvent],
  ["sessions", 30],
];

describe("what is kept for a time", () => {
  it.each(kept)("%s: is there for %i days, and gone after", async (table, days) => {
    await confirmedFamily();
    const before = await count(table);
    expect(before).toBeGreaterThan(0);
    expect(await countAfter(table, days * DAY - MINUTE)).toBe(before);
    expect(await countAfter(table, 2 * MINUTE)).toBe(0);
  });

  it("mailed_codes: are gone once they expired", async () => {
    await confirmedFamily();
    expect(await countAfter("mailed_codes", 10 * MINUTE - SECOND)).toBe(2);
    expect(await countAfter("mailed_codes", SECOND)).toBe(0);
  });

  it("reset_grants: are gone once they expired", async () => {
    const { email } = (await confirmedFamily()).parent;
    passTime(31 * SECOND);
    await (
      await askForReset(email, visitorAt("198.51.100.1"))
    )();
    await checkResetCode(email, test.letters.at(-1)?.subject.slice(0, 6) ?? "", "198.51.100.1");
    expect(await countAfter("reset_grants", 10 * MINUTE - SECOND)).toBe(1);
    expect(await countAfter("reset_grants", SECOND)).toBe(0);
  });

  it("not_me_links: are gone after a week", async () => {
    await confirmedFamily();
    expect(await countAfter("not_me_links", 7 * DAY - SECOND)).toBe(1);
    expect(await countAfter("not_me_links", SECOND)).toBe(0);
  });

  it("code_guesses, guess_warnings: are gone a day after the last wrong code", async () => {
    const { email } = (await confirmedFamily()).parent;
    await checkCode(email, "no code", visitorAt("198.51.100.1")).catch(() => undefined);
    expect([await countAfter("code_guesses", DAY - SECOND), await count("guess_warnings")]).toEqual([1, 1]);
    expect([await countAfter("code_guesses", SECOND), await count("guess_warnings")]).toEqual([0, 0]);
  });

  it("an account whose e-mail address was never confirmed is gone after 30 days", async () => {
    const parent = await signedUp();
    expect(await countAfter("parents", 30 * DAY)).toBe(1);
    expect(await countAfter("parents", SECOND)).toBe(0);
    expect(await findParent(parent.id)).toBeUndefined();
  });

  it("that an account is gone is forgotten after 30 days", async () => {
    await deleteAccount(await signedUp(), pat.password, visitorAt("198.51.100.1"));
    expect(await countAfter("deleted_accounts", 30 * DAY)).toBe(1);
    expect(await countAfter("deleted_accounts", SECOND)).toBe(0);
  });
});

describe("what is kept until the parent removes it", () => {
  it.each(["parents", "children", "consents", "study_plans", "subscriptions"] as const)(
    "%s: stay, however long",
    async (table) => {
      await confirmedFamily();
      const before = await count(table);
      expect(await countAfter(table, 10 * 365 * DAY)).toBe(before);
    },
  );
});
