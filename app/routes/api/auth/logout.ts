import { logoutCallSchema } from "~/domain/auth/auth";
import { endSession } from "~/domain/auth/sessions.server";
import { calls, noStore, readJson } from "~/http/calls.server";
import { noSessionHeaders, readSessionToken } from "~/http/cookies.server";

const logout = calls({
  /** Ends the session on the server; without one there is nothing to end. */
  POST: async (request) => {
    await readJson(request, logoutCallSchema);
    const token = await readSessionToken(request);
    if (token) await endSession(token);
    return Response.json({ success: true }, { headers: noStore(await noSessionHeaders()) });
  },
});

export const loader = logout.loader;
export const action = logout.action;
