import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Behavior, dictated, failingWithin, ignoring, refusing, saying } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import {
  type Site,
  type SuggestionPage,
  answerWizard,
  hiddenFields,
  openWizardPage,
  postToWizard,
  startSite,
} from "./site";

const LESSONS = "Halves: Your child cuts a cake.\nThirds: Your child folds a strip.\n";
const TOPICS = "1: Cakes\n1: Pies\n1: Apples\n2: Strips\n";
const down = refusing(500, { "retry-after": "0" });

let site: Site;

const open = async (page: SuggestionPage) => (await openWizardPage(site, page)).whole();

async function startAtPreview(): Promise<void> {
  site = await startSite();
  await answerWizard(site.parent);
}

/** Presses a button of a suggestion: the first that the page has with this intent. */
async function press(page: SuggestionPage, html: string, intent: string): Promise<void> {
  const answer = await postToWizard(site.parent, `/${page}`, { ...hiddenFields(html, intent), intent });
  expect(answer.status).toBe(303);
}

/**
 * How a page stands by a parent whose model fails in the middle of both suggestions.
 * Every test is the parent's next step.
 */
function describeFailure(
  page: SuggestionPage,
  { half, halfShown, accept }: { half: Behavior; halfShown: string; accept: string },
): void {
  let html: string;

  it("says in words that it failed, for each suggestion, and offers two ways on", async () => {
    site.model.behave(half, half, down);
    html = await open(page);
    for (const words of ["The suggestion could not be finished.", "Try again", "Use Minnow’s own suggestions"]) {
      expect(html.split(words), words).toHaveLength(3);
    }
  });

  it("shows what was written, and nothing to accept", () => {
    expect(html.split(`>${halfShown}`)).toHaveLength(3);
    expect(html).not.toContain(accept);
  });

  it("still has it after another try that fails", async () => {
    html = await open(page);
    expect(html.split(`>${halfShown}`)).toHaveLength(3);
    expect(html).toContain("Try again");
  });

  it("shows Minnow's own suggestions, whole, once the parent asks for them", async () => {
    await press(page, html, "suggest_from_curriculum");
    html = await open(page);
    expect(html.split(accept)).toHaveLength(3);
    expect(html).not.toContain(halfShown);
    expect(html).not.toContain("Try again");
  });
}

describe("the lessons' page", () => {
  beforeAll(startAtPreview);
  afterAll(() => site.model.close());
  describeFailure("preview", { half: failingWithin(LESSONS), halfShown: "Thirds", accept: "Accept lessons" });
});

describe("the topics' page", () => {
  beforeAll(async () => {
    await startAtPreview();
    site.model.behave(properly);
    await press("preview", await open("preview"), "accept");
  });
  afterAll(() => site.model.close());
  describeFailure("topics", { half: failingWithin(TOPICS), halfShown: "Apples", accept: "Accept topics and save" });
});

describe("a model that says the same for both suggestions", () => {
  beforeAll(startAtPreview);
  afterAll(() => site.model.close());

  it("has one of them shown, and Minnow's own offered in place of the other", async () => {
    const five = ["Halves", "Thirds", "Fourths", "Fifths", "Sixths"].map((title) => `${title}: Your child cuts.`);
    site.model.behave(saying(five.join("\n")));
    const html = await open("preview");
    expect(html.split("Accept lessons")).toHaveLength(2);
    expect(html.split("Use Minnow’s own suggestions")).toHaveLength(2);
    expect(html.split(">Thirds")).toHaveLength(2);
  });
});

describe("a suggestion that failed", () => {
  beforeAll(startAtPreview);
  afterAll(() => site.model.close());

  it("is completed by 'Try again' when the model is back", async () => {
    site.model.behave(down);
    expect(await open("preview")).toContain("Try again");
    site.model.behave(properly);
    expect((await open("preview")).split("Accept lessons")).toHaveLength(3);
  });
});

describe("the goal's page", () => {
  beforeAll(startAtPreview);
  afterAll(() => site.model.close());

  it("comes with ideas though the model fails", async () => {
    site.model.behave(down);
    expect(await open("goal")).toContain('name="idea"');
  });

  it("comes with Minnow's ideas while the model has not answered", async () => {
    site.model.behave(ignoring);
    expect(await open("goal")).toContain('name="idea"');
    await expect.poll(() => site.model.openAnswers()).toBe(1);
  });
});

describe("the ideas of a model", () => {
  beforeAll(startAtPreview);
  afterAll(() => site.model.close());

  it("join Minnow's own in the next view, once they are kept", async () => {
    const { behavior, begun } = dictated();
    site.model.behave(behavior);
    const own = ideasIn(await open("goal"));
    expect(own.length).toBeGreaterThan(0);
    const answer = await begun;
    await answer.say(`Paint purple otters\n${own[0]}\n`);
    await answer.finish();
    await expect.poll(async () => ideasIn(await open("goal"))).toEqual([...own, "Paint purple otters"]);
  });

  it("are asked for once", async () => {
    const before = site.model.requests.length;
    await open("goal");
    await open("goal");
    expect(site.model.requests).toHaveLength(before);
  });
});

/** The goals that a page offers. */
function ideasIn(html: string): string[] {
  return [...html.matchAll(/name="idea" value="([^"]*)"/g)].map(([, idea = ""]) => idea);
}
