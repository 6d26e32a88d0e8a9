import { describe, expect, it } from "vitest";
import { breakingOff, saying } from "#tests/support/model/behaviors";
import { collect, eachTestWithModel, inputs, LESSONS, outcomeOf, outlines, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const [HALVES = "", THIRDS = "", SUMS = ""] = LESSONS;
const NEW = ["Pizza: Your child bakes.", "Ruler: Your child measures.", "Market: Your child sells."];
/** The second suggestion, beside one with these lines. */
const beside = (lines: readonly string[]) => ({ ...threeLessons, nonse: 1, others: async () => [lines] });
const TOPICS = ["1: a", "1: b", "1: c", "2: d", "2: e", "2: f"];

describe("the second suggestion", () => {
  it("is told the titles of the first, as far as they are known", async () => {
    await collect(bench.suggestions.lessons(beside([HALVES, THIRDS]), patient));
    const [request] = bench.server.requests;
    expect(request?.data.alreadySuggested).toEqual(["Halves", "Thirds"]);
    expect(request?.system).toContain("`alreadySuggested`");
  });

  it("is told nothing of a first that is not known", async () => {
    await collect(bench.suggestions.lessons(beside([]), patient));
    const [request] = bench.server.requests;
    expect(request?.data).not.toHaveProperty("alreadySuggested");
    expect(request?.system).not.toContain("alreadySuggested");
  });

  it("may have a lesson of the first", async () => {
    bench.server.behave(saying([NEW[0], HALVES, NEW[2]].join("\n")));
    expect(await collect(bench.suggestions.lessons(beside(LESSONS), patient))).toEqual([NEW[0], HALVES, NEW[2]]);
    expect(bench.server.requests).toHaveLength(1);
  });

  it("keeps the order of its lessons when the first of them is one of the first", async () => {
    bench.server.behave(saying([HALVES, NEW[1], NEW[2]].join("\n")));
    expect(await collect(bench.suggestions.lessons(beside(LESSONS), patient))).toEqual([HALVES, NEW[1], NEW[2]]);
  });
});

describe("a model that gives the first suggestion once more", () => {
  it("is asked for another, more freely and with the titles to avoid", async () => {
    bench.server.behave(saying(LESSONS.join("\n")), saying(NEW.join("\n")));
    expect(await collect(bench.suggestions.lessons(beside(LESSONS), patient))).toEqual(NEW);
    const [first, second] = bench.server.requests;
    expect([first?.parameters.temperature, second?.parameters.temperature]).toEqual([0.6, 1]);
    expect(second?.data.alreadySuggested).toEqual(["Halves", "Thirds", "Sums"]);
  });

  it("is noticed though capitals and explanations differ", async () => {
    bench.server.behave(saying("HALVES: Other words.\nThirds!: Other words.\nMarket: Your child sells."));
    expect(await outcomeOf(bench.suggestions.lessons(beside(LESSONS), patient))).toMatchObject({ lines: [] });
    expect(bench.server.requests).toHaveLength(2);
  });

  it("twice is unusable, and nothing of it was shown", async () => {
    bench.server.behave(saying(LESSONS.join("\n")));
    const { lines, error } = await outcomeOf(bench.suggestions.lessons(beside(LESSONS), patient));
    expect(lines).toEqual([]);
    expect(error).toMatchObject({ reason: "unusable", cause: { code: "repeated" } });
    expect(bench.server.requests).toHaveLength(2);
  });

  it("as topics is asked for others too", async () => {
    const other = ["1: g", "1: h", "1: i", "2: j", "2: k", "2: l"];
    bench.server.behave(saying(TOPICS.join("\n")), saying(other.join("\n")));
    const request = { inputs, lessons: outlines, nonse: 1, written: [], others: async () => [TOPICS] };
    expect(await collect(bench.suggestions.topics(request, patient))).toEqual(other);
  });
});

it("a line that the first has as well is not lost when the connection breaks after it", async () => {
  bench.server.behave(breakingOff(`${HALVES}\n`), saying([NEW[1], SUMS].join("\n")));
  expect(await collect(bench.suggestions.lessons(beside([HALVES, THIRDS]), patient))).toEqual([HALVES, NEW[1], SUMS]);
});
