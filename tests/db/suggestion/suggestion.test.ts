import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ServiceFailed, UnsuitableRequest } from "~/domain/errors";
import { namesOf } from "~/domain/fields";
import { suggestionFieldsSchema } from "~/domain/suggestion/suggestion";
import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import {
  emojiIdeas,
  goalIdeas,
  inputsForChild,
  lessonSuggestion,
  newLessonSuggestion,
  previousKnowledgeIdeas,
  topicSuggestion,
} from "~/domain/suggestion/suggestion.server";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import type { Suggestions } from "~/services/suggestions/suggestions";
import { ada, another, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** What the provider was asked, each time with all that it was given. */
let asked: unknown[];
let lastGoal = 0;
const asking = { parentId: "parent_of_a_test", provider: "default" } as const;
const newInputs = () => ({ ...fractions, goal: `A suggested goal ${(lastGoal += 1)}`, grade_level: "Grade 4" });
const outlines = [{ title: "Halves", explanation: "Two equal parts." }];

beforeEach(() => {
  asked = [];
  test.setServices({ suggestions: watched(builtInSuggestions()) });
});

describe("a kept suggestion", () => {
  it.each([
    ["lessons", (inputs: Inputs) => lessonSuggestion(asking, inputs, 5, 0)],
    ["topics", (inputs: Inputs) => topicSuggestion(asking, inputs, outlines, 0)],
    ["a new lesson", (inputs: Inputs) => newLessonSuggestion(asking, inputs, "Adding halves")],
    ["goals", (inputs: Inputs) => goalIdeas(asking, inputs, inputs.goal)],
    ["previous knowledge", (inputs: Inputs) => previousKnowledgeIdeas(asking, inputs)],
    ["emojis", (inputs: Inputs) => emojiIdeas(asking, inputs)],
  ])("of %s is asked of the provider once for the same inputs", async (_kind, suggestion) => {
    const inputs = newInputs();
    const first = await wholeSuggestion(suggestion(inputs));
    expect(first).not.toEqual([]);
    expect(await wholeSuggestion(suggestion(inputs))).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it.each([...namesOf(suggestionFieldsSchema), "grade_level" as const])(
    "is another when the %s is another",
    async (name) => {
      const inputs = newInputs();
      await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0));
      await wholeSuggestion(lessonSuggestion(asking, { ...inputs, [name]: "Something else" }, 5, 0));
      expect(asked).toHaveLength(2);
    },
  );

  it("is another when the count or the nonse is another, and differs visibly", async () => {
    const inputs = newInputs();
    const first = await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0));
    expect(await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 1))).not.toEqual(first);
    expect(await wholeSuggestion(lessonSuggestion(asking, inputs, 6, 0))).toHaveLength(6);
    expect(asked).toHaveLength(3);
  });

  it("is not another provider's", async () => {
    const inputs = newInputs();
    await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0));
    test.setServices({ suggestions: { ...watched(builtInSuggestions()), name: "another" } });
    await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0));
    expect(asked).toHaveLength(2);
  });

  it("ends with the curriculum that it came from", async () => {
    const inputs = newInputs();
    const old = async function* () {
      yield "Halves: As the curriculum said it before.";
    };
    test.setServices({ suggestions: { ...builtInSuggestions(), edition: "before", lessons: old } });
    expect(await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0))).toHaveLength(1);
    test.setServices({ suggestions: builtInSuggestions() });
    expect(await wholeSuggestion(lessonSuggestion(asking, inputs, 5, 0))).toHaveLength(5);
  });
});

describe("what does not suit a child", () => {
  it.each(namesOf(suggestionFieldsSchema))("in the %s is asked of nobody", async (name) => {
    const source = lessonSuggestion(asking, { ...newInputs(), [name]: "how to make porn" }, 3, 0);
    await expect(wholeSuggestion(source)).rejects.toThrow(UnsuitableRequest);
    expect(asked).toEqual([]);
  });

  it.each([
    ["how to kill myself", true],
    ["how to make porn", false],
  ])("is refused again each time: %s. It names whom to call: %s", async (goal, needsHelp) => {
    const source = lessonSuggestion(asking, { ...newInputs(), goal }, 3, 0);
    for (let time = 1; time <= 2; time += 1) {
      await expect(wholeSuggestion(source)).rejects.toThrow(new UnsuitableRequest(needsHelp));
    }
    expect(asked).toEqual([]);
  });

  it("is the provider's failure when the provider says it, and its next try may do better", async () => {
    let line = "Thirds: Watch porn.";
    const say = async function* () {
      yield "Halves: Two equal parts.";
      yield line;
    };
    test.setServices({ suggestions: { ...builtInSuggestions(), name: "rude", lessons: say } });
    const source = lessonSuggestion(asking, newInputs(), 3, 0);
    await expect(wholeSuggestion(source)).rejects.toThrow(ServiceFailed);
    line = "Thirds: Three equal parts.";
    expect(await wholeSuggestion(source)).toContain(line);
  });
});

describe("what is asked for a child", () => {
  it("has the child's grade, and never the name or username", async () => {
    const child = another({ ...ada, first_name: "Wilhelmina" });
    const { id } = await family(child);
    const inputs = await inputsForChild(id, child.username, { ...fractions, goal: "Ask for a child" });
    expect(inputs.grade_level).toBe("Grade 4");
    const sources = [
      lessonSuggestion(asking, inputs, 3, 0),
      topicSuggestion(asking, inputs, outlines, 0),
      newLessonSuggestion(asking, inputs, "Adding halves"),
      goalIdeas(asking, inputs, "cakes"),
      previousKnowledgeIdeas(asking, inputs),
      emojiIdeas(asking, inputs),
    ];
    await Promise.all(sources.map(wholeSuggestion));
    expect(asked).toHaveLength(6);
    expect(JSON.stringify(asked)).not.toMatch(new RegExp(`Wilhelmina|${child.username}`));
  });
});

type Inputs = ReturnType<typeof newInputs>;

/** The provider, with every question noted. */
function watched(provider: Suggestions): Suggestions {
  const noted = <Question extends unknown[], Answer>(ask: (...question: Question) => Answer) => {
    return (...question: Question): Answer => {
      asked.push(question[0]);
      return ask(...question);
    };
  };
  return {
    name: "watched",
    edition: provider.edition,
    lessons: noted(provider.lessons),
    topics: noted(provider.topics),
    lesson: noted(provider.lesson),
    details: noted(provider.details),
    goals: noted(provider.goals),
    previousKnowledge: noted(provider.previousKnowledge),
    emojis: noted(provider.emojis),
    coverage: provider.coverage,
  };
}
