import { passwordCallSchema } from "~/domain/account/account";
import { changeParentPassword } from "~/domain/account/account.server";
import { mailPasswordChanged } from "~/domain/account/password-changed.server";
import { inBackground } from "~/http/background.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { visitorOf } from "~/http/security-events.server";

const password = calls({
  PUT: async (visit) => {
    const { parent, sessionToken } = await requireCaller(visit);
    const { old_password, new_password } = await readJson(visit.request, passwordCallSchema);
    await changeParentPassword(parent, old_password, new_password, { sessionToken, visitor: visitorOf(visit) });
    inBackground(visit, () => mailPasswordChanged(parent, "settings"));
    return { success: true };
  },
});

export const loader = password.loader;
export const action = password.action;
