import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { FieldErrors } from "./field-errors";

/** What every field is given: conform's metadata and its words. */
export interface LabeledFieldProps {
  meta: FieldMetadata<unknown>;
  /** Null where the page's heading is the label. */
  label: ReactNode;
  hint?: ReactNode;
}

/** The hint under a label, tied to the control by id. */
export function FieldHint({ meta, hint }: Pick<LabeledFieldProps, "meta" | "hint">) {
  if (hint === undefined) return null;
  return (
    <p className="soft" id={meta.descriptionId}>
      {hint}
    </p>
  );
}

/** Label, hint and error above the control, all tied to it by id. */
export function FieldFrame({ meta, label, hint, children }: LabeledFieldProps & { children: ReactNode }) {
  return (
    <div className={classNames("field", meta.errors && "bad")}>
      {label !== null && <label htmlFor={meta.id}>{label}</label>}
      <FieldHint meta={meta} hint={hint} />
      <FieldErrors id={meta.errorId} errors={meta.errors} />
      {children}
    </div>
  );
}

/** Conform's options that tie a control to its error, and to its hint where there is one. */
export function describedBy({ meta, hint }: Pick<LabeledFieldProps, "meta" | "hint">) {
  return { ariaAttributes: true, ariaDescribedBy: hint === undefined ? undefined : meta.descriptionId } as const;
}
