import { currentAction } from "~/domain/subscription/subscription.server";
import { calls } from "~/http/calls.server";
import { findSignedIn } from "~/http/parent.server";
import { countryOfRequest } from "~/http/region.server";

const user = calls({
  /** Always answers: signed out, only the country is told. */
  GET: async (visit) => {
    const signedIn = await findSignedIn(visit);
    return {
      geo_data: { country: countryOfRequest(visit) },
      subscription_action: signedIn ? await currentAction(signedIn.parent.id) : null,
      user_profile_id: signedIn?.parent.id ?? null,
    };
  },
});

export const loader = user.loader;
export const action = user.action;
