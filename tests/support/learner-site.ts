import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import Sqlite from "better-sqlite3";
import type { Report } from "~/domain/learner/learner";
import type { LearnerPlan } from "~/domain/learner/learner-answers";

/** A learner site of a running server. */
export interface LearnerSite {
  /** Reports about videos of a lesson, one for each from the first on, with whatever is told otherwise. */
  report(username: string, planId: string, lessonIndex: number, ...reports: Partial<Report>[]): Promise<void>;
  /** The child watches the first videos of a lesson, each as far as told, from 0 to 1. */
  watch(username: string, planId: string, lessonIndex: number, ...progress: number[]): Promise<void>;
}

/** Registers a learner site in the data of the server at `origin`, as the command `learner-site` does. */
export function learnerSite(origin: string, dataDir: string): LearnerSite {
  const key = registerSite(dataDir);
  const ask = async <Answer>(target: string, body?: object) => {
    const method = body ? "POST" : "GET";
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const answer = await fetch(`${origin}/learner_api/${target}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The learner API answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const report: LearnerSite["report"] = async (username, planId, lessonIndex, ...told) => {
    const { study_plans } = await ask<{ study_plans: LearnerPlan[] }>(`plans?username=${username}`);
    const lesson = study_plans.find(({ id }) => id === planId)?.lessons[lessonIndex];
    const reports = told.map((changes, index) => ({
      report_id: `report-${randomBytes(8).toString("hex")}`,
      username,
      study_plan_id: planId,
      lesson_id: lesson?.id,
      video_id: lesson?.videos[index]?.video_id,
      progress: 1,
      seconds: 60,
      watched_at: new Date().toISOString(),
      ...changes,
    }));
    const { results } = await ask<{ results: { status: string }[] }>("reports", { reports });
    const refused = results.filter(({ status }) => status !== "taken");
    if (refused.length > 0) throw new Error(`Reports were refused: ${JSON.stringify(refused)}`);
  };
  return {
    report,
    watch: (username, planId, lessonIndex, ...progress) =>
      report(username, planId, lessonIndex, ...progress.map((reached) => ({ progress: reached }))),
  };
}

/** Registers a learner site in the data of a running server, and gives its key. */
export function registerSite(dataDir: string): string {
  const key = `minnow_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(key).digest("base64url");
  const file = new Sqlite(path.join(dataDir, "minnow.sqlite"), { fileMustExist: true });
  try {
    file
      .prepare("insert into learner_sites (id, name, key_hash, created_at) values (?, 'Site of the tests', ?, ?)")
      .run(`learner_site_${randomBytes(6).toString("hex")}`, hash, Date.now());
  } finally {
    file.close();
  }
  return key;
}
