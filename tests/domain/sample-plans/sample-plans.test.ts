import { describe, expect, it } from "vitest";
import { answersOfSample, findSamplePlan, lessonsOfSample, samplePlans } from "~/domain/sample-plans/sample-plans";
import { postedStudyPlanSchema, presetSubjects } from "~/domain/study-plan/study-plan";
import { firstOpenStep, withAnswer } from "~/domain/study-plan/wizard";
import { emptyAnswers } from "~/domain/study-plan/wizard-steps";

const subjects = presetSubjects.map(({ subject }) => subject);
const [chess] = samplePlans.filter(({ id }) => id === "chess");
if (!chess) throw new Error("There is no chess sample.");

describe("the sample study plans", () => {
  it("are 15, each of a preset subject of its own", () => {
    const shown = samplePlans.map(({ subject }) => subject);
    expect(new Set(shown).size).toBe(15);
    expect(subjects).toEqual(expect.arrayContaining(shown));
  });

  it("say nothing twice", () => {
    const titles = samplePlans.flatMap(({ id, lessons }) => [id, ...lessons.map(({ title }) => title)]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(samplePlans.map((plan) => [plan.id, plan] as const))("%s is a plan that can be saved", (_, plan) => {
    const lessons = lessonsOfSample(plan);
    expect(
      postedStudyPlanSchema.safeParse({ ...emptyAnswers, ...answersOfSample(plan), lessons }).error,
    ).toBeUndefined();
  });

  it.each(samplePlans.map((plan) => [plan.id, plan] as const))(
    "%s has 5 lessons of 4 or 5 topics",
    (_, { lessons }) => {
      expect(lessons).toHaveLength(5);
      expect(lessons.filter(({ topics }) => topics.length < 4 || topics.length > 5)).toEqual([]);
    },
  );
});

describe("an id", () => {
  it("finds its sample", () => expect(findSamplePlan("chess")).toBe(chess));

  it.each([null, undefined, "", "alchemy", "constructor", 7])("%s finds none", (id) => {
    expect(findSamplePlan(id)).toBeNull();
  });
});

describe("a wizard that starts with a sample", () => {
  const started = withAnswer(emptyAnswers, answersOfSample(chess));

  it("goes on at the topics", () => expect(firstOpenStep(started).slug).toBe("topics"));

  it("knows its sample until an answer changes", () => {
    const changed = withAnswer(started, { goal: "Play in a club" });
    expect([started.sampleId, changed.sampleId, changed.lessons]).toEqual(["chess", null, null]);
  });
});
