import { describe, expect, it } from "vitest";
import { emailSchema, passwordCallSchema, passwordChangeSchema, signupCallSchema } from "~/domain/account/account";

describe("an e-mail address", () => {
  it("is trimmed and lower-cased", () => {
    expect(emailSchema.parse("  Pat.Rivera@Example.ORG ")).toBe("pat.rivera@example.org");
  });

  it.each(["pat+minnow@example.org", "o'neil@example.co.uk", "pat_99@sub.example.org", "пат@пример.рф"])(
    "%s is one",
    (email) => {
      expect(emailSchema.safeParse(email).success).toBe(true);
    },
  );

  it.each([
    "pat",
    "pat@",
    "@example.org",
    "pat@example",
    "pat@example.",
    "pat@exam ple.org",
    "pat@@example.org",
    "pat@example.org,kim@example.org",
    "pat@example.org\r\nBcc: kim@example.org",
    "<pat@example.org>",
    '"pat"@example.org',
    "pat@[192.0.2.1]",
    "pat\u0000@example.org",
    "pat@exam\u007fple.org",
    `${"p".repeat(300)}@example.org`,
    "p".repeat(300),
  ])("%j is none", (email) => {
    const issues = emailSchema.safeParse(email).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(["Invalid email address"]);
  });

  it("says that it is missing when it is empty", () => {
    const issues = emailSchema.safeParse("  ").error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(["Email is missing. Please fill it in."]);
  });
});

describe("changing the parent's password", () => {
  const filled = {
    old_password: "a shoal of small fish",
    new_password: "two herons at dawn",
    confirm_password: "two herons at dawn",
  };

  it.each(["old_password", "new_password", "confirm_password"] as const)("needs %s", (field) => {
    const issues = passwordChangeSchema.safeParse({ ...filled, [field]: "" }).error?.issues;
    expect(new Set(issues?.map(({ path }) => path[0]))).toEqual(new Set([field]));
    expect(issues?.[0]?.message).toMatch(/ is missing/);
  });

  it("refuses two new passwords that differ, at the confirmation", () => {
    const answers = { ...filled, confirm_password: "Two herons at dawn" };
    expect(passwordChangeSchema.safeParse(answers).error?.issues).toMatchObject([
      { path: ["confirm_password"], message: "New passwords do not match" },
    ]);
  });

  it("keeps blanks at the ends of passwords", () => {
    const answers = { old_password: " old ", new_password: "  two herons  " };
    expect(passwordCallSchema.parse(answers)).toEqual(answers);
  });
});

it("a code is sent after signing up only when it is asked for", () => {
  const account = { email: "pat@example.org", password: "a shoal of small fish" };
  expect(signupCallSchema.parse(account).do_token_auth).toBe(false);
  expect(signupCallSchema.parse({ ...account, do_token_auth: true }).do_token_auth).toBe(true);
});
