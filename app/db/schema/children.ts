import type { ChildProfile } from "~/domain/child/child";
import type { Columns } from "~/domain/fields";

export interface ChildrenTables {
  children: ChildRow;
  child_drafts: ChildDraftRow;
  consents: ConsentRow;
}

export interface ChildRow extends Columns<ChildProfile> {
  parent_id: string;
  password_hash: string;
  /** The form that added the child: the same form sent twice adds one child. */
  form_id: string | null;
  created_at: number;
}

export interface ChildDraftRow {
  parent_id: string;
  /** JSON: ChildDraft. */
  typed: string;
  updated_at: number;
}

export interface ConsentRow {
  id: string;
  child_id: string;
  parent_id: string;
  kind: string;
  granted: number;
  text_version: string;
  given_at: number;
}
