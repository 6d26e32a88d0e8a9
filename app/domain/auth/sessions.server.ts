import { deleteExpiredSessions, deleteSession, findParentOfSession, insertSession } from "~/db/sessions";
import type { Parent } from "../account/account";
import { toParent } from "../account/account.server";
import { hashToken, newToken } from "../ids.server";
import { SESSION_LIFETIME_MS } from "../limits";

const USER_AGENT_KEPT = 200;

/** Opens a session and gives its token, which is handed to the browser and kept here only as a hash. */
export async function openSession(parentId: string, userAgent: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await deleteExpiredSessions(now);
  await insertSession({
    id_hash: hashToken(token),
    parent_id: parentId,
    user_agent: userAgent.slice(0, USER_AGENT_KEPT),
    created_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
  });
  return token;
}

/** The parent whose session this token opens, or null. */
export async function findParentBySession(token: string): Promise<Parent | null> {
  const row = await findParentOfSession(hashToken(token), Date.now());
  return row ? toParent(row) : null;
}

/** Logs out: the session ends on the server. */
export function endSession(token: string): Promise<void> {
  return deleteSession(hashToken(token));
}
