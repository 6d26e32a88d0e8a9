import { analyticsEventSchema } from "~/domain/analytics/analytics";
import { countEvent } from "~/domain/analytics/analytics.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const analytics = calls({
  /** A beacon: counted with nothing personal in it, and not at all for who asks not to be tracked. */
  POST: async (request) => {
    await requireCaller(request);
    const event = await readJson(request, analyticsEventSchema);
    const isRefused = request.headers.get("dnt") === "1" || request.headers.get("sec-gpc") === "1";
    if (!isRefused) await countEvent(event);
    return { success: true };
  },
});

export const loader = analytics.loader;
export const action = analytics.action;
