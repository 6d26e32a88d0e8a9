export interface ChildrenTables {
  children: ChildRow;
  child_drafts: ChildDraftRow;
  consents: ConsentRow;
}

export interface ChildRow {
  id: string;
  parent_id: string;
  username: string;
  first_name: string;
  grade_level: string;
  password_hash: string;
  picture_url: string;
  parent_consent: number;
  collect_usage_data: number;
  /** The form that added the child: the same form sent twice adds one child. */
  form_id: string | null;
  created_at: number;
}

export interface ChildDraftRow {
  parent_id: string;
  first_name: string;
  grade_level: string;
  username: string;
  collect_usage_data: number;
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
