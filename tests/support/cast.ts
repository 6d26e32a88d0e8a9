import { findParent, updateParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Parent } from "~/domain/account/account";
import { signUp, toParent } from "~/domain/account/account.server";
import { type NewChild, addChild } from "~/domain/child/add-child.server";
import { demoChildren, demoParent } from "~/domain/demo/cast";
import { settings } from "~/domain/settings.server";
import { finishCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { payInSandbox } from "~/domain/subscription/sandbox.server";
import { recordSubscription } from "~/domain/subscription/subscription.server";
import type { SandboxCard } from "~/services/payments/sandbox";
import { services } from "~/services/registry";
import { visitorAt } from "./visitor";

/** What a parent ticks on the form of a new child. */
const given = { parent_consent: true, collect_usage_data: true, agreedToCharge: false };

/** The family of the demo. */
export const pat = demoParent;
const [adaOfDemo, benOfDemo] = demoChildren;
export const ada = childOf(adaOfDemo);
export const ben = childOf(benOfDemo);

/** Another family, which has no business with the first. */
export const kim = { email: "kim.okafor@example.org", password: "two herons at dawn", name: "Kim Okafor" };
export const chi = childOf({ ...benOfDemo, username: "chi_draws", first_name: "Chi", password: "chi and the owl" });

/** A plan as it is posted, with two lessons. */
export const fractions = {
  ...adaOfDemo.plans[1],
  num_lessons: 3,
  lessons: [
    { title: "Halves", explanation: "Cut a cake in two.", num_videos: 0, topics: [{ title: "Fair shares" }] },
    { title: "Quarters", explanation: "Cut it in four.", num_videos: 0, topics: [] },
  ],
};

let lastNumber = 0;

/** The same person in a family of their own: in one database nothing has one name twice. */
export function another<Person extends { email: string } | { username: string }>(person: Person): Person {
  lastNumber += 1;
  return "email" in person
    ? { ...person, email: person.email.replace("@", `.${lastNumber}@`) }
    : { ...person, username: `${person.username}_${lastNumber}` };
}

/** A parent with an account, who came from an address of their own and never subscribed. */
export async function signedUp(person = another(pat)): Promise<Parent> {
  const parent = await signUp(person.email, person.password, visitorAt(`address of ${person.email}`));
  await updateParent(parent.id, { name: person.name });
  return { ...parent, name: person.name };
}

interface Subscribed {
  person?: typeof pat;
  seats?: number;
  isTrial?: boolean;
  card?: SandboxCard;
}

/** A parent with a subscription: a trial, or past it, with so many seats. */
export async function subscribed({
  person = another(pat),
  seats = 1,
  isTrial = true,
  card = "succeeds",
}: Subscribed = {}): Promise<Parent> {
  const parent = await signedUp(person);
  const { sessionId } = await startCheckout(parent, settings().publicUrl);
  await payInSandbox(sessionId, card);
  await finishCheckout(parent.id, sessionId);
  if (seats !== 1 || !isTrial) await changeSubscription(parent.id, seats, isTrial);
  const row = await findParent(parent.id);
  return row ? toParent(row) : parent;
}

/** A parent with enough seats and these children. */
export async function family(...children: NewChild[]): Promise<Parent> {
  const parent = await subscribed({ seats: Math.max(1, children.length), isTrial: children.length <= 2 });
  for (const child of children) await addChild(parent.id, child);
  return parent;
}

async function changeSubscription(parentId: string, seats: number, isTrial: boolean): Promise<void> {
  const id = (await findSubscriptionOfParent(parentId))?.subscription_id ?? "";
  if (!isTrial) await services().payments.endTrial(id, `end:${id}`);
  const changed = await services().payments.setQuantity(id, seats, "accrue", `seats:${id}`);
  await recordSubscription(parentId, changed, Date.now());
}

function childOf({ plans: _, ...child }: Omit<NewChild, keyof typeof given> & { plans?: unknown }): NewChild {
  return { ...child, ...given };
}
