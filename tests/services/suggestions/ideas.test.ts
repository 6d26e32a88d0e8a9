import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { curriculumOf } from "~/services/suggestions/built-in/curriculum";
import { subjects } from "~/services/suggestions/built-in/subjects/all";
import { FREE_SUBJECTS, patient } from "./support";

const engine = builtInSuggestions();
const presets = presetSubjects.map(({ subject }) => subject);
const everySubject = [...presets, ...FREE_SUBJECTS, ""];
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const goals = (subject: string, description = "", gradeLevel = "3") =>
  engine.goals({ subject, description, gradeLevel }, patient);
const knowledge = (subject: string, goal = "", gradeLevel = "3") =>
  engine.previousKnowledge({ subject, goal, gradeLevel }, patient);

/** The levels of the lessons that goals stand for. */
const levelsOf = (ideas: readonly string[]) =>
  subjects.flatMap(({ lessons }) => lessons.filter(({ goal }) => ideas.includes(goal)).map(({ level }) => level));

describe("ideas for a goal", () => {
  it.each(everySubject)("are six different short ones: %s", async (subject) => {
    const ideas = await goals(subject);
    expect(new Set(ideas).size).toBe(6);
    for (const idea of ideas) expect(idea).toMatch(/^[^\n]{3,120}$/u);
  });

  it("name what the description names first", async () => {
    expect((await goals("Math", "we struggle with FRACTIONS", "4"))[0]).toMatch(/fraction/);
  });

  it.each(presets)("are easy for the young and harder for the older: %s", async (subject) => {
    const sum = async (gradeLevel: string) => levelsOf(await goals(subject, "", gradeLevel)).reduce((a, b) => a + b, 0);
    expect(await sum("Kindergarten")).toBeLessThan(await sum("10th grade"));
  });

  it.each(presets)("are spread over the subject: %s", async (subject) => {
    const data = subjects.find(({ name }) => name === subject);
    const ideas = await goals(subject);
    const places = data?.lessons.flatMap(({ goal }, index) => (ideas.includes(goal) ? [index] : [])) ?? [];
    expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBeGreaterThan(6);
  });

  it("call a subject of one's own by its name", async () => {
    expect((await goals("Karate"))[0]).toBe("Get to know the basics of Karate");
  });
});

describe("ideas for what a child may know", () => {
  it.each(everySubject)("are some different short ones: %s", async (subject) => {
    for (const gradeLevel of ["K", "3", "9"]) {
      const ideas = await knowledge(subject, "", gradeLevel);
      expect(ideas.length).toBeGreaterThanOrEqual(1);
      expect(ideas.length).toBeLessThanOrEqual(6);
      expect(new Set(ideas).size).toBe(ideas.length);
      for (const idea of ideas) expect(idea).toMatch(/^[^\n]{3,120}$/u);
    }
  });

  it("begin with what leads up to the goal, the nearest first", async () => {
    const ideas = await knowledge("Math", "Add and subtract fractions", "4");
    expect(ideas.slice(0, 2)).toEqual([
      "Finds equivalent fractions, simplifies and compares fractions",
      "Names and draws simple fractions such as one half and three quarters",
    ]);
  });

  it.each(subjects)("never name the goal itself or what builds on it: $name", async ({ name, lessons }) => {
    const { leadingTo } = curriculumOf(
      subjects.find((subject) => subject.name === name) ?? { name, aliases: [], lessons, emojis: [] },
    );
    const target = lessons.find(({ level }) => level === 2);
    const ideas = target ? await knowledge(name, target.goal, "3") : [];
    expect(ideas).not.toContain(target?.mastered);
    const [best] = ideas.flatMap((idea) => lessons.filter(({ mastered }) => mastered === idea));
    expect(best && target && leadingTo(best).has(target)).toBe(false);
  });
});

describe("emojis", () => {
  it.each(everySubject)("are eight different single ones of at most two code units: %s", async (subject) => {
    for (const goal of ["", "Bake bread", "play the guitar, sing, dance, paint, read, write and swim"]) {
      const emojis = await engine.emojis({ subject, goal }, patient);
      expect(new Set(emojis).size).toBe(8);
      for (const emoji of emojis) {
        expect([...graphemes.segment(emoji)]).toHaveLength(1);
        expect(emoji.length).toBeLessThanOrEqual(2);
        expect(emoji).toMatch(/^\p{Emoji_Presentation}$/u);
      }
    }
  });

  it.each([
    ["Math", "Add and compare fractions", "🍕"],
    ["Dinosaurs", "", "🦕"],
    ["Guitar music", "", "🎸"],
    ["Chess", "", "👑"],
  ])("of %s with the goal '%s' begin with the one that fits best", async (subject, goal, emoji) => {
    expect((await engine.emojis({ subject, goal }, patient))[0]).toBe(emoji);
  });
});
