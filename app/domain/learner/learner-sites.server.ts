import { findLearnerSiteByKey, insertLearnerSite, learnerSites, markLearnerSiteRevoked } from "~/db/learner-sites";
import { requireLearnerCallLeft } from "../auth/attempts.server";
import { InvalidKey, NotFound, ValidationFailed } from "../errors";
import { hashToken, newId, newToken } from "../ids.server";
import { LEARNER_SITE_NAME_MAX } from "../limits";
import { isTooLong, oneLine } from "../text";

/** A site on which children learn; it calls the learner API with a key of its own. */
export interface LearnerSite {
  id: string;
  name: string;
  createdAt: number;
  /** When its key was revoked, or null while it is good. */
  revokedAt: number | null;
}

/**
 * Registers a learner site and makes its key, which is told once and kept only as a hash.
 * Throws ProductError for a name that is empty or too long.
 */
export async function createLearnerSite(name: string): Promise<{ id: string; key: string }> {
  const line = oneLine(name);
  if (line === "" || isTooLong(line, LEARNER_SITE_NAME_MAX)) {
    throw new ValidationFailed(`A learner site's name has 1 to ${LEARNER_SITE_NAME_MAX} characters.`);
  }
  const site = { id: newId("learner_site"), key: `minnow_${newToken()}` };
  await insertLearnerSite({
    id: site.id,
    name: line,
    key_hash: hashToken(site.key),
    created_at: Date.now(),
    revoked_at: null,
  });
  return site;
}

/** Every learner site there ever was, the oldest first. */
export async function allLearnerSites(): Promise<LearnerSite[]> {
  return (await learnerSites()).map(({ id, name, created_at, revoked_at }) => ({
    id,
    name,
    createdAt: created_at,
    revokedAt: revoked_at,
  }));
}

/** Ends a site's access at once. Throws NotFound when it has none. */
export async function revokeLearnerSite(id: string): Promise<void> {
  if (!(await markLearnerSiteRevoked(id, Date.now()))) throw new NotFound("learner site, or its key is revoked");
}

/** The id of the site whose key this is. Throws InvalidKey, TooManyAttempts. */
export async function requireLearnerSite(key: string | null): Promise<string> {
  const site = key === null ? undefined : await findLearnerSiteByKey(hashToken(key));
  if (!site) throw new InvalidKey().asSecurityEvent("learner key refused");
  await requireLearnerCallLeft(site.id);
  return site.id;
}
