import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, describeReadingSession, expectRefusal, expectUnfit } from "../refusals";
import { type AnsweredPlan, postedPlan } from "./plan";

const PATH = "/lesson_plan";

let server: RunningServer;
let parent: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  other = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
  await addChild(parent, "ben_counts");
  await addChild(other, "somebody_elses");
});

const post = (changes: object = {}, child_username = "ada_reads") =>
  parent.post(`${PATH}/`, { child_username, study_plan: { ...postedPlan, ...changes } });

async function savedPlan(child_username = "ada_reads"): Promise<AnsweredPlan> {
  return (await post({}, child_username)).json<{ study_plan: AnsweredPlan }>().study_plan;
}

async function listed(query: string): Promise<string[]> {
  const answer = await parent.get(`${PATH}/?${query}`);
  return answer.json<{ study_plans: AnsweredPlan[] }>().study_plans.map(({ id }) => id);
}

async function found(id: string): Promise<AnsweredPlan | undefined> {
  const answer = await parent.get(`${PATH}/?child_username=ada_reads`);
  return answer.json<{ study_plans: AnsweredPlan[] }>().study_plans.find((plan) => plan.id === id);
}

/** So many lessons or topics. */
const parts = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `${index}` }));

const archive = (id: string, child_username = "ada_reads") =>
  parent.send("DELETE", `${PATH}/?child_username=${child_username}&study_plan_id=${id}`);

describeMethods(PATH, ["GET", "POST", "DELETE"], () => parent);
describeGuards({
  method: "POST",
  path: PATH,
  server: () => server,
  client: () => parent,
  body: () => ({ child_username: "ada_reads", study_plan: postedPlan }),
});

let archivedAgain: string;
beforeAll(async () => {
  archivedAgain = (await savedPlan("ben_counts")).id;
});
describeGuards({
  method: "DELETE",
  path: PATH,
  query: () => `?child_username=ben_counts&study_plan_id=${archivedAgain}&unknown_field=1`,
  server: () => server,
  client: () => parent,
});

