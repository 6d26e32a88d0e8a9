/** Every number of the specification's section 9 and of the product decisions, once. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PRICE_TYPE = "monthly_standard";
/** US cents a month for one child's seat. */
export const PRICE_PER_SEAT_CENTS = 499;
export const TRIAL_CHILDREN = 2;
/** How long before a trial's end the parent is told by mail, in milliseconds. */
export const TRIAL_MAIL_BEFORE_MS = 3 * DAY;
/** Wait before the parent is taken to the hosted checkout, in milliseconds. */
export const CHECKOUT_REDIRECT_DELAY_MS = 5 * SECOND;
/** How long a call waits for an answer, in milliseconds. */
export const CALL_TIMEOUT_MS = 20 * SECOND;

export const LESSONS_MIN = 3;
export const LESSONS_MAX = 8;
export const LESSONS_DEFAULT = 5;
/** The suggestion counter runs from 0 to one less than this. */
export const NONSE_COUNT = 5;

/** Suggestions that one parent may have a language model write in a day. */
export const SUGGESTIONS_PER_DAY = 200;
export const SUGGESTIONS_WINDOW_MS = DAY;
/** How often an engine is asked for the same line before it has failed. */
export const SUGGESTION_LINE_TRIES = 3;
/** How long a suggestion that nobody waits for any more is still written. */
export const SUGGESTION_ABANDONED_MS = 20 * SECOND;
/** How often a server process says that it still writes, and after how long a silence another takes over. */
export const SUGGESTION_WRITER_BEAT_MS = 2 * SECOND;
export const SUGGESTION_WRITER_DEAD_MS = 8 * SECOND;
/** How long a suggestion waits, at most, for the line that another beside it may be about to say as well. */
export const OTHER_SUGGESTION_PATIENCE_MS = 2 * SECOND;
/** How often lines that another server process writes are looked for. */
export const SUGGESTION_POLL_MS = 200;

/** Study plans of a child that are shown at once. */
export const PLANS_A_PAGE = 40;
/** Days of 'Recent activities' that are shown at once in the longer windows. */
export const ACTIVITY_PAGE_DAYS = 30;
/** How long a server process holds a scheduled job without a sign of life, and how often it gives one. */
export const JOB_LEASE_MS = MINUTE;
export const JOB_LEASE_BEAT_MS = 15 * SECOND;
/** How far the clocks of servers may be apart, or one be set back, without a job being run twice. */
export const CLOCKS_APART_MS = HOUR;
/** A time so far ahead was noted by a clock that was set back since. */
export const CLOCK_SET_BACK_MS = MINUTE;
/** From this hour of Monday on, for a day, the weekly mail is sent: the hour is the parent's. */
export const WEEKLY_MAIL_HOUR = 7;

export const SUBJECT_MAX = 30;
export const GOAL_MAX = 120;
export const PREVIOUS_KNOWLEDGE_MAX = 120;
export const NEEDS_MAX = 120;
export const EMOJI_MAX = 2;
/** The description from which a new lesson is suggested. */
export const NEW_LESSON_MAX = 120;
export const LESSON_TITLE_MAX = 120;
export const LESSON_EXPLANATION_MAX = 500;
export const TOPIC_TITLE_MAX = 120;
export const TOPICS_PER_LESSON_MAX = 12;
export const LESSONS_STORED_MAX = 24;
/** What a lesson has beside its topics. */
export const LESSON_ACTIVITY_MAX = 500;
export const LESSON_QUESTION_MAX = 200;
export const LESSON_ANSWER_MAX = 400;
export const LESSON_MINUTES_MAX = 600;
export const LESSON_MATERIAL_MAX = 80;
export const MATERIALS_PER_LESSON_MAX = 20;
export const LESSON_SAFETY_MAX = 200;
export const SAFETY_LINES_PER_LESSON_MAX = 12;
/** How long a plan waits, at most, for a language model's activities before it is saved without them. */
export const LESSON_DETAILS_PATIENCE_MS = 2 * SECOND;
/** The same where lessons are being shown as they are written. */
export const SHOWN_LESSON_DETAILS_PATIENCE_MS = 8 * SECOND;
/** Videos of a lesson, by its topics. */
export const VIDEOS_PER_LESSON_MIN = 2;
export const VIDEOS_PER_LESSON_MAX = 4;
/** How long a save waits for the catalogue of videos before it takes the built-in ones. */
export const VIDEOS_PATIENCE_MS = 8 * SECOND;
/** Plans of one child that one call puts in order. */
export const PLANS_ORDERED_MAX = 1000;
/** Steps that can be undone, of one plan and one editor. */
export const UNDOS_KEPT = 200;
/** A goal longer than this is cut in the plan table on small screens. */
export const GOAL_DISPLAY_CUT = 60;

export const EMAIL_MAX = 254;
export const DISPLAY_NAME_MAX = 60;
export const PARENT_PASSWORD_MIN = 8;
export const PARENT_PASSWORD_MAX = 128;
export const CHILD_PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const FIRST_NAME_MAX = 40;
export const GRADE_LEVEL_MAX = 30;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 10 * MINUTE;
export const CODE_TRIES = 5;
export const CODE_RESEND_WAIT_MS = 30 * SECOND;
/** Characters of the server's own secret. */
export const SECRET_MIN = 32;
/** Codes of one account that are good at the same time: the newest ones. */
export const CODES_OPEN = 3;
/** Wrong codes of one account until each further one waits, twice as long each time; a day without one starts afresh. */
export const WRONG_CODES_FREE = 10;
export const WRONG_CODE_WAIT_MS = MINUTE;
export const WRONG_CODE_WAIT_MAX_MS = 6 * HOUR;
export const WRONG_CODES_FORGOTTEN_MS = DAY;
/** How long the link in the mail about a changed password can be used. */
export const NOT_ME_LIFETIME_MS = 7 * DAY;
export const SESSION_LIFETIME_MS = 30 * DAY;
/** How long a browser remembers which account it served last: beyond the end of its session, however that ended. */
export const LAST_ACCOUNT_LIFETIME_MS = 60 * DAY;
/** How long a sample study plan that a visitor picked waits for the wizard. */
export const SAMPLE_LIFETIME_MS = 30 * DAY;

