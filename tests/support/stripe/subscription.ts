import { addMonths, monthLine, PRICE, prorationLines, type Line, type Period } from "./money";

/** A card that works, or one that works when it is given and fails at every later bill. */
export type Card = "works" | "fails_at_next_bill";

/** A subscription in the server's books. Its months are counted from `anchor`; month 0 is the trial. */
export interface BookedSubscription {
  id: string;
  itemId: string;
  customerId: string;
  metadata: Record<string, string>;
  card: Card;
  status: "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  quantity: number;
  createdAt: number;
  trialEnd: number | null;
  anchor: number;
  month: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** Prorations that wait for the next bill. */
  pending: Line[];
}

export interface Change {
  quantity?: number;
  endTrial?: boolean;
  /** `create_prorations`, the default, or `none`. */
  isProrated: boolean;
  /** When prorations are reckoned from, if not from now. */
  prorationDate?: number;
}

export function periodOf({ createdAt, anchor, month }: BookedSubscription): Period {
  return { start: month === 0 ? createdAt : addMonths(anchor, month - 1), end: addMonths(anchor, month) };
}

/** The subscription after a change at `now`; the bill that ends a trial is still to be written. */
export function changed(subscription: BookedSubscription, change: Change, now: number): BookedSubscription {
  const { status, quantity: from, pending } = subscription;
  const { quantity = from, isProrated, prorationDate = now } = change;
  // A trial's month costs nothing, and so does each part of it.
  const unitAmount = status === "trialing" ? 0 : PRICE.unitAmount;
  const lines = isProrated ? prorationLines(from, quantity, periodOf(subscription), prorationDate, unitAmount) : [];
  const next = { ...subscription, quantity, pending: [...pending, ...lines] };
  return change.endTrial && status === "trialing" ? { ...next, trialEnd: now, anchor: now, month: 0 } : next;
}

/** The lines of the bill that falls due when the running month, or the trial, is over. */
export function nextLines(subscription: BookedSubscription): Line[] {
  const next = { ...subscription, month: subscription.month + 1 };
  return [...subscription.pending, monthLine(subscription.quantity, periodOf(next))];
}

/** The subscription in the month for which a bill was written, and whether that was paid. */
export function billed(subscription: BookedSubscription, isPaid: boolean): BookedSubscription {
  const { status, month } = subscription;
  const wasBehind = status === "past_due" || status === "unpaid";
  const failed = wasBehind ? ("unpaid" as const) : ("past_due" as const);
  const paid = wasBehind ? status : ("active" as const);
  return { ...subscription, month: month + 1, pending: [], status: isPaid ? paid : failed };
}
