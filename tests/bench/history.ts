import { paths } from "~/domain/paths";
import { type Child, type SignedUp, addChild, setUserType, signUp, visitorsHaveAddresses } from "#tests/api/family";
import { newSite, reportOf, videosOf } from "#tests/api/learner_api/site";
import { planInputs, postedPlan } from "#tests/api/lesson_plan/plan";
import type { Client } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServerProcess } from "#tests/support/server-process";
import { onBothEngines } from "./both-engines";
import { processorMs } from "./processor";
import type { Measured } from "./table";
import { writeVideoRows } from "./watching-rows";

const ROUNDS = 100;
const WARM_UP_ROUNDS = 20;
const FLAT_WITHIN = 1.2;
const REPORT_CALLS = 200;
const REPORTS_A_CALL = 100;
/** 2,000 reports a second. */
const REPORTS_TARGET_MS = 50;
const DAY_MS = 24 * 60 * 60_000;

/** A server with its database, and what is asked of it. */
interface Site {
  server: RunningServer;
  parent: SignedUp;
  learners: Client;
}

interface Case {
  what: string;
  ask: (path: "page" | "call") => Promise<number>;
}

/** How long the Progress tab and the history call take, however much was watched, and how fast reports are taken. */
export function benchHistory(): Promise<Measured[]> {
  return onBothEngines(benchEngine);
}

async function benchEngine(engine: string, postgresUrl?: string): Promise<Measured[]> {
  const small = await openSite(postgresUrl);
  const large = await openSite(postgresUrl);
  // As many children in both: a server that is asked more often answers faster.
  const cases: Case[] = [
    { what: "child of 100 rows, 300 in all", ask: await childWithRows(small, "first_few", 100) },
    { what: "another", ask: await childWithRows(small, "second_few", 100) },
    { what: "another", ask: await childWithRows(small, "third_few", 100) },
    { what: "child of 100 rows, 1,010,100 in all", ask: await childWithRows(large, "few_rows", 100) },
    { what: "child of 10,000 rows", ask: await childWithRows(large, "more_rows", 10_000) },
    { what: "child of 1,000,000 rows", ask: await childWithRows(large, "many_rows", 1_000_000) },
  ];
  const pages = await interleaved(engine, "Progress tab", "page", cases);
  const callsMade = await interleaved(engine, "POST /history/", "call", cases);
  return [...pages, ...callsMade, ...(await benchReports(engine, large))];
}

/** Asks in turns, so that whatever else the machine does falls on all alike. */
async function interleaved(engine: string, path: string, kind: "page" | "call", cases: Case[]): Promise<Measured[]> {
  const times = cases.map((): number[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [index, { ask }] of cases.entries()) {
      const time = await ask(kind);
      if (round >= WARM_UP_ROUNDS) times[index]?.push(time);
    }
  }
  const [baseline = []] = times;
  return cases.map(({ what }, index) => ({
    what: `${engine}, ${path}, ${what}`,
    times: times[index] ?? [],
    ...(index > 0 && { ratio: { baseline, most: FLAT_WITHIN } }),
  }));
}

/** Reports of four children, a hundred a call, one call after the other: one server process is one core at most. */
async function benchReports(engine: string, site: Site): Promise<Measured[]> {
  const { server, learners } = site;
  const usernames = ["ada", "ben", "chi", "dov"].map((name) => `${name}_reports`);
  for (const username of usernames) await childWithPlan(site, username);
  const videos = (await Promise.all(usernames.map((username) => videosOf(learners, username)))).flat();
  const times: number[] = [];
  const usedBefore = processorMs(server.pid);
  for (let call = 0; call < REPORT_CALLS; call += 1) {
    const reports = Array.from({ length: REPORTS_A_CALL }, (_, index) =>
      reportOf(videos[(call * 7 + index) % videos.length], {
        progress: Math.random(),
        watched_at: new Date(Date.now() - Math.random() * 80 * DAY_MS).toISOString(),
        ...(index % 10 === 0 && { summaries: [{ title: "What it tells", explanation: "Two halves are a whole." }] }),
      }),
    );
    times.push(await timed(() => learners.post("/learner_api/reports", { reports })));
  }
  const used = processorMs(server.pid) - usedBefore;
  const what = `${engine}, ${REPORTS_A_CALL} reports in a call`;
  const measured = [{ what, times, targetMs: REPORTS_TARGET_MS }];
  // What else the machine does falls on the time of a call, but not on the server's own.
  return Number.isNaN(used)
    ? measured
    : [...measured, { what: `${what}, processor`, times: [used / REPORT_CALLS], targetMs: REPORTS_TARGET_MS }];
}

async function openSite(postgresUrl: string | undefined): Promise<Site & { location: string }> {
  const database = postgresUrl ? (await freshPostgresDatabase(postgresUrl)).url : undefined;
  const env = { ...visitorsHaveAddresses, LOG_LEVEL: "silent", ...(database && { DATABASE_URL: database }) };
  const server = await startServerProcess({ env });
  const location = database ?? server.dataDir;
  const parent = await signUp(server);
  await setUserType({ ...server, dataDir: location }, "premium");
  return { server, parent, learners: await newSite(server, env), location };
}

async function childWithPlan({ parent }: Site, username: string): Promise<Child> {
  const child = await addChild(parent, username);
  const study_plan = { ...planInputs, ...postedPlan };
  await parent.post("/lesson_plan/", { child_username: username, study_plan });
  return child;
}

async function childWithRows(site: Site & { location: string }, username: string, count: number): Promise<Case["ask"]> {
  const child = await childWithPlan(site, username);
  await writeVideoRows(site.location, child.id, await videosOf(site.learners, username), count);
  const { parent } = site;
  const asked = { username, timezone: "America/New_York", days: 7 };
  return (kind) =>
    timed(() => (kind === "page" ? parent.get(paths.child.progress(username)) : parent.post("/history/", asked)));
}

async function timed(ask: () => Promise<{ status: number; text: string }>): Promise<number> {
  const askedAt = performance.now();
  const answer = await ask();
  if (answer.status !== 200) throw new Error(`A request was answered ${answer.status}: ${answer.text}`);
  return performance.now() - askedAt;
}
