import { paths } from "~/domain/paths";
import { addChild, signUp } from "#tests/api/family";
import { type Flow, logIn, loggedInParent, payInSandbox } from "../arrange";
import { expectValue, see } from "../visitor";

/** What a parent does about the subscription. */
export const payingFlows: Flow[] = [
  {
    goal: "subscribe on the way to the first child",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInParent(journey);
      await visitor.press("Add new child");
      await see(visitor, "Start your free trial");
      await visitor.fill("Display Name", "Ada");
      await visitor.press("Start free trial");
      await payInSandbox(visitor);
      await see(visitor, "Your subscription has started. Now add your child.");
      await expectValue(visitor, "Display Name", "Ada");
    },
  },
  {
    goal: "mend a payment that failed, in the billing portal",
    async walk(journey) {
      const { visitor, server } = journey;
      const parent = await signUp(server);
      const asked = await parent.post("/subscription/checkout_session", {
        price_type: "monthly_standard",
        quantity: 1,
      });
      const checkout = paths.sandbox.checkout(asked.json<{ session_id: string }>().session_id);
      await parent.postForm(checkout, { csrf: await parent.formToken(checkout), card: "past_due_next" });
      await addChild(parent, "ada_reads");
      await parent.post("/subscription/end_trial", {});
      await logIn(journey, parent);
      await visitor.open(paths.addProfile());
      await see(visitor, "Your last payment did not go through");
      await visitor.press("Update payment");
      await see(visitor, "Sandbox billing portal", "The subscription is past due.");
      await visitor.choose("4242 4242 4242 4242: every payment succeeds");
      await visitor.press("Use this card");
      await see(visitor, "The subscription is active.", "paid");
      await visitor.press("Back to Minnow");
      await visitor.open(paths.settings.overview());
      await see(visitor, "Your subscription is active.");
    },
  },
];
