import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  GOAL_MAX,
  LESSON_ACTIVITY_MAX,
  LESSON_ANSWER_MAX,
  LESSON_EXPLANATION_MAX,
  LESSON_MATERIAL_MAX,
  LESSON_MINUTES_MAX,
  LESSON_QUESTION_MAX,
  LESSON_SAFETY_MAX,
  LESSON_TITLE_MAX,
  PREVIOUS_KNOWLEDGE_MAX,
  TOPICS_PER_LESSON_MAX,
  TOPIC_TITLE_MAX,
} from "~/domain/limits";
import type { LessonOutline, PlanInputs, Suggestions } from "~/services/suggestions/suggestions";

/** A provider of suggestions, and what ends it. */
export interface ProviderUnderTest {
  suggestions: Suggestions;
  close(): Promise<void>;
}

/** What a provider is asked; a test of one provider may ask other things. */
export interface Asked {
  inputs: PlanInputs;
  lessons: readonly LessonOutline[];
  description: string;
  counts: readonly number[];
  nonses: readonly number[];
  /** Whether its lessons have activities and questions. */
  hasDetails: boolean;
  /** How many ideas there are at least; none where the provider knows nothing of what is asked for. */
  ideasMin: number;
}

const usual: Asked = {
  inputs: {
    subject: "Math",
    goal: "Add and compare fractions",
    previousKnowledge: "Knows the times tables",
    needs: "Short attention span",
    gradeLevel: "Grade 4",
  },
  lessons: [
    { title: "Halves and quarters", explanation: "Cut things into equal parts and name them." },
    { title: "Fractions of one size", explanation: "Find fractions with other names and the same value." },
    { title: "Adding fractions", explanation: "Add fractions with the same denominator." },
  ],
  description: "Multiply a fraction by a whole number",
  counts: [3, 5, 8],
  nonses: [0, 1, 2, 3, 4],
  hasDetails: true,
  ideasMin: 1,
};

