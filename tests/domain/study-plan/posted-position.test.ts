import { describe, expect, it } from "vitest";
import { postedPosition } from "~/domain/study-plan/posted-position";
import { type PostedStudyPlan, postedStudyPlanSchema } from "~/domain/study-plan/study-plan";

const lessons = [
  { title: "A", topics: [{ title: "a1" }, { title: "a2" }] },
  { title: "B", topics: [] },
  { title: "C", topics: [{ title: "c1" }, { title: "c2" }] },
];
const posted = (where: Partial<PostedStudyPlan>) => {
  const fields = { subject: "Math", goal: "Count", previous_knowledge: "", needs: "", emoji: "🍕", num_lessons: 3 };
  return postedStudyPlanSchema.parse({ ...fields, lessons, ...where });
};
const at = (lesson_index: number, topic_index = 0) => ({ lesson_index, topic_index });

describe("a plan that is posted as new", () => {
  it("is at its start when it says nothing else", () => {
    expect(postedPosition(posted({}))).toEqual(at(0));
  });

  it("is at the position that it says", () => {
    expect(postedPosition(posted({ current_position: at(2, 1) }))).toEqual(at(2, 1));
  });

  it.each([
    [0, at(0, 0)],
    [1, at(0, 1)],
    [2, at(2, 0)],
    [3, at(2, 1)],
    [4, at(3, 0)],
    [99, at(3, 0)],
  ])("is, by topic %i of older plans, at %o", (current_topic_index, position) => {
    expect(postedPosition(posted({ current_topic_index }))).toEqual(position);
  });

  it("is at its current position when it says both", () => {
    expect(postedPosition(posted({ current_position: at(1), current_topic_index: 3 }))).toEqual(at(1));
  });

  it("is at its end when the position is behind it, and at a lesson's end when the topic is", () => {
    expect(postedPosition(posted({ current_position: at(7, 7) }))).toEqual(at(3));
    expect(postedPosition(posted({ current_position: at(0, 7) }))).toEqual(at(0, 2));
  });
});
