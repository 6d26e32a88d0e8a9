import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutting, dictated, ignoring, refusing, saying } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import { collect, eachTestWithModel, LESSONS, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const ask = () => outcomeOf(bench.suggestions.lessons(threeLessons, patient));
const asked = () => bench.server.requests.length;
const PAUSED = { reason: "unreachable", cause: { code: "paused" } };

// The clock alone: the model is asked over a real connection.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** A model that failed three times in a row: each of these is a request, for it is not worth trying again. */
async function failThrice(): Promise<void> {
  bench.server.behave(refusing(401));
  for (const _ of [1, 2, 3]) await ask();
}

describe("a model that failed three times in a row", () => {
  beforeEach(failThrice);

  it("is not asked for 30 seconds: the failure is told at once", async () => {
    bench.server.behave(properly);
    pass(29_999);
    expect((await ask()).error).toMatchObject(PAUSED);
    expect(asked()).toBe(3);
  });

  it("is asked again then, and by everyone once it answers", async () => {
    bench.server.behave(properly);
    pass(30_000);
    expect((await ask()).lines).toHaveLength(3);
    expect((await ask()).lines).toHaveLength(3);
  });

  it("is asked by one alone until it answers", async () => {
    const { behavior, begun } = dictated();
    bench.server.behave(behavior, properly);
    pass(30_000);
    const lines = bench.suggestions.lessons(threeLessons, patient)[Symbol.asyncIterator]();
    const first = lines.next();
    const model = await begun;
    expect((await ask()).error).toMatchObject(PAUSED);
    await model.say(`${LESSONS[0]}\n`);
    expect(await first).toEqual({ done: false, value: LESSONS[0] });
    expect((await ask()).lines).toHaveLength(3);
    await lines.return?.(undefined);
  });

  it("is left alone for 30 seconds more when it fails again", async () => {
    pass(30_000);
    await ask();
    pass(29_999);
    expect((await ask()).error).toMatchObject(PAUSED);
    expect(asked()).toBe(4);
  });

  it("is asked by the next when the one who asked went away", async () => {
    bench.server.behave(ignoring, properly);
    pass(30_000);
    const leave = new AbortController();
    const left = outcomeOf(bench.suggestions.lessons(threeLessons, leave.signal));
    await expect.poll(asked).toBe(4);
    leave.abort(new Error("Nobody waits any more."));
    await left;
    expect((await ask()).lines).toHaveLength(3);
  });
});

describe("not held against a model is", () => {
  it("a failure before which it answered", async () => {
    bench.server.behave(refusing(401), refusing(401), properly, refusing(401));
    for (const _ of [1, 2, 3, 4, 5]) await ask();
    expect(asked()).toBe(5);
  });

  it.each([
    ["an answer that is no use", saying("I would rather talk."), 2],
    ["a request that it refuses", refusing(400), 1],
  ])("%s", async (_, behavior, requests) => {
    bench.server.behave(behavior);
    for (const _ of [1, 2, 3, 4]) await ask();
    expect(asked()).toBe(4 * requests);
  });
});

it("a suggestion is not tried once more when the model was paused meanwhile", async () => {
  bench.server.behave(refusing(401), refusing(401), cutting("Hal"));
  for (const _ of [1, 2]) await ask();
  expect((await ask()).error).toMatchObject(PAUSED);
  expect(asked()).toBe(3);
});

it("a model without a pause is asked however often it failed", async () => {
  const suggestions = bench.limitedTo({ pauseMs: 0 });
  bench.server.behave(refusing(401));
  for (const _ of [1, 2, 3, 4]) await outcomeOf(suggestions.lessons(threeLessons, patient));
  bench.server.behave(properly);
  expect(await collect(suggestions.lessons(threeLessons, patient))).toHaveLength(3);
});
