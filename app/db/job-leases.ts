import { database } from "./connection";

/** Takes a job that is due for a server process until a time (UTC milliseconds). True for exactly one caller. */
export async function acquireLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
  const result = await database()
    .updateTable("job_leases")
    .set({ holder, until })
    .where("name", "=", name)
    .where("until", "<=", now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Holds a job for longer, unless another took it over meanwhile. */
export async function renewLease(name: string, holder: string, until: number): Promise<void> {
  await database()
    .updateTable("job_leases")
    .set({ until })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}

/**
 * Notes when a job is due for the first time; one that is noted already is left alone, unless its time is after
 * `latest`, which no right clock can have noted.
 */
export async function registerJob(name: string, dueAt: number, latest: number): Promise<void> {
  await database()
    .insertInto("job_leases")
    .values({ name, holder: "", until: dueAt, last_done_at: null })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ until: dueAt }).where("job_leases.until", ">", latest),
    )
    .execute();
}

/** Gives a job back that is done: nobody takes it before `dueAt`. A holder that lost it changes nothing. */
export async function releaseLease(name: string, holder: string, doneAt: number, dueAt: number): Promise<void> {
  await database()
    .updateTable("job_leases")
    .set({ holder: "", until: dueAt, last_done_at: doneAt })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}
