import { endTrial } from "~/domain/subscription/trial.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { emptyCallSchema } from "~/domain/subscription/subscription";

const end = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    await readJson(visit.request, emptyCallSchema);
    await endTrial(parent.id);
    return { success: true };
  },
});

export const loader = end.loader;
export const action = end.action;
