import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noDetails } from "~/domain/study-plan/lesson-details";
import { studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { firstOpenStep } from "~/domain/study-plan/wizard";
import { type WizardAnswers, emptyAnswers } from "~/domain/study-plan/wizard-steps";
import { type Accepted, acceptLessons, acceptTopics } from "~/domain/study-plan/wizard-acceptance.server";
import {
  answerWizard,
  openWizard,
  showNewSuggestion,
  suggestFromCurriculum,
  wizardLessons,
  wizardTopics,
} from "~/domain/study-plan/wizard.server";
import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { lessonsIn, withTopicsIn } from "~/domain/suggestion/suggested-lessons";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import { type Suggestions, SuggestionsFailed } from "~/services/suggestions/suggestions";
import { ada, another, family, fractions } from "#tests/support/cast";
import { wordsAnswered } from "#tests/support/wizard-answers";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const { subject, goal, previous_knowledge, needs, emoji } = fractions;

let parentId: string;
let username: string;
/** A wizard that has come to its lessons. */
beforeEach(async () => {
  const child = another(ada);
  username = child.username;
  parentId = (await family(child)).id;
  await answer({ ...wordsAnswered(), subject, goal, previous_knowledge, needs, emoji });
});

const answer = (changes: Partial<WizardAnswers>) => answerWizard(parentId, username, changes);
const answers = async () => (await openWizard(parentId, username)).answers;
const openStep = async () => firstOpenStep(await answers()).slug;
const plans = () => studyPlansOf(parentId, username, false);
const titles = (lessons: { title: string; topics: { title: string }[] }[] | null | undefined) =>
  lessons?.map(({ title, topics }) => [title, ...topics.map((topic) => topic.title)]);

/** A suggestion as the page shows it now. */
async function shown(nonse = 0): Promise<Accepted> {
  const { answers, lessonFingerprint, topicFingerprint } = await openWizard(parentId, username);
  return { nonse, fingerprint: answers.lessons ? topicFingerprint : lessonFingerprint };
}

/** The same for lessons that were accepted already, on a preview page that is still open. */
async function shownAgain(nonse: number): Promise<Accepted> {
  return { nonse, fingerprint: (await openWizard(parentId, username)).lessonFingerprint };
}

describe("accepting lessons", () => {
  it("keeps the very lessons that were shown", async () => {
    await showNewSuggestion(parentId, username, "lessonNonses", 0);
    await showNewSuggestion(parentId, username, "lessonNonses", 1);
    expect(await acceptLessons(parentId, username, await shown(3))).toBe(true);
    const suggested = lessonsIn(await wholeSuggestion(wizardLessons(parentId, ada, await answers(), 3)));
    expect(suggested).toHaveLength(5);
    expect(titles((await answers()).lessons)).toEqual(titles(suggested));
    expect(await openStep()).toBe("topics");
  });

  it("pressed twice is accepting once", async () => {
    const accepted = await shown();
    expect(await acceptLessons(parentId, username, accepted)).toBe(true);
    expect(await acceptLessons(parentId, username, accepted)).toBe(true);
  });

  it("and changing what they were made from lets them go", async () => {
    await acceptLessons(parentId, username, await shown());
    await answer({ goal: "Multiply fractions" });
    expect(await openStep()).toBe("preview");
  });

  it("and changing the emoji keeps them", async () => {
    await acceptLessons(parentId, username, await shown());
    await answer({ emoji: "🥧" });
    expect(await openStep()).toBe("topics");
  });

  it("is refused when the answers were changed after they were shown", async () => {
    const before = await shown();
    await answer({ goal: "Multiply fractions" });
    expect(await acceptLessons(parentId, username, before)).toBe(false);
    expect((await answers()).lessons).toBeNull();
  });

  it("is refused when they came from another provider than is asked now", async () => {
    const before = await shown();
    await suggestFromCurriculum(parentId, username);
    expect(await acceptLessons(parentId, username, before)).toBe(false);
    expect(await acceptLessons(parentId, username, await shown())).toBe(true);
  });

  it.each([2, 4, -1, 77, Number.NaN])("that were not shown, as number %d, is refused", async (nonse) => {
    expect(await acceptLessons(parentId, username, await shown(nonse))).toBe(false);
    expect((await answers()).lessons).toBeNull();
  });
});

describe("accepting topics", () => {
  let wizardId: string;
  beforeEach(async () => {
    await acceptLessons(parentId, username, await shown());
    wizardId = (await openWizard(parentId, username)).id;
  });

  it("saves the plan with the very topics that were shown, and ends the wizard", async () => {
    const lines = await wholeSuggestion(wizardTopics(parentId, ada, await answers(), 1));
    const suggested = withTopicsIn(lines, (await answers()).lessons ?? []);
    const plan = await acceptTopics(parentId, username, wizardId, await shown(1));
    const saved = { id: wizardId, subject, goal, previous_knowledge, needs, emoji, num_lessons: 5, version: 1 };
    expect(plan).toMatchObject(saved);
    expect(titles(plan?.lessons)).toEqual(titles(suggested));
    expect(await plans()).toEqual([plan]);
    expect(await answers()).toEqual(emptyAnswers);
  });

  it("saves with each lesson what the curriculum says of it", async () => {
    await answer({ goal: "Compare fractions" });
    await acceptLessons(parentId, username, await shown());
    const plan = await acceptTopics(parentId, username, wizardId, await shown());
    for (const { title, details } of plan?.lessons ?? []) {
      expect(details?.activity, title).not.toBe("");
      expect(details?.minutes, title).toBeGreaterThan(0);
      expect(details?.question, title).toMatch(/\?$/);
      expect(details?.answer, title).not.toBe("");
    }
    expect(await plans()).toEqual([plan]);
  });

  it("pressed twice at once, and once more, gives the same plan", async () => {
    const accepted = await shown();
    const press = () => acceptTopics(parentId, username, wizardId, accepted);
    const [plan, second] = await Promise.all([press(), press()]);
    expect(plan?.id).toBe(wizardId);
    expect(second).toEqual(plan);
    expect(await press()).toEqual(plan);
    expect(await plans()).toEqual([plan]);
  });

  it("pressed again when the next plan is begun gives the same plan, and leaves the next as it is", async () => {
    const accepted = await shown();
    const plan = await acceptTopics(parentId, username, wizardId, accepted);
    await answer({ subject: "Art" });
    expect(await acceptTopics(parentId, username, wizardId, accepted)).toEqual(plan);
    expect(await answers()).toEqual({ ...emptyAnswers, subject: "Art" });
  });

  it("is refused when the answers were changed after they were shown", async () => {
    const before = await shown();
    await answer({ emoji: "🥧" });
    expect(await acceptTopics(parentId, username, wizardId, before)).toBeNull();
    expect(await plans()).toEqual([]);
  });

  it("is refused when other lessons were accepted after they were shown", async () => {
    const before = await shown();
    await acceptLessons(parentId, username, await shownAgain(1));
    expect(await acceptTopics(parentId, username, wizardId, before)).toBeNull();
    expect(await plans()).toEqual([]);
  });

  it("before any lessons are accepted saves nothing", async () => {
    await answer({ goal: "Multiply fractions" });
    expect(await acceptTopics(parentId, username, wizardId, await shown())).toBeNull();
    expect(await plans()).toEqual([]);
  });

  it.each([2, 4, -1, 77, Number.NaN])("that were not shown, as number %d, is refused", async (nonse) => {
    expect(await acceptTopics(parentId, username, wizardId, await shown(nonse))).toBeNull();
    expect(await plans()).toEqual([]);
  });

  it("of a wizard that there is none of gives no plan and saves none", async () => {
    expect(await acceptTopics(parentId, username, "study_plan_1", await shown())).toBeNull();
    expect(await plans()).toEqual([]);
  });
});

describe("a plan of a language model", () => {
  const builtIn = builtInSuggestions();
  const accept = async (details: Suggestions["details"]) => {
    test.setServices({ suggestions: { ...builtIn, name: `model ${parentId}`, details } });
    await acceptLessons(parentId, username, await shown());
    const { id } = await openWizard(parentId, username);
    return acceptTopics(parentId, username, id, await shown());
  };
  afterEach(() => test.setServices({ suggestions: builtIn }));

  it("has what the model says of its lessons", async () => {
    const plan = await accept(async function* () {
      yield "1: activity: Cut a cake in two.";
    });
    expect(plan?.lessons[0]?.details).toEqual({ ...noDetails, activity: "Cut a cake in two." });
    expect(plan?.lessons[1]?.details).toBeUndefined();
  });

  it("is saved without it when the model fails", async () => {
    const plan = await accept(async function* () {
      throw new SuggestionsFailed("busy");
    });
    expect(plan?.lessons).toHaveLength(5);
    expect(plan?.lessons.filter(({ details }) => details)).toEqual([]);
  });

  it("is saved without it when the model says nothing at all", async () => {
    const plan = await accept(async function* (_, signal) {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      signal.throwIfAborted();
    });
    expect(plan?.lessons).toHaveLength(5);
    expect(plan?.lessons.filter(({ details }) => details)).toEqual([]);
  });
});
