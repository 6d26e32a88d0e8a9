import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { subjects } from "~/services/suggestions/built-in/subjects/all";
import { FREE_SUBJECTS, NONSES, inputsWith, lessonFrom, lessonsOf, shareIn, topicLines } from "./support";

const everySubject = [...presetSubjects.map(({ subject }) => subject), ...FREE_SUBJECTS];
const textIn = (line: string) => line.slice(line.indexOf(": ") + 2);
const fractions = { title: "Add and subtract fractions", explanation: "" };
const known = subjects[0]?.lessons.find(({ title }) => title === fractions.title);

describe("suggested topics", () => {
  it.each(everySubject)("are four to eight for each lesson, in order and well-formed: %s", async (subject) => {
    const inputs = inputsWith({ subject });
    for (const lessonNonse of NONSES) {
      const lessons = await lessonsOf(inputs, 8, lessonNonse);
      for (const nonse of NONSES) {
        const lines = await topicLines(inputs, lessons, nonse);
        for (const line of lines) expect(line).toMatch(/^[1-8]: [^\n]{3,60}$/);
        const numbers = lines.map((line) => Number(line[0]));
        expect(numbers).toEqual([...numbers].sort());
        lessons.forEach((_, index) => {
          const topics = lines.filter((line) => line.startsWith(`${index + 1}: `));
          expect(topics.length).toBeGreaterThanOrEqual(4);
          expect(topics.length).toBeLessThanOrEqual(8);
          expect(new Set(topics).size).toBe(topics.length);
        });
      }
    }
  });

  it.each(everySubject)("differ between any two nonses: %s", async (subject) => {
    const inputs = inputsWith({ subject });
    const lessons = await lessonsOf(inputs);
    const plans = await Promise.all(NONSES.map((nonse) => topicLines(inputs, lessons, nonse)));
    plans.forEach((plan, index) => {
      for (const other of plans.slice(index + 1)) expect(shareIn(plan, other)).toBeLessThanOrEqual(0.8);
    });
  });

  it("are the same for the same inputs and nonse", async () => {
    const inputs = inputsWith({ subject: "Music" });
    const lessons = await lessonsOf(inputs);
    expect(await topicLines(inputs, lessons, 3)).toEqual(await topicLines(inputs, lessons, 3));
  });

  it("are all of the curriculum's, step by step", async () => {
    expect((await topicLines(inputsWith(), [fractions])).map(textIn)).toEqual(known?.topics);
  });

  it("are most of the curriculum's, in its order, and one of the approach's own", async () => {
    for (const [index, way] of Object.values(known?.ways ?? {}).entries()) {
      const topics = (await topicLines(inputsWith(), [fractions], index + 1)).map(textIn);
      const plain = topics.filter((topic) => topic !== way.topic);
      expect(plain).toHaveLength(topics.length - 1);
      expect(known?.topics.filter((topic) => plain.includes(topic))).toEqual(plain);
    }
  });

  it("know a lesson by its title in any approach, whatever its letter case", async () => {
    const expected = await topicLines(inputsWith(), [fractions]);
    for (const { title } of Object.values(known?.ways ?? {})) {
      expect(await topicLines(inputsWith(), [{ title: title.toUpperCase(), explanation: "" }])).toEqual(expected);
    }
  });

  it("know a lesson that the parent has reworded", async () => {
    const [line] = await topicLines(inputsWith(), [{ title: "Adding fractions with Grandma", explanation: "" }]);
    expect(textIn(line ?? "")).toBe(known?.topics[0]);
  });

  it("follow from the title of a lesson that nothing is known about", async () => {
    for (const nonse of NONSES) {
      const lines = await topicLines(inputsWith(), [{ title: "Zebras & co", explanation: "" }], nonse);
      expect(lines.join()).toContain('"Zebras & co"');
      expect(lines.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("do not repeat themselves in a second lesson about the same", async () => {
    const lines = await topicLines(inputsWith(), [fractions, { ...fractions, title: "More fractions" }]);
    const topics = lines.map(textIn);
    expect(new Set(topics).size).toBe(topics.length);
  });

  it("number the lessons of a long plan past nine", async () => {
    const lessons = Array.from({ length: 12 }, (_, index) => ({ title: `Zebra ${index}`, explanation: "" }));
    const lines = await topicLines(inputsWith(), lessons);
    expect(lines.filter((line) => line.startsWith("12: ")).length).toBeGreaterThanOrEqual(4);
  });
});

describe("a lesson from a description", () => {
  it("is the curriculum's when that has one, with all its topics", async () => {
    const lesson = await lessonFrom("adding fractions with different denominators");
    expect(lesson).toEqual({ title: known?.title, explanation: known?.explanation, topics: known?.topics });
  });

  it("is made of the parent's words when the curriculum has none", async () => {
    const lesson = await lessonFrom("the Fibonacci numbers: in sunflowers", inputsWith({ subject: "Karate" }));
    expect(lesson.title).toBe("The Fibonacci numbers in sunflowers");
    expect(lesson.explanation).toMatch(/^[A-Z].+\.$/);
    expect(lesson.topics.join()).toContain('"The Fibonacci numbers in sunflowers"');
  });

  it("says how to meet the needs", async () => {
    expect((await lessonFrom("fractions", inputsWith({ needs: "ADHD" }))).explanation).toContain("To help with focus");
  });

  it("has a title of at most 60 characters, cut after a whole word", async () => {
    const description = "zebras that gallop over endless plains in the light of early mornings and sleep at night";
    const { title } = await lessonFrom(description);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(`${description} `).toContain(`${title.slice(1, -1)} `);
  });
});
