import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findParent } from "~/db/parents";
import { findStudyPlanEdits } from "~/db/study-plan-edits";
import { PlanEmpty, PlanPartGone, VersionConflict } from "~/domain/errors";
import { editWords } from "~/domain/study-plan/edit-words";
import type { PlanFields } from "~/domain/study-plan/study-plan";
import { changeEditedPlan, openEditor } from "~/domain/study-plan/editor.server";
import { moveLesson } from "~/domain/study-plan/lesson-moves";
import { deleteLesson } from "~/domain/study-plan/part-changes";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import { undo } from "~/domain/study-plan/plan-history.server";
import { lessonsWithStates } from "~/domain/study-plan/progress";
import { acceptSuggested, keepCurrent, resolveConflict, saveEdits } from "~/domain/study-plan/save-edits.server";
import { withSuggestion } from "~/domain/study-plan/suggested-plan";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson, outline } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, abc, planInTwoBrowsers, setPosition, typedOver } from "#tests/support/plan-editor";

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

const typed = (changes: Partial<PlanFields> = {}, baseVersion = 1) => ({
  fields: typedOver(shown.plan, changes),
  baseVersion,
});
const deleteOn = (browser: Editing, id: string) =>
  changeEditedPlan(browser, editWords.deleted(id), (plan) => deleteLesson(plan, id));
const suggestOn = (browser: Editing, ...titles: string[]) =>
  changeEditedPlan(browser, editWords.suggested, (plan) =>
    withSuggestion(
      plan,
      titles.map((title, index) => ({ ...lesson(`n${index}`), title })),
    ),
  );
const undoOn = async (browser: Editing) => undo(browser, (await openEditor(browser)).undo?.id ?? "");
const namesOf = ({ lessons }: { lessons: typeof abc }) => outline(lessons).map(([name]) => name);
const savedNames = async () => namesOf(await shown.saved());
const isKept = async ({ planId, editor }: Editing) => (await findStudyPlanEdits(planId, editor)) !== undefined;
const states = async () => lessonsWithStates(await shown.saved()).map(({ title, state }) => [title, state]);

describe("saving", () => {
  it("writes what was edited and typed as the next version", async () => {
    await deleteOn(phone, "lesson_B");
    const saved = await saveEdits(phone, typed({ goal: "Bake", emoji: "🥧", num_lessons: 8 }));
    expect(saved).toMatchObject({ version: 2, goal: "Bake", emoji: "🥧", num_lessons: 8 });
    expect(namesOf(saved)).toEqual(["A", "C"]);
    expect(await shown.saved()).toEqual(saved);
  });

  it("leaves nothing unsaved", async () => {
    await deleteOn(phone, "lesson_B");
    await saveEdits(phone, typed());
    expect(await isKept(phone)).toBe(false);
    expect((await openEditor(phone)).edited.isChanged).toBe(false);
  });

  it("leaves a suggestion where it is", async () => {
    await suggestOn(phone, "X");
    await saveEdits(phone, typed({ goal: "Bake" }));
    const { edited, baseVersion } = await openEditor(phone);
    expect([outline(edited.suggested), edited.goal, edited.isChanged, baseVersion]).toEqual([
      [["X"]],
      "Bake",
      false,
      2,
    ]);
  });

  it("can be undone, also what was only typed", async () => {
    await saveEdits(phone, typed({ goal: "Bake" }));
    expect((await openEditor(phone)).undo?.what).toBe("Plan details changed");
    await undoOn(phone);
    expect((await openEditor(phone)).edited).toMatchObject({ goal: shown.plan.goal, isChanged: true });
  });

  it("twice with one press saves once", async () => {
    await deleteOn(phone, "lesson_B");
    const press = () => saveEdits(phone, typed({ goal: "Bake" }));
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toEqual(second);
    expect((await shown.saved()).version).toBe(2);
  });

  it("raises the family's version", async () => {
    const before = (await findParent(shown.parentId))?.family_version ?? 0;
    await saveEdits(phone, typed());
    expect((await findParent(shown.parentId))?.family_version).toBe(before + 1);
  });

  it("a plan without lessons is refused, and leaves it in the editor", async () => {
    for (const { id } of abc) await deleteOn(phone, id);
    await expect(saveEdits(phone, typed())).rejects.toBeInstanceOf(PlanEmpty);
    expect(await shown.saved()).toEqual(shown.plan);
    expect((await openEditor(phone)).edited.lessons).toEqual([]);
  });
});

