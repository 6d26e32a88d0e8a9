import { Cron } from "croner";
import { endLease, keepLease, noteJob, takeLease } from "~/db/job-leases";
import { newId } from "../ids.server";
import { JOB_LEASE_BEAT_MS, JOB_LEASE_MS } from "../limits";

/** Work that no visitor asks for. */
export interface Job {
  name: string;
  /** When it is due, as a cron pattern of UTC. */
  pattern: string;
  work: () => Promise<unknown>;
}

const EVERY_MINUTE = "* * * * *";

/**
 * Looks every minute whether a job is due, for each by itself, until the returned function is called. Every server
 * process does so, and one of them runs the job: see `runWhenDue`.
 */
export function startSchedule(jobs: readonly Job[], onFailure: (error: unknown, job: Job) => void): () => void {
  const holder = newId("server");
  const timers = jobs.map(
    (job) =>
      new Cron(EVERY_MINUTE, { unref: true, protect: true, catch: (error) => onFailure(error, job) }, () =>
        runWhenDue(job, holder),
      ),
  );
  return () => timers.forEach((timer) => timer.stop());
}

/**
 * Runs a job if it is due and no other server process has taken it. It is held while it runs, and then noted as due at
 * its next time, also when it failed; when its holder dies, it is due again as soon as the lease has run out. A job
 * seen for the first time waits for its next time; one whose time went by while no server ran is made up for once.
 * Rejects as the work does.
 */
export async function runWhenDue(job: Job, holder: string): Promise<void> {
  const now = Date.now();
  await noteJob(job.name, nextTime(job, now));
  if (await takeLease(job.name, holder, now, now + JOB_LEASE_MS)) await runHeld(job, holder);
}

async function runHeld(job: Job, holder: string): Promise<void> {
  const hold = () => void keepLease(job.name, holder, Date.now() + JOB_LEASE_MS).catch(() => undefined);
  const beat = setInterval(hold, JOB_LEASE_BEAT_MS);
  try {
    await job.work();
  } finally {
    clearInterval(beat);
    const now = Date.now();
    await endLease(job.name, holder, now, nextTime(job, now));
  }
}

/** The job's next time after a moment, in UTC milliseconds. */
function nextTime({ pattern }: Job, after: number): number {
  const next = new Cron(pattern, { timezone: "UTC", paused: true }).nextRun(new Date(after));
  if (!next) throw new Error(`"${pattern}" never comes.`);
  return next.getTime();
}
