import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp } from "./family";
import { newSite, reportOf, videosOf } from "./learner_api/site";
import { postedPlan } from "./lesson_plan/plan";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "./refusals";

const PATH = "/history";
const DAY_MS = 24 * 60 * 60_000;

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  const other = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
  await addChild(other, "somebody_elses");
  await parent.post("/lesson_plan/", { child_username: "ada_reads", study_plan: postedPlan });
  const site = await newSite(server);
  const [video] = await videosOf(site, "ada_reads");
  const reports = [0, 1, 6, 7, 30].map((days) =>
    reportOf(video, { watched_at: new Date(Date.now() - days * DAY_MS).toISOString() }),
  );
  await site.post("/learner_api/reports", { reports });
});

const ask = (changes: object = {}) => parent.post(`${PATH}/`, { username: "ada_reads", timezone: "UTC", ...changes });

describeMethods(PATH, ["POST"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ username: "ada_reads", timezone: "America/New_York", days: 7 }),
});

describe("POST /history/", () => {
  it("answers the last 7 days, today first", async () => {
    const answer = await ask();
    const { daily_histories } = answer.json<{ daily_histories: { date: { day: number; year: number } }[] }>();
    expect(answer.status).toBe(200);
    expect(daily_histories).toHaveLength(3);
    expect(daily_histories[0]?.date).toMatchObject({
      day: new Date().getUTCDate(),
      year: new Date().getUTCFullYear(),
    });
  });

  it.each([
    [1, 1],
    [8, 4],
    [31, 5],
    [366, 5],
  ])("answers %i days, of which %i were watched on", async (days, watched) => {
    expect((await ask({ days })).json<{ daily_histories: unknown[] }>().daily_histories).toHaveLength(watched);
  });

  it.each([0, -1, 367, 10_000, 1.5, "7", null])("refuses %j days", async (days) => {
    expectUnfit(await ask({ days }), "days");
  });

  it.each(["Mars/Olympus", "", "+02:00", "America/New York", "x".repeat(1000), 7, null])(
    "refuses the time zone %j",
    async (timezone) => {
      expectUnfit(await ask({ timezone }), "timezone");
    },
  );

  it.each(["america/new_york", "Asia/Kathmandu", "Asia/Calcutta", undefined])(
    "takes the time zone %j",
    async (timezone) => {
      expect((await ask({ timezone })).status).toBe(200);
    },
  );

  it("refuses another family's child as one that nobody has", async () => {
    expectRefusal(await ask({ username: "somebody_elses" }), 403, "not_authorized");
    expectRefusal(await ask({ username: "nobody_here" }), 403, "not_authorized");
    expectUnfit(await ask({ username: undefined }), "username");
  });
});
