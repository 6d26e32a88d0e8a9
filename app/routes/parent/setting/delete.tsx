import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { deletionSchema } from "~/domain/account/account";
import { deleteAccount, mailAccountDeleted } from "~/domain/account/delete-account.server";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { inBackground } from "~/http/background.server";
import { keepLoginState, noSessionHeaders } from "~/http/cookies.server";
import { readForm, refuseForm, rejectForm, validateForm } from "~/http/forms.server";
import { withParent, requireParent } from "~/http/parent.server";
import { visitorOf } from "~/http/security-events.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/form-token";
import { Notice } from "~/ui/notice";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";
import { noStoreHeaders } from "./unkept-page.server";

export const handle: PageHandle = { styles: ["field"] };

const SECRETS = ["password"];
const GONE = "Your account is deleted, with everything in it. A mail that says so is on its way.";

export const headers = noStoreHeaders;

export const meta: MetaFunction = () => pageTitle("Delete my account");

export async function loader(args: LoaderFunctionArgs) {
  await requireParent(args);
  return null;
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const submission = validateForm(await readForm(args), deletionSchema);
    if (submission.status !== "success") return rejectForm(submission, SECRETS);
    try {
      await deleteAccount(parent, submission.value.password, visitorOf(args));
    } catch (error) {
      return refuseForm(args, submission, error, { fault: messages.deletionFailed, secrets: SECRETS });
    }
    inBackground(args, () => mailAccountDeleted(parent.email));
    const headers = await noSessionHeaders();
    headers.append("Set-Cookie", await keepLoginState({ step: "password", email: "", notice: GONE }));
    return redirect(paths.home(), { status: 303, headers });
  });
}

export default function SettingDelete() {
  const [form, fields] = useForm<{ password: string }>({ id: "delete", lastResult: useActionData<typeof action>() });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Delete my account</h1>
      <Notice tone="info" title="This can’t be undone.">
        Your account, your children’s profiles, their study plans and all they did are deleted at once. Your children
        can no longer log in.
      </Notice>
      <p>
        Your subscription is canceled first, and nothing more is billed. The law asks our payment partner to keep the
        bills that were paid, for some years; Minnow itself keeps nothing of them.
      </p>
      <p>
        Do you want a copy first? <a href={paths.settings.data()}>Download my data</a>
      </p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <PasswordField
            meta={fields.password}
            label="Password"
            hint="So that nobody else does this."
            autoComplete="current-password"
            required
          />
          <ButtonRow>
            <Button variant="danger" pendingText="Deleting…">
              Delete my account
            </Button>
            <ButtonLink href={paths.settings.overview()} variant="quiet">
              Cancel
            </ButtonLink>
          </ButtonRow>
        </form>
      </Card>
    </>
  );
}
