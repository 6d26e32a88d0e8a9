import { codeCallSchema } from "~/domain/auth/auth";
import { checkCode } from "~/domain/auth/auth.server";
import { calls, noStore, readJson } from "~/http/calls.server";
import { newSession } from "~/http/parent.server";
import { visitorAddress } from "~/http/requests.server";

const loginToken = calls({
  /** Takes the code and opens the session. */
  POST: async (request) => {
    const { username, token } = await readJson(request, codeCallSchema);
    const parent = await checkCode(username, token, visitorAddress(request));
    const headers = noStore(await newSession(request, parent));
    return Response.json({ success: true, user_profile_id: parent.id }, { headers });
  },
});

export const loader = loginToken.loader;
export const action = loginToken.action;
