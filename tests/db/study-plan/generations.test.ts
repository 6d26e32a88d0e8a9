import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NotAuthorized, PlanArchived, PlanFull, ServiceFailed } from "~/domain/errors";
import { openEditor } from "~/domain/study-plan/editor.server";
import type { Editing } from "~/domain/study-plan/plan-edits.server";
import { archivePlan } from "~/domain/study-plan/study-plan.server";
import {
  findGeneration,
  forgetGeneration,
  applyGeneration,
  generationOfLesson,
  generationOfPlan,
} from "~/domain/study-plan/generations.server";
import { ada, another, family } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson, lessons, outline } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, planInTwoBrowsers } from "#tests/support/plan-editor";

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

const editedOn = async (browser: Editing) => (await openEditor(browser)).edited;

describe("a new lesson that was asked for", () => {
  it("is put at the front of the plan once it is written, as a step that can be undone", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    expect(await applyGeneration(phone, id, [lesson("N", "n1")])).toBe("lesson_N");
    expect(outline((await editedOn(phone)).lessons)[0]).toEqual(["N", "n1"]);
    expect((await openEditor(phone)).undo?.what).toBe('Lesson "N" added');
  });

  it("takes on the id of the lesson of its title", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    expect(await applyGeneration(phone, id, [{ ...lesson("N", "n1"), title: "B" }])).toBe("lesson_B");
  });

  it("is put in once, also when it is written in two answers at once", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    const places = await Promise.all([1, 2].map(() => applyGeneration(phone, id, [lesson("N")])));
    expect(places).toEqual(["lesson_N", "lesson_N"]);
    expect((await editedOn(phone)).lessons).toHaveLength(4);
  });

  it("is not put in once it is forgotten", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    await forgetGeneration(phone, id);
    expect(await applyGeneration(phone, id, [lesson("N")])).toBeNull();
    expect((await editedOn(phone)).lessons).toHaveLength(3);
  });

  it("stays asked for when nothing of it was written", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    await expect(applyGeneration(phone, id, [])).rejects.toThrow(ServiceFailed);
    expect(await findGeneration(phone, id)).toMatchObject({ description: "Number lines", putAt: null });
  });

  it("stays asked for when the plan is full, and leaves it as it was", async () => {
    const full = await planInTwoBrowsers(lessons(24));
    const { id } = await generationOfLesson(full.phone, "Number lines");
    await expect(applyGeneration(full.phone, id, [lesson("N")])).rejects.toThrow(PlanFull);
    expect(await findGeneration(full.phone, id)).toMatchObject({ putAt: null });
    expect((await editedOn(full.phone)).lessons).toHaveLength(24);
  });

  it("is not another browser's", async () => {
    const { id } = await generationOfLesson(phone, "Number lines");
    expect(await findGeneration(laptop)).toBeNull();
    expect(await applyGeneration(laptop, id, [lesson("N")])).toBeNull();
  });
});

describe("a plan that was asked for", () => {
  it("is put beside the current one, which stays as it is", async () => {
    const { id } = await generationOfPlan(phone);
    expect(await applyGeneration(phone, id, [lesson("X", "x1")])).toBe("suggested");
    const { lessons: own, suggested, isChanged } = await editedOn(phone);
    expect([own.length, outline(suggested), isChanged]).toEqual([3, [["X", "x1"]], false]);
  });

  it("is another each time, 0 to 4 and round again", async () => {
    const counters: number[] = [];
    for (let presses = 0; presses < 6; presses += 1) counters.push((await generationOfPlan(phone)).nonse);
    expect(counters).toEqual([0, 1, 2, 3, 4, 0]);
  });
});

describe("nothing can be asked for", () => {
  it("in an archived plan", async () => {
    await archivePlan(shown.parentId, shown.username, shown.plan.id);
    await expect(generationOfLesson(phone, "Number lines")).rejects.toThrow(PlanArchived);
  });

  it("in another family's plan", async () => {
    const { id: parentId } = await family(another(ada));
    await expect(generationOfPlan({ ...phone, parentId })).rejects.toThrow(NotAuthorized);
  });
});
