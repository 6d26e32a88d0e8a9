import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plansOfLearner } from "~/domain/learner/learner.server";
import { copyPlan } from "~/domain/study-plan/copy-plan.server";
import { editWords } from "~/domain/study-plan/edit-words";
import { type EditedPlan, changeFields } from "~/domain/study-plan/edited-plan";
import { changeEditedPlan, openEditor } from "~/domain/study-plan/editor.server";
import type { Generation } from "~/domain/study-plan/generation";
import { generationOfLesson, generationOfPlan } from "~/domain/study-plan/generations.server";
import { type LessonDetails, noDetails } from "~/domain/study-plan/lesson-details";
import { moveLessonBy } from "~/domain/study-plan/lesson-moves";
import { deleteLesson, editLesson, editTopic } from "~/domain/study-plan/part-changes";
import { undo } from "~/domain/study-plan/plan-history.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { saveEdits } from "~/domain/study-plan/save-edits.server";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { archivePlan, restorePlan } from "~/domain/study-plan/study-plan.server";
import { acceptSuggestedLessons, withSuggestion } from "~/domain/study-plan/suggested-plan";
import { followGeneration, peekGeneration } from "~/domain/study-plan/written-generation.server";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { type Suggestions, SuggestionsFailed } from "~/services/suggestions/suggestions";
import { fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, planInTwoBrowsers, typedOver } from "#tests/support/plan-editor";

const CUT: LessonDetails = { ...noDetails, minutes: 15, adult: "beside", safety: ["Mind it."], activity: "Cut it." };
const FOLD: LessonDetails = { ...noDetails, materials: ["paper"], question: "How often?", answer: "Twice." };
/** Longer than any test waits. */
const LONG_MS = 60_000;
const patient = new AbortController().signal;

let test: TestDatabase;
let shown: PlanInTwoBrowsers;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setServices({ suggestions: builtInSuggestions() });
  shown = await planInTwoBrowsers([
    { ...lesson("A", "a1"), details: CUT },
    { ...lesson("B"), details: FOLD },
    lesson("C"),
  ]);
});

const detailsIn = ({ lessons }: { lessons: readonly Lesson[] }) =>
  Object.fromEntries(lessons.map(({ id, details }) => [id.replace("lesson_", ""), details]));
const ALL = { A: CUT, B: FOLD, C: undefined };

async function change(step: (plan: EditedPlan) => EditedPlan): Promise<EditedPlan> {
  await changeEditedPlan(shown.phone, editWords.moved("A"), step);
  return (await openEditor(shown.phone)).edited;
}

describe("what a lesson has beside its topics stays with it", () => {
  it("when its plan is saved", async () => {
    expect(detailsIn(await shown.saved())).toEqual(ALL);
  });

  it("in the editor, whatever is done with the lesson, and when that is saved", async () => {
    await change((plan) => editLesson(plan, "lesson_A", { title: "Our own", explanation: "Words." }));
    await change((plan) => editTopic(plan, "topic_a1", { title: "Another" }));
    expect(detailsIn(await change((plan) => moveLessonBy(plan, "lesson_A", 1)))).toEqual(ALL);
    await saveEdits(shown.phone, { fields: typedOver(shown.plan), baseVersion: 1 });
    expect(detailsIn(await shown.saved())).toEqual(ALL);
  });

  it("when it was deleted and that is undone", async () => {
    expect(detailsIn(await change((plan) => deleteLesson(plan, "lesson_A")))).toEqual({ B: FOLD, C: undefined });
    await undo(shown.phone, (await openEditor(shown.phone)).undo?.id ?? "");
    expect(detailsIn((await openEditor(shown.phone)).edited)).toEqual(ALL);
  });

  it("when its plan was archived and is back", async () => {
    const { parentId, username, plan } = shown;
    await archivePlan(parentId, username, plan.id);
    expect(detailsIn(await shown.saved())).toEqual(ALL);
    await restorePlan(parentId, username, plan.id);
    expect(detailsIn(await shown.saved())).toEqual(ALL);
  });

  it("in a copy of the plan", async () => {
    const { parentId, username, plan } = shown;
    const copy = await copyPlan(parentId, username, plan.id, username);
    expect(copy.lessons.map(({ details }) => details)).toEqual([CUT, FOLD, undefined]);
  });

  it("on the way to the learner site", async () => {
    const [plan] = await plansOfLearner(shown.username);
    expect(plan?.lessons.map(({ details }) => details)).toEqual([CUT, FOLD, undefined]);
  });

  it("when a client that does not know of it saves over the plan", async () => {
    const { parentId, username, plan } = shown;
    const lessons = plan.lessons.map(({ details: _, ...known }) => known);
    const saved = await savePostedPlan(parentId, username, { ...plan, goal: "Bake", lessons });
    expect(saved.version).toBe(2);
    expect(detailsIn(saved)).toEqual(ALL);
    expect(await savePostedPlan(parentId, username, { ...plan, goal: "Bake", lessons })).toEqual(saved);
  });

  it("until a client says otherwise", async () => {
    const { parentId, username, plan } = shown;
    const lessons = plan.lessons.map((one) => ({ ...one, details: one.id === "lesson_A" ? FOLD : one.details }));
    const saved = await savePostedPlan(parentId, username, { ...plan, lessons });
    expect(detailsIn(saved)).toEqual({ ...ALL, A: FOLD });
  });
});

describe("a suggestion in the editor", () => {
  const context = () => ({ parentId: shown.parentId, grade_level: "Grade 4" });
  const planAsked = async () => {
    await changeEditedPlan(shown.phone, editWords.suggested, (plan) =>
      changeFields(plan, { goal: "Compare fractions", needs: "" }),
    );
    return generationOfPlan(shown.phone);
  };

  async function follow(generation: Generation): Promise<Lesson[]> {
    const parts = followGeneration(context(), generation, patient);
    for (;;) {
      const next = await parts.next();
      if (next.done) return next.value;
    }
  }

  it("brings what the curriculum says of its lessons, at once and as it is written", async () => {
    const generation = await planAsked();
    const peeked = await peekGeneration(context(), generation, LONG_MS);
    expect(peeked?.length).toBeGreaterThanOrEqual(3);
    for (const { details } of peeked ?? []) expect(details?.activity).toBeTruthy();
    const followed = await follow(generation);
    expect(followed.map(({ details }) => details)).toEqual(peeked?.map(({ details }) => details));
    const accepted = acceptSuggestedLessons(withSuggestion((await openEditor(shown.phone)).edited, followed));
    expect(accepted.lessons.map(({ details }) => details)).toEqual(followed.map(({ details }) => details));
  });

  it("of one new lesson brings what that has", async () => {
    const generation = await generationOfLesson(shown.phone, "The nine foods that labels must name");
    const [written] = await follow({
      ...generation,
      inputs: { ...fractions, subject: "Cooking", goal: "Food allergies" },
    });
    expect(written?.details?.adult).toBe("beside");
    expect(written?.details?.safety.length).toBeGreaterThan(0);
  });

  it("comes without, when the model has nothing to say of it", async () => {
    const details: Suggestions["details"] = async function* () {
      throw new SuggestionsFailed("busy");
    };
    test.setServices({ suggestions: { ...builtInSuggestions(), name: `model ${shown.parentId}`, details } });
    const generation = await planAsked();
    const written = await follow(generation);
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(written.filter((one) => one.details)).toEqual([]);
  });
});
