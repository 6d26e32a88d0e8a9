import { passwordCallSchema } from "~/domain/account/account";
import { changeParentPassword } from "~/domain/account/account.server";
import { mailPasswordChanged } from "~/domain/account/password-changed.server";
import { inBackground } from "~/http/background.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { visitorAddress } from "~/http/requests.server";

const password = calls({
  PUT: async (request) => {
    const { parent, sessionToken } = await requireCaller(request);
    const { old_password, new_password } = await readJson(request, passwordCallSchema);
    await changeParentPassword(parent, old_password, new_password, { sessionToken, address: visitorAddress(request) });
    inBackground(request, () => mailPasswordChanged(parent, "settings"));
    return { success: true };
  },
});

export const loader = password.loader;
export const action = password.action;
