import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { planListSchema } from "~/domain/study-plan/plan-call-schemas";
import {
  type Lesson,
  changeLength,
  newPlanPartId,
  postedStudyPlanSchema,
  presetSubjects,
  withIds,
} from "~/domain/study-plan/study-plan";

const WELL_FORMED = /^(lesson|topic)_[A-Za-z0-9_-]{1,80}$/;

/** Ids as clients may send them: well-formed ones that are often the same, of the wrong kind, malformed, or none. */
const sentId = fc.oneof(
  fc.constantFrom("lesson_1", "lesson_2", "topic_1", "topic_2", "lesson_1", "topic_1"),
  fc.constantFrom(
    "lesson_",
    "LESSON_1",
    " lesson_1",
    "lesson_<b>",
    "plan_1",
    "",
    "__proto__",
    `topic_${"x".repeat(81)}`,
  ),
  fc.constant(undefined),
);
const sentLessons = fc.array(
  fc.record({
    id: sentId,
    title: fc.constant("One"),
    explanation: fc.constant(""),
    num_videos: fc.constant(0),
    topics: fc.array(fc.record({ id: sentId, title: fc.string({ minLength: 1, maxLength: 5 }) }), { maxLength: 5 }),
  }),
  { maxLength: 6 },
);

const idsOf = (lessons: { id?: string; topics: { id?: string }[] }[]) =>
  lessons.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);

describe("ids of lessons and topics", () => {
  it("are well-formed, of their kind and never twice in a plan, whatever is sent", () => {
    fc.assert(
      fc.property(sentLessons, (sent) => {
        const lessons = withIds(sent);
        const ids = idsOf(lessons);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !WELL_FORMED.test(id ?? ""))).toEqual([]);
        expect(lessons.every((lesson) => hasIdsOfItsKind(lesson))).toBe(true);
      }),
    );
  });

  it("that are well-formed, of their kind and first in the plan are kept", () => {
    fc.assert(
      fc.property(sentLessons, (sent) => {
        const before = sent.flatMap(({ id, topics }) => [
          { id, kind: "lesson_" },
          ...topics.map((topic) => ({ id: topic.id, kind: "topic_" })),
        ]);
        const after = idsOf(withIds(sent));
        const isKept = ({ id, kind }: (typeof before)[number], place: number) =>
          id !== undefined &&
          WELL_FORMED.test(id) &&
          id.startsWith(kind) &&
          before.findIndex((other) => other.id === id && other.kind === kind) === place;
        expect(before.map((part, place) => after[place] === part.id)).toEqual(before.map(isKept));
      }),
    );
  });

  it("leave everything else of the plan as it was", () => {
    fc.assert(
      fc.property(sentLessons, (sent) => {
        const titles = (lessons: { title: string; topics: { title: string }[] }[]) =>
          lessons.map(({ title, topics }) => [title, topics.map((topic) => topic.title)]);
        expect(titles(withIds(sent))).toEqual(titles(sent));
      }),
    );
  });

  it("are made of their prefix, a timestamp and random text", () => {
    expect(newPlanPartId("lesson")).toMatch(/^lesson_\d{13}[0-9a-z]{10}$/);
    expect(newPlanPartId("topic")).toMatch(/^topic_\d{13}[0-9a-z]{10}$/);
  });
});

describe("'Make longer' and 'Make shorter'", () => {
  it.each([3, 4, 5, 6, 7])("a plan of %i lessons can be made longer by one", (count) => {
    expect(changeLength(count, 1)).toBe(count + 1);
  });

  it.each([4, 5, 6, 7, 8])("a plan of %i lessons can be made shorter by one", (count) => {
    expect(changeLength(count, -1)).toBe(count - 1);
  });

  it("are ignored at 8 and at 3 lessons", () => {
    expect(changeLength(8, 1)).toBe(8);
    expect(changeLength(3, -1)).toBe(3);
  });
});

describe("the preset subjects", () => {
  it("are 18, all different, each with its own emoji", () => {
    expect(presetSubjects).toHaveLength(18);
    expect(new Set(presetSubjects.map(({ subject }) => subject)).size).toBe(18);
    expect(new Set(presetSubjects.map(({ emoji }) => emoji)).size).toBe(18);
  });

  it("are all within the limits of a plan", () => {
    const plans = presetSubjects.map((preset) => ({
      ...preset,
      goal: "Learn it",
      num_lessons: 5,
      lessons: [{ title: "One" }],
    }));
    expect(plans.filter((plan) => !postedStudyPlanSchema.safeParse(plan).success)).toEqual([]);
  });
});

describe("the list of plans", () => {
  it.each([
    ["1", true],
    ["true", true],
    ["0", false],
    ["false", false],
    [undefined, false],
  ])("understands is_deleted=%s", (is_deleted, isDeleted) => {
    expect(planListSchema.parse({ child_username: "ada_reads", is_deleted }).is_deleted).toBe(isDeleted);
  });

  it.each(["2", "yes", "", "TRUE"])("refuses is_deleted=%s", (is_deleted) => {
    expect(planListSchema.safeParse({ child_username: "ada_reads", is_deleted }).success).toBe(false);
  });
});

function hasIdsOfItsKind({ id, topics }: Lesson): boolean {
  return id.startsWith("lesson_") && topics.every((topic) => topic.id.startsWith("topic_"));
}
