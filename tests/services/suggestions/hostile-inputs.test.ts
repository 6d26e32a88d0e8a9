import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { readLessonLine, readTopicLine } from "~/domain/suggestion/suggestion";
import type { PlanInputs } from "~/services/suggestions/suggestions";
import { NONSES, inputsWith, lessonLines, topicLines } from "./support";

const rightToLeft = "שלום עולם ".repeat(12);
const flags = "👨‍👩‍👧‍👦🏳️‍🌈".repeat(20);
const hostile = [
  ["nothing", ""],
  ["emoji", "🎉🎉"],
  ["120 right-to-left characters", rightToLeft],
  ["families and flags", flags],
  ["colons and newlines", "a: b\nc: d\r\n3: e\u2028f"],
  ["quotation marks", '"Hello", she said. “Bye”: "…"'],
  ["one long word", "x".repeat(120)],
  ["patterns of replacement", "$& $1 $` {subject} – {topic} {title}"],
  ["marks that turn the text", "\u202Eabc\u2066def"],
  ["half an emoji", "ab\uD83Ccd"],
  ["names of object properties", "constructor __proto__ toString"],
] as const;

/** What holds for every plan, whatever was typed. */
async function expectGoodPlan(inputs: PlanInputs, count: number, nonse: number) {
  const lines = await lessonLines(inputs, count, nonse);
  const lessons = lines.map((line) => readLessonLine(line));
  expect(lessons).toHaveLength(count);
  const outlines = lessons.filter((lesson) => lesson !== null);
  expect(outlines.map(({ title, explanation }) => `${title}: ${explanation}`)).toEqual(lines);
  expect(new Set(outlines.map(({ title }) => title)).size).toBe(count);
  for (const { title, explanation } of outlines) {
    expect(title).toMatch(/^[^:]{3,60}$/);
    expect(explanation.length).toBeGreaterThan(30);
    expect(explanation.length).toBeLessThanOrEqual(240);
    expect(`${title}${explanation}`).not.toMatch(/\p{Cs}|[\u202A-\u202E]/u);
  }
  const topics = await topicLines(inputs, outlines, nonse);
  for (const line of topics) {
    const read = readTopicLine(line, count);
    expect(`${(read?.lessonIndex ?? 0) + 1}: ${read?.title}`).toBe(line);
    expect(read?.title.length).toBeLessThanOrEqual(80);
  }
}

describe("whatever is typed", () => {
  it.each(hostile)("the lines keep their format: %s", async (_name, text) => {
    for (const nonse of NONSES) {
      for (const field of ["subject", "goal", "previousKnowledge", "needs", "gradeLevel"] as const) {
        await expectGoodPlan(inputsWith({ [field]: text }), 5, nonse);
      }
      const all = { subject: text, goal: text, previousKnowledge: text, needs: text, gradeLevel: text };
      await expectGoodPlan(all, 8, nonse);
    }
  });

  it.each(hostile)("topics keep their format for a lesson's title of: %s", async (_name, title) => {
    for (const nonse of NONSES) {
      const lines = await topicLines(inputsWith(), [{ title, explanation: title }], nonse);
      for (const line of lines) expect(line).toMatch(/^1: [^\n\r\u2028]{3,80}$/);
    }
  });

  it("a plan keeps its promises", async () => {
    const text = (maxLength: number) =>
      fc.oneof(
        fc.string({ unit: "binary", maxLength }),
        fc.lorem({ maxCount: 12 }),
        fc.constantFrom(...hostile.map(([, one]) => one)),
      );
    const inputs = fc.record({
      subject: fc.oneof(fc.constantFrom(...presetSubjects.map(({ subject }) => subject)), text(30)),
      goal: text(120),
      previousKnowledge: text(120),
      needs: text(120),
      gradeLevel: text(30),
    });
    await fc.assert(
      fc.asyncProperty(inputs, fc.integer({ min: 3, max: 8 }), fc.constantFrom(...NONSES), expectGoodPlan),
      { numRuns: 300 },
    );
  });

  it("a long goal is cut after a whole word and still recognizable", async () => {
    const goal = "understand how fractions, decimals and percentages belong together and use them when we go shopping";
    for (const nonse of NONSES) {
      const all = (await lessonLines(inputsWith({ goal }), 8, nonse)).join("\n");
      const quoted = /plan: "(.+?)…?"\.$/m.exec(all)?.[1] ?? "";
      expect(quoted.length).toBeGreaterThan(25);
      expect(`${goal} `).toContain(`${quoted} `);
    }
  });
});
