import type { ComponentProps } from "react";
import { AddChildForm } from "./add-child-form";
import { CHILD_FORM_TITLE_ID } from "./child-form";

/**
 * The child account dialog (section 2): the form of the page, above the page the parent was on. The enhancement script
 * makes it modal, and Escape does what Cancel does.
 */
export function ChildAccountDialog(props: ComponentProps<typeof AddChildForm>) {
  return (
    <dialog open className="card stack" aria-labelledby={CHILD_FORM_TITLE_ID} data-modal={props.cancelTo}>
      <AddChildForm {...props} isInDialog />
    </dialog>
  );
}
