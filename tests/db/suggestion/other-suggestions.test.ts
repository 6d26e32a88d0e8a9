import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { OTHER_SUGGESTION_PATIENCE_MS } from "~/domain/limits";
import { followSuggestion, wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { lessonSuggestion, topicSuggestion } from "~/domain/suggestion/suggestion.server";
import type { LessonsRequest, OtherLines, Suggestions, TopicsRequest } from "~/services/suggestions/suggestions";
import { fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { pacedProvider } from "#tests/support/suggesting";

let test: TestDatabase;
let lastGoal = 0;
let goal: string;
/** What each suggestion knows of the others, by its nonse. */
let known: Map<number, OtherLines>;
const paces = new Map<number, ReturnType<typeof pacedProvider>>();
const patient = new AbortController().signal;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  goal = `Another goal ${(lastGoal += 1)}`;
  known = new Map();
  for (const nonse of [0, 1, 2]) paces.set(nonse, pacedProvider());
  test.setServices({ suggestions: provider });
});

/** Suggests what the pace of the nonse says. */
const paced = (request: LessonsRequest | TopicsRequest, signal: AbortSignal) => {
  if (request.others) known.set(request.nonse, request.others);
  const pace = paces.get(request.nonse);
  if (!pace) throw new Error("No test asks for this nonse.");
  return pace.lessons(request as LessonsRequest, signal);
};
const provider: Suggestions = { ...pacedProvider(), lessons: paced, topics: paced };

const asking = { parentId: "parent_of_a_test", provider: "default" } as const;
const inputs = () => ({ ...fractions, goal, grade_level: "Grade 4" });
const lessons = (nonse: number) => lessonSuggestion(asking, inputs(), 3, nonse);
const othersOf = (nonse: number, count = 0) => {
  const others = known.get(nonse);
  if (!others) throw new Error("The suggestion has not begun.");
  return others(count, patient).then((all) => all.filter((lines) => lines.length > 0));
};

/** Begins a suggestion and gives lines of it. Gives what reads on. */
async function begin(nonse: number, ...lines: string[]) {
  const reader = followSuggestion(lessons(nonse));
  paces.get(nonse)?.give(...lines);
  const first = reader.next();
  await expect.poll(() => known.has(nonse)).toBe(true);
  if (lines.length > 0) await first;
  return reader;
}

it("a suggestion knows those of the same inputs that are kept", async () => {
  paces.get(0)?.give("Halves: one", "Thirds: two");
  paces.get(0)?.finish();
  await wholeSuggestion(lessons(0));
  await begin(1);
  expect(await othersOf(1)).toEqual([["Halves: one", "Thirds: two"]]);
});

it("it knows none of other inputs", async () => {
  await begin(0, "Halves: one");
  goal = `${goal} again`;
  await begin(1);
  expect(await othersOf(1)).toEqual([]);
});

it("topics know topics, and not lessons", async () => {
  const outlines = [{ title: "Halves", explanation: "" }];
  await begin(0, "Halves: one");
  known.clear();
  void followSuggestion(topicSuggestion(asking, inputs(), outlines, 1)).next();
  await expect.poll(() => known.has(1)).toBe(true);
  expect(await othersOf(1)).toEqual([]);
});

it("of two that are written side by side the second waits until the first has as many lines", async () => {
  await begin(0);
  await begin(1);
  const waiting = othersOf(1, 1);
  paces.get(0)?.give("Halves: one");
  expect(await waiting).toEqual([["Halves: one"]]);
});

it("the first does not wait for the second", async () => {
  await begin(0);
  await begin(1);
  expect(await othersOf(0, 3)).toEqual([]);
});

it("a first that has failed is not waited for, and its lines are known", async () => {
  const reader = await begin(0, "Halves: one");
  await begin(1);
  const waiting = othersOf(1, 3);
  paces.get(0)?.fail();
  await expect(reader.next()).rejects.toThrow();
  expect(await waiting).toEqual([["Halves: one"]]);
});

it("a first that says nothing for long is waited for once", async () => {
  const tooLong = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(tooLong.signal);
  await begin(0);
  await begin(1);
  const waiting = othersOf(1, 1);
  await expect.poll(() => timeout.mock.calls).toEqual([[OTHER_SUGGESTION_PATIENCE_MS]]);
  tooLong.abort();
  expect(await waiting).toEqual([]);
  expect(await othersOf(1, 2)).toEqual([]);
  expect(timeout).toHaveBeenCalledOnce();
  timeout.mockRestore();
});
