import { describe, expect, it } from "vitest";
import { PlanPartGone } from "~/domain/errors";
import { moveLesson } from "~/domain/study-plan/lesson-moves";
import { deleteLesson, editLesson } from "~/domain/study-plan/part-changes";
import { idsIn } from "~/domain/study-plan/same-parts";
import type { Lesson } from "~/domain/study-plan/study-plan";
import {
  acceptSuggestedLessons,
  contentToSave,
  isSameContent,
  keepCurrentLessons,
  withFlagsAgainst,
  withSuggestion,
} from "~/domain/study-plan/suggested-plan";
import { editedPlan, lesson, outline } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("Halves", "Cakes", "Pies"), lesson("Quarters", "Coins")]);
const generated = [lesson("n1"), lesson("n2", "t1", "t2")].map((part, index) => ({
  ...part,
  title: ["Thirds", " halves "][index] ?? "",
  topics: part.topics.map((topic, at) => ({ ...topic, title: ["Pies", "Coins"][at] ?? "" })),
}));
const suggesting = withSuggestion(plan, generated);
const savedIds = (edited: typeof plan) => idsIn(contentToSave(edited).lessons);

describe("a generated suggestion", () => {
  it("stands beside the current plan, which stays as it is", () => {
    expect(suggesting.suggested).toEqual(generated);
    expect(suggesting).toMatchObject({ lessons: plan.lessons, isChanged: false });
  });

  it("takes the place of the one before", () => {
    expect(outline(withSuggestion(suggesting, [lesson("Fifths")]).suggested)).toEqual([["Fifths"]]);
  });

  it("gets other ids where it has those of the plan, or one twice", () => {
    const { suggested } = withSuggestion(plan, [lesson("Halves", "Cakes"), lesson("n1"), lesson("n1")]);
    const ids = [...idsIn(plan.lessons), ...idsIn(suggested ?? [])];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("what a suggestion keeps of the plan", () => {
  it("are the ids of lessons with the same title, and of topics with the same title in them", () => {
    expect(savedIds(acceptSuggestedLessons(suggesting))).toEqual([
      "lesson_n1",
      "lesson_Halves",
      "topic_Pies",
      "topic_t2",
    ]);
  });

  it("stays kept when it is edited before it is accepted", () => {
    const edited = editLesson(suggesting, "lesson_n2", { title: "Halves again", explanation: "" });
    expect(savedIds(acceptSuggestedLessons(edited))).toContain("lesson_Halves");
  });

  it("stays kept when it is moved to the plan whose own is deleted", () => {
    const moved = moveLesson(suggesting, "lesson_n2", { list: "current", index: 0 });
    expect(savedIds(moved)).toContain("lesson_n2");
    expect(savedIds(deleteLesson(moved, "lesson_Halves"))).toEqual([
      "lesson_Halves",
      "topic_Pies",
      "topic_t2",
      "lesson_Quarters",
      "topic_Coins",
    ]);
  });

  it("is the plan's own lesson when that was moved to the suggestion", () => {
    const moved = moveLesson(suggesting, "lesson_Halves", { list: "suggested", index: 9 });
    const ids = savedIds(acceptSuggestedLessons(moved));
    expect(ids).toEqual([
      "lesson_n1",
      "lesson_n2",
      "topic_t1",
      "topic_t2",
      "lesson_Halves",
      "topic_Cakes",
      "topic_Pies",
    ]);
  });

  it("is kept through a second suggestion", () => {
    const moved = deleteLesson(moveLesson(suggesting, "lesson_n2", { list: "current", index: 0 }), "lesson_Halves");
    const again = withSuggestion(moved, [{ ...lesson("m1"), title: "Halves" }]);
    expect(savedIds(acceptSuggestedLessons(again))).toEqual(["lesson_Halves"]);
  });

  it("is each of its lessons once, though two have its title", () => {
    const twins = withSuggestion(plan, [
      { ...lesson("n1"), title: "Halves" },
      { ...lesson("n2"), title: "Halves" },
    ]);
    expect(savedIds(acceptSuggestedLessons(twins))).toEqual(["lesson_Halves", "lesson_n2"]);
  });
});

describe("'Keep' and 'Accept'", () => {
  it("keep the current lessons and drop the suggestion", () => {
    const kept = keepCurrentLessons(suggesting);
    expect(kept).toMatchObject({ lessons: plan.lessons, suggested: null, isChanged: false });
  });

  it("make the suggested lessons the plan's", () => {
    const accepted = acceptSuggestedLessons(suggesting);
    expect(accepted).toMatchObject({ lessons: generated, suggested: null, isChanged: true });
  });

  it("do without a suggestion: nothing is dropped, and nothing can be accepted", () => {
    expect(keepCurrentLessons(plan)).toBe(plan);
    expect(() => acceptSuggestedLessons(plan)).toThrow(PlanPartGone);
  });
});

describe("the changed flags, set anew", () => {
  it("are off when the plan is as it is saved", () => {
    const flagged = { ...plan, isChanged: true, isEmojiChanged: true };
    expect(withFlagsAgainst(plan, flagged)).toEqual(plan);
  });

  it.each([
    [{ goal: "Bake" }, [true, false]],
    [{ lessons: [] }, [true, false]],
    [{ emoji: "🥧" }, [false, true]],
    [{ emoji: "🥧", needs: "Pictures" }, [true, true]],
  ])("tell what differs: %j", (changes, flags) => {
    const { isChanged, isEmojiChanged } = withFlagsAgainst(plan, { ...plan, ...changes });
    expect([isChanged, isEmojiChanged]).toEqual(flags);
  });
});

describe("two contents", () => {
  const differing = (change: (halves: Lesson) => Lesson) => ({ ...plan, lessons: plan.lessons.map(change) });

  it("are the same whatever the order of their fields", () => {
    const reordered = plan.lessons.map(({ id, title, ...rest }) => ({ ...rest, title, id }));
    expect(isSameContent(plan, { ...plan, lessons: reordered })).toBe(true);
  });

  it.each<(part: Lesson) => Lesson>([
    (part) => ({ ...part, id: `${part.id}x` }),
    (part) => ({ ...part, title: "Other" }),
    (part) => ({ ...part, explanation: "Other" }),
    (part) => ({ ...part, topics: [...part.topics].slice(1) }),
    (part) => ({ ...part, topics: part.topics.map((topic) => ({ ...topic, title: "Other" })) }),
  ])("differ when a lesson does: %s", (change) => {
    expect(isSameContent(plan, differing(change))).toBe(false);
  });

  it("are the same however many videos a lesson has, which is not for a parent to say", () => {
    expect(
      isSameContent(
        plan,
        differing((part) => ({ ...part, num_videos: 3 })),
      ),
    ).toBe(true);
  });
});
