import { describe, expect, it } from "vitest";
import { approaches } from "~/services/suggestions/built-in/approaches";
import type { CurriculumLesson } from "~/services/suggestions/built-in/subject-data";
import { subjects } from "~/services/suggestions/built-in/subjects/all";
import { topicsOf } from "~/services/suggestions/built-in/topics";

const lessons = subjects.flatMap((subject) => subject.lessons);
const safetyOf = ({ topics, safety = [] }: CurriculumLesson) => (safety === "all" ? topics : safety);

/** What would do most harm if it were left out, beside the lesson that it belongs to. */
const vital = [
  ["eclipses", "Watching a solar eclipse safely"],
  ["telescopes", "Never point it near the sun"],
  ["stove-and-oven", "Hot oil, only with an adult"],
  ["stove-and-oven", "Lid on and heat off"],
  ["cookies", "Chilling the dough, and never tasting it raw"],
  ["nature-walk", "A check for ticks at home"],
  ["calling-for-help", "The emergency number"],
  ["calling-for-help", "Poison Control, 1-800-222-1222"],
  ["my-body-belongs-to-me", "Saying no, going, telling"],
  ["my-body-belongs-to-me", "It is never the child's fault"],
  ["mental-health", "Counselors, doctors and helplines"],
  ["allergies-and-medicine", "Signs of danger and calling for help"],
] as const;

describe.each(approaches)("safety in the approach %s", (approach) => {
  it.each(vital)("stays in the lesson %s: %s", (id, topic) => {
    const lesson = lessons.find((one) => one.id === id);
    expect(lesson && topicsOf(lesson, approach)).toContain(topic);
  });

  it("stays in every lesson, in its order", () => {
    for (const lesson of lessons) {
      const topics = topicsOf(lesson, approach);
      const wanted = lesson.topics.filter((topic) => safetyOf(lesson).includes(topic));
      expect(
        topics.filter((topic) => wanted.includes(topic)),
        lesson.id,
      ).toEqual(wanted);
    }
  });
});
