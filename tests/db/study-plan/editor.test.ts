import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findStudyPlanEdits } from "~/db/study-plan-edits";
import { NotAuthorized, NotFound, PlanArchived, PlanPartGone } from "~/domain/errors";
import { editWords } from "~/domain/study-plan/edit-words";
import { editedFrom } from "~/domain/study-plan/edited-plan";
import { changeEditedPlan, openEditor, takeOverEdits } from "~/domain/study-plan/editor.server";
import { moveLessonBy } from "~/domain/study-plan/lesson-moves";
import { deleteLesson } from "~/domain/study-plan/part-changes";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import { undo } from "~/domain/study-plan/plan-history.server";
import { keepCurrent, resolveConflict, saveEdits } from "~/domain/study-plan/save-edits.server";
import { archivePlan } from "~/domain/study-plan/study-plan.server";
import { withSuggestion } from "~/domain/study-plan/suggested-plan";
import { ada, another, ben, family } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson, outline } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, abc, planInTwoBrowsers, typedOver } from "#tests/support/plan-editor";

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
const lessonsOn = async (browser: Editing) => outline((await openEditor(browser)).edited.lessons).map(([name]) => name);
const isKept = async ({ planId, editor }: Editing) => (await findStudyPlanEdits(planId, editor)) !== undefined;

describe("the editor", () => {
  it("opens with the plan as it is saved, and nothing to undo", async () => {
    expect(await openEditor(phone)).toEqual({
      plan: shown.plan,
      edited: editedFrom(shown.plan),
      baseVersion: 1,
      isSavedElsewhere: false,
      undo: null,
      changedElsewhereAt: null,
    });
  });

  it("opens where it was left, with the last step in words", async () => {
    await deleteOn(phone, "lesson_B");
    await changeEditedPlan(phone, editWords.moved("lesson_C"), (plan) => moveLessonBy(plan, "lesson_C", -1));
    const { edited, plan, undo: step } = await openEditor(phone);
    expect(outline(edited.lessons)).toEqual([["C"], ["A", "a1", "a2"]]);
    expect(edited.isChanged).toBe(true);
    expect(outline(plan.lessons)).toEqual(outline(abc));
    expect(step).toEqual({ id: expect.stringMatching(/^undo_/) as string, what: 'Lesson "C" moved' });
  });

  it("keeps a suggestion beside the plan", async () => {
    await changeEditedPlan(phone, editWords.suggested, (plan) => withSuggestion(plan, [lesson("X")]));
    const { edited } = await openEditor(phone);
    expect([outline(edited.suggested), edited.isChanged]).toEqual([[["X"]], false]);
  });

  it("saves nothing of itself", async () => {
    await deleteOn(phone, "lesson_B");
    expect(await shown.saved()).toEqual(shown.plan);
  });

  it("keeps nothing for a change that changes nothing", async () => {
    await changeEditedPlan(phone, editWords.moved("lesson_A"), (plan) => moveLessonBy(plan, "lesson_A", -1));
    expect(await isKept(phone)).toBe(false);
    expect((await openEditor(phone)).undo).toBeNull();
  });

  it("keeps nothing of a change that is refused", async () => {
    await expect(deleteOn(phone, "lesson_Z")).rejects.toBeInstanceOf(PlanPartGone);
    expect(await isKept(phone)).toBe(false);
  });

  it("takes one change after the other when many are pressed at once", async () => {
    await Promise.all(["lesson_A", "lesson_B"].map((id) => deleteOn(phone, id)));
    expect(await lessonsOn(phone)).toEqual(["C"]);
  });
});

describe("another browser", () => {
  it("has changes of its own, and is told when there are unsaved ones", async () => {
    await deleteOn(phone, "lesson_B");
    const before = await openEditor(laptop);
    expect(outline(before.edited.lessons)).toEqual(outline(abc));
    expect(before.undo).toBeNull();
    expect(before.changedElsewhereAt).toEqual(expect.any(Number));
    expect((await openEditor(phone)).changedElsewhereAt).toBeNull();
  });

  it("takes the changes over, and can undo them", async () => {
    await deleteOn(phone, "lesson_B");
    await takeOver();
    expect(await lessonsOn(laptop)).toEqual(["A", "C"]);
    expect(await isKept(phone)).toBe(false);
    for (const what of [editWords.takenOver, 'Lesson "B" deleted']) expect(await undoOn(laptop)).toBe(what);
    expect(await lessonsOn(laptop)).toEqual(["A", "B", "C"]);
  });

  it("that has changes of its own gets them back by undoing", async () => {
    await deleteOn(phone, "lesson_B");
    await deleteOn(laptop, "lesson_C");
    await takeOver();
    expect(await lessonsOn(laptop)).toEqual(["A", "C"]);
    expect(await undoOn(laptop)).toBe(editWords.takenOver);
    expect(await lessonsOn(laptop)).toEqual(["A", "B"]);
  });

  it("takes them over once when it is pressed twice", async () => {
    await deleteOn(phone, "lesson_B");
    const { changedElsewhereAt } = await openEditor(laptop);
    await takeOverEdits(laptop, changedElsewhereAt ?? 0);
    await deleteOn(laptop, "lesson_C");
    await takeOverEdits(laptop, changedElsewhereAt ?? 0);
    expect(await lessonsOn(laptop)).toEqual(["A"]);
  });
});

describe("a plan that can't be edited", () => {
  const operations: [string, (browser: Editing) => Promise<unknown>][] = [
    ["opened", openEditor],
    ["changed", (browser) => deleteOn(browser, "lesson_A")],
    ["taken over", (browser) => takeOverEdits(browser, 1)],
    ["undone", (browser) => undo(browser, "undo_1")],
    ["saved", (browser) => saveEdits(browser, { fields: typedOver(shown.plan), baseVersion: 1 })],
    ["kept", (browser) => keepCurrent(browser, { fields: typedOver(shown.plan), baseVersion: 1 })],
    ["settled", (browser) => resolveConflict(browser, "mine", 1)],
  ];

  it.each(operations)("for it is archived is not %s", async (_, operation) => {
    await archivePlan(shown.parentId, shown.username, shown.plan.id);
    await expect(operation(phone)).rejects.toBeInstanceOf(PlanArchived);
  });

  it.each(operations)("for it is another family's is not %s", async (_, operation) => {
    const { id: parentId } = await family(another(ben));
    await expect(operation({ ...phone, parentId })).rejects.toBeInstanceOf(NotAuthorized);
  });

  it.each(operations)("for it is another child's is not %s", async (_, operation) => {
    const [first, second] = [another(ada), another(ben)];
    const { id: parentId } = await family(first, second);
    const other = { ...phone, parentId, username: second.username };
    await expect(operation(other)).rejects.toBeInstanceOf(NotFound);
    expect(await shown.saved()).toEqual(shown.plan);
  });
});

async function takeOver(): Promise<void> {
  await takeOverEdits(laptop, (await openEditor(laptop)).changedElsewhereAt ?? 0);
}

/** Undoes the step shown, and tells which it was. */
async function undoOn(browser: Editing): Promise<string | undefined> {
  const step = (await openEditor(browser)).undo;
  await undo(browser, step?.id ?? "");
  return step?.what;
}
