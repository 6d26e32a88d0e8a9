import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findParentByEmail } from "~/db/parents";
import type { Parent } from "~/domain/account/account";
import { checkCode, resendCode, sendCode } from "~/domain/auth/auth.server";
import { InvalidCode, ResendTooSoon, ServiceFailed } from "~/domain/errors";
import { PerhapsSent } from "~/services/mail/mail";
import { signedUp } from "#tests/support/cast";
import { MINUTE, SECOND, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const ADDRESS = "192.0.2.1";

let test: TestDatabase;
let parent: Parent;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  stopClock();
  parent = await signedUp();
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

describe("a code", () => {
  it("goes to the parent's own address, in the subject and in the text", async () => {
    const code = await newCode();
    expect(test.letters.at(-1)).toMatchObject({ to: parent.email, subject: `${code} is your Minnow code` });
    expect(test.letters.at(-1)?.text).toContain(code);
  });

  it("is right once, and wrong the second time", async () => {
    const code = await newCode();
    expect((await check(code)).id).toBe(parent.id);
    await expect(check(code)).rejects.toBeInstanceOf(InvalidCode);
  });

  it("given twice at once is right for one of the two", async () => {
    const code = await newCode();
    const checks = await Promise.allSettled([check(code), check(code)]);
    expect(checks.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("that is right confirms the e-mail address, once", async () => {
    await check(await newCode());
    const confirmedAt = (await findParentByEmail(parent.email))?.confirmed_at;
    expect(confirmedAt).toBe(Date.now());
    passTime(MINUTE);
    await check(await newCode());
    expect((await findParentByEmail(parent.email))?.confirmed_at).toBe(confirmedAt);
  });

  it("still is right after four wrong tries", async () => {
    const code = await newCode();
    await tryWrongly(code, 4);
    expect((await check(code)).id).toBe(parent.id);
  });

  it("dies after five wrong tries", async () => {
    const code = await newCode();
    await tryWrongly(code, 5);
    await expect(check(code)).rejects.toBeInstanceOf(InvalidCode);
  });

  it("lives ten minutes less a millisecond", async () => {
    const code = await newCode();
    passTime(10 * MINUTE - 1);
    expect((await check(code)).id).toBe(parent.id);
  });

  it("has expired after ten minutes", async () => {
    const code = await newCode();
    passTime(10 * MINUTE);
    await expect(check(code)).rejects.toBeInstanceOf(InvalidCode);
  });

  it("that perhaps arrived is right when it did", async () => {
    let sent = "";
    const send = async ({ subject }: { subject: string }) => {
      sent = subject.slice(0, 6);
      throw new PerhapsSent("silence");
    };
    test.setServices({ mail: { send } });
    await expect(sendCode(parent)).resolves.toBeUndefined();
    expect((await check(sent)).id).toBe(parent.id);
  });

  it("can be asked for anew after the clock was set back", async () => {
    await newCode();
    passTime(-60 * MINUTE);
    await resendCode(parent.email);
    expect((await check(test.letters.at(-1)?.subject.slice(0, 6) ?? "")).id).toBe(parent.id);
  });

  it("is another parent's in vain", async () => {
    const code = await newCode();
    const other = await signedUp();
    await sendCode(other);
    await expect(checkCode(other.email, code, visitorAt(ADDRESS))).rejects.toBeInstanceOf(InvalidCode);
  });

  it("is in vain where there is no account, with the same words", async () => {
    await expect(checkCode("nobody@example.org", "123456", visitorAt(ADDRESS))).rejects.toBeInstanceOf(InvalidCode);
  });

  it("is kept in clear nowhere", async () => {
    const code = await newCode();
    expect(await everythingStored()).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});

describe("a new code", () => {
  it("leaves the old ones good, each once, up to three in all", async () => {
    const codes = [await newCode()];
    for (let others = 0; others < 3; others += 1) {
      passTime(31 * SECOND);
      codes.push(await newCode());
    }
    const [fourthLast = "", ...newest] = codes;
    await expect(check(fourthLast)).rejects.toBeInstanceOf(InvalidCode);
    for (const code of newest) expect((await check(code)).id).toBe(parent.id);
    await expect(check(newest[0] ?? "")).rejects.toBeInstanceOf(InvalidCode);
  });

  it("allows no more guesses: five wrong ones end those that were open", async () => {
    const codes = [await newCode()];
    passTime(31 * SECOND);
    codes.push(await newCode());
    await tryWrongly("no code", 5);
    for (const code of codes) await expect(check(code)).rejects.toBeInstanceOf(InvalidCode);
  });

  it("has its five tries whatever became of the old one", async () => {
    await tryWrongly(await newCode(), 5);
    passTime(31 * SECOND);
    const code = await newCode();
    expect((await check(code)).id).toBe(parent.id);
  });

  it("is sent by the next login at once when five tries killed the old one", async () => {
    await tryWrongly(await newCode(), 5);
    passTime(SECOND);
    const code = await newCode();
    expect(lettersToParent()).toHaveLength(2);
    expect((await check(code)).id).toBe(parent.id);
  });

  it("is not sent by another login within thirty seconds: the first stays the one to use", async () => {
    const code = await newCode();
    passTime(29 * SECOND);
    await sendCode(parent);
    expect(lettersToParent()).toHaveLength(1);
    expect((await check(code)).id).toBe(parent.id);
  });
});

describe("'Resend code'", () => {
  it.each([
    [0, 30],
    [29 * SECOND, 1],
    [30 * SECOND - 1, 1],
  ])("after %i ms is too soon by %i s", async (waitedMs, retryAfterSeconds) => {
    await newCode();
    passTime(waitedMs);
    const error: unknown = await resendCode(parent.email).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResendTooSoon);
    expect(error).toMatchObject({ retryAfterSeconds, message: "Failed to resend code. Please try again." });
    expect(lettersToParent()).toHaveLength(1);
  });

  it("after thirty seconds sends another", async () => {
    await newCode();
    passTime(30 * SECOND);
    await resendCode(parent.email);
    expect(lettersToParent()).toHaveLength(2);
  });

  it("for an unknown account says nothing and sends nothing", async () => {
    const before = test.letters.length;
    await resendCode("nobody@example.org");
    expect(test.letters).toHaveLength(before);
  });
});

describe("a code whose letter can't be sent", () => {
  it("is told, with the cause for the log, and can be sent again at once", async () => {
    const cause = new Error("connection refused");
    test.setServices({ mail: { send: () => Promise.reject(cause) } });
    const error: unknown = await sendCode(parent).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect(error).toMatchObject({ service: "mail", cause, message: "Failed to resend code. Please try again." });
    test.reset();
    await resendCode(parent.email);
    expect(lettersToParent()).toHaveLength(1);
  });
});

async function newCode(): Promise<string> {
  await sendCode(parent);
  const code = /\d{6}/.exec(lettersToParent().at(-1)?.subject ?? "")?.[0];
  if (!code) throw new Error("No letter with a code was sent.");
  return code;
}

function lettersToParent() {
  return test.letters.filter(({ to }) => to === parent.email);
}

function check(code: string): Promise<Parent> {
  return checkCode(parent.email, code, visitorAt(ADDRESS));
}

async function tryWrongly(code: string, times: number): Promise<void> {
  const wrong = /^\d+$/.test(code) ? String((Number(code) + 1) % 1_000_000).padStart(6, "0") : code;
  for (let tries = 0; tries < times; tries += 1) await expect(check(wrong)).rejects.toBeInstanceOf(InvalidCode);
}
