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
import { paths } from "~/domain/paths";
import { inBackground } from "~/http/background.server";
import type { Visit } from "~/http/context.server";
import { type ResetState, keepResetState, readResetState } from "~/http/cookies.server";
import { type PostedForm, refuseForm, rejectForm, textOf, validateForm } from "~/http/forms.server";
import { newSession } from "~/http/parent.server";
import { reportRefusal } from "~/http/refusals.server";
import { visitorOf } from "~/http/security-events.server";

const SECRETS = ["new_password", "confirm_password", "token"];
const FAULT = { fault: messages.generic, secrets: SECRETS };

/** A post of the page for a new password. What went wrong is shown on the step it was posted from. */
export async function handleResetForm(visit: Visit, form: PostedForm) {
  const state = await readResetState(visit.request);
  switch (textOf(form, "intent")) {
    case "reset_email":
      return handleEmail(visit, form);
    case "reset_code":
      return state ? handleCode(visit, form, state) : showStep(null);
    case "resend_code":
      return state ? handleResend(visit, form, state) : showStep(null);
    case "reset_password":
      return state?.grant ? handlePassword(visit, form, { ...state, grant: state.grant }) : showStep(null);
    default:
      return showStep(null);
  }
}

async function handleEmail(visit: Visit, form: PostedForm) {
  const submission = validateForm(form, resetEmailSchema);
  if (submission.status !== "success") return rejectForm(submission);
  const { email } = submission.value;
  try {
    inBackground(visit, await askForReset(email, visitorOf(visit)));
  } catch (error) {
    // The code that was mailed a moment ago is the one to use.
    if (!(error instanceof ResendTooSoon)) return refuseForm(visit, submission, error, FAULT);
    reportRefusal(visit, error);
  }
  return showStep({ step: "code", email });
}

async function handleResend(visit: Visit, form: PostedForm, { email }: ResetState) {
  try {
    inBackground(visit, await askForReset(email, visitorOf(visit)));
  } catch (error) {
    return refuseForm(visit, validateForm(form, resetResendSchema), error, FAULT);
  }
  return showStep({ step: "code", email, notice: "A new code is on its way." });
}

async function handleCode(visit: Visit, form: PostedForm, { email }: ResetState) {
  const submission = validateForm(form, resetCodeSchema);
  if (submission.status !== "success") return rejectForm(submission, SECRETS);
  try {
    const grant = await checkResetCode(email, submission.value.token, visit.context.address);
    return await showStep({ step: "password", email, grant });
  } catch (error) {
    return refuseForm(visit, submission, error, FAULT);
  }
}

/** The new password is also a login: whoever reads the mail and chose it needs to prove nothing more. */
async function handlePassword(visit: Visit, form: PostedForm, { email, grant }: ResetState & { grant: string }) {
  const submission = validateForm(form, resetPasswordSchema);
  if (submission.status !== "success") return rejectForm(submission, SECRETS);
  try {
    const parent = await resetPassword(email, grant, submission.value.new_password, visitorOf(visit));
    inBackground(visit, () => mailPasswordChanged(parent, "code"));
    const headers = await newSession(visit, parent);
    headers.append("Set-Cookie", await keepResetState(null));
    return redirect(paths.settings.overview({ notice: "reset" }), { status: 303, headers });
  } catch (error) {
    if (error instanceof ResetExpired) return showStep(null, "expired");
    return refuseForm(visit, submission, error, FAULT);
  }
}

async function showStep(state: ResetState | null, notice?: "expired") {
  return redirect(paths.resetPassword({ notice }), {
    status: 303,
    headers: { "Set-Cookie": await keepResetState(state) },
  });
}
