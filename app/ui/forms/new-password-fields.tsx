import type { FieldMetadata } from "@conform-to/react";
import { PARENT_PASSWORD_MIN } from "~/domain/limits";
import { PasswordField } from "./field";

interface NewPasswordFieldsProps {
  password: FieldMetadata<unknown>;
  again: FieldMetadata<unknown>;
}

/** A parent's new password, typed twice. */
export function NewPasswordFields({ password, again }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        meta={password}
        label="New password"
        hint={`At least ${PARENT_PASSWORD_MIN} characters.`}
        autoComplete="new-password"
        required
      />
      <PasswordField meta={again} label="New password again" autoComplete="new-password" required />
    </>
  );
}
