import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { childEditFormSchema } from "~/domain/child/child";
import { editChild } from "~/domain/child/child.server";
import { isConsentSectionShown } from "~/domain/consent/consent";
import { messages } from "~/domain/messages";
import { settings } from "~/domain/settings.server";
import { forOwnChild } from "~/http/child.server";
import { readForm, refuseForm, rejectForm } from "~/http/forms.server";
import { ChildForm } from "~/ui/child-form";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = () => pageTitle("Edit child profile");

export function loader(args: LoaderFunctionArgs) {
  return forOwnChild(args, ({ child }) =>
    Promise.resolve({ child, isConsentShown: isConsentSectionShown(settings().isConsentRequired, child) }),
  );
}

export function action(args: ActionFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const isConsentShown = isConsentSectionShown(settings().isConsentRequired, child);
    const submission = parseWithZod(await readForm(args.request), { schema: childEditFormSchema(isConsentShown) });
    if (submission.status !== "success") return rejectForm(submission);
    try {
      const { first_name, grade_level, ...consents } = submission.value;
      await editChild(parent.id, child.id, { first_name, grade_level, ...(isConsentShown ? consents : {}) });
    } catch (error) {
      return refuseForm(args.request, submission, error, { fault: messages.profileFailed });
    }
    return redirect(`/profile/${child.username}?notice=saved`, 303);
  });
}

export default function EditProfile() {
  const { child, isConsentShown } = useLoaderData<typeof loader>();
  return (
    <ChildForm
      isNew={false}
      values={{ first_name: child.first_name, grade_level: child.grade_level }}
      lastResult={useActionData<typeof action>()}
      isConsentShown={isConsentShown}
      cancelTo={`/profile/${child.username}`}
    />
  );
}
