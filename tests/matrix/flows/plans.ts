import { WIZARD_STEP_COUNT } from "~/domain/study-plan/wizard-steps";
import { type Flow, addPlan, addSibling, loggedInFamily, openPlan } from "../arrange";
import { pagesOf } from "../paper";
import { expectAbsent, expectOrder, see } from "../visitor";

/** What a parent does with whole study plans. */
export const planFlows: Flow[] = [
  {
    goal: "plan with the wizard, from the subject to the saved plan",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey);
      await visitor.press("Add study plan");
      await see(visitor, `Step 1 of ${WIZARD_STEP_COUNT}`, "What should Ada learn?");
      await visitor.choose("Math");
      await visitor.press("Next");
      await see(visitor, "Ideas for Math");
      await visitor.fill("What should Ada be able to do?", "Compare fractions");
      await visitor.press("Next");
      await see(visitor, "What does Ada know already?");
      await visitor.fill("What does Ada know already?", "Knows halves");
      await visitor.press("Next");
      await see(visitor, "Does Ada need anything in particular?");
      await visitor.press("Next");
      await see(visitor, "Which emoji stands for this plan?");
      await visitor.fill("Or type your own", "🍕");
      await visitor.press("Next");
      await see(visitor, "Which lessons suit Ada?", "Accept lessons of suggestion 1", "Accept lessons of suggestion 2");
      await visitor.press("Accept lessons of suggestion 1");
      await see(visitor, "Which topics should the lessons have?", "Accept topics and save of suggestion 2");
      await visitor.press("Accept topics and save of suggestion 2");
      await see(visitor, "The study plan is saved.", "Math: Compare fractions", "(in progress)");
    },
  },
  {
    goal: "put the plans in another order",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey, async (family) => {
        for (const subject of ["Reading", "Math"]) await addPlan(family, { subject });
      });
      await visitor.press("Reorder");
      await see(visitor, "Move up Reading");
      await visitor.press("Move up Reading");
      await see(visitor, "Reading is now plan 1 of 2.");
      await visitor.press("Done");
      await see(visitor, "Archive Math");
      await expectOrder(visitor, "Archive Reading", "Archive Math");
    },
  },
  {
    goal: "archive a plan and restore it",
    async walk(journey) {
      const { visitor } = journey;
      await loggedInFamily(journey, addPlan);
      await visitor.press("Archive Math");
      await see(visitor, "The study plan is in the archive.", "No study plan yet");
      await visitor.press("Archived");
      await see(visitor, "Archived study plans", "Compare fractions");
      await visitor.press("Restore Math");
      await see(visitor, "The study plan is back.", "Compare fractions");
      await expectAbsent(visitor, "Archived study plans");
    },
  },
  {
    goal: "copy a plan to a sibling",
    async walk(journey) {
      const { visitor } = journey;
      const family = await loggedInFamily(journey);
      await addSibling(family);
      await openPlan(journey, family, await addPlan(family));
      await visitor.select("Copy to", "Ben (ben_counts)");
      await visitor.press("Copy");
      await see(visitor, "The study plan is copied to Ben. This is the copy.", "Halves");
    },
  },
  {
    goal: "print a plan",
    async walk(journey) {
      const { visitor } = journey;
      const family = await loggedInFamily(journey);
      await openPlan(journey, family, await addPlan(family));
      await see(visitor, "Halves", "Thirds first");
      const pages = pagesOf(await visitor.print());
      if (pages !== 1) throw new Error(`The plan was printed on ${pages} pages instead of one.`);
    },
  },
];
