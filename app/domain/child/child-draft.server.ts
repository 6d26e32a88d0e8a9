import { findChildDraft, keepChildDraft } from "~/db/children";
import { isTooLong, oneLine } from "../text";
import type { ChildDraftFields } from "./child";

const KEPT_MAX = 100;

/** What a parent typed of a new child before going to the checkout; never the password. A newer field is not in it. */
export interface ChildDraft extends Partial<Record<ChildDraftFields, string>> {
  collect_usage_data: boolean;
}

export async function childDraftOf(parentId: string): Promise<ChildDraft | null> {
  const row = await findChildDraft(parentId);
  return row ? (JSON.parse(row.typed) as ChildDraft) : null;
}

/** Keeps what was typed; what is longer than any field allows is left out. */
export async function keepTypedChild(parentId: string, typed: ChildDraft): Promise<void> {
  const fields = Object.entries(typed) as [string, string | boolean][];
  const kept = fields.map(([name, value]) => [name, keepable(value)]);
  await keepChildDraft({
    parent_id: parentId,
    typed: JSON.stringify(Object.fromEntries(kept)),
    updated_at: Date.now(),
  });
}

function keepable(value: string | boolean): string | boolean {
  if (typeof value === "boolean") return value;
  const line = oneLine(value);
  return isTooLong(line, KEPT_MAX) ? "" : line;
}
