import { z } from "zod/v4";

/** Where most people of a country with several time zones live; of every other country the platform knows its own. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  GB: "Europe/London",
  ID: "Asia/Jakarta",
  KZ: "Asia/Almaty",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kiev",
  US: "America/New_York",
};

/** No name of a time zone is longer. */
const ZONE_MAX = 64;

/** Every time zone that can be chosen, by the part of the world that begins its name. */
export function timeZoneRegions(): { region: string; zones: string[] }[] {
  const regions = new Map<string, string[]>();
  for (const zone of new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])) {
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Other";
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions].map(([region, zones]) => ({ region, zones }));
}

/** The name under which a time zone is kept, or null when there is none: older names lead to the same, offsets are none. */
export function timeZoneNamed(name: string): string | null {
  if (name.length > ZONE_MAX || !/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The time zone of a country's parents who did not choose one: where most of its people live, or UTC. */
export function timeZoneOfCountry(country: string): string {
  return MAIN_ZONES[country] ?? zonesOf(country)[0] ?? "UTC";
}

/** A time zone's name as it is read: "America/New York". */
export function timeZoneText(name: string): string {
  return name.replaceAll("_", " ");
}

/** Settings, time zone. */
export const timeZoneFormSchema = z.object({
  time_zone: z
    .string("Time zone is missing. Please choose one.")
    .trim()
    .transform((name, context) => {
      const known = timeZoneNamed(name);
      if (known === null) context.addIssue("This time zone does not exist. Please choose one from the list.");
      return known ?? "";
    }),
});

function zonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[];
    timeZones?: string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
