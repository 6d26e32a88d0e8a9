import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmParent, findParentByEmail } from "~/db/parents";
import { database } from "~/db/connection";
import { changeDisplayName, signUp } from "~/domain/account/account.server";
import { EmailTaken, TooManyAttempts } from "~/domain/errors";
import { another, kim, pat, signedUp } from "#tests/support/cast";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe("signing up", () => {
  it("makes an account that is not confirmed yet, of a standard user named as in the e-mail address", async () => {
    const { email, password } = another(pat);
    const parent = await signUp(email, password, visitorAt("192.0.2.1"));
    expect(parent).toMatchObject({ email, name: email.split("@")[0], userType: "standard" });
    expect(await findParentByEmail(email)).toMatchObject({ id: parent.id, confirmed_at: null });
  });

  it("keeps no password in clear", async () => {
    const { email } = another(pat);
    await signUp(email, "a pike under the ice", visitorAt("192.0.2.2"));
    expect(await everythingStored()).not.toContain("a pike under the ice");
  });

  it("with an e-mail address in use and another password is refused and leaves the account as it was", async () => {
    const { email, password } = another(pat);
    const parent = await signUp(email, password, visitorAt("192.0.2.3"));
    const before = await findParentByEmail(email);
    await expect(signUp(email, kim.password, visitorAt("192.0.2.3"))).rejects.toBeInstanceOf(EmailTaken);
    expect(await findParentByEmail(email)).toEqual(before);
    expect(before?.id).toBe(parent.id);
  });

  it("pressed ten times at once makes one account, and each press is told of it", async () => {
    const { email, password } = another(pat);
    const parents = await Promise.all(
      Array.from({ length: 10 }, () => signUp(email, password, visitorAt("192.0.2.4"))),
    );
    const stored = await database().selectFrom("parents").select("id").where("email", "=", email).execute();
    expect(stored).toHaveLength(1);
    expect(new Set(parents.map(({ id }) => id))).toEqual(new Set([stored[0]?.id]));
  });

  it("again once the e-mail address is confirmed is refused, even with the same password", async () => {
    const { email, password } = another(pat);
    const { id } = await signUp(email, password, visitorAt("192.0.2.8"));
    await confirmParent(id, Date.now());
    await expect(signUp(email, password, visitorAt("192.0.2.8"))).rejects.toBeInstanceOf(EmailTaken);
  });

  it.each(["password", "PASSWORD", "12345678", "qwertyuiop"])(
    "with the common password %s is refused",
    async (common) => {
      await expect(signUp(another(pat).email, common, visitorAt("192.0.2.5"))).rejects.toMatchObject({
        code: "password_too_common",
        field: "password",
      });
    },
  );

  it("from one address is limited, and from another goes on", async () => {
    const address = "192.0.2.6";
    const signUpCommon = (from: string) => signUp(another(pat).email, "password", visitorAt(from));
    for (let tries = 0; tries < 20; tries += 1) {
      await expect(signUpCommon(address)).rejects.toMatchObject({ code: "password_too_common" });
    }
    await expect(signUpCommon(address)).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(signUpCommon("192.0.2.7")).rejects.toMatchObject({ code: "password_too_common" });
  });
});

describe("the display name", () => {
  it("is changed, and the family's version with it", async () => {
    const { id, email } = await signedUp();
    const before = await findParentByEmail(email);
    await changeDisplayName(id, "Pat O'Rivera 🐟");
    const after = await findParentByEmail(email);
    expect(after?.name).toBe("Pat O'Rivera 🐟");
    expect(after?.family_version).toBe((before?.family_version ?? 0) + 1);
  });
});
