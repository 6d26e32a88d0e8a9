import { services } from "~/services/registry";
import { settings } from "../settings.server";

/**
 * The visitor's country: as a trusted header tells it, else by address. Private, loopback and unknown addresses
 * count as served.
 */
export function visitorCountry(address: string, toldByHeader: string | null): string {
  if (toldByHeader && /^[A-Za-z]{2}$/.test(toldByHeader)) return toldByHeader.toUpperCase();
  return services().geo.countryOf(address) ?? settings().servedCountry;
}
