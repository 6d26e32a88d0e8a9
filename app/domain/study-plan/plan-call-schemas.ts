import { z } from "zod/v4";
import { boundedList } from "../bounded-list";
import { PLANS_ORDERED_MAX } from "../limits";
import { positionSchema, postedStudyPlanSchema } from "./study-plan";

const childUsername = z.string("child_username is missing.");

/** Section 7, POST /lesson_plan/. */
export const savePlanCallSchema = z.object({ child_username: childUsername, study_plan: postedStudyPlanSchema });

/** Section 7, GET /lesson_plan/: `is_deleted` takes 1/0 and true/false. */
export const planListSchema = z.object({
  child_username: childUsername,
  is_deleted: z
    .enum(["0", "1", "false", "true"], "is_deleted must be 1, 0, true or false.")
    .default("0")
    .transform((text) => text === "1" || text === "true"),
});

/** Section 7, POST /lesson_plan/display_orders. */
export const orderPlansSchema = z.object({
  child_username: childUsername,
  study_plan_ids: boundedList(
    z.string(),
    PLANS_ORDERED_MAX,
    `At most ${PLANS_ORDERED_MAX} plans are put in order at once.`,
  )
    .refine((ids) => ids.length > 0, "No plan is named.")
    .refine((ids) => new Set(ids).size === ids.length, "A plan is named twice."),
});

/** Section 7, POST /lesson_plan/lesson_index. */
export const lessonIndexSchema = z.object({
  child_username: childUsername,
  study_plan_id: z.string("study_plan_id is missing."),
  ...positionSchema.shape,
});

/** Section 7, DELETE /lesson_plan/. */
export const planQuerySchema = z.object({
  child_username: childUsername,
  study_plan_id: z.string("study_plan_id is missing."),
});
