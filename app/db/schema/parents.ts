export interface ParentsTables {
  parents: ParentRow;
  sessions: SessionRow;
  weekly_mails: WeeklyMailRow;
  deleted_accounts: DeletedAccountRow;
}

export interface ParentRow {
  id: string;
  email: string;
  /** Empty after a change of it that was not the parent's: no password fits until another is chosen by mail. */
  password_hash: string;
  name: string;
  user_type: string;
  /** When the first code was answered; null until then. */
  confirmed_at: number | null;
  /** Counts every change to the family, in the same transaction. */
  family_version: number;
  created_at: number;
  /** As the IANA database names it, or null while it is not known. */
  time_zone: string | null;
  weekly_mail: number;
  /** What the mail's link to unsubscribe carries; null until the first mail. */
  weekly_mail_token: string | null;
}

export interface SessionRow {
  id_hash: string;
  parent_id: string;
  user_agent: string;
  created_at: number;
  expires_at: number;
}

/** A weekly mail that was sent: each week has one. */
export interface WeeklyMailRow {
  parent_id: string;
  /** Like 2026-W47. */
  week: string;
  sent_at: number;
}

/** An account that is gone: a checkout of its own that is paid later must not start a subscription. */
export interface DeletedAccountRow {
  parent_id_hash: string;
  deleted_at: number;
}
