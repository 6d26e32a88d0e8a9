import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Parent } from "~/domain/account/account";
import { disownPasswordChange, isChangeDisowned, mailPasswordChanged } from "~/domain/account/password-changed.server";
import { checkCode, checkPassword, sendCode } from "~/domain/auth/auth.server";
import { askForReset, checkResetCode, resetPassword } from "~/domain/auth/password-reset.server";
import { findParentBySession, openSession } from "~/domain/auth/sessions.server";
import { InvalidCode, InvalidCredential, NotFound, ResetExpired, ServiceFailed } from "~/domain/errors";
import { pat, signedUp } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const LINK = /^http:\/\/127\.0\.0\.1:3000\/not_me\/([\w-]{43})$/m;

let test: TestDatabase;
let parent: Parent;
let addresses = 0;
const newAddress = () => `10.0.${(addresses += 1)}.1`;
const newest = () => test.letters.findLast(({ to }) => to === parent.email);

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

async function mailedToken(how: "settings" | "code" = "settings"): Promise<string> {
  await mailPasswordChanged(parent, how);
  return LINK.exec(newest()?.text ?? "")?.[1] ?? "";
}

describe("the mail about a changed password", () => {
  it.each([
    ["settings", "just changed in the settings"],
    ["code", "just changed with a code that we mailed to this address"],
  ] as const)("says how it was changed (%s), and has a link for whoever did not do it", async (how, words) => {
    expect(await mailedToken(how)).toMatch(/^[\w-]{43}$/);
    expect(newest()).toMatchObject({ to: parent.email, subject: "Your Minnow password was changed" });
    expect(newest()?.text).toContain(words);
  });

  it("has the only copy of the link: its token is stored hashed", async () => {
    expect(await everythingStored()).not.toContain(await mailedToken());
  });

  it("that can't be sent says so to whoever logs it", async () => {
    test.setServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    await expect(mailPasswordChanged(parent, "settings")).rejects.toBeInstanceOf(ServiceFailed);
  });
});

describe("'That was not me'", () => {
  it("ends every session, and lets no password fit until another is chosen by mail", async () => {
    const sessions = [
      await openSession(parent.id, "phone", visitorAt()),
      await openSession(parent.id, "laptop", visitorAt()),
    ];
    await disownPasswordChange(await mailedToken(), visitorAt());
    for (const session of sessions) expect(await findParentBySession(session)).toBeNull();
    const logIn = (password: string) => checkPassword(parent.email, password, newAddress());
    for (const password of [pat.password, ""]) await expect(logIn(password)).rejects.toBeInstanceOf(InvalidCredential);
    await (
      await askForReset(parent.email, visitorAt(newAddress()))
    )();
    const grant = await checkResetCode(parent.email, newest()?.subject.slice(0, 6) ?? "", newAddress());
    await resetPassword(parent.email, grant, "six otters under a bridge", visitorAt(newAddress()));
    expect((await logIn("six otters under a bridge")).id).toBe(parent.id);
  });

  it("ends what somebody else may have begun: codes that were mailed, and a new password half chosen", async () => {
    await sendCode(parent);
    const loginCode = newest()?.subject.slice(0, 6) ?? "";
    await (
      await askForReset(parent.email, visitorAt(newAddress()))
    )();
    const grant = await checkResetCode(parent.email, newest()?.subject.slice(0, 6) ?? "", newAddress());
    await disownPasswordChange(await mailedToken(), visitorAt());
    await expect(checkCode(parent.email, loginCode, visitorAt(newAddress()))).rejects.toBeInstanceOf(InvalidCode);
    const choose = resetPassword(parent.email, grant, "six otters under a bridge", visitorAt(newAddress()));
    await expect(choose).rejects.toBeInstanceOf(ResetExpired);
  });

  it("said again, or by the link of another mail, changes nothing more", async () => {
    const tokens = [await mailedToken(), await mailedToken()];
    await disownPasswordChange(tokens[0] ?? "", visitorAt());
    const session = await openSession(parent.id, "phone", visitorAt());
    for (const token of tokens) {
      await disownPasswordChange(token, visitorAt());
      expect(await isChangeDisowned(token)).toBe(true);
    }
    expect((await findParentBySession(session))?.id).toBe(parent.id);
  });

  it("touches no other parent", async () => {
    const other = await signedUp();
    const session = await openSession(other.id, "phone", visitorAt());
    await disownPasswordChange(await mailedToken(), visitorAt());
    expect((await findParentBySession(session))?.id).toBe(other.id);
    expect((await checkPassword(other.email, pat.password, newAddress())).id).toBe(other.id);
  });

  it("can be said for a week", async () => {
    const token = await mailedToken();
    passTime(7 * DAY - 1);
    expect(await isChangeDisowned(token)).toBe(false);
    passTime(1);
    await expect(isChangeDisowned(token)).rejects.toBeInstanceOf(NotFound);
    await expect(disownPasswordChange(token, visitorAt())).rejects.toBeInstanceOf(NotFound);
  });

  it.each(["", "none", "a".repeat(43), "' or 1=1 --"])("is not found by a made-up token: %j", async (token) => {
    await expect(isChangeDisowned(token)).rejects.toBeInstanceOf(NotFound);
    await expect(disownPasswordChange(token, visitorAt())).rejects.toBeInstanceOf(NotFound);
  });
});
