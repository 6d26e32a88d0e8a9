import { learnerSite } from "#tests/support/learner-site";
import { type Family, type Flow, type Journey, addPlan, loggedInFamily, openPlan } from "../arrange";
import { see } from "../visitor";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How a parent follows what a child learns, by what a learner site reports. */
export const learningFlows: Flow[] = [
  {
    goal: "watch a child's progress",
    async walk(journey) {
      const { visitor } = journey;
      const family = await loggedInFamily(journey);
      const { id } = await addPlan(family);
      const summaries = [{ title: "Sharing a cake", explanation: "A half is one of two equal parts." }];
      await siteOf(journey).report(family.child.username, id, 0, { seconds: 300, summaries }, { progress: 0.4 });
      await visitor.press("Progress");
      await see(visitor, "1 of 2 videos, in progress", "Progress of Math: 16%", "2 videos, 6 minutes", "Watched: 40%");
    },
  },
  {
    goal: "look back over 30 days",
    async walk(journey) {
      const { visitor } = journey;
      const family = await loggedInFamily(journey);
      const { id } = await addPlan(family);
      const watched_at = new Date(Date.now() - 12 * DAY_MS).toISOString();
      await siteOf(journey).report(family.child.username, id, 0, { watched_at });
      await visitor.press("Progress");
      await see(visitor, "A quiet week: Ada watched nothing from");
      await visitor.press("30 days");
      await see(visitor, "Ada watched 1 minute on 1 of 30 days", "1 video, 1 minute");
    },
  },
  {
    goal: "go on to the next lesson",
    async walk(journey) {
      const { visitor } = journey;
      const family: Family = await loggedInFamily(journey);
      const plan = await addPlan(family);
      await siteOf(journey).watch(family.child.username, plan.id, 0, 1, 1);
      await openPlan(journey, family, plan);
      await see(visitor, "Halves (in progress)", "All 2 videos watched.");
      await visitor.press("Next lesson");
      await see(visitor, "Saved: this is where Ada is now.", "Quarters (in progress)");
    },
  },
];

function siteOf({ server }: Journey) {
  return learnerSite(server.url, server.dataDir);
}
