import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerLines } from "~/services/suggestions/language-model/answer";
import { Breaker } from "~/services/suggestions/language-model/breaker";
import { defaultLimits } from "~/services/suggestions/language-model/limits";
import { questionFor } from "~/services/suggestions/language-model/question";
import { lessonsTask } from "~/services/suggestions/language-model/tasks";
import { openTurns } from "~/services/suggestions/language-model/turns";
import { LESSONS, patient, threeLessons } from "./support";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The lines of a model that says and thinks what the test lets it, on the test's clock. */
function openAnswer() {
  let onPiece: (piece: string) => void;
  let onAbort: (reason: unknown) => void;
  let onByte: () => void;
  async function* ask(_: unknown, signal: AbortSignal, heard: () => void): AsyncGenerator<string> {
    onByte = heard;
    signal.addEventListener("abort", () => onAbort(signal.reason));
    for (;;) {
      yield await new Promise<string>((resolve, reject) => {
        onPiece = resolve;
        onAbort = reject;
      });
    }
  }
  const takeTurn = openTurns(1, defaultLimits.turnMs);
  const model = { ask, takeTurn, breaker: new Breaker(defaultLimits.pauseMs), limits: defaultLimits };
  const task = lessonsTask(threeLessons);
  const lines = answerLines(task, questionFor(task, [], [], false), [], model, patient);
  const think = () => onByte();
  const say = (piece: string) => {
    think();
    onPiece(piece);
  };
  return { lines, say, think };
}

/** What became of a promise so far. */
function watch(promise: Promise<unknown>) {
  const state = { outcome: "waiting" };
  promise.then(
    () => (state.outcome = "kept"),
    (error: Error) => (state.outcome = error.message),
  );
  return state;
}

const SILENT = "The language model failed: silent.";
const ENDLESS = "The language model failed: no_end.";

describe("a model may be silent for 20 seconds", () => {
  it("before its first byte", async () => {
    const first = watch(openAnswer().lines.next());
    await pass(19_999);
    expect(first.outcome).toBe("waiting");
    await pass(1);
    expect(first.outcome).toBe(SILENT);
  });

  it("after the last byte, whatever it was", async () => {
    const { lines, say, think } = openAnswer();
    const first = watch(lines.next());
    for (const live of [think, think, () => say("Hal")]) {
      await pass(19_000);
      live();
    }
    await pass(19_999);
    expect(first.outcome).toBe("waiting");
    await pass(1);
    expect(first.outcome).toBe(SILENT);
  });

  it("for each line anew", async () => {
    const { lines, say } = openAnswer();
    for (const line of LESSONS) {
      const next = watch(lines.next());
      await pass(19_000);
      say(`${line}\n`);
      await pass(0);
      expect(next.outcome).toBe("kept");
    }
  });

  it("not counted what the reader takes", async () => {
    const { lines, say } = openAnswer();
    const first = watch(lines.next());
    await pass(0);
    say(`${LESSONS[0]}\n`);
    await pass(60_000);
    const second = watch(lines.next());
    await pass(19_000);
    say(`${LESSONS[1]}\n`);
    await pass(0);
    expect([first.outcome, second.outcome]).toEqual(["kept", "kept"]);
  });
});

it("a model may think for minutes before its first line", async () => {
  const { lines, say, think } = openAnswer();
  const first = watch(lines.next());
  for (let second = 0; second < 150; second += 10) {
    await pass(10_000);
    think();
  }
  say(`${LESSONS[0]}\n`);
  await pass(0);
  expect(first.outcome).toBe("kept");
});

it("a model that never comes to an end is left after three minutes, though it keeps talking", async () => {
  const { lines, say } = openAnswer();
  const first = watch(lines.next());
  for (let second = 10; second < 180; second += 10) {
    await pass(10_000);
    say("word\n");
  }
  await pass(9_999);
  expect(first.outcome).toBe("waiting");
  await pass(1);
  expect(first.outcome).toBe(ENDLESS);
});

it("whoever has waited 20 seconds for a turn hears that the model is busy", async () => {
  const takeTurn = openTurns(1, defaultLimits.turnMs);
  await takeTurn(patient);
  const second = watch(takeTurn(patient));
  await pass(19_999);
  expect(second.outcome).toBe("waiting");
  await pass(1);
  expect(second.outcome).toBe("The language model failed: no_turn.");
});

it("64 answers are streamed at once", async () => {
  const takeTurn = openTurns(defaultLimits.streams, defaultLimits.turnMs);
  const turns = await Promise.all(Array.from({ length: 64 }, () => takeTurn(patient)));
  const next = watch(takeTurn(patient));
  await pass(0);
  expect(next.outcome).toBe("waiting");
  turns[0]?.();
  await pass(0);
  expect(next.outcome).toBe("kept");
});
