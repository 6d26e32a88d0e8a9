import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { appendSuggestionLines } from "~/db/suggestion-lines";
import { beatAsSuggestionWriter, claimSuggestion, leaveSuggestion } from "~/db/suggestions";
import { ServiceFailed, SuggestionInterrupted, TooManySuggestions, UnsuitableRequest } from "~/domain/errors";
import { SUGGESTIONS_PER_DAY, SUGGESTION_ABANDONED_MS, SUGGESTION_WRITER_DEAD_MS } from "~/domain/limits";
import {
  followSuggestion,
  peekSuggestion,
  interruptSuggestions,
  keptSuggestion,
  wholeSuggestion,
} from "~/domain/suggestion/kept-suggestion.server";
import { goalIdeas, lessonSuggestion } from "~/domain/suggestion/suggestion.server";
import { RequestUnsuitable, SuggestionsFailed } from "~/services/suggestions/suggestions";
import { family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type PacedProvider, pacedProvider } from "#tests/support/suggesting";

let test: TestDatabase;
let provider: PacedProvider;
let lastGoal = 0;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  provider = pacedProvider();
  test.setServices({ suggestions: provider });
});
afterEach(() => vi.useRealTimers());

const asking = { parentId: "parent_of_a_test", provider: "default" } as const;
const newSource = () =>
  lessonSuggestion(asking, { ...fractions, goal: `A kept goal ${(lastGoal += 1)}`, grade_level: "Grade 4" }, 3, 0);
const [one, two, three] = ["One: first", "Two: second", "Three: third"] as const;

describe("a suggestion that is being written", () => {
  it("gives each line as soon as the provider has finished it", async () => {
    const lines = followSuggestion(newSource());
    provider.give(one);
    expect(await lines.next()).toEqual({ value: one, done: false });
    provider.give(two);
    expect(await lines.next()).toEqual({ value: two, done: false });
    provider.finish();
    expect(await lines.next()).toEqual({ value: undefined, done: true });
  });

  it("keeps a line before it gives it", async () => {
    const source = newSource();
    const lines = followSuggestion(source);
    provider.give(one);
    await lines.next();
    expect(await keptSuggestion(source)).toEqual({ lines: [one], isWhole: false });
    provider.finish();
    await lines.next();
  });

  it("is asked of the provider once, however many follow it and whenever they come", async () => {
    const source = newSource();
    const early = followSuggestion(source);
    provider.give(one);
    await early.next();
    const late = wholeSuggestion(source);
    provider.give(two);
    provider.finish();
    expect(await late).toEqual([one, two]);
    expect(await rest(early)).toEqual([two]);
    expect(await wholeSuggestion(source)).toEqual([one, two]);
    expect(provider.asked).toHaveLength(1);
  });

  it("can be glanced at: what there is by then, and whether it is all", async () => {
    const source = newSource();
    provider.give(one);
    await followSuggestion(source).next();
    expect(await peekSuggestion(source, 20)).toEqual({ lines: [one], isWhole: false });
    provider.finish();
    expect(await peekSuggestion(source, 10_000)).toEqual({ lines: [one], isWhole: true });
  });

  it("goes on while a reader who left may come back, and is called off when nobody does", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const source = newSource();
    const leave = new AbortController();
    const lines = followSuggestion(source, leave.signal);
    provider.give(one);
    await lines.next();
    leave.abort();
    await lines.next();
    await vi.advanceTimersByTimeAsync(SUGGESTION_ABANDONED_MS - 1);
    expect(provider.isCalledOff()).toBe(false);
    const back = followSuggestion(source);
    await back.next();
    await vi.advanceTimersByTimeAsync(SUGGESTION_ABANDONED_MS * 2);
    expect(provider.isCalledOff()).toBe(false);
    await back.return(undefined);
    // Whoever reads in another process was last seen when the suggestion began, which by then is long ago.
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() + SUGGESTION_ABANDONED_MS * 3 });
    await followSuggestion(source).return(undefined);
    const again = followSuggestion(source);
    await again.next();
    await again.return(undefined);
    await vi.advanceTimersByTimeAsync(SUGGESTION_ABANDONED_MS);
    await vi.waitFor(() => expect(provider.isCalledOff()).toBe(true));
  });

  it("that was interrupted is written on from where it was, and only what is missing is asked for", async () => {
    const source = newSource();
    const lines = followSuggestion(source);
    provider.give(one);
    await lines.next();
    interruptSuggestions();
    await expect(lines.next()).rejects.toThrow(SuggestionInterrupted);
    const again = wholeSuggestion(source);
    provider.give(two, three);
    provider.finish();
    expect(await again).toEqual([one, two, three]);
    expect(provider.asked).toEqual([{ written: [] }, { written: [one] }]);
  });
});

