import type { ChildProfile } from "~/domain/child/child";
import type { Lesson, StudyPlan } from "~/domain/study-plan/study-plan";
import type { SuggestionFields } from "~/domain/suggestion/suggestion";

/** One family, in every example. */
export const exampleChild = {
  id: "child_8Jq2mVxW",
  username: "ada_reads",
  first_name: "Ada",
  grade_level: "Grade 4",
  picture_url: "{address}🦊",
  parent_consent: 1,
  collect_usage_data: 1,
} satisfies ChildProfile;

const { id: __, ...newChild } = exampleChild;

/** The same child before it is added. */
export const exampleNewChild = newChild;

const lesson: Lesson = {
  id: "lesson_1790000000000k3f9",
  title: "What a fraction is",
  explanation: "Parts of a whole.",
  num_videos: 0,
  topics: [{ id: "topic_1790000000000p7d2", title: "Sharing a pizza" }],
  details: {
    minutes: 15,
    adult: "nearby",
    safety: ["The adult cuts."],
    materials: ["a round cake", "a knife for the adult"],
    activity: "Cut a cake for two, then for four. Say what each piece is called.",
    question: "Is a half still a half when its pieces are not equal?",
    answer: "No. Halves are two equal parts of one whole.",
  },
};

/** What lessons are suggested from. */
export const exampleInputs = {
  child_username: "ada_reads",
  subject: "Math",
  goal: "Add and compare fractions",
  previous_knowledge: "Knows halves and quarters",
  needs: "",
} satisfies SuggestionFields & { child_username: string };

const { child_username: _, ...planFields } = exampleInputs;

/** A plan as it is posted. */
export const examplePostedPlan = {
  ...planFields,
  emoji: "🍕",
  num_lessons: 3,
  lessons: [{ title: lesson.title, explanation: lesson.explanation, topics: [{ title: "Sharing a pizza" }] }],
};

/** The same plan as it is answered. */
export const examplePlan = {
  ...examplePostedPlan,
  id: "study_plan_5RtY1c",
  version: 1,
  lessons: [lesson],
  current_position: { lesson_index: 0, topic_index: 0 },
  done_ids: [],
  is_deleted: 0,
} satisfies StudyPlan;
