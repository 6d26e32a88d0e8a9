import { services } from "~/services/registry";
import { settings } from "../settings.server";

/** What proxies write where they do not know the country. */
const UNKNOWN = ["XX", "ZZ"];

/**
 * The visitor's country: as a trusted header tells it, else by address. Private, loopback and unknown addresses
 * count as served.
 */
export function visitorCountry(address: string, toldByHeader: string | null): string {
  const told = toldByHeader?.trim().toUpperCase() ?? "";
  if (/^[A-Z]{2}$/.test(told) && !UNKNOWN.includes(told)) return told;
  return services().geo.countryOf(address) ?? settings().servedCountry;
}

/** Only one country is served (section 9). */
export function isServed(country: string): boolean {
  return country === settings().servedCountry;
}
