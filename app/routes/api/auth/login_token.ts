import { codeCallSchema } from "~/domain/auth/auth";
import { checkCode } from "~/domain/auth/auth.server";
import { openSession } from "~/domain/auth/sessions.server";
import { calls, noStore, readJson } from "~/http/calls.server";
import { sessionHeaders } from "~/http/cookies.server";
import { visitorAddress } from "~/http/requests.server";

const loginToken = calls({
  /** Takes the code and opens the session. */
  POST: async (request) => {
    const { username, token } = await readJson(request, codeCallSchema);
    const parent = await checkCode(username, token, visitorAddress(request));
    const session = await openSession(parent.id, request.headers.get("user-agent") ?? "");
    return Response.json(
      { success: true, user_profile_id: parent.id },
      { headers: noStore(await sessionHeaders(session)) },
    );
  },
});

export const loader = loginToken.loader;
export const action = loginToken.action;