describe("POST /lesson_plan/", () => {
  it("says success and answers with the plan, as its first version at its start", async () => {
    const answer = await post();
    const { lessons, ...plan } = postedPlan;
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      study_plan: {
        ...plan,
        id: expect.any(String) as string,
        version: 1,
        current_position: { lesson_index: 0, topic_index: 0 },
        done_ids: [],
        is_deleted: 0,
        lessons: lessons.map((lesson) => ({ ...lesson, id: expect.any(String) as string, num_videos: 2 })),
      },
    });
  });

  it("keeps the ids that were sent, and makes those that were not", async () => {
    const [first, second] = (await savedPlan()).lessons;
    expect([first?.id, first?.topics[0]?.id, second?.id]).toEqual([
      "lesson_1790000000000first",
      "topic_pizza",
      expect.stringMatching(/^lesson_\w+$/),
    ]);
  });

  it.each(["lesson_<script>", "topic_of_a_lesson", "", "../lesson_1"])("makes another id than '%s'", async (id) => {
    const saved = (await post({ lessons: [{ id, title: "Counting" }] })).json<{ study_plan: AnsweredPlan }>();
    expect(saved.study_plan.lessons[0]?.id).toMatch(/^lesson_[A-Za-z0-9_-]+$/);
    expect(saved.study_plan.lessons[0]?.id).not.toBe(id);
  });

  it("makes another id for the second of two lessons with the same", async () => {
    const lessons = [
      { id: "lesson_same", title: "One" },
      { id: "lesson_same", title: "Two" },
    ];
    const saved = (await post({ lessons })).json<{ study_plan: AnsweredPlan }>();
    expect(new Set(saved.study_plan.lessons.map(({ id }) => id)).size).toBe(2);
  });

  it("puts the newest plan first", async () => {
    const older = await savedPlan();
    const newer = await savedPlan();
    expect((await listed("child_username=ada_reads")).slice(0, 2)).toEqual([newer.id, older.id]);
  });

  it.each(["somebody_elses", "nobody"])(
    "refuses a plan for %s, who is no child of one's own, with 403",
    async (name) => {
      expectRefusal(await post({}, name), 403, "not_authorized");
    },
  );

  it("refuses a plan with 403 while a subscription action is pending", async () => {
    const premium = await signUp(server);
    await setUserType(server, "premium");
    await addChild(premium, "was_premium");
    await setUserType(server, "standard");
    const answer = await premium.post(`${PATH}/`, { child_username: "was_premium", study_plan: postedPlan });
    await setUserType(server, "premium");
    expectRefusal(answer, 403, "not_authorized");
  });

  it.each<[string, unknown]>([
    ["subject", ""],
    ["subject", "x".repeat(31)],
    ["goal", " "],
    ["goal", "x".repeat(121)],
    ["previous_knowledge", "x".repeat(121)],
    ["needs", "x".repeat(121)],
    ["emoji", ""],
    ["emoji", "🍕🍕🍕"],
    ["num_lessons", 2],
    ["num_lessons", 9],
    ["num_lessons", 3.5],
    ["num_lessons", "5"],
    ["lessons", []],
    ["lessons", "none"],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await post({ [field]: value }), `study_plan.${field}`);
  });

  it("takes a family emoji, which a person counts as one character", async () => {
    expect((await post({ emoji: "👨‍👩‍👧‍👦" })).status).toBe(200);
  });

  it.each<[string, number, (text: string) => object]>([
    ["subject", 30, (subject) => ({ subject })],
    ["goal", 120, (goal) => ({ goal })],
    ["previous_knowledge", 120, (previous_knowledge) => ({ previous_knowledge })],
    ["needs", 120, (needs) => ({ needs })],
    ["emoji", 2, (emoji) => ({ emoji })],
    ["lessons.0.title", 120, (title) => ({ lessons: [{ title }] })],
    ["lessons.0.explanation", 500, (explanation) => ({ lessons: [{ title: "One", explanation }] })],
    ["lessons.0.topics.0.title", 120, (title) => ({ lessons: [{ title: "One", topics: [{ title }] }] })],
  ])("takes a %s of up to %i characters as people count them, and no more", async (field, most, of) => {
    for (const character of ["a", "👨‍👩‍👧‍👦"]) {
      expect((await post(of(character.repeat(most - 1)))).status).toBe(200);
      expect((await post(of(character.repeat(most)))).status).toBe(200);
      expectUnfit(await post(of(character.repeat(most + 1))), `study_plan.${field}`);
    }
  });

  it.each<[string, number, number, (count: number) => object]>([
    ["num_lessons", 3, 8, (num_lessons) => ({ num_lessons })],
    ["lessons", 1, 24, (count) => ({ lessons: parts(count) })],
    ["lessons.0.topics", 0, 12, (count) => ({ lessons: [{ title: "One", topics: parts(count) }] })],
  ])("takes %s from %i to %i, and none beyond", async (field, least, most, of) => {
    for (const count of [least, least + 1, most - 1, most]) expect((await post(of(count))).status).toBe(200);
    for (const count of [least - 1, most + 1].filter((beyond) => beyond >= 0)) {
      expectUnfit(await post(of(count)), `study_plan.${field}`);
    }
  });

  it("refuses 10,000 lessons by their number alone, whatever is in them", async () => {
    const before = await listed("child_username=ada_reads");
    expectUnfit(await post({ lessons: parts(10_000) }), "study_plan.lessons");
    expectUnfit(await post({ lessons: parts(10_000).map(() => ({})) }), "study_plan.lessons");
    expectUnfit(await post({ lessons: [{ title: "One", topics: parts(10_000) }] }), "study_plan.lessons.0.topics");
    expect(await listed("child_username=ada_reads")).toEqual(before);
  });

  it("refuses 10,000 lessons that are more than can be sent at once with 413", async () => {
    const lessons = parts(10_000).map(({ title }) => ({ title, explanation: "All about this lesson." }));
    expectRefusal(await post({ lessons }), 413, "too_large");
  });

  it("makes other ids for topics that share one, and leaves none twice in the plan", async () => {
    const topics = [
      { id: "topic_same", title: "One" },
      { id: "topic_same", title: "Two" },
    ];
    const lessons = ["First", "Second"].map((title) => ({ id: "lesson_same", title, topics }));
    const saved = (await post({ lessons })).json<{ study_plan: AnsweredPlan }>().study_plan;
    const ids = saved.lessons.flatMap((lesson) => [lesson.id, ...lesson.topics.map(({ id }) => id)]);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it("names the lesson and the topic at fault", async () => {
    const lessons = [{ title: "Counting", topics: [{ title: "" }] }, { title: "" }];
    expectUnfit(await post({ lessons }), "study_plan.lessons.0.topics.0.title", "study_plan.lessons.1.title");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(`${PATH}/`, {}), "child_username", "study_plan");
  });
});

