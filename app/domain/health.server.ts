import { pingDatabase } from "~/db/connection";
import { DatabaseUnavailable } from "./errors";

/** Resolves when Minnow can do its work. Throws DatabaseUnavailable. */
export async function checkHealth(): Promise<void> {
  await pingDatabase().catch((cause: unknown) => {
    throw new DatabaseUnavailable(cause);
  });
}
