export interface SubscriptionsTables {
  subscriptions: SubscriptionRow;
  seat_changes: SeatChangeRow;
  payment_events: PaymentEventRow;
}

export interface SubscriptionRow {
  parent_id: string;
  customer_id: string;
  subscription_id: string;
  status: string;
  quantity: number;
  trial_ends_at: number | null;
  period_ends_at: number;
  updated_at: number;
  /** How new the provider's word is: what was told earlier never replaces what was told later. */
  told_at: number;
  /** When the mail about the trial's end was sent, or null. */
  trial_mail_at: number | null;
}

/** A change of the paid seats, written down before the provider is asked and settled after. */
export interface SeatChangeRow {
  id: string;
  parent_id: string;
  subscription_id: string;
  from_quantity: number;
  to_quantity: number;
  state: "pending" | "done" | "undone";
  created_at: number;
}

/** A webhook that was taken: the same one again changes nothing. */
export interface PaymentEventRow {
  id: string;
  subscription_id: string | null;
  taken_at: number;
}
