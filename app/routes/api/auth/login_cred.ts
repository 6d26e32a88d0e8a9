import { loginCallSchema } from "~/domain/auth/auth";
import { checkPassword, sendCode } from "~/domain/auth/auth.server";
import { calls, readJson } from "~/http/calls.server";

const loginCred = calls({
  /** Checks the password and mails a code. */
  POST: async (visit) => {
    const { username, password } = await readJson(visit.request, loginCallSchema);
    await sendCode(await checkPassword(username, password, visit.context.address));
    return { success: true };
  },
});

export const loader = loginCred.loader;
export const action = loginCred.action;
