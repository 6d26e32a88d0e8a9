import pLimit from "p-limit";
import { signUpWithChild } from "#tests/api/family";
import { planInputs } from "#tests/api/lesson_plan/plan";
import { openCall } from "#tests/api/suggestions/open-answer";
import type { RunningServer } from "#tests/support/server-process";

const LESSONS = 5;
/** Every password takes the server its time. */
const SIGN_UPS_AT_ONCE = 4;

/** When a suggestion was asked for and when its lines came, by performance.now(). */
export interface Read {
  goal: string;
  askedAt: number;
  lineAt: number[];
}

/** A parent who asks for the lessons of a plan and reads them as they come. Another goal is another suggestion. */
export type ReadingParent = (goal?: string) => Promise<Read>;

let goals = 0;
let children = 0;

/** Signs up parents of one child each. */
export async function signUpReadingParents(server: RunningServer, count: number): Promise<ReadingParent[]> {
  const limit = pLimit(SIGN_UPS_AT_ONCE);
  return Promise.all(Array.from({ length: count }, () => limit(() => signUpReadingParent(server))));
}

/** Signs up a parent of one child. */
export async function signUpReadingParent(server: RunningServer): Promise<ReadingParent> {
  const child_username = `child_${(children += 1)}`;
  const parent = await signUpWithChild(server, child_username);
  return async (goal = newGoal()) => {
    const askedAt = performance.now();
    const asked = { ...planInputs, child_username, goal, num_lessons: LESSONS, nonse: 0 };
    const answer = await openCall(server.url, parent, "/lesson_plan/stream", asked);
    const lineAt: number[] = [];
    while (lineAt.length < LESSONS) {
      await answer.lines(lineAt.length + 1);
      lineAt.push(performance.now());
    }
    await answer.whole();
    return { goal, askedAt, lineAt };
  };
}

function newGoal(): string {
  return `Reach goal number ${(goals += 1)}`;
}
