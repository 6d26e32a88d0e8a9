import { type SubmissionResult, useForm } from "@conform-to/react";
import { CODE_LENGTH, CODE_LIFETIME_MS } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { Button, ButtonRow } from "./button";
import { Card } from "./card";
import { ErrorSummary } from "./forms/error-summary";
import { CodeField, TextField } from "./forms/field";
import { FormToken } from "./forms/form-token";
import { NewPasswordFields } from "./forms/new-password-fields";

interface StepProps {
  email: string;
  /** What became of the last post of this step. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The first step to a new password: whose. */
export function ResetEmailStep({ email, lastResult }: StepProps) {
  const [form, fields] = useForm<{ email: string }>({ id: "reset", lastResult, defaultValue: { email } });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Forgot your password?</h1>
      <p>Tell us the email of your account. We send a code there, and with it you choose a new password.</p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <TextField meta={fields.email} label="Email" type="email" autoComplete="username" required />
          <Button name="intent" value="reset_email" pendingText="Sending…" className="wide">
            Send code
          </Button>
        </form>
      </Card>
      <p className="soft">
        You remember it? <a href={paths.home()}>Log in</a>
      </p>
    </>
  );
}

/** The second step: the code, if there is an account that it could be sent to. */
export function ResetCodeStep({ email, lastResult }: StepProps) {
  const [form, fields] = useForm<{ token: string }>({ id: "code", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Enter your code</h1>
      <p>
        If <strong>{email}</strong> has an account, a code of {CODE_LENGTH} digits is on its way there. It works for{" "}
        {CODE_LIFETIME_MS / 60_000} minutes.
      </p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <CodeField meta={fields.token} label="Code" required />
          <Button name="intent" value="reset_code" pendingText="Checking…" className="wide">
            Next
          </Button>
        </form>
      </Card>
      <form method="post">
        <FormToken />
        <ButtonRow>
          <Button name="intent" value="resend_code" variant="quiet" pendingText="Sending…">
            Resend code
          </Button>
          <Button name="intent" value="start_over" variant="quiet">
            Use another email
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}

/** The last step: the new password. The address is there for password managers, which keep the two together. */
export function ResetPasswordStep({ email, lastResult }: StepProps) {
  const [form, fields] = useForm<{ new_password: string; confirm_password: string }>({ id: "password", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Choose a new password</h1>
      <p>For {email}. All devices are logged out then, and you are logged in here.</p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields password={fields.new_password} again={fields.confirm_password} />
          <Button name="intent" value="reset_password" pendingText="Saving…" className="wide">
            Save new password
          </Button>
        </form>
      </Card>
    </>
  );
}
