import { insertDeletedAccount } from "~/db/deleted-accounts";
import { changeFamily } from "~/db/family";
import { deleteFamily } from "~/db/family-tables";
import { findParent } from "~/db/parents";
import { deleteResetGrant } from "~/db/reset-grants";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { services } from "~/services/registry";
import { withLoginRateLimit, forgetAttemptsOf } from "../auth/attempts.server";
import { accountHash, forgetCodes } from "../auth/mailed-codes.server";
import { verifyPassword } from "../auth/passwords.server";
import type { Visitor } from "../auth/security-events";
import { IncorrectPassword, ServiceFailed } from "../errors";
import { hashToken } from "../ids.server";
import { messages } from "../messages";
import { askProvider } from "../subscription/provider.server";
import type { Parent } from "./account";

/** How often subscriptions that came meanwhile are canceled before it is given up. */
const ROUNDS = 5;

/**
 * Deletes an account with everything of the family, once its password was given again. The subscription is canceled
 * first: when the payment provider fails, nothing is deleted. An account that is gone already counts as deleted, so
 * that a second press ends as the first. Throws IncorrectPassword, TooManyAttempts, ServerBusy, ServiceFailed.
 */
export async function deleteAccount(parent: Parent, password: string, visitor: Visitor): Promise<void> {
  const row = await findParent(parent.id);
  const compare = async () => !row || (await verifyPassword(row.password_hash, password));
  if (!(await withLoginRateLimit(parent.email, visitor.address, compare))) {
    throw new IncorrectPassword().asSecurityEvent("password refused", { email: parent.email });
  }
  if (row) {
    await cancelAndDelete(parent);
    visitor.emitSecurityEvent("account deleted", { email: parent.email });
  }
  await forgetAttemptsOf(parent);
}

/** A checkout that was paid meanwhile brings another subscription, which has to be canceled as well. */
async function cancelAndDelete(parent: Parent): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const canceled = await cancelSubscriptions(parent.id);
    if (await deleteUnlessSubscribed(parent, canceled)) return;
  }
  throw new ServiceFailed("payments", messages.nothingDeleted, new Error("Subscriptions keep coming."));
}

/** Says that the account is gone, to the address that it had. Throws ServiceFailed. */
export async function mailAccountDeleted(email: string): Promise<void> {
  const text = [
    "Your Minnow account is deleted, with your children’s profiles, their study plans and everything else.",
    "Your subscription is canceled: nothing more is billed.",
    "",
    "Our payment partner keeps the bills that were paid, as the law asks. Minnow keeps nothing.",
    "",
    "Minnow",
  ].join("\n");
  try {
    await services().mail.send({ to: email, subject: "Your Minnow account is deleted", text });
  } catch (cause) {
    throw new ServiceFailed("mail", messages.generic, cause);
  }
}

/** Cancels all that the parent pays for. Gives the ids of all subscriptions there were. Throws ServiceFailed. */
async function cancelSubscriptions(parentId: string): Promise<string[]> {
  const known = await findSubscriptionOfParent(parentId);
  if (!known) return [];
  const ask = <Answer>(question: Parameters<typeof askProvider<Answer>>[0]) =>
    askProvider(question, messages.nothingDeleted);
  const ofCustomer = await ask((payments) => payments.subscriptionsOfCustomer(known.customer_id));
  const own = ofCustomer.filter((subscription) => subscription.parentId === parentId);
  const live = new Set(own.filter(({ status }) => status !== "canceled").map(({ subscriptionId }) => subscriptionId));
  const isKnownListed = own.some(({ subscriptionId }) => subscriptionId === known.subscription_id);
  // One that is not listed is not forgotten: the provider cancels it, or says that it can't.
  if (!isKnownListed && known.status !== "canceled") live.add(known.subscription_id);
  for (const id of live) await ask((payments) => payments.cancelSubscription(id, `account_deleted:${id}`));
  return [known.subscription_id, ...own.map(({ subscriptionId }) => subscriptionId)];
}

/** Deletes all rows, or none and gives false while there is a subscription that was not canceled. */
function deleteUnlessSubscribed({ id, email }: Parent, canceled: string[]): Promise<boolean> {
  return changeFamily(id, async () => {
    const subscription = await findSubscriptionOfParent(id);
    if (subscription && subscription.status !== "canceled" && !canceled.includes(subscription.subscription_id)) {
      return false;
    }
    await deleteFamily({ parentId: id, email, subscriptionIds: canceled });
    await forgetCodes(email);
    await deleteResetGrant(accountHash({ purpose: "reset", email }));
    await insertDeletedAccount(hashToken(id), Date.now());
    return true;
  });
}
