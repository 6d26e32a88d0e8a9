import { describe, expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";

const names = (...keywords: string[]) => ({ keywords: [...keywords, "w one", "w two", "w three"] });
const { titles } = engineOf({
  sailing: {
    knots: smallUnit({ title: "Knots", ...names("tying ropes well") }),
    rigging: smallUnit({ title: "Rigging", ...names("tying ropes well", "shrouds"), prerequisites: ["sailing.knots"] }),
    racing: smallUnit({ title: "Racing" }),
  },
});
const unitsIn = (plan: readonly string[]) => [...new Set(plan.map((title) => title.split(" ")[0]))];
const unitsFor = async (goal: string, previousKnowledge: string) =>
  unitsIn(await titles({ subject: "Sailing", goal, previousKnowledge }, 3));

describe("what is known", () => {
  it("is all that the words name", async () => {
    expect(await unitsFor("get better at sailing", "knows tying ropes well")).toEqual(["Racing"]);
  });

  it("is not a unit of which one word names a part", async () => {
    expect(await unitsFor("rigging", "knows shrouds")).toEqual(["Rigging"]);
  });

  it("is not what is denied in the same breath", async () => {
    expect(await unitsFor("knots", "knows racing, not knots")).toEqual(["Knots"]);
  });
});
