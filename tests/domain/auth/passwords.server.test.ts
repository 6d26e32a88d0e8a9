import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from "~/domain/auth/passwords.server";
import { ServerBusy } from "~/domain/errors";

vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => void vi.clearAllMocks());

/** The settings that the hashes were made with that passwords were compared to. */
const comparedTo = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));

describe("a password for an account that does not exist", () => {
  it("is wrong, whatever it is", async () => {
    expect(await verifyPassword(undefined, "a password that nobody has")).toBe(false);
  });

  it("is compared to a hash as one for an account is: once, at the same cost", async () => {
    await verifyPassword(await hashPassword("a shoal of fish"), "a wrong guess");
    const known = comparedTo();
    vi.clearAllMocks();
    await verifyPassword(undefined, "a wrong guess");
    expect(comparedTo()).toEqual(known);
    expect(known).toHaveLength(1);
  });
});

describe("an account without a password, until another is chosen", () => {
  it.each(["", "a password that nobody has"])("has none that fits: %j", async (password) => {
    expect(await verifyPassword("", password)).toBe(false);
  });
});

describe("many passwords at once", () => {
  const AT_ONCE = 2;
  const WAITING = 24;

  /** Lets comparisons go on one by one, and counts how many run at the same time. */
  function heldComparisons() {
    const held: (() => void)[] = [];
    let [running, most] = [0, 0];
    vi.mocked(verify).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => held.push(resolve));
      running -= 1;
      return false;
    });
    const finish = async (all: Promise<unknown>[]) => {
      let isOver = false;
      const over = Promise.allSettled(all).finally(() => (isOver = true));
      while (!isOver) {
        held.shift()?.();
        await new Promise(setImmediate);
      }
      vi.mocked(verify).mockReset();
      return over;
    };
    return { finish, most: () => most };
  }

  const attempts = async (hash: (index: number) => string | undefined) => {
    const { finish, most } = heldComparisons();
    const all = Array.from({ length: 100 }, (_, index) => verifyPassword(hash(index), "a wrong guess"));
    const ends = await finish(all);
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
    return { refused, most: most(), made: ends.length - refused.length };
  };

  it("are compared two at a time, some wait, and the others are told at once that the server is busy", async () => {
    const { refused, most, made } = await attempts(() => "a hash");
    expect([most, made]).toEqual([AT_ONCE, AT_ONCE + WAITING]);
    expect(refused.every((error) => error instanceof ServerBusy)).toBe(true);
    expect(refused[0]).toMatchObject({
      retryAfterSeconds: 5,
      message: "Minnow is very busy right now. Please try again in a few seconds.",
    });
  });

  it("are refused alike where there is no account", async () => {
    const { refused, most, made } = await attempts(() => undefined);
    expect([most, made, refused.length]).toEqual([AT_ONCE, AT_ONCE + WAITING, 100 - AT_ONCE - WAITING]);
  });

  it("wait for new ones that are hashed, too: there is one bound for all", async () => {
    const { finish } = heldComparisons();
    const all = Array.from({ length: AT_ONCE + WAITING }, () => verifyPassword("a hash", "a wrong guess"));
    await expect(hashPassword("a shoal of fish")).rejects.toBeInstanceOf(ServerBusy);
    await finish(all);
    await expect(hashPassword("a shoal of fish")).resolves.toMatch(/^\$argon2id\$/);
  });
});
