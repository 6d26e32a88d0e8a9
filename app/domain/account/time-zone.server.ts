import { updateParent } from "~/db/parents";
import { changeFamily } from "~/db/family";
import { settings } from "../settings.server";
import type { Parent } from "./account";
import { timeZoneOfCountry } from "./time-zone";

/** The time zone whose days a parent's pages and mails show: the one chosen, else the served country's. */
export function timeZoneOf({ timeZone }: Pick<Parent, "timeZone">): string {
  return timeZone ?? timeZoneOfCountry(settings().servedCountry);
}

/** Chooses the parent's time zone, by a name that `timeZoneNamed` gave. */
export async function changeTimeZone(parentId: string, timeZone: string): Promise<void> {
  await changeFamily(parentId, () => updateParent(parentId, { time_zone: timeZone }));
}
