import type { Parent } from "../account/account";
import { changeTimeZone, timeZoneOf } from "../account/time-zone.server";
import { requireOwnChild } from "../child/child.server";
import type { DailyHistory } from "./history";
import { dailyHistories } from "./history.server";

/**
 * The history of one's own child (section 7, POST /history/). The time zone sent is the one whose days are meant; a
 * parent who has chosen none keeps it. Throws NotAuthorized.
 */
export async function historyOf(
  parent: Parent,
  { username, timezone, days }: { username: string; timezone?: string; days: number },
): Promise<DailyHistory[]> {
  const child = await requireOwnChild(parent.id, username);
  if (timezone !== undefined && parent.timeZone === null) await changeTimeZone(parent.id, timezone);
  return dailyHistories(child.id, { timeZone: timezone ?? timeZoneOf(parent), days });
}
