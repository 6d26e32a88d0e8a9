import { data } from "@remix-run/node";
import { isServed, visitorCountry } from "~/domain/region/region.server";
import { messages } from "~/domain/messages";
import { settings } from "~/domain/settings.server";
import type { Visit } from "./context.server";

/** The country a request comes from, as a two-letter code. */
export function countryOfRequest(visit: Visit): string {
  const { countryHeader } = settings();
  return visitorCountry(visit.context.address, countryHeader ? visit.request.headers.get(countryHeader) : null);
}

/** Whether the request comes from the one country served. */
export function isFromServedRegion(visit: Visit): boolean {
  return isServed(countryOfRequest(visit));
}

/** Guards the pages that other regions do not get: login, sign-up, trial, parent area. Throws the region notice, 451. */
export function requireServedRegion(visit: Visit): void {
  if (!isFromServedRegion(visit)) throw data({ message: messages.regionNotServed }, { status: 451 });
}
