import { describe, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port";
import { cutting, refusing, saying } from "#tests/support/model/behaviors";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import { SuggestionsFailed } from "~/services/suggestions/suggestions";
import { faults } from "./fault-table";
import { collect, eachTestWithModel, LESSONS, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
/** Long enough for a byte of the local server; short enough to wait for one that never comes. */
const SHORT_SILENCE_MS = 1000;

describe("the suggestion fails when a model always", () => {
  it.each(faults)("%s", async (_, behavior, before, outcome) => {
    bench.server.behave(behavior);
    const suggestions = bench.limitedTo(outcome.reason === "too_slow" ? { silenceMs: SHORT_SILENCE_MS } : {});
    const { lines, error } = await outcomeOf(suggestions.lessons(threeLessons, patient));
    expect(error).toBeInstanceOf(SuggestionsFailed);
    expect(lines).toEqual(before);
    const { reason } = error as SuggestionsFailed;
    expect({ reason, requests: bench.server.requests.length, waits: bench.waits }).toEqual(outcome);
    await expect.poll(() => bench.server.openAnswers()).toBe(0);
  });

  it("is down: it is unreachable, after two tries", async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}/v1`;
    const wait = async (milliseconds: number) => void bench.waits.push(milliseconds);
    const suggestions = languageModelSuggestions({ ...bench.server.address, baseUrl, limits: { wait } });
    await expect(collect(suggestions.lessons(threeLessons, patient))).rejects.toMatchObject({ reason: "unreachable" });
    expect(bench.waits).toEqual([2000]);
  });

  it("has a name that nobody knows: it is unreachable", async () => {
    const address = { ...bench.server.address, baseUrl: "http://model.invalid/v1" };
    const suggestions = languageModelSuggestions({ ...address, limits: { wait: async () => undefined } });
    await expect(collect(suggestions.lessons(threeLessons, patient))).rejects.toMatchObject({ reason: "unreachable" });
  });
});

describe("the suggestion is whole when a model only once", () => {
  const mended = faults.filter(([, , , { requests }]) => requests === 2);

  it.each(mended)("%s", async (_, behavior, before) => {
    const rest = LESSONS.slice(before.length);
    bench.server.behave(behavior, saying(rest.join("\n")));
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
    expect(bench.server.requests[1]?.data.alreadyWritten).toEqual(before.length > 0 ? before : undefined);
  });

  it("is cut off, and then once says too little", async () => {
    const [first = "", second = "", third = ""] = LESSONS;
    bench.server.behave(cutting(`${first}\n`), saying(second), saying(third));
    expect(await collect(bench.suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
  });
});

it("after two faults of the connection there is no third request", async () => {
  bench.server.behave(cutting(`${LESSONS[0]}\n`), refusing(500), saying(LESSONS.join("\n")));
  const { error } = await outcomeOf(bench.suggestions.lessons(threeLessons, patient));
  expect(error).toMatchObject({ reason: "unreachable" });
  expect(bench.server.requests).toHaveLength(2);
});
