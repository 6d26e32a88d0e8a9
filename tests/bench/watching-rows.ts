import { setTimeout as wait } from "node:timers/promises";
import { queryDatabase } from "#tests/api/family";
import type { ReportedVideo } from "#tests/api/learner_api/site";

/** Quarters of an hour, and how many of them a watched day has. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS_A_DAY = 96;
/** Watching of the last week, the same for every child, so that every page shows as much. */
const ROWS_THIS_WEEK = 60;
const VIDEOS_A_QUARTER = 10;
const VIDEOS_A_PLAN = 100;
const CONNECTIONS_SEEN_MS = 100;

/**
 * Writes a child's video rows straight into the database: `count` in each table that grows with watching. Those of the
 * last week are of the plan shown; all before are of archived plans.
 * @param location `postgres://…`, or the data folder
 */
export async function writeVideoRows(
  location: string,
  childId: string,
  videos: readonly ReportedVideo[],
  count: number,
): Promise<void> {
  const [shown] = videos;
  if (!shown) throw new Error("The plan has no videos.");
  const now = Math.floor(Date.now() / QUARTER_MS);
  for (let row = 0; row < ROWS_THIS_WEEK; row += 1) {
    const { study_plan_id, lesson_id, video_id } = videos[row % videos.length] ?? shown;
    const quarter = now - 1 - row * 8;
    await queryDatabase(location, insertShown(childId, { study_plan_id, lesson_id, video_id }, quarter));
  }
  await writeEarlier(location, childId, shown.study_plan_id, count - ROWS_THIS_WEEK);
  if (location.startsWith("postgres")) await queryDatabase(location, "analyze");
  // SQLite is written without a pause: only now is it seen which idle connections the server closed meanwhile.
  await wait(CONNECTIONS_SEEN_MS);
}

function insertShown(childId: string, video: Omit<ReportedVideo, "username">, quarter: number): string {
  const place = `'${video.study_plan_id}', '${video.lesson_id}', '${video.video_id}'`;
  return `insert into watched_quarters (child_id, quarter, plan_id, lesson_id, video_id, seconds)
    values ('${childId}', ${quarter}, ${place}, 60)`;
}

/** Archived plans with progress in each of their videos, and when it was watched. */
async function writeEarlier(location: string, childId: string, planId: string, count: number): Promise<void> {
  const earliest = Math.floor(Date.now() / QUARTER_MS) - 14 * QUARTERS_A_DAY;
  const plan = `'${childId}_' || (i / ${VIDEOS_A_PLAN})`;
  const video = `'video_' || (i % ${VIDEOS_A_PLAN})`;
  const columns = "subject, goal, previous_knowledge, needs, emoji, num_lessons, lessons, current_position, done_ids";
  const numbers = (most: number) =>
    `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < ${most})`;
  await queryDatabase(
    location,
    `${numbers(Math.ceil(count / VIDEOS_A_PLAN))}
    insert into study_plans (id, parent_id, child_id, version, ${columns}, display_order, is_deleted, created_at, updated_at)
    select '${childId}_' || i, parent_id, child_id, version, ${columns}, i + 1, 1, created_at, updated_at
    from study_plans, numbers where id = '${planId}'`,
  );
  await queryDatabase(
    location,
    `${numbers(count)} insert into video_progress (plan_id, lesson_id, video_id, progress, is_completed, steps)
    select ${plan}, 'lesson_1', ${video}, 1000, 1, '[[1,1000]]' from numbers`,
  );
  await queryDatabase(
    location,
    `${numbers(count)} insert into lesson_videos
      (plan_id, lesson_id, video_id, position, title, channel_name, thumbnail, seconds, added_at)
    select ${plan}, 'lesson_1', ${video}, i % ${VIDEOS_A_PLAN}, 'A video', 'A channel', '/none', 300, 0 from numbers`,
  );
  await queryDatabase(
    location,
    `${numbers(count)} insert into watched_quarters (child_id, quarter, plan_id, lesson_id, video_id, seconds)
    select '${childId}', ${earliest} - i / ${VIDEOS_A_QUARTER}, ${plan}, 'lesson_1', ${video}, 60 from numbers`,
  );
}
