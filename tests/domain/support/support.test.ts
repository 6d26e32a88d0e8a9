import { describe, expect, it } from "vitest";
import { supportSchema } from "~/domain/support/support";

const problemsOf = (typed: object) => {
  const parsed = supportSchema.safeParse(typed);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};
const typed = { email: "pat@example.org", message: "Hello" };

describe("a message to support", () => {
  it("is trimmed, and keeps its lines", () => {
    const { data } = supportSchema.safeParse({ ...typed, message: "  one\r\ntwo \n" });
    expect(data?.message).toBe("one\ntwo");
  });

  it.each([undefined, "", "  \n "])("that is %j is missing", (message) => {
    expect(problemsOf({ ...typed, message })).toEqual(["The message is missing. Please fill it in."]);
  });

  it("has at most 4000 characters", () => {
    expect(problemsOf({ ...typed, message: "x".repeat(4000) })).toEqual([]);
    expect(problemsOf({ ...typed, message: "x".repeat(4001) })).toEqual([
      "The message can have at most 4000 characters.",
    ]);
  });

  it("needs an address that can be answered", () => {
    expect(problemsOf({ ...typed, email: "pat" })).toEqual(["Invalid email address"]);
  });
});
