interface FieldErrorsProps {
  /** What the control's aria-describedby names. */
  id: string | undefined;
  errors: readonly string[] | undefined;
}

/** What is wrong with a field, in words; nothing while all is well. */
export function FieldErrors({ id, errors }: FieldErrorsProps) {
  if (!errors || errors.length === 0) return null;
  return (
    <p className="error" id={id}>
      <span className="visually-hidden">Error: </span>
      {errors.join(" ")}
    </p>
  );
}
