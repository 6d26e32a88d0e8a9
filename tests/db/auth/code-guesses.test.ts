import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Parent } from "~/domain/account/account";
import { checkCode, sendCode } from "~/domain/auth/auth.server";
import { mailGuessWarnings } from "~/domain/auth/guess-warnings.server";
import { checkResetCode } from "~/domain/auth/password-reset.server";
import type { Visitor } from "~/domain/auth/security-events";
import { InvalidCode, TooManyAttempts } from "~/domain/errors";
import { another, pat, signedUp } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const FREE = 10;
/** Longer than any limit of tries but that of wrong codes. */
const PAUSE = 16 * MINUTE;
const SUBJECT = "Someone tried to guess your Minnow codes";

let test: TestDatabase;
let addresses = 0;
const newAddress = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(stopClock);
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

type Check = (email: string, code: string, visitor: Visitor) => Promise<unknown>;
const checkReset: Check = (email, code, { address }) => checkResetCode(email, code, address);
const purposes: [what: string, check: Check][] = [
  ["to log in", checkCode],
  ["for a new password", checkReset],
];

/** Gives wrong codes, five at a time, so that no other limit is met, and as many as may be given without waiting. */
async function guess(check: Check, email: string, times = FREE): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    if (made % 5 === 0) passTime(PAUSE);
    await expect(check(email, "no code", visitorAt(newAddress()))).rejects.toBeInstanceOf(InvalidCode);
  }
}

const refusalOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const warnings = (email: string) => test.letters.filter(({ to, subject }) => to === email && subject === SUBJECT);

describe.each(purposes)("wrong codes %s", (_, check) => {
  it("wait a minute after the tenth of a day, then two, wherever they come from", async () => {
    const { email } = await signedUp();
    await guess(check, email);
    const first = await refusalOf(check(email, "no code", visitorAt(newAddress())));
    expect(first).toMatchObject({ code: "too_many_attempts", retryAfterSeconds: 60 });
    passTime(MINUTE);
    await expect(check(email, "no code", visitorAt(newAddress()))).rejects.toBeInstanceOf(InvalidCode);
    const second = await refusalOf(check(email, "no code", visitorAt(newAddress())));
    expect(second).toMatchObject({ code: "too_many_attempts", retryAfterSeconds: 120 });
  });

  it("wait alike for an address that has no account", async () => {
    const { email } = another(pat);
    await guess(check, email);
    expect(await refusalOf(check(email, "no code", visitorAt(newAddress())))).toMatchObject({ retryAfterSeconds: 60 });
  });

  it("are forgotten after a day without one", async () => {
    const { email } = await signedUp();
    await guess(check, email);
    passTime(DAY);
    await guess(check, email);
  });

  it("made at once are counted, each", async () => {
    const { email } = await signedUp();
    await guess(check, email, 5);
    passTime(PAUSE);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(check(email, "no code", visitorAt(newAddress())))),
    );
    expect(tries.filter((error) => error instanceof InvalidCode)).toHaveLength(5);
    expect(tries.filter((error) => error instanceof TooManyAttempts)).toHaveLength(3);
  });
});

describe("while wrong codes wait", () => {
  it("the right one waits as well: else waiting would tell which is right", async () => {
    const parent = await signedUp();
    await guess(checkCode, parent.email);
    const code = await mailedCode(parent);
    await expect(checkCode(parent.email, code, visitorAt(newAddress()))).rejects.toBeInstanceOf(TooManyAttempts);
    passTime(MINUTE);
    await expect(checkCode(parent.email, code, visitorAt(newAddress()))).resolves.toMatchObject({ id: parent.id });
  });

  it("those for a new password hold up no login", async () => {
    const parent = await signedUp();
    await guess(checkReset, parent.email);
    passTime(PAUSE);
    await expect(checkCode(parent.email, await mailedCode(parent), visitorAt(newAddress()))).resolves.toBeDefined();
  });
});

it("a right code begins afresh: whoever mistypes now and then never waits", async () => {
  const parent = await signedUp();
  for (let days = 0; days < 4; days += 1) {
    await guess(checkCode, parent.email, 4);
    await expect(checkCode(parent.email, await mailedCode(parent), visitorAt(newAddress()))).resolves.toBeDefined();
    passTime(PAUSE);
  }
});

describe("a parent whose codes are guessed", () => {
  it("is told once a day, calmly: what happened, that nobody got in, and what to do", async () => {
    const { email } = await signedUp();
    await guess(checkReset, email);
    await mailGuessWarnings();
    passTime(MINUTE);
    await checkResetCode(email, "no code", newAddress()).catch(() => undefined);
    await mailGuessWarnings();
    expect(warnings(email)).toHaveLength(1);
    expect(warnings(email)[0]?.text).toContain("let nobody in");
    expect(warnings(email)[0]?.text).toContain("http://127.0.0.1:3000/reset_password");
  });

  it("is told again when it goes on a day later", async () => {
    const { email } = await signedUp();
    await guess(checkReset, email);
    await mailGuessWarnings();
    passTime(DAY);
    await guess(checkReset, email);
    await mailGuessWarnings();
    expect(warnings(email)).toHaveLength(2);
  });

  it("is not told of nine wrong ones, nor is anyone where there is no account", async () => {
    const [{ email }, nobody] = [await signedUp(), another(pat).email];
    await guess(checkReset, email, FREE - 1);
    await guess(checkReset, nobody);
    await mailGuessWarnings();
    expect([...warnings(email), ...warnings(nobody)]).toEqual([]);
  });

  it("is told later when the mail server fails, and by one server of several", async () => {
    const { email } = await signedUp();
    await guess(checkReset, email);
    test.setServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    await expect(mailGuessWarnings()).rejects.toThrow("no mail today");
    test.reset();
    await Promise.all([mailGuessWarnings(), mailGuessWarnings()]);
    expect(warnings(email)).toHaveLength(1);
  });
});

async function mailedCode(parent: Parent): Promise<string> {
  await sendCode(parent);
  return test.letters.findLast(({ to }) => to === parent.email)?.subject.slice(0, 6) ?? "";
}
