import { analyticsEventSchema } from "~/domain/analytics/analytics";
import { recordEvent } from "~/domain/analytics/analytics.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const analytics = calls({
  /** A beacon: counted with nothing personal in it, and not at all for who asks not to be tracked. */
  POST: async (visit) => {
    await requireCaller(visit);
    const event = await readJson(visit.request, analyticsEventSchema);
    const isRefused = visit.request.headers.get("dnt") === "1" || visit.request.headers.get("sec-gpc") === "1";
    if (!isRefused) await recordEvent(event);
    return { success: true };
  },
});

export const loader = analytics.loader;
export const action = analytics.action;
