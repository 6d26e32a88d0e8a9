import fc from "#tests/support/fast-check";
import { countChildren } from "~/db/children";
import type { Parent } from "~/domain/account/account";
import { addChild } from "~/domain/child/add-child.server";
import { childrenOf } from "~/domain/child/child.server";
import { removeChild } from "~/domain/child/remove-child.server";
import { ProductError } from "~/domain/errors";
import { finishCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { setSeats } from "~/domain/subscription/seats.server";
import { askSubscriptionAction } from "~/domain/subscription/subscription.server";
import { startSubscription } from "~/domain/subscription/trial.server";
import { ada, another, subscribed } from "#tests/support/cast";
import { DAY, passTime } from "#tests/support/clock";
import type { TestDatabase } from "#tests/support/database";
import {
  type ProviderAnswer,
  type Webhook,
  answers,
  openPortal,
  outOfReach,
  troubled,
  waitingWebhooks,
} from "./provider";

/** How the provider fares during a step: out of reach, or how it answers the first writes of seats. */
type Trouble = "out of reach" | ProviderAnswer[];

/** What a parent, the provider, time or the network does. */
export type Step =
  | { does: "add" | "add in two tabs" | "remove" | "start subscription"; trouble: Trouble }
  | { does: "set seats"; beyondChildren: number; trouble: Trouble }
  | { does: "subscribe again"; comesBack: boolean }
  | { does: "deliver webhooks"; picks: number[] }
  | { does: "cancel in the portal" | "let the card fail" | "mend the card" | "wait for the next bill" | "reconcile" };

export interface Family {
  test: TestDatabase;
  parent: Parent;
  /** All webhooks there ever were, delivered or not. */
  told: Webhook[];
}

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...answers), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant("out of reach" as const) },
);

export const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constantFrom("add" as const, "add" as const, "add in two tabs" as const, "remove" as const),
      trouble,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("start subscription" as const), trouble }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("set seats" as const),
      beyondChildren: fc.integer({ min: -1, max: 2 }),
      trouble,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("subscribe again" as const), comesBack: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("deliver webhooks" as const),
      picks: fc.array(fc.nat(50), { maxLength: 6 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom(
        "cancel in the portal" as const,
        "let the card fail" as const,
        "mend the card" as const,
        "wait for the next bill" as const,
        "reconcile" as const,
      ),
    }),
  },
);

/** A family on the trial, with one seat and no child. */
export async function startFamily(test: TestDatabase): Promise<Family> {
  return { test, parent: await subscribed(), told: [] };
}

/** Takes a step. What Minnow refuses in words is refused; any other error is thrown. */
export async function take(family: Family, step: Step): Promise<void> {
  if ("trouble" in step) family.test.setServices({ payments: payments(family, step.trouble) });
  try {
    await operations[step.does](family, step as never);
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
  }
}

const operations: {
  [Does in Step["does"]]: (family: Family, step: Extract<Step, { does: Does }>) => Promise<unknown>;
} = {
  add,
  "add in two tabs": (family) => Promise.allSettled([add(family), add(family)]).then(rethrowUnexpected),
  remove: async ({ parent }) => {
    const [child] = await childrenOf(parent.id);
    if (child) await removeChild(parent.id, child.username);
  },
  "start subscription": ({ parent }) => startSubscription(parent.id),
  "set seats": async ({ parent }, { beyondChildren }) =>
    setSeats(parent.id, (await countChildren(parent.id)) + beyondChildren),
  "subscribe again": async ({ test, parent }, { comesBack }) => {
    const { sessionId } = await startCheckout(parent, "http://127.0.0.1:3000");
    await test.sandbox.payCheckout(sessionId, "succeeds");
    if (comesBack) await finishCheckout(parent.id, sessionId);
  },
  "deliver webhooks": deliver,
  "cancel in the portal": async ({ test, parent }) =>
    test.sandbox.cancelInPortal(await openPortal(test.sandbox, parent.id)),
  "let the card fail": async ({ test, parent }) =>
    test.sandbox.changeCard(await openPortal(test.sandbox, parent.id), "past_due_next"),
  "mend the card": async ({ test, parent }) =>
    test.sandbox.changeCard(await openPortal(test.sandbox, parent.id), "succeeds"),
  "wait for the next bill": () => Promise.resolve(passTime(31 * DAY)),
  reconcile: reconcileSubscriptions,
};

/** Looks at the charge, agrees to it, and adds a child. */
async function add({ parent }: Family): Promise<void> {
  const { additional_charges } = await askSubscriptionAction(parent.id, { doAddChild: true });
  const agreedCharge = additional_charges && { cents: additional_charges.total.cents, at: additional_charges.total.at };
  await addChild(parent.id, { ...another(ada), agreedToCharge: true, agreedCharge });
}

/** Delivers some of all webhooks there were: in any order, some again, some never. */
async function deliver({ test, told }: Family, { picks }: { picks: number[] }): Promise<void> {
  told.push(...(await waitingWebhooks(test.sandbox)));
  for (const pick of picks) {
    const webhook = told.at(-1 - (pick % Math.max(1, told.length)));
    if (webhook) await applyPaymentEvent(webhook.body, webhook.signature).catch(passOverRefusal);
  }
}

function payments({ test: { sandbox } }: Family, fares: Trouble) {
  return fares === "out of reach" ? outOfReach(sandbox) : troubled(sandbox, ...fares);
}

function rethrowUnexpected(results: PromiseSettledResult<unknown>[]): void {
  for (const result of results) if (result.status === "rejected") passOverRefusal(result.reason);
}

function passOverRefusal(error: unknown): void {
  if (!(error instanceof ProductError)) throw error;
}
