import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { childEditFormSchema, childEditSchema, childRemovalFormSchema } from "~/domain/child/child";
import { editChild, findOwnChild } from "~/domain/child/child.server";
import { removeChild } from "~/domain/child/remove-child.server";
import { isConsentSectionShown } from "~/domain/consent/consent";
import { NotAuthorized } from "~/domain/errors";
import { pickFields } from "~/domain/fields";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { settings } from "~/domain/settings.server";
import { withOwnChild } from "~/http/child.server";
import type { Visit } from "~/http/context.server";
import { type PostedForm, readForm, refuseForm, rejectForm, textOf, validateForm } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { findSubscriptionAction } from "~/http/subscription-action.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { ChildForm } from "~/ui/child-form";
import type { PageHandle } from "~/ui/page-handle";
import { RemoveChild } from "~/ui/remove-child";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["bill", "field"] };

export const meta: MetaFunction = () => pageTitle("Edit child profile");

/** `?dialog=remove_child` asks whether the child is to be removed, and shows what the next bill loses. */
export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const isRemoving = new URL(args.request.url).searchParams.get("dialog") === "remove_child";
    const isConsentShown = isConsentSectionShown(settings().isConsentRequired, child);
    const removal = isRemoving ? await findSubscriptionAction(args, parent.id, { doRemoveChild: true }) : undefined;
    return { child, isConsentShown, removal };
  });
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const username = args.params.username ?? "";
    const form = await readForm(args);
    const child = await findOwnChild(parent.id, username);
    // Pressed twice, the second press comes when the child is gone.
    if (textOf(form, "intent") === "remove_child") return handleRemoval(args, parent.id, username, form);
    if (!child) throw new NotAuthorized();
    const isConsentShown = isConsentSectionShown(settings().isConsentRequired, child);
    const submission = validateForm(form, childEditFormSchema(isConsentShown));
    if (submission.status !== "success") return rejectForm(submission);
    try {
      await editChild(parent.id, child.id, submission.value);
    } catch (error) {
      return refuseForm(args, submission, error, { fault: messages.profileFailed });
    }
    return redirect(paths.child.profile(child.username, { notice: "saved" }), 303);
  });
}

async function handleRemoval(visit: Visit, parentId: string, username: string, form: PostedForm) {
  const submission = validateForm(form, childRemovalFormSchema);
  if (submission.status !== "success") return rejectForm(submission);
  try {
    const isSeatGivenBack = await removeChild(parentId, username);
    return redirect(paths.home({ notice: isSeatGivenBack ? "removed" : "removed_seat_later" }), 303);
  } catch (error) {
    return refuseForm(visit, submission, error, { fault: messages.generic });
  }
}

export default function EditProfile() {
  const { child, isConsentShown, removal } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (removal !== undefined) return <RemoveChild child={child} removal={removal} lastResult={lastResult} />;
  return (
    <>
      <ChildForm
        isNew={false}
        values={pickFields(childEditSchema, child)}
        lastResult={lastResult}
        isConsentShown={isConsentShown}
        cancelTo={paths.child.profile(child.username)}
      />
      <ButtonRow>
        <ButtonLink href={paths.child.edit(child.username, { dialog: "remove_child" })} variant="danger">
          Remove {child.first_name}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
