import { childAddCallSchema, childCallSchema, childEditCallSchema } from "~/domain/child/child";
import { addChild, childrenOf, editChild } from "~/domain/child/child.server";
import { calls, checkAgainst, readJson, requireCaller } from "~/http/calls.server";

const child = calls({
  GET: async (request) => {
    const { parent } = await requireCaller(request);
    return { child_profiles: await childrenOf(parent.id) };
  },
  /** With `id` that child is edited; without, one is added. */
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const posted = await readJson(request, childCallSchema);
    const saved = posted.id
      ? await editChild(parent.id, posted.id, checkAgainst(childEditCallSchema, posted))
      : await addChild(parent.id, { ...checkAgainst(childAddCallSchema, posted), agreedToCharge: false });
    return { success: true, child_profile: saved };
  },
});

export const loader = child.loader;
export const action = child.action;
