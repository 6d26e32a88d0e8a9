import path from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type AttemptLimit, countAttempt } from "~/db/attempts";
import { database, engine } from "~/db/connection";
import { signUp } from "~/domain/account/account.server";
import {
  withLearnerRateLimit,
  withLoginRateLimit,
  requireLoginAttemptLeft,
  requireResetLeft,
  consumeSignUpQuota,
  requireSupportMessageLeft,
} from "~/domain/auth/attempts.server";
import { checkCode, checkPassword, sendCode } from "~/domain/auth/auth.server";
import { InvalidCredential, ProductError, ServerBusy, TooManyAttempts } from "~/domain/errors";
import { hashToken } from "~/domain/ids.server";
import { another, pat, signedUp } from "#tests/support/cast";
import { MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(stopClock);
afterEach(() => void vi.useRealTimers());

let lastAddress = 0;
const newAddress = () => `10.${(lastAddress += 1) >> 8}.${lastAddress & 255}.1`;

describe("tries to log in", () => {
  it("are ten for an account, wherever they come from", async () => {
    const { email } = await signedUp();
    expect(await triesUntilRefused(email, newAddress)).toBe(10);
    await expect(checkPassword(email, pat.password, newAddress())).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it("are as many for an account that does not exist", async () => {
    expect(await triesUntilRefused(another(pat).email, newAddress)).toBe(10);
  });

  it("are refused in the same words whether or not the account exists", async () => {
    const [known, unknown] = [(await signedUp()).email, another(pat).email];
    await triesUntilRefused(known, newAddress);
    await triesUntilRefused(unknown, newAddress);
    const refusals = await Promise.all([known, unknown].map((email) => refusalOf(email)));
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toEqual([
      "too_many_attempts",
      "Too many attempts. Please wait a few minutes and try again.",
      15 * 60,
    ]);
  });

  it("count codes and passwords together", async () => {
    const { email } = await signedUp();
    for (let tries = 0; tries < 5; tries += 1)
      await checkCode(email, "000000", visitorAt(newAddress())).catch(() => undefined);
    expect(await triesUntilRefused(email, newAddress)).toBe(5);
  });

  it("are fifty for an address, over all accounts", async () => {
    const address = newAddress();
    for (let tries = 0; tries < 50; tries += 1) await requireLoginAttemptLeft(another(pat).email, address);
    await expect(requireLoginAttemptLeft(another(pat).email, address)).rejects.toBeInstanceOf(TooManyAttempts);
    await requireLoginAttemptLeft(another(pat).email, newAddress());
  });

  it("are allowed again after fifteen minutes", async () => {
    const { email, id } = await signedUp();
    await triesUntilRefused(email, newAddress);
    passTime(15 * MINUTE + 1);
    expect((await checkPassword(email, pat.password, newAddress())).id).toBe(id);
  });

  it("begin afresh for the account after a right code", async () => {
    const parent = await signedUp();
    await sendCode(parent);
    for (let tries = 0; tries < 9; tries += 1) await requireLoginAttemptLeft(parent.email, newAddress());
    await checkCode(parent.email, /\d{6}/.exec(test.letters.at(-1)?.subject ?? "")?.[0] ?? "", visitorAt(newAddress()));
    expect(await triesUntilRefused(parent.email, newAddress)).toBe(10);
  });

  it("made all at once are not more than one after the other", async () => {
    const { email } = await signedUp();
    const tries = await Promise.all(Array.from({ length: 20 }, () => refusalOf(email)));
    const codes = tries.map(([code]) => code);
    expect(codes.filter((code) => code === "invalid_credential")).toHaveLength(10);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(10);
  });
});

describe("the network that tries come from", () => {
  it("gets the try back that a right code was, and none of those before it", async () => {
    const [parent, address] = [await signedUp(), newAddress()];
    for (let tries = 0; tries < 49; tries += 1) await requireLoginAttemptLeft(another(pat).email, address);
    await sendCode(parent);
    await checkCode(parent.email, /\d{6}/.exec(test.letters.at(-1)?.subject ?? "")?.[0] ?? "", visitorAt(address));
    await requireLoginAttemptLeft(another(pat).email, address);
    await expect(requireLoginAttemptLeft(another(pat).email, address)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it.each([
    ["2001:db8:0:1::1", (tries: number) => `2001:db8:0:1:${tries.toString(16)}::2`, "2001:db8:0:2::1"],
    ["2001:db8::7", (tries: number) => `2001:db8:0:0:0:${tries.toString(16)}:0:1`, "2001:db8:1::7"],
  ])("is one for all addresses of version 6 that begin as %s does", async (address, neighbour, other) => {
    for (let tries = 0; tries < 50; tries += 1) await requireLoginAttemptLeft(another(pat).email, neighbour(tries));
    await expect(requireLoginAttemptLeft(another(pat).email, address)).rejects.toBeInstanceOf(TooManyAttempts);
    await requireLoginAttemptLeft(another(pat).email, other);
  });

  it.each([
    ["a /24 of version 4", 8, (index: number) => `192.0.2.${index}`, "192.0.3.1"],
    [
      "a /56 of version 6",
      4,
      (index: number) => `2001:db8:7:11${index.toString(16).padStart(2, "0")}::1`,
      "2001:db8:7:1200::1",
    ],
    ["a /48 of version 6", 16, (index: number) => `2001:db8:8:${(index << 8).toString(16)}::1`, "2001:db8:9::1"],
  ])("has neighbors that are counted together: %s has %i times the tries", async (_, times, neighbor, stranger) => {
    for (let tries = 0; tries < 50 * times; tries += 1) {
      await requireLoginAttemptLeft(another(pat).email, neighbor(tries % 100));
    }
    await expect(requireLoginAttemptLeft(another(pat).email, neighbor(100))).rejects.toBeInstanceOf(TooManyAttempts);
    await requireLoginAttemptLeft(another(pat).email, stranger);
  });

  it("uses up nothing of its neighbors' once it is refused itself", async () => {
    const tries = Array.from({ length: 500 }, () => requireLoginAttemptLeft(another(pat).email, "203.0.113.1"));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(50);
    await requireLoginAttemptLeft(another(pat).email, "203.0.113.2");
  });

  it.each<[what: string, most: number, attempt: (address: string) => Promise<unknown>]>([
    ["sign-ups", 20, consumeSignUpQuota],
    ["new passwords", 20, (address) => requireResetLeft(another(pat).email, address)],
    ["messages to support", 10, (address) => requireSupportMessageLeft(another(pat).email, address)],
  ])("has neighbors that are counted together for %s", async (what, most, attempt) => {
    const neighbor = (index: number) => `2001:db8:${what.length}:${index.toString(16)}::1`;
    for (let made = 0; made < most * 4; made += 1) await attempt(neighbor(made));
    await expect(attempt(neighbor(most * 4))).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it("is one for sign-ups too", async () => {
    const { password } = pat;
    const signUpFrom = (address: string) => signUp(another(pat).email, password, visitorAt(address));
    for (let count = 0; count < 20; count += 1) await consumeSignUpQuota(`2001:db8:5:5::${count}`);
    await expect(signUpFrom("2001:db8:5:5:ffff::1")).rejects.toBeInstanceOf(TooManyAttempts);
  });
});

describe("a try that was not made, for the server is too busy", () => {
  const busy = () => Promise.reject(new ServerBusy());

  it("does not count for the account: a flood locks no parent out", async () => {
    const { email, id } = await signedUp();
    for (let tries = 0; tries < 30; tries += 1) {
      await expect(withLoginRateLimit(email, newAddress(), busy)).rejects.toBeInstanceOf(ServerBusy);
    }
    expect((await checkPassword(email, pat.password, newAddress())).id).toBe(id);
  });

  it("counts for the network that it came from", async () => {
    const address = newAddress();
    for (let tries = 0; tries < 50; tries += 1) {
      await withLoginRateLimit(another(pat).email, address, busy).catch(() => undefined);
    }
    await expect(withLoginRateLimit(another(pat).email, address, busy)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it("does not count for a child, nor for the learner site", async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      await expect(withLearnerRateLimit("ada_reads", "a site", busy)).rejects.toBeInstanceOf(ServerBusy);
    }
    await expect(withLearnerRateLimit("ada_reads", "a site", () => Promise.resolve("made"))).resolves.toBe("made");
  });
});

describe("what counts tries", () => {
  const limit: AttemptLimit = { name: "counted_in_a_test", most: 9, windowMs: 60_000 };

  it("is opened once, and no try leaves anything behind on it", async () => {
    const listened = vi.spyOn(Promise.prototype, "catch");
    for (let tries = 0; tries < 3; tries += 1) await countAttempt(limit, "anybody");
    const promises = listened.mock.contexts;
    listened.mockRestore();
    expect(new Set(promises).size).toBe(promises.length);
  });

  it("is opened anew by the next try, when the database did not answer", async () => {
    const open = vi.spyOn(engine(), "openCounter").mockRejectedValueOnce(new Error("no database now"));
    const other = { ...limit, name: "opened_anew_in_a_test" };
    await expect(countAttempt(other, "anybody")).rejects.toThrow("no database now");
    expect(await countAttempt(other, "anybody")).toBeNull();
    open.mockRestore();
  });
});

describe("what is kept of tries", () => {
  it("names neither network nor account to who guesses at them: it is hashed with the server's secret", async () => {
    const [address, email] = ["198.51.100.77", another(pat).email];
    await requireLoginAttemptLeft(email, address);
    const kept = await keptKeys();
    expect(kept.length).toBeGreaterThan(0);
    const plain = [address, "198.51.100", email].flatMap((text) => [text, hashToken(text)]);
    expect(plain.filter((text) => kept.some((key) => key.includes(text)))).toEqual([]);
  });
});

/** The keys of all that is counted, wherever the engine keeps them. */
async function keptKeys(): Promise<string[]> {
  if (test.location.startsWith("postgres")) {
    const { rows } = await sql<{ key: string }>`select key from attempts`.execute(database());
    return rows.map(({ key }) => key);
  }
  const file = new Sqlite(path.join(test.location, "attempts.sqlite"), { readonly: true });
  const rows = file.prepare("select key from attempts").all() as { key: string }[];
  file.close();
  return rows.map(({ key }) => key);
}

async function triesUntilRefused(email: string, address: () => string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await checkPassword(email, "not the password", address());
    } catch (error) {
      if (error instanceof TooManyAttempts) return tries;
      if (!(error instanceof InvalidCredential)) throw error;
    }
  }
  return Infinity;
}

async function refusalOf(email: string): Promise<unknown[]> {
  const error: unknown = await checkPassword(email, "not the password", newAddress()).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProductError)) return [error];
  return [error.code, error.message, error instanceof TooManyAttempts ? error.retryAfterSeconds : null];
}
