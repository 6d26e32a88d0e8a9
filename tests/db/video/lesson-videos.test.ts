import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { videosEverOfPlans } from "~/db/watching";
import { applyReports } from "~/domain/learner/reports.server";
import { paths } from "~/domain/paths";
import { copyPlan } from "~/domain/study-plan/copy-plan.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { viewPlan } from "~/domain/study-plan/plan-view.server";
import { saveEdits } from "~/domain/study-plan/save-edits.server";
import type { PostedStudyPlan, StudyPlan } from "~/domain/study-plan/study-plan";
import { archivePlan, insertPlan, requireStudyPlan, savePlan } from "~/domain/study-plan/study-plan.server";
import { videosOfPlan } from "~/domain/video/watched-videos.server";
import { type VideoRequest, type Videos, VideosFailed } from "~/services/videos/videos";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { typedOver } from "#tests/support/plan-editor";
import { reportOf } from "#tests/support/watching";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
let sibling: string;
beforeEach(async () => {
  const [first, second] = [another(ada), another(ben)];
  ({ id: parentId } = await family(first, second));
  username = first.username;
  sibling = second.username;
});
afterEach(() => test.reset());

const topics = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Topic ${index}` }));
const posted = (...titles: string[]): PostedStudyPlan => ({
  ...fractions,
  lessons: titles.map((title) => ({ title, explanation: "", num_videos: 0, topics: topics(3) })),
});
const counts = ({ lessons }: StudyPlan) => lessons.map(({ num_videos }) => num_videos);
const idOf = (plan: StudyPlan, index: number) => plan.lessons[index]?.id ?? "";
const idsIn = async (plan: StudyPlan, index: number) =>
  ((await videosOfPlan(plan.id)).get(idOf(plan, index)) ?? []).map(({ video_id }) => video_id);

/** The plan saved over, with its lessons changed. */
const savedOver = (plan: StudyPlan, change: (lessons: StudyPlan["lessons"]) => StudyPlan["lessons"]) =>
  savePostedPlan(parentId, username, { ...plan, lessons: change(plan.lessons) });
const retitled = (plan: StudyPlan, title: string) =>
  savedOver(plan, (lessons) => lessons.map((lesson, index) => (index === 0 ? { ...lesson, title } : lesson)));

/** The child watches a video, as the learner site reports it. */
async function watch({ id }: StudyPlan, lesson_id: string, video_id: string, progress: number): Promise<void> {
  const [result] = await applyReports([reportOf({ username, study_plan_id: id, lesson_id, video_id }, { progress })]);
  expect(result?.status).toBe("taken");
}

/** A catalogue that notes what it is asked. */
function notingCatalogue(answer: Videos["find"]) {
  const asked: VideoRequest[] = [];
  const find: Videos["find"] = (request, signal) => {
    asked.push(request);
    return answer(request, signal);
  };
  test.setServices({ videos: { name: "noting", find } });
  return asked;
}

const named = (id: string, title = `Video ${id}`) => ({ id, title, channelName: "A channel", durationSeconds: 300 });

describe("a plan that is saved", () => {
  it("has videos in every lesson, by its topics, and counts them", async () => {
    const lessons = [0, 2, 3, 6].map((count) => ({
      title: `With ${count}`,
      explanation: "",
      num_videos: 0,
      topics: topics(count),
    }));
    const plan = await savePlan(parentId, username, { ...fractions, lessons });
    expect(counts(plan)).toEqual([2, 2, 3, 4]);
    expect(await Promise.all([0, 1, 2, 3].map(async (index) => (await idsIn(plan, index)).length))).toEqual(
      counts(plan),
    );
    expect(await requireStudyPlan(parentId, username, plan.id)).toEqual(plan);
  });

  it("has as many as there are, whatever the client says", async () => {
    const lessons = posted("Halves").lessons.map((lesson) => ({ ...lesson, num_videos: 900 }));
    expect(counts(await savePlan(parentId, username, { ...fractions, lessons }))).toEqual([3]);
  });

  it("keeps of each its title, channel, length and picture on this site", async () => {
    notingCatalogue(async () => ["x1", "x2", "x3"].map((id) => named(id)));
    const plan = await savePlan(parentId, username, posted("Halves"));
    expect((await videosOfPlan(plan.id)).get(idOf(plan, 0))?.[0]).toEqual({
      video_id: "x1",
      title: "Video x1",
      channel_name: "A channel",
      thumbnail: paths.machine.thumbnail("x1.svg"),
      seconds: 300,
      percent: 0,
      isCompleted: false,
    });
  });

  it("tells the catalogue of the lesson, and nothing of the child", async () => {
    const asked = notingCatalogue(async () => []);
    await savePlan(parentId, username, posted("Halves"));
    const titles = topics(3).map(({ title }) => title);
    expect(asked).toEqual([{ subject: fractions.subject, title: "Halves", topics: titles, count: 3 }]);
  });

  it("copied to a sibling has its own", async () => {
    const plan = await savePlan(parentId, username, posted("Halves", "Quarters"));
    const copy = await copyPlan(parentId, username, plan.id, sibling);
    expect(counts(copy)).toEqual([3, 3]);
    expect(await idsIn(copy, 0)).toHaveLength(3);
  });

  it("ten times at once has them once", async () => {
    const id = `study_plan_of_${username}`;
    await Promise.all(Array.from({ length: 10 }, () => savePlan(parentId, username, posted("Halves"), id)));
    expect(await videosEverOfPlans([id])).toHaveLength(3);
  });
});

describe("a plan that is saved over", () => {
  let plan: StudyPlan;
  beforeEach(async () => {
    plan = await savePlan(parentId, username, posted("Halves", "Quarters"));
  });

  it("asks for no videos when no title changed", async () => {
    const asked = notingCatalogue(async () => []);
    const saved = await savedOver(plan, (lessons) => lessons.map((one) => ({ ...one, explanation: "Other words." })));
    expect([asked, counts(saved)]).toEqual([[], [3, 3]]);
  });

  it("gives a new lesson its own", async () => {
    const asked = notingCatalogue(async () => ["y1", "y2", "y3"].map((id) => named(id)));
    const [halves, quarters] = plan.lessons;
    if (!halves || !quarters) throw new Error("The plan has two lessons.");
    const added = { ...halves, id: "lesson_new", title: "Thirds" };
    const saved = await savedOver(plan, () => [halves, added, quarters]);
    expect(asked.map(({ title }) => title)).toEqual(["Thirds"]);
    expect(await idsIn(saved, 1)).toEqual(["y1", "y2", "y3"]);
  });

  it("gives a lesson with another title other videos", async () => {
    const before = await idsIn(plan, 0);
    const saved = await retitled(plan, "Sharing a cake");
    const after = await idsIn(saved, 0);
    expect(after).toHaveLength(3);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(counts(saved)).toEqual([3, 3]);
  });

  it("lets completed videos stay in a lesson with another title", async () => {
    const [first = "", second = ""] = await idsIn(plan, 0);
    await watch(plan, idOf(plan, 0), second, 0.95);
    await watch(plan, idOf(plan, 0), first, 0.4);
    const after = await idsIn(await retitled(plan, "Sharing a cake"), 0);
    expect(after).toHaveLength(3);
    expect(after[0]).toBe(second);
    expect(after).not.toContain(first);
  });

  it("keeps what left it for the history: videos, and the title of a lesson", async () => {
    const [first = ""] = await idsIn(plan, 0);
    const lessonId = idOf(plan, 0);
    await savedOver(plan, (lessons) => lessons.slice(1));
    const left = (await videosEverOfPlans([plan.id])).find(({ video_id }) => video_id === first);
    expect(left).toMatchObject({
      lesson_id: lessonId,
      lesson_title: "Halves",
      removed_at: expect.any(Number) as number,
    });
    expect((await videosOfPlan(plan.id)).get(lessonId)).toBeUndefined();
  });

  it("gives a lesson that comes back its completed videos again", async () => {
    const [first = ""] = await idsIn(plan, 0);
    const lessonId = idOf(plan, 0);
    await watch(plan, lessonId, first, 1);
    const without = await savedOver(plan, (lessons) => lessons.slice(1));
    const again = await savedOver(without, (lessons) => [...plan.lessons.slice(0, 1), ...lessons]);
    expect((await videosOfPlan(plan.id)).get(lessonId)?.[0]).toMatchObject({ video_id: first, isCompleted: true });
    expect(counts(again)).toEqual([3, 3]);
  });

  it("gives videos when it is saved in the editor, too", async () => {
    const editing = { parentId, username, planId: plan.id, editor: "phone" };
    const saved = await saveEdits(editing, { fields: typedOver(plan, { goal: "Another" }), baseVersion: plan.version });
    expect(counts(saved)).toEqual([3, 3]);
  });
});

describe("a catalogue that does not help", () => {
  it.each<[string, Videos["find"]]>([
    ["fails", () => Promise.reject(new VideosFailed("quota"))],
    ["has a fault of ours", () => Promise.reject(new TypeError("undefined is not a function"))],
    ["knows nothing", async () => []],
    ["knows too few", async () => [named("z1"), named("z2")]],
    ["knows what does not suit children", async () => ["z1", "z2", "z3"].map((id) => named(id, "How to make a bomb"))],
  ])("loses nothing when it %s: the lessons get the built-in videos", async (_, find) => {
    notingCatalogue(find);
    const plan = await savePlan(parentId, username, posted("Halves"));
    expect(counts(plan)).toEqual([3]);
    for (const id of await idsIn(plan, 0)) expect(id).toMatch(/^minnow_/);
  });
});

it("a lesson that was called otherwise while videos were looked for waits for its own", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = notingCatalogue(async ({ title }) => {
    if (title === "Halves") await answered;
    return ["a", "b", "c"].map((id) => named(`${title}_${id}`));
  });
  const saving = savePlan(parentId, username, posted("Halves"), `study_plan_of_${username}`);
  await expect.poll(() => asked.length).toBe(1);
  const plan = await requireStudyPlan(parentId, username, `study_plan_of_${username}`);
  const saved = await retitled(plan, "Thirds");
  answer();
  await saving;
  expect(await idsIn(saved, 0)).toEqual(["Thirds_a", "Thirds_b", "Thirds_c"]);
});

it("a plan whose save was cut off before its videos came gets them when it is looked at", async () => {
  const id = `study_plan_of_${username}`;
  const asked = notingCatalogue(async () => []);
  expect(counts(await insertPlan(parentId, username, posted("Halves"), id))).toEqual([0]);
  expect(asked).toEqual([]);
  const { plan, videos } = await viewPlan(parentId, username, id);
  expect([counts(plan), videos.length]).toEqual([[3], 3]);
});

it("an archived plan that has no videos is looked at as it is", async () => {
  const id = `study_plan_of_${username}`;
  await insertPlan(parentId, username, posted("Halves"), id);
  await archivePlan(parentId, username, id);
  const { plan, videos } = await viewPlan(parentId, username, id);
  expect([counts(plan), videos]).toEqual([[0], []]);
});
