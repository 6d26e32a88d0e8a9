import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  findParentOfSession,
  insertSession,
  sessionsOfParent,
} from "~/db/sessions";
import type { Parent } from "../account/account";
import { toParent } from "../account/account.server";
import { hashToken, keyedHash, newToken } from "../ids.server";
import { SESSION_LIFETIME_MS } from "../limits";
import { describeUserAgent } from "./browser-words";
import type { Visitor } from "./security-events";

const USER_AGENT_MAX = 200;

/** A session as its parent sees it. Times are UTC milliseconds. */
export interface SessionSummary {
  /** Names the session on a page; nothing can be opened with it. */
  id: string;
  /** "Firefox on Windows". */
  browser: string;
  signedInAt: number;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** Opens a session and gives its token, which is handed to the browser and kept here only as a hash. */
export async function openSession(parentId: string, userAgent: string, visitor: Visitor): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await deleteExpiredSessions(now);
  await insertSession({
    id_hash: hashToken(token),
    parent_id: parentId,
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    created_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
  });
  visitor.emitSecurityEvent("session opened");
  return token;
}

/** The parent whose session this token opens, or null. */
export async function findParentBySession(token: string): Promise<Parent | null> {
  const row = await findParentOfSession(hashToken(token), Date.now());
  return row ? toParent(row) : null;
}

/** Logs out: the session ends on the server. */
export function endSession(token: string, visitor: Visitor): Promise<void> {
  return endSessionByHash(hashToken(token), visitor);
}

/** Where the parent is signed in: the session of `token` first, then the newest. */
export async function sessionsOf(parentId: string, token: string): Promise<SessionSummary[]> {
  const rows = await sessionsOfParent(parentId, Date.now());
  const current = hashToken(token);
  const summaries = rows.map(({ id_hash, user_agent, created_at }) => ({
    id: publicSessionId(id_hash),
    browser: describeUserAgent(user_agent),
    signedInAt: created_at,
    isCurrent: id_hash === current,
  }));
  return summaries.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Signs the parent out where this session is. One that has ended already, or is another parent's, is left alone. */
export async function endSessionById(parentId: string, id: string, visitor: Visitor): Promise<void> {
  const rows = await sessionsOfParent(parentId, Date.now());
  const named = rows.find(({ id_hash }) => publicSessionId(id_hash) === id);
  if (named) await endSessionByHash(named.id_hash, visitor);
}

/** Signs the parent out everywhere but in the session of `token`. */
export async function endOtherSessions(parentId: string, token: string, visitor: Visitor): Promise<void> {
  await deleteOtherSessions(parentId, hashToken(token));
  visitor.emitSecurityEvent("other sessions ended");
}

async function endSessionByHash(idHash: string, visitor: Visitor): Promise<void> {
  if (await deleteSession(idHash)) visitor.emitSecurityEvent("session ended");
}

/** What is kept of a session's token is shown nowhere, hashed though it is. */
function publicSessionId(idHash: string): string {
  return keyedHash(`session:${idHash}`);
}