describe("a suggestion whose provider fails", () => {
  it("is told with the provider's error for the log, and keeps what was written", async () => {
    const source = newSource();
    const lines = wholeSuggestion(source);
    const failure = new SuggestionsFailed("too_slow");
    provider.give(one);
    provider.fail(failure);
    await expect(lines).rejects.toMatchObject({ service: "suggestions", cause: failure });
    expect(await keptSuggestion(source)).toEqual({ lines: [one], isWhole: false });
  });

  it("is written on when it is asked for again", async () => {
    const source = newSource();
    const first = wholeSuggestion(source);
    provider.give(one);
    provider.fail();
    await expect(first).rejects.toThrow(ServiceFailed);
    const again = wholeSuggestion(source);
    provider.give(two);
    provider.finish();
    expect(await again).toEqual([one, two]);
  });

  it("because the provider finds the request unsuitable is tried again by the next who asks", async () => {
    const source = newSource();
    const first = wholeSuggestion(source);
    provider.fail(new RequestUnsuitable());
    await expect(first).rejects.toThrow(UnsuitableRequest);
    const again = wholeSuggestion(source);
    provider.give(one);
    provider.finish();
    expect(await again).toEqual([one]);
  });

  it("can be asked of Minnow's own curriculum instead, which is another suggestion", async () => {
    const inputs = { ...fractions, goal: `A kept goal ${(lastGoal += 1)}`, grade_level: "Grade 4" };
    const lines = wholeSuggestion(lessonSuggestion(asking, inputs, 3, 0));
    provider.fail();
    await expect(lines).rejects.toThrow(ServiceFailed);
    expect(await wholeSuggestion(lessonSuggestion({ ...asking, provider: "built-in" }, inputs, 3, 0))).toHaveLength(3);
  });
});

describe("a suggestion that another server process writes", () => {
  const claimOf = (source: ReturnType<typeof newSource>, writer: string, at = Date.now()) =>
    claimSuggestion({ ...source, writer, now: at, aliveSince: at - SUGGESTION_WRITER_DEAD_MS, isRetried: true });

  it("is followed line by line, and not written twice", async () => {
    const source = newSource();
    await claimOf(source, "writer_elsewhere");
    const lines = followSuggestion(source);
    await appendSuggestionLines({ suggestionId: source.id, writer: "writer_elsewhere", from: 0, lines: [one] });
    expect(await lines.next()).toEqual({ value: one, done: false });
    await appendSuggestionLines({ suggestionId: source.id, writer: "writer_elsewhere", from: 1, lines: [two] });
    await leaveSuggestion(source.id, "writer_elsewhere", "done");
    expect(await rest(lines)).toEqual([two]);
    expect(provider.asked).toEqual([]);
  });

  it("which has died is taken over from where it was", async () => {
    const source = newSource();
    await claimOf(source, "writer_that_died");
    await appendSuggestionLines({ suggestionId: source.id, writer: "writer_that_died", from: 0, lines: [one] });
    await beatAsSuggestionWriter("writer_that_died", Date.now() - SUGGESTION_WRITER_DEAD_MS - 1);
    const lines = wholeSuggestion(source);
    provider.give(two);
    provider.finish();
    expect(await lines).toEqual([one, two]);
    expect(provider.asked).toEqual([{ written: [one] }]);
  });

  it("is taken over by one only, of many who ask at once", async () => {
    const source = newSource();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claimOf(source, `writer_${lastGoal}_${index}`)),
    );
    expect(claims.filter(({ isMine }) => isMine)).toHaveLength(1);
  });

  it("gets no line from a process that it was taken from", async () => {
    const source = newSource();
    await claimOf(source, "writer_that_stalled");
    await beatAsSuggestionWriter("writer_that_stalled", Date.now() - SUGGESTION_WRITER_DEAD_MS - 1);
    const lines = followSuggestion(source);
    provider.give(one);
    await lines.next();
    await expect(
      appendSuggestionLines({ suggestionId: source.id, writer: "writer_that_stalled", from: 1, lines: [two] }),
    ).rejects.toThrow();
    provider.finish();
    expect(await rest(lines)).toEqual([]);
  });

  it("and failed there is told here", async () => {
    const source = newSource();
    await claimOf(source, "writer_that_fails");
    const lines = followSuggestion(source);
    await appendSuggestionLines({ suggestionId: source.id, writer: "writer_that_fails", from: 0, lines: [one] });
    await lines.next();
    await leaveSuggestion(source.id, "writer_that_fails", "failed");
    await expect(lines.next()).rejects.toThrow(ServiceFailed);
  });
});

describe("a day's suggestions of the language model", () => {
  it("are counted once for each that is begun, and refused when they are used up", async () => {
    const { id: parentId } = await family();
    const idea = (goal: string) => goalIdeas({ parentId, provider: "default" }, { ...inputs, subject: goal });
    const inputs = { ...fractions, grade_level: "Grade 4" };
    for (let begun = 0; begun < SUGGESTIONS_PER_DAY; begun += 1) {
      provider.finish();
      await wholeSuggestion(idea(`Subject ${begun}`));
    }
    expect(await wholeSuggestion(idea("Subject 0"))).toEqual([]);
    await expect(wholeSuggestion(idea("One too many"))).rejects.toThrow(TooManySuggestions);
    await expect(
      wholeSuggestion(goalIdeas({ parentId, provider: "built-in" }, { ...inputs, subject: "Math" })),
    ).resolves.toBeDefined();
  });
});

async function rest(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}
