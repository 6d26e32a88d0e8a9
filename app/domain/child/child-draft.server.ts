import { findChildDraft, keepChildDraft } from "~/db/children";
import { isTooLong, oneLine } from "../text";

const KEPT_MAX = 100;

/** What a parent typed of a new child before going to the checkout; never the password. */
export interface ChildDraft {
  first_name: string;
  grade_level: string;
  username: string;
  collect_usage_data: boolean;
}

export async function childDraftOf(parentId: string): Promise<ChildDraft | null> {
  const row = await findChildDraft(parentId);
  if (!row) return null;
  const { first_name, grade_level, username } = row;
  return { first_name, grade_level, username, collect_usage_data: row.collect_usage_data === 1 };
}

/** Keeps what was typed; what is longer than any field allows is left out. */
export async function keepTypedChild(parentId: string, typed: ChildDraft): Promise<void> {
  await keepChildDraft({
    parent_id: parentId,
    first_name: keepable(typed.first_name),
    grade_level: keepable(typed.grade_level),
    username: keepable(typed.username),
    collect_usage_data: typed.collect_usage_data ? 1 : 0,
    updated_at: Date.now(),
  });
}

function keepable(text: string): string {
  const line = oneLine(text);
  return isTooLong(line, KEPT_MAX) ? "" : line;
}
