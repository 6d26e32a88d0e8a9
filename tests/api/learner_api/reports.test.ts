import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp } from "../family";
import { postedPlan } from "../lesson_plan/plan";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { type Description, readDescription } from "./description";
import { newSite, type ReportedVideo, reportOf, videosOf } from "./site";

const PATH = "/learner_api/reports";
const PLANS = "/learner_api/plans";

let server: RunningServer;
let site: Client;
let parent: SignedUp;
let videos: ReportedVideo[];
let description: Description;

interface Listed {
  study_plans: { id: string; lessons: { num_videos: number; videos: { video_id: string; thumbnail: string }[] }[] }[];
}

beforeAll(async () => {
  server = await sharedServer();
  site = await newSite(server);
  description = await readDescription(server);
  parent = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
  await addChild(parent, "ben_counts");
  for (const child_username of ["ada_reads", "ben_counts"]) {
    await parent.post("/lesson_plan/", { child_username, study_plan: postedPlan });
  }
  videos = await videosOf(site, "ada_reads");
});

async function report(...reports: unknown[]) {
  const answer = await site.post(PATH, { reports });
  description.expectAnswer(answer, "post", PATH);
  return answer;
}

async function plansOf(username: string) {
  const answer = await site.get(`${PLANS}?username=${username}`);
  description.expectAnswer(answer, "get", PLANS);
  return answer;
}

describeMethods(PATH, ["POST"], () => site);
describeMethods(PLANS, ["GET"], () => site);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => site,
  body: () => ({ reports: [reportOf(videos.at(-1))] }),
  isPublic: true,
});

describe("GET /learner_api/plans", () => {
  it("answers a child's plans with the lessons' videos, whose pictures can be fetched", async () => {
    const answer = await plansOf("ADA_reads");
    const { study_plans } = answer.json<Listed>();
    expect(study_plans).toHaveLength(1);
    for (const lesson of study_plans[0]?.lessons ?? []) expect(lesson.videos).toHaveLength(lesson.num_videos);
    const thumbnail = study_plans[0]?.lessons[0]?.videos[0]?.thumbnail ?? "";
    expect(thumbnail.startsWith(`${server.url}/`)).toBe(true);
    expect((await createClient(server).get(thumbnail.slice(server.url.length))).status).toBe(200);
  });

  it("answers 404 for a child whom nobody knows, 400 without one and 401 without a key", async () => {
    expectRefusal(await plansOf("nobody_here"), 404, "not_found");
    const unnamed = await site.get(PLANS);
    expectUnfit(unnamed, "username");
    description.expectAnswer(unnamed, "get", PLANS);
    const stranger = await createClient(server).get(`${PLANS}?username=ada_reads`);
    expectRefusal(stranger, 401, "invalid_key");
    description.expectAnswer(stranger, "get", PLANS);
  });
});

describe("POST /learner_api/reports", () => {
  it("answers each report in its place, takes those that fit, and shows them in the plans", async () => {
    const summaries = [{ title: "Halves", explanation: "Two equal parts." }];
    const fits = reportOf(videos[0], { progress: 0.95, summaries });
    const unfit = reportOf(videos[0], { progress: 2 });
    const unknown = reportOf(videos[0], { video_id: "none" });
    description.expectBody({ reports: [fits] }, "post", PATH);
    const answer = await report(unfit, fits, unknown, fits, 7);
    expect(answer.json()).toEqual({
      results: [
        {
          report_id: unfit.report_id,
          status: "refused",
          errors: ["validation_failed"],
          fields: { progress: ["progress is at most 1."] },
        },
        { report_id: fits.report_id, status: "taken" },
        { report_id: unknown.report_id, status: "refused", errors: ["video_not_found"] },
        { report_id: fits.report_id, status: "repeated" },
        expect.objectContaining({ report_id: null, status: "refused", errors: ["validation_failed"] }) as object,
      ],
    });
    expect((await plansOf("ada_reads")).json<Listed>().study_plans[0]?.lessons[0]?.videos[0]).toMatchObject({
      video_id: videos[0]?.video_id,
      progress: 0.95,
      is_completed: true,
    });
  });

  it("does not take NaN, which is no JSON", async () => {
    const body = JSON.stringify({ reports: [reportOf(videos[0])] }).replace('"progress":0.5', '"progress":NaN');
    const answer = await site.request(PATH, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    expectRefusal(answer, 400, "malformed_json");
    description.expectAnswer(answer, "post", PATH);
  });

  it("refuses 1,000 reports in one call, and takes 100", async () => {
    const many = (count: number) => Array.from({ length: count }, () => reportOf(videos[1]));
    expectRefusal(await report(...many(101)), 413, "too_many_reports");
    expect((await report(...many(1000))).status).toBe(413);
    expect((await report(...many(100))).json<{ results: unknown[] }>().results).toHaveLength(100);
  });

  it("refuses what is no list of reports", async () => {
    expectUnfit(await report(), "reports");
    expectUnfit(await site.post(PATH, { reports: "all" }), "reports");
    expectUnfit(await site.post(PATH, {}), "reports");
  });

  it("reaches the parent's calls: completed videos and the history", async () => {
    const [video] = await videosOf(site, "ben_counts");
    await report(reportOf(video, { progress: 1, seconds: 300 }));
    const listed = await parent.get("/lesson_plan/?child_username=ben_counts");
    const { completed_video_ids } = listed.json<{ completed_video_ids: unknown }>();
    const { study_plan_id = "", lesson_id = "", video_id } = video ?? {};
    expect(completed_video_ids).toEqual({ [study_plan_id]: { [lesson_id]: [video_id] } });
    const history = await parent.post("/history/", { username: "ben_counts", timezone: "UTC", days: 7 });
    expect(history.json<{ daily_histories: unknown[] }>().daily_histories).toHaveLength(1);
  });
});

describe("GET /learner_api/openapi.json", () => {
  it("describes every call of the learner API in OpenAPI 3.1, to whoever asks", async () => {
    const answer = await createClient(server).get("/learner_api/openapi.json");
    const document = answer.json<{ openapi: string; paths: object; servers: object[] }>();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths)).toEqual(["/learner_api/login", PLANS, PATH]);
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    expect(document.servers).toEqual([{ url: server.url }]);
  });
});
