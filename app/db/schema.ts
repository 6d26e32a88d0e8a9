import type { ChildProfile } from "~/domain/child/child";
import type { Columns } from "~/domain/fields";
import type { StudyPlan } from "~/domain/study-plan/study-plan";

/**
 * The tables. Times are UTC milliseconds, ids random text with a prefix, booleans 0 or 1, JSON is text.
 */
export interface Schema {
  parents: ParentRow;
  sessions: SessionRow;
  mailed_codes: MailedCodeRow;
  code_guesses: CodeGuessesRow;
  guess_warnings: GuessWarningRow;
  reset_grants: ResetGrantRow;
  not_me_links: NotMeLinkRow;
  children: ChildRow;
  child_drafts: ChildDraftRow;
  consents: ConsentRow;
  subscriptions: SubscriptionRow;
  seat_changes: SeatChangeRow;
  payment_events: PaymentEventRow;
  analytics_events: AnalyticsEventRow;
  study_plans: StudyPlanRow;
  study_plan_drafts: StudyPlanDraftRow;
  study_plan_edits: StudyPlanEditsRow;
  study_plan_wishes: StudyPlanWishRow;
  study_plan_undos: StudyPlanUndoRow;
  suggestions: SuggestionRow;
  suggestion_lines: SuggestionLineRow;
  suggestion_writers: SuggestionWriterRow;
  learner_sites: LearnerSiteRow;
  lesson_videos: LessonVideoRow;
  video_progress: VideoProgressRow;
  video_summaries: VideoSummariesRow;
  watched_quarters: WatchedQuarterRow;
  reports: ReportRow;
  job_leases: JobLeaseRow;
  weekly_mails: WeeklyMailRow;
  support_messages: SupportMessageRow;
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

/**
 * A code that was mailed, to log in with or to choose a new password. The latter is kept for every address that was
 * typed, with an account or without, so that neither words nor time tell which it is.
 */
export interface MailedCodeRow {
  /** Of the e-mail address and of what the code is for: the address itself is not kept. */
  account_hash: string;
  code_hash: string;
  /** Wrong codes that were given while this one was open. */
  tries: number;
  sent_at: number;
  expires_at: number;
}

/** How often wrong codes were given for an address, with an account or without. */
export interface CodeGuessesRow {
  account_hash: string;
  wrong_count: number;
  last_wrong_at: number;
}

/** Codes of this parent were guessed: a mail says so, once a day. */
export interface GuessWarningRow {
  parent_id: string;
  noticed_at: number;
  /** Null until it is sent. */
  mailed_at: number | null;
}

/** What the answered code was exchanged for: whoever holds it may choose a new password, once. */
export interface ResetGrantRow {
  account_hash: string;
  grant_hash: string;
  expires_at: number;
}

/** The link in the mail about a changed password, with which the parent says "that was not me". */
export interface NotMeLinkRow {
  token_hash: string;
  parent_id: string;
  /** Null while nobody said so. */
  used_at: number | null;
  expires_at: number;
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

export interface SubscriptionRow {
  parent_id: string;
  customer_id: string;
  subscription_id: string;
  status: string;
  quantity: number;
  trial_ends_at: number | null;
  period_ends_at: number;
  updated_at: number;
  /** How new the provider's word is: what was told earlier never replaces what was told later. */
  told_at: number;
  /** When the mail about the trial's end was sent, or null. */
  trial_mail_at: number | null;
}

/** A change of the paid seats, written down before the provider is asked and settled after. */
export interface SeatChangeRow {
  id: string;
  parent_id: string;
  subscription_id: string;
  from_quantity: number;
  to_quantity: number;
  state: "pending" | "done" | "undone";
  created_at: number;
}

/** A webhook that was taken: the same one again changes nothing. */
export interface PaymentEventRow {
  id: string;
  subscription_id: string | null;
  taken_at: number;
}

/** A counted event, with nothing personal in it. */
export interface AnalyticsEventRow {
  id: string;
  category: string;
  action: string;
  label: string;
  happened_at: number;
}

export interface StudyPlanRow extends Columns<StudyPlan> {
  parent_id: string;
  child_id: string;
  display_order: number;
  created_at: number;
  updated_at: number;
}

export interface StudyPlanDraftRow {
  child_id: string;
  /** Becomes the plan's id when the wizard is finished. */
  id: string;
  /** JSON: WizardAnswers. */
  answers: string;
  updated_at: number;
}

/** A plan as one editor left it, not saved yet. */
export interface StudyPlanEditsRow {
  plan_id: string;
  /** The hash of the session that edits. */
  editor: string;
  /** The version that is edited. */
  base_version: number;
  /** JSON: EditedPlan. */
  edited: string;
  updated_at: number;
}

/** What an editor asked of suggestions last, and what became of it. */
export interface StudyPlanWishRow {
  plan_id: string;
  /** The hash of the session that edits. */
  editor: string;
  /** JSON: the wish, and what was generated last. */
  wish: string;
  updated_at: number;
}

/** A step of the plan editor that can be undone. */
export interface StudyPlanUndoRow {
  id: string;
  plan_id: string;
  /** Whose step it is while it is not saved; empty when it is saved, for then anyone can undo it. */
  editor: string;
  /** The newest has the highest. */
  position: number;
  /** The version that holds the step, or that the step was taken from. */
  base_version: number;
  /** In words. */
  what: string;
  /** JSON: EditedPlan, as it was before the step. */
  before: string;
  created_at: number;
}

/** A suggestion; its lines have rows of their own. */
export interface SuggestionRow {
  id: string;
  kind: string;
  provider: string;
  /** Only a writer's lines are added while it is "writing"; "done" and "refused" are final. */
  state: "waiting" | "writing" | "failed" | "done" | "refused";
  /** The server process that writes it, or null. */
  writer: string | null;
  /** When a reader in another server process last asked for more. */
  followed_at: number;
  created_at: number;
}

export interface SuggestionLineRow {
  suggestion_id: string;
  position: number;
  line: string;
}

/** A server process that writes suggestions; one that no longer beats has died. */
export interface SuggestionWriterRow {
  id: string;
  beat_at: number;
}

/** A site on which children learn, and which reports what they watch. */
export interface LearnerSiteRow {
  id: string;
  name: string;
  key_hash: string;
  created_at: number;
  revoked_at: number | null;
}

/** A video of a lesson, as the catalogue told it when it was chosen. */
export interface LessonVideoRow {
  plan_id: string;
  lesson_id: string;
  video_id: string;
  /** Its place in the lesson, from 0. */
  position: number;
  title: string;
  channel_name: string;
  /** A path of this site. */
  thumbnail: string;
  /** How long it is. */
  seconds: number;
  added_at: number;
  /** When it left the lesson, or the lesson the plan, or null. The row stays, for the history still names it. */
  removed_at: number | null;
  /** The lesson's title when it left the plan, or null while it is in it. */
  lesson_title: string | null;
}

/** How far a video was watched: the furthest ever. */
export interface VideoProgressRow {
  plan_id: string;
  lesson_id: string;
  video_id: string;
  /** In thousandths. */
  progress: number;
  is_completed: number;
  /** JSON: [quarter, progress][], in which quarter each further progress was made; both only rise. */
  steps: string;
}

export interface VideoSummariesRow {
  plan_id: string;
  lesson_id: string;
  video_id: string;
  /** JSON: VideoSummary[]. */
  summaries: string;
  watched_at: number;
}

/**
 * What a child watched of a video in one quarter of an hour, counted from the start of 1970 in UTC. Midnight falls
 * between two quarters in every time zone of today.
 */
export interface WatchedQuarterRow {
  child_id: string;
  quarter: number;
  plan_id: string;
  lesson_id: string;
  video_id: string;
  seconds: number;
}

/** A report that was taken: the same one again changes nothing. */
export interface ReportRow {
  child_id: string;
  report_id: string;
  taken_at: number;
}

/** Which server process does a piece of scheduled work. */
export interface JobLeaseRow {
  name: string;
  holder: string;
  until: number;
  last_done_at: number | null;
}

/** A weekly mail that was sent: each week has one. */
export interface WeeklyMailRow {
  parent_id: string;
  /** Like 2026-W47. */
  week: string;
  sent_at: number;
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

/** An account that is gone: a checkout of its own that is paid later must not start a subscription. */
export interface DeletedAccountRow {
  parent_id_hash: string;
  deleted_at: number;
}
