import { getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { CODE_LENGTH } from "~/domain/limits";
import { classNames } from "../class-names";
import { FieldErrors } from "./field-errors";
import { describedBy, FieldFrame, FieldHint, type LabeledFieldProps } from "./field-frame";

type InputType = "text" | "email" | "password" | "search" | "tel" | "url" | "number";

/** The input's own attributes, without those that the field's metadata decides. */
type InputAttributes = Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "form" | "type" | "defaultValue">;

interface TextFieldProps extends LabeledFieldProps, InputAttributes {
  type?: InputType;
}

interface TextAreaFieldProps
  extends LabeledFieldProps, Omit<ComponentPropsWithoutRef<"textarea">, "id" | "name" | "form" | "defaultValue"> {}

/** One line of text; what was typed survives a failed post. */
export function TextField({ meta, label, hint, type = "text", ...attributes }: TextFieldProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input {...getInputProps(meta, { type, ...describedBy({ meta, hint }) })} {...attributes} />
    </FieldFrame>
  );
}

/** Some lines of text; what was typed survives a failed post. */
export function TextAreaField({ meta, label, hint, rows = 2, ...attributes }: TextAreaFieldProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <textarea {...getTextareaProps(meta, describedBy({ meta, hint }))} rows={rows} {...attributes} />
    </FieldFrame>
  );
}

/** A secret: never filled in by the server. The enhancement script adds the button that shows it. */
export function PasswordField({ meta, label, hint, ...attributes }: LabeledFieldProps & InputAttributes) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <div className="secret" data-password-toggle="">
        <input
          {...getInputProps(meta, { type: "password", value: false, ...describedBy({ meta, hint }) })}
          autoCapitalize="none"
          spellCheck={false}
          {...attributes}
        />
      </div>
    </FieldFrame>
  );
}

/** The code from the e-mail. Without a length limit, so that a code pasted with spaces arrives whole. */
export function CodeField({ meta, label, hint, ...attributes }: LabeledFieldProps & InputAttributes) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        {...getInputProps(meta, { type: "text", ...describedBy({ meta, hint }) })}
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        size={CODE_LENGTH}
        minLength={undefined}
        maxLength={undefined}
        pattern={undefined}
        {...attributes}
      />
    </FieldFrame>
  );
}

/** A yes or no; "on" is posted for yes, nothing for no. */
export function Toggle({ meta, label, hint, required }: LabeledFieldProps & { required?: boolean }) {
  return (
    <div className={classNames("field", meta.errors && "bad")}>
      <FieldErrors id={meta.errorId} errors={meta.errors} />
      <label className="toggle">
        <input {...getInputProps(meta, { type: "checkbox", ...describedBy({ meta, hint }) })} required={required} />
        <span>{label}</span>
      </label>
      <FieldHint meta={meta} hint={hint} />
    </div>
  );
}
