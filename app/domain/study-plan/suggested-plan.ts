import { PlanPartGone } from "../errors";
import { pickFields } from "../fields";
import type { EditedPlan } from "./edited-plan";
import { idsIn, sameIdsIn, withIdsOf } from "./same-parts";
import {
  type Lesson,
  type PlanContent,
  lessonSchema,
  planContentSchema,
  planFieldsSchema,
  topicSchema,
  withIds,
} from "./study-plan";

/**
 * Puts a generated suggestion beside the current plan, in the place of one before. What has the same title as before
 * is noted to be the same: it takes on the id, and so the progress, when it becomes part of the plan.
 */
export function withSuggestion(plan: EditedPlan, lessons: Lesson[]): EditedPlan {
  const own = new Set(idsIn(plan.lessons));
  const suggested = withIds(lessons, new Set(own));
  const sameAs: Record<string, string> = {};
  for (const [id, other] of Object.entries(plan.sameAs)) if (own.has(id)) sameAs[id] = other;
  for (const [id, other] of Object.entries(sameIdsIn(suggested, plan.lessons))) sameAs[id] = sameAs[other] ?? other;
  return { ...plan, suggested, sameAs };
}

/** 'Keep': the current plan stays, and the suggestion is dropped (section 4). */
export function keepCurrentLessons(plan: EditedPlan): EditedPlan {
  return plan.suggested ? { ...plan, suggested: null } : plan;
}

/** 'Accept': the suggested lessons become the plan's (section 4). Throws PlanPartGone when there are none. */
export function acceptSuggestedLessons(plan: EditedPlan): EditedPlan {
  if (!plan.suggested) throw new PlanPartGone("suggested plan");
  return { ...plan, lessons: plan.suggested, suggested: null, isChanged: true };
}

/** What is saved of an edited plan: what is the same as something of the plan before has its id. */
export function contentToSave(plan: EditedPlan): PlanContent {
  return { ...pickFields(planContentSchema, plan), lessons: withIdsOf(plan.lessons, plan.sameAs) };
}

/** Sets the changed flags anew: by what differs from the saved plan. */
export function withFlagsAgainst(saved: PlanContent, edited: EditedPlan): EditedPlan {
  const content = contentToSave(edited);
  return {
    ...edited,
    isChanged: !isSameContent({ ...content, emoji: saved.emoji }, saved),
    isEmojiChanged: content.emoji !== saved.emoji,
  };
}

/** Whether two contents say the same, down to the ids. How many videos there are is not for a parent to say. */
export function isSameContent(one: PlanContent, other: PlanContent): boolean {
  return fingerprintOf(one) === fingerprintOf(other);
}

const saidOfLesson = lessonSchema.omit({ num_videos: true });

function fingerprintOf(content: PlanContent): string {
  const lessons = content.lessons.map((lesson) => ({
    ...pickFields(saidOfLesson, lesson),
    topics: lesson.topics.map((topic) => pickFields(topicSchema, topic)),
  }));
  return JSON.stringify({ ...pickFields(planFieldsSchema, content), lessons });
}
