import { describe, expect, it } from "vitest";
import { dictated, ignoring, refusing, saying, stalling } from "#tests/support/model/behaviors";
import { collect, eachTestWithModel, inputs, LESSONS, outcomeOf, patient, threeLessons } from "./support";

const bench = eachTestWithModel();
const reason = new Error("Nobody waits any more.");

describe("when nobody waits any more, the model is left at once and the reason is thrown", () => {
  it("while it has not answered", async () => {
    bench.server.behave(ignoring);
    const leave = new AbortController();
    const outcome = outcomeOf(bench.suggestions.lessons(threeLessons, leave.signal));
    await expect.poll(() => bench.server.requests).toHaveLength(1);
    leave.abort(reason);
    expect(await outcome).toEqual({ lines: [], error: reason });
    await bench.server.closedByClient();
  });

  it("in the middle of a line", async () => {
    const { behavior, begun } = dictated();
    bench.server.behave(behavior);
    const leave = new AbortController();
    const outcome = outcomeOf(bench.suggestions.lessons(threeLessons, leave.signal));
    await (await begun).say("Halves: Your");
    leave.abort(reason);
    expect(await outcome).toEqual({ lines: [], error: reason });
    await bench.server.closedByClient();
  });

  it("while a line is looked at", async () => {
    bench.server.behave(stalling(`${LESSONS[0]}\n`));
    const leave = new AbortController();
    const lines = bench.suggestions.lessons(threeLessons, leave.signal)[Symbol.asyncIterator]();
    await lines.next();
    leave.abort(reason);
    await bench.server.closedByClient();
    await expect(lines.next()).rejects.toBe(reason);
  });

  it("while a second try is waited for", async () => {
    bench.server.behave(refusing(500));
    const leave = new AbortController();
    const wait = async () => leave.abort(reason);
    expect(await outcomeOf(bench.limitedTo({ wait }).lessons(threeLessons, leave.signal))).toEqual({
      lines: [],
      error: reason,
    });
    expect(bench.server.requests).toHaveLength(1);
  });

  it("while ideas are gathered", async () => {
    bench.server.behave(stalling("🐟\n"));
    const leave = new AbortController();
    const emojis = bench.suggestions.emojis({ subject: inputs.subject, goal: inputs.goal }, leave.signal);
    await expect.poll(() => bench.server.requests).toHaveLength(1);
    leave.abort(reason);
    await expect(emojis).rejects.toBe(reason);
    await bench.server.closedByClient();
  });

  it("before it was asked", async () => {
    await expect(collect(bench.suggestions.lessons(threeLessons, AbortSignal.abort(reason)))).rejects.toBe(reason);
    expect(bench.server.requests).toEqual([]);
  });
});

it("a reader that takes no more lines leaves the model", async () => {
  bench.server.behave(stalling(`${LESSONS[0]}\n`));
  for await (const line of bench.suggestions.lessons(threeLessons, patient)) {
    expect(line).toBe(LESSONS[0]);
    break;
  }
  await bench.server.closedByClient();
});

describe("no more answers than allowed are streamed at once", () => {
  const answer = saying(LESSONS.join("\n"));

  it("the next begins when one has ended", async () => {
    const { behavior, begun } = dictated();
    bench.server.behave(behavior, answer);
    const suggestions = bench.limitedTo({ streams: 1 });
    const first = collect(suggestions.lessons(threeLessons, patient));
    const second = collect(suggestions.lessons(threeLessons, patient));
    const model = await begun;
    await model.say(LESSONS.join("\n"));
    expect(bench.server.requests).toHaveLength(1);
    await model.finish();
    expect(await Promise.all([first, second])).toEqual([LESSONS, LESSONS]);
  });

  it("one that fails, or is left, makes room", async () => {
    bench.server.behave(refusing(401), stalling(`${LESSONS[0]}\n`), answer);
    const suggestions = bench.limitedTo({ streams: 1 });
    await expect(collect(suggestions.lessons(threeLessons, patient))).rejects.toMatchObject({ reason: "unreachable" });
    for await (const _ of suggestions.lessons(threeLessons, patient)) break;
    expect(await collect(suggestions.lessons(threeLessons, patient))).toEqual(LESSONS);
  });

  it("whoever waits too long hears that the model is busy", async () => {
    bench.server.behave(ignoring);
    const suggestions = bench.limitedTo({ streams: 1, turnMs: 50 });
    const leave = new AbortController();
    const first = outcomeOf(suggestions.lessons(threeLessons, leave.signal));
    await expect(collect(suggestions.lessons(threeLessons, patient))).rejects.toMatchObject({ reason: "busy" });
    expect(bench.server.requests).toHaveLength(1);
    leave.abort(reason);
    await first;
  });

  it("whoever stops waiting is not asked for, and keeps nobody waiting", async () => {
    const { behavior, begun } = dictated();
    bench.server.behave(behavior, answer);
    const suggestions = bench.limitedTo({ streams: 1 });
    const leave = new AbortController();
    const first = collect(suggestions.lessons(threeLessons, patient));
    const model = await begun;
    const second = outcomeOf(suggestions.lessons(threeLessons, leave.signal));
    const third = collect(suggestions.lessons(threeLessons, patient));
    leave.abort(reason);
    expect(await second).toEqual({ lines: [], error: reason });
    await model.say(LESSONS.join("\n"));
    await model.finish();
    expect(await Promise.all([first, third])).toEqual([LESSONS, LESSONS]);
    expect(bench.server.requests).toHaveLength(2);
  });
});
