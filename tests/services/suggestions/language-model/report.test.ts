import { beforeEach, expect, it } from "vitest";
import { refusing, saying, stalling } from "#tests/support/model/behaviors";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import type { AnswerReport } from "~/services/suggestions/language-model/report";
import { collect, eachTestWithModel, inputs, LESSONS, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
let reports: AnswerReport[];
beforeEach(() => void (reports = []));

const ask = () => {
  const onAnswer = (report: AnswerReport) => void reports.push(report);
  return outcomeOf(languageModelSuggestions({ ...bench.server.address, onAnswer }).lessons(threeLessons, patient));
};

it("of each answer its time and its tokens are told", async () => {
  bench.server.behave(saying(LESSONS.join("\n")));
  await ask();
  expect(reports).toEqual([
    {
      task: "lessons",
      ending: "whole",
      milliseconds: expect.any(Number) as number,
      promptTokens: 700,
      completionTokens: 90,
      reasoningTokens: 40,
    },
  ]);
});

it.each([
  ["it is refused", refusing(401), "http_401"],
  ["all lines are there before its end", stalling(`${LESSONS.join("\n")}\n`), "left"],
])("how it ended is told when %s", async (_, behavior, ending) => {
  bench.server.behave(behavior);
  await ask();
  expect(reports).toMatchObject([{ task: "lessons", ending }]);
});

it("nothing is told of what was typed or said", async () => {
  bench.server.behave(saying(LESSONS.join("\n")), refusing(500));
  await ask();
  await ask();
  const words = [inputs.goal, inputs.needs, inputs.previousKnowledge, "Halves", bench.server.address.apiKey ?? ""];
  expect(words.filter((word) => JSON.stringify(reports).includes(word))).toEqual([]);
});

it("nobody has to listen", async () => {
  expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toHaveLength(3);
});
