import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import type { CurriculumLesson } from "~/services/suggestions/built-in/subject-data";
import { subjects } from "~/services/suggestions/built-in/subjects/all";

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const tooLong = (texts: readonly string[], most: number) => texts.filter((text) => text.length > most);
const waysOf = ({ ways }: CurriculumLesson) => Object.values(ways);
const titlesOf = (lesson: CurriculumLesson) => [lesson.title, ...waysOf(lesson).map(({ title }) => title)];
const sentencesIn = (text: string) => [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].length;

describe("the curriculum", () => {
  it("covers exactly the preset subjects, spelled as the parent sees them", () => {
    const names = subjects.map(({ name }) => name).sort();
    expect(names).toEqual(presetSubjects.map(({ subject }) => subject).sort());
  });

  it("gives a name or an alias to one subject only", () => {
    expect(repeated(subjects.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]))).toEqual([]);
  });
});

describe.each(subjects.map((subject) => [subject.name, subject] as const))("the curriculum of %s", (_name, subject) => {
  const { lessons, emojis } = subject;

  it("has at least 30 lessons, and at least 6 of every level", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(30);
    for (const level of [1, 2, 3, 4]) {
      expect(lessons.filter((lesson) => lesson.level === level).length, `level ${level}`).toBeGreaterThanOrEqual(6);
    }
  });

  it("goes from first steps to advanced", () => {
    const levels = lessons.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort());
  });

  it("names lessons by ids of their own, in kebab-case", () => {
    expect(repeated(lessons.map(({ id }) => id))).toEqual([]);
    for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("puts every prerequisite before what needs it", () => {
    const before = new Set<string>();
    for (const { id, prerequisites } of lessons) {
      expect(repeated(prerequisites), id).toEqual([]);
      for (const prerequisite of prerequisites) expect(before, `${id} needs ${prerequisite}`).toContain(prerequisite);
      before.add(id);
    }
  });

  it("builds on what came before: most lessons above the first level name a prerequisite", () => {
    const above = lessons.filter(({ level }) => level > 1);
    const building = above.filter(({ prerequisites }) => prerequisites.length > 0);
    expect(building.length / above.length).toBeGreaterThanOrEqual(0.8);
  });

  it("never has one title twice, in any approach", () => {
    expect(repeated(lessons.flatMap(titlesOf).map((title) => title.toLowerCase()))).toEqual([]);
  });

  it("keeps titles to 60 characters, without the colon that would end them", () => {
    expect(tooLong(lessons.flatMap(titlesOf), 60)).toEqual([]);
    for (const title of lessons.flatMap(titlesOf)) expect(title).not.toMatch(/[:\n]|^\s|\s$|\.$/);
  });

  it("explains in one or two sentences of at most 180 characters", () => {
    expect(
      tooLong(
        lessons.map(({ explanation }) => explanation),
        180,
      ),
    ).toEqual([]);
    for (const { explanation } of lessons) {
      expect(explanation).toMatch(/[.!?]$/);
      expect(sentencesIn(explanation), explanation).toBeLessThanOrEqual(2);
    }
  });

  it("explains every approach in one sentence of at most 140 characters", () => {
    const explanations = lessons.flatMap((lesson) => waysOf(lesson).map(({ explanation }) => explanation));
    expect(tooLong(explanations, 140)).toEqual([]);
    expect(repeated(explanations)).toEqual([]);
    for (const explanation of explanations) {
      expect(explanation).toMatch(/[.!?]$/);
      expect(sentencesIn(explanation), explanation).toBe(1);
    }
  });

  it("has four to seven different topics a lesson, and one for each approach", () => {
    for (const lesson of lessons) {
      expect(lesson.topics.length, lesson.id).toBeGreaterThanOrEqual(4);
      expect(lesson.topics.length, lesson.id).toBeLessThanOrEqual(7);
      expect(repeated([...lesson.topics, ...waysOf(lesson).map(({ topic }) => topic)]), lesson.id).toEqual([]);
    }
  });

  it("says which topics are about safety in the very words of its topics", () => {
    for (const { id, topics, safety = [] } of lessons) {
      if (safety === "all") continue;
      expect(
        safety.filter((topic) => !topics.includes(topic)),
        id,
      ).toEqual([]);
      expect(repeated(safety), id).toEqual([]);
    }
  });

  it("keeps topics to 60 characters, without a full stop", () => {
    const topics = lessons.flatMap((lesson) => [...lesson.topics, ...waysOf(lesson).map(({ topic }) => topic)]);
    expect(tooLong(topics, 60)).toEqual([]);
    for (const topic of topics) expect(topic).not.toMatch(/\n|^\s|\s$|\.$/);
  });

  it("gives every lesson five to ten keywords in lower case", () => {
    for (const { id, keywords } of lessons) {
      expect(keywords.length, id).toBeGreaterThanOrEqual(5);
      expect(keywords.length, id).toBeLessThanOrEqual(10);
      expect(repeated(keywords), id).toEqual([]);
      expect(keywords).toEqual(keywords.map((keyword) => keyword.toLowerCase()));
    }
  });

  it("words a goal and its mastery for every lesson, each only once", () => {
    for (const texts of [lessons.map(({ goal }) => goal), lessons.map(({ mastered }) => mastered)]) {
      expect(tooLong(texts, 100)).toEqual([]);
      expect(repeated(texts)).toEqual([]);
      for (const text of texts) expect(text).toMatch(/^[A-Z].*[^.\s]$/);
    }
  });

  it("has twelve different emojis of at most two code units", () => {
    expect(emojis).toHaveLength(12);
    expect(repeated(emojis)).toEqual([]);
    expect(tooLong(emojis, 2)).toEqual([]);
  });
});
