import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { signupSchema } from "~/domain/account/account";
import { signUp } from "~/domain/account/account.server";
import { sendCode } from "~/domain/auth/auth.server";
import { PARENT_PASSWORD_MIN } from "~/domain/limits";
import { messages } from "~/domain/messages";
import { PRICE_PER_SEAT } from "~/domain/subscription/subscription";
import { readForm, refuseForm, rejectForm } from "~/http/forms.server";
import { sendCodeAndShowStep } from "~/http/login.server";
import { findSignedIn } from "~/http/parent.server";
import { visitorAddress } from "~/http/requests.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/form-token";
import { PublicPage } from "~/ui/public-page";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Create your account");

export async function loader({ request }: LoaderFunctionArgs) {
  if (await findSignedIn(request)) throw redirect("/", 303);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: signupSchema });
  if (submission.status !== "success") return rejectForm(submission, ["password"]);
  const { email, password } = submission.value;
  try {
    const parent = await signUp(email, password, visitorAddress(request));
    return await sendCodeAndShowStep(request, "/", { step: "code", email }, () => sendCode(parent));
  } catch (error) {
    return refuseForm(request, submission, error, { fault: messages.signupFailed, secrets: ["password"] });
  }
}

export default function Signup() {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: "signup",
    lastResult: useActionData<typeof action>(),
  });
  return (
    <PublicPage>
      <ErrorSummary form={form} />
      <h1>Create your account</h1>
      <p>The first month is free. After that it is {PRICE_PER_SEAT} per month per child.</p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <TextField meta={fields.email} label="Email" type="email" autoComplete="username" />
          <PasswordField
            meta={fields.password}
            label="Password"
            hint={`At least ${PARENT_PASSWORD_MIN} characters.`}
            autoComplete="new-password"
          />
          <Button pendingText="Creating your account…" className="wide">
            Create account
          </Button>
        </form>
      </Card>
      <p className="soft">
        You have an account? <a href="/">Log in</a>
      </p>
    </PublicPage>
  );
}
