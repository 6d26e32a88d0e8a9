import { Cron } from "croner";
import { releaseLease, renewLease, registerJob, acquireLease } from "~/db/job-leases";
import { newId } from "../ids.server";
import { CLOCKS_APART_MS, JOB_LEASE_BEAT_MS, JOB_LEASE_MS } from "../limits";

/** Work that no visitor asks for. */
export interface Job {
  name: string;
  /** When it is due, as a cron pattern of UTC. */
  pattern: string;
  /** `ending` says that the server ends: work that can be gone on with later stops then. */
  work: (ending: AbortSignal) => Promise<unknown>;
}

const EVERY_MINUTE = "* * * * *";
const NEVER = new AbortController().signal;

/**
 * Looks every minute whether a job is due, for each by itself, until the returned function is called. Every server
 * process does so, and one of them runs the job: see `runWhenDue`.
 * @returns ends the schedule, and resolves once no job runs any more
 */
export function startSchedule(
  jobs: readonly Job[],
  onFailure: (error: unknown, job: Job) => void,
  pattern = EVERY_MINUTE,
): () => Promise<unknown> {
  const holder = newId("server");
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const look = async (job: Job) => {
    const run = runWhenDue(job, holder, ending.signal).catch((error: unknown) => onFailure(error, job));
    running.add(run);
    await run.finally(() => running.delete(run));
  };
  const timers = jobs.map((job) => new Cron(pattern, { unref: true, protect: true }, () => look(job)));
  return () => {
    timers.forEach((timer) => timer.stop());
    ending.abort();
    return Promise.all(running);
  };
}

/**
 * Runs a job if it is due and no other server process has taken it. It is held while it runs, and then noted as due at
 * its next time, also when it failed; when its holder dies, it is due again as soon as the lease has run out. A job
 * seen for the first time waits for its next time; one whose time went by while no server ran is made up for once.
 * A time so late that only a clock which was wrong can have noted it is put right. Rejects as the work does.
 */
export async function runWhenDue(job: Job, holder: string, ending = NEVER): Promise<void> {
  const now = Date.now();
  await registerJob(job.name, nextTime(job, now), nextTime(job, now + CLOCKS_APART_MS));
  if (await acquireLease(job.name, holder, now, now + JOB_LEASE_MS)) await runHeld(job, holder, ending);
}

async function runHeld(job: Job, holder: string, ending: AbortSignal): Promise<void> {
  const hold = () => void renewLease(job.name, holder, Date.now() + JOB_LEASE_MS).catch(() => undefined);
  const beat = setInterval(hold, JOB_LEASE_BEAT_MS);
  try {
    await job.work(ending);
  } finally {
    clearInterval(beat);
    const now = Date.now();
    await releaseLease(job.name, holder, now, nextTime(job, now));
  }
}

/** The job's next time after a moment, in UTC milliseconds. */
function nextTime({ pattern }: Job, after: number): number {
  const next = new Cron(pattern, { timezone: "UTC", paused: true }).nextRun(new Date(after));
  if (!next) throw new Error(`"${pattern}" never comes.`);
  return next.getTime();
}
