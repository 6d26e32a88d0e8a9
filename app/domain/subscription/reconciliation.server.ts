import { parentsWithPendingSeatChanges } from "~/db/seat-changes";
import type { SubscriptionRow } from "~/db/schema";
import { subscriptionsAfter } from "~/db/subscriptions";
import { ServiceFailed } from "../errors";
import { takeOver } from "./checkout.server";
import { askProvider } from "./provider.server";
import { settleLeftovers } from "./seat-changes.server";

const PAGE = 100;

/**
 * Repairs what was missed: seat changes left half-way are settled, and every subscription is asked about again, with
 * those of the same customer that no webhook told of. Gives how many were asked about. One that fails holds up no
 * other; the first failure is thrown at the end. Throws ServiceFailed.
 */
export async function reconcileSubscriptions(): Promise<number> {
  const failures: ServiceFailed[] = [];
  const tryEach = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ServiceFailed)) throw error;
      failures.push(error);
    }
  };
  for (const parentId of await parentsWithPendingSeatChanges(Date.now()))
    await tryEach(() => settleLeftovers(parentId));
  let asked = 0;
  let last = "";
  for (let page = await subscriptionsAfter(last, PAGE); page.length > 0; page = await subscriptionsAfter(last, PAGE)) {
    for (const row of page) {
      await tryEach(() => askAbout(row));
      asked += 1;
      last = row.parent_id;
    }
  }
  if (failures[0]) throw failures[0];
  return asked;
}

async function askAbout({ parent_id, customer_id }: SubscriptionRow): Promise<void> {
  const askedAt = Date.now();
  const told = await askProvider((payments) => payments.subscriptionsOfCustomer(customer_id));
  for (const subscription of told) if (subscription.parentId === parent_id) await takeOver(subscription, askedAt);
}
