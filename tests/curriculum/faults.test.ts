import { describe, expect, it } from "vitest";
import { curriculumFaults } from "~/curriculum/faults";
import type { UnitFile } from "~/curriculum/unit-schema";
import { smallFiles, smallUnit } from "#tests/support/small-curriculum";

const faultsOf = (change: (unit: UnitFile) => unknown) => {
  const unit = smallUnit({ title: "Knots" });
  return curriculumFaults(smallFiles({ sailing: { knots: (change(unit) ?? unit) as UnitFile } }));
};
const lessonAt = (unit: UnitFile, index: number) => {
  const lesson = unit.lessons[index];
  if (!lesson) throw new Error(`There is no lesson ${index}.`);
  return lesson;
};

describe("a curriculum", () => {
  it("that is sound has no faults", () => {
    expect(faultsOf(() => undefined)).toEqual([]);
  });

  it.each<[string, (unit: UnitFile) => unknown, string]>([
    ["a title with a colon", (unit) => ({ ...unit, title: "Knots: all" }), "title has a colon"],
    ["a title that is too long", (unit) => ({ ...unit, title: "k".repeat(61) }), "title"],
    ["a field nobody knows", (unit) => ({ ...unit, colour: "red" }), "colour"],
    ["grades that begin after they end", (unit) => ({ ...unit, grades: [5, 3] }), "begin after they end"],
    [
      "a prerequisite that is not there",
      (unit) => ({ ...unit, prerequisites: ["sailing.ropes"] }),
      "needs sailing.ropes",
    ],
    ["two topics", (unit) => void (lessonAt(unit, 2).topics = ["One thing", "Another"]), "lessons.2.topics"],
    ["a topic twice", (unit) => void (lessonAt(unit, 2).topics = ["One", "One", "Two"]), "part-3 has a topic twice"],
    ["a question that asks nothing", (unit) => void (lessonAt(unit, 2).question = "Tie a knot."), "question mark"],
    ["two lessons of one id", (unit) => void (lessonAt(unit, 2).id = "part-2"), "two lessons of one id"],
    ["one title twice", (unit) => void (lessonAt(unit, 2).title = "Knots part 2"), 'the title "Knots part 2"'],
    ["two essential lessons", (unit) => void (lessonAt(unit, 2).essential = false), "essential"],
    ["no opener", (unit) => void (lessonAt(unit, 0).kind = "core"), "opener"],
    ["no review at its end", (unit) => void (lessonAt(unit, 7).kind = "core"), "review"],
    ["no project", (unit) => void (lessonAt(unit, 6).kind = "core"), "no project"],
    ["hardly a hands-on way", (unit) => unit.lessons.forEach(({ ways }) => delete ways.hands_on), "hands-on ways"],
    ["an adult beside the child, and no word of safety", (unit) => ({ ...unit, adult: "beside" }), "nothing of safety"],
  ])("with %s is named with its file", (_name, change, words) => {
    const faults = faultsOf(change);
    expect(faults).not.toEqual([]);
    expect(faults[0]).toContain("sailing/knots.yaml");
    expect(faults.join("\n")).toContain(words);
  });

  it("whose subject lists what is not there, or not what is, is named", () => {
    const files = smallFiles({ sailing: { knots: smallUnit({ title: "Knots" }) } });
    const listing = (units: string[]) =>
      files.map((file) =>
        file.path === "sailing/subject.yaml" ? { ...file, content: { ...(file.content as object), units } } : file,
      );
    expect(curriculumFaults(listing(["knots", "ropes"]))).toEqual([
      "sailing/subject.yaml: lists ropes, which is not there",
    ]);
    expect(curriculumFaults(listing(["ropes"]))).toContain("sailing/subject.yaml: does not list knots");
    expect(curriculumFaults(listing(["knots", "knots"]))).toContain("sailing/subject.yaml: lists knots twice");
  });
});
