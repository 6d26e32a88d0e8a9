import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { displayNameSchema } from "~/domain/account/account";
import { changeDisplayName } from "~/domain/account/account.server";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { readForm, refuseForm, rejectForm, validateForm } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/form-token";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["field"] };

export const meta: MetaFunction = () => pageTitle("Edit profile");

export function loader(args: LoaderFunctionArgs) {
  return withParent(args, ({ parent }) => Promise.resolve({ name: parent.name }));
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const submission = validateForm(await readForm(args), displayNameSchema);
    if (submission.status !== "success") return rejectForm(submission);
    try {
      await changeDisplayName(parent.id, submission.value.display_name);
    } catch (error) {
      return refuseForm(args, submission, error, { fault: messages.profileFailed });
    }
    return redirect(paths.settings.overview({ notice: "saved" }), 303);
  });
}

export default function SettingProfile() {
  const { name } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ display_name: string }>({
    id: "profile",
    lastResult: useActionData<typeof action>(),
    defaultValue: { display_name: name },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Edit profile</h1>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <TextField meta={fields.display_name} label="Display name" autoComplete="name" required />
          <ButtonRow>
            <Button pendingText="Saving…">Save</Button>
            <ButtonLink href={paths.settings.overview()} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
