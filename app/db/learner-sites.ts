import { database } from "./connection";
import type { LearnerSiteRow } from "./schema";

export async function insertLearnerSite(site: LearnerSiteRow): Promise<void> {
  await database().insertInto("learner_sites").values(site).execute();
}

/** All learner sites, those whose key was revoked too, the oldest first. */
export function learnerSites(): Promise<LearnerSiteRow[]> {
  return database().selectFrom("learner_sites").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** The learner site of a key that is not revoked. */
export function findLearnerSiteByKey(keyHash: string): Promise<LearnerSiteRow | undefined> {
  return database()
    .selectFrom("learner_sites")
    .selectAll()
    .where("key_hash", "=", keyHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Revokes a site's key. False when there is no such site, or its key is revoked already. */
export async function markLearnerSiteRevoked(id: string, now: number): Promise<boolean> {
  const result = await database()
    .updateTable("learner_sites")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
