import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { editWords } from "~/domain/study-plan/edit-words";
import { type EditedPlan, changeFields, makeLonger } from "~/domain/study-plan/edited-plan";
import { changeEditedPlan, openEditor } from "~/domain/study-plan/editor.server";
import { moveLesson } from "~/domain/study-plan/lesson-moves";
import { addLesson, deleteLesson, deleteTopic, editTopic } from "~/domain/study-plan/part-changes";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import { undo } from "~/domain/study-plan/plan-history.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { saveEdits } from "~/domain/study-plan/save-edits.server";
import { acceptSuggestedLessons, keepCurrentLessons, withSuggestion } from "~/domain/study-plan/suggested-plan";
import { moveTopic } from "~/domain/study-plan/topic-moves";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson, outline } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, planInTwoBrowsers, typedOver } from "#tests/support/plan-editor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let shown: PlanInTwoBrowsers;
let phone: Editing;
let laptop: Editing;
beforeEach(async () => {
  shown = await planInTwoBrowsers();
  ({ phone, laptop } = shown);
});

const deleteOn = (browser: Editing, id: string) =>
  changeEditedPlan(browser, editWords.deleted(id), (plan) => deleteLesson(plan, id));
const editedOn = async (browser: Editing) => (await openEditor(browser)).edited;
const lessonsOn = async (browser: Editing) => outline((await editedOn(browser)).lessons).map(([name]) => name);
const stepOn = async (browser: Editing) => (await openEditor(browser)).undo;
const undoOn = async (browser: Editing) => undo(browser, (await stepOn(browser))?.id ?? "");

async function saveOn(browser: Editing): Promise<void> {
  const { edited, baseVersion } = await openEditor(browser);
  await saveEdits(browser, { fields: typedOver(edited), baseVersion });
}

describe("undoing", () => {
  it("brings back exactly what was before, step by step, whatever the steps were", async () => {
    const steps: ((plan: EditedPlan) => EditedPlan)[] = [
      (plan) => deleteTopic(plan, "topic_a1"),
      (plan) => moveTopic(plan, "topic_a2", { lessonId: "lesson_C", index: 0 }),
      (plan) => withSuggestion(plan, [lesson("X", "x1"), { ...lesson("Y"), title: "A" }]),
      (plan) => moveLesson(plan, "lesson_X", { list: "current", index: 0 }),
      (plan) => editTopic(plan, "topic_x1", { title: "Renamed" }),
      (plan) => addLesson(plan, { ...lesson("N"), title: "B" }),
      (plan) => changeFields(plan, { goal: "Bake", emoji: "🥧" }),
      acceptSuggestedLessons,
      makeLonger,
      (plan) => deleteLesson(plan, "lesson_Y"),
      (plan) => withSuggestion(plan, [lesson("Z")]),
      keepCurrentLessons,
    ];
    const before: EditedPlan[] = [];
    for (const step of steps) {
      before.push(await editedOn(phone));
      await changeEditedPlan(phone, "A step", step);
    }
    for (const state of before.reverse()) {
      expect(await undoOn(phone)).toBe(true);
      const { lessons, suggested, sameAs, goal, emoji, num_lessons } = await editedOn(phone);
      const { isChanged: _, isEmojiChanged: __, ...content } = state;
      expect({ ...content, lessons, suggested, sameAs, goal, emoji, num_lessons }).toEqual(content);
    }
    expect(await stepOn(phone)).toBeNull();
  });

  it("everything leaves nothing unsaved", async () => {
    await deleteOn(phone, "lesson_B");
    await undoOn(phone);
    const { edited, changedElsewhereAt } = { ...(await openEditor(phone)), ...(await openEditor(laptop)) };
    expect([edited.isChanged, changedElsewhereAt]).toEqual([false, null]);
  });

  it("pressed twice undoes one step", async () => {
    await deleteOn(phone, "lesson_A");
    await deleteOn(phone, "lesson_B");
    const { id } = (await stepOn(phone)) ?? { id: "" };
    expect(await Promise.all([undo(phone, id), undo(phone, id)])).toEqual(expect.arrayContaining([true, false]));
    expect(await lessonsOn(phone)).toEqual(["B", "C"]);
  });

  it("a step that is not the last any more does nothing", async () => {
    await deleteOn(phone, "lesson_A");
    const { id } = (await stepOn(phone)) ?? { id: "" };
    await deleteOn(phone, "lesson_B");
    expect(await undo(phone, id)).toBe(false);
    expect(await lessonsOn(phone)).toEqual(["C"]);
  });

  it.each(["", "undo_1", "x".repeat(5000)])("a step that there is none of does nothing: %j", async (id) => {
    expect(await undo(phone, id)).toBe(false);
  });

  it("an unsaved step of another browser does nothing", async () => {
    await deleteOn(phone, "lesson_A");
    const { id } = (await stepOn(phone)) ?? { id: "" };
    expect(await undo(laptop, id)).toBe(false);
    expect(await lessonsOn(phone)).toEqual(["B", "C"]);
  });
});

