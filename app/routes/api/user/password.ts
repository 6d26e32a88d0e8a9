import { passwordCallSchema } from "~/domain/account/account";
import { changeParentPassword } from "~/domain/account/account.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { visitorAddress } from "~/http/requests.server";

const password = calls({
  PUT: async (request) => {
    const { parent, sessionToken } = await requireCaller(request);
    const { old_password, new_password } = await readJson(request, passwordCallSchema);
    await changeParentPassword(parent, old_password, new_password, { sessionToken, address: visitorAddress(request) });
    return { success: true };
  },
});

export const loader = password.loader;
export const action = password.action;
