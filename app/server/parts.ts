import path from "node:path";
import { connect, disconnect } from "~/db/connection";
import { setSettings } from "~/domain/settings.server";
import { interruptSuggestions } from "~/domain/suggestion/kept-suggestion.server";
import { backgroundDone } from "~/http/background.server";
import { type Configuration, ConfigurationError, readConfiguration } from "~/http/configuration.server";
import { log } from "~/http/log.server";
import { makeNewFilesPrivate, makeOldFilesPrivate } from "~/http/private-files.server";
import { startJobs } from "./jobs";
import { openServices } from "./services";

/** Minnow's parts, put together, before anything listens. */
export interface Parts {
  configuration: Configuration;
  /** Starts the background jobs. */
  startJobs: () => void;
  /** Cuts short what would take long. */
  beginShutdown: () => void;
  /** Resolves when nothing runs in the background. */
  finishWork: () => Promise<unknown>;
  /** Closes the database and the services. */
  close: () => Promise<void>;
}

/**
 * Puts the parts together: reads the configuration, decides the settings, opens and migrates the database, chooses the
 * services. Throws ConfigurationError with every fault of the configuration.
 */
export async function openParts(environment: NodeJS.ProcessEnv): Promise<Parts> {
  makeNewFilesPrivate();
  const configuration = readConfiguration(environment);
  log.level = configuration.LOG_LEVEL;
  setSettings({
    secret: configuration.secret,
    publicUrl: configuration.publicUrl,
    isConsentRequired: configuration.PARENTAL_CONSENT === "on",
    servedCountry: configuration.SERVED_COUNTRY,
    countryHeader: configuration.GEO_COUNTRY_HEADER ?? null,
    corsOrigins: configuration.CORS_ORIGINS,
    supportEmail: configuration.supportEmail,
    isLocal: configuration.isLocal,
    outboxFolder: configuration.outboxFolder,
    maintenanceFile: path.join(configuration.DATA_DIR, "maintenance"),
  });
  const open = makeOldFilesPrivate(configuration.DATA_DIR);
  if (open.length > 0) log.warn({ files: open }, "others on this machine can reach what Minnow keeps");
  await connect(configuration.database);
  const closeServices = await openServices(configuration);
  let endJobs: () => Promise<unknown> = () => Promise.resolve();
  let jobsEnded: Promise<unknown> | undefined;
  return {
    configuration,
    startJobs: () => (endJobs = startJobs()),
    beginShutdown: () => {
      jobsEnded = endJobs();
      interruptSuggestions();
    },
    finishWork: () => Promise.all([jobsEnded, backgroundDone()]),
    close: async () => {
      await disconnect();
      closeServices();
    },
  };
}

/** What a start that failed says; the exit code is 1. Faults of the configuration are told in words alone. */
export function giveUp(error: unknown): never {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
