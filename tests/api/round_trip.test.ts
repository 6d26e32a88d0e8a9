import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { type Parent, parentSchema } from "~/domain/account/account";
import { childAddSchema, childDraftSchema, childEditSchema, childSchema } from "~/domain/child/child";
import { namesOf, pickFields } from "~/domain/fields";
import { lessonEditSchema, topicEditSchema } from "~/domain/study-plan/part-changes";
import { lessonDetailsSchema } from "~/domain/study-plan/lesson-details";
import { type Lesson, type StudyPlan, planFieldsSchema, studyPlanSchema } from "~/domain/study-plan/study-plan";
import { paths } from "~/domain/paths";
import { stepAfter } from "~/domain/study-plan/wizard";
import { wizardSteps } from "~/domain/study-plan/wizard-steps";
import { asTyped, sampleOf, sampleValue } from "#tests/support/sample-values";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, addChild, queryDatabase, setUserType, signUp } from "./family";
import { newSite } from "./learner_api/site";
import { readPage } from "./security/page-contents";

type Values = Record<string, unknown>;

let server: RunningServer;
let parent: SignedUp;
let count = 0;

beforeAll(async () => {
  server = await startServer();
  parent = await signUp(server);
  await setUserType(server, "premium");
});

const newUsername = () => `walker_${(count += 1)}`;
const consents = { parent_consent: "on", collect_usage_data: "on" };

/** What the inputs of a page hold. */
async function typedOn(page: string, of = parent): Promise<Record<string, string>> {
  return Object.fromEntries(readPage((await of.get(page)).text, null).values);
}

/** Posts a page's form as a browser would: what the page holds in its inputs of these names, with changes. */
async function postPage(page: string, names: string[], changes: Record<string, string>, of = parent): Promise<void> {
  const held = Object.entries(await typedOn(page, of)).filter(([name]) => ["csrf", ...names].includes(name));
  const answer = await of.postForm(page, { ...Object.fromEntries(held), ...changes });
  if (answer.status !== 303) throw new Error(`${page} was answered ${answer.status}:\n${answer.text}`);
}

/** The row of a table in the database, as it is kept. */
async function rowOf(table: string, column: string, value: string): Promise<Values | undefined> {
  return (await queryDatabase<Values>(server.dataDir, `select * from ${table} where ${column} = '${value}'`))[0];
}

