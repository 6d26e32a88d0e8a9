import { pingDatabase } from "~/db/connection";

/** Resolves when Minnow can do its work; rejects when the database does not answer. */
export function checkHealth(): Promise<void> {
  return pingDatabase();
}
