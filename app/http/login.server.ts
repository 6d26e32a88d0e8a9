import { type TypedResponse, redirect } from "@remix-run/node";
import { codeSchema, loginSchema } from "~/domain/auth/auth";
import { checkCode, checkPassword, resendCode, sendCode } from "~/domain/auth/auth.server";
import { ProductError, ServiceFailed } from "~/domain/errors";
import { EMAIL_MAX } from "~/domain/limits";
import { messages } from "~/domain/messages";
import { firstCharacters } from "~/domain/text";
import type { Visit } from "./context.server";
import { type LoginState, keepLoginState, readLoginState } from "./cookies.server";
import { type PostedForm, textOf, validateForm } from "./forms.server";
import { log } from "./log.server";
import { ownPath } from "./origin.server";
import { signIn } from "./parent.server";
import { refusalHeaders, reportRefusal } from "./refusals.server";
import { visitorOf } from "./security-events.server";

/**
 * A post of the login that stands in place of a page. Every answer goes back to that page's own URL, where the next
 * step, or the same one with what went wrong, is shown.
 */
export async function handleLoginForm(visit: Visit, form: PostedForm): Promise<Response | null> {
  const next = ownPath(textOf(form, "next"));
  switch (textOf(form, "intent")) {
    case "login_password":
      return handlePassword(visit, form, next);
    case "login_code":
      return handleCode(visit, form, next);
    case "resend_code":
      return handleResend(visit, next);
    case "start_over":
      return showLogin(next, null);
    default:
      return null;
  }
}

async function handlePassword(visit: Visit, form: PostedForm, next: string): Promise<Response> {
  const email = firstCharacters(textOf(form, "username").trim().toLowerCase(), EMAIL_MAX);
  const submission = validateForm(form, loginSchema);
  if (submission.status !== "success") {
    return showLogin(next, { step: "password", email, problems: problemsIn(submission.error) });
  }
  try {
    const parent = await checkPassword(submission.value.username, submission.value.password, visit.context.address);
    return await sendCodeAndShowStep(visit, next, { step: "code", email: parent.email }, () => sendCode(parent));
  } catch (error) {
    return showLogin(next, { step: "password", email, ...problemOf(visit, error, "password") });
  }
}

async function handleCode(visit: Visit, form: PostedForm, next: string): Promise<Response> {
  const login = await readLoginState(visit.request);
  if (login?.step !== "code") return showLogin(next, null);
  const submission = validateForm(form, codeSchema);
  if (submission.status !== "success") {
    return showLogin(next, { step: "code", email: login.email, problems: problemsIn(submission.error) });
  }
  try {
    const parent = await checkCode(login.email, submission.value.token, visitorOf(visit));
    return await signIn(visit, parent, next);
  } catch (error) {
    return showLogin(next, { step: "code", email: login.email, ...problemOf(visit, error, "token") });
  }
}

async function handleResend(visit: Visit, next: string): Promise<Response> {
  const login = await readLoginState(visit.request);
  if (login?.step !== "code") return showLogin(next, null);
  return sendCodeAndShowStep(
    visit,
    next,
    { step: "code", email: login.email, notice: "A new code is on its way." },
    () => resendCode(login.email),
  );
}

/** Shows the code step, also when the mail fails: 'Resend code' is the way on then. */
export async function sendCodeAndShowStep(
  visit: Visit,
  next: string,
  shown: LoginState,
  send: () => Promise<void>,
): Promise<TypedResponse<never>> {
  try {
    await send();
    return await showLogin(next, shown);
  } catch (error) {
    return showLogin(next, { step: "code", email: shown.email, ...problemOf(visit, error, "token") });
  }
}

async function showLogin(next: string, state: LoginState | null): Promise<TypedResponse<never>> {
  return redirect(next, { status: 303, headers: { "Set-Cookie": await keepLoginState(state) } });
}

/** A rule's refusal, or a fault of ours, as a sentence at the field; and how long to wait where that is the rule. */
function problemOf(visit: Visit, error: unknown, field: "password" | "token"): Partial<LoginState> {
  if (!(error instanceof ProductError)) {
    log.error({ id: visit.context.id, err: error }, "a login failed");
    return { problems: { [field]: messages.loginFailed } };
  }
  reportRefusal(visit, error);
  const problems = { [field]: error instanceof ServiceFailed ? messages.resendFailed : error.message };
  const waitSeconds = refusalHeaders(error).get("Retry-After");
  if (waitSeconds === null) return { problems };
  return { problems, refusal: { status: error.status, waitSeconds: Number(waitSeconds) } };
}

function problemsIn(errors: Record<string, string[] | null> | null | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, found]) => [field, found?.[0] ?? ""]));
}
