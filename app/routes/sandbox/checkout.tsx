import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { payInSandbox, sandboxCheckout } from "~/domain/subscription/sandbox.server";
import { sandboxCardOf } from "~/domain/subscription/sandbox-cards";
import { readForm, textOf } from "~/http/forms.server";
import { asPage } from "~/http/parent.server";
import { SandboxCheckout } from "~/ui/sandbox-checkout";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["card", "bill", "field", "print"], hasScripts: true };

export const meta: MetaFunction = () => pageTitle("Sandbox checkout");

/** The payment provider's hosted page, as the sandbox has it. Whoever knows the session's id may pay. */
export function loader(args: LoaderFunctionArgs) {
  return asPage(args, () => sandboxCheckout(args.params.session_id ?? ""));
}

export function action(args: ActionFunctionArgs) {
  return asPage(args, async () => {
    const card = sandboxCardOf(textOf(await readForm(args), "card"));
    if (!card) return data({ problem: "Please pick a card." }, { status: 400 });
    const payment = await payInSandbox(args.params.session_id ?? "", card);
    if ("goOnTo" in payment) return redirect(payment.goOnTo, 303);
    return data({ problem: payment.reason }, { status: 402 });
  });
}

export default function Checkout() {
  const checkout = useLoaderData<typeof loader>();
  return <SandboxCheckout checkout={checkout} problem={useActionData<typeof action>()?.problem} />;
}
