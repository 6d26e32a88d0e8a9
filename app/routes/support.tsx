import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newId } from "~/domain/ids.server";
import { messages } from "~/domain/messages";
import { noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";
import { settings } from "~/domain/settings.server";
import { supportSchema } from "~/domain/support/support";
import { mailSupportMessages, writeToSupport } from "~/domain/support/support.server";
import { inBackground } from "~/http/background.server";
import { readForm, refuseForm, rejectForm, validateForm } from "~/http/forms.server";
import { findSignedIn } from "~/http/parent.server";
import { Notice } from "~/ui/notice";
import type { PageHandle } from "~/ui/page-handle";
import { SupportText } from "~/ui/pages/support";
import { PublicPage } from "~/ui/public-page";
import { SupportForm } from "~/ui/support-form";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["card", "field"] };

export const meta: MetaFunction = () => pageTitle("Support");

export async function loader(args: LoaderFunctionArgs) {
  return {
    email: (await findSignedIn(args))?.parent.email ?? "",
    formId: newId("form"),
    supportEmail: settings().supportEmail,
    notice: noticeText("support", args.request.url),
  };
}

/** The message is kept first, then mailed on: when the mail fails, it is tried again later. */
export async function action(args: ActionFunctionArgs) {
  const submission = validateForm(await readForm(args), supportSchema);
  if (submission.status !== "success") return rejectForm(submission);
  try {
    const parentId = (await findSignedIn(args))?.parent.id ?? null;
    await writeToSupport(submission.value, { parentId, address: args.context.address });
  } catch (error) {
    return refuseForm(args, submission, error, { fault: messages.generic });
  }
  inBackground(args, mailSupportMessages);
  return redirect(paths.support({ notice: "sent" }), 303);
}

export default function Support() {
  const { email, formId, supportEmail, notice } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <SupportForm email={email} formId={formId} lastResult={useActionData<typeof action>()} />
      <SupportText />
      <p>
        You can also write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PublicPage>
  );
}
