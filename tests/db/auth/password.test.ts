import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeParentPassword } from "~/domain/account/account.server";
import { checkCode, checkPassword, sendCode } from "~/domain/auth/auth.server";
import { findParentBySession, openSession } from "~/domain/auth/sessions.server";
import { IncorrectOldPassword, InvalidCode, InvalidCredential, ProductError } from "~/domain/errors";
import { ada, another, family, pat, signedUp } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const ADDRESS = "192.0.2.1";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe("a login's password", () => {
  it("that is right gives the parent", async () => {
    const parent = await signedUp();
    expect(await checkPassword(parent.email, pat.password, ADDRESS)).toMatchObject({
      id: parent.id,
      name: parent.name,
    });
  });

  it("is refused alike whether it is wrong, the account unknown, or the name a child's", async () => {
    const child = another(ada);
    const { email } = await family(child);
    const refusals = await Promise.all([
      refusalOf(email, "not the password"),
      refusalOf(email, pat.password.toUpperCase()),
      refusalOf("nobody@example.org", pat.password),
      refusalOf(child.username, child.password),
    ]);
    expect(refusals).toEqual(
      Array.from(refusals, () => ["invalid_credential", "Invalid credential, please try again."]),
    );
  });
});

describe("changing the parent's password", () => {
  const newPassword = "a pike under the ice";

  it("makes the new one right and the old one wrong", async () => {
    const parent = await signedUp();
    const sessionToken = await openSession(parent.id, "a browser", visitorAt());
    await changeParentPassword(parent, pat.password, newPassword, { sessionToken, visitor: visitorAt(ADDRESS) });
    await expect(checkPassword(parent.email, pat.password, ADDRESS)).rejects.toBeInstanceOf(InvalidCredential);
    expect((await checkPassword(parent.email, newPassword, ADDRESS)).id).toBe(parent.id);
  });

  it("ends all other sessions of that parent, and of no one else", async () => {
    const [parent, stranger] = [await signedUp(), await signedUp()];
    const [kept, other] = [
      await openSession(parent.id, "phone", visitorAt()),
      await openSession(parent.id, "laptop", visitorAt()),
    ];
    const strangers = await openSession(stranger.id, "phone", visitorAt());
    await changeParentPassword(parent, pat.password, newPassword, { sessionToken: kept, visitor: visitorAt(ADDRESS) });
    expect((await findParentBySession(kept))?.id).toBe(parent.id);
    expect(await findParentBySession(other)).toBeNull();
    expect((await findParentBySession(strangers))?.id).toBe(stranger.id);
  });

  it("kills the code that was on its way", async () => {
    const parent = await signedUp();
    await sendCode(parent);
    const code = /\d{6}/.exec(test.letters.at(-1)?.subject ?? "")?.[0] ?? "";
    const sessionToken = await openSession(parent.id, "a browser", visitorAt());
    await changeParentPassword(parent, pat.password, newPassword, { sessionToken, visitor: visitorAt(ADDRESS) });
    await expect(checkCode(parent.email, code, visitorAt(ADDRESS))).rejects.toBeInstanceOf(InvalidCode);
  });

  it("with a wrong old password changes nothing and ends no session", async () => {
    const parent = await signedUp();
    const [kept, other] = [
      await openSession(parent.id, "phone", visitorAt()),
      await openSession(parent.id, "laptop", visitorAt()),
    ];
    const change = changeParentPassword(parent, "wrong", newPassword, {
      sessionToken: kept,
      visitor: visitorAt(ADDRESS),
    });
    await expect(change).rejects.toBeInstanceOf(IncorrectOldPassword);
    expect((await findParentBySession(other))?.id).toBe(parent.id);
    expect((await checkPassword(parent.email, pat.password, ADDRESS)).id).toBe(parent.id);
  });

  it("to a common one is refused at the new password", async () => {
    const parent = await signedUp();
    const change = changeParentPassword(parent, pat.password, "password", {
      sessionToken: "",
      visitor: visitorAt(ADDRESS),
    });
    await expect(change).rejects.toMatchObject({ code: "password_too_common", field: "new_password" });
  });
});

async function refusalOf(email: string, password: string): Promise<unknown[]> {
  try {
    await checkPassword(email, password, "192.0.2.2");
    return [];
  } catch (error) {
    return error instanceof ProductError ? [error.code, error.message] : [error];
  }
}
