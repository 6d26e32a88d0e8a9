import { parentsWithPendingSeatChanges } from "~/db/seat-changes";
import { liveSubscriptionsAfter } from "~/db/subscriptions";
import { askProvider } from "./provider.server";
import { takeOver } from "./checkout.server";
import { settleLeftovers } from "./seats.server";

const PAGE = 100;

/**
 * Repairs what was missed: seat changes left half-way are settled, and every live subscription is asked again, with
 * those of the same customer that no webhook told of. Gives how many were asked. Throws ServiceFailed.
 */
export async function reconcileSubscriptions(): Promise<number> {
  for (const parentId of await parentsWithPendingSeatChanges(Date.now())) await settleLeftovers(parentId);
  let asked = 0;
  let last = "";
  for (;;) {
    const page = await liveSubscriptionsAfter(last, PAGE);
    for (const { parent_id, customer_id } of page) {
      const askedAt = Date.now();
      const told = await askProvider((payments) => payments.subscriptionsOfCustomer(customer_id));
      for (const subscription of told) if (subscription.parentId === parent_id) await takeOver(subscription, askedAt);
      asked += 1;
      last = parent_id;
    }
    if (page.length < PAGE) return asked;
  }
}
