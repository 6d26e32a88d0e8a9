import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { paths } from "~/domain/paths";
import { paced } from "#tests/support/model/paced";
import { signUpWithChild } from "../family";
import { type AnsweredPlan, linesOf, postedPlan } from "../lesson_plan/plan";
import { openAnswer } from "./open-answer";
import { CHILD, NAVIGATION, type Site, askForLessons, startSite } from "./site";

const OTHER_CHILD = "ben_counts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.model.close());

/** Which tasks the model was given so far. */
const tasks = () => site.model.requests.map(({ system }) => /^Task: (.+)$/m.exec(system)?.[1]);

/** Asks for a new suggestion in the editor of a plan, and gives the address at which it is being written. */
async function askForPlan(): Promise<string> {
  const { parent } = site;
  const saved = await parent.post("/lesson_plan/", { child_username: CHILD, study_plan: postedPlan });
  const { id } = saved.json<{ study_plan: AnsweredPlan }>().study_plan;
  const editor = paths.child.editStudyPlan(CHILD, id);
  const csrf = await parent.formToken(editor);
  const asked = await parent.postForm(editor, { csrf, intent: "generate", num_lessons: "3" });
  return asked.headers.get("location") ?? "";
}

/** How many looks at an editor are over: each is logged once its answer was sent, or its reader is known to be gone. */
const finishedLooks = () =>
  site.server.logs().match(/"method":"GET","path":"\/profile\/:username\/edit_study_plan"/g)?.length ?? 0;

it("no topics are asked for of a plan whose reader left before its lessons were whole", async () => {
  const pace = paced();
  site.model.behave(pace.behavior);
  pace.writeUpTo(1);
  const address = await askForPlan();
  const looks = finishedLooks();
  const page = await openAnswer(site.server.url, site.parent, address, { headers: NAVIGATION });
  await page.until((html) => html.includes("First steps"));
  page.leave();
  await vi.waitUntil(() => finishedLooks() > looks, { timeout: 10_000 });
  pace.writeToTheEnd();
  await vi.waitUntil(() => site.model.openAnswers() === 0, { timeout: 10_000 });
  // What was asked because of the reader would be asked before this.
  const other = await signUpWithChild(site.server, OTHER_CHILD);
  const answer = await askForLessons({ parent: other }, site.server, { child_username: OTHER_CHILD });
  expect(linesOf(await answer.whole())).toHaveLength(5);
  expect(tasks()).toEqual(["lessons", "lessons"]);
});
