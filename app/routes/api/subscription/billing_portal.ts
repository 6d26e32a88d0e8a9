import { billingPortal } from "~/domain/subscription/overview.server";
import { emptyCallSchema } from "~/domain/subscription/subscription";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const portal = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    await readJson(request, emptyCallSchema);
    return { url: await billingPortal(parent.id) };
  },
});

export const loader = portal.loader;
export const action = portal.action;
