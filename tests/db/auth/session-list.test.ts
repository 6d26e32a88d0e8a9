import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  endOtherSessions,
  endSessionById,
  findParentBySession,
  openSession,
  sessionsOf,
} from "~/domain/auth/sessions.server";
import { hashToken } from "~/domain/ids.server";
import { signedUp } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { visitorAt } from "#tests/support/visitor";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());

describe("the list of sessions", () => {
  it("begins with the one that asks, then the newest, each with its browser and its day", async () => {
    stopClock();
    const { id } = await signedUp();
    const current = await openSession(id, FIREFOX, visitorAt());
    const since = Date.now();
    for (const browser of [PHONE, ""]) {
      passTime(DAY);
      await openSession(id, browser, visitorAt());
    }
    expect(await sessionsOf(id, current)).toMatchObject([
      { browser: "Firefox on Linux", signedInAt: since, isCurrent: true },
      { browser: "A browser", signedInAt: since + 2 * DAY, isCurrent: false },
      { browser: "Safari on iPhone", signedInAt: since + DAY, isCurrent: false },
    ]);
  });

  it("has neither those that expired nor another parent's", async () => {
    stopClock();
    const [parent, other] = [await signedUp(), await signedUp()];
    await openSession(parent.id, PHONE, visitorAt());
    passTime(29 * DAY);
    const current = await openSession(parent.id, FIREFOX, visitorAt());
    await openSession(other.id, FIREFOX, visitorAt());
    passTime(DAY);
    expect(await sessionsOf(parent.id, current)).toMatchObject([{ isCurrent: true }]);
  });

  it("names no session by what is kept of its token", async () => {
    const { id } = await signedUp();
    const token = await openSession(id, FIREFOX, visitorAt());
    expect(JSON.stringify(await sessionsOf(id, token))).not.toContain(hashToken(token));
  });
});

describe("signing out", () => {
  it("ends the session that is named, and no other", async () => {
    const { id } = await signedUp();
    const [current, phone, laptop] = [
      await openSession(id, FIREFOX, visitorAt()),
      await openSession(id, PHONE, visitorAt()),
      await openSession(id, "laptop", visitorAt()),
    ];
    const named = (await sessionsOf(id, current)).find(({ browser }) => browser === "Safari on iPhone");
    await endSessionById(id, named?.id ?? "", visitorAt());
    expect(await findParentBySession(phone)).toBeNull();
    for (const token of [current, laptop]) expect(await findParentBySession(token)).not.toBeNull();
  });

  it("of another parent's session changes nothing", async () => {
    const [parent, other] = [await signedUp(), await signedUp()];
    const token = await openSession(other.id, PHONE, visitorAt());
    const [session] = await sessionsOf(other.id, token);
    await endSessionById(parent.id, session?.id ?? "", visitorAt());
    expect(await findParentBySession(token)).not.toBeNull();
  });

  it("everywhere else keeps the session that asks, and other parents'", async () => {
    const [parent, other] = [await signedUp(), await signedUp()];
    const current = await openSession(parent.id, FIREFOX, visitorAt());
    const [phone, others] = [
      await openSession(parent.id, PHONE, visitorAt()),
      await openSession(other.id, PHONE, visitorAt()),
    ];
    await endOtherSessions(parent.id, current, visitorAt());
    expect(await findParentBySession(phone)).toBeNull();
    for (const token of [current, others]) expect(await findParentBySession(token)).not.toBeNull();
  });
});
