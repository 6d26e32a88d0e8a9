import { deleteTooOld } from "~/db/retention";
import { DAY_MS, DAYS_KEPT, WRONG_CODES_FORGOTTEN_MS } from "../limits";

/** Deletes what is kept long enough: what expired, and what is older than the privacy page says. */
export function purgeExpired(): Promise<void> {
  const now = Date.now();
  const moments = Object.entries(DAYS_KEPT).map(([kind, days]) => [kind, now - days * DAY_MS]);
  const before = Object.fromEntries(moments) as Record<keyof typeof DAYS_KEPT, number>;
  return deleteTooOld({ now, wrongCodes: now - WRONG_CODES_FORGOTTEN_MS, ...before });
}
