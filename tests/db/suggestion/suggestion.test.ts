import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ServiceFailed } from "~/domain/errors";
import type { Lesson } from "~/domain/study-plan/study-plan";
import {
  inputsForChild,
  lessonLines,
  suggestEmojis,
  suggestGoals,
  suggestLessons,
  suggestPreviousKnowledge,
  suggestTopics,
  topicLines,
} from "~/domain/suggestion/suggestion.server";
import type { Suggestions } from "~/services/suggestions/suggestions";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { ada, another, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** What the provider was asked, each call with all that it was given. */
let asked: unknown[][];
let lastInputs = 0;
const newInputs = () => ({ ...fractions, goal: `Goal ${(lastInputs += 1)}`, grade_level: "Grade 4" });

beforeEach(() => {
  asked = [];
  test.useServices({ suggestions: watched(builtInSuggestions()) });
});

describe("a kept suggestion", () => {
  it("of lessons is asked of the provider once for the same inputs, count and nonse", async () => {
    const inputs = newInputs();
    const first = await linesOf(lessonLines(inputs, 5, 0));
    expect(await linesOf(lessonLines(inputs, 5, 0))).toEqual(first);
    expect(first).toHaveLength(5);
    expect(asked).toHaveLength(1);
  });

  it("of topics is asked of the provider once for the same inputs, lessons and nonse", async () => {
    const inputs = newInputs();
    const lessons = await suggestLessons(inputs, 3, 0);
    asked = [];
    const first = await linesOf(topicLines(inputs, lessons, 0));
    expect(await linesOf(topicLines(inputs, lessons, 0))).toEqual(first);
    expect(first.length).toBeGreaterThanOrEqual(9);
    expect(asked).toHaveLength(1);
  });

  it.each(["subject", "goal", "previous_knowledge", "needs", "grade_level"] as const)(
    "is another when the %s is another",
    async (name) => {
      const inputs = newInputs();
      await linesOf(lessonLines(inputs, 5, 0));
      await linesOf(lessonLines({ ...inputs, [name]: "Something else" }, 5, 0));
      expect(asked).toHaveLength(2);
    },
  );

  it("is another when the count or the nonse is another, and differs visibly", async () => {
    const inputs = newInputs();
    const first = await linesOf(lessonLines(inputs, 5, 0));
    expect(await linesOf(lessonLines(inputs, 5, 1))).not.toEqual(first);
    expect(await linesOf(lessonLines(inputs, 6, 0))).toHaveLength(6);
    expect(asked).toHaveLength(3);
  });

  it("is not another provider's", async () => {
    const inputs = newInputs();
    await linesOf(lessonLines(inputs, 5, 0));
    test.useServices({ suggestions: { ...watched(builtInSuggestions()), name: "another" } });
    await linesOf(lessonLines(inputs, 5, 0));
    expect(asked).toHaveLength(2);
  });

  it("is harmless when two ask for it at once", async () => {
    const inputs = newInputs();
    const [one, other] = await Promise.all([linesOf(lessonLines(inputs, 5, 0)), linesOf(lessonLines(inputs, 5, 0))]);
    expect(other).toEqual(one);
  });

  it("whose provider fails is told, and asked for afresh the next time", async () => {
    const inputs = newInputs();
    const cause = new Error("the model stalled");
    test.useServices({ suggestions: failingAfterOneLine(cause) });
    const error: unknown = await linesOf(lessonLines(inputs, 5, 0)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect(error).toMatchObject({ service: "suggestions", cause });
    test.useServices({ suggestions: watched(builtInSuggestions()) });
    expect(await linesOf(lessonLines(inputs, 5, 0))).toHaveLength(5);
    expect(asked).toHaveLength(1);
  });
});

describe("suggested lessons and topics", () => {
  it("become a plan's lessons, each with at least three topics and ids that are all different", async () => {
    const inputs = newInputs();
    const lessons = await suggestTopics(inputs, await suggestLessons(inputs, 8, 2), 3);
    expect(lessons).toHaveLength(8);
    expect(lessons.filter(({ topics }) => topics.length < 3)).toEqual([]);
    const ids = lessons.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("pass over lines that are none", async () => {
    test.useServices({ suggestions: saying(["", "One: first", ":", "Two"], ["1: a", "9: lost", "nonsense", "2: b"]) });
    const inputs = newInputs();
    const lessons = await suggestLessons(inputs, 3, 0);
    expect(lessons.map(({ title, explanation }) => [title, explanation])).toEqual([
      ["One", "first"],
      ["Two", ""],
    ]);
    const titles = (await suggestTopics(inputs, lessons, 0)).map(({ topics }) => topics.map((topic) => topic.title));
    expect(titles).toEqual([["a"], ["b"]]);
  });

  it("hold no more than twelve topics a lesson", async () => {
    test.useServices({
      suggestions: saying(
        [],
        Array.from({ length: 40 }, (_, index) => `1: topic ${index}`),
      ),
    });
    const lesson: Lesson = { id: "lesson_1", title: "One", explanation: "", num_videos: 0, topics: [] };
    expect((await suggestTopics(newInputs(), [lesson], 0))[0]?.topics).toHaveLength(12);
  });
});

it.each([
  ["goals", suggestGoals],
  ["previousKnowledge", suggestPreviousKnowledge],
  ["emojis", suggestEmojis],
] as const)("ideas whose provider fails are told, with the cause for the log: %s", async (kind, suggest) => {
  const cause = new Error("the model stalled");
  test.useServices({ suggestions: { ...builtInSuggestions(), [kind]: () => Promise.reject(cause) } });
  const error: unknown = await suggest(newInputs()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceFailed);
  expect(error).toMatchObject({ service: "suggestions", code: "suggestions_failed", cause });
});

describe("what is asked for a child", () => {
  it("has the child's grade, and never the name or username", async () => {
    const child = another({ ...ada, first_name: "Wilhelmina" });
    const { id } = await family(child);
    const inputs = await inputsForChild(id, child.username, { ...fractions, goal: "Ask for a child" });
    expect(inputs.grade_level).toBe("Grade 4");
    await suggestTopics(inputs, await suggestLessons(inputs, 3, 0), 0);
    await Promise.all([suggestGoals(inputs, "cakes"), suggestPreviousKnowledge(inputs), suggestEmojis(inputs)]);
    expect(asked).toHaveLength(5);
    expect(JSON.stringify(asked)).not.toMatch(new RegExp(`Wilhelmina|${child.username}`));
  });
});

/** The provider, with every question noted. */
function watched(provider: Suggestions): Suggestions {
  const noted = <Question extends unknown[], Answer>(ask: (...question: Question) => Answer) => {
    return (...question: Question): Answer => {
      asked.push(question);
      return ask(...question);
    };
  };
  return {
    name: provider.name,
    lessons: noted(provider.lessons),
    topics: noted(provider.topics),
    goals: noted(provider.goals),
    previousKnowledge: noted(provider.previousKnowledge),
    emojis: noted(provider.emojis),
  };
}

function saying(lessons: string[], topics: string[]): Suggestions {
  const say = async function* (lines: string[]) {
    yield* lines;
  };
  return { ...builtInSuggestions(), name: "saying", lessons: () => say(lessons), topics: () => say(topics) };
}

function failingAfterOneLine(cause: Error): Suggestions {
  const fail = async function* () {
    yield "One: the first line";
    throw cause;
  };
  return { ...builtInSuggestions(), lessons: fail };
}

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}
