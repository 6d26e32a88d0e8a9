import { movePosition } from "~/domain/study-plan/plan-moves.server";
import { lessonIndexSchema } from "~/domain/study-plan/plan-call-schemas";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const lessonIndex = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, study_plan_id, ...position } = await readJson(visit.request, lessonIndexSchema);
    return { success: true, study_plan: await movePosition(parent.id, child_username, study_plan_id, position) };
  },
});

export const loader = lessonIndex.loader;
export const action = lessonIndex.action;
