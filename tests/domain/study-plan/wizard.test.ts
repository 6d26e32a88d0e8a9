import { describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Lesson } from "~/domain/study-plan/study-plan";
import {
  answerOf,
  firstOpenStep,
  isStepComplete,
  isStepReachable,
  nextNonse,
  stepAfter,
  stepBefore,
  stepNamed,
  stepOfPage,
  withAnswer,
} from "~/domain/study-plan/wizard";
import { WIZARD_STEP_COUNT, type WizardAnswers, emptyAnswers, wizardSteps } from "~/domain/study-plan/wizard-steps";
import { wordsAnswered } from "#tests/support/wizard-answers";

const lessons: Lesson[] = [{ id: "lesson_1", title: "Halves", explanation: "", num_videos: 0, topics: [] }];

const complete: WizardAnswers = {
  ...emptyAnswers,
  ...wordsAnswered(),
  subject: "Math",
  goal: "Add fractions",
  previous_knowledge: "Halves",
  needs: "",
  emoji: "🍕",
  lessons,
  topicNonses: [3, 4],
};

const slugs = wizardSteps.map(({ slug }) => slug);

/** Each page that asks for something, and its answer when there is none. */
const unanswered = wizardSteps.flatMap(({ slug, field, passedBy }): [string, Partial<WizardAnswers>][] => {
  const name = passedBy ?? field;
  return name ? [[slug, { [name]: emptyAnswers[name] }]] : [];
});

describe("the wizard's pages", () => {
  it("have those of the specification among them, in its order", () => {
    const specified = ["", "goal", "previous_knowledge", "needs", "emojis", "preview", "topics"];
    expect(slugs.filter((slug) => specified.includes(slug))).toEqual(specified);
  });

  it("are numbered by their place, a second page like the one before it", () => {
    const numbers = wizardSteps.map(({ number }) => number);
    const seconds = wizardSteps.filter(({ isSecondPage }) => isSecondPage).length;
    expect(numbers[0]).toBe(1);
    expect(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))).toEqual(
      wizardSteps.slice(1).map(({ isSecondPage }) => (isSecondPage ? 0 : 1)),
    );
    expect(WIZARD_STEP_COUNT).toBe(wizardSteps.length - seconds);
  });

  it("are each found by the path of their page", () => {
    expect(slugs.map((slug) => stepOfPage(paths.child.addStudyPlan("goal", slug)).slug)).toEqual(slugs);
  });

  it.each(["goal/", "goal//", "Goal", "go%61l", "GOAL/"])("are found as the router finds them: %s", (written) => {
    expect(stepOfPage(`/profile/ada_reads/add_study_plan/${written}`).slug).toBe("goal");
  });

  it("are known by their slugs, and no other", () => {
    expect(slugs.map((slug) => stepNamed(slug).slug)).toEqual(slugs);
    expect(() => stepNamed("goals")).toThrow("no step");
  });

  it("lead on to the next and back to the one before", () => {
    expect(slugs.map((slug) => stepAfter(slug)?.slug)).toEqual([...slugs.slice(1), undefined]);
    expect(slugs.map((slug) => stepBefore(slug)?.slug)).toEqual([undefined, ...slugs.slice(0, -1)]);
  });
});

describe("a page of the wizard", () => {
  it("is the only one that can be opened when it is the first and nothing is answered", () => {
    expect(slugs.filter((slug) => isStepReachable(emptyAnswers, slug))).toEqual([""]);
  });

  it.each(unanswered)("'%s' is the last that can be opened while it is unanswered", (slug, missing) => {
    const answers = { ...complete, ...missing };
    expect(firstOpenStep(answers).slug).toBe(slug);
    const reachable = slugs.filter((other) => isStepReachable(answers, other));
    expect(reachable).toEqual(slugs.slice(0, slugs.indexOf(slug) + 1));
  });

  it("can be opened whichever it is when all before it are answered", () => {
    expect(slugs.filter((slug) => isStepReachable(complete, slug))).toEqual(slugs);
    expect(firstOpenStep(complete).slug).toBe("topics");
  });

  it("can't be opened when there is none of that name", () => {
    expect(isStepReachable(complete, "payment")).toBe(false);
  });

  it("that asks for needs may be passed without any", () => {
    const needs = stepNamed("needs");
    expect(isStepComplete(needs, { ...emptyAnswers, ...answerOf(needs, { needs: "" }) })).toBe(true);
  });
});

describe("a new suggestion", () => {
  it("goes from 0 to 4 and round again", () => {
    expect([0, 1, 2, 3, 4].map((nonse) => nextNonse(nonse, -1))).toEqual([1, 2, 3, 4, 0]);
  });

  it("is never the one shown beside it, nor the same again", () => {
    const nonses = [0, 1, 2, 3, 4];
    const pairs = nonses.flatMap((shown) => nonses.map((beside) => [shown, beside] as const));
    const differing = pairs.filter(([shown, beside]) => shown !== beside);
    expect(differing.filter((pair) => pair.includes(nextNonse(...pair)))).toEqual([]);
  });

  it("comes to all four that are not shown beside it", () => {
    const seen: number[] = [];
    for (let nonse = 0; seen.length < 4; seen.push(nonse)) nonse = nextNonse(nonse, 2);
    expect(seen).toEqual([1, 3, 4, 0]);
  });
});

describe("an answer", () => {
  it.each<Partial<WizardAnswers>>([
    { subject: "Art" },
    { goal: "Multiply fractions" },
    { previous_knowledge: "Quarters" },
    { needs: "Pictures" },
    { num_lessons: 6 },
  ])("that changes what is suggested lets the accepted lessons go: %j", (changes) => {
    expect(withAnswer(complete, changes)).toEqual({ ...complete, ...changes, lessons: null, topicNonses: [0, 1] });
  });

  it.each<Partial<WizardAnswers>>([
    { subject: "Math" },
    { goal: "Add fractions", previous_knowledge: "Halves" },
    { needs: "", hasPassedNeeds: true },
    { num_lessons: 5 },
    { emoji: "🥧" },
    { lessonNonses: [2, 3] },
    { topicNonses: [0, 2] },
  ])("that changes no input keeps the accepted lessons: %j", (changes) => {
    expect(withAnswer(complete, changes)).toEqual({ ...complete, ...changes });
  });

  it("leaves the answers that it is given as they were", () => {
    const before = structuredClone(complete);
    withAnswer(complete, { subject: "Art" });
    expect(complete).toEqual(before);
  });
});
