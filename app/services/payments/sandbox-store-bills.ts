import type { Database } from "better-sqlite3";
import type { Bill, ChargeLine } from "./payments";

export interface SandboxBill extends Bill {
  billId: string;
  subscriptionId: string;
  status: "paid" | "open";
}

type Row = Omit<SandboxBill, "lines"> & { lines: string };

const OF_CUSTOMER = `
  select bill_id as billId, bills.subscription_id as subscriptionId, due_at as dueAt, total_cents as totalCents, lines,
    bills.status
  from bills join subscriptions using (subscription_id)
  where customer_id = ? order by due_at desc, number desc`;

const INSERT = `
  insert into bills (bill_id, subscription_id, due_at, total_cents, lines, status)
  values (@billId, @subscriptionId, @dueAt, @totalCents, @lines, @status)`;

/** Bills, and the lines that wait for the next one. */
export function billQueries(database: Database) {
  const ofCustomer = database.prepare<[string], Row>(OF_CUSTOMER);
  const insert = database.prepare<[Row]>(INSERT);
  const pay = database.prepare<[string]>("update bills set status = 'paid' where subscription_id = ?");
  const pending = database
    .prepare<[string], string>("select line from pending_lines where subscription_id = ? order by number")
    .pluck();
  const addPending = database.prepare<[string, string]>(
    "insert into pending_lines (subscription_id, line) values (?, ?)",
  );
  const dropPending = database.prepare<[string]>("delete from pending_lines where subscription_id = ?");
  return {
    /** Newest first. */
    billsOf: (customerId: string): SandboxBill[] =>
      ofCustomer.all(customerId).map((row) => ({ ...row, lines: JSON.parse(row.lines) as ChargeLine[] })),
    addBill: (bill: SandboxBill) => void insert.run({ ...bill, lines: JSON.stringify(bill.lines) }),
    payBills: (subscriptionId: string) => void pay.run(subscriptionId),
    pendingLines: (subscriptionId: string): ChargeLine[] =>
      pending.all(subscriptionId).map((line) => JSON.parse(line) as ChargeLine),
    addPendingLine: (subscriptionId: string, line: ChargeLine) =>
      void addPending.run(subscriptionId, JSON.stringify(line)),
    dropPendingLines: (subscriptionId: string) => void dropPending.run(subscriptionId),
  };
}
