import { describe, expect, it } from "vitest";
import { cutting, flooding, saying, stalling } from "#tests/support/model/behaviors";
import { RequestUnsuitable } from "~/services/suggestions/suggestions";
import { collect, eachTestWithModel, inputs, LESSONS, outcomeOf, outlines, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const MEGABYTE = 1024 * 1024;
const twoLessons = { inputs, lessons: outlines, nonse: 0, written: [] };
const ENOUGH = ["1: a", "1: b", "1: c", "2: d", "2: e", "2: f"];
const { subject, goal, gradeLevel } = inputs;

describe("the model is left", () => {
  it("once it has said all lessons, though it goes on", async () => {
    bench.server.behave(flooding(`${LESSONS.join("\n")}\n`, 5 * MEGABYTE));
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
    await bench.server.closedByClient();
  });

  it("once the last lesson has seven topics", async () => {
    const topics = [...ENOUGH, "2: g", "2: h", "2: i", "2: j"];
    bench.server.behave(stalling(`${topics.join("\n")}\n`));
    expect(await collect(bench.suggestions.topics(twoLessons, patient))).toEqual(topics);
    await bench.server.closedByClient();
  });

  it("once there are six goals", async () => {
    bench.server.behave(stalling("Add\nSubtract\nMultiply\nDivide\nRound\nCompare\nSort\n"));
    const goals = await bench.suggestions.goals({ subject, description: "", gradeLevel }, patient);
    expect(goals).toEqual(["Add", "Subtract", "Multiply", "Divide", "Round", "Compare"]);
    await bench.server.closedByClient();
  });

  it("once there are eight emojis", async () => {
    bench.server.behave(stalling("🐟🎨🚀🌱🎲🧩🥕🎺🐶\n"));
    expect(await bench.suggestions.emojis({ subject, goal }, patient)).toHaveLength(8);
    await bench.server.closedByClient();
  });
});

describe("topics", () => {
  it("of a lesson that was cut short are asked for, and of those after it", async () => {
    bench.server.behave(saying("1: a\n1: b\n2: d\n2: e\n2: f"), saying("1: c\n2: d\n2: e\n2: f"));
    expect(await collect(bench.suggestions.topics(twoLessons, patient))).toEqual(ENOUGH);
    expect(bench.server.requests[1]?.data.alreadyWritten).toEqual(["1: a", "1: b"]);
    expect(bench.server.requests[1]?.system).toContain("topics of lesson 1");
  });

  it("below headings are understood", async () => {
    bench.server.behave(saying("## Lesson 1: Halves\n- a\n- b\n- c\n\n## Lesson 2: Thirds\n1. d\n2. e\n3. f\n"));
    expect(await collect(bench.suggestions.topics(twoLessons, patient))).toEqual(ENOUGH);
  });

  it("that are enough stay, whatever happens then", async () => {
    bench.server.behave(cutting(`${ENOUGH.join("\n")}\n2: g`));
    expect(await collect(bench.suggestions.topics(twoLessons, patient))).toEqual(ENOUGH);
    expect(bench.server.requests).toHaveLength(1);
  });

  it("that lack twice are unusable", async () => {
    bench.server.behave(saying("1: a\n1: b\n1: c"));
    await expect(collect(bench.suggestions.topics(twoLessons, patient))).rejects.toMatchObject({ reason: "unusable" });
    expect(bench.server.requests).toHaveLength(2);
  });
});

describe("what lessons have beside topics", () => {
  const details = [1, 2].flatMap((lesson) =>
    ["activity", "question", "answer"].map((kind) => `${lesson}: ${kind}: It.`),
  );

  it("is enough with the last answer, though the model goes on", async () => {
    bench.server.behave(flooding(`${details.join("\n")}\n`, 5 * MEGABYTE));
    expect(await collect(bench.suggestions.details(twoLessons, patient))).toEqual(details);
    await bench.server.closedByClient();
  });

  it("is asked to be continued where it was cut short", async () => {
    bench.server.behave(cutting(`${details.slice(0, 4).join("\n")}\n2: ques`), saying(details.slice(4).join("\n")));
    expect(await collect(bench.suggestions.details(twoLessons, patient))).toEqual(details);
    expect(bench.server.requests[1]?.data.alreadyWritten).toEqual(details.slice(0, 4));
    expect(bench.server.requests[1]?.system).toContain("line 5 of 6");
  });

  it("that lacks twice is unusable, and what came before stays", async () => {
    bench.server.behave(saying(details.slice(0, 4).join("\n")), saying(""));
    const outcome = await outcomeOf(bench.suggestions.details(twoLessons, patient));
    expect(outcome.lines).toEqual(details.slice(0, 4));
    expect(outcome.error).toMatchObject({ reason: "unusable" });
  });

  it("of what is unsuitable for children is refused", async () => {
    bench.server.behave(saying("UNSUITABLE"));
    await expect(collect(bench.suggestions.details(twoLessons, patient))).rejects.toThrow(RequestUnsuitable);
  });
});

it("a new lesson with two topics only is asked to be continued", async () => {
  bench.server.behave(saying(`${LESSONS[0]}\nCut\nFold`), saying("Share"));
  const request = { inputs, description: "Pizza", written: [] };
  expect(await collect(bench.suggestions.lesson(request, patient))).toEqual([LESSONS[0], "Cut", "Fold", "Share"]);
});

describe("ideas", () => {
  it("are those that came, when the connection breaks after some", async () => {
    bench.server.behave(cutting("Add fractions\nAdd deci"));
    const goals = await bench.suggestions.goals({ subject, description: "", gradeLevel }, patient);
    expect(goals).toEqual(["Add fractions"]);
  });

  it("that the model has none of are unusable", async () => {
    bench.server.behave(saying("Nothing fits."));
    await expect(bench.suggestions.emojis({ subject, goal }, patient)).rejects.toMatchObject({ reason: "unusable" });
  });
});

describe("a request that the model finds unsuitable for children", () => {
  it.each(["UNSUITABLE", "UNSUITABLE.", "**UNSUITABLE**\n", `${LESSONS[0]}\nUNSUITABLE: no`])(
    "is refused and not asked again: %j",
    async (answer) => {
      bench.server.behave(saying(answer));
      await expect(collect(bench.suggestions.lessons(threeLessons, patient))).rejects.toThrow(RequestUnsuitable);
      expect(bench.server.requests).toHaveLength(1);
    },
  );

  it("is refused for ideas as well", async () => {
    bench.server.behave(saying("UNSUITABLE"));
    await expect(bench.suggestions.emojis({ subject, goal }, patient)).rejects.toThrow(RequestUnsuitable);
  });
});
