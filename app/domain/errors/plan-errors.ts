import { LESSONS_STORED_MAX, TOPICS_PER_LESSON_MAX } from "../limits";
import { messages } from "../messages";
import { ProductError } from "./product-error";
import { ValidationFailed } from "./request-errors";

/** The plan was saved elsewhere since the version that was changed: both are there, and one has to be chosen. */
export class VersionConflict extends ProductError {
  static override readonly code = "version_conflict";
  static override readonly status = 409;

  constructor() {
    super(messages.planChangedElsewhere);
  }
}

/** A plan is saved over by a call that does not say which version it changed. */
export class VersionMissing extends ValidationFailed {
  constructor() {
    super(messages.planVersionMissing, "study_plan.version");
  }
}

/** Archived plans are read-only (section 4). */
export class PlanArchived extends ProductError {
  static override readonly code = "plan_archived";
  static override readonly status = 409;

  constructor() {
    super(messages.planArchived);
  }
}

/** What is to be changed or moved, or where it is to go, was removed meanwhile. */
export class PlanPartGone extends ProductError {
  static override readonly code = "plan_part_gone";
  static override readonly status = 409;

  constructor(what: "lesson" | "topic" | "suggested plan") {
    super(`That ${what} is no longer there.`);
  }
}

export class PlanFull extends ProductError {
  static override readonly code = "plan_full";

  constructor() {
    super(`A plan has at most ${LESSONS_STORED_MAX} lessons.`);
  }
}

export class LessonFull extends ProductError {
  static override readonly code = "lesson_full";

  constructor() {
    super(`A lesson has at most ${TOPICS_PER_LESSON_MAX} topics.`);
  }
}

export class PlanEmpty extends ProductError {
  static override readonly code = "plan_empty";

  constructor() {
    super(messages.planEmpty);
  }
}

/** The next lesson opens when the videos of this one are watched (section 4). */
export class VideosNotWatched extends ProductError {
  static override readonly code = "videos_not_watched";
  static override readonly status = 409;

  constructor() {
    super(messages.videosNotWatched);
  }
}

/** The plan has no such lesson, or the lesson no such topic. */
export class PositionOutOfRange extends ValidationFailed {
  constructor(isLesson: boolean) {
    super(messages.positionOutOfRange, isLesson ? "lesson_index" : "topic_index");
  }
}