describe("undoing after a save", () => {
  it("brings the earlier state back, not saved yet", async () => {
    await deleteOn(phone, "lesson_B");
    await saveOn(phone);
    expect((await editedOn(phone)).isChanged).toBe(false);
    expect(await undoOn(phone)).toBe(true);
    const { edited, baseVersion, isSavedElsewhere } = await openEditor(phone);
    expect([outline(edited.lessons).length, edited.isChanged, baseVersion, isSavedElsewhere]).toEqual([
      3,
      true,
      2,
      false,
    ]);
    expect((await shown.saved()).lessons).toHaveLength(2);
    await saveOn(phone);
    expect(await shown.saved()).toMatchObject({ version: 3, lessons: shown.plan.lessons });
  });

  it("works from any browser, through several saves", async () => {
    await deleteOn(phone, "lesson_A");
    await saveOn(phone);
    await deleteOn(laptop, "lesson_B");
    await saveOn(laptop);
    expect((await stepOn(phone))?.what).toBe('Lesson "B" deleted');
    await undoOn(phone);
    await undoOn(phone);
    expect(await lessonsOn(phone)).toEqual(["A", "B", "C"]);
    await saveOn(phone);
    expect(await shown.saved()).toMatchObject({ version: 4, lessons: shown.plan.lessons });
  });

  it("undoes one's own unsaved steps first", async () => {
    await deleteOn(phone, "lesson_A");
    await deleteOn(laptop, "lesson_B");
    await saveOn(laptop);
    expect([(await stepOn(phone))?.what, (await stepOn(laptop))?.what]).toEqual([
      'Lesson "A" deleted',
      'Lesson "B" deleted',
    ]);
  });

  it("by another browser leads back to the plan as it is saved now", async () => {
    await deleteOn(phone, "lesson_A");
    await deleteOn(laptop, "lesson_B");
    await saveOn(laptop);
    await undoOn(phone);
    expect(await openEditor(phone)).toMatchObject({ isSavedElsewhere: false, edited: { isChanged: false } });
    expect(await lessonsOn(phone)).toEqual(["A", "C"]);
  });

  it("and one by a call is shown as a conflict, so that the call's changes are not lost", async () => {
    await deleteOn(phone, "lesson_B");
    await saveOn(phone);
    await saveByCall("Bake");
    await undoOn(phone);
    expect(await openEditor(phone)).toMatchObject({ isSavedElsewhere: true, plan: { goal: "Bake" } });
  });

  it("and one by a call is shown as a conflict, also when there are later steps to undo first", async () => {
    await deleteOn(phone, "lesson_B");
    await saveOn(phone);
    await saveByCall("Bake");
    await deleteOn(phone, "lesson_C");
    await saveOn(phone);
    await undoOn(phone);
    expect((await openEditor(phone)).isSavedElsewhere).toBe(false);
    await undoOn(phone);
    expect((await openEditor(phone)).isSavedElsewhere).toBe(true);
  });
});

it("the last 200 steps are kept of what is unsaved, and of what is saved", async () => {
  const goals = Array.from({ length: 201 }, (_, index) => `Goal ${index}`);
  for (const goal of goals) await changeEditedPlan(phone, goal, (plan) => changeFields(plan, { goal }));
  expect(await steps()).toEqual(goals.slice(1));
  await saveOn(phone);
  await changeEditedPlan(phone, "One more", (plan) => changeFields(plan, { goal: "One more" }));
  expect(await steps()).toHaveLength(201);
  await saveOn(phone);
  expect(await steps()).toEqual([...goals.slice(2), "One more"]);
});

async function saveByCall(goal: string): Promise<void> {
  await savePostedPlan(shown.parentId, shown.username, { ...(await shown.saved()), goal });
}

async function steps(): Promise<string[]> {
  const rows = await database()
    .selectFrom("study_plan_undos")
    .select("what")
    .where("plan_id", "=", phone.planId)
    .orderBy("position")
    .execute();
  return rows.map(({ what }) => what);
}
