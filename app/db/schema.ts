import type { ChildrenTables } from "./schema/children";
import type { MailedCodesTables } from "./schema/mailed-codes";
import type { OperationTables } from "./schema/operation";
import type { ParentsTables } from "./schema/parents";
import type { StudyPlansTables } from "./schema/study-plans";
import type { SubscriptionsTables } from "./schema/subscriptions";
import type { SuggestionsTables } from "./schema/suggestions";
import type { WatchingTables } from "./schema/watching";

export type * from "./schema/children";
export type * from "./schema/mailed-codes";
export type * from "./schema/operation";
export type * from "./schema/parents";
export type * from "./schema/study-plans";
export type * from "./schema/subscriptions";
export type * from "./schema/suggestions";
export type * from "./schema/watching";

/**
 * All tables, each noun's in a file of its own. Times are UTC milliseconds, ids random text with a prefix, booleans 0 or 1, JSON is text.
 */
export interface Schema
  extends
    ParentsTables,
    MailedCodesTables,
    ChildrenTables,
    SubscriptionsTables,
    StudyPlansTables,
    SuggestionsTables,
    WatchingTables,
    OperationTables {}
