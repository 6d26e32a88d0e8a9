import { describe, expect, it } from "vitest";
import { idsIn, isSameTitle, sameIdsIn, withIdsOf } from "~/domain/study-plan/same-parts";
import { lesson } from "#tests/support/edited-plans";

const titled = (name: string, title: string, ...topics: string[]) => ({ ...lesson(name, ...topics), title });

describe("two titles", () => {
  it.each([
    ["Halves", "halves", true],
    [" Halves ", "Halves", true],
    ["Two  halves", "Two halves", true],
    ["Cafe\u0301", "Café", true],
    ["Halves", "Halves!", false],
    ["Halves", "Half", false],
  ])("'%s' and '%s' say the same: %s", (one, other, isSame) => {
    expect(isSameTitle({ title: one }, { title: other })).toBe(isSame);
  });
});

describe("the same parts", () => {
  it("are lessons of the same title, and in them topics of the same title", () => {
    const found = sameIdsIn([titled("n", "A", "a2", "new")], [lesson("B", "new"), lesson("A", "a1", "a2")]);
    expect(found).toEqual({ lesson_n: "lesson_A", topic_a2: "topic_a2" });
  });

  it("are found once each: the second of one title is the second of before", () => {
    const earlier = [lesson("A", "x"), titled("A2", "A", "y")];
    const later = [titled("n1", "A"), titled("n2", "A"), titled("n3", "A", "x")];
    expect(sameIdsIn(later, earlier)).toEqual({ lesson_n1: "lesson_A", lesson_n2: "lesson_A2" });
  });
});

describe("ids of before", () => {
  it("are given to lessons and topics, and the others keep theirs", () => {
    const given = withIdsOf([lesson("n", "t"), lesson("m")], { lesson_n: "lesson_A", topic_t: "topic_a" });
    expect(idsIn(given)).toEqual(["lesson_A", "topic_a", "lesson_m"]);
  });

  it("are not given where they are in the list already, nor twice", () => {
    const given = withIdsOf([lesson("n"), lesson("m"), lesson("A"), lesson("k")], {
      lesson_n: "lesson_A",
      lesson_m: "lesson_B",
      lesson_k: "lesson_B",
    });
    expect(idsIn(given)).toEqual(["lesson_n", "lesson_B", "lesson_A", "lesson_k"]);
  });
});
