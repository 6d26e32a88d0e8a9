import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Job, runWhenDue, startSchedule } from "~/domain/schedule/schedule.server";
import { JOB_LEASE_MS } from "~/domain/limits";
import { passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestDatabase;
beforeEach(async () => {
  stopClock();
  vi.setSystemTime("2026-11-21T11:30Z");
  test = await openTestDatabase();
});
afterEach(async () => {
  await test.close();
  vi.useRealTimers();
});

/** A job of every full hour that counts its runs, and a server that looks whether it is due. */
function hourly(work: () => Promise<unknown> = () => Promise.resolve()) {
  const run = vi.fn(work);
  const job: Job = { name: "hourly", pattern: "0 * * * *", work: run };
  return { job, run, look: (server = "one") => runWhenDue(job, server) };
}

/** Seen for the first time at half past, and due since the full hour. */
async function due(work?: () => Promise<unknown>) {
  const made = hourly(work);
  await made.look();
  passTime(30 * MINUTE);
  return made;
}

/** Work that says when it has begun, and ends when it is told to. */
function openEnd() {
  let begin: () => void = () => undefined;
  let end: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = () => {
    begin();
    return ended;
  };
  return { work, begun, end: () => end() };
}

describe("a scheduled job", () => {
  it("waits for its time when it is seen for the first time", async () => {
    const { run, look } = hourly();
    await look();
    passTime(30 * MINUTE - 1);
    await look();
    expect(run).not.toHaveBeenCalled();
  });

  it("runs once when its time has come, and again at the next", async () => {
    const { run, look } = await due();
    await look();
    await look();
    expect(run).toHaveBeenCalledTimes(1);
    passTime(HOUR);
    await look();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("runs on one of two servers, however closely they look for it", async () => {
    const { run, look } = await due();
    await openConnections(8);
    await Promise.all(Array.from({ length: 8 }, (_, server) => look(`server ${server}`)));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is not run by a second server whose clock is a minute behind", async () => {
    const { run, look } = await due();
    await look("one");
    passTime(-MINUTE);
    await look("two");
    passTime(MINUTE + 1);
    await look("two");
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is made up for once when its time went by while no server ran", async () => {
    const { run, look } = await due();
    passTime(5 * HOUR);
    await look();
    await look();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("comes back to its times after a clock was a year ahead", async () => {
    const { run, look } = hourly();
    passTime(365 * 24 * HOUR);
    await look();
    passTime(-365 * 24 * HOUR);
    await look();
    passTime(30 * MINUTE);
    await look();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is run once although the clock is set back an hour after it", async () => {
    const { run, look } = await due();
    await look();
    passTime(-HOUR);
    await look();
    passTime(HOUR - 1);
    await look();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("that fails says so, and is tried again at its next time", async () => {
    const { run, look } = await due(() => Promise.reject(new Error("no mail server")));
    await expect(look()).rejects.toThrow("no mail server");
    await look();
    expect(run).toHaveBeenCalledTimes(1);
    passTime(HOUR);
    await expect(look()).rejects.toThrow("no mail server");
  });
});

describe("a schedule that is ended", () => {
  it("tells the job that runs, and waits for it", async () => {
    vi.useRealTimers();
    const { work, begun, end } = openEnd();
    const told = vi.fn();
    const job: Job = {
      name: "each second",
      pattern: "* * * * * *",
      work: (ending) => {
        ending.addEventListener("abort", told);
        return work();
      },
    };
    await runWhenDue({ ...job, work: () => Promise.resolve() }, "before");
    const endSchedule = startSchedule([job], () => undefined, "* * * * * *");
    await begun;
    const ended = vi.fn();
    const ending = endSchedule().then(ended);
    expect(told).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
    end();
    await ending;
  });
});

describe("a server that dies at a job", () => {
  it("keeps the job from the others until its lease runs out, and then another takes it over", async () => {
    const dying = openEnd();
    const { job, look } = await due(dying.work);
    const died = look("dying");
    await dying.begun;
    const takenOver = vi.fn(() => Promise.resolve());
    passTime(JOB_LEASE_MS - 1);
    await runWhenDue({ ...job, work: takenOver }, "other");
    expect(takenOver).not.toHaveBeenCalled();
    passTime(1);
    await runWhenDue({ ...job, work: takenOver }, "other");
    expect(takenOver).toHaveBeenCalledTimes(1);
    dying.end();
    await died;
  });

  it("and comes back too late changes nothing of the job that another has taken over", async () => {
    const [slow, other] = [openEnd(), openEnd()];
    const { job, look } = await due(slow.work);
    const back = look("slow");
    await slow.begun;
    passTime(JOB_LEASE_MS);
    const taken = runWhenDue({ ...job, work: other.work }, "other");
    await other.begun;
    slow.end();
    await back;
    passTime(JOB_LEASE_MS);
    const third = vi.fn(() => Promise.resolve());
    await runWhenDue({ ...job, work: third }, "third");
    expect(third).toHaveBeenCalledTimes(1);
    other.end();
    await taken;
  });
});
