import { describe, expect, it } from "vitest";
import type { Lesson } from "~/domain/study-plan/study-plan";
import {
  WIZARD_STEP_COUNT,
  type WizardAnswers,
  emptyAnswers,
  firstOpenStep,
  isStepReachable,
  nextNonse,
  stepAfter,
  stepBefore,
  withAnswer,
  wizardSteps,
} from "~/domain/study-plan/wizard";

const lessons: Lesson[] = [{ id: "lesson_1", title: "Halves", explanation: "", num_videos: 0, topics: [] }];

const complete: WizardAnswers = {
  ...emptyAnswers,
  subject: "Math",
  goal: "Add fractions",
  previous_knowledge: "Halves",
  hasPassedNeeds: true,
  emoji: "🍕",
  lessons,
  topicNonses: [3, 4],
};

const paths = ["", "goal", "previous_knowledge", "needs", "emojis", "preview", "topics"];

/** What each page asks for, and how it is when it has not been answered. */
const unanswered: [string, Partial<WizardAnswers>][] = [
  ["", { subject: "" }],
  ["goal", { goal: "" }],
  ["previous_knowledge", { previous_knowledge: "" }],
  ["needs", { hasPassedNeeds: false }],
  ["emojis", { emoji: "" }],
  ["preview", { lessons: null }],
];

describe("the wizard's pages", () => {
  it("come in the specification's order", () => {
    expect(wizardSteps.map(({ path }) => path)).toEqual(paths);
  });

  it("are numbered from 1 to 6, the last two sharing the sixth step", () => {
    expect(wizardSteps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(WIZARD_STEP_COUNT).toBe(6);
  });

  it("are all asked for except the needs", () => {
    expect(wizardSteps.filter(({ isOptional }) => isOptional).map(({ path }) => path)).toEqual(["needs"]);
  });

  it("lead on to the next and back to the one before", () => {
    expect(paths.map((path) => stepAfter(path)?.path)).toEqual([...paths.slice(1), undefined]);
    expect(paths.map((path) => stepBefore(path)?.path)).toEqual([undefined, ...paths.slice(0, -1)]);
  });
});

describe("a page of the wizard", () => {
  it("is the only one that can be opened when it is the first and nothing is answered", () => {
    expect(paths.filter((path) => isStepReachable(emptyAnswers, path))).toEqual([""]);
  });

  it.each(unanswered)("'%s' is the last that can be opened while it is unanswered", (path, missing) => {
    const answers = { ...complete, ...missing };
    expect(firstOpenStep(answers).path).toBe(path);
    const reachable = paths.filter((other) => isStepReachable(answers, other));
    expect(reachable).toEqual(paths.slice(0, paths.indexOf(path) + 1));
  });

  it("can be opened whichever it is when all before it are answered", () => {
    expect(paths.filter((path) => isStepReachable(complete, path))).toEqual(paths);
    expect(firstOpenStep(complete).path).toBe("topics");
  });

  it("can't be opened when there is none of that name", () => {
    expect(isStepReachable(complete, "payment")).toBe(false);
  });

  it("that asks for needs may be passed without any", () => {
    expect(isStepReachable({ ...complete, needs: "", hasPassedNeeds: true }, "emojis")).toBe(true);
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
