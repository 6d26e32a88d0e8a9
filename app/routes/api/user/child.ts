import { childAddCallSchema, childCallSchema, childEditCallSchema } from "~/domain/child/child";
import { addChild } from "~/domain/child/add-child.server";
import { childrenOf, editChild } from "~/domain/child/child.server";
import { pickSent } from "~/domain/fields";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { checkAgainst } from "~/http/invalid-fields.server";
import { conditionalJson } from "~/http/conditional.server";

const child = calls({
  GET: async (visit) => {
    const { parent } = await requireCaller(visit);
    return conditionalJson(visit.request, parent, async () => ({ child_profiles: await childrenOf(parent.id) }));
  },
  /** With `id` that child is edited; without, one is added. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const posted = await readJson(visit.request, childCallSchema);
    if (posted.id) {
      const changes = pickSent(checkAgainst(childEditCallSchema, posted), posted);
      return { success: true, child_profile: await editChild(parent.id, posted.id, changes) };
    }
    const { agree_to_charge, form_id, ...child } = checkAgainst(childAddCallSchema, posted);
    const added = await addChild(parent.id, { ...child, agreedToCharge: agree_to_charge, formId: form_id });
    return { success: true, child_profile: added };
  },
});

export const loader = child.loader;
export const action = child.action;
