import { countChildren } from "~/db/children";
import { pendingSeatChanges } from "~/db/seat-changes";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Payments, ProviderSubscription } from "~/services/payments/payments";
import type { Sandbox, SandboxBill } from "~/services/payments/sandbox";

/** How the provider answers one write: it does it, refuses it, or is not heard of before or after doing it. */
export const answers = ["does it", "refuses", "times out before", "times out after"] as const;
export type ProviderAnswer = (typeof answers)[number];

/** A provider that answers the writes of seats as told, one after the other, and does all that come after. */
export function troubled(sandbox: Sandbox, ...told: ProviderAnswer[]): Sandbox {
  const left = [...told];
  return {
    ...sandbox,
    async setQuantity(...change) {
      const answer = left.shift() ?? "does it";
      if (answer === "refuses") throw new Error("the request was refused");
      if (answer === "times out before") throw new Error("timed out");
      const changed = await sandbox.setQuantity(...change);
      if (answer === "times out after") throw new Error("timed out");
      return changed;
    },
  };
}

/** A provider of which nobody hears anything. */
export function outOfReach(sandbox: Sandbox): Payments {
  const unreachable = () => Promise.reject(new Error("connection refused"));
  const names = Object.keys(sandbox).filter((name) => name !== "name");
  return { ...sandbox, ...Object.fromEntries(names.map((name) => [name, unreachable])) };
}

/** A provider that also writes down, in order, what is asked of it by these names. */
export function watched(sandbox: Sandbox, ...names: (keyof Payments)[]): { payments: Sandbox; asked: string[] } {
  const asked: string[] = [];
  const watch = (name: keyof Payments) => [
    name,
    (...values: never[]) => {
      asked.push(name);
      return (sandbox[name] as (...values: never[]) => unknown)(...values);
    },
  ];
  return { payments: { ...sandbox, ...(Object.fromEntries(names.map(watch)) as Partial<Sandbox>) }, asked };
}

/** The id of the parent's subscription, as Minnow knows it. */
export async function subscriptionIdOf(parentId: string): Promise<string> {
  return (await findSubscriptionOfParent(parentId))?.subscription_id ?? "";
}

/** The parent's subscription as the provider knows it. */
export async function billedSubscription(sandbox: Sandbox, parentId: string): Promise<ProviderSubscription> {
  const billed = await sandbox.findSubscription(await subscriptionIdOf(parentId));
  if (!billed) throw new Error("The subscription is unknown to the provider.");
  return billed;
}

/** Children, seats as Minnow knows them, seats as they are billed, and changes that are not settled. */
export async function standingOf(sandbox: Sandbox, parentId: string) {
  return {
    children: await countChildren(parentId),
    seats: (await findSubscriptionOfParent(parentId))?.quantity,
    billedSeats: (await billedSubscription(sandbox, parentId)).quantity,
    unsettled: (await pendingSeatChanges(parentId)).length,
  };
}

/** So many children, each with its seat, and nothing left to settle. */
export function settled(children: number, seats = children) {
  return { children, seats, billedSeats: seats, unsettled: 0 };
}

/** The bills the provider wrote, the newest first. */
export async function billsOf(sandbox: Sandbox, parentId: string): Promise<SandboxBill[]> {
  return (await sandbox.findPortalForPage(await openPortal(sandbox, parentId)))?.bills ?? [];
}

/** Opens the provider's portal, and gives its id. */
export async function openPortal(sandbox: Sandbox, parentId: string): Promise<string> {
  const { customerId } = await billedSubscription(sandbox, parentId);
  return (await sandbox.openBillingPortal(customerId, "http://127.0.0.1:3000/setting")).split("/").at(-1) ?? "";
}

/** A webhook as it is sent. */
export interface Webhook {
  body: string;
  signature: string;
}

/** The webhooks that wait, which then count as delivered. */
export async function waitingWebhooks(sandbox: Sandbox): Promise<Webhook[]> {
  const waiting: Webhook[] = [];
  await sandbox.deliverEvents((body, signature) => Promise.resolve(waiting.push({ body, signature }) > 0));
  return waiting;
}
