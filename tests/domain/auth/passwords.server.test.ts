import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword, isSamePassword } from "~/domain/auth/passwords.server";

vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => vi.clearAllMocks());

/** The settings that the hashes were made with that passwords were compared to. */
const comparedTo = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));

describe("a password for an account that does not exist", () => {
  it("is wrong, whatever it is", async () => {
    expect(await isSamePassword(undefined, "a password that nobody has")).toBe(false);
  });

  it("is compared to a hash as one for an account is: once, at the same cost", async () => {
    await isSamePassword(await hashPassword("a shoal of fish"), "a wrong guess");
    const known = comparedTo();
    vi.clearAllMocks();
    await isSamePassword(undefined, "a wrong guess");
    expect(comparedTo()).toEqual(known);
    expect(known).toHaveLength(1);
  });
});
