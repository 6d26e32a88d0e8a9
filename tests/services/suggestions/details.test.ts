import { describe, expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";
import { collect, inputsWith, patient } from "./support";

const knots = smallUnit({
  title: "Knots",
  adult: "beside",
  materials: ["a rope", "a pole"],
  safety: ["Never around a neck.", "Stay away from the water."],
  lessons: [{ title: "A shared title" }],
});
const BREAD = "Roll out dough and lay it into loops that hold.";
const loops = smallUnit({ title: "Loops", lessons: [{ title: "A shared title", explanation: BREAD }] });
const { engine, titles } = engineOf({ sailing: { knots }, baking: { loops } });

const details = (lessons: { title: string; explanation?: string }[], wish = { subject: "Sailing", goal: "knots" }) =>
  collect(
    engine.details(
      {
        inputs: inputsWith(wish),
        lessons: lessons.map(({ title, explanation = "" }) => ({ title, explanation })),
        written: [],
      },
      patient,
    ),
  );

describe("what a lesson has beside its topics", () => {
  it("is what its unit says must be minded and is needed, and then its own", async () => {
    expect(await details([{ title: "Knots part 2" }])).toEqual([
      "1: safety: Never around a neck.",
      "1: safety: Stay away from the water.",
      "1: adult: beside",
      "1: minutes: 30",
      "1: material: a rope",
      "1: material: a pole",
      "1: activity: Do what Knots part 2 is about with what is at home, then say it aloud.",
      "1: question: What is Knots part 2 about?",
      "1: answer: About Knots part 2.",
    ]);
  });

  it("is the same in every way of it", async () => {
    const own = await details([{ title: "Knots part 2" }]);
    for (const title of ["Make Knots part 2", "why knots part 2"]) expect(await details([{ title }])).toEqual(own);
  });

  it("is nothing where the parent has given it a title of their own", async () => {
    expect(await details([{ title: "Knots part 2, our way" }, { title: "Knots part 3" }])).not.toContainEqual(
      expect.stringMatching(/^1: /),
    );
  });

  it("is nothing in a frame", async () => {
    const zeppelins = { subject: "Zeppelins", goal: "zeppelins" };
    const steps = await titles(zeppelins, 3);
    expect(
      await details(
        steps.map((title) => ({ title })),
        zeppelins,
      ),
    ).toEqual([]);
  });

  it("is that of the lesson which has the explanation too, where subjects share a title", async () => {
    const minded = (lines: string[]) => lines.filter((line) => line.includes("safety")).length;
    expect(minded(await details([{ title: "A shared title" }]))).toBe(2);
    expect(minded(await details([{ title: "A shared title", explanation: BREAD }]))).toBe(0);
    expect(minded(await details([{ title: "A shared title" }], { subject: "Baking", goal: "loops" }))).toBe(0);
  });
});
