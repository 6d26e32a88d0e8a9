import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Pace, paced } from "#tests/support/model/paced";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { linesOf } from "../lesson_plan/plan";
import type { OpenAnswer } from "./open-answer";
import { type Site, askForLessons, startSite } from "./site";

let database: Awaited<ReturnType<typeof freshPostgresDatabase>>;
let site: Site;
let pace: Pace;
let second: RunningServer;
let call: OpenAnswer;
let given: string[];

beforeAll(async () => {
  database = await freshPostgresDatabase(inject("postgresUrl"));
  site = await startSite(database.url);
  second = await startServer({ env: site.env });
  pace = paced();
  site.model.behave(pace.behavior);
});
afterAll(() => Promise.all([site.model.close(), database.drop()]));

/** Every test is the next moment of one suggestion. */
describe("a suggestion that one of two servers writes", () => {
  it("is followed by the other, for which the model is not asked again", async () => {
    pace.writeUpTo(1);
    const callAtTheFirst = await askForLessons(site, site.server);
    call = await askForLessons(site, second);
    expect(await call.lines(1)).toEqual(await callAtTheFirst.lines(1));
    pace.writeUpTo(3);
    given = await call.lines(3);
    expect(given).toEqual(await callAtTheFirst.lines(3));
    expect(site.model.requests).toHaveLength(1);
  });

  it("is written on by the other when the first is killed, in the same answer", async () => {
    await site.server.kill9();
    pace.writeToTheEnd();
    const lines = linesOf(await call.whole());
    expect(lines).toHaveLength(5);
    expect(lines.slice(0, 3)).toEqual(given);
  });

  it("was asked of the model once more, only for the rest", () => {
    expect(site.model.requests.map(({ data }) => data.alreadyWritten)).toEqual([undefined, given]);
  });
});
