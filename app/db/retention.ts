import { database } from "./connection";

/** For each kind of row, the moment (UTC milliseconds) before which it is too old to be kept. */
export interface TooOld {
  now: number;
  wrongCodes: number;
  unconfirmedAccount: number;
  childDraft: number;
  planDraft: number;
  planEdits: number;
  undo: number;
  suggestion: number;
  supportMessage: number;
  paymentEvent: number;
  seatChange: number;
  analyticsEvent: number;
  deletedAccount: number;
}

/** Deletes what is expired or too old. What hangs on it goes with it. */
export async function deleteTooOld(before: TooOld): Promise<void> {
  await deleteExpired(before);
  await deleteUnconfirmedAccounts(before.unconfirmedAccount);
  await deleteOldWork(before);
  await deleteOldRecords(before);
}

async function deleteExpired({ now, wrongCodes }: TooOld): Promise<void> {
  const db = database();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("mailed_codes").where("expires_at", "<=", now).execute();
  await db.deleteFrom("reset_grants").where("expires_at", "<=", now).execute();
  await db.deleteFrom("not_me_links").where("expires_at", "<=", now).execute();
  await db.deleteFrom("code_guesses").where("last_wrong_at", "<=", wrongCodes).execute();
  await db.deleteFrom("guess_warnings").where("noticed_at", "<=", wrongCodes).execute();
}

/** Who never answered a code never logged in, so there are no children and no subscription. */
async function deleteUnconfirmedAccounts(before: number): Promise<void> {
  await database()
    .deleteFrom("parents")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("subscriptions").select("status").whereRef("subscriptions.parent_id", "=", "parents.id"))),
    )
    .execute();
}

/** What was typed or made and never became a profile or a plan, and the way back from what did. */
async function deleteOldWork(before: TooOld): Promise<void> {
  const db = database();
  await db.deleteFrom("child_drafts").where("updated_at", "<", before.childDraft).execute();
  await db.deleteFrom("study_plan_drafts").where("updated_at", "<", before.planDraft).execute();
  await db.deleteFrom("study_plan_edits").where("updated_at", "<", before.planEdits).execute();
  await db.deleteFrom("study_plan_generations").where("updated_at", "<", before.planEdits).execute();
  await db.deleteFrom("study_plan_undos").where("created_at", "<", before.undo).execute();
  await db
    .deleteFrom("suggestions")
    .where("created_at", "<", before.suggestion)
    .where("state", "!=", "writing")
    .execute();
}

async function deleteOldRecords(before: TooOld): Promise<void> {
  const db = database();
  await db.deleteFrom("support_messages").where("created_at", "<", before.supportMessage).execute();
  await db.deleteFrom("payment_events").where("taken_at", "<", before.paymentEvent).execute();
  await db
    .deleteFrom("seat_changes")
    .where("created_at", "<", before.seatChange)
    .where("state", "!=", "pending")
    .execute();
  await db.deleteFrom("analytics_events").where("happened_at", "<", before.analyticsEvent).execute();
  await db.deleteFrom("deleted_accounts").where("deleted_at", "<", before.deletedAccount).execute();
}