/** The row of a table in the download. */
async function downloaded(table: string, column: string, value: unknown): Promise<Values | undefined> {
  const Cookie = [...parent.cookies].map(([name, text]) => `${name}=${text}`).join("; ");
  const answer = await fetch(`${server.url}/setting/data/download`, { headers: { Cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const rows = JSON.parse(strFromU8(files[`json/${table}.json`] ?? new Uint8Array())) as Values[];
  return rows.find((row) => row[column] === value);
}

describe("every field of a child", () => {
  const names = namesOf(childEditSchema);
  const edit = (username: string) => paths.child.edit(username);

  const called = async (username: string) => {
    const { child_profiles } = (await parent.get("/user/child")).json<{ child_profiles: Values[] }>();
    return child_profiles.find((child) => child.username === username) ?? {};
  };

  /** Expects a child's fields wherever they come out. */
  async function expectEverywhere(username: string, values: Values): Promise<void> {
    expect(await called(username), "the call").toMatchObject(values);
    expect(await typedOn(edit(username)), "the page").toMatchObject(asTyped(values));
    expect(await rowOf("children", "username", username), "the database").toMatchObject(values);
    expect(await downloaded("children", "username", username), "the download").toMatchObject(values);
  }

  async function addByPage(): Promise<string> {
    const username = newUsername();
    const typed = { ...asTyped(sampleOf(childAddSchema, 0)), ...consents, username, intent: "save" };
    await postPage(paths.addProfile(), [], typed);
    return username;
  }

  it("comes out as it went in by the page that adds one", async () => {
    await expectEverywhere(await addByPage(), sampleOf(childEditSchema, 0));
  });

  it("comes out as it went in by the call that adds one", async () => {
    const username = newUsername();
    const payload = { ...sampleOf(childAddSchema, 1), username, parent_consent: 1 };
    expect((await parent.post("/user/child", payload)).status).toBe(200);
    await expectEverywhere(username, sampleOf(childEditSchema, 1));
    expect(Object.keys(await called(username)).sort()).toEqual(namesOf(childSchema).sort());
  });

  it.each(names)("%s: is kept by the page that edits, and the others with it", async (name) => {
    const username = await addByPage();
    const changed = { [name]: sampleValue(childEditSchema.shape[name], name, 2) };
    await postPage(edit(username), names, asTyped(changed));
    await expectEverywhere(username, { ...sampleOf(childEditSchema, 0), ...changed });
  });

  it.each(names)("%s: is kept by the call that edits, and the others with it", async (name) => {
    const username = await addByPage();
    const changed = { ...sampleOf(childEditSchema, 0), [name]: sampleValue(childEditSchema.shape[name], name, 2) };
    const { id } = await called(username);
    expect((await parent.post("/user/child", { id, ...changed })).status).toBe(200);
    await expectEverywhere(username, changed);
  });

  it("that the call which edits does not send stays as it is", async () => {
    const username = newUsername();
    const others = { picture_url: "{address}🦊", parent_consent: 1, collect_usage_data: 0 };
    await parent.post("/user/child", { ...sampleOf(childAddSchema, 1), username, ...others });
    const required = names.filter((name) => !childEditSchema.shape[name].safeParse(undefined).success);
    const changes = sampleOf(childEditSchema, 2);
    const sent = Object.fromEntries(required.map((name) => [name, changes[name]]));
    const { id } = await called(username);
    expect((await parent.post("/user/child", { id, ...sent })).status).toBe(200);
    const kept = { ...sampleOf(childEditSchema, 1), ...sent, ...others };
    expect(await called(username)).toMatchObject(kept);
    expect(await rowOf("children", "username", username)).toMatchObject(kept);
  });

  it("is kept while the parent goes to the checkout, except the password", async () => {
    const other = await signUp(server);
    const typed = asTyped(sampleOf(childDraftSchema, 0));
    await postPage(paths.addProfile(), [], { ...typed, password: "ada and the fox", intent: "start_checkout" }, other);
    expect(await typedOn(paths.addProfile(), other)).toMatchObject({ ...typed, password: "" });
  });
});

describe("every field of a study plan", () => {
  const names = namesOf(planFieldsSchema);
  let username: string;
  let plan: StudyPlan;
  let learnerSite: ReturnType<typeof newSite>;

  const called = async (): Promise<StudyPlan> => {
    const list = await parent.get(`/lesson_plan/?child_username=${username}`);
    return list.json<{ study_plans: StudyPlan[] }>().study_plans.find(({ id }) => id === plan.id) ?? plan;
  };
  const edit = () => paths.child.editStudyPlan(username, plan.id);

  async function expectEverywhere(values: Values): Promise<void> {
    expect(pickFields(planFieldsSchema, await called()), "the call").toEqual(values);
    expect(await typedOn(edit()), "the page").toMatchObject(asTyped(values));
    expect(await rowOf("study_plans", "id", plan.id), "the database").toMatchObject(values);
    expect(await downloaded("study_plans", "id", plan.id), "the download").toMatchObject(values);
  }

  beforeAll(async () => {
    username = newUsername();
    await addChild(parent, username);
    learnerSite = newSite(server);
  });

  async function addPlan(): Promise<void> {
    const lesson = {
      ...sampleOf(lessonEditSchema, 0),
      details: sampleOf(lessonDetailsSchema, 0),
      topics: [sampleOf(topicEditSchema, 0)],
    };
    const study_plan = { ...sampleOf(planFieldsSchema, 0), lessons: [lesson] };
    const added = await parent.post("/lesson_plan/", { child_username: username, study_plan });
    plan = added.json<{ study_plan: StudyPlan }>().study_plan;
  }

  it("comes out as it went in by the call", async () => {
    await addPlan();
    await expectEverywhere(sampleOf(planFieldsSchema, 0));
    expect(Object.keys(await called()).sort()).toEqual(namesOf(studyPlanSchema).sort());
  });

  it.each(names)("%s: is kept by the editor, and the others with it", async (name) => {
    await addPlan();
    const changed = { [name]: sampleValue(planFieldsSchema.shape[name], name, 2) };
    await postPage(edit(), [...names, "base_version"], { ...asTyped(changed), intent: "save" });
    await expectEverywhere({ ...sampleOf(planFieldsSchema, 0), ...changed });
  });

  it.each(names)("%s: is kept by the call that saves over it", async (name) => {
    await addPlan();
    const changed = { [name]: sampleValue(planFieldsSchema.shape[name], name, 2) };
    const saved = await parent.post("/lesson_plan/", { child_username: username, study_plan: { ...plan, ...changed } });
    expect(saved.status).toBe(200);
    await expectEverywhere({ ...sampleOf(planFieldsSchema, 0), ...changed });
  });

  const optional = names.filter((name) => planFieldsSchema.shape[name].safeParse(undefined).success);

  it.each(optional)("%s: can be emptied in the editor", async (name) => {
    await addPlan();
    await postPage(edit(), [...names, "base_version"], { [name]: "", intent: "save" });
    await expectEverywhere({ ...sampleOf(planFieldsSchema, 0), [name]: "" });
  });

  it("is copied with it, its lessons and topics too", async () => {
    await addPlan();
    const sibling = newUsername();
    await addChild(parent, sibling);
    const view = paths.child.viewStudyPlan(username, plan.id);
    await postPage(view, [], { intent: "copy", copy_to: sibling, press_id: `press_${plan.id.slice(-8)}` });
    const list = await parent.get(`/lesson_plan/?child_username=${sibling}`);
    const [copy] = list.json<{ study_plans: StudyPlan[] }>().study_plans;
    expect(copy).toMatchObject(sampleOf(planFieldsSchema, 0));
    const copied = { details: sampleOf(lessonDetailsSchema, 0), topics: [sampleOf(topicEditSchema, 0)] };
    expect(copy?.lessons).toMatchObject([{ ...sampleOf(lessonEditSchema, 0), ...copied }]);
  });

  /** Expects what a lesson has beside its topics wherever it comes out. */
  async function expectDetailsEverywhere(details: Values): Promise<void> {
    const lessons = [{ details }];
    expect((await called()).lessons, "the call").toMatchObject(lessons);
    const row = await rowOf("study_plans", "id", plan.id);
    expect(JSON.parse(String(row?.lessons)), "the database").toMatchObject(lessons);
    expect((await downloaded("study_plans", "id", plan.id))?.lessons, "the download").toMatchObject(lessons);
    const learner = await (await learnerSite).get(`/learner_api/plans?username=${username}`);
    const plans = learner.json<{ study_plans: StudyPlan[] }>().study_plans;
    expect(plans.find(({ id }) => id === plan.id)?.lessons, "the learner API").toMatchObject(lessons);
    const { text } = await parent.get(paths.child.viewStudyPlan(username, plan.id));
    const shown = [details.activity, details.question, details.answer, details.safety, details.materials].flat();
    for (const words of shown) expect(text, "the page").toContain(`${String(words)}`);
    expect(text).toContain(`${String(details.minutes)} minutes`);
  }

  it.each(namesOf(lessonDetailsSchema))("%s, of each lesson: comes out as it went in", async (name) => {
    await addPlan();
    await expectDetailsEverywhere(sampleOf(lessonDetailsSchema, 0));
    const details = {
      ...sampleOf(lessonDetailsSchema, 0),
      [name]: sampleValue(lessonDetailsSchema.shape[name], name, 2),
    };
    const lessons = (await called()).lessons.map((lesson) => ({ ...lesson, details }));
    const saved = await parent.post("/lesson_plan/", { child_username: username, study_plan: { ...plan, lessons } });
    expect(saved.status).toBe(200);
    await expectDetailsEverywhere(details);
  });

  it.each([
    ["lesson", lessonEditSchema, ([lesson]: Lesson[]) => lesson],
    ["topic", topicEditSchema, ([lesson]: Lesson[]) => lesson?.topics[0]],
  ] as const)("of each %s is kept by its dialog", async (kind, schema, partIn) => {
    await addPlan();
    const part = partIn((await called()).lessons)?.id ?? "";
    const dialog = `${edit()}&selected=${part}&dialog=edit_${kind}`;
    expect(await typedOn(dialog)).toMatchObject(asTyped(sampleOf(schema, 0)));
    const details = sampleOf(lessonDetailsSchema, 0);
    const values = sampleOf(schema, 2);
    await postPage(dialog, [], { ...asTyped(values), part, intent: `edit_${kind}` });
    await postPage(edit(), [...names, "base_version"], { intent: "save" });
    expect(partIn((await called()).lessons)).toMatchObject(values);
    expect((await called()).lessons).toMatchObject([{ details }]);
    const kept = await downloaded("study_plans", "id", plan.id);
    expect(partIn(kept?.lessons as Lesson[])).toMatchObject(values);
  });
});

describe("every answer of the wizard that is typed", () => {
  it("is on its page again when the parent comes back", async () => {
    const username = newUsername();
    await addChild(parent, username);
    const first = paths.child.addStudyPlan(username, "");
    await parent.postForm(`${first}?index`, { csrf: await parent.formToken(first), subject: "Kites" });
    for (const { slug, field, text } of wizardSteps) {
      if (!text || !field) continue;
      const page = paths.child.addStudyPlan(username, slug);
      const typed = asTyped(sampleOf(text.form, 0));
      await postPage(page, [], typed);
      expect(await typedOn(page), slug).toMatchObject(typed);
      expect((await parent.get(paths.child.addStudyPlan(username, stepAfter(slug)?.slug ?? ""))).status, slug).toBe(
        200,
      );
    }
  });
});

describe("every field of the parent", () => {
  /** How a parent sets it, and the column that keeps it; null where Minnow sets it by itself. */
  const ways: Record<
    keyof Parent,
    { page: string; typed: Record<string, string>; column: string; kept: unknown } | null
  > = {
    id: null,
    email: null,
    userType: null,
    familyVersion: null,
    name: { page: paths.settings.profile(), typed: { display_name: "Any name 1" }, column: "name", kept: "Any name 1" },
    timeZone: {
      page: paths.settings.timeZone(),
      typed: { time_zone: "America/Denver" },
      column: "time_zone",
      kept: "America/Denver",
    },
    isWeeklyMailOn: { page: paths.settings.weeklyMail(), typed: { weekly_mail: "on" }, column: "weekly_mail", kept: 1 },
  };

  it.each(namesOf(parentSchema))("%s: comes out as it went in", async (name) => {
    const way = ways[name];
    if (!way) return;
    const csrf = await parent.formToken(paths.settings.overview());
    expect((await parent.postForm(way.page, { ...way.typed, csrf })).status).toBe(303);
    expect(await rowOf("parents", "email", parent.email)).toMatchObject({ [way.column]: way.kept });
    expect(await downloaded("parents", "email", parent.email)).toMatchObject({ [way.column]: way.kept });
    if (name === "name") expect((await parent.get("/user/profile")).json()).toMatchObject({ name: way.kept });
  });
});
