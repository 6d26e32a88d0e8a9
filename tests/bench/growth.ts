import { setTimeout as wait } from "node:timers/promises";
import { queryDatabase, visitorsHaveAddresses } from "#tests/api/family";
import { newSite, videosOf } from "#tests/api/learner_api/site";
import type { Client } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServerProcess } from "#tests/support/server-process";
import { onBothEngines } from "./both-engines";
import { type Figure, median } from "./figures";
import { type Family, signUpLargeFamily } from "./large-family";
import { askOften, processorMsPerRequest } from "./load";
import { mainPages } from "./main-pages";
import { writeVideoRows } from "./watching-rows";

const REPEATS = 5;
const REQUESTS = 150;
const WARM_UP_REQUESTS = 1000;
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

/** What has grown, and how much more than that of the usual family a page may cost for it. */
interface Growth {
  what: string;
  most: number;
  site: Site;
  /** Of 4 children and 12 plans, on a server that is asked as often: one that is asked more answers faster. */
  usual: Site;
}

/** What pages cost once a family, or what is kept of it and of others, has grown. */
export function benchGrowth(): Promise<Figure[]> {
  return onBothEngines(benchEngine);
}

async function benchEngine(engine: string, postgresUrl?: string): Promise<Figure[]> {
  const usual = await openSite(postgresUrl, FEW_ROWS);
  const few = await openSite(postgresUrl, FEW_ROWS);
  const full = await openSite(postgresUrl, ROWS_OF_ONE);
  const growths: Growth[] = [
    { what: "1 child", most: 1, site: await anotherFamily(usual, { children: 1 }), usual },
    { what: "50 children", most: 1.3, site: await anotherFamily(usual, { children: 50 }), usual },
    { what: "200 plans", most: 1.5, site: await anotherFamily(usual, { plans: 200 }), usual },
    { what: "1,000,000 history rows, half of them the child's", most: 1.05, site: full, usual: few },
  ];
  const figures: Figure[] = [];
  for (const page of PAGES) figures.push(...(await compareCosts(`${engine}, ${page}`, page, growths)));
  if (postgresUrl) for (const page of PAGES) figures.push(...(await compareQueries(page, usual, growths)));
  return figures;
}

/** A site whose family's child has so many rows of history, and so has a child of another family. */
async function openSite(postgresUrl: string | undefined, rows: number): Promise<Site> {
  const database = postgresUrl ? (await freshPostgresDatabase(postgresUrl)).url : undefined;
  const env = { ...visitorsHaveAddresses, ...(database && { DATABASE_URL: database }) };
  const server = await startServerProcess({ env });
  const location = database ?? server.dataDir;
  const learners = await newSite(server, env);
  const site = { server, location, learners, family: await signUpLargeFamily(server, { location }) };
  await writeHistory(site, rows);
  const other = await signUpLargeFamily(server, { children: 1, plans: 1, location });
  await writeHistory({ ...site, family: other }, rows);
  return site;
}

async function anotherFamily(site: Site, size: { children?: number; plans?: number }): Promise<Site> {
  const family = await signUpLargeFamily(site.server, { ...size, location: site.location });
  // As much was watched this week as in the usual family.
  await writeHistory({ ...site, family }, FEW_ROWS);
  return { ...site, family };
}

async function writeHistory({ location, learners, family }: Site, rows: number): Promise<void> {
  await writeVideoRows(location, family.childId, await videosOf(learners, family.username), rows);
}

/** The processor's time for a page of each family in turns, so that whatever else the machine does falls on all alike. */
async function compareCosts(what: string, page: string, growths: readonly Growth[]): Promise<Figure[]> {
  const times = new Map<Site, number[]>(
    growths.flatMap(({ usual, site }) => [
      [usual, []],
      [site, []],
    ]),
  );
  for (let repeat = -1; repeat < REPEATS; repeat += 1) {
    for (const [site, ofSite] of times) {
      const count = repeat < 0 ? WARM_UP_REQUESTS : REQUESTS;
      const time = await processorMsPerRequest(site.server.pid, askedOf(site, page), count);
      if (repeat >= 0) ofSite.push(time);
    }
  }
  const costOf = (site: Site) => median(times.get(site) ?? []);
  return growths.map(({ what: grown, most, site, usual }) => ({
    what: `${what}, ${grown}`,
    value: costOf(site) / costOf(usual),
    unit: "× the usual",
    target: { most },
  }));
}

/** How many queries a page asks: each that is in no transaction is one for PostgreSQL. */
async function compareQueries(page: string, usual: Site, growths: readonly Growth[]): Promise<Figure[]> {
  // What was asked for before is counted late as well.
  await wait(COUNTED_WITHIN_MS);
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
