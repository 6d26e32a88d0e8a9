import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect, database, disconnect } from "~/db/connection";
import { insertParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Parent } from "~/domain/account/account";
import { toParent } from "~/domain/account/account.server";
import { type Settings, setSettings } from "~/domain/settings.server";
import { finishCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { payInSandbox } from "~/domain/subscription/sandbox.server";
import type { Payments } from "~/services/payments/payments";
import { type Sandbox, openSandbox } from "~/services/payments/sandbox";
import { type Services, setServices } from "~/services/registry";
import { billedSubscription, subscriptionIdOf, type Webhook, waitingWebhooks } from "#tests/db/subscription/provider";
import { forgeries } from "./webhooks-forged";
import { type Checked, checkNone } from "./table";

const SHUFFLES = 600;
const FORGED = 1000;
/** Further from now than a signature may be. */
const UNTIMELY_MS = 6 * 60_000;
const SITE = "http://127.0.0.1";
const CHANGES = 5;
/** How often an event comes again though it was taken. */
const REPEATS = 2;
/** How often taking an event breaks off, before or after the provider was asked. */
const CRASH_SHARE = 0.25;
const AT_ONCE = 4;
/** So late an answer of the provider can be: others are asked for and answered meanwhile. */
const LATE_MS = 60;

/**
 * Webhooks of subscriptions that go on changing come shuffled, several at once and more than once, and taking them
 * breaks off in the middle; as the provider does, what was not taken is sent again. Then forged ones come.
 */
export async function soakWebhooks(shuffles = SHUFFLES): Promise<Checked[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "minnow-soak-"));
  const open = (ahead: number) =>
    openSandbox({ file: path.join(folder, "sandbox.sqlite"), publicUrl: () => SITE, now: () => Date.now() + ahead });
  const sandbox = open(0);
  try {
    await connect(folder);
    setSettings({ publicUrl: SITE, secret: "soak" } as Settings);
    const wrong: string[] = [];
    for (let shuffle = 0; shuffle < shuffles; shuffle += 1) {
      const found = await playShuffle(sandbox, shuffle);
      if (found !== null) wrong.push(found);
    }
    return [
      checkNone("shuffles that ended otherwise than the provider", wrong, `${shuffles}`),
      checkNone("forged, stale or future webhooks taken", await takeForged(sandbox, open), `${FORGED}`),
    ];
  } finally {
    await disconnect();
    sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives what is wrong in the end, or null. */
async function playShuffle(sandbox: Sandbox, number: number): Promise<string | null> {
  usePayments(sandbox);
  const parent = await subscribedParent(number);
  const id = await subscriptionIdOf(parent.id);
  usePayments(crashing(sandbox));
  const events: Webhook[] = [];
  const waiting: Webhook[] = [];
  let isOver = false;
  const deliveries = Promise.all(Array.from({ length: AT_ONCE }, () => deliver(waiting, () => isOver)));
  for (let change = 0; change <= CHANGES; change += 1) {
    const isLast = change === CHANGES && Math.random() < 0.3;
    if (isLast) await sandbox.cancelSubscription(id, `${id}:cancel`);
    else await sandbox.setQuantity(id, 1 + Math.floor(Math.random() * 6), "accrue", `${id}:${change}`);
    const told = await waitingWebhooks(sandbox);
    events.push(...told);
    waiting.push(...shuffled(Array.from({ length: 1 + REPEATS }, () => told).flat()));
  }
  isOver = true;
  await deliveries;
  const told = await billedSubscription(sandbox, parent.id);
  const kept = await findSubscriptionOfParent(parent.id);
  const taken = await database().selectFrom("payment_events").select("id").where("subscription_id", "=", id).execute();
  const isSame = kept?.status === told.status && kept.quantity === told.quantity;
  if (isSame && taken.length === events.length) return null;
  return `${number}: ${kept?.status} ${kept?.quantity}, ${taken.length} of ${events.length} events`;
}

async function subscribedParent(number: number): Promise<Parent> {
  const row = { id: `parent_${number}`, email: `parent${number}@example.org`, password_hash: "", name: "Pat" };
  const rest = { confirmed_at: 1, family_version: 1, created_at: 1, time_zone: null, weekly_mail: 0 };
  const parent = { ...row, ...rest, user_type: "standard", weekly_mail_token: null };
  await insertParent(parent);
  const { sessionId } = await startCheckout(toParent(parent), SITE);
  await payInSandbox(sessionId, "succeeds");
  await finishCheckout(parent.id, sessionId);
  return toParent(parent);
}

/** A provider whose answer comes late, and whose question sometimes breaks off, before or after it is answered. */
function crashing(sandbox: Sandbox): Payments {
  const crash = () => {
    if (Math.random() < CRASH_SHARE / 2) throw new Error("crashed");
  };
  return {
    ...sandbox,
    async findSubscription(id) {
      crash();
      const found = await sandbox.findSubscription(id);
      await wait(Math.random() * LATE_MS);
      crash();
      return found;
    },
  };
}

/** Takes one after the other, in any order, until no more will come; what is not taken comes again. */
async function deliver(waiting: Webhook[], isOver: () => boolean): Promise<void> {
  while (!isOver() || waiting.length > 0) {
    const [next] = waiting.splice(Math.floor(Math.random() * waiting.length), 1);
    if (!next) await wait(1);
    else await applyPaymentEvent(next.body, next.signature).catch(() => waiting.push(next));
  }
}

/** How many forged webhooks were taken, or changed anything. */
async function takeForged(sandbox: Sandbox, open: (ahead: number) => Sandbox): Promise<number> {
  usePayments(sandbox);
  const parent = await subscribedParent(-1);
  const id = await subscriptionIdOf(parent.id);
  const told = async (ahead: number) => {
    const teller = open(ahead);
    await sandbox.setQuantity(id, 6 + Math.sign(ahead), "accrue", `forged:${ahead}`);
    const webhooks = await waitingWebhooks(teller);
    teller.close();
    return webhooks;
  };
  const untimely = [...(await told(-UNTIMELY_MS)), ...(await told(UNTIMELY_MS))];
  const [real] = await told(0);
  if (!real || untimely.length < 2) throw new Error("The provider told of nothing.");
  let taken = 0;
  for (const { body, signature } of [...untimely, ...forgeries(real, FORGED - untimely.length)]) {
    await applyPaymentEvent(body, signature).then(
      () => (taken += 1),
      () => undefined,
    );
  }
  return taken + ((await findSubscriptionOfParent(parent.id))?.quantity === 1 ? 0 : 1);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function usePayments(payments: Payments): void {
  const services: Partial<Services> = { payments };
  setServices(services as Services);
}
