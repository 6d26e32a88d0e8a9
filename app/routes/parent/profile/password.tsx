import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { childPasswordSchema } from "~/domain/child/child";
import { changeChildPassword } from "~/domain/child/child.server";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { withOwnChild } from "~/http/child.server";
import { readForm, refuseForm, rejectForm, validateForm } from "~/http/forms.server";
import { visitorOf } from "~/http/security-events.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/form-token";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["field"] };

export const meta: MetaFunction = () => pageTitle("Change password");

export function loader(args: LoaderFunctionArgs) {
  return withOwnChild(args, ({ child }) => Promise.resolve({ child }));
}

export function action(args: ActionFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const submission = validateForm(await readForm(args), childPasswordSchema);
    if (submission.status !== "success") return rejectForm(submission, ["password"]);
    try {
      await changeChildPassword(parent.id, child.username, submission.value.password, visitorOf(args));
    } catch (error) {
      const options = { fault: messages.childPasswordFailed, secrets: ["password"] };
      return refuseForm(args, submission, error, options);
    }
    return redirect(paths.child.profile(child.username, { notice: "password" }), 303);
  });
}

export default function ChildPassword() {
  const { child } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ password: string }>({
    id: "child-password",
    lastResult: useActionData<typeof action>(),
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Change {child.first_name}’s password</h1>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <PasswordField meta={fields.password} label="New password" autoComplete="new-password" required />
          <ButtonRow>
            <Button pendingText="Saving…">Change password</Button>
            <ButtonLink href={paths.child.profile(child.username)} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
