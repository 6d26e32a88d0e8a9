import { requireOwnChild } from "~/domain/child/child.server";
import { completedVideoIds } from "~/domain/history/history.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { planListSchema, planQuerySchema, savePlanCallSchema } from "~/domain/study-plan/study-plan";
import { archivePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { calls, readJson, readQuery, requireCaller } from "~/http/calls.server";
import { conditionalJson } from "~/http/conditional.server";

const lessonPlan = calls({
  GET: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, is_deleted } = readQuery(request, planListSchema);
    return conditionalJson(request, parent, async () => {
      const { id } = await requireOwnChild(parent.id, child_username);
      const [study_plans, completed_video_ids] = await Promise.all([
        studyPlansOf(parent.id, child_username, is_deleted),
        completedVideoIds(id, is_deleted),
      ]);
      return { study_plans, completed_video_ids };
    });
  },
  /** With an id and a version, saves over that plan; else as a new one. */
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, study_plan } = await readJson(request, savePlanCallSchema);
    return { success: true, study_plan: await savePostedPlan(parent.id, child_username, study_plan) };
  },
  /** Archives the plan. */
  DELETE: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, study_plan_id } = readQuery(request, planQuerySchema);
    await archivePlan(parent.id, child_username, study_plan_id);
    return { success: true };
  },
});

export const loader = lessonPlan.loader;
export const action = lessonPlan.action;
