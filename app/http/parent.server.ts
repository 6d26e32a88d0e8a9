import { data, redirect } from "@remix-run/node";
import type { Parent } from "~/domain/account/account";
import { endSession, findParentBySession, openSession } from "~/domain/auth/sessions.server";
import { DatabaseUnavailable, ProductError, ServiceFailed } from "~/domain/errors";
import { askOnce } from "./asked-once.server";
import { KEPT_FORM_PATH, forgetKeptForm, readLoginState, readSessionToken, sessionHeaders } from "./cookies.server";
import { keepPostedForm } from "./kept-form.server";
import { accountMark, readLastAccount } from "./last-account.server";
import { log } from "./log.server";
import { requireServedRegion } from "./region.server";
import { requestId } from "./requests.server";
import { noteAccount } from "./security-events.server";
import { refusalHeaders, statusOf } from "./statuses.server";

const logged = new WeakSet<ProductError>();

/** What is asked once for a page: who is signed in, and until when time itself changes nothing in it. */
export const SIGNED_IN = "signed in";
export const SAME_UNTIL = "same until";

export interface SignedIn {
  parent: Parent;
  sessionToken: string;
}

/** Who is signed in, or null. */
export function findSignedIn(request: Request): Promise<SignedIn | null> {
  return askOnce(request, SIGNED_IN, () => readSession(request));
}

async function readSession(request: Request): Promise<SignedIn | null> {
  const sessionToken = await readSessionToken(request);
  const parent = sessionToken ? await findParentBySession(sessionToken) : null;
  if (!sessionToken || !parent) return null;
  noteAccount(parent.email);
  return { sessionToken, parent };
}

/**
 * Every loader and action of the parent area begins here: without a session it ends with 401, which shows the login.
 * From a region that is not served it ends with the region notice.
 */
export async function requireParent(request: Request): Promise<SignedIn> {
  requireServedRegion(request);
  const signedIn = await findSignedIn(request);
  if (!signedIn) throw await askForLogin(request);
  return signedIn;
}

/** The login in place of a page. What was typed in a form that was sent without a session is kept until after it. */
async function askForLogin(request: Request) {
  const answer = await loginStatus(request, 401);
  const keptForm = await keepPostedForm(request);
  if (keptForm === null) return data({ isLogin: true }, answer);
  answer.headers.append("Set-Cookie", keptForm);
  return data({ isLogin: true, next: KEPT_FORM_PATH }, answer);
}

/** Status and headers of a page that shows the login: those with which the last post was told to wait, else `otherwise`. */
export async function loginStatus(request: Request, otherwise: number): Promise<{ status: number; headers: Headers }> {
  const refusal = (await readLoginState(request))?.refusal;
  const headers = new Headers();
  if (refusal) headers.set("Retry-After", String(refusal.waitSeconds));
  return { status: refusal?.status ?? otherwise, headers };
}

/** Guards a page's loader or action, and turns a rule's refusal into the page of its status. */
export async function forParent<Answer>(
  request: Request,
  work: (signedIn: SignedIn) => Promise<Answer>,
): Promise<Answer> {
  const signedIn = await requireParent(request);
  return asPage(request, () => work(signedIn));
}

/** Turns a rule's refusal into the page of its status, in words. */
export async function asPage<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    logServiceFailure(request, error);
    throw data({ message: error.message }, { status: statusOf(error), headers: refusalHeaders(error) });
  }
}

/** Opens a session for a parent who gave the right code, and sends them on. */
export async function signIn(request: Request, parent: Parent, next: string): Promise<Response> {
  return redirect(next, { status: 303, headers: await newSession(request, parent) });
}

/** Headers of a new session. One that this browser had before ends, and so does a form that it kept for another account. */
export async function newSession(request: Request, parent: Parent): Promise<Headers> {
  const before = await readSessionToken(request);
  if (before) await endSession(before);
  noteAccount(parent.email);
  const token = await openSession(parent.id, request.headers.get("user-agent") ?? "");
  const mark = accountMark(parent.id);
  const headers = await sessionHeaders(token, mark);
  if ((await readLastAccount(request)) !== mark) headers.append("Set-Cookie", await forgetKeptForm());
  return headers;
}

/** A service outside, or the database, failed: logged once, with its cause, however many waited for it. */
export function logServiceFailure(request: Request, error: ProductError): void {
  const isFault = error instanceof ServiceFailed || error instanceof DatabaseUnavailable;
  if (isFault && !logged.has(error)) {
    logged.add(error);
    log.error({ id: requestId(request), service: error.service, err: error.cause }, "a service outside failed");
  }
}
