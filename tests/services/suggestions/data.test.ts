import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { titlesOf } from "~/services/suggestions/built-in/approaches";
import { subjects } from "~/services/suggestions/built-in/subjects/all";
import { general } from "~/services/suggestions/built-in/subjects/general";
import type { Strand } from "~/services/suggestions/built-in/subject-data";

const everything = [...subjects, general].map((data) => [data.name || "any other subject", data] as const);
const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const textsOf = ({ name, does, topics }: Strand) => [name, does, ...topics];

describe("the data of the built-in suggestions", () => {
  it("knows exactly the preset subjects, spelled as the parent sees them", () => {
    const names = subjects.map(({ name }) => name).sort();
    expect(names).toEqual(presetSubjects.map(({ subject }) => subject).sort());
  });

  it("gives a name or an alias to one subject only", () => {
    expect(repeated(subjects.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]))).toEqual([]);
  });

  describe.each(everything)("on %s", (_name, data) => {
    it("has enough strands for the longest plan and a free choice", () => {
      expect(data.strands.length).toBeGreaterThanOrEqual(10);
    });

    it("lists the strands from first steps to advanced", () => {
      const levels = data.strands.map(({ level }) => level);
      expect(levels).toEqual([...levels].sort());
      expect(levels[0]).toBe(1);
      expect(levels.at(-1)).toBe(4);
    });

    it("never has one title twice", () => {
      expect(repeated(data.strands.flatMap(titlesOf))).toEqual([]);
    });

    it("never has one topic twice in a subject's strand", () => {
      for (const { topics } of data.strands) expect(repeated(topics)).toEqual([]);
    });

    it("keeps every text within its length and on its line", () => {
      const { strands } = data;
      expect(longest(strands.map(({ name }) => name))).toBeLessThanOrEqual(36);
      expect(longest(strands.map(({ does }) => does))).toBeLessThanOrEqual(88);
      expect(longest(strands.flatMap(titlesOf))).toBeLessThanOrEqual(60);
      expect(longest(strands.flatMap(({ topics }) => topics))).toBeLessThanOrEqual(40);
      for (const title of strands.flatMap(titlesOf)) expect(title).not.toMatch(/[:\n]/);
    });

    it("words names and topics so that they fit into a sentence", () => {
      for (const text of data.strands.flatMap(textsOf)) expect(text).not.toMatch(/[.?!:]$|^\s|\s$/);
    });

    it("gives every strand keywords in lower case", () => {
      for (const { keywords } of data.strands) {
        expect(keywords.length).toBeGreaterThan(3);
        expect(repeated(keywords)).toEqual([]);
        expect(keywords).toEqual(keywords.map((keyword) => keyword.toLowerCase()));
      }
    });

    it("has six different goals and six different things to know", () => {
      for (const ideas of [data.goals, data.knowledge]) {
        expect(ideas).toHaveLength(6);
        expect(repeated(ideas)).toEqual([]);
        expect(longest(ideas)).toBeLessThanOrEqual(120);
      }
    });

    it("has eight different emojis", () => {
      expect(data.emojis).toHaveLength(8);
      expect(repeated(data.emojis)).toEqual([]);
    });
  });
});
