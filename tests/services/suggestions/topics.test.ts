import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { FREE_SUBJECTS, NONSES, inputsWith, lessonsOf, shareIn, topicLines } from "./support";

const everySubject = [...presetSubjects.map(({ subject }) => subject), ...FREE_SUBJECTS];
const titleIn = (line: string) => line.slice(line.indexOf(": ") + 2);

describe("suggested topics", () => {
  it.each(everySubject)("are four or five for each lesson, in order and well-formed: %s", async (subject) => {
    const inputs = inputsWith({ subject });
    for (const lessonNonse of NONSES) {
      const lessons = await lessonsOf(inputs, 8, lessonNonse);
      for (const nonse of NONSES) {
        const lines = await topicLines(inputs, lessons, nonse);
        for (const line of lines) expect(line).toMatch(/^[1-8]: [^\n]{3,80}$/);
        const numbers = lines.map((line) => Number(line[0]));
        expect(numbers).toEqual([...numbers].sort());
        lessons.forEach((_, index) => {
          const topics = lines.filter((line) => line.startsWith(`${index + 1}: `));
          expect([4, 5]).toContain(topics.length);
          expect(new Set(topics).size).toBe(topics.length);
        });
      }
    }
  });

  it.each(everySubject)("differ visibly between any two nonses: %s", async (subject) => {
    const inputs = inputsWith({ subject });
    const lessons = await lessonsOf(inputs);
    const all = await Promise.all(NONSES.map(async (nonse) => (await topicLines(inputs, lessons, nonse)).map(titleIn)));
    all.forEach((first, index) =>
      all.slice(index + 1).forEach((second) => expect(shareIn(first, second)).toBeLessThanOrEqual(0.2)),
    );
  });

  it("are the same for the same inputs and nonse", async () => {
    const inputs = inputsWith({ subject: "Music" });
    const lessons = await lessonsOf(inputs);
    expect(await topicLines(inputs, lessons, 3)).toEqual(await topicLines(inputs, lessons, 3));
  });

  it("are about the lesson's strand, whichever approach made the lesson", async () => {
    for (const title of ["Fractions", "Fold and cut fractions", "what is a fraction of something?"]) {
      const lines = await topicLines(inputsWith(), [{ title, explanation: "" }]);
      expect(lines).toContain("1: Halves and quarters");
    }
  });

  it("recognize a lesson that the parent has reworded", async () => {
    const lines = await topicLines(inputsWith(), [{ title: "Angles in the garden", explanation: "" }]);
    expect(lines).toContain("1: Measuring angles");
  });

  it("follow from the title of a lesson that the engine does not know", async () => {
    for (const nonse of NONSES) {
      const lines = await topicLines(inputsWith(), [{ title: "Zebras & co", explanation: "" }], nonse);
      expect(lines[0]).toContain('"Zebras & co"');
      expect(lines.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("do not repeat themselves in a second lesson about the same", async () => {
    const lesson = { title: "Fractions", explanation: "" };
    const lines = await topicLines(inputsWith(), [lesson, { ...lesson, title: "More fractions" }]);
    expect(lines).toContain("1: Halves and quarters");
    expect(lines).toContain('2: A first look at "More fractions"');
    expect(lines).not.toContain("2: Halves and quarters");
  });

  it("number the lessons of a long plan past nine", async () => {
    const lessons = Array.from({ length: 12 }, (_, index) => ({ title: `Zebra ${index}`, explanation: "" }));
    const lines = await topicLines(inputsWith(), lessons);
    expect(lines.filter((line) => line.startsWith("12: ")).length).toBeGreaterThanOrEqual(4);
  });

  it("stop before the first line when the signal has aborted already", async () => {
    const lines = builtInSuggestions().topics(inputsWith(), [{ title: "A", explanation: "" }], 0, AbortSignal.abort());
    await expect(lines[Symbol.asyncIterator]().next()).rejects.toThrow(/abort/i);
  });
});
