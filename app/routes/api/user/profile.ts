import { type Parent, displayNameSchema, signupCallSchema } from "~/domain/account/account";
import { changeDisplayName, signUp } from "~/domain/account/account.server";
import { sendCode } from "~/domain/auth/auth.server";
import { ServiceFailed } from "~/domain/errors";
import { currentAction } from "~/domain/subscription/subscription.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { conditionalJson } from "~/http/conditional.server";
import type { Visit } from "~/http/context.server";
import { reportRefusal } from "~/http/refusals.server";
import { visitorOf } from "~/http/security-events.server";

const profile = calls({
  GET: async (visit) => {
    const { parent } = await requireCaller(visit);
    const subscription_action = await currentAction(parent.id);
    const { id, name, email, userType } = parent;
    const render = () => ({ id, name, email, data: { user_type: userType }, subscription_action });
    // Time alone can change the action.
    return conditionalJson(visit.request, parent, render, subscription_action, userType);
  },
  /** Creates the account, and mails a code when asked to. */
  POST: async (visit) => {
    const { email, password, do_token_auth } = await readJson(visit.request, signupCallSchema);
    const parent = await signUp(email, password, visitorOf(visit));
    return { success: true, code_sent: do_token_auth && (await isCodeSent(visit, parent)) };
  },
  PUT: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { display_name } = await readJson(visit.request, displayNameSchema);
    await changeDisplayName(parent.id, display_name);
    return { success: true, name: display_name };
  },
});

/** The account stands even when the mail fails: logging in sends another code. */
async function isCodeSent(visit: Visit, parent: Parent): Promise<boolean> {
  try {
    await sendCode(parent);
    return true;
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    reportRefusal(visit, error);
    return false;
  }
}

export const loader = profile.loader;
export const action = profile.action;
