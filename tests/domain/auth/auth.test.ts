import { describe, expect, it } from "vitest";
import { codeCallSchema, codeSchema, loginCallSchema, loginSchema } from "~/domain/auth/auth";

describe("a code", () => {
  it.each(["123456", " 123456 ", "123 456", "123-456", "12 34 56\n"])("%j is understood", (token) => {
    expect(codeSchema.parse({ token })).toEqual({ token: "123456" });
  });

  it("keeps the zeros it begins with", () => {
    expect(codeSchema.parse({ token: "000012" })).toEqual({ token: "000012" });
  });

  it.each(["12345", "1234567", "12345a", "１２３４５６", "١٢٣٤٥٦", "1e5000", "+12345"])(
    "%j is a wrong one",
    (token) => {
      const issues = codeSchema.safeParse({ token }).error?.issues;
      expect(issues?.map(({ message }) => message)).toEqual(["Invalid code, please try again."]);
    },
  );

  it.each([undefined, "", " - "])("is missing when %j is sent", (token) => {
    const issues = codeSchema.safeParse({ token }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(["The code is missing. Please fill it in."]);
  });
});

describe("a login", () => {
  it("takes the e-mail address in any case, and the password as typed", () => {
    const typed = { username: " Pat@Example.org ", password: " A Fish " };
    expect(loginSchema.parse(typed)).toEqual({ username: "pat@example.org", password: " A Fish " });
  });

  it("takes any word as a username: what is no address is simply wrong", () => {
    expect(loginSchema.safeParse({ username: "ada_reads", password: "x" }).success).toBe(true);
  });

  it("refuses what is too long for any account with the words for a wrong one", () => {
    const issues = loginSchema.safeParse({ username: "p".repeat(1001), password: "x" }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(["Invalid credential, please try again."]);
  });

  it("by a call is a parent's", () => {
    const credentials = { username: "pat@example.org", password: "x" };
    expect(loginCallSchema.safeParse({ ...credentials, type: "parent" }).success).toBe(true);
    expect(loginCallSchema.safeParse({ ...credentials, type: "child" }).success).toBe(false);
    expect(codeCallSchema.safeParse({ username: "pat@example.org", token: "123456" }).success).toBe(false);
  });
});
