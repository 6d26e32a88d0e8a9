import { requireOwnChild } from "~/domain/child/child.server";
import { completedVideoIds } from "~/domain/history/history.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { planListSchema, planQuerySchema, savePlanCallSchema } from "~/domain/study-plan/plan-call-schemas";
import { archivePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { calls, readJson, readQuery, requireCaller } from "~/http/calls.server";
import { conditionalJson } from "~/http/conditional.server";

const lessonPlan = calls({
  GET: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, is_deleted } = readQuery(visit.request, planListSchema);
    return conditionalJson(visit.request, parent, async () => {
      const { id } = await requireOwnChild(parent.id, child_username);
      const [study_plans, completed_video_ids] = await Promise.all([
        studyPlansOf(parent.id, child_username, is_deleted),
        completedVideoIds(id, is_deleted),
      ]);
      return { study_plans, completed_video_ids };
    });
  },
  /** With an id and a version, saves over that plan; else as a new one. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, study_plan } = await readJson(visit.request, savePlanCallSchema);
    return { success: true, study_plan: await savePostedPlan(parent.id, child_username, study_plan) };
  },
  /** Archives the plan. */
  DELETE: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, study_plan_id } = readQuery(visit.request, planQuerySchema);
    await archivePlan(parent.id, child_username, study_plan_id);
    return { success: true };
  },
});

export const loader = lessonPlan.loader;
export const action = lessonPlan.action;
