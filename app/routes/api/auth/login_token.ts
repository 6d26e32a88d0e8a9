import { codeCallSchema } from "~/domain/auth/auth";
import { checkCode } from "~/domain/auth/auth.server";
import { noStore } from "~/http/call-answer.server";
import { calls, readJson } from "~/http/calls.server";
import { newSession } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";

const loginToken = calls({
  /** Takes the code and opens the session. */
  POST: async (visit) => {
    const { username, token } = await readJson(visit.request, codeCallSchema);
    const parent = await checkCode(username, token, visitorOf(visit));
    const headers = noStore(await newSession(visit, parent));
    return Response.json({ success: true, user_profile_id: parent.id }, { headers });
  },
});

export const loader = loginToken.loader;
export const action = loginToken.action;
