import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { connect, database, disconnect, pingDatabase } from "~/db/connection";
import { type Settings, setSettings } from "~/domain/settings.server";
import type { Geo } from "~/services/geo/geo";
import type { Letter } from "~/services/mail/mail";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import { type Services, setServices } from "~/services/registry";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { builtInVideos } from "~/services/videos/built-in";
import { freshPostgresDatabase } from "./postgres";

export interface TestDatabase {
  /** As `connect` takes it. */
  location: string;
  /** Every letter sent, the oldest first. */
  letters: Letter[];
  /** The real one. It asks `Date` for the time, so `vi.setSystemTime` moves its clock and Minnow's together. */
  sandbox: Sandbox;
  /** Puts others in the place of some of the services, or of what was put there before. */
  setServices(changes: Partial<Services>): void;
  /** Decides some of the settings otherwise. */
  setSettings(changes: Partial<Settings>): void;
  /** Services and settings as they were at first. */
  reset(): void;
  close(): Promise<void>;
}

const settings: Settings = {
  secret: "a secret that only tests know, long enough",
  publicUrl: "http://127.0.0.1:3000",
  isConsentRequired: true,
  servedCountry: "US",
  countryHeader: null,
  corsOrigins: [],
  supportEmail: "support@minnow.example",
  isLocal: true,
  outboxFolder: "",
  maintenanceFile: "/nowhere",
};

/** One address in Canada; all others are unknown. */
const geo: Geo = { countryOf: (address) => (address === "203.0.113.7" ? "CA" : null) };

/** Opens an empty, migrated database on the engine that TEST_DATABASE names, with services that a test can look into. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-database-"));
  const place = await freshLocation(folder);
  await connect(place.location);
  const letters: Letter[] = [];
  const sandbox = openSandbox({
    file: path.join(folder, "sandbox.sqlite"),
    publicUrl: () => settings.publicUrl,
    now: () => Date.now(),
  });
  const mail = { send: async (letter: Letter) => void letters.push(letter) };
  const builtIn = builtInSuggestions();
  const suggestions = { suggestions: builtIn, builtInSuggestions: builtIn };
  const videos = { videos: builtInVideos(), builtInVideos: builtInVideos() };
  const services: Services = { mail, payments: sandbox, ...suggestions, ...videos, geo };
  const reset = () => {
    setServices(services);
    setSettings(settings);
  };
  reset();
  return {
    location: place.location,
    letters,
    sandbox,
    setServices: (changes) => setServices({ ...services, ...changes }),
    setSettings: (changes) => setSettings({ ...settings, ...changes }),
    reset,
    async close() {
      await disconnect();
      sandbox.close();
      await place.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where an empty database can be: `folder`, or a new database of the PostgreSQL for tests. */
export async function freshLocation(folder: string): Promise<{ location: string; remove(): Promise<void> }> {
  if (process.env.TEST_DATABASE !== "postgres") return { location: folder, remove: async () => undefined };
  const { url, drop } = await freshPostgresDatabase(inject("postgresUrl"));
  return { location: url, remove: drop };
}

/** Opens as many connections as are asked for at once, so that work begun together does not wait for one to open. */
export async function openConnections(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => pingDatabase()));
}

/** All that is stored, in every table there is, as one text to search in. */
export async function everythingStored(): Promise<string> {
  const tables = await database().introspection.getTables();
  const rows = tables.map(({ name }) =>
    database()
      .selectFrom(name as "parents")
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}
