import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "~/db/connection";
import { CHILD_PROFILE_ADDED } from "~/domain/analytics/analytics";
import { recordEvent } from "~/domain/analytics/analytics.server";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const counted = () => database().selectFrom("analytics_events").selectAll().execute();

it("an event is counted as what happened and when, and there is no place for who", async () => {
  const before = Date.now();
  await recordEvent(CHILD_PROFILE_ADDED);
  const [event] = await counted();
  expect(event).toEqual({
    id: expect.stringMatching(/^event_\w+$/) as string,
    category: "subscribe",
    action: "subscribe",
    label: "child_profile_add",
    happened_at: expect.any(Number) as number,
  });
  expect(event?.happened_at).toBeGreaterThanOrEqual(before);
  const tables = await database().introspection.getTables();
  const columns = tables.find(({ name }) => name === "analytics_events")?.columns.map(({ name }) => name);
  expect(columns?.sort()).toEqual(["action", "category", "happened_at", "id", "label"]);
});

it("each event counts", async () => {
  const before = (await counted()).length;
  await Promise.all([recordEvent(CHILD_PROFILE_ADDED), recordEvent(CHILD_PROFILE_ADDED)]);
  expect(await counted()).toHaveLength(before + 2);
});
