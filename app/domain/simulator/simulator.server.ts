import type { Report } from "../learner/learner";
import type { LearnerPlansAnswer, ReportsAnswer } from "../learner/learner-answers";
import { REPORTS_PER_CALL } from "../limits";
import { paths } from "../paths";
import { simulateWatching } from "./simulated-watching";

const DAY_MS = 24 * 60 * 60_000;

export interface Simulation {
  /** Where the server is, without a slash at its end. */
  url: string;
  /** The learner site's key. */
  key: string;
  usernames: readonly string[];
  weeks: number;
  /** The hour of the day, in UTC, from which on the children watch. */
  hour: number;
  seed: string;
}

/** How many reports of a child were taken. */
export interface SimulatedChild {
  username: string;
  taken: number;
  repeated: number;
}

/**
 * Plays a learner site: asks a running server for each child's plans, and reports what the child might have watched
 * in the last weeks. Nothing but the learner API is used. Throws an Error that says what the server refused.
 */
export async function simulate(simulation: Simulation, now = Date.now()): Promise<SimulatedChild[]> {
  const children: SimulatedChild[] = [];
  for (const [index, username] of simulation.usernames.entries()) {
    const { study_plans } = await call<LearnerPlansAnswer>(simulation, paths.learnerApi.plans({ username }));
    const reports = simulateWatching({
      username,
      plans: study_plans,
      from: now - simulation.weeks * 7 * DAY_MS,
      until: now,
      daysPerWeek: Math.max(2, 5 - index),
      hour: simulation.hour,
      seed: simulation.seed,
    });
    children.push({ username, ...(await send(simulation, reports)) });
  }
  return children;
}

async function send(simulation: Simulation, reports: readonly Report[]) {
  const counts = { taken: 0, repeated: 0 };
  for (let first = 0; first < reports.length; first += REPORTS_PER_CALL) {
    const body = { reports: reports.slice(first, first + REPORTS_PER_CALL) };
    const { results } = await call<ReportsAnswer>(simulation, paths.learnerApi.reports(), body);
    for (const { status, errors } of results) {
      if (status === "refused") throw new Error(`A report was refused: ${errors?.join(", ") ?? "no reason given"}.`);
      counts[status] += 1;
    }
  }
  return counts;
}

async function call<Answer>({ url, key }: Simulation, path: string, body?: object): Promise<Answer> {
  const response = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
    // The key is for this server alone.
    redirect: "error",
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${path}: ${text}`);
  return JSON.parse(text) as Answer;
}
