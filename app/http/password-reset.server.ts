import { redirect } from "@remix-run/node";
import { mailPasswordChanged } from "~/domain/account/password-changed.server";
import {
  resetCodeSchema,
  resetEmailSchema,
  resetPasswordSchema,
  resetResendSchema,
} from "~/domain/auth/password-reset";
import { askForReset, checkResetCode, resetPassword } from "~/domain/auth/password-reset.server";
import { ResendTooSoon, ResetExpired } from "~/domain/errors";
import { messages } from "~/domain/messages";
import { inBackground } from "./background.server";
import { type ResetState, keepResetState, readResetState } from "./cookies.server";
import { type PostedForm, refuseForm, rejectForm, textOf, validateForm } from "./forms.server";
import { newSession } from "./parent.server";
import { visitorAddress } from "./requests.server";

const PATH = "/reset_password";
const SECRETS = ["new_password", "confirm_password", "token"];
const FAULT = { fault: messages.generic, secrets: SECRETS };

/** A post of the page for a new password. What went wrong is shown on the step it was posted from. */
export async function takeResetForm(request: Request, form: PostedForm) {
  const state = await readResetState(request);
  switch (textOf(form, "intent")) {
    case "reset_email":
      return takeEmail(request, form);
    case "reset_code":
      return state ? takeCode(request, form, state) : showStep(null);
    case "resend_code":
      return state ? takeResend(request, form, state) : showStep(null);
    case "reset_password":
      return state?.grant ? takePassword(request, form, { ...state, grant: state.grant }) : showStep(null);
    default:
      return showStep(null);
  }
}

async function takeEmail(request: Request, form: PostedForm) {
  const submission = validateForm(form, resetEmailSchema);
  if (submission.status !== "success") return rejectForm(submission);
  const { email } = submission.value;
  try {
    inBackground(request, await askForReset(email, visitorAddress(request)));
  } catch (error) {
    // The code that was mailed a moment ago is the one to use.
    if (!(error instanceof ResendTooSoon)) return refuseForm(request, submission, error, FAULT);
  }
  return showStep({ step: "code", email });
}

async function takeResend(request: Request, form: PostedForm, { email }: ResetState) {
  try {
    inBackground(request, await askForReset(email, visitorAddress(request)));
  } catch (error) {
    return refuseForm(request, validateForm(form, resetResendSchema), error, FAULT);
  }
  return showStep({ step: "code", email, notice: "A new code is on its way." });
}

async function takeCode(request: Request, form: PostedForm, { email }: ResetState) {
  const submission = validateForm(form, resetCodeSchema);
  if (submission.status !== "success") return rejectForm(submission, SECRETS);
  try {
    const grant = await checkResetCode(email, submission.value.token, visitorAddress(request));
    return await showStep({ step: "password", email, grant });
  } catch (error) {
    return refuseForm(request, submission, error, FAULT);
  }
}

/** The new password is also a login: whoever reads the mail and chose it needs to prove nothing more. */
async function takePassword(request: Request, form: PostedForm, { email, grant }: ResetState & { grant: string }) {
  const submission = validateForm(form, resetPasswordSchema);
  if (submission.status !== "success") return rejectForm(submission, SECRETS);
  try {
    const parent = await resetPassword(email, grant, submission.value.new_password, visitorAddress(request));
    inBackground(request, () => mailPasswordChanged(parent, "code"));
    const headers = await newSession(request, parent);
    headers.append("Set-Cookie", await keepResetState(null));
    return redirect("/setting?notice=reset", { status: 303, headers });
  } catch (error) {
    if (error instanceof ResetExpired) return showStep(null, "?notice=expired");
    return refuseForm(request, submission, error, FAULT);
  }
}

async function showStep(state: ResetState | null, query = "") {
  return redirect(PATH + query, { status: 303, headers: { "Set-Cookie": await keepResetState(state) } });
}
