import { ActionShelf } from "./actions";
import { FormShelf } from "./forms";
import { MessageShelf } from "./messages";
import { PeopleShelf } from "./people";
import { PlanShelf } from "./plans";
import { SubscriptionShelf } from "./subscription";

/** Every building block of app/ui with its states, so that who is new sees all of them at once. */
export function Gallery() {
  return (
    <>
      <h1>Components</h1>
      <p>
        The building blocks of <code>app/ui</code>, each with its states. Whole screens, in every state, are what{" "}
        <code>npm run screens</code> writes.
      </p>
      <ActionShelf />
      <MessageShelf />
      <FormShelf />
      <PeopleShelf />
      <PlanShelf />
      <SubscriptionShelf />
    </>
  );
}
