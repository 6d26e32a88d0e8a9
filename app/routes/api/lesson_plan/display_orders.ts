import { orderPlans } from "~/domain/study-plan/plan-orders.server";
import { orderPlansSchema } from "~/domain/study-plan/plan-call-schemas";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const displayOrders = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, study_plan_ids } = await readJson(visit.request, orderPlansSchema);
    return { success: true, study_plan_ids: await orderPlans(parent.id, child_username, study_plan_ids) };
  },
});

export const loader = displayOrders.loader;
export const action = displayOrders.action;
