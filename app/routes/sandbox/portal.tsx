import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { sandboxCardOf } from "~/domain/subscription/sandbox-cards";
import {
  cancelInSandboxPortal,
  changeCardInSandbox,
  sandboxPortal,
  waitForNextSandboxBill,
} from "~/domain/subscription/sandbox.server";
import { type PostedForm, readForm, textOf } from "~/http/forms.server";
import { asPage } from "~/http/parent.server";
import { SandboxPortal } from "~/ui/sandbox-portal";
import type { PageHandle } from "~/ui/page-handle";
import { pageTitle } from "~/ui/title";

export const handle: PageHandle = { styles: ["card", "bill", "field", "print"], hasScripts: true };

export const meta: MetaFunction = () => pageTitle("Sandbox billing portal");

/** The payment provider's billing portal, as the sandbox has it. Whoever knows the page's id may use it. */
export function loader(args: LoaderFunctionArgs) {
  return asPage(args, () => sandboxPortal(args.params.portal_id ?? ""));
}

export function action(args: ActionFunctionArgs) {
  return asPage(args, async () => {
    const portalId = args.params.portal_id ?? "";
    const reason = await carryOut(portalId, await readForm(args));
    return reason ? data({ problem: reason }, { status: 402 }) : redirect(paths.sandbox.portal(portalId), 303);
  });
}

/** Does what was pressed, and gives why not, if so. */
async function carryOut(portalId: string, form: PostedForm): Promise<string | null> {
  const card = sandboxCardOf(textOf(form, "card"));
  switch (textOf(form, "intent")) {
    case "change_card":
      return card ? changeCardInSandbox(portalId, card) : "Please pick a card.";
    case "cancel":
      return cancelInSandboxPortal(portalId);
    case "next_bill":
      return waitForNextSandboxBill(portalId);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Portal() {
  return <SandboxPortal portal={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />;
}
