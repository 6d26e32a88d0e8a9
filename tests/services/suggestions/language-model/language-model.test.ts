import { describe, expect, it } from "vitest";
import { startModelServer } from "#tests/support/model-server";
import { dictated, inSplinters, saying, slowly } from "#tests/support/model/behaviors";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { collect, eachTestWithModel, inputs, LESSONS, outlines, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const text = LESSONS.join("\n");

describe("a model that answers properly gives", () => {
  it.each([3, 4, 5, 6, 7, 8])("exactly %i lessons", async (count) => {
    const lines = await collect(bench.suggestions.lessons({ ...threeLessons, count }, patient));
    expect(lines).toHaveLength(count);
    expect(bench.server.requests).toHaveLength(1);
  });

  it("the topics of every lesson, in order", async () => {
    const request = { inputs, lessons: outlines, nonse: 0, written: [] };
    const lines = await collect(bench.suggestions.topics(request, patient));
    expect(lines.map((line) => line[0]).join("")).toBe("11112222");
  });

  it("a new lesson and its topics", async () => {
    const [lesson, ...topics] = await collect(
      bench.suggestions.lesson({ inputs, description: "Pizza", written: [] }, patient),
    );
    expect(lesson).toMatch(/^A new lesson in Math: /);
    expect(topics).toHaveLength(4);
  });

  it("six goals, six descriptions of previous knowledge and eight emojis", async () => {
    const { subject, goal, gradeLevel } = inputs;
    const { suggestions } = bench;
    expect(await suggestions.goals({ subject, description: "", gradeLevel }, patient)).toHaveLength(6);
    expect(await suggestions.previousKnowledge({ subject, goal, gradeLevel }, patient)).toHaveLength(6);
    expect(await suggestions.emojis({ subject, goal }, patient)).toHaveLength(8);
  });
});

describe("a line", () => {
  it("is given when the model has finished it, and not with the next", async () => {
    const { behavior, begun } = dictated();
    bench.server.behave(behavior);
    const lines = bench.suggestions.lessons(threeLessons, patient)[Symbol.asyncIterator]();
    const first = lines.next();
    const model = await begun;
    await model.say("Halves: Your child cuts one.\nThi");
    expect(await first).toEqual({ done: false, value: LESSONS[0] });
    const second = lines.next();
    await model.say("rds: Your child folds one.\n");
    expect(await second).toEqual({ done: false, value: LESSONS[1] });
  });

  it.each([
    ["in splinters", inSplinters(text)],
    ["slowly", slowly(text, 1)],
    ["with words to the parent around it", saying(`Sure! Here are 3 lessons:\n\n${text}\n\nLet me know: more?`)],
    ["with numbers and markdown", saying(LESSONS.map((line, index) => `**${index + 1}. ${line}**`).join("\r\n\r\n"))],
    ["in a block of code", saying(`\`\`\`\n${text}\n\`\`\``)],
    ["in a table", saying(`| Title | Explanation |\n|---|---|\n${LESSONS.map(toRow).join("\n")}`)],
    ["more than once", saying(`${LESSONS[0]}\n${text}`)],
  ])("is the same when it comes %s", async (_, behavior) => {
    bench.server.behave(behavior);
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
    expect(bench.server.requests).toHaveLength(1);
  });
});

describe("lines that are written already", () => {
  it("are continued", async () => {
    const written = LESSONS.slice(0, 2);
    bench.server.behave(saying(LESSONS[2] ?? ""));
    const lines = await collect(bench.suggestions.lessons({ ...threeLessons, written }, patient));
    expect(lines).toEqual(LESSONS.slice(2));
    const [request] = bench.server.requests;
    expect(request?.data.alreadyWritten).toEqual(written);
    expect(request?.system).toContain("line 3 of 3");
  });

  it("are not given again, though the model repeats them", async () => {
    bench.server.behave(saying(text));
    const lines = await collect(bench.suggestions.lessons({ ...threeLessons, written: LESSONS.slice(0, 1) }, patient));
    expect(lines).toEqual(LESSONS.slice(1));
  });

  it("are all there is when they are enough: the model is not asked", async () => {
    expect(await collect(bench.suggestions.lessons({ ...threeLessons, written: LESSONS }, patient))).toEqual([]);
    expect(bench.server.requests).toEqual([]);
  });

  it("of topics are continued with the first lesson that lacks some", async () => {
    const written = ["1: a", "1: b", "1: c", "2: d"];
    bench.server.behave(saying("2: e\n2: f\n2: g"));
    const request = { inputs, lessons: outlines, nonse: 0, written };
    expect(await collect(bench.suggestions.topics(request, patient))).toEqual(["2: e", "2: f", "2: g"]);
    expect(bench.server.requests[0]?.system).toContain("topics of lesson 2");
  });
});

it("the provider is named after its model", () => {
  expect(bench.suggestions.name).toBe("language-model:goldfish-2");
});

it("a model that needs no key gets none", async () => {
  const server = await startModelServer({ apiKey: null });
  const suggestions = languageModelSuggestions(server.address);
  expect(await collect(suggestions.lessons(threeLessons, patient))).toHaveLength(3);
  await server.close();
});

function toRow(line: string, index: number): string {
  return `| ${index + 1} | ${line.replace(": ", " | ")} |`;
}
