import { childPasswordCallSchema } from "~/domain/child/child";
import { changeChildPassword } from "~/domain/child/child.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { visitorOf } from "~/http/security-events.server";

const childPassword = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { username, password } = await readJson(visit.request, childPasswordCallSchema);
    await changeChildPassword(parent.id, username, password, visitorOf(visit));
    return { success: true };
  },
});

export const loader = childPassword.loader;
export const action = childPassword.action;
