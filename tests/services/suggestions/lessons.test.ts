import { describe, expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";
import { NONSES } from "./support";

const knots = smallUnit({ title: "Knots", grades: [2, 6] });
const rigging = smallUnit({ title: "Rigging", grades: [3, 8], prerequisites: ["sailing.knots"] });
const racing = smallUnit({ title: "Racing", grades: [5, 9], prerequisites: ["sailing.rigging"] });
const sailing = { knots, rigging, racing };
const { titles, lessons, coverage } = engineOf({
  sailing,
  baking: { bread: smallUnit({ title: "Bread", grades: [1, 9] }) },
});
const wish = { subject: "Sailing", goal: "rigging", gradeLevel: "Grade 4" };
const unitsIn = (plan: readonly string[]) => [...new Set(plan.map((title) => title.split(" ")[0]))];

describe("a plan for a goal that names a unit", () => {
  it("is made of that unit's lessons, in teaching order, the essential ones first", async () => {
    expect(await titles(wish, 3)).toEqual(["Rigging part 2", "Rigging part 3", "Rigging part 4"]);
    expect(await titles(wish, 5)).toEqual([2, 3, 4, 5, 6].map((part) => `Rigging part ${part}`));
  });

  it.each(NONSES)("is never filled up with neighbors, however long: nonse %i", async (nonse) => {
    const plan = await titles(wish, 8, nonse);
    expect(plan).toHaveLength(8);
    expect(plan.every((title) => title.includes("Rigging"))).toBe(true);
  });

  it("differs from nonse to nonse, in its words or in its lessons", async () => {
    const plans = await Promise.all(NONSES.map((nonse) => lessons(wish, 5, nonse)));
    expect(new Set(plans.map((plan) => plan.join("\n"))).size).toBe(NONSES.length);
    const [first = [], second = []] = plans;
    expect(first.filter((line) => second.includes(line)).length).toBeLessThanOrEqual(1);
  });

  it("finds the unit without a subject's name, and through a subject of one's own", async () => {
    expect(unitsIn(await titles({ subject: "Knots", goal: "understand them" }))).toEqual(["Knots"]);
  });

  it("has the lessons of both units where two are named", async () => {
    expect(unitsIn(await titles({ ...wish, goal: "knots and rigging" }, 6))).toEqual(["Knots", "Rigging"]);
  });
});

describe("the grade", () => {
  it("keeps a child from what is for older ones, and says so", async () => {
    const young = { ...wish, goal: "racing", gradeLevel: "Grade 2" };
    expect((await titles(young)).some((title) => title.includes("Racing"))).toBe(false);
    expect(await coverage(young)).toMatchObject({ kind: "frame", nearest: ["Knots"] });
  });

  it("lets an older child come back to what is for younger ones, when it is named", async () => {
    expect(unitsIn(await titles({ ...wish, goal: "knots", gradeLevel: "Grade 9" }))).toEqual(["Knots"]);
  });
});

describe("a broad goal", () => {
  it("takes one lesson each of the units that come next, before a second of any", async () => {
    const plan = await titles({ ...wish, goal: "get better at sailing" }, 3);
    expect(plan).toEqual(["Knots part 2", "Rigging part 2", "Rigging part 3"]);
  });

  it("leaves out what is known", async () => {
    const plan = await titles({ ...wish, goal: "get better", previousKnowledge: "Knows knots" }, 3);
    expect(unitsIn(plan)).toEqual(["Rigging"]);
  });
});

describe("previous knowledge", () => {
  it("that names the goal's own unit leads on to lessons that are not known", async () => {
    const plan = await titles({ ...wish, previousKnowledge: "rigging part 2" });
    expect(plan).not.toContain("Rigging part 2");
    expect(plan).toHaveLength(5);
  });

  it("that is said to be missing comes first, where there is room", async () => {
    const plan = await titles({ ...wish, previousKnowledge: "cannot tie knots yet" }, 6);
    expect(plan).toEqual([
      ...[2, 3, 4].map((part) => `Knots part ${part}`),
      ...[2, 3, 4].map((part) => `Rigging part ${part}`),
    ]);
  });

  it.each(["knows knots", "nothing", ""])("puts nothing in front that was not said to be missing: %s", async (said) => {
    expect(unitsIn(await titles({ ...wish, previousKnowledge: said }, 8))).toEqual(["Rigging"]);
  });

  it("is never said back", async () => {
    const plan = await lessons({ ...wish, previousKnowledge: "Has read about knots twice" });
    expect(plan.join("\n")).not.toMatch(/already|has met|twice/iu);
  });
});

describe("a mistyped word", () => {
  it("is put right when one subject or word is near, and that is said", async () => {
    expect(await coverage({ ...wish, subject: "Salling" })).toMatchObject({
      kind: "curriculum",
      correction: { typed: "salling", taken: "Sailing" },
    });
    expect(await coverage({ ...wish, goal: "racimg", gradeLevel: "Grade 6" })).toMatchObject({
      kind: "curriculum",
      correction: { typed: "racimg", taken: "racing" },
    });
  });

  it("is never guessed across subjects", async () => {
    expect(await coverage({ ...wish, goal: "breda" })).toMatchObject({ kind: "frame", correction: null });
  });
});

describe("what is not covered", () => {
  it.each<[string, string]>([
    ["Knitting a scarf", "Draw it with measurements"],
    ["SAT reading exam", "Find out what is asked"],
    ["French", "Greet and say your name"],
    ["Harry Potter books", "Keep a list of who is who"],
    ["How to ride a unicycle", "Take the first small part alone"],
    ["A bedtime routine", "Choose one small step"],
    ["Sharks", "Collect questions worth answering"],
  ])("gets a frame of its kind: %s", async (subject, step) => {
    const given = { subject, goal: "get started" };
    expect(await titles(given, 3)).toContain(step);
    expect(await coverage(given)).toMatchObject({ kind: "frame" });
  });

  it("is not pasted into a frame's words", async () => {
    const plan = await lessons({ subject: "Zeppelins", goal: "know zeppelins" }, 8);
    expect(plan.join("\n")).not.toMatch(/zeppelin/iu);
  });

  it("gets two frames in other words", async () => {
    const given = { subject: "Zeppelins", goal: "know zeppelins" };
    const [first, second] = [await titles(given, 8, 0), await titles(given, 8, 1)];
    expect(first.filter((title) => second.includes(title))).toEqual([]);
  });
});

describe("a broad goal of a subject that a school teaches", () => {
  const units = Object.fromEntries(
    Array.from({ length: 13 }, (_, at) => [
      `unit-${at}`,
      smallUnit({ title: `Unit${at}`, grades: at < 3 ? [2, 4] : [4, 6] }),
    ]),
  );

  it("is spread over what is new in the grade, not the first of it alone", async () => {
    const { titles: school } = engineOf({ sailing: units });
    const plan = await school({ subject: "Sailing", goal: "get better", gradeLevel: "Grade 4" }, 5);
    expect(unitsIn(plan)).toEqual(["Unit3", "Unit5", "Unit7", "Unit9", "Unit11"]);
  });
});
