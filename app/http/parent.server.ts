import { data, redirect } from "@remix-run/node";
import type { Parent } from "~/domain/account/account";
import { endSession, findParentBySession, openSession } from "~/domain/auth/sessions.server";
import { ProductError } from "~/domain/errors";
import { paths } from "~/domain/paths";
import { memoizePerRequest } from "./memo.server";
import type { Visit } from "./context.server";
import { forgetKeptForm, readLoginState, readSessionToken, sessionHeaders } from "./cookies.server";
import { keepPostedForm } from "./kept-form.server";
import { accountMark, readLastAccount } from "./last-account.server";
import { requireServedRegion } from "./region.server";
import { refusalHeaders, reportRefusal } from "./refusals.server";
import { visitorOf } from "./security-events.server";

/** What is asked once for a page: who is signed in, and until when time itself changes nothing in it. */
export const SIGNED_IN = "signed in";
export const PAGE_EXPIRES_AT = "page expires at";

export interface SignedIn {
  parent: Parent;
  sessionToken: string;
}

/** Who is signed in, or null. */
export function findSignedIn(visit: Visit): Promise<SignedIn | null> {
  return memoizePerRequest(visit, SIGNED_IN, () => readSession(visit));
}

async function readSession(visit: Visit): Promise<SignedIn | null> {
  const sessionToken = await readSessionToken(visit.request);
  const parent = sessionToken ? await findParentBySession(sessionToken) : null;
  if (!sessionToken || !parent) return null;
  visit.context.email = parent.email;
  return { sessionToken, parent };
}

/**
 * Every loader and action of the parent area begins here: without a session it ends with 401, which shows the login.
 * From a region that is not served it ends with the region notice.
 */
export async function requireParent(visit: Visit): Promise<SignedIn> {
  requireServedRegion(visit);
  const signedIn = await findSignedIn(visit);
  if (!signedIn) throw await askForLogin(visit.request);
  return signedIn;
}

/** The login in place of a page. What was typed in a form that was sent without a session is kept until after it. */
async function askForLogin(request: Request) {
  const answer = await loginStatus(request, 401);
  const keptForm = await keepPostedForm(request);
  if (keptForm === null) return data({ isLogin: true }, answer);
  answer.headers.append("Set-Cookie", keptForm);
  return data({ isLogin: true, next: paths.keptForm() }, answer);
}

/** Status and headers of a page that shows the login: those with which the last post was told to wait, else `otherwise`. */
export async function loginStatus(request: Request, otherwise: number): Promise<{ status: number; headers: Headers }> {
  const refusal = (await readLoginState(request))?.refusal;
  const headers = new Headers();
  if (refusal) headers.set("Retry-After", String(refusal.waitSeconds));
  return { status: refusal?.status ?? otherwise, headers };
}

/** Guards a page's loader or action, and turns a rule's refusal into the page of its status. */
export async function withParent<Answer>(visit: Visit, work: (signedIn: SignedIn) => Promise<Answer>): Promise<Answer> {
  const signedIn = await requireParent(visit);
  return asPage(visit, () => work(signedIn));
}

/** Turns a rule's refusal into the page of its status, in words. */
export async function asPage<Answer>(visit: Visit, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    reportRefusal(visit, error);
    throw data({ message: error.message }, { status: error.status, headers: refusalHeaders(error) });
  }
}

/** Opens a session for a parent who gave the right code, and sends them on. */
export async function signIn(visit: Visit, parent: Parent, next: string): Promise<Response> {
  return redirect(next, { status: 303, headers: await newSession(visit, parent) });
}

/** Headers of a new session. One that this browser had before ends, and so does a form that it kept for another account. */
export async function newSession(visit: Visit, parent: Parent): Promise<Headers> {
  const before = await readSessionToken(visit.request);
  if (before) await endSession(before, visitorOf(visit));
  visit.context.email = parent.email;
  const token = await openSession(parent.id, visit.request.headers.get("user-agent") ?? "", visitorOf(visit));
  const mark = accountMark(parent.id);
  const headers = await sessionHeaders(token, mark);
  if ((await readLastAccount(visit.request)) !== mark) headers.append("Set-Cookie", await forgetKeptForm());
  return headers;
}
