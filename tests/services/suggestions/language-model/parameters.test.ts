import { describe, expect, it } from "vitest";
import { refusing, refusingParameter } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { collect, eachTestWithModel, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const configured = () => languageModelSuggestions({ ...bench.server.address, reasoning: "low", maxTokens: 2000 });
const sent = () => bench.server.requests.map(({ parameters }) => parameters);
const ALL = {
  temperature: 0.5,
  max_tokens: 2000,
  reasoning_effort: "low",
  stream_options: { include_usage: true },
};

describe("beside the prompt the model is told", () => {
  it("how long an answer may be, how much to think and to count its tokens", async () => {
    await collect(configured().lessons(threeLessons, patient));
    expect(sent()).toEqual([ALL]);
  });

  it("nothing that is not configured", async () => {
    await collect(bench.suggestions.lessons(threeLessons, patient));
    expect(Object.keys(sent()[0] ?? {}).sort()).toEqual(["stream_options", "temperature"]);
  });

  it("to choose its words more freely with each nonse", async () => {
    for (const nonse of [0, 1, 2, 3, 4]) await collect(bench.suggestions.lessons({ ...threeLessons, nonse }, patient));
    expect(sent().map(({ temperature }) => temperature)).toEqual([0.5, 0.6, 0.7, 0.8, 0.9]);
  });
});

describe("a model that refuses a parameter is asked without it, at once and from then on", () => {
  it.each(["temperature", "reasoning_effort", "stream_options"] as const)("%s", async (name) => {
    bench.server.behave(refusingParameter(name, properly));
    const suggestions = configured();
    expect(await collect(suggestions.lessons(threeLessons, patient))).toHaveLength(3);
    await collect(suggestions.lessons(threeLessons, patient));
    const { [name]: _, ...others } = ALL;
    expect(sent()).toEqual([ALL, others, others]);
    expect(bench.waits).toEqual([]);
  });

  it("max_tokens, by its newer name", async () => {
    bench.server.behave(refusingParameter("max_tokens", properly));
    await collect(configured().lessons(threeLessons, patient));
    const { max_tokens, ...others } = ALL;
    expect(sent()).toEqual([ALL, { ...others, max_completion_tokens: max_tokens }]);
  });

  it("max_tokens by either name, and the temperature", async () => {
    const either = refusingParameter("max_tokens", refusingParameter("max_completion_tokens", properly));
    bench.server.behave(refusingParameter("temperature", either));
    expect(await collect(configured().lessons(threeLessons, patient))).toHaveLength(3);
    expect(sent().at(-1)).toEqual({ reasoning_effort: "low", stream_options: { include_usage: true } });
  });

  it("though two are asked at once", async () => {
    bench.server.behave(refusingParameter("temperature", properly));
    const suggestions = configured();
    const both = [0, 1].map((nonse) => collect(suggestions.lessons({ ...threeLessons, nonse }, patient)));
    expect((await Promise.all(both)).map((lines) => lines.length)).toEqual([3, 3]);
  });
});

it("a refusal that names no parameter is a failure, and nothing is asked again", async () => {
  bench.server.behave(refusing(400));
  const { error } = await outcomeOf(configured().lessons(threeLessons, patient));
  expect(error).toMatchObject({ reason: "unreachable", cause: { code: "http_400" } });
  expect(sent()).toEqual([ALL]);
});
