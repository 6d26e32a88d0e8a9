/** What the configuration decides for the rules. */
export interface Settings {
  /** Keys the hashes of codes. */
  secret: string;
  /** Where browsers reach Minnow, without a trailing slash. */
  publicUrl: string;
  /** Whether the served region asks for a parent's consent. */
  isConsentRequired: boolean;
  /** ISO country code of the one country served. */
  servedCountry: string;
  /** Header in which a proxy tells the visitor's country, or null. */
  countryHeader: string | null;
  /** Origins of other sites whose scripts may make calls with credentials. */
  corsOrigins: readonly string[];
  /** Where what is written to support is mailed. */
  supportEmail: string;
  /** Local mode: sandbox payments, and mails in the outbox. */
  isLocal: boolean;
  /** While this file is there, Minnow is being worked on. */
  maintenanceFile: string;
  /** Folder of the outbox in local mode. */
  outboxFolder: string;
}

let decided: Settings | undefined;

/** Decides the settings, once, at start. */
export function setSettings(settings: Settings): void {
  decided = settings;
}

/** The decided settings. Throws when asked before start. */
export function settings(): Settings {
  if (!decided) throw new Error("Settings are asked for before they were decided at start.");
  return decided;
}
