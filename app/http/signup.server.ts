import { signupSchema } from "~/domain/account/account";
import { signUp } from "~/domain/account/account.server";
import { sendCode } from "~/domain/auth/auth.server";
import { messages } from "~/domain/messages";
import type { Visit } from "./context.server";
import { type PostedForm, refuseForm, rejectForm, validateForm } from "./forms.server";
import { sendCodeAndShowStep } from "./login.server";
import { visitorOf } from "./security-events.server";

/** Takes the form that creates an account; the code step is next, at `next`. */
export async function handleSignUpForm(visit: Visit, form: PostedForm, next: string) {
  const submission = validateForm(form, signupSchema);
  if (submission.status !== "success") return rejectForm(submission, ["password"]);
  const { email, password } = submission.value;
  try {
    const parent = await signUp(email, password, visitorOf(visit));
    return await sendCodeAndShowStep(visit, next, { step: "code", email }, () => sendCode(parent));
  } catch (error) {
    return refuseForm(visit, submission, error, { fault: messages.signupFailed, secrets: ["password"] });
  }
}
