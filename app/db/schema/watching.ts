export interface WatchingTables {
  learner_sites: LearnerSiteRow;
  lesson_videos: LessonVideoRow;
  video_progress: VideoProgressRow;
  video_summaries: VideoSummariesRow;
  watched_quarters: WatchedQuarterRow;
  reports: ReportRow;
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
