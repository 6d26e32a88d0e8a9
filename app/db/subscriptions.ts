import { CLOCK_SET_BACK_MS } from "~/domain/limits";
import { database } from "./connection";
import type { SubscriptionRow } from "./schema";

export function findSubscriptionOfParent(parentId: string): Promise<SubscriptionRow | undefined> {
  return database().selectFrom("subscriptions").selectAll().where("parent_id", "=", parentId).executeTakeFirst();
}

/** In one question: what kind of parent it is, what is paid for, and how many children there are. */
export function findSeatFacts(parentId: string) {
  return database()
    .selectFrom("parents")
    .leftJoin("subscriptions", "subscriptions.parent_id", "parents.id")
    .select(["parents.user_type", "subscriptions.status", "subscriptions.quantity"])
    .select((select) =>
      select
        .selectFrom("children")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("children.parent_id", "=", "parents.id")
        .as("child_count"),
    )
    .where("parents.id", "=", parentId)
    .executeTakeFirst();
}

/** Keeps what the provider told, unless something newer of the same subscription is kept already. */
export async function keepSubscription(told: Omit<SubscriptionRow, "trial_mail_at">): Promise<void> {
  const { parent_id: _, ...changes } = told;
  await database()
    .insertInto("subscriptions")
    .values({ ...told, trial_mail_at: null })
    .onConflict((conflict) =>
      conflict
        .column("parent_id")
        .doUpdateSet(changes)
        .where((existing) =>
          existing.or([
            existing("subscriptions.told_at", "<=", told.told_at),
            // Nothing was told in the future: the clock was set back since.
            existing("subscriptions.told_at", ">", told.updated_at + CLOCK_SET_BACK_MS),
            existing("subscriptions.subscription_id", "!=", told.subscription_id),
          ]),
        ),
    )
    .execute();
}

/** Every parent's subscription, a page at a time by parent; after one that ended another may have begun. */
export function subscriptionsAfter(parentId: string, count: number): Promise<SubscriptionRow[]> {
  return database()
    .selectFrom("subscriptions")
    .selectAll()
    .where("parent_id", ">", parentId)
    .orderBy("parent_id")
    .limit(count)
    .execute();
}

/** Trials that end within a span of time and whose parents were not told yet. */
export function trialsEndingBetween(from: number, to: number): Promise<SubscriptionRow[]> {
  return database()
    .selectFrom("subscriptions")
    .selectAll()
    .where("status", "=", "trialing")
    .where("trial_ends_at", ">", from)
    .where("trial_ends_at", "<=", to)
    .where("trial_mail_at", "is", null)
    .execute();
}

/** Claims the mail about a trial's end. True for exactly one caller. */
export async function claimTrialMail(parentId: string, at: number): Promise<boolean> {
  const result = await database()
    .updateTable("subscriptions")
    .set({ trial_mail_at: at })
    .where("parent_id", "=", parentId)
    .where("status", "=", "trialing")
    .where("trial_mail_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets go of the claim, when the mail could not be sent. */
export async function releaseTrialMail(parentId: string): Promise<void> {
  await database()
    .updateTable("subscriptions")
    .set({ trial_mail_at: null })
    .where("parent_id", "=", parentId)
    .execute();
}
