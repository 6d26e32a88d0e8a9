import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { wizardSteps } from "~/domain/study-plan/wizard-steps";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { wizardForms } from "#tests/support/wizard-answers";
import { type SignedUp, newChild, signUp, subscribe } from "../family";
import { type AnsweredPlan, postedPlan } from "../lesson_plan/plan";

const MARKUP = "<img src=x onerror=alert(1)>";
const BREAK_OUT = '"></title></script><script>alert(1)';
const CHILD = paths.child.profile("ada_reads");

let server: RunningServer;
let parent: SignedUp;
let planPage: string;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  await subscribe(parent);
  await parent.put("/user/profile", { display_name: `Pat ${MARKUP}` });
  const named = { first_name: MARKUP, grade_level: '"><script>alert(1)</script>' };
  await parent.post("/user/child", { ...newChild, ...named, username: "ada_reads" });
  planPage = await savePlan();
  await answerWizard();
});

async function savePlan(): Promise<string> {
  const topics = [{ title: `topic ${MARKUP}` }];
  const lessons = [{ title: `lesson ${MARKUP}`, explanation: BREAK_OUT, topics }];
  const written = { subject: MARKUP, goal: BREAK_OUT, previous_knowledge: BREAK_OUT, needs: BREAK_OUT };
  const study_plan = { ...postedPlan, ...written, lessons };
  const answer = await parent.post("/lesson_plan/", { child_username: "ada_reads", study_plan });
  return `${CHILD}/view_study_plan?study_plan_id=${answer.json<{ study_plan: AnsweredPlan }>().study_plan.id}`;
}

/** Up to the preview, whose page hands what was typed to its scripts as well. */
async function answerWizard(): Promise<void> {
  const csrf = await parent.formToken(`${CHILD}/add_study_plan`);
  const typed = Object.fromEntries(
    wizardSteps.flatMap(({ slug, field, text }) => (text && field ? [[slug, { [field]: BREAK_OUT }]] : [])),
  );
  const answers = wizardForms("preview", { ...typed, "": { subject: MARKUP } });
  for (const [step, fields] of answers) {
    const answer = await parent.postForm(`${CHILD}/add_study_plan${step}`, { csrf, ...fields });
    if (answer.status !== 303) throw new Error(`The step ${step} was answered ${answer.status}.`);
  }
}

const pages = [
  CHILD,
  `${CHILD}/edit`,
  `${CHILD}/password`,
  ...wizardSteps.slice(0, -1).map(({ slug }) => `${CHILD}/add_study_plan${slug && `/${slug}`}`),
  paths.settings.overview(),
  paths.settings.profile(),
  "the plan",
];

describe.each(pages)("%s, with markup in every name and text", (page) => {
  const shown = async () => parent.get(page === "the plan" ? planPage : page);

  it("shows names as they were typed, escaped", async () => {
    const { status, text } = await shown();
    expect([status, text]).toEqual([200, expect.stringContaining("&lt;img src=x onerror=alert(1)&gt;")]);
  });

  it("has no element and no script that was typed", async () => {
    const { text } = await shown();
    expect(text).not.toMatch(/<img src=x/i);
    expect(text).not.toMatch(/<script>alert/i);
  });
});

describe("markup that is sent back at once", () => {
  it.each([`/${MARKUP}`, `/?x=${BREAK_OUT}`, `/profile/${MARKUP}`])("is escaped in the page %s", async (page) => {
    const { text } = await parent.get(encodeURI(page));
    expect(text).not.toMatch(/<img src=x|<script>alert/i);
  });

  it("is escaped in a form that is shown again", async () => {
    const csrf = await parent.formToken(`${CHILD}/edit`);
    const answer = await parent.postForm(`${CHILD}/edit`, { csrf, first_name: "", grade_level: BREAK_OUT });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/<script>alert/i);
  });

  it("is JSON in a call, and never read as a page", async () => {
    const { headers, text } = await parent.get("/user/child");
    expect([headers.get("content-type"), headers.get("x-content-type-options"), text.includes(MARKUP)]).toEqual([
      "application/json; charset=utf-8",
      "nosniff",
      true,
    ]);
  });
});
