import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

interface CardProps extends ComponentPropsWithoutRef<"section"> {
  /** Use "section" together with `aria-labelledby` or `aria-label`. */
  as?: "div" | "section" | "article";
}

/** A raised sheet that holds what belongs together. */
export function Card({ as: Element = "div", className, ...attributes }: CardProps) {
  return <Element {...attributes} className={classNames("card", "stack", className)} />;
}
