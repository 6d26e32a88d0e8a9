import { ProductError } from "../errors";
import { type LearnerSite, allLearnerSites, createLearnerSite, revokeLearnerSite } from "./learner-sites.server";

const USAGE = [
  "Learner sites call the learner API, each with a key of its own.",
  '  npm run learner-site -- create "Name"   registers a site and tells its key, once',
  "  npm run learner-site -- list            names all sites",
  "  npm run learner-site -- revoke <id>     ends a site's access at once",
].join("\n");

/** Does what the words of the command `learner-site` ask for, and tells what came of it. */
export async function runLearnerSiteCommand(words: readonly string[]): Promise<{ said: string; isDone: boolean }> {
  try {
    const said = await tend(words);
    return { said: said ?? USAGE, isDone: said !== null };
  } catch (error) {
    if (error instanceof ProductError) return { said: error.message, isDone: false };
    throw error;
  }
}

async function tend([what, of, ...others]: readonly string[]): Promise<string | null> {
  if (others.length > 0) return null;
  if (what === "create" && of !== undefined) {
    const { id, key } = await createLearnerSite(of);
    return `Registered as ${id}. Its key is shown only now:\n${key}`;
  }
  if (what === "revoke" && of !== undefined) {
    await revokeLearnerSite(of);
    return `The key of ${of} is revoked.`;
  }
  if (what === "list" && of === undefined) return listed(await allLearnerSites());
  return null;
}

function listed(sites: readonly LearnerSite[]): string {
  if (sites.length === 0) return "There is no learner site yet.";
  return sites.map((site) => `${site.id}  ${site.name}  ${lifeOf(site)}`).join("\n");
}

function lifeOf({ createdAt, revokedAt }: LearnerSite): string {
  const since = `since ${dayOf(createdAt)}`;
  return revokedAt === null ? since : `${since}, revoked ${dayOf(revokedAt)}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