/** Tries at passwords and codes that an account may have within the window, and an address over all accounts. */
export const ATTEMPTS_PER_ACCOUNT = 10;
export const ATTEMPTS_PER_ADDRESS = 50;
export const ATTEMPTS_WINDOW_MS = 15 * MINUTE;
/** Accounts one address may create within the window. */
export const SIGNUPS_PER_ADDRESS = 20;
export const SIGNUPS_WINDOW_MS = HOUR;

/**
 * Networks around the one that a visitor comes from have so many times its allowance together, by how many bits their
 * addresses share: a /24 of version 4; a /56 and a /48 of version 6, which one customer may hold.
 */
export const NEIGHBORHOOD_FACTORS = { 24: 8, 56: 4, 48: 16 } as const;

/** Passwords that one server hashes at once, and how many more wait for that: at 25 to 50 ms each, well below a second. */
export const HASHES_AT_ONCE = 2;
export const HASHES_WAITING = 24;
/** Requests that may change something and are worked on at the same time. */
export const CHANGES_AT_ONCE = 64;
export const SERVER_BUSY_RETRY_SECONDS = 5;

/** After how long a visitor who comes while Minnow is being worked on may try again. */
export const MAINTENANCE_RETRY_SECONDS = 5 * 60;

/** The largest body a form or call may send, in bytes. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Fields that a page's form may post: the editor asks of each topic of two whole plans which lesson it is to go to. */
export const FORM_FIELDS_MAX = 2 * LESSONS_STORED_MAX * TOPICS_PER_LESSON_MAX + 50;
/** The longest name of a field: that of the longest id, with what is said of it. */
export const FORM_FIELD_NAME_MAX = 100;
/** How deep the objects and lists of a call's JSON may stand in each other, and how many values they may hold. */
export const JSON_DEPTH_MAX = 20;
export const JSON_VALUES_MAX = 25_000;

/** From this progress on a video counts as completed. */
export const COMPLETED_PROGRESS = 0.9;
/** Days of the history: the window at first, and the longest that one call takes. */
export const HISTORY_DAYS = 7;
export const HISTORY_DAYS_MAX = 366;

/** Reports that one call takes. */
export const REPORTS_PER_CALL = 100;
/** The longest watching that one report tells of, in seconds. */
export const REPORT_SECONDS_MAX = 4 * 60 * 60;
/** How far a learner site's clock may be ahead, and how old a report may be: so long the ids of reports are kept. */
export const REPORT_AHEAD_MS = 5 * MINUTE;
export const REPORT_AGE_MAX_MS = 90 * DAY;
export const REPORT_ID_MAX = 100;
export const SUMMARIES_PER_VIDEO_MAX = 20;
export const SUMMARY_TITLE_MAX = 120;
export const SUMMARY_EXPLANATION_MAX = 1000;
/** Calls that one learner site may make within the window. */
export const LEARNER_CALLS = 3000;
export const LEARNER_CALLS_WINDOW_MS = MINUTE;
/** Wrong passwords of all children together that one learner site may send within ATTEMPTS_WINDOW_MS. */
export const LEARNER_SITE_WRONG_LOGINS = 1000;
export const LEARNER_SITE_NAME_MAX = 60;

/** Codes to reset a password that one account is mailed within the window, and one address asks for. */
export const RESETS_PER_ACCOUNT = 5;
export const RESETS_PER_ADDRESS = 20;
export const RESETS_WINDOW_MS = HOUR;

/** What is written to support: its length, and how much of it one account and one address send within the window. */
export const SUPPORT_MESSAGE_MAX = 4000;
export const SUPPORT_MESSAGES_PER_ACCOUNT = 5;
export const SUPPORT_MESSAGES_PER_ADDRESS = 10;
export const SUPPORT_WINDOW_MS = HOUR;
/** How long one server has to mail a message to support on, before another may. */
export const SUPPORT_CLAIM_MS = MINUTE;

/** A form that came without a session: how long what was typed is kept for after the login, and how much of it. */
export const KEPT_FORM_LIFETIME_MS = HOUR;
export const KEPT_FORM_MAX_BYTES = 4000;

export const DAY_MS = DAY;
/** How long things are kept, in days; the privacy page says so, and a job of each hour sees to it. */
export const DAYS_KEPT = {
  /** An account whose e-mail address was never confirmed by a code. */
  unconfirmedAccount: 30,
  /** What was typed of a child who was not added. */
  childDraft: 30,
  /** What was answered in the wizard of a plan that was never finished. */
  planDraft: 180,
  /** Changes in the plan editor that were never saved, and what was asked of suggestions there. */
  planEdits: 90,
  /** Steps of a plan that can be undone. */
  undo: 30,
  suggestion: 30,
  supportMessage: 365,
  paymentEvent: 90,
  /** Changes of the paid seats that are settled. */
  seatChange: 365,
  analyticsEvent: 365,
  /** That an account is gone. */
  deletedAccount: 30,
} as const;
