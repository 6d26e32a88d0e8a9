import { data, redirect } from "@remix-run/node";
import { childrenOf } from "~/domain/child/child.server";
import { ProductError } from "~/domain/errors";
import { paths } from "~/domain/paths";
import { findOwnCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { type SubscriptionAction, isCheckoutNeeded } from "~/domain/subscription/subscription";
import { currentAction } from "~/domain/subscription/subscription.server";
import type { Visit } from "~/http/context.server";
import { readLoginState } from "~/http/cookies.server";
import { relativeIfOwn, siteOrigin } from "~/http/origin.server";
import { type SignedIn, findSignedIn, withParent } from "~/http/parent.server";
import { refusalHeaders, reportRefusal } from "~/http/refusals.server";
import { keepNamedSample, wantedSample } from "~/http/sample.server";

/** The step of the trial that is open (section 4), with what it shows. */
export type TrialStep =
  { number: 1 | 2 } | { number: 3; email: string; action: SubscriptionAction; checkoutUrl: string | null };

/**
 * Where this visitor stands: without a session at the account or at the code, with one at the payment. Whoever has
 * nothing to pay (premium, or action none) is sent on.
 */
export async function openTrial(visit: Visit): Promise<TrialStep> {
  const signedIn = await findSignedIn(visit);
  if (signedIn) return openPayment(visit, signedIn);
  return { number: (await readLoginState(visit.request))?.step === "code" ? 2 : 1 };
}

/** Opens the checkout; the wait before it is next. A refusal is told on the same page. */
export async function startTrialCheckout(visit: Visit) {
  // A session that ended meanwhile: the first step is open again.
  if (!(await findSignedIn(visit))) return redirect(paths.trial(), 303);
  return withParent(visit, async ({ parent }) => {
    if (!isCheckoutNeeded(await currentAction(parent.id))) return redirect(paths.trial(), 303);
    try {
      const { sessionId } = await startCheckout(parent, siteOrigin(visit.request), undefined, paths.trial());
      return redirect(paths.trial({ checkout_session: sessionId }), 303);
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      reportRefusal(visit, error);
      return data({ problem: error.message }, { status: error.status, headers: refusalHeaders(error) });
    }
  });
}

function openPayment(visit: Visit, { parent }: SignedIn): Promise<TrialStep> {
  return withParent(visit, async () => {
    const action = await currentAction(parent.id);
    const sessionId = new URL(visit.request.url).searchParams.get("checkout_session") ?? "";
    const checkout = await findOwnCheckout(parent.id, sessionId);
    if (checkout?.status === "complete") throw redirect(paths.addProfile({ paid: checkout.sessionId }), 303);
    if (!isCheckoutNeeded(action)) {
      const headers = await keepNamedSample(visit.request);
      throw redirect(await afterTrial(visit.request, parent.id, action), { status: 303, headers });
    }
    const checkoutUrl = checkout?.status === "open" ? relativeIfOwn(checkout.url) : null;
    return { number: 3, email: parent.email, action, checkoutUrl };
  });
}

/** Where a parent belongs who has nothing to pay: at the wizard when a sample plan waits for a child, else at the start. */
async function afterTrial(request: Request, parentId: string, action: SubscriptionAction): Promise<string> {
  const [child] = await childrenOf(parentId);
  const isSampleTaken = child && action === "none" && (await wantedSample(request)) !== null;
  return isSampleTaken ? paths.child.addStudyPlan(child.username, "") : paths.home();
}
