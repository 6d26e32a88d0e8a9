import { database } from "./connection";
import type { ParentRow } from "./schema";

/** The time zones of parents who want the weekly mail; null stands for those who chose none. */
export async function weeklyMailTimeZones(): Promise<(string | null)[]> {
  const rows = await database()
    .selectFrom("parents")
    .select("time_zone")
    .distinct()
    .where("weekly_mail", "=", 1)
    .execute();
  return rows.map(({ time_zone }) => time_zone);
}

/**
 * Parents of a time zone whose mail of a week is to be sent, a page at a time by id: they want it, have confirmed their
 * address, and it was not sent yet.
 */
export function parentsToMail(
  { timeZone, week, after }: { timeZone: string | null; week: string; after: string },
  count: number,
): Promise<ParentRow[]> {
  return database()
    .selectFrom("parents")
    .selectAll()
    .where("weekly_mail", "=", 1)
    .where("confirmed_at", "is not", null)
    .where("time_zone", timeZone === null ? "is" : "=", timeZone)
    .where("id", ">", after)
    .where((parent) =>
      parent.not(
        parent.exists(
          parent
            .selectFrom("weekly_mails")
            .select("week")
            .whereRef("weekly_mails.parent_id", "=", "parents.id")
            .where("week", "=", week),
        ),
      ),
    )
    .orderBy("id")
    .limit(count)
    .execute();
}

/** Claims a parent's mail of a week. True for exactly one caller, and for none once the parent does not want it. */
export async function claimWeeklyMail(parentId: string, week: string, at: number): Promise<boolean> {
  const result = await database()
    .insertInto("weekly_mails")
    .columns(["parent_id", "week", "sent_at"])
    .expression((claim) =>
      claim
        .selectFrom("parents")
        .select(["id", claim.val(week).as("week"), claim.val(at).as("sent_at")])
        .where("id", "=", parentId)
        .where("weekly_mail", "=", 1),
    )
    .onConflict((conflict) => conflict.columns(["parent_id", "week"]).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lets go of the claim, when the mail could not be sent. */
export async function releaseWeeklyMailClaim(parentId: string, week: string): Promise<void> {
  await database().deleteFrom("weekly_mails").where("parent_id", "=", parentId).where("week", "=", week).execute();
}

/** Keeps a parent's first token to unsubscribe with, and answers with the one that is kept. */
export async function getOrCreateUnsubscribeToken(parentId: string, token: string): Promise<string> {
  await database()
    .updateTable("parents")
    .set({ weekly_mail_token: token })
    .where("id", "=", parentId)
    .where("weekly_mail_token", "is", null)
    .execute();
  const row = await database()
    .selectFrom("parents")
    .select("weekly_mail_token")
    .where("id", "=", parentId)
    .executeTakeFirst();
  return row?.weekly_mail_token ?? token;
}

export function findParentByWeeklyMailToken(token: string): Promise<ParentRow | undefined> {
  return database().selectFrom("parents").selectAll().where("weekly_mail_token", "=", token).executeTakeFirst();
}
