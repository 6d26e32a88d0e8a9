import { requireLearnerSite } from "~/domain/learner/learner-sites.server";

/** The id of the learner site that calls, by its bearer key. Throws InvalidKey, TooManyAttempts. */
export function requireSite(request: Request): Promise<string> {
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return requireLearnerSite(key ?? null);
}
