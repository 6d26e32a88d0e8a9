import type { LearnerPlan } from "../learner/learner-answers";
import type { Report } from "../learner/learner";
import { type Random, randomOf } from "./random";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A report comes about this often while a video is watched. */
const REPORT_EVERY_SECONDS = 150;
/** So many of ten videos are watched to their end in one go. */
const TO_THE_END = 0.8;

export interface Learning {
  username: string;
  plans: readonly LearnerPlan[];
  /** The days that are simulated, from and until, in UTC milliseconds. */
  from: number;
  until: number;
  /** On how many days of a week the child watches, on the average. */
  daysPerWeek: number;
  /** The hour of the day, in UTC, from which on the child watches. */
  hour: number;
  /** The same seed makes the same child watch the same. */
  seed: string;
}

/** A video of a plan, and how far the child has come with it. */
interface Watching {
  plan: LearnerPlan;
  lesson: LearnerPlan["lessons"][number];
  video: LearnerPlan["lessons"][number]["videos"][number];
  progress: number;
}

/**
 * What a child might watch, as a learner site would report it, in the order of time: some days a week, one to three
 * videos a day, each plan from its first lesson to its last, now and then a video that is finished another day.
 */
export function simulateWatching(learning: Learning): Report[] {
  const random = randomOf(`${learning.seed} ${learning.username}`);
  const queues = learning.plans.map(videosAhead).filter((queue) => queue.length > 0);
  const reports: Report[] = [];
  for (let day = learning.from; day < learning.until; day += DAY_MS) {
    const isWatching = random() < learning.daysPerWeek / 7;
    const start = startOfDay(day) + (learning.hour + 2 * random()) * HOUR_MS;
    if (isWatching) reports.push(...watchOneDay(queues, learning, random, start));
  }
  return reports
    .filter(({ watched_at }) => Date.parse(watched_at) < learning.until)
    .map((report) => ({ ...report, report_id: `simulated-${learning.seed}-${Date.parse(report.watched_at)}` }));
}

function watchOneDay(queues: Watching[][], { username }: Learning, random: Random, start: number): Report[] {
  const queue = queues[Math.floor(random() * queues.length)];
  const reports: Report[] = [];
  let time = start;
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    const watching = queue?.[0];
    if (!watching) break;
    const to = random() < TO_THE_END ? 1 : watching.progress + (1 - watching.progress) * (0.3 + 0.5 * random());
    const watched = watchVideo(watching, username, to, time);
    reports.push(...watched);
    time = Date.parse(watched.at(-1)?.watched_at ?? "") + (1 + 4 * random()) * MINUTE_MS;
    watching.progress = to;
    if (to === 1) queue.shift();
    else break;
  }
  return reports;
}

/** Reports from where the child is in a video to where it stops, each a piece further. */
function watchVideo(
  { plan, lesson, video, progress }: Watching,
  username: string,
  to: number,
  start: number,
): Report[] {
  const seconds = (to - progress) * video.seconds;
  const count = Math.max(1, Math.round(seconds / REPORT_EVERY_SECONDS));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return {
      report_id: "",
      username,
      study_plan_id: plan.id,
      lesson_id: lesson.id,
      video_id: video.video_id,
      progress: rounded(progress + (to - progress) * part),
      seconds: Math.round(seconds / count),
      watched_at: new Date(Math.round(start + seconds * part * SECOND_MS)).toISOString(),
      summaries: index === count - 1 ? summariesOf(lesson, video) : undefined,
    };
  });
}

/** All videos that a plan still has for the child, in its order. */
function videosAhead(plan: LearnerPlan): Watching[] {
  return plan.lessons.flatMap((lesson) =>
    lesson.videos
      .filter((video) => !video.is_completed)
      .map((video) => ({ plan, lesson, video, progress: video.progress })),
  );
}

function summariesOf(lesson: LearnerPlan["lessons"][number], video: Watching["video"]) {
  const parts = lesson.topics.length > 0 ? lesson.topics.slice(0, 2).map(({ title }) => title) : [lesson.title];
  return parts.map((title) => ({ title, explanation: `“${video.title}” explains this, with an example to try.` }));
}

function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

function rounded(progress: number): number {
  return Math.round(progress * 1000) / 1000;
}
