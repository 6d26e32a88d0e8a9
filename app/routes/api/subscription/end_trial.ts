import { endTrial } from "~/domain/subscription/trial.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { emptyCallSchema } from "~/domain/subscription/subscription";

const end = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    await readJson(request, emptyCallSchema);
    await endTrial(parent.id);
    return { success: true };
  },
});

export const loader = end.loader;
export const action = end.action;
