import { data } from "@remix-run/node";
import { isServed, visitorCountry } from "~/domain/region/region.server";
import { messages } from "~/domain/messages";
import { settings } from "~/domain/settings.server";
import { visitorAddress } from "./requests.server";

/** The country a request comes from, as a two-letter code. */
export function countryOfRequest(request: Request): string {
  const { countryHeader } = settings();
  return visitorCountry(visitorAddress(request), countryHeader ? request.headers.get(countryHeader) : null);
}

/** Whether the request comes from the one country served. */
export function isFromServedRegion(request: Request): boolean {
  return isServed(countryOfRequest(request));
}

/** Guards the pages that other regions do not get: login, sign-up, trial, parent area. Throws the region notice, 451. */
export function requireServedRegion(request: Request): void {
  if (!isFromServedRegion(request)) throw data({ message: messages.regionNotServed }, { status: 451 });
}
