import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "quiet" | "danger";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  variant?: ButtonVariant;
  /** What the button says from the press until the answer arrives. */
  pendingText?: string;
}

interface ButtonLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  variant?: ButtonVariant;
}

function buttonClass(variant: ButtonVariant, className: string | undefined) {
  return classNames("button", variant !== "primary" && variant, className);
}

/** A submit button unless `type` says otherwise. The blank behind it keeps two apart in text browsers. */
export function Button({ variant = "primary", pendingText, className, type = "submit", ...attributes }: ButtonProps) {
  return (
    <>
      <button
        {...attributes}
        type={type}
        className={buttonClass(variant, className)}
        data-pending-text={pendingText}
      />{" "}
    </>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. A blank stands behind it, too. */
export function ButtonLink({ variant = "primary", className, children, ...attributes }: ButtonLinkProps) {
  return (
    <>
      <a {...attributes} className={buttonClass(variant, className)}>
        {children}
      </a>{" "}
    </>
  );
}

/** Buttons side by side, wrapping on small screens; `ends` pushes the first and the last apart. */
export function ButtonRow({ children, ends = false }: { children: ReactNode; ends?: boolean }) {
  return <div className={classNames("row", ends && "ends")}>{children}</div>;
}
