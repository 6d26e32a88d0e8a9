import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import { endSession, findParentBySession, openSession } from "~/domain/auth/sessions.server";
import { signedUp } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, everythingStored, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

describe("a session", () => {
  it("is opened by its token alone", async () => {
    const parent = await signedUp();
    const token = await openSession(parent.id, "a browser", visitorAt());
    expect(await findParentBySession(token)).toMatchObject({ id: parent.id, email: parent.email });
    expect(await findParentBySession(`${token}x`)).toBeNull();
    expect(await findParentBySession("")).toBeNull();
  });

  it("has a token of its own, long enough not to be guessed", async () => {
    const { id } = await signedUp();
    const tokens = [await openSession(id, "a browser", visitorAt()), await openSession(id, "a browser", visitorAt())];
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  });

  it("is kept hashed: its token is stored nowhere", async () => {
    const token = await openSession((await signedUp()).id, "a browser", visitorAt());
    expect(await everythingStored()).not.toContain(token);
  });

  it("lasts thirty days less a millisecond", async () => {
    stopClock();
    const { id } = await signedUp();
    const token = await openSession(id, "a browser", visitorAt());
    passTime(30 * DAY - 1);
    expect((await findParentBySession(token))?.id).toBe(id);
  });

  it("has expired after thirty days", async () => {
    stopClock();
    const token = await openSession((await signedUp()).id, "a browser", visitorAt());
    passTime(30 * DAY);
    expect(await findParentBySession(token)).toBeNull();
  });

  it("that has expired is cleared away when the next one is opened", async () => {
    stopClock();
    const { id } = await signedUp();
    await openSession(id, "an old browser", visitorAt());
    passTime(30 * DAY);
    await openSession(id, "a new browser", visitorAt());
    const kept = await database().selectFrom("sessions").select("user_agent").where("parent_id", "=", id).execute();
    expect(kept).toEqual([{ user_agent: "a new browser" }]);
  });

  it("ends at logout, and the parent's others go on", async () => {
    const { id } = await signedUp();
    const [ended, other] = [await openSession(id, "phone", visitorAt()), await openSession(id, "laptop", visitorAt())];
    await endSession(ended, visitorAt());
    await endSession(ended, visitorAt());
    expect(await findParentBySession(ended)).toBeNull();
    expect((await findParentBySession(other))?.id).toBe(id);
  });

  it("is opened by a browser that says too much about itself", async () => {
    const { id } = await signedUp();
    const token = await openSession(id, "a browser ".repeat(1000), visitorAt());
    expect((await findParentBySession(token))?.id).toBe(id);
  });
});
