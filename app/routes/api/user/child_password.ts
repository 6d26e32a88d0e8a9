import { childPasswordCallSchema } from "~/domain/child/child";
import { changeChildPassword } from "~/domain/child/child.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const childPassword = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { username, password } = await readJson(request, childPasswordCallSchema);
    await changeChildPassword(parent.id, username, password);
    return { success: true };
  },
});

export const loader = childPassword.loader;
export const action = childPassword.action;
