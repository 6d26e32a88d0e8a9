import { type SubmissionResult, useForm } from "@conform-to/react";
import { CODE_LENGTH, CODE_LIFETIME_MS } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { Button, ButtonRow } from "./button";
import { Card } from "./card";
import { ErrorSummary } from "./forms/error-summary";
import { CodeField, PasswordField, TextField } from "./forms/field";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";

interface LoginProps {
  step: "password" | "code";
  email: string;
  /** What went wrong with the last post, by field. */
  problems?: Record<string, string>;
  notice?: string;
  /** The page that was asked for, opened after the code step. */
  next: string;
  /** What the button of the code step says. */
  codeButtonText?: string;
}

/** The login, in place of the page that was asked for: first the password, then the code. */
export function Login({ notice, ...login }: LoginProps) {
  return (
    <>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      {login.step === "code" ? <CodeStep {...login} /> : <PasswordStep {...login} />}
    </>
  );
}

function PasswordStep({ email, problems, next }: LoginProps) {
  const [form, fields] = useForm<{ username: string; password: string }>({
    id: "login",
    lastResult: lastResult(problems, { username: email }),
    defaultValue: { username: email },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Log in</h1>
      <Card>
        <form id={form.id} method="post" action={paths.home()} className="stack" noValidate>
          <FormToken />
          <input type="hidden" name="next" value={next} />
          <TextField meta={fields.username} label="Email" type="email" autoComplete="username" required />
          <PasswordField meta={fields.password} label="Password" autoComplete="current-password" required />
          <Button name="intent" value="login_password" pendingText="Checking…" className="wide">
            Next
          </Button>
        </form>
      </Card>
      <p className="soft">
        <a href={paths.resetPassword()}>Forgot your password?</a>
      </p>
      <p className="soft">
        New here? <a href={paths.trial()}>Start your free month</a> or{" "}
        <a href={paths.marketing()}>see what Minnow does</a>.
      </p>
    </>
  );
}

function CodeStep({ email, problems, next, codeButtonText = "Log in" }: LoginProps) {
  const [form, fields] = useForm<{ token: string }>({ id: "code", lastResult: lastResult(problems, {}) });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Enter your code</h1>
      <p>
        We sent a code of {CODE_LENGTH} digits to <strong>{email}</strong>. It works for {CODE_LIFETIME_MS / 60_000}{" "}
        minutes.
      </p>
      <Card>
        <form id={form.id} method="post" action={paths.home()} className="stack" noValidate>
          <FormToken />
          <input type="hidden" name="next" value={next} />
          <CodeField meta={fields.token} label="Code" required />
          <Button name="intent" value="login_code" pendingText="Checking…" className="wide">
            {codeButtonText}
          </Button>
        </form>
      </Card>
      <form method="post" action={paths.home()}>
        <FormToken />
        <input type="hidden" name="next" value={next} />
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

/** The problems of the last post, in the shape that fields read. */
function lastResult(
  problems: LoginProps["problems"],
  initialValue: Record<string, string>,
): SubmissionResult<string[]> | null {
  if (!problems) return null;
  const error = Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));
  return { status: "error", initialValue, error };
}
