import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NotAuthorized } from "~/domain/errors";
import { firstOpenStep } from "~/domain/study-plan/wizard";
import { type WizardAnswers, emptyAnswers } from "~/domain/study-plan/wizard-steps";
import { acceptLessons } from "~/domain/study-plan/wizard-acceptance.server";
import { answerWizard, openWizard, showNewSuggestion } from "~/domain/study-plan/wizard.server";
import { recordSubscription } from "~/domain/subscription/subscription.server";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { wordsAnswered } from "#tests/support/wizard-answers";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
beforeEach(async () => {
  const child = another(ada);
  username = child.username;
  parentId = (await family(child)).id;
});

const { subject, goal, previous_knowledge, needs, emoji } = fractions;
const typed = { ...wordsAnswered(), subject, goal, previous_knowledge, needs, emoji };

const answer = (changes: Partial<WizardAnswers>) => answerWizard(parentId, username, changes);
const answers = async () => (await openWizard(parentId, username)).answers;

describe("the wizard", () => {
  it("begins with nothing answered", async () => {
    expect(await answers()).toEqual(emptyAnswers);
  });

  it("keeps each answer, and goes on at the first page that is open", async () => {
    await answer({ subject });
    await answer({ goal });
    expect(await answers()).toEqual({ ...emptyAnswers, subject, goal });
    expect(firstOpenStep(await answers()).slug).toBe("previous_knowledge");
  });

  it("keeps one plan's id from the first answer to the last", async () => {
    await answer({ subject });
    const { id } = await openWizard(parentId, username);
    await answer({ goal });
    expect((await openWizard(parentId, username)).id).toBe(id);
  });

  it("keeps answers that are sent at once all together", async () => {
    await Promise.all([answer({ subject }), answer({ goal }), answer({ previous_knowledge }), answer({ emoji })]);
    expect(await answers()).toEqual({ ...emptyAnswers, subject, goal, previous_knowledge, emoji });
  });

  it("is each child's own", async () => {
    const [first, second] = [another(ada), another(ben)];
    const { id } = await family(first, second);
    await answerWizard(id, first.username, { subject });
    expect((await openWizard(id, second.username)).answers).toEqual(emptyAnswers);
  });

  it("is not authorized while a subscription action is pending", async () => {
    const id = (await findSubscriptionOfParent(parentId))?.subscription_id ?? "";
    const known = await test.sandbox.findSubscription(id);
    if (known) await recordSubscription(parentId, { ...known, status: "unpaid" }, Date.now());
    await expect(openWizard(parentId, username)).rejects.toBeInstanceOf(NotAuthorized);
    await expect(answer({ subject })).rejects.toBeInstanceOf(NotAuthorized);
  });
});

describe("a new suggestion", () => {
  it("replaces the one that is asked for, and passes over the one beside it", async () => {
    await answer(typed);
    await showNewSuggestion(parentId, username, "lessonNonses", 0);
    expect((await answers()).lessonNonses).toEqual([2, 1]);
    await showNewSuggestion(parentId, username, "lessonNonses", 1);
    expect((await answers()).lessonNonses).toEqual([2, 3]);
  });

  it("of topics leaves the accepted lessons as they are", async () => {
    await answer(typed);
    const { lessonFingerprint: fingerprint } = await openWizard(parentId, username);
    await acceptLessons(parentId, username, { nonse: 0, fingerprint });
    const { lessons } = await answers();
    expect(lessons).toHaveLength(5);
    await showNewSuggestion(parentId, username, "topicNonses", 0);
    expect(await answers()).toMatchObject({ lessons, topicNonses: [2, 1] });
  });
});
