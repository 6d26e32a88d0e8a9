import { database } from "./connection";
import type { AnalyticsEventRow } from "./schema";

export async function insertAnalyticsEvent(event: AnalyticsEventRow): Promise<void> {
  await database().insertInto("analytics_events").values(event).execute();
}
