import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerLines } from "~/services/suggestions/language-model/answer";
import { defaultLimits } from "~/services/suggestions/language-model/limits";
import { lessonsTask } from "~/services/suggestions/language-model/tasks";
import { openTurns } from "~/services/suggestions/language-model/turns";
import { LESSONS, patient, threeLessons } from "./support";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The lines of a model that says what the test lets it say, on the test's clock. */
function openAnswer() {
  let onPiece: (piece: string) => void;
  let onAbort: (reason: unknown) => void;
  async function* ask(_: unknown, signal: AbortSignal): AsyncGenerator<string> {
    signal.addEventListener("abort", () => onAbort(signal.reason));
    for (;;) {
      yield await new Promise<string>((resolve, reject) => {
        onPiece = resolve;
        onAbort = reject;
      });
    }
  }
  const model = { ask, takeTurn: openTurns(1, defaultLimits.turnMs), limits: defaultLimits };
  const lines = answerLines(lessonsTask(threeLessons), [], model, patient);
  return { lines, say: (piece: string) => onPiece(piece) };
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

const TOO_SLOW = "The language model failed: no_line.";

describe("a model has 20 seconds", () => {
  it("for its first line", async () => {
    const first = watch(openAnswer().lines.next());
    await pass(19_999);
    expect(first.outcome).toBe("waiting");
    await pass(1);
    expect(first.outcome).toBe(TOO_SLOW);
  });

  it("for a line, though it keeps talking", async () => {
    const { lines, say } = openAnswer();
    const first = watch(lines.next());
    for (let second = 1; second < 20; second += 1) {
      await pass(1000);
      say(second % 5 === 0 ? "word\n" : "word ");
    }
    await pass(1000);
    expect(first.outcome).toBe(TOO_SLOW);
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