describe("POST /lesson_plan/ with the id of a plan", () => {
  it("saves over that plan, as its next version", async () => {
    const { id } = await savedPlan();
    const answer = await post({ id, version: 1, goal: "Bake a cake" });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, study_plan: { id, version: 2, goal: "Bake a cake" } });
    expect((await listed("child_username=ada_reads")).filter((listedId) => listedId === id)).toHaveLength(1);
  });

  it.each([0, 2, 99])("answers 409 to the version %i, which is not the one that is saved", async (version) => {
    const saved = await savedPlan();
    expectRefusal(await post({ id: saved.id, version, goal: "Bake a cake" }), 409, "version_conflict");
    expect(await found(saved.id)).toEqual(saved);
  });

  it("saves one of two that change the same version at once, and answers 409 to the other", async () => {
    const { id } = await savedPlan();
    const answers = await Promise.all(["One", "Two"].map((goal) => post({ id, version: 1, goal })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("needs the version", async () => {
    const { id } = await savedPlan();
    expectUnfit(await post({ id, goal: "Bake a cake" }), "study_plan.version");
  });

  it.each<[string, unknown]>([
    ["id", 7],
    ["version", "1"],
    ["version", 1.5],
  ])("refuses the %s %o", async (field, value) => {
    const { id } = await savedPlan();
    expectUnfit(await post({ id, version: 1, [field]: value }), `study_plan.${field}`);
  });

  it("saves nothing of a plan that does not fit", async () => {
    const saved = await savedPlan();
    expectUnfit(await post({ id: saved.id, version: 1, goal: "Bake", emoji: "" }), "study_plan.emoji");
    expect(await found(saved.id)).toEqual(saved);
  });

  it("answers 409 to an archived plan, which is read-only", async () => {
    const { id } = await savedPlan();
    await archive(id);
    expectRefusal(await post({ id, version: 1 }), 409, "plan_archived");
  });

  it("answers 404 to the plan of another child of one's own, and of another family", async () => {
    const sibling = await savedPlan("ben_counts");
    expectRefusal(await post({ id: sibling.id, version: 1 }), 404, "not_found");
    const study_plan = { ...postedPlan, id: sibling.id, version: 1 };
    expectRefusal(await other.post(`${PATH}/`, { child_username: "somebody_elses", study_plan }), 404, "not_found");
  });

  it("adds a plan under an id that no plan has", async () => {
    const answer = await post({ id: "study_plan_of_my_own", version: 3 });
    expect(answer.json()).toMatchObject({ study_plan: { id: "study_plan_of_my_own", version: 1 } });
  });
});

describe("GET /lesson_plan/", () => {
  it("answers with the plan as it was saved, and with what was completed", async () => {
    const saved = await savedPlan();
    const answer = await parent.get(`${PATH}/?child_username=ada_reads`);
    const body = answer.json<{ study_plans: AnsweredPlan[]; completed_video_ids: object }>();
    expect([answer.status, body.study_plans[0], body.completed_video_ids]).toEqual([200, saved, {}]);
  });

  it("lists the plans of that child alone", async () => {
    const { id } = await savedPlan("ben_counts");
    expect(await listed("child_username=ada_reads")).not.toContain(id);
  });

  it.each(["0", "false"])("lists current plans with is_deleted=%s", async (flag) => {
    const [current, archived] = [await savedPlan(), await savedPlan()];
    await archive(archived.id);
    const ids = await listed(`child_username=ada_reads&is_deleted=${flag}`);
    expect([ids.includes(current.id), ids.includes(archived.id)]).toEqual([true, false]);
  });

  it.each(["1", "true"])("lists archived plans with is_deleted=%s", async (flag) => {
    const [current, archived] = [await savedPlan(), await savedPlan()];
    await archive(archived.id);
    const ids = await listed(`child_username=ada_reads&is_deleted=${flag}`);
    expect([ids.includes(current.id), ids.includes(archived.id)]).toEqual([false, true]);
  });

  it("refuses any other is_deleted", async () => {
    expectUnfit(await parent.get(`${PATH}/?child_username=ada_reads&is_deleted=yes`), "is_deleted");
  });

  it("names the field that is missing", async () => {
    expectUnfit(await parent.get(`${PATH}/`), "child_username");
  });

  it.each(["somebody_elses", "nobody"])("refuses %s, who is no child of one's own, with 403", async (name) => {
    expectRefusal(await parent.get(`${PATH}/?child_username=${name}`), 403, "not_authorized");
  });

  describeReadingSession(`${PATH}/?child_username=ada_reads`, () => server);
});

describe("DELETE /lesson_plan/", () => {
  it("says success", async () => {
    const answer = await archive((await savedPlan()).id);
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
  });

  it("loses nothing: the plan is in the archive as it was", async () => {
    const saved = await savedPlan();
    await archive(saved.id);
    const answer = await parent.get(`${PATH}/?child_username=ada_reads&is_deleted=1`);
    const archived = answer.json<{ study_plans: AnsweredPlan[] }>().study_plans.find(({ id }) => id === saved.id);
    expect(archived).toEqual({ ...saved, is_deleted: 1 });
  });

  it("answers 404 to a plan that does not exist", async () => {
    expectRefusal(await archive("study_plan_of_nobody"), 404, "not_found");
  });

  it("answers 404 to the plan of another child of one's own", async () => {
    expectRefusal(await archive((await savedPlan("ben_counts")).id), 404, "not_found");
  });

  it("refuses another family's child with 403", async () => {
    expectRefusal(await archive((await savedPlan()).id, "somebody_elses"), 403, "not_authorized");
  });

  it("does not take another family's plan by naming one's own child", async () => {
    const elsewhere = await signUpWithChild(server, "cleo_sings");
    const { id } = await savedPlan();
    const answer = await elsewhere.send("DELETE", `${PATH}/?child_username=cleo_sings&study_plan_id=${id}`);
    expectRefusal(answer, 404, "not_found");
    expect(await listed("child_username=ada_reads")).toContain(id);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.send("DELETE", `${PATH}/`), "child_username", "study_plan_id");
  });
});
