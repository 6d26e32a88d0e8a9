import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Pace, paced } from "#tests/support/model/paced";
import { properly } from "#tests/support/model/properly";
import { openCall } from "./open-answer";
import { CHILD, type Site, answerWizard, askForLessons, openWizardPage, startSite } from "./site";
import { linesOf, planInputs } from "../lesson_plan/plan";

let site: Site;
let pace: Pace;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.model.close());
beforeEach(() => {
  pace = paced();
  site.model.behave(pace.behavior);
  site.model.requests.length = 0;
});

const ask = (goal: string) => askForLessons(site, site.server, { goal });
const { subject, goal } = planInputs;
const lessons = ["Halves", "Thirds"].map((title) => ({ title, explanation: "" }));

describe("a suggestion that the model is still writing", () => {
  it.each([
    ["lesson_plan/stream", { num_lessons: 5 }],
    ["lesson_plan/topics", { lessons }],
    ["lesson_plan/lesson", { lesson_description: "Fractions on a ruler" }],
  ])("leaves %s line by line", async (path, asked) => {
    pace.writeUpTo(1);
    const call = await openCall(site.server.url, site.parent, `/${path}`, {
      child_username: CHILD,
      subject,
      goal,
      ...asked,
    });
    const first = await call.lines(1);
    pace.writeUpTo(2);
    const two = await call.lines(2);
    expect(two.slice(0, 1)).toEqual(first);
    expect(site.model.openAnswers()).toBe(1);
    pace.writeToTheEnd();
    expect(linesOf(await call.whole()).slice(0, 2)).toEqual(two);
  });

  it("leaves the wizard's page lesson by lesson", async () => {
    site.model.behave(properly);
    await answerWizard(site.parent);
    site.model.behave(pace.behavior);
    pace.writeUpTo(1);
    const page = await openWizardPage(site, "preview");
    await page.until((html) => html.split("First steps").length === 3);
    expect(site.model.openAnswers()).toBe(2);
    pace.writeToTheEnd();
    expect((await page.whole()).match(/Fifth steps/g)).toHaveLength(2);
  });
});

describe("a page whose suggestion takes its time", () => {
  it("says something even while the model says nothing, so that a lost connection can be told from it", async () => {
    site.model.behave(properly);
    await answerWizard(site.parent, "Estimate fractions");
    site.model.behave(pace.behavior);
    const page = await openWizardPage(site, "preview");
    await page.until((html) => html.includes("<!-- still writing -->"));
    expect(site.model.openAnswers()).toBe(2);
    page.leave();
  });
});

describe("two callers who ask for the same", () => {
  it("follow one suggestion, for which the model is asked once", async () => {
    pace.writeUpTo(1);
    const early = await ask("Divide fractions");
    await early.lines(1);
    const late = await ask("Divide fractions");
    await late.lines(1);
    pace.writeToTheEnd();
    expect(await late.whole()).toBe(await early.whole());
    expect(site.model.requests).toHaveLength(1);
  });

  it("do not depend on each other: one who leaves stops nothing for the other", async () => {
    pace.writeUpTo(1);
    const first = await ask("Multiply fractions");
    const other = await ask("Multiply fractions");
    first.leave();
    await expect(first.whole()).rejects.toThrow();
    pace.writeToTheEnd();
    expect(linesOf(await other.whole())).toHaveLength(5);
    expect(site.model.requests).toHaveLength(1);
  });
});
