import { describe, expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const { topics, titles } = engineOf({
  sailing: { knots: smallUnit({ title: "Knots" }) },
  baking: { bread: smallUnit({ title: "Bread" }) },
});
const wish = { subject: "Sailing", goal: "knots" };

describe("the topics of a lesson", () => {
  it("are its own, in every way of it", async () => {
    const own = ["1: Knots part 2 first", "1: Knots part 2 second", "1: Knots part 2 third"];
    for (const title of ["Knots part 2", "Make Knots part 2", "Why Knots part 2"]) {
      expect(await topics(wish, [title])).toEqual(own);
    }
  });

  it("stay whole and in order for every nonse, each with another door beside them", async () => {
    const own = ["Knots part 2 first", "Knots part 2 second", "Knots part 2 third"];
    const given = await Promise.all([0, 1, 2, 3, 4].map((nonse) => topics(wish, ["Knots part 2"], nonse)));
    const titles = given.map((lines) => lines.map((line) => line.replace("1: ", "")));
    expect(titles).toEqual([
      own,
      [...own, "Make Knots part 2"],
      ["Why Knots part 2", ...own],
      ["Why Knots part 2", ...own, "Make Knots part 2"],
      ["Make Knots part 2", ...own],
    ]);
  });

  it("never repeat the lesson's title, and differ where its title is a door", async () => {
    expect((await topics(wish, ["Make Knots part 2"], 1)).at(-1)).toBe("1: Knots part 2");
    const step = { subject: "Zeppelins", goal: "zeppelins" };
    const [title = ""] = await titles(step, 3);
    expect(await topics(step, [title], 1)).not.toEqual(await topics(step, [title], 0));
  });

  it("are found for the parent's own title when one lesson has all of its words", async () => {
    expect((await topics(wish, ["Part 5 of knots"]))[0]).toBe("1: Knots part 5 first");
  });

  it("are those of a frame where nothing is known of it", async () => {
    const lines = await topics(wish, ["Tame a dragon", "Knots part 3"]);
    expect(lines.filter((line) => line.startsWith("1: ")).length).toBeGreaterThanOrEqual(3);
    expect(lines).toContain("2: Knots part 3 first");
  });

  it("of a frame's steps are the step's own", async () => {
    const given = { subject: "Zeppelins", goal: "zeppelins" };
    const [step = ""] = await titles(given, 3);
    expect(await topics(given, [step])).toEqual([
      "1: Ten questions, any at all",
      "1: Questions one can look up, and questions one can try",
      "1: The three to answer first",
    ]);
  });
});
