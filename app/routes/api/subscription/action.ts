import { actionCallSchema } from "~/domain/subscription/subscription";
import { askSubscriptionAction } from "~/domain/subscription/subscription.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const subscriptionAction = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { do_add_child, do_remove_child } = await readJson(visit.request, actionCallSchema);
    return askSubscriptionAction(parent.id, { doAddChild: do_add_child, doRemoveChild: do_remove_child });
  },
});

export const loader = subscriptionAction.loader;
export const action = subscriptionAction.action;
