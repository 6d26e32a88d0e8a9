import { describe, expect, it } from "vitest";
import { lessonState, lessonsWithStates, topicState } from "~/domain/study-plan/progress";

const lesson = (id: string) => ({
  id: `lesson_${id}`,
  title: id,
  explanation: "",
  num_videos: 0,
  topics: ["a", "b", "c"].map((topic) => ({ id: `topic_${id}${topic}`, title: topic })),
});

const at = (lesson_index: number, topic_index = 0) => ({
  lessons: ["1", "2", "3"].map(lesson),
  current_position: { lesson_index, topic_index },
  done_ids: [] as string[],
});

describe("a lesson", () => {
  it("is done before the current one, active when it is it, and normal after it", () => {
    expect([0, 1, 2].map((index) => lessonState(at(1), index))).toEqual(["done", "active", "normal"]);
  });

  it("is done wherever it stands once the plan is behind", () => {
    expect([0, 1, 2].map((index) => lessonState(at(3), index))).toEqual(["done", "done", "done"]);
  });
});

describe("what was done before the plan was edited", () => {
  const reordered = { ...at(0, 1), done_ids: ["lesson_3", "topic_2b"] };

  it("is done wherever the lesson is now", () => {
    expect([0, 1, 2].map((index) => lessonState(reordered, index))).toEqual(["active", "normal", "done"]);
  });

  it("is done wherever the topic is now, and the others of its lesson are not", () => {
    expect([0, 1, 2].map((index) => topicState(reordered, 1, index))).toEqual(["neutral", "done", "neutral"]);
  });

  it("is done with all its topics when it is a lesson", () => {
    expect([0, 1, 2].map((index) => topicState(reordered, 2, index))).toEqual(["done", "done", "done"]);
  });
});

describe("a topic", () => {
  it("of the current lesson is done before the position, in progress at it, and neutral after it", () => {
    const states = [0, 1, 2].map((index) => topicState(at(1, 1), 1, index));
    expect(states).toEqual(["done", "in_progress", "neutral"]);
  });

  it("of a done lesson is done, whatever the topic position", () => {
    expect([0, 1, 2].map((index) => topicState(at(1, 0), 0, index))).toEqual(["done", "done", "done"]);
  });

  it("of a later lesson is neutral, whatever the topic position", () => {
    expect([0, 1, 2].map((index) => topicState(at(1, 2), 2, index))).toEqual(["neutral", "neutral", "neutral"]);
  });
});

it("lessons are shown with their own states and their topics'", () => {
  const shown = lessonsWithStates(at(1, 1)).map(({ state, topics }) => [state, topics.map((topic) => topic.state)]);
  expect(shown).toEqual([
    ["done", ["done", "done", "done"]],
    ["active", ["done", "in_progress", "neutral"]],
    ["normal", ["neutral", "neutral", "neutral"]],
  ]);
});
