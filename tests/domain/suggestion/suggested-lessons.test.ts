import { describe, expect, it } from "vitest";
import { TOPICS_PER_LESSON_MAX } from "~/domain/limits";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { lessonsAsTheyCome, lessonsIn, topicsAsTheyCome, withTopicsIn } from "~/domain/suggestion/suggested-lessons";

const lines = ["Halves: Two equal parts.", "Thirds: Three of them.", "Quarters: Four."];
const lessons = lessonsIn(lines);
const titlesOf = ({ topics }: Lesson) => topics.map(({ title }) => title);

describe("lines of lessons", () => {
  it("become lessons without topics, in their order", () => {
    expect(
      lessons.map(({ title, explanation, topics, num_videos }) => [title, explanation, topics, num_videos]),
    ).toEqual([
      ["Halves", "Two equal parts.", [], 0],
      ["Thirds", "Three of them.", [], 0],
      ["Quarters", "Four.", [], 0],
    ]);
  });

  it("get ids that are all different", () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(3);
  });

  it("are passed over when they are none", () => {
    expect(lessonsIn(["", ":", "Two"]).map(({ title, explanation }) => [title, explanation])).toEqual([["Two", ""]]);
  });

  it("become lessons one by one as they come", async () => {
    const coming = lessonsAsTheyCome(endless(lines));
    expect((await coming.next()).value).toMatchObject({ title: "Halves" });
  });
});

describe("lines of topics", () => {
  it("are put into the lessons that they name", () => {
    const whole = withTopicsIn(["1: a", "1: b", "3: c"], lessons);
    expect(whole.map(titlesOf)).toEqual([["a", "b"], [], ["c"]]);
  });

  it("leave the lessons given as they were", () => {
    withTopicsIn(["1: a"], lessons);
    expect(lessons.map(titlesOf)).toEqual([[], [], []]);
  });

  it("that name no lesson are passed over", () => {
    expect(withTopicsIn(["9: lost", "nonsense", "0: none"], lessons).map(titlesOf)).toEqual([[], [], []]);
  });

  it("fill a lesson up to its limit", () => {
    const many = Array.from({ length: 40 }, (_, index) => `1: topic ${index}`);
    expect(withTopicsIn(many, lessons)[0]?.topics).toHaveLength(TOPICS_PER_LESSON_MAX);
  });

  it("give each lesson once the next one's topics begin", async () => {
    const coming = topicsAsTheyCome(endless(["1: a", "1: b", "2: c"]), lessons);
    expect(await coming.next()).toMatchObject({
      value: { title: "Halves", topics: [{ title: "a" }, { title: "b" }] },
    });
  });

  it("give every lesson once, also one without topics and the last", async () => {
    const read: (string | string[])[][] = [];
    for await (const lesson of topicsAsTheyCome(each(["1: a", "3: b", "3: c"]), lessons)) {
      read.push([lesson.title, titlesOf(lesson)]);
    }
    expect(read).toEqual([
      ["Halves", ["a"]],
      ["Thirds", []],
      ["Quarters", ["b", "c"]],
    ]);
  });
});

async function* each(given: string[]): AsyncGenerator<string> {
  yield* given;
}

/** Gives its lines, and then never ends. */
async function* endless(given: string[]): AsyncGenerator<string> {
  yield* given;
  await new Promise(() => undefined);
}
