import { loginCallSchema } from "~/domain/auth/auth";
import { checkPassword, sendCode } from "~/domain/auth/auth.server";
import { calls, readJson } from "~/http/calls.server";
import { visitorAddress } from "~/http/requests.server";

const loginCred = calls({
  /** Checks the password and mails a code. */
  POST: async (request) => {
    const { username, password } = await readJson(request, loginCallSchema);
    await sendCode(await checkPassword(username, password, visitorAddress(request)));
    return { success: true };
  },
});

export const loader = loginCred.loader;
export const action = loginCred.action;
