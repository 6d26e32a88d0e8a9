import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { passwordChangeSchema } from "~/domain/account/account";
import { changeParentPassword } from "~/domain/account/account.server";
import { mailPasswordChanged } from "~/domain/account/password-changed.server";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { readForm, refuseForm, rejectForm, validateForm } from "~/http/forms.server";
import { inBackground } from "~/http/background.server";
import { withParent, requireParent } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/form-token";
import { NewPasswordFields } from "~/ui/forms/new-password-fields";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["field"] };

const SECRETS = ["old_password", "new_password", "confirm_password"];

export const meta: MetaFunction = () => pageTitle("Change Password");

export async function loader(args: LoaderFunctionArgs) {
  await requireParent(args);
  return null;
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent, sessionToken }) => {
    const submission = validateForm(await readForm(args), passwordChangeSchema);
    if (submission.status !== "success") return rejectForm(submission, SECRETS);
    const { old_password, new_password } = submission.value;
    try {
      await changeParentPassword(parent, old_password, new_password, {
        sessionToken,
        visitor: visitorOf(args),
      });
      inBackground(args, () => mailPasswordChanged(parent, "settings"));
    } catch (error) {
      return refuseForm(args, submission, error, { fault: messages.parentPasswordFailed, secrets: SECRETS });
    }
    return redirect(paths.settings.overview({ notice: "password" }), 303);
  });
}

export default function SettingPassword() {
  const [form, fields] = useForm<{ old_password: string; new_password: string; confirm_password: string }>({
    id: "password",
    lastResult: useActionData<typeof action>(),
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Change Password</h1>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <PasswordField meta={fields.old_password} label="Old password" autoComplete="current-password" required />
          <NewPasswordFields password={fields.new_password} again={fields.confirm_password} />
          <ButtonRow>
            <Button pendingText="Saving…">Change Password</Button>
            <ButtonLink href={paths.settings.overview()} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
