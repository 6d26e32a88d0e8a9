import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import type { Parent } from "~/domain/account/account";
import { checkPassword } from "~/domain/auth/auth.server";
import { accountHash } from "~/domain/auth/mailed-codes.server";
import { askForReset, checkResetCode, resetPassword } from "~/domain/auth/password-reset.server";
import { findParentBySession, openSession } from "~/domain/auth/sessions.server";
import {
  InvalidCode,
  ProductError,
  ResendTooSoon,
  ResetExpired,
  ServiceFailed,
  TooManyAttempts,
} from "~/domain/errors";
import { another, pat, signedUp } from "#tests/support/cast";
import { MINUTE, SECOND, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const NEW_PASSWORD = "six otters under a bridge";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

let addresses = 0;
/** A network address that nothing was counted for yet. */
const newAddress = () => `10.0.${(addresses += 1)}.1`;

/** Asks for a code and mails it. Gives the code. */
async function mailedCode({ email }: Pick<Parent, "email">): Promise<string> {
  const mail = await askForReset(email, visitorAt(newAddress()));
  await mail();
  return /^Your code is (\d{6})$/m.exec(test.letters.findLast(({ to }) => to === email)?.text ?? "")?.[1] ?? "";
}

/** Another code, which is asked for once the time to wait is over. */
async function codeAfterTheWait(parent: Parent): Promise<string> {
  stopClock();
  passTime(31 * SECOND);
  return mailedCode(parent);
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const grantFor = async (parent: Parent) => checkResetCode(parent.email, await mailedCode(parent), newAddress());
const hasRow = async (email: string) => {
  const hash = accountHash({ purpose: "reset", email });
  return (
    (await database().selectFrom("mailed_codes").selectAll().where("account_hash", "=", hash).execute()).length === 1
  );
};

describe("a code for a new password", () => {
  it("is mailed, and is stored nowhere as it is", async () => {
    const parent = await signedUp();
    const code = await mailedCode(parent);
    expect(code).toMatch(/^\d{6}$/);
    expect(await everythingStored()).not.toContain(`"${code}"`);
  });

  it("is not mailed to an address without an account, of which the same is kept", async () => {
    const { email } = another(pat);
    const before = test.letters.length;
    expect(await mailedCode({ email })).toBe("");
    expect(test.letters.length).toBe(before);
    expect(await hasRow(email)).toBe(true);
  });

  it("works once", async () => {
    const parent = await signedUp();
    const code = await mailedCode(parent);
    expect(await checkResetCode(parent.email, code, newAddress())).toMatch(/^[\w-]{43}$/);
    await expect(checkResetCode(parent.email, code, newAddress())).rejects.toBeInstanceOf(InvalidCode);
  });

  it("works for one of many who give it at once", async () => {
    const parent = await signedUp();
    const code = await mailedCode(parent);
    const tries = await Promise.allSettled([1, 2, 3].map(() => checkResetCode(parent.email, code, newAddress())));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("lives ten minutes less a millisecond", async () => {
    stopClock();
    const parent = await signedUp();
    const code = await mailedCode(parent);
    passTime(10 * MINUTE - 1);
    await expect(checkResetCode(parent.email, code, newAddress())).resolves.toBeDefined();
  });

  it("has died after ten minutes", async () => {
    stopClock();
    const parent = await signedUp();
    const code = await mailedCode(parent);
    passTime(10 * MINUTE);
    await expect(checkResetCode(parent.email, code, newAddress())).rejects.toBeInstanceOf(InvalidCode);
  });

  it("dies after five wrong tries", async () => {
    const parent = await signedUp();
    const code = await mailedCode(parent);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(checkResetCode(parent.email, otherThan(code), newAddress())).rejects.toBeInstanceOf(InvalidCode);
    }
    await expect(checkResetCode(parent.email, code, newAddress())).rejects.toBeInstanceOf(InvalidCode);
  });

  it("is followed by another after 30 seconds, and not before", async () => {
    const parent = await signedUp();
    await mailedCode(parent);
    await expect(mailedCode(parent)).rejects.toBeInstanceOf(ResendTooSoon);
  });

  it("stays good when somebody else asks for others meanwhile", async () => {
    const parent = await signedUp();
    const awaited = await mailedCode(parent);
    for (let others = 0; others < 2; others += 1) await codeAfterTheWait(parent);
    await expect(checkResetCode(parent.email, awaited, newAddress())).resolves.toBeDefined();
  });

  it("is one of the newest three: a fourth ends the first", async () => {
    const parent = await signedUp();
    const first = await mailedCode(parent);
    const later = [await codeAfterTheWait(parent), await codeAfterTheWait(parent), await codeAfterTheWait(parent)];
    await expect(checkResetCode(parent.email, first, newAddress())).rejects.toBeInstanceOf(InvalidCode);
    for (const code of later) await expect(checkResetCode(parent.email, code, newAddress())).resolves.toBeDefined();
  });

  it("dies with all others after five wrong tries: three codes allow no more guesses than one", async () => {
    const parent = await signedUp();
    const codes = [await mailedCode(parent), await codeAfterTheWait(parent), await codeAfterTheWait(parent)];
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(checkResetCode(parent.email, "no code", newAddress())).rejects.toBeInstanceOf(InvalidCode);
    }
    for (const code of codes) {
      await expect(checkResetCode(parent.email, code, newAddress())).rejects.toBeInstanceOf(InvalidCode);
    }
  });

  it("waits 30 seconds for an address without an account as well", async () => {
    const { email } = another(pat);
    await mailedCode({ email });
    const refusal: unknown = await mailedCode({ email }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ResendTooSoon);
    expect((refusal as ResendTooSoon).retryAfterSeconds).toBeGreaterThan(0);
  });

  it("is no other account's", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const code = await mailedCode(one);
    await mailedCode(other);
    await expect(checkResetCode(other.email, code, newAddress())).rejects.toBeInstanceOf(InvalidCode);
  });

  it("is no code to log in with, and leaves the password as it is", async () => {
    const parent = await signedUp();
    await mailedCode(parent);
    await expect(checkPassword(parent.email, pat.password, newAddress())).resolves.toMatchObject({ id: parent.id });
  });

  it("that can't be mailed says so to whoever logs it", async () => {
    const parent = await signedUp();
    test.setServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    const mail = await askForReset(parent.email, visitorAt(newAddress()));
    await expect(mail()).rejects.toBeInstanceOf(ServiceFailed);
  });

  it("is not asked for without end by one network", async () => {
    const address = newAddress();
    for (let asked = 0; asked < 20; asked += 1) await askForReset(another(pat).email, visitorAt(address));
    await expect(askForReset(another(pat).email, visitorAt(address))).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

describe("a new password", () => {
  it("takes the place of the old one", async () => {
    const parent = await signedUp();
    await resetPassword(parent.email, await grantFor(parent), NEW_PASSWORD, visitorAt(newAddress()));
    await expect(checkPassword(parent.email, NEW_PASSWORD, newAddress())).resolves.toMatchObject({ id: parent.id });
    await expect(checkPassword(parent.email, pat.password, newAddress())).rejects.toBeInstanceOf(ProductError);
  });

  it("ends every session, and no other parent's", async () => {
    const [parent, other] = [await signedUp(), await signedUp()];
    const ended = [
      await openSession(parent.id, "phone", visitorAt()),
      await openSession(parent.id, "laptop", visitorAt()),
    ];
    const kept = await openSession(other.id, "phone", visitorAt());
    await resetPassword(parent.email, await grantFor(parent), NEW_PASSWORD, visitorAt(newAddress()));
    for (const token of ended) expect(await findParentBySession(token)).toBeNull();
    expect((await findParentBySession(kept))?.id).toBe(other.id);
  });

  it("confirms the e-mail address, for the code was mailed there", async () => {
    const parent = await signedUp();
    await resetPassword(parent.email, await grantFor(parent), NEW_PASSWORD, visitorAt(newAddress()));
    const row = await database()
      .selectFrom("parents")
      .select("confirmed_at")
      .where("id", "=", parent.id)
      .executeTakeFirst();
    expect(row?.confirmed_at).toEqual(expect.any(Number));
  });

  it("is chosen once for one code", async () => {
    const parent = await signedUp();
    const grant = await grantFor(parent);
    await resetPassword(parent.email, grant, NEW_PASSWORD, visitorAt(newAddress()));
    const again = resetPassword(parent.email, grant, "another one altogether", visitorAt(newAddress()));
    await expect(again).rejects.toBeInstanceOf(ResetExpired);
    await expect(checkPassword(parent.email, NEW_PASSWORD, newAddress())).resolves.toBeDefined();
  });

  it("is chosen within ten minutes of the code", async () => {
    stopClock();
    const parent = await signedUp();
    const grant = await grantFor(parent);
    passTime(10 * MINUTE + SECOND);
    const late = resetPassword(parent.email, grant, NEW_PASSWORD, visitorAt(newAddress()));
    await expect(late).rejects.toBeInstanceOf(ResetExpired);
  });

  it("is not chosen for another account", async () => {
    const [parent, other] = [await signedUp(), await signedUp()];
    const grant = await grantFor(parent);
    const stolen = resetPassword(other.email, grant, NEW_PASSWORD, visitorAt(newAddress()));
    await expect(stolen).rejects.toBeInstanceOf(ResetExpired);
  });

  it("among the commonest is refused, and another can be chosen with the same code", async () => {
    const parent = await signedUp();
    const grant = await grantFor(parent);
    const common = resetPassword(parent.email, grant, "password1", visitorAt(newAddress()));
    await expect(common).rejects.toMatchObject({ code: "password_too_common", field: "new_password" });
    await expect(resetPassword(parent.email, grant, NEW_PASSWORD, visitorAt(newAddress()))).resolves.toBeDefined();
  });

  it("ends every other code that was mailed", async () => {
    const parent = await signedUp();
    const [grant, other] = [await grantFor(parent), await codeAfterTheWait(parent)];
    await resetPassword(parent.email, grant, NEW_PASSWORD, visitorAt(newAddress()));
    await expect(checkResetCode(parent.email, other, newAddress())).rejects.toBeInstanceOf(InvalidCode);
  });
});