describe("'Keep' and 'Accept'", () => {
  it("keep the current lessons as the next version, and drop the suggestion", async () => {
    await suggestOn(phone, "X", "Y");
    const saved = await keepCurrent(phone, typed({ goal: "Bake" }));
    expect([saved.version, saved.goal, namesOf(saved)]).toEqual([2, "Bake", ["A", "B", "C"]]);
    expect((await openEditor(phone)).edited.suggested).toBeNull();
  });

  it("make the suggested lessons the next version", async () => {
    await suggestOn(phone, "X", "Y");
    const saved = await acceptSuggested(phone, typed());
    expect([saved.version, namesOf(saved)]).toEqual([2, ["X", "Y"]]);
    expect(await isKept(phone)).toBe(false);
  });

  it.each([
    ["kept", keepCurrent],
    ["accepted", acceptSuggested],
  ] as const)("can be undone: what was %s is beside the plan again", async (choice, choose) => {
    await suggestOn(phone, "X");
    await choose(phone, typed());
    expect((await openEditor(phone)).undo?.what).toBe(editWords[choice]);
    await undoOn(phone);
    const { edited } = await openEditor(phone);
    expect([namesOf(edited), outline(edited.suggested)]).toEqual([["A", "B", "C"], [["X"]]]);
  });

  it.each([keepCurrent, acceptSuggested])("twice with one press choose once: %o", async (choose) => {
    await suggestOn(phone, "X");
    const press = () => choose(phone, typed({ goal: "Bake" }));
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toEqual(second);
    expect((await shown.saved()).version).toBe(2);
  });

  it("accept no suggestion that there is none of", async () => {
    await expect(acceptSuggested(phone, typed())).rejects.toBeInstanceOf(PlanPartGone);
    expect((await shown.saved()).version).toBe(1);
  });
});

describe("what the child has done", () => {
  beforeEach(() => setPosition(shown.plan, { lesson_index: 2, topic_index: 0 }));

  it("stays done when lessons are moved and saved", async () => {
    await changeEditedPlan(phone, "Moved", (plan) => moveLesson(plan, "lesson_C", { list: "current", index: 0 }));
    await saveEdits(phone, typed());
    expect(await states()).toEqual([
      ["C", "active"],
      ["A", "done"],
      ["B", "done"],
    ]);
  });

  it("stays done when a suggestion with lessons of the same titles is accepted", async () => {
    await suggestOn(phone, "New", "b", "A");
    const { lessons } = await acceptSuggested(phone, typed());
    expect(lessons.map(({ id }) => id)).toEqual(["lesson_n0", "lesson_B", "lesson_A"]);
    expect(await states()).toEqual([
      ["New", "active"],
      ["b", "done"],
      ["A", "done"],
    ]);
  });

  it("stays done when its lesson is deleted, saved, brought back and saved again", async () => {
    await deleteOn(phone, "lesson_A");
    await saveEdits(phone, typed());
    await undoOn(phone);
    await saveEdits(phone, typed({}, 2));
    expect(await states()).toEqual([
      ["A", "done"],
      ["B", "done"],
      ["C", "active"],
    ]);
  });
});