const patient = new AbortController().signal;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What every provider of suggestions keeps to. `changes` says what else a provider is to be asked. */
export function describeSuggestionsContract(
  name: string,
  makeProvider: () => Promise<ProviderUnderTest>,
  changes: Partial<Asked> = {},
): void {
  const asked = { ...usual, ...changes };
  const { inputs, lessons, description, counts, nonses, hasDetails, ideasMin } = asked;
  const { subject, goal, gradeLevel } = inputs;
  const [count = 5] = counts;

  describe(`${name} as a provider of suggestions`, () => {
    let underTest: ProviderUnderTest;
    let provider: Suggestions;
    beforeEach(async () => {
      underTest = await makeProvider();
      provider = underTest.suggestions;
    });
    afterEach(() => underTest.close());

    it("has a name", () => {
      expect(provider.name).toMatch(/^\S+/);
    });

    it.each(counts)("suggests exactly %i lessons with different titles, each on a line of its own", async (wanted) => {
      const lines = await collect(provider.lessons({ inputs, count: wanted, nonse: 0, written: [] }, patient));
      expect(lines).toHaveLength(wanted);
      for (const line of lines) expectLesson(line);
      expect(new Set(lines.map(titleIn)).size).toBe(wanted);
    });

    it.each(nonses)("suggests lessons and topics for nonse %i", async (nonse) => {
      const lines = await collect(provider.lessons({ inputs, count, nonse, written: [] }, patient));
      for (const line of lines) expectLesson(line);
      const topics = await collect(provider.topics({ inputs, lessons, nonse, written: [] }, patient));
      for (const line of topics) expectTopic(line);
    });

    it("suggests at least three different topics for every lesson, in the order of the lessons", async () => {
      const lines = await collect(provider.topics({ inputs, lessons, nonse: 0, written: [] }, patient));
      const numbers = lines.map((line) => Number(titleIn(line)));
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      expect(new Set(lines).size).toBe(lines.length);
      lessons.forEach((_, index) => {
        const topics = numbers.filter((number) => number === index + 1);
        expect(topics.length).toBeGreaterThanOrEqual(3);
        expect(topics.length).toBeLessThanOrEqual(TOPICS_PER_LESSON_MAX);
      });
    });

    it("suggests one lesson from a description, and three to seven different topics for it", async () => {
      const [lesson = "", ...topics] = await collect(provider.lesson({ inputs, description, written: [] }, patient));
      expectLesson(lesson);
      expect(topics.length).toBeGreaterThanOrEqual(3);
      expect(topics.length).toBeLessThanOrEqual(7);
      expect(new Set(topics).size).toBe(topics.length);
      for (const topic of topics) expectText(topic, TOPIC_TITLE_MAX);
    });

    it("gives what else its lessons have in lines 'lessonNumber: kind: text', in the order of the lessons", async () => {
      const suggested = await collect(provider.lessons({ inputs, count, nonse: 0, written: [] }, patient));
      const outlines = suggested.map((line) => ({
        title: titleIn(line),
        explanation: line.slice(line.indexOf(": ") + 2),
      }));
      const lines = await collect(provider.details({ inputs, lessons: outlines, written: [] }, patient));
      for (const line of lines) expectDetail(line, outlines.length);
      const numbers = lines.map((line) => Number(titleIn(line)));
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      const single = lines.map((line) => /^\d+: (?!safety|material)\w+/.exec(line)?.[0]).filter(Boolean);
      expect(new Set(single).size).toBe(single.length);
      for (const kind of ["activity", "question", "answer"]) {
        expect(lines.filter((line) => line.includes(`: ${kind}: `))).toHaveLength(hasDetails ? outlines.length : 0);
      }
    });

    it("continues what lessons have where it ends", async () => {
      const request = { inputs, lessons, nonse: 0 };
      const all = await collect(provider.details({ ...request, written: [] }, patient));
      const written = all.slice(0, 2);
      expect(await collect(provider.details({ ...request, written }, patient))).toEqual(all.slice(written.length));
    });

    it("suggests up to six different goals and descriptions of previous knowledge", async () => {
      const goals = await provider.goals({ subject, description: goal, gradeLevel }, patient);
      const knowledge = await provider.previousKnowledge({ subject, goal, gradeLevel }, patient);
      expectIdeas(goals, ideasMin, 6);
      expectIdeas(knowledge, ideasMin, 6);
      for (const text of goals) expectText(text, GOAL_MAX);
      for (const text of knowledge) expectText(text, PREVIOUS_KNOWLEDGE_MAX);
    });

    it("suggests up to eight different emojis, each one character as people count them", async () => {
      const emojis = await provider.emojis({ subject, goal }, patient);
      expectIdeas(emojis, 1, 8);
      for (const emoji of emojis) expect([...graphemes.segment(emoji)]).toHaveLength(1);
    });

    it("continues lessons that are written already, and does not give these again", async () => {
      const written = (await collect(provider.lessons({ inputs, count, nonse: 0, written: [] }, patient))).slice(0, 2);
      const rest = await collect(provider.lessons({ inputs, count, nonse: 0, written }, patient));
      expect(rest).toHaveLength(count - 2);
      expect(new Set([...written, ...rest].map(titleIn)).size).toBe(count);
    });

    it("continues topics in the lesson where they end", async () => {
      const request = { inputs, lessons, nonse: 0 };
      const all = await collect(provider.topics({ ...request, written: [] }, patient));
      const written = all.filter((line) => titleIn(line) === "1");
      const rest = await collect(provider.topics({ ...request, written }, patient));
      expect(rest.filter((line) => written.includes(line))).toEqual([]);
      expect(new Set(rest.map(titleIn))).toEqual(new Set(lessons.slice(1).map((_, index) => String(index + 2))));
    });

    it("continues a lesson from a description with its topics", async () => {
      const [lesson = ""] = await collect(provider.lesson({ inputs, description, written: [] }, patient));
      const topics = await collect(provider.lesson({ inputs, description, written: [lesson] }, patient));
      expect(topics).not.toContain(lesson);
      expect(topics.length).toBeGreaterThanOrEqual(3);
    });

    it("throws the signal's reason, before any line, when it has aborted already", async () => {
      const reason = new Error("Nobody waits any more.");
      const gone = AbortSignal.abort(reason);
      const written: string[] = [];
      const streams = [
        provider.lessons({ inputs, count, nonse: 0, written }, gone),
        provider.topics({ inputs, lessons, nonse: 0, written }, gone),
        provider.lesson({ inputs, description, written }, gone),
        provider.details({ inputs, lessons, written }, gone),
      ];
      for (const stream of streams) await expect(collect(stream)).rejects.toBe(reason);
      await expect(provider.goals({ subject, description: "", gradeLevel }, gone)).rejects.toBe(reason);
      await expect(provider.previousKnowledge({ subject, goal, gradeLevel }, gone)).rejects.toBe(reason);
      await expect(provider.emojis({ subject, goal }, gone)).rejects.toBe(reason);
    });

    it("throws the signal's reason when it aborts between two lines", async () => {
      const reason = new Error("Nobody waits any more.");
      const controller = new AbortController();
      const lines: string[] = [];
      const read = async () => {
        for await (const line of provider.lessons({ inputs, count, nonse: 0, written: [] }, controller.signal)) {
          lines.push(line);
          controller.abort(reason);
        }
      };
      await expect(read()).rejects.toBe(reason);
      expect(lines).toHaveLength(1);
    });
  });
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

/** What stands before the colon: a title, or a lesson's number. */
function titleIn(line: string): string {
  return line.slice(0, line.indexOf(":"));
}

function expectLesson(line: string): void {
  const [, title = "", explanation = ""] = /^([^:]+): (.+)$/u.exec(line) ?? [];
  expectText(title, LESSON_TITLE_MAX);
  expectText(explanation, LESSON_EXPLANATION_MAX);
}

function expectTopic(line: string): void {
  const [, number = "", title = ""] = /^([1-9]\d*): (.+)$/u.exec(line) ?? [];
  expect(Number(number)).toBeGreaterThanOrEqual(1);
  expectText(title, TOPIC_TITLE_MAX);
}

const DETAIL_MOST: Record<string, number> = {
  safety: LESSON_SAFETY_MAX,
  material: LESSON_MATERIAL_MAX,
  activity: LESSON_ACTIVITY_MAX,
  question: LESSON_QUESTION_MAX,
  answer: LESSON_ANSWER_MAX,
  adult: "beside".length,
  minutes: String(LESSON_MINUTES_MAX).length,
};

function expectDetail(line: string, lessonCount: number): void {
  const [, number = "", kind = "", text = ""] = /^([1-9]\d*): (\w+): (.+)$/u.exec(line) ?? [];
  expect(Number(number)).toBeLessThanOrEqual(lessonCount);
  expect(Object.keys(DETAIL_MOST)).toContain(kind);
  expectText(text, DETAIL_MOST[kind] ?? 0);
  if (kind === "adult") expect(["none", "nearby", "beside"]).toContain(text);
  if (kind === "minutes") expect(text).toMatch(/^[1-9]\d*$/);
}

/** One line with something on it. */
function expectText(text: string, most: number): void {
  expect(text).toMatch(/^\S(?:[^\p{Cc}\p{Zl}\p{Zp}]*\S)?$/u);
  expect(text.length).toBeLessThanOrEqual(most);
}

function expectIdeas(ideas: readonly string[], least: number, most: number): void {
  expect(ideas.length).toBeGreaterThanOrEqual(least);
  expect(ideas.length).toBeLessThanOrEqual(most);
  expect(new Set(ideas).size).toBe(ideas.length);
}
