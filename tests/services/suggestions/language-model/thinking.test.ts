import { describe, expect, it } from "vitest";
import { saying, thinking } from "#tests/support/model/behaviors";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { collect, eachTestWithModel, LESSONS, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const text = LESSONS.join("\n");
const THOUGHTS = "Maybe: start with halves?\nHalves: Your child wonders.\n";

describe("what a model thinks is never shown", () => {
  it.each([
    ["apart from its text", thinking(THOUGHTS, text)],
    ["within its text", saying(`<think>${THOUGHTS}</think>\n\n${text}`)],
    ["between its lines", saying(`${LESSONS[0]}\n<think>${THOUGHTS}</think>\n${LESSONS.slice(1).join("\n")}`)],
    ["for longer than an answer may be", thinking("so ".repeat(40_000), text)],
  ])("when it thinks %s", async (_, behavior) => {
    bench.server.behave(behavior);
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
    expect(bench.server.requests).toHaveLength(1);
  });

  it("and is not an answer by itself", async () => {
    bench.server.behave(saying(`<think>${THOUGHTS}`), saying(text));
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
    expect(bench.server.requests).toHaveLength(2);
  });
});

it("a model is asked to think as much as configured, and else is not told", async () => {
  await collect(bench.suggestions.lessons(threeLessons, patient));
  const eager = languageModelSuggestions({ ...bench.server.address, reasoning: "high" });
  await collect(eager.lessons(threeLessons, patient));
  expect(bench.server.requests.map(({ parameters }) => parameters.reasoning_effort)).toEqual([undefined, "high"]);
});
