import type { ExpressionBuilder } from "kysely";
import { database } from "./connection";
import type { Schema } from "./schema";

/** What the rows of a table belong to, through which they are some family's. */
type Owner = "parent itself" | "parent" | "child itself" | "child" | "plan" | "subscription" | "parent or email";

/** The family that a row is of, or one child of it. */
export interface RowsOf {
  parentId: string;
  email: string;
  childId: string | null;
}

export type TableName = keyof Schema;

/**
 * Whose the rows of each table are; null where nobody's: they hold nothing that leads to a family. What a parent
 * downloads is read by this list, so a new table has its line here.
 */
export const OWNERS: Record<TableName, Owner | null> = {
  parents: "parent itself",
  sessions: "parent",
  mailed_codes: null,
  code_guesses: null,
  guess_warnings: "parent",
  reset_grants: null,
  not_me_links: "parent",
  children: "child itself",
  child_drafts: "parent",
  consents: "child",
  subscriptions: "parent",
  seat_changes: "parent",
  payment_events: "subscription",
  analytics_events: null,
  study_plans: "child",
  study_plan_drafts: "child",
  study_plan_edits: "plan",
  study_plan_generations: "plan",
  study_plan_undos: "plan",
  suggestions: null,
  suggestion_lines: null,
  suggestion_writers: null,
  learner_sites: null,
  lesson_videos: "plan",
  video_progress: "plan",
  video_summaries: "plan",
  watched_quarters: "child",
  reports: "child",
  job_leases: null,
  weekly_mails: "parent",
  support_messages: "parent or email",
  deleted_accounts: null,
};

const OF_A_CHILD: readonly (Owner | null)[] = ["child itself", "child", "plan"];

/** The tables with rows of a family, or of one child. */
export function tablesOf({ childId }: RowsOf): TableName[] {
  const names = Object.keys(OWNERS) as TableName[];
  return names.filter((name) => OWNERS[name] !== null && (childId === null || OF_A_CHILD.includes(OWNERS[name])));
}

/** The rows of one table that are of a family, or of one child, in no order. */
export function rowsOf(table: TableName, whose: RowsOf): Promise<Record<string, unknown>[]> {
  // The columns that say whose a row is have the same names in every table of the same owner.
  return database()
    .selectFrom(table as "support_messages")
    .selectAll()
    .where((row) => belongsTo(row as never, OWNERS[table], whose))
    .execute();
}

/** Any table's columns by which a row is somebody's. */
interface Owned {
  rows: { id: string; parent_id: string; child_id: string; plan_id: string; subscription_id: string; email: string };
}

function belongsTo(row: ExpressionBuilder<Owned, "rows">, owner: Owner | null, whose: RowsOf) {
  const { parentId, email, childId } = whose;
  switch (owner) {
    case "parent itself":
      return row("id", "=", parentId);
    case "parent":
      return row("parent_id", "=", parentId);
    case "parent or email":
      return row.or([
        row("parent_id", "=", parentId),
        row.and([row("parent_id", "is", null), row("email", "=", email)]),
      ]);
    case "child itself":
      return row("id", "in", childIds(parentId, childId));
    case "child":
      return row("child_id", "in", childIds(parentId, childId));
    case "plan":
      return row("plan_id", "in", planIds(parentId, childId));
    case "subscription":
      return row("subscription_id", "in", subscriptionIds(parentId));
    default:
      return row.lit(false);
  }
}

function childIds(parentId: string, childId: string | null) {
  const children = database().selectFrom("children").select("id").where("parent_id", "=", parentId);
  return childId === null ? children : children.where("id", "=", childId);
}

function planIds(parentId: string, childId: string | null) {
  return database().selectFrom("study_plans").select("id").where("child_id", "in", childIds(parentId, childId));
}

/** The parent's subscription, and earlier ones that seats were changed of. */
function subscriptionIds(parentId: string) {
  const current = database().selectFrom("subscriptions").select("subscription_id").where("parent_id", "=", parentId);
  const changed = database().selectFrom("seat_changes").select("subscription_id").where("parent_id", "=", parentId);
  return current.union(changed);
}

/**
 * Deletes every row of a family, in one transaction with whatever the caller does. What hangs on the parent, the
 * children and the plans goes with them; `subscriptionIds` are those there were, beside the one that is known.
 */
export async function deleteFamily({ parentId, email, subscriptionIds: earlier }: DeletedFamily): Promise<void> {
  const events = database().deleteFrom("payment_events");
  await events.where("subscription_id", "in", subscriptionIds(parentId)).execute();
  if (earlier.length > 0) await events.where("subscription_id", "in", earlier).execute();
  const messages = database().deleteFrom("support_messages");
  await messages.where("email", "=", email).where("parent_id", "is", null).execute();
  await database().deleteFrom("parents").where("id", "=", parentId).execute();
}

interface DeletedFamily {
  parentId: string;
  email: string;
  subscriptionIds: string[];
}
