import { insertAnalyticsEvent } from "~/db/analytics-events";
import { newId } from "../ids.server";
import type { AnalyticsEvent } from "./analytics";

/** Counts an event: what and when, never who. */
export function recordEvent(event: AnalyticsEvent): Promise<void> {
  return insertAnalyticsEvent({ ...event, id: newId("event"), happened_at: Date.now() });
}
