import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { childAddFormSchema } from "~/domain/child/child";
import { childDraftOf, keepTypedChild } from "~/domain/child/child-draft.server";
import { addChild } from "~/domain/child/child.server";
import { isConsentSectionShown } from "~/domain/consent/consent";
import { ServiceFailed, UsernameTaken } from "~/domain/errors";
import { newId } from "~/domain/ids.server";
import { CHECKOUT_REDIRECT_DELAY_MS } from "~/domain/limits";
import { messages } from "~/domain/messages";
import { settings } from "~/domain/settings.server";
import { findOwnCheckout, finishCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { isAgreementNeeded, isCheckoutNeeded, isSavingBarred } from "~/domain/subscription/subscription";
import { askSubscriptionAction, pendingAction } from "~/domain/subscription/subscription.server";
import { relativeIfOwn, siteOrigin } from "~/http/origin.server";
import { readForm, refuseForm, rejectForm, textOf } from "~/http/forms.server";
import { forParent, logServiceFailure } from "~/http/parent.server";
import { CheckoutCountdown } from "~/ui/checkout-countdown";
import { ChildForm } from "~/ui/child-form";
import { Notice } from "~/ui/notice";
import { SubscriptionBox } from "~/ui/subscription-box";
import { ButtonLink } from "~/ui/button";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  pageTitle(shown?.checkoutUrl ? "Payment is next" : "Add a new child profile");

/** The form asks for the action afresh each time it opens; `?checkout_session=` is the wait before the checkout. */
export function loader({ request }: LoaderFunctionArgs) {
  return forParent(request, async ({ parent }) => {
    const { searchParams } = new URL(request.url);
    const isPaid = await finishCheckout(parent.id, searchParams.get("paid") ?? "");
    const checkout = await findOwnCheckout(parent.id, searchParams.get("checkout_session") ?? "");
    if (checkout?.status === "complete") throw redirect(`/add_profile?paid=${checkout.sessionId}`, 303);
    return {
      checkoutUrl: checkout?.status === "open" ? relativeIfOwn(checkout.url) : null,
      isPaid,
      subscription: await askAction(request, parent.id),
      draft: (await childDraftOf(parent.id)) ?? {},
      isConsentShown: isConsentSectionShown(settings().isConsentRequired, null),
      formId: newId("form"),
    };
  });
}

export function action({ request }: ActionFunctionArgs) {
  return forParent(request, async ({ parent }) => {
    const form = await readForm(request);
    if (textOf(form, "intent") === "start_checkout") {
      await keepTypedChild(parent.id, {
        first_name: textOf(form, "first_name"),
        grade_level: textOf(form, "grade_level"),
        username: textOf(form, "username"),
        collect_usage_data: form.has("collect_usage_data"),
      });
      // Another tab may have subscribed meanwhile: the form shows what is left to do.
      if (!isCheckoutNeeded(await pendingAction(parent.id, { doAddChild: true }))) return redirect("/add_profile", 303);
      const { sessionId } = await startCheckout(parent, siteOrigin(request));
      return redirect(`/add_profile?checkout_session=${sessionId}`, 303);
    }
    const isConsentShown = isConsentSectionShown(settings().isConsentRequired, null);
    const isAgreementShown = isAgreementNeeded(await pendingAction(parent.id, { doAddChild: true }));
    const submission = parseWithZod(form, { schema: childAddFormSchema(isConsentShown, isAgreementShown) });
    if (submission.status !== "success") return rejectForm(submission, ["password"]);
    try {
      const { agree_to_charge, form_id, ...typed } = submission.value;
      const child = await addChild(parent.id, { ...typed, agreedToCharge: agree_to_charge, formId: form_id });
      return redirect(`/profile/${child.username}?notice=added`, 303);
    } catch (error) {
      // Section 4: a username that is taken is cleared.
      const secrets = error instanceof UsernameTaken ? ["password", "username"] : ["password"];
      return refuseForm(request, submission, error, { fault: messages.profileFailed, secrets });
    }
  });
}

export default function AddProfile() {
  const { checkoutUrl, isPaid, subscription, draft, isConsentShown, formId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (checkoutUrl) {
    return (
      <>
        <h1>Payment is next</h1>
        <CheckoutCountdown url={checkoutUrl} seconds={CHECKOUT_REDIRECT_DELAY_MS / 1000} />
      </>
    );
  }
  return (
    <ChildForm
      isNew
      values={draft}
      lastResult={lastResult}
      isConsentShown={isConsentShown}
      chargeToAgree={subscription?.additional_charges?.total.formatted_amount}
      isSavingBarred={!subscription || isSavingBarred(subscription.action)}
      formId={formId}
      cancelTo="/"
    >
      {isPaid && <Notice tone="success">Your subscription has started. Now add your child.</Notice>}
      {subscription ? (
        <SubscriptionBox action={subscription.action} charges={subscription.additional_charges} />
      ) : (
        <Notice tone="problem">
          {messages.nothingCharged} <ButtonLink href="/add_profile">Try again</ButtonLink>
        </Notice>
      )}
    </ChildForm>
  );
}

/** The action, or null when the payment provider does not answer: the form says so and offers another try. */
async function askAction(request: Request, parentId: string) {
  try {
    return await askSubscriptionAction(parentId, { doAddChild: true });
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    logServiceFailure(request, error);
    return null;
  }
}
