import { setTimeout as wait } from "node:timers/promises";
import { queryDatabase, visitorsHaveAddresses } from "#tests/api/family";
import { newSite, videosOf } from "#tests/api/learner_api/site";
import type { Client } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startPostgres } from "#tests/support/postgres-server";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type Figure, median } from "./figures";
import { type Family, signUpLargeFamily } from "./large-family";
import { askOften, processorMsPerRequest } from "./load";
import { mainPages } from "./main-pages";
import { writeVideoRows } from "./watching-rows";

const REPEATS = 5;
const REQUESTS = 150;
const WARM_UP_REQUESTS = 300;
const PAGES = ["profile", "progress"];
const ROWS_OF_ONE = 500_000;
const FEW_ROWS = 100;
/** PostgreSQL counts what an idle connection did after 10 s. */
const COUNTED_WITHIN_MS = 12_000;

/** A family on a server. */
interface Site {
  server: RunningServer;
  location: string;
  learners: Client;
  family: Family;
}

/** What has grown against a family of 4 children and 12 plans, and how much more a page may cost for it. */
interface Growth {
  what: string;
  most: number;
  site: Site;
}

/** What pages cost once a family, or what is kept of it and of others, has grown. */
export async function benchGrowth(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    return [...(await benchEngine("SQLite")), ...(await benchEngine("PostgreSQL", postgres.url))];
  } finally {
    await endServers();
    await postgres.stop();
  }
}

async function benchEngine(engine: string, postgresUrl?: string): Promise<Figure[]> {
  const usual = await openSite(postgresUrl);
  const full = await openSite(postgresUrl);
  await writeHistory(usual, FEW_ROWS, FEW_ROWS);
  await writeHistory(full, ROWS_OF_ONE, ROWS_OF_ONE);
  const growths: Growth[] = [
    { what: "1 child", most: 1, site: await anotherFamily(usual, { children: 1 }) },
    { what: "50 children", most: 1.3, site: await anotherFamily(usual, { children: 50 }) },
    { what: "200 plans", most: 1.5, site: await anotherFamily(usual, { plans: 200 }) },
    { what: "1,000,000 history rows, half of them the child's", most: 1.05, site: full },
  ];
  const figures: Figure[] = [];
  for (const page of PAGES) figures.push(...(await compareCosts(`${engine}, ${page}`, page, usual, growths)));
  if (postgresUrl) for (const page of PAGES) figures.push(...(await compareQueries(page, usual, growths)));
  return figures;
}

async function openSite(postgresUrl: string | undefined): Promise<Site> {
  const database = postgresUrl ? (await freshPostgresDatabase(postgresUrl)).url : undefined;
  const env = { ...visitorsHaveAddresses, ...(database && { DATABASE_URL: database }) };
  const server = await startServerProcess({ env });
  const location = database ?? server.dataDir;
  const learners = await newSite(server, env);
  return { server, location, learners, family: await signUpLargeFamily(server, { location }) };
}

async function anotherFamily(site: Site, size: { children?: number; plans?: number }): Promise<Site> {
  const family = await signUpLargeFamily(site.server, { ...size, location: site.location });
  // As much was watched this week as in the usual family.
  await writeHistory({ ...site, family }, FEW_ROWS);
  return { ...site, family };
}

/** Watching of the family's child, and as much as is said of a child of another family. */
async function writeHistory(site: Site, count: number, countOfOther = 0): Promise<void> {
  const { server, location, learners, family } = site;
  await writeVideoRows(location, family.childId, await videosOf(learners, family.username), count);
  if (countOfOther === 0) return;
  const other = await signUpLargeFamily(server, { children: 1, plans: 1, location });
  await writeVideoRows(location, other.childId, await videosOf(learners, other.username), countOfOther);
}

/** The processor's time for a page of each family in turns, so that whatever else the machine does falls on all alike. */
async function compareCosts(what: string, page: string, usual: Site, growths: readonly Growth[]): Promise<Figure[]> {
  const sites = [usual, ...growths.map(({ site }) => site)];
  const times = sites.map((): number[] => []);
  for (let repeat = -1; repeat < REPEATS; repeat += 1) {
    for (const [index, site] of sites.entries()) {
      const count = repeat < 0 ? WARM_UP_REQUESTS : REQUESTS;
      const time = await processorMsPerRequest(site.server.pid, askedOf(site, page), count);
      if (repeat >= 0) times[index]?.push(time);
    }
  }
  const [baseline = NaN, ...others] = times.map(median);
  return growths.map(({ what: grown, most }, index) => ({
    what: `${what}, ${grown}`,
    value: (others[index] ?? NaN) / baseline,
    unit: "× the usual",
    target: { most },
  }));
}

/** How many queries a page asks: each that is in no transaction is one for PostgreSQL. */
async function compareQueries(page: string, usual: Site, growths: readonly Growth[]): Promise<Figure[]> {
  const most = Math.ceil(await queriesOf(usual, page));
  const figures: Figure[] = [{ what: `PostgreSQL, ${page}, as usual`, value: most, unit: "queries" }];
  for (const { what, site } of growths) {
    const value = Math.ceil(await queriesOf(site, page));
    figures.push({ what: `PostgreSQL, ${page}, ${what}`, value, unit: "queries", target: { most } });
  }
  return figures;
}

async function queriesOf(site: Site, page: string): Promise<number> {
  const before = await transactionsOf(site);
  await askOften(askedOf(site, page), REQUESTS);
  await wait(COUNTED_WITHIN_MS);
  const counted = (await transactionsOf(site)) - before;
  // What the server does beside, a beat each 2 s, is less than one a page.
  return Math.floor(counted / REQUESTS);
}

async function transactionsOf({ location }: Site): Promise<number> {
  const counted = "select xact_commit as count from pg_stat_database where datname = current_database()";
  const [row] = await queryDatabase<{ count: string }>(location, counted);
  return Number(row?.count);
}

function askedOf({ server, family }: Site, name: string) {
  const path = mainPages(family).find((page) => page.name === name)?.path ?? "";
  return { url: server.url + path, headers: { Cookie: family.cookie, "Accept-Encoding": "br" } };
}
