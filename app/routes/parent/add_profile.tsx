import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CHECKOUT_REDIRECT_DELAY_MS } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { findOwnCheckout, finishCheckout } from "~/domain/subscription/checkout.server";
import { openAddChildForm, handleAddChildForm } from "~/http/add-child-form.server";
import { relativeIfOwn } from "~/http/origin.server";
import { readForm } from "~/http/forms.server";
import { withParent } from "~/http/parent.server";
import { AddChildForm } from "~/ui/add-child-form";
import { CheckoutCountdown } from "~/ui/checkout-countdown";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["bill", "field"] };

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  pageTitle(shown?.checkoutUrl ? "Payment is next" : "Add a new child profile");

/** `?checkout_session=` is the wait before the hosted checkout, `?paid=` the way back from it. */
export function loader(args: LoaderFunctionArgs) {
  return withParent(args, async ({ parent }) => {
    const { searchParams } = new URL(args.request.url);
    const isPaid = await finishCheckout(parent.id, searchParams.get("paid") ?? "");
    const checkout = await findOwnCheckout(parent.id, searchParams.get("checkout_session") ?? "");
    if (checkout?.status === "complete") throw redirect(paths.addProfile({ paid: checkout.sessionId }), 303);
    const checkoutUrl = checkout?.status === "open" ? relativeIfOwn(checkout.url) : null;
    return { checkoutUrl, isPaid, ...(await openAddChildForm(args, parent.id)) };
  });
}

export function action(args: ActionFunctionArgs) {
  return withParent(args, async ({ parent }) => handleAddChildForm(args, parent, await readForm(args)));
}

export default function AddProfile() {
  const { checkoutUrl, isPaid, ...shown } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (!checkoutUrl)
    return <AddChildForm {...shown} lastResult={lastResult} isJustPaid={isPaid} cancelTo={paths.home()} />;
  return (
    <>
      <h1>Payment is next</h1>
      <CheckoutCountdown url={checkoutUrl} seconds={CHECKOUT_REDIRECT_DELAY_MS / 1000} />
    </>
  );
}
