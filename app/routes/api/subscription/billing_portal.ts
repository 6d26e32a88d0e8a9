import { billingPortal } from "~/domain/subscription/overview.server";
import { emptyCallSchema } from "~/domain/subscription/subscription";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const portal = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    await readJson(visit.request, emptyCallSchema);
    return { url: await billingPortal(parent.id) };
  },
});

export const loader = portal.loader;
export const action = portal.action;
