import { redirect } from "@remix-run/node";
import type { Parent } from "~/domain/account/account";
import { type ChildDraftFields, childAddFormSchema, childDraftSchema } from "~/domain/child/child";
import { childDraftOf, keepTypedChild } from "~/domain/child/child-draft.server";
import { addChild } from "~/domain/child/add-child.server";
import { isConsentSectionShown } from "~/domain/consent/consent";
import { ChargeChanged, UsernameTaken } from "~/domain/errors";
import { namesOf } from "~/domain/fields";
import { newId } from "~/domain/ids.server";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { settings } from "~/domain/settings.server";
import { startCheckout } from "~/domain/subscription/checkout.server";
import { isAgreementNeeded, isCheckoutNeeded, readAgreedCharge } from "~/domain/subscription/subscription";
import { pendingAction } from "~/domain/subscription/subscription.server";
import { startSubscription } from "~/domain/subscription/trial.server";
import type { Visit } from "./context.server";
import { type PostedForm, refuseForm, rejectForm, textOf, validateForm } from "./forms.server";
import { siteOrigin } from "./origin.server";
import { findSubscriptionAction } from "./subscription-action.server";

/** What the form that adds a child shows. The action is asked for afresh each time it opens (section 4). */
export async function openAddChildForm(visit: Visit, parentId: string) {
  return {
    subscription: await findSubscriptionAction(visit, parentId, { doAddChild: true }),
    draft: (await childDraftOf(parentId)) ?? {},
    isConsentShown: isConsentSectionShown(settings().isConsentRequired, null),
    formId: newId("form"),
  };
}

/** Takes that form: the child, or one of the subscription's buttons in it. What was typed is kept. */
export async function handleAddChildForm(visit: Visit, parent: Parent, form: PostedForm) {
  const isConsentShown = isConsentSectionShown(settings().isConsentRequired, null);
  const isAgreementShown = isAgreementNeeded(await pendingAction(parent.id, { doAddChild: true }));
  const submission = validateForm(form, childAddFormSchema(isConsentShown, isAgreementShown));
  try {
    switch (textOf(form, "intent")) {
      case "start_checkout": {
        await keepTyped(parent.id, form);
        // Another tab may have subscribed meanwhile: the form shows what is left to do.
        if (!isCheckoutNeeded(await pendingAction(parent.id, { doAddChild: true })))
          return redirect(paths.addProfile(), 303);
        const { sessionId } = await startCheckout(parent, siteOrigin(visit.request));
        return redirect(paths.addProfile({ checkout_session: sessionId }), 303);
      }
      case "start_subscription":
        await keepTyped(parent.id, form);
        await startSubscription(parent.id);
        return redirect(paths.addProfile(), 303);
      default: {
        if (submission.status !== "success") return rejectForm(submission, ["password"]);
        const { agree_to_charge, agreed_charge, form_id, ...typed } = submission.value;
        const agreedCharge = readAgreedCharge(agreed_charge ?? "");
        const agreement = { agreedToCharge: agree_to_charge, agreedCharge, formId: form_id };
        const child = await addChild(parent.id, { ...typed, ...agreement });
        return redirect(paths.child.profile(child.username, { notice: "added" }), 303);
      }
    }
  } catch (error) {
    return refuseForm(visit, submission, error, { fault: messages.profileFailed, secrets: secretsAfter(error) });
  }
}

/** What the form that comes back does not hold. */
function secretsAfter(error: unknown): string[] {
  // Section 4: a username that is taken is cleared.
  if (error instanceof UsernameTaken) return ["password", "username"];
  // Who agreed to another charge has not agreed to this one.
  return error instanceof ChargeChanged ? ["password", "agree_to_charge"] : ["password"];
}

function keepTyped(parentId: string, form: PostedForm): Promise<void> {
  const texts = namesOf(childDraftSchema).map((name) => [name, textOf(form, name)]);
  return keepTypedChild(parentId, {
    ...(Object.fromEntries(texts) as Record<ChildDraftFields, string>),
    collect_usage_data: form.has("collect_usage_data"),
  });
}
