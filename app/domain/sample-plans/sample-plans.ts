import { art } from "./art";
import { chess } from "./chess";
import { coding } from "./coding";
import { cooking } from "./cooking";
import { english } from "./english";
import { geography } from "./geography";
import { history } from "./history";
import { mathematics } from "./mathematics";
import { music } from "./music";
import { nature } from "./nature";
import { reading } from "./reading";
import { science } from "./science";
import { space } from "./space";
import { spanish } from "./spanish";
import { writing } from "./writing";
import type { SamplePlan, ShownSample } from "./sample-plan";
import { type Lesson, newPlanPartId } from "../study-plan/study-plan";
import type { WizardAnswers } from "../study-plan/wizard-steps";

/** Section 9: sample study plans for 15 subjects, as the marketing page shows them. */
export const samplePlans: readonly SamplePlan[] = [
  mathematics,
  reading,
  writing,
  science,
  english,
  spanish,
  history,
  geography,
  art,
  music,
  coding,
  chess,
  cooking,
  nature,
  space,
];

/** The sample that an id names, or null. */
export function findSamplePlan(id: unknown): SamplePlan | null {
  return samplePlans.find((plan) => plan.id === id) ?? null;
}

/** What names a sample to a parent; null without one. */
export function shownSample(plan: SamplePlan | null): ShownSample | null {
  return plan && { emoji: plan.emoji, subject: plan.subject, goal: plan.goal };
}

/** The lessons of a sample as a plan's, with ids of their own; null without a sample. */
export function lessonsOfSample(plan: SamplePlan | null): Lesson[] | null {
  if (!plan) return null;
  return plan.lessons.map(({ title, explanation, topics }) => ({
    id: newPlanPartId("lesson"),
    title,
    explanation,
    num_videos: 0,
    topics: topics.map((topic) => ({ id: newPlanPartId("topic"), title: topic })),
  }));
}

/** What the wizard knows once a parent starts with a sample: every answer and the lessons. The topics are next. */
export function answersOfSample(plan: SamplePlan): Partial<WizardAnswers> {
  const { id, subject, goal, previous_knowledge, emoji, lessons } = plan;
  return {
    subject,
    goal,
    previous_knowledge,
    needs: "",
    hasPassedNeeds: true,
    emoji,
    num_lessons: lessons.length,
    lessons: (lessonsOfSample(plan) ?? []).map((lesson) => ({ ...lesson, topics: [] })),
    topicNonses: [0, 1],
    sampleId: id,
  };
}
