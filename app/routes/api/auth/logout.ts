import { logoutCallSchema } from "~/domain/auth/auth";
import { endSession } from "~/domain/auth/sessions.server";
import { noStore } from "~/http/call-answer.server";
import { calls, readJson } from "~/http/calls.server";
import { noSessionHeaders } from "~/http/cookies.server";
import { findSignedIn } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";

const logout = calls({
  /** Ends the session on the server; without one there is nothing to end. */
  POST: async (visit) => {
    await readJson(visit.request, logoutCallSchema);
    const signedIn = await findSignedIn(visit);
    if (signedIn) await endSession(signedIn.sessionToken, visitorOf(visit));
    return Response.json({ success: true }, { headers: noStore(await noSessionHeaders()) });
  },
});

export const loader = logout.loader;
export const action = logout.action;
