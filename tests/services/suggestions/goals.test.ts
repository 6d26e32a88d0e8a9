import { describe, expect, it } from "vitest";
import type { UnitFile } from "~/curriculum/unit-schema";
import { type SmallUnit, smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const unit = (title: string, given: Partial<SmallUnit> = {}): UnitFile => smallUnit({ title, ...given });
const names = (...keywords: string[]) => ({ keywords: [...keywords, "w one", "w two", "w three"] });
const { titles, coverage } = engineOf({
  sailing: {
    knots: unit("Knots"),
    "bowline-knots": unit("Bowline knots", { ...names("bowline"), grades: [4, 9] }),
    birds: unit("Seabirds", names("birds at sea")),
    harbors: unit("Harbors", names("harbor garden")),
    anchors: unit("Anchors for small boats", { grades: [0, 2] }),
    "heavy-anchors": unit("Anchors for big ships", { grades: [5, 9] }),
    "north-lights": unit("Lighthouses of the north", { goals: ["see lighthouses", "draw lamps", "count lamps"] }),
    "south-lights": unit("Lighthouses of the south", { goals: ["see lighthouses", "draw lamps", "count lamps"] }),
    photographs: unit("Take photographs at sea"),
  },
  baking: { bread: unit("Bread", names("flour", "soda")), rolls: unit("Rolls with seeds", names("rolls")) },
});
const plan = async (goal: string, given = {}) =>
  titles({ subject: "Sailing", goal, gradeLevel: "Grade 5", ...given }, 6);
const unitsOf = async (goal: string, given = {}) => [
  ...new Set((await plan(goal, given)).map((title) => title.replace(/ part \d$/, ""))),
];
const kindOf = async (goal: string, given = {}) =>
  (await coverage({ subject: "Sailing", goal, gradeLevel: "Grade 5", ...given })).kind;

describe("a goal", () => {
  it("means the unit whose name it is, before one that has its words among others", async () => {
    expect(await unitsOf("knots")).toEqual(["Knots"]);
    expect(await unitsOf("bowline knots")).toEqual(["Bowline knots"]);
  });

  it.each([
    "my son is behind in knots",
    "help with his 5th grade knots",
    "she still doesn't get knots",
    "knots from scratch",
    "deal with knots on his own",
  ])("is understood in the words of a parent: %s", async (goal) => {
    expect(await unitsOf(goal)).toEqual(["Knots"]);
  });

  it("means all units that are named as well by it, in teaching order", async () => {
    expect(await unitsOf("lighthouses")).toEqual(["Lighthouses of the north", "Lighthouses of the south"]);
  });

  it("is not cut in a word that has a dash", async () => {
    const { titles: small } = engineOf({
      living: { run: unit("Running"), "run-on": unit("Run-on sentences") },
    });
    expect((await small({ subject: "Living", goal: "run-on sentences" }))[0]).toContain("Run-on");
  });

  it("is about what comes before a word of place", async () => {
    expect(await unitsOf("seabirds in our garden")).toEqual(["Seabirds"]);
  });

  it("takes other forms of a word for the same", async () => {
    expect(await unitsOf("photography at sea")).toEqual(["Take photographs at sea"]);
  });

  it("means what is right for the grade, where two would do", async () => {
    expect(await unitsOf("anchors", { gradeLevel: "Grade 6" })).toEqual(["Anchors for big ships"]);
    expect(await unitsOf("anchors", { gradeLevel: "Grade 1" })).toEqual(["Anchors for small boats"]);
  });

  it("is not covered where a unit has one of its words by the way", async () => {
    expect(await kindOf("garden gnomes")).toBe("frame");
  });
});

describe("beside a subject that was named", () => {
  it("another's unit has to be named by its title", async () => {
    expect(await unitsOf("bread")).toEqual(["Bread"]);
    expect(await kindOf("soda")).toBe("frame");
  });

  it("a subject of the parent's own is not taken for a word among others", async () => {
    expect(await kindOf("learn all about it", { subject: "Soda" })).toBe("frame");
    expect(await kindOf("learn all about it", { subject: "Knots" })).toBe("curriculum");
  });
});

describe("another name of a subject, which narrows it", () => {
  it("keeps out what else of a list the subject has", async () => {
    const files = { music: { guitar: unit("Guitar chords"), choir: unit("Sing along") } };
    const { titles: small } = engineOf(files);
    const lessons = await small({ subject: "Music guitar", goal: "chords and sing along" }, 6);
    expect(lessons.every((title) => title.startsWith("Guitar chords"))).toBe(true);
  });
});

describe("a mistyped word", () => {
  it.each([
    ["knost", "knots"],
    ["anchros", "anchors"],
    ["lighthuoses", "lighthouses"],
    ["seabrids", "seabirds"],
  ])("is put right, and said: %s", async (typed, taken) => {
    expect(await coverage({ subject: "Sailing", goal: typed, gradeLevel: "Grade 2" })).toMatchObject({
      kind: "curriculum",
      correction: { typed, taken },
    });
  });

  it("may be a subject's name of a few letters, where one is missing", async () => {
    const { coverage: said } = engineOf({ chess: { forks: unit("Forks") } });
    expect(await said({ subject: "ches", goal: "forks" })).toMatchObject({ correction: { typed: "ches" } });
    expect(await said({ subject: "cress", goal: "gnomes" })).toMatchObject({ kind: "frame" });
  });
});

describe("a unit that holds more than the goal names", () => {
  it("begins with the lessons that have its words", async () => {
    const mixed = Array.from({ length: 8 }, (_, at) => (at === 5 ? { title: "Tie a shoe" } : {}));
    const { titles: small } = engineOf({
      living: { fastenings: unit("Shoes, zippers and buttons", { lessons: mixed, ...names("tie shoes") }) },
    });
    expect(await small({ subject: "Living", goal: "tie a shoe" }, 3)).toContain("Tie a shoe");
  });
});

describe("the number 10", () => {
  it("is not 100", async () => {
    const { titles: small } = engineOf({
      counting: { "count-to-100": unit("Count to 100"), "count-to-10": unit("Count to 10") },
    });
    expect((await small({ subject: "Counting", goal: "count to 10" }))[0]).toContain("Count to 10 part");
  });
});
