import type { AboutEvent, SecurityEvent, SecurityEventReport } from "./auth/security-events";
import {
  LESSONS_STORED_MAX,
  MAINTENANCE_RETRY_SECONDS,
  SERVER_BUSY_RETRY_SECONDS,
  TOPICS_PER_LESSON_MAX,
} from "./limits";
import { messages } from "./messages";

/** A rule said no. `code` is what the JSON calls answer, `message` what a parent reads, `field` where it belongs. */
export class ProductError extends Error {
  /** The security events that this refusal is: whoever turns it into an answer emits them. */
  readonly securityEvents: SecurityEventReport[] = [];

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = new.target.name;
  }

  /** Says that this refusal is a security event. */
  asSecurityEvent(event: SecurityEvent, about: AboutEvent = {}): this {
    this.securityEvents.push({ event, about });
    return this;
  }
}

export class UsernameTaken extends ProductError {
  constructor() {
    super("username_already_exists", messages.usernameAlreadyExists, "username");
  }
}

export class EmailTaken extends ProductError {
  constructor() {
    super("email_already_in_use", messages.emailAlreadyInUse, "email");
  }
}

export class InvalidCredential extends ProductError {
  constructor() {
    super("invalid_credential", messages.invalidCredential, "password");
  }
}

export class InvalidCode extends ProductError {
  constructor() {
    super("invalid_code", messages.invalidCode, "token");
  }
}

export class IncorrectOldPassword extends ProductError {
  constructor() {
    super("incorrect_old_password", messages.incorrectOldPassword, "old_password");
  }
}

/** The password that was asked for again is a wrong one. */
export class IncorrectPassword extends ProductError {
  constructor() {
    super("incorrect_password", messages.incorrectPassword, "password");
  }
}

/** A new password was chosen too late, or a second time. */
export class ResetExpired extends ProductError {
  constructor() {
    super("reset_expired", messages.resetExpired);
  }
}

/** Signed in, but not allowed: another family's child, or a subscription action is pending. */
export class NotAuthorized extends ProductError {
  constructor() {
    super("not_authorized", messages.notAuthorized);
  }
}

/** Minnow is being worked on. */
export class UnderMaintenance extends ProductError {
  constructor() {
    super("under_maintenance", messages.underMaintenance);
  }

  readonly retryAfterSeconds = MAINTENANCE_RETRY_SECONDS;
}

/** More passwords wait to be hashed than this server gets done in a moment. */
export class ServerBusy extends ProductError {
  constructor() {
    super("server_busy", messages.serverBusy);
  }

  readonly retryAfterSeconds = SERVER_BUSY_RETRY_SECONDS;
}

/** The database does not answer; its own error is the cause. */
export class DatabaseUnavailable extends ProductError {
  readonly service = "database";

  constructor(override readonly cause: unknown) {
    super("database_unavailable", messages.generic);
  }
}

/** The call came from a country that is not served. */
export class RegionNotServed extends ProductError {
  constructor() {
    super("region_not_served", messages.regionNotServed);
  }
}

export class NotFound extends ProductError {
  constructor(what: string) {
    super("not_found", `This ${what} does not exist.`);
  }
}

export class ConsentMissing extends ProductError {
  constructor() {
    super("consent_required", messages.consentRequired, "parent_consent");
  }
}

export class ChargeNotAgreed extends ProductError {
  constructor() {
    super("charge_not_agreed", messages.chargeNotAgreed, "agree_to_charge");
  }
}

/** Another change of the family's seats is under way: one after the other. */
export class SeatChangeUnderWay extends ProductError {
  constructor() {
    super("seat_change_under_way", messages.seatChangeUnderWay);
  }
}

/** The charge is not the one agreed to: it has to be looked at again. */
export class ChargeChanged extends ProductError {
  constructor() {
    super("charge_changed", messages.chargeChanged, "agree_to_charge");
  }
}

/** The plan was saved elsewhere since the version that was changed: both are there, and one has to be chosen. */
export class VersionConflict extends ProductError {
  constructor() {
    super("version_conflict", messages.planChangedElsewhere);
  }
}

/** A plan is saved over by a call that does not say which version it changed. */
export class VersionMissing extends ProductError {
  constructor() {
    super("validation_failed", messages.planVersionMissing, "study_plan.version");
  }
}

/** Archived plans are read-only (section 4). */
export class PlanArchived extends ProductError {
  constructor() {
    super("plan_archived", messages.planArchived);
  }
}

/** The next lesson opens when the videos of this one are watched (section 4). */
export class VideosNotWatched extends ProductError {
  constructor() {
    super("videos_not_watched", messages.videosNotWatched);
  }
}

/** The plan has no such lesson, or the lesson no such topic. */
export class PositionOutOfRange extends ProductError {
  constructor(isLesson: boolean) {
    super("validation_failed", messages.positionOutOfRange, isLesson ? "lesson_index" : "topic_index");
  }
}

/** What is to be changed or moved, or where it is to go, was removed meanwhile. */
export class PlanPartGone extends ProductError {
  constructor(what: "lesson" | "topic" | "suggested plan") {
    super("plan_part_gone", `That ${what} is no longer there.`);
  }
}

export class PlanFull extends ProductError {
  constructor() {
    super("plan_full", `A plan has at most ${LESSONS_STORED_MAX} lessons.`);
  }
}

export class LessonFull extends ProductError {
  constructor() {
    super("lesson_full", `A lesson has at most ${TOPICS_PER_LESSON_MAX} topics.`);
  }
}

export class PlanEmpty extends ProductError {
  constructor() {
    super("plan_empty", messages.planEmpty);
  }
}

/** A suggestion is not written on now, though nothing failed: the server ends, or nobody waited for it. */
export class SuggestionInterrupted extends ProductError {
  constructor() {
    super("suggestion_interrupted", messages.suggestionInterrupted);
  }
}

/** What is asked for is not for children. `needsHelp`: it is about harm to oneself or abuse, and names whom to call. */
export class UnsuitableRequest extends ProductError {
  constructor(readonly needsHelp = false) {
    super("unsuitable_request", needsHelp ? messages.helpIsThere : messages.unsuitableRequest);
  }
}

/** Too many tries. `retryAfterSeconds` is when the next one is allowed. */
export class TooManyAttempts extends ProductError {
  constructor(readonly retryAfterSeconds: number) {
    super("too_many_attempts", messages.tooManyAttempts);
  }
}

/** The day's suggestions of the language model are used up. */
export class TooManySuggestions extends ProductError {
  constructor(readonly retryAfterSeconds: number) {
    super("too_many_suggestions", messages.tooManySuggestions);
  }
}

/** A code was sent less than 30 seconds ago. */
export class ResendTooSoon extends ProductError {
  constructor(readonly retryAfterSeconds: number) {
    super("resend_too_soon", messages.resendFailed);
  }
}

/** A service outside (mail, payments, suggestions) failed; its own error is the cause. */
export class ServiceFailed extends ProductError {
  constructor(
    readonly service: "mail" | "payments" | "suggestions",
    message: string,
    override readonly cause?: unknown,
  ) {
    super(`${service}_failed`, message);
  }
}

/** A call of the learner API without the key of a learner site, or with one that is wrong or revoked. */
export class InvalidKey extends ProductError {
  constructor() {
    super("invalid_key", messages.invalidKey);
  }
}

/** More reports than one call takes. */
export class TooManyReports extends ProductError {
  constructor() {
    super("too_many_reports", messages.tooManyReports);
  }
}
