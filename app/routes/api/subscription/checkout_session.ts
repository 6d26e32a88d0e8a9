import { startCheckout } from "~/domain/subscription/checkout.server";
import { checkoutCallSchema } from "~/domain/subscription/subscription";
import { siteOrigin } from "~/http/origin.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const checkoutSession = calls({
  /** The quantity asked for is checked, not believed: it is the children there are and one more. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { quantity } = await readJson(visit.request, checkoutCallSchema);
    const { sessionId, url } = await startCheckout(parent, siteOrigin(visit.request), quantity);
    return { session_id: sessionId, url };
  },
});

export const loader = checkoutSession.loader;
export const action = checkoutSession.action;
