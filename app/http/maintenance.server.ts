import { refusalHeaders } from "./refusals.server";
import { existsSync } from "node:fs";
import { data } from "@remix-run/node";
import { UnderMaintenance } from "~/domain/errors";
import { settings } from "~/domain/settings.server";

/**
 * Whether Minnow is being worked on: while the file `maintenance` is in DATA_DIR, pages and calls answer 503. It can be
 * put there and taken away without a restart.
 */
export function isUnderMaintenance(): boolean {
  return existsSync(settings().maintenanceFile);
}

/** Every page begins with this. Throws the page that says so. */
export function assertNotInMaintenance(): void {
  if (!isUnderMaintenance()) return;
  const closed = new UnderMaintenance();
  throw data({ message: closed.message }, { status: closed.status, headers: refusalHeaders(closed) });
}
