import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";

const SERVE = fileURLToPath(new URL("../../../.tools/serve.mjs", import.meta.url));
const run = promisify(execFile);

export interface ReportedVideo {
  username: string;
  study_plan_id: string;
  lesson_id: string;
  video_id: string;
}

interface ListedPlan {
  id: string;
  lessons: { id: string; videos: { video_id: string }[] }[];
}

/** Runs the command `learner-site` beside a server, as `npm run learner-site` does, and tells what it said. */
export async function runLearnerSite(server: RunningServer, ...words: string[]): Promise<string> {
  return runCommand({ DATA_DIR: server.dataDir }, words);
}

async function runCommand(environment: Record<string, string>, words: readonly string[]): Promise<string> {
  const env = { ...process.env, ...environment };
  const { stdout } = await run(process.execPath, [SERVE, "--run", "learner-site", ...words], {
    env,
    cwd: path.dirname(SERVE),
  });
  return stdout.trim();
}

/**
 * Registers a learner site; the client calls with its key.
 * @param environment what the server was started with beside its folder
 */
export async function newSite(
  server: RunningServer,
  environment: Record<string, string> = {},
): Promise<Client & { id: string; key: string }> {
  const said = await runCommand({ DATA_DIR: server.dataDir, ...environment }, ["create", "Reef school"]);
  const id = /learner_site_\w+/.exec(said)?.[0] ?? "";
  const key = said.split("\n").at(-1) ?? "";
  return { ...clientWithKey(server, key), id, key };
}

export function clientWithKey(server: RunningServer, key: string): Client {
  return createClient(server, { headers: { Authorization: `Bearer ${key}` } });
}

/** Every video of a child's plans, as the learner site sees them. */
export async function videosOf(site: Client, username: string): Promise<ReportedVideo[]> {
  const answer = await site.get(`/learner_api/plans?username=${username}`);
  return answer.json<{ study_plans: ListedPlan[] }>().study_plans.flatMap((plan) =>
    plan.lessons.flatMap((lesson) =>
      lesson.videos.map(({ video_id }) => ({
        username,
        study_plan_id: plan.id,
        lesson_id: lesson.id,
        video_id,
      })),
    ),
  );
}

let lastReport = 0;

/** A report with an id of its own. */
export function reportOf(video: ReportedVideo | undefined, changes: object = {}) {
  lastReport += 1;
  const watched = { progress: 0.5, seconds: 60, watched_at: new Date().toISOString() };
  return { report_id: `report-${lastReport}`, ...video, ...watched, ...changes };
}
