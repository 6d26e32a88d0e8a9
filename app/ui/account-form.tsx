import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { PARENT_PASSWORD_MIN } from "~/domain/limits";
import { Button } from "./button";
import { Card } from "./card";
import { ErrorSummary } from "./forms/error-summary";
import { PasswordField, TextField } from "./forms/field";
import { FormToken } from "./forms/form-token";

interface AccountFormProps {
  lastResult: SubmissionResult<string[]> | null | undefined;
  buttonText: string;
  /** Said between the heading and the form. */
  children: ReactNode;
}

/** 'Create your account': e-mail address and password (section 5). */
export function AccountForm({ lastResult, buttonText, children }: AccountFormProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({ id: "signup", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Create your account</h1>
      {children}
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <TextField meta={fields.email} label="Email" type="email" autoComplete="username" required />
          <PasswordField
            meta={fields.password}
            label="Password"
            hint={`At least ${PARENT_PASSWORD_MIN} characters.`}
            autoComplete="new-password"
            required
          />
          <Button className="wide">{buttonText}</Button>
        </form>
      </Card>
    </>
  );
}
