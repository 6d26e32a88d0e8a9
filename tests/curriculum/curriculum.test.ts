import { describe, expect, it } from "vitest";
import { loadCurriculum } from "~/curriculum/load";
import { presetSubjects } from "~/domain/study-plan/study-plan";

const { subjects, units, leadingTo } = await loadCurriculum();
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("the curriculum", () => {
  it("has every preset subject, spelled as the parent sees it", () => {
    const names = subjects.map(({ name }) => name);
    for (const { subject } of presetSubjects) expect(names).toContain(subject);
  });

  it("gives a name or an alias to one subject only", () => {
    expect(repeated(subjects.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]))).toEqual([]);
  });

  it.each(units.map((unit) => [unit.id, unit] as const))(
    "never needs %s to know it, nor what is for older children",
    (_id, unit) => {
      const before = [...leadingTo(unit)];
      expect(before).not.toContain(unit);
      expect(before.filter(({ grades: [first] }) => first > unit.grades[1]).map(({ id }) => id)).toEqual([]);
    },
  );

  it.each(subjects.map((subject) => [subject.name, subject] as const))(
    "teaches %s in order: nothing before what it needs",
    (_name, { units: own }) => {
      own.forEach((unit, index) => {
        const later = own.slice(index + 1).map(({ id }) => id);
        expect(
          unit.prerequisites.filter((id) => later.includes(id)),
          unit.id,
        ).toEqual([]);
      });
    },
  );

  it("says nothing that could be said of anything", () => {
    const generic =
      /\b(?:let's|fun facts?|explore the world of|journey|have fun|practice what you learned|and more)\b/iu;
    const lines = units.flatMap(({ id, lessons }) =>
      lessons.flatMap(({ title, explanation, topics, activity }) =>
        [title, explanation, activity, ...topics].map((line) => `${id}: ${line}`),
      ),
    );
    expect(lines.filter((line) => generic.test(line))).toEqual([]);
  });
});
