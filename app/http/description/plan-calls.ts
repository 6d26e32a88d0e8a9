import { z } from "zod/v4";
import { paths } from "~/domain/paths";
import {
  orderPlansSchema,
  planListSchema,
  planQuerySchema,
  savePlanCallSchema,
} from "~/domain/study-plan/plan-call-schemas";
import { planAnswer, success } from "./answers";
import type { PathDescription } from "./call";
import { examplePlan, examplePostedPlan } from "./examples";

/** Section 7, "Study plans and suggestions": the plans, in its order. */
export const planCalls = {
  [paths.calls.lessonPlan.pattern]: {
    POST: {
      summary: "Save a study plan",
      detail:
        "With the id and version of a plan that was changed it is saved over, else it is a new one. Ids of lessons and topics are kept when they are well-formed and unique in the plan.",
      payload: savePlanCallSchema,
      answer: z.object({ success, study_plan: planAnswer }),
      refusals: ["not_authorized", "not_found", "version_conflict", "plan_archived"],
      example: {
        payload: { child_username: "ada_reads", study_plan: examplePostedPlan },
        answer: { success: true, study_plan: examplePlan },
      },
    },
    GET: {
      summary: "A child's study plans, in their display order",
      detail: "completed_video_ids maps plan ids to lesson ids to lists of video ids.",
      isConditional: true,
      query: planListSchema,
      answer: z.object({
        study_plans: z.array(planAnswer),
        completed_video_ids: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
      }),
      refusals: ["not_authorized"],
      example: {
        query: { child_username: "ada_reads", is_deleted: "0" },
        answer: { study_plans: [examplePlan], completed_video_ids: {} },
      },
    },
    DELETE: {
      summary: "Archive a study plan",
      detail: "Nothing is lost: the plan is read-only from then on.",
      query: planQuerySchema,
      answer: z.object({ success }),
      refusals: ["not_authorized", "not_found"],
      example: {
        query: { child_username: "ada_reads", study_plan_id: examplePlan.id },
        answer: { success: true },
      },
    },
  },
  [paths.calls.displayOrders.pattern]: {
    POST: {
      summary: "Put a child's study plans in another order",
      detail: "Those that are named come first, as they are named; the others after them, as they were.",
      payload: orderPlansSchema,
      answer: z.object({ success, study_plan_ids: z.array(z.string()) }),
      refusals: ["not_authorized", "not_found"],
      example: {
        payload: { child_username: "ada_reads", study_plan_ids: [examplePlan.id] },
        answer: { success: true, study_plan_ids: [examplePlan.id] },
      },
    },
  },
} as const satisfies Record<string, PathDescription>;
