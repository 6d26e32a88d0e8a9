export interface OperationTables {
  job_leases: JobLeaseRow;
  analytics_events: AnalyticsEventRow;
  support_messages: SupportMessageRow;
}

/** Which server process does a piece of scheduled work. */
export interface JobLeaseRow {
  name: string;
  holder: string;
  until: number;
  last_done_at: number | null;
}

/** A counted event, with nothing personal in it. */
export interface AnalyticsEventRow {
  id: string;
  category: string;
  action: string;
  label: string;
  happened_at: number;
}

/** What a visitor wrote to support. */
export interface SupportMessageRow {
  id: string;
  /** Null when it was written without being logged in. */
  parent_id: string | null;
  email: string;
  message: string;
  /** The form it came with: the same form sent twice is one message. */
  form_id: string;
  /** When it was mailed on; null until then. */
  mailed_at: number | null;
  /** Until when nobody else mails it on, for somebody is at it; null while nobody is. */
  claimed_until: number | null;
  created_at: number;
}
