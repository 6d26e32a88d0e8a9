import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { readLessonLine, readTopicLine } from "~/domain/suggestion/suggestion";
import type { PlanInputs } from "~/services/suggestions/suggestions";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { NONSES, inputsWith, lessonFrom, lessonLines, patient, topicLines } from "./support";

const engine = builtInSuggestions();
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
  ["patterns of replacement", "$& $1 $` {subject} – {wish} {title}"],
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
    expect(title).toMatch(/^[^:]{1,60}$/);
    expect(explanation.length).toBeGreaterThan(30);
    expect(explanation.length).toBeLessThanOrEqual(500);
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
      for (const line of lines) expect(line).toMatch(/^1: [^\n\r\u2028]{3,60}$/);
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
      { numRuns: 200 },
    );
  });

  it.each(hostile)("a lesson and ideas keep their format: %s", async (_name, text) => {
    const inputs = inputsWith({ subject: text, goal: text, previousKnowledge: text, needs: text, gradeLevel: text });
    for (const subject of [text, "Math"]) {
      const lesson = await lessonFrom(text, { ...inputs, subject });
      expect(lesson.title).toMatch(/^[^:\n\r\u2028]{1,60}$/);
      expect(lesson.explanation).toMatch(/^[^\n\r\u2028]{30,500}$/);
      for (const topic of lesson.topics) expect(topic).toMatch(/^[^\n\r\u2028]{3,60}$/);
      const goals = await engine.goals({ subject, description: text, gradeLevel: text }, patient);
      const knowledge = await engine.previousKnowledge({ subject, goal: text, gradeLevel: text }, patient);
      for (const idea of [...goals, ...knowledge]) expect(idea).toMatch(/^[^\n\r\u2028]{3,120}$/);
      expect((await engine.emojis({ subject, goal: text }, patient)).length).toBe(8);
    }
  });

  it("a long description of one's own is cut after a whole word and still recognizable", async () => {
    const words = "throw a perfect boomerang that flies around the old oak behind the house and always comes back";
    const { title } = await lessonFrom(words, inputsWith({ subject: "Boomerangs", goal: "boomerangs" }));
    const [shown = "", rest] = title.split("…");
    expect(rest).toBe("");
    expect(shown.length).toBeGreaterThan(20);
    expect(`${words} `).toContain(`${shown.slice(1)} `);
  });

  it("stands in no lesson of a plan: a parent's words are not pasted into sentences", async () => {
    for (const nonse of NONSES) {
      const given = inputsWith({
        subject: "Boomerangs",
        goal: "throw a zigzagging boomerang",
        needs: "loves zeppelins",
      });
      expect((await lessonLines(given, 8, nonse)).join("\n")).not.toMatch(/boomerang|zigzag|zeppelin/i);
    }
  });
});
