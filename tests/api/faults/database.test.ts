import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sampleOf } from "#tests/support/campaign";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { visitorsHaveAddresses } from "../family";
import type { Answer } from "#tests/support/client";
import { type Change, changesOf, openFamily } from "./family-changes";
import { type Outage, downPostgres, lockedPostgres, lockedSqlite, smallDisk } from "./outages";

const GENERIC = "An error occurred. Please try again later.";
/** How long a page may take (section 7), in milliseconds. */
const BOUND_MS = 20_000;

interface Place {
  /** `postgres://…`, or the data folder. */
  location: string;
  dataDir?: string;
  env: Record<string, string>;
  outage: Outage;
}

/** Whatever the fault is: it is told, nothing of the change is kept, and the same sent again later is done once. */
function describeOutage(open: () => Promise<Place>, whats: readonly string[]): void {
  let server: RunningServer;
  let place: Place;
  let changes: Change[];
  let during: { answer: Answer; ms: number; count: number }[];

  beforeAll(async () => {
    place = await open();
    const env = { ...visitorsHaveAddresses, ...place.env };
    server = await startServer({ env, dataDir: place.dataDir });
    place.location ||= server.dataDir;
    const family = await openFamily(server, place.location, place.env);
    changes = (await changesOf(server, place.location, family)).filter(({ what }) => whats.includes(what));
    await place.outage.begin(server);
    try {
      const answered = await Promise.all(changes.map(timed));
      await place.outage.end(server);
      during = await Promise.all(
        answered.map(async (one, index) => ({ ...one, count: (await changes[index]?.count()) ?? NaN })),
      );
    } catch (error) {
      await place.outage.end(server);
      throw error;
    }
  });

  describe.each(whats.map((what, index) => ({ what, index })))("$what", ({ index }) => {
    it("is answered in words and in time, with what was typed", () => {
      const { answer, ms } = during[index] ?? { answer: undefined, ms: NaN };
      const { words = "", kept = [], secret } = changes[index] ?? {};
      expect([answer?.status, ms < BOUND_MS]).toEqual([500, true]);
      // Where nothing can be read, the page itself may be a fault, without its form.
      const isForm = place.outage.canRead || !answer?.text.includes(GENERIC);
      if (isForm) for (const part of [words, ...kept]) expect(answer?.text).toContain(part);
      if (secret !== undefined) expect(answer?.text).not.toContain(secret);
    });

    it("is not kept, not even in part", () => {
      expect(during[index]?.count).toBe(0);
    });

    it("is done once when it is sent again after the fault, by the same server", async () => {
      const answer = await changes[index]?.send();
      expect(changes[index]?.done, answer?.text.slice(0, 2000)).toContain(answer?.status);
      expect(await changes[index]?.count()).toBe(1);
    });
  });
}

async function timed({ send }: Change) {
  const sentAt = performance.now();
  const answer = await send();
  return { answer, ms: performance.now() - sentAt };
}

const EVERYTHING = ["a sign-up", "a message to support", "a child", "a plan", "a report"];

describe("while the disk of SQLite is full", () => {
  const disk = smallDisk();
  afterAll(() => disk.remove());
  const place = { location: disk.dataDir, dataDir: disk.dataDir, env: {}, outage: disk.full };
  describeOutage(() => Promise.resolve(place), EVERYTHING);
});

describe("while another process holds SQLite's lock for long", () => {
  // Each waits for the lock on its own, so two stand for all.
  describeOutage(() => Promise.resolve({ location: "", env: {}, outage: lockedSqlite() }), ["a child", "a report"]);
});

describe.each([
  ["another connection holds every parent of PostgreSQL", lockedPostgres, ["a child", "a plan", "a report"]],
  ["PostgreSQL is down", downPostgres, EVERYTHING],
] as const)("while %s", (_, outage, whats) => {
  let drop = () => Promise.resolve();
  afterAll(() => drop());
  describeOutage(
    async () => {
      const adminUrl = inject("postgresUrl");
      const database = await freshPostgresDatabase(adminUrl);
      drop = database.drop;
      const begun = outage === downPostgres ? downPostgres(adminUrl, database.url) : lockedPostgres(database.url);
      return { location: database.url, env: { DATABASE_URL: database.url }, outage: begun };
    },
    sampleOf(whats, 1),
  );
});
