import { z } from "zod/v4";
import { PREVIOUS_KNOWLEDGE_MAX } from "../limits";
import { optionalLine } from "../text";
import {
  type Lesson,
  type StudyPlan,
  changeLength,
  emojiSchema,
  goalSchema,
  lessonCountSchema,
  needsSchema,
  subjectSchema,
} from "./study-plan";

/** The editor's inputs. Previous knowledge may stay empty here; only the wizard asks for it (section 5). */
export const planFieldsSchema = z.object({
  ...subjectSchema.shape,
  ...goalSchema.shape,
  previous_knowledge: optionalLine("Previous knowledge", PREVIOUS_KNOWLEDGE_MAX),
  ...needsSchema.shape,
  ...emojiSchema.shape,
  num_lessons: lessonCountSchema,
});

export type PlanFields = z.output<typeof planFieldsSchema>;

/** What a version of a plan consists of, apart from where the child is in it. */
export interface PlanContent extends PlanFields {
  lessons: Lesson[];
}

/** The saved plan's lessons, and beside them those newly generated. */
export type ListName = "current" | "suggested";

/** A plan as it stands in the editor. No id is there twice, not even in the two lists together. */
export interface EditedPlan extends PlanContent {
  suggested: Lesson[] | null;
  /** Ids of a suggestion's lessons and topics, with the id of the plan's own that each is the same as. */
  sameAs: Record<string, string>;
  isChanged: boolean;
  isEmojiChanged: boolean;
}

/** A plan in the editor before anything is changed. */
export function editedFrom(plan: StudyPlan): EditedPlan {
  const { subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons } = plan;
  const content = { subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons };
  return { ...content, suggested: null, sameAs: {}, isChanged: false, isEmojiChanged: false };
}

/** Takes over what was typed. Any change sets the changed flag, one of the emoji its own (section 4). */
export function changeFields(plan: EditedPlan, fields: Partial<PlanFields>): EditedPlan {
  const names = Object.keys(fields) as (keyof PlanFields)[];
  const changed = names.filter((name) => fields[name] !== plan[name]);
  if (changed.length === 0) return plan;
  return {
    ...plan,
    ...fields,
    isChanged: plan.isChanged || changed.some((name) => name !== "emoji"),
    isEmojiChanged: plan.isEmojiChanged || changed.includes("emoji"),
  };
}

/** 'Make longer': one lesson more is asked for, 8 at most; beyond that nothing happens (section 4). */
export function makeLonger(plan: EditedPlan): EditedPlan {
  return changeFields(plan, { num_lessons: changeLength(plan.num_lessons, 1) });
}

/** 'Make shorter': one lesson less is asked for, 3 at least; beyond that nothing happens (section 4). */
export function makeShorter(plan: EditedPlan): EditedPlan {
  return changeFields(plan, { num_lessons: changeLength(plan.num_lessons, -1) });
}
