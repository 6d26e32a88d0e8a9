import { describe, expect, it } from "vitest";
import { changeFields, editedFrom, makeLonger, makeShorter } from "~/domain/study-plan/edited-plan";
import { type PlanFields, planFieldsSchema } from "~/domain/study-plan/study-plan";
import { editedPlan, lesson } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("Halves", "Cakes")]);
const fields = planFieldsSchema.parse(plan);
const ofLength = (num_lessons: number) => ({ ...plan, num_lessons });

it("a plan comes into the editor as it is saved, unchanged and without a suggestion", () => {
  const progress = { current_position: { lesson_index: 1, topic_index: 0 }, done_ids: [] };
  const saved = { id: "study_plan_1", version: 7, ...fields, lessons: plan.lessons, is_deleted: 0 as const };
  expect(editedFrom({ ...saved, ...progress })).toEqual(plan);
});

describe("typing", () => {
  it.each<Partial<PlanFields>>([
    { subject: "Art" },
    { goal: "Multiply fractions" },
    { previous_knowledge: "" },
    { needs: "Pictures" },
    { num_lessons: 6 },
  ])("%j sets the changed flag alone", (changes) => {
    expect(changeFields(plan, changes)).toEqual({ ...plan, ...changes, isChanged: true });
  });

  it("an emoji sets its own flag alone", () => {
    expect(changeFields(plan, { emoji: "🥧" })).toEqual({ ...plan, emoji: "🥧", isEmojiChanged: true });
  });

  it("an emoji and a goal sets both flags", () => {
    expect(changeFields(plan, { emoji: "🥧", goal: "Bake" })).toMatchObject({ isChanged: true, isEmojiChanged: true });
  });

  it("what is there already changes nothing", () => {
    expect(changeFields(plan, fields)).toBe(plan);
  });

  it("something else does not take back a flag", () => {
    const changed = changeFields(changeFields(plan, { goal: "Bake" }), { emoji: "🥧" });
    expect(changed).toMatchObject({ isChanged: true, isEmojiChanged: true });
  });
});

describe("'Make longer' and 'Make shorter'", () => {
  it("ask for one lesson more and one less, and set the changed flag", () => {
    expect(makeLonger(ofLength(5))).toEqual({ ...ofLength(6), isChanged: true });
    expect(makeShorter(ofLength(5))).toEqual({ ...ofLength(4), isChanged: true });
  });

  it("come to 8 and to 3", () => {
    expect(makeLonger(ofLength(7)).num_lessons).toBe(8);
    expect(makeShorter(ofLength(4)).num_lessons).toBe(3);
  });

  it("do nothing at 8 and at 3", () => {
    const [longest, shortest] = [ofLength(8), ofLength(3)];
    expect(makeLonger(longest)).toBe(longest);
    expect(makeShorter(shortest)).toBe(shortest);
  });
});

describe("the editor's inputs", () => {
  it("may do without previous knowledge and needs", () => {
    expect(planFieldsSchema.safeParse({ ...fields, previous_knowledge: "", needs: "" }).success).toBe(true);
  });

  it.each(["subject", "goal", "emoji"])("need a %s", (name) => {
    expect(planFieldsSchema.safeParse({ ...fields, [name]: " " }).error?.issues).toMatchObject([{ path: [name] }]);
  });
});
