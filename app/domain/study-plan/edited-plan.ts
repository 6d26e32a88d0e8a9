import { pickFields } from "../fields";
import {
  type Lesson,
  type PlanContent,
  type PlanFields,
  type StudyPlan,
  changeLength,
  planContentSchema,
} from "./study-plan";

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
  const content = pickFields(planContentSchema, plan);
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
