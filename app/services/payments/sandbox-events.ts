import { createHmac, timingSafeEqual } from "node:crypto";
import { ForgedEvent, type PaymentEvent } from "./payments";
import { bringAllUpToDate } from "./sandbox-billing";
import type { SandboxDesk } from "./sandbox-desk";
import type { StoredEvent } from "./sandbox-store-events";

const TOLERANCE_MS = 5 * 60 * 1000;

/** Sends one webhook. Gives whether it was accepted; one that was not is sent again another time. */
export type SendEvent = (body: string, signature: string) => Promise<boolean>;

/**
 * Makes the function that sends every undelivered event, in order of creation, each at least once over all runs. What is
 * not accepted holds the others up no longer than this run; a `send` that rejects ends it. Runs follow one another.
 */
export function eventDelivery(desk: SandboxDesk): (send: SendEvent) => Promise<void> {
  let lastRun = Promise.resolve();
  return (send) => {
    const run = lastRun.then(() => deliverEvents(desk, send));
    lastRun = run.catch(() => undefined);
    return run;
  };
}

async function deliverEvents(desk: SandboxDesk, send: SendEvent): Promise<void> {
  const { store } = desk;
  bringAllUpToDate(desk);
  for (let event = store.nextUndelivered(0); event; event = store.nextUndelivered(event.number)) {
    const body = bodyOf(event);
    const isAccepted = await send(body, signatureOf(body, store.webhookSecret(), desk.now()));
    if (isAccepted) store.markDelivered(event.eventId, desk.now());
  }
}

function bodyOf({ eventId, subscriptionId, type, createdAt }: StoredEvent): string {
  return JSON.stringify({ eventId, type, subscriptionId, createdAt });
}

/** The signature of a body sent at this time (UTC milliseconds): `t=`seconds`,v1=`hexadecimal HMAC-SHA-256. */
function signatureOf(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${mac(`${seconds}.${body}`, secret).toString("hex")}`;
}

/** Throws ForgedEvent unless this sandbox signed the body within five minutes of now. */
export function readEvent({ store, now }: SandboxDesk, body: string, signature: string | null): PaymentEvent {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (seconds === undefined || given === undefined) throw new ForgedEvent("The webhook's signature is missing.");
  const isSigned = timingSafeEqual(Buffer.from(given, "hex"), mac(`${seconds}.${body}`, store.webhookSecret()));
  if (!isSigned) throw new ForgedEvent("The webhook's signature is wrong.");
  if (Math.abs(now() - Number(seconds) * 1000) > TOLERANCE_MS) throw new ForgedEvent("The webhook is not of now.");
  const { eventId, subscriptionId } = JSON.parse(body) as StoredEvent;
  return { eventId, subscriptionId };
}

function mac(text: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
