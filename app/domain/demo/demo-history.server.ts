import { findParentByEmail } from "~/db/parents";
import { childrenOf } from "../child/child.server";
import { completedVideoIds, firstWatchedDay } from "../history/history.server";
import { createLearnerSite } from "../learner/learner-sites.server";
import { simulate } from "../simulator/simulator.server";
import { movePosition } from "../study-plan/plan-moves.server";
import { studyPlansOf } from "../study-plan/study-plan.server";
import { demoParent } from "./cast";

const WEEKS = 4;
/** In UTC; in New York it is the afternoon. */
const HOUR = 20;

/**
 * Lets the demo's children watch for four weeks, through the learner API of the server at `url`, and moves their plans
 * on as a parent would. Gives how many reports were taken: none where the children have watched something already.
 */
export async function makeDemoHistory(url: string): Promise<number> {
  const parent = await findParentByEmail(demoParent.email);
  const children = parent ? await childrenOf(parent.id) : [];
  const usernames = children.map(({ username }) => username);
  const watched = await Promise.all(children.map(({ id }) => firstWatchedDay(id, "UTC")));
  if (!parent || watched.some((day) => day !== null)) return 0;
  const { key } = await createLearnerSite("The demo’s learner site");
  const simulated = await simulate({ url, key, usernames, weeks: WEEKS, hour: HOUR, seed: "demo" });
  for (const child of children) await moveOn(parent.id, child);
  return simulated.reduce((sum, { taken }) => sum + taken, 0);
}

/** Each plan goes on to its first lesson that has videos left to watch. */
async function moveOn(parentId: string, { id, username }: { id: string; username: string }): Promise<void> {
  const completed = await completedVideoIds(id);
  for (const plan of await studyPlansOf(parentId, username, false)) {
    const isOpen = (lesson: { id: string; num_videos: number }) =>
      (completed[plan.id]?.[lesson.id]?.length ?? 0) < lesson.num_videos;
    const open = plan.lessons.findIndex(isOpen);
    const lesson_index = open < 0 ? plan.lessons.length : open;
    await movePosition(parentId, username, plan.id, { lesson_index, topic_index: 0 });
  }
}