describe("saving over what was saved elsewhere meanwhile", () => {
  beforeEach(async () => {
    await deleteOn(laptop, "lesson_A");
    await deleteOn(phone, "lesson_B");
    await saveEdits(laptop, typed({ goal: "Theirs" }));
    await expect(saveEdits(phone, typed({ goal: "Mine" }))).rejects.toBeInstanceOf(VersionConflict);
  });

  it("leaves what is saved as it is, and shows both versions with what was typed", async () => {
    expect(await shown.saved()).toMatchObject({ version: 2, goal: "Theirs" });
    expect(await savedNames()).toEqual(["B", "C"]);
    const { edited, plan, isSavedElsewhere } = await openEditor(phone);
    expect([edited.goal, namesOf(edited)]).toEqual(["Mine", ["A", "C"]]);
    expect([plan.goal, isSavedElsewhere]).toEqual(["Theirs", true]);
  });

  it("is refused again, also with the version there is now, until one is chosen", async () => {
    await expect(saveEdits(phone, typed({ goal: "Mine" }, 2))).rejects.toBeInstanceOf(VersionConflict);
    expect((await shown.saved()).version).toBe(2);
  });

  it("saves mine when that is chosen, and undoing brings back theirs", async () => {
    const saved = await resolveConflict(phone, "mine", 2);
    expect([saved.version, saved.goal, namesOf(saved)]).toEqual([3, "Mine", ["A", "C"]]);
    expect(await openEditor(phone)).toMatchObject({ isSavedElsewhere: false, edited: { isChanged: false } });
    await undoOn(phone);
    const { edited, isSavedElsewhere } = await openEditor(phone);
    expect([edited.goal, namesOf(edited), isSavedElsewhere]).toEqual(["Theirs", ["B", "C"], false]);
  });

  it("makes the steps to mine the newest when that is chosen, and settles all of them", async () => {
    await resolveConflict(phone, "mine", 2);
    const undone: (string | undefined)[] = [];
    for (let step = (await openEditor(phone)).undo; step; step = (await openEditor(phone)).undo) {
      undone.push(step.what);
      await undo(phone, step.id);
      expect((await openEditor(phone)).isSavedElsewhere).toBe(false);
    }
    const changed = editWords.fieldsChanged;
    const mine = [editWords.replaced, changed, 'Lesson "B" deleted'];
    expect(undone).toEqual([...mine, changed, 'Lesson "A" deleted']);
  });

  it("leaves theirs when that is chosen, and undoing brings back mine, still to be settled", async () => {
    const saved = await resolveConflict(phone, "theirs", 2);
    expect([saved.version, saved.goal]).toEqual([2, "Theirs"]);
    expect(await isKept(phone)).toBe(false);
    await undoOn(phone);
    const { edited, isSavedElsewhere } = await openEditor(phone);
    expect([edited.goal, namesOf(edited), isSavedElsewhere]).toEqual(["Mine", ["A", "C"], true]);
  });

  it.each(["mine", "theirs"] as const)("is settled once when '%s' is pressed twice", async (choice) => {
    const press = () => resolveConflict(phone, choice, 2);
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toEqual(second);
    expect((await shown.saved()).version).toBe(choice === "mine" ? 3 : 2);
  });

  it("is not settled over a version that was not shown", async () => {
    await saveEdits(laptop, typed({ goal: "Theirs again" }, 2));
    await expect(resolveConflict(phone, "mine", 2)).rejects.toBeInstanceOf(VersionConflict);
    expect(await shown.saved()).toMatchObject({ version: 3, goal: "Theirs again" });
  });
});

describe("a page that is older than what is saved", () => {
  it("keeps what was typed on it, when nothing else was changed there", async () => {
    await saveEdits(laptop, typed({ goal: "Theirs" }));
    await expect(saveEdits(phone, typed({ goal: "Mine" }))).rejects.toBeInstanceOf(VersionConflict);
    expect(await openEditor(phone)).toMatchObject({ edited: { goal: "Mine" }, isSavedElsewhere: true });
  });

  it("is no conflict when it says what is saved already", async () => {
    await deleteOn(phone, "lesson_B");
    await deleteOn(laptop, "lesson_B");
    await saveEdits(laptop, typed({ goal: "Bake" }));
    expect((await saveEdits(phone, typed({ goal: "Bake" }))).version).toBe(2);
    expect(await isKept(phone)).toBe(false);
  });

  it("keeps the suggestion that was accepted on it", async () => {
    await suggestOn(phone, "X");
    await saveEdits(laptop, typed({ goal: "Theirs" }));
    await expect(acceptSuggested(phone, typed())).rejects.toBeInstanceOf(VersionConflict);
    expect(namesOf(await resolveConflict(phone, "mine", 2))).toEqual(["X"]);
  });

  it("is saved by one of two browsers that save at once, and shown to the other", async () => {
    const outcomes = await Promise.allSettled([
      saveEdits(phone, typed({ goal: "Phone" })),
      saveEdits(laptop, typed({ goal: "Laptop" })),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const conflicts = await Promise.all([openEditor(phone), openEditor(laptop)]);
    expect(conflicts.filter(({ isSavedElsewhere }) => isSavedElsewhere)).toHaveLength(1);
  });
});
