import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeOver } from "~/domain/subscription/checkout.server";
import { endTrial, mailTrialsThatEndSoon } from "~/domain/subscription/trial.server";
import type { Letter } from "~/services/mail/mail";
import { signedUp, subscribed } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { subscriptionIdOf } from "./provider";

/** The trials begin on 1 November at noon, and end on 1 December at noon. */
const TRIAL = 30 * DAY;

let test: TestDatabase;
beforeEach(async () => {
  stopClock();
  vi.setSystemTime("2026-11-01T12:00Z");
  test = await openTestDatabase();
});
afterEach(async () => {
  test.reset();
  await test.close();
  vi.useRealTimers();
});

const lettersTo = (email: string): Letter[] => test.letters.filter(({ to }) => to === email);

describe("the mail about the end of a trial", () => {
  it("is sent three days before it, and not earlier", async () => {
    const { email } = await subscribed();
    passTime(TRIAL - 3 * DAY - 1);
    expect(await mailTrialsThatEndSoon()).toBe(0);
    passTime(1);
    expect(await mailTrialsThatEndSoon()).toBe(1);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it("says when the trial ends, what comes after, and where to stop", async () => {
    const { email } = await subscribed({ seats: 2 });
    passTime(TRIAL - DAY);
    await mailTrialsThatEndSoon();
    const [letter] = lettersTo(email);
    expect(letter?.subject).toBe("Your free month of Minnow ends on December 1, 2026");
    for (const part of ["$9.98 a month for 2 seats", "http://127.0.0.1:3000/setting"]) {
      expect(letter?.text).toContain(part);
    }
  });

  it("is sent once, however often and in however many processes it is looked for", async () => {
    const { email } = await subscribed();
    passTime(TRIAL - DAY);
    await openConnections(4);
    const told = await Promise.all(Array.from({ length: 4 }, () => mailTrialsThatEndSoon()));
    expect(told.reduce((sum, count) => sum + count)).toBe(1);
    expect(await mailTrialsThatEndSoon()).toBe(0);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it("is not sent after subscribing, after ending, after the trial, or without one", async () => {
    const started = await subscribed();
    await endTrial(started.id);
    const ended = await subscribed();
    const id = await subscriptionIdOf(ended.id);
    await takeOver(await test.sandbox.cancelSubscription(id, `cancel:${id}`), Date.now());
    await signedUp();
    passTime(TRIAL - DAY);
    expect(await mailTrialsThatEndSoon()).toBe(0);
  });

  it("is not sent once the trial has ended", async () => {
    await subscribed();
    passTime(TRIAL + 1);
    expect(await mailTrialsThatEndSoon()).toBe(0);
  });

  it("that could not be sent is sent the next time", async () => {
    const { email } = await subscribed();
    passTime(TRIAL - DAY);
    test.setServices({ mail: { send: () => Promise.reject(new Error("mailbox busy")) } });
    await expect(mailTrialsThatEndSoon()).rejects.toThrow("mailbox busy");
    test.reset();
    expect(await mailTrialsThatEndSoon()).toBe(1);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it("that could not be sent to one holds up no other", async () => {
    const parents = [await subscribed(), await subscribed(), await subscribed()];
    passTime(TRIAL - DAY);
    for (const { email } of parents) {
      const send = (letter: Letter) =>
        letter.to === email
          ? Promise.reject(new Error("no such mailbox"))
          : Promise.resolve(void test.letters.push(letter));
      test.setServices({ mail: { send } });
      await mailTrialsThatEndSoon().catch(() => undefined);
    }
    expect(parents.map(({ email }) => lettersTo(email).length)).toEqual([1, 1, 1]);
  });
});
