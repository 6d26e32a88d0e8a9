import { describe, expect, it } from "vitest";
import { smallUnit } from "#tests/support/small-curriculum";
import { engineOf } from "./small-engine";
import { patient } from "./support";

const { engine } = engineOf({
  sailing: {
    knots: smallUnit({ title: "Knots", grades: [1, 4] }),
    rigging: smallUnit({ title: "Rigging", grades: [3, 6], prerequisites: ["sailing.knots"] }),
    racing: smallUnit({ title: "Racing", grades: [5, 9], prerequisites: ["sailing.rigging"] }),
  },
});

describe("ideas for a goal", () => {
  it("begin with what the parent names, then come those for the grade", async () => {
    const goals = await engine.goals({ subject: "Sailing", description: "rigging", gradeLevel: "4th" }, patient);
    expect(goals).toEqual(["Learn rigging", "Learn knots"]);
  });

  it("are none for what is not covered", async () => {
    expect(await engine.goals({ subject: "Zeppelins", description: "", gradeLevel: "4th" }, patient)).toEqual([]);
  });
});

describe("ideas for what a child may know", () => {
  it("are what leads up to the goal, the nearest first", async () => {
    const request = { subject: "Sailing", goal: "racing", gradeLevel: "6th" };
    expect(await engine.previousKnowledge(request, patient)).toEqual(["Knows rigging", "Knows knots"]);
  });

  it("are none for what is not covered", async () => {
    const request = { subject: "Zeppelins", goal: "zeppelins", gradeLevel: "6th" };
    expect(await engine.previousKnowledge(request, patient)).toEqual([]);
  });
});
