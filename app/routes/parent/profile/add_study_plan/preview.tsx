import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { changeLength } from "~/domain/study-plan/study-plan";
import { acceptLessons } from "~/domain/study-plan/wizard-acceptance.server";
import {
  answerWizard,
  showNewSuggestion,
  suggestFromCurriculum,
  wizardLessons,
} from "~/domain/study-plan/wizard.server";
import { suggestionCoverage } from "~/domain/suggestion/suggestion-coverage.server";
import { lessonsAsTheyCome } from "~/domain/suggestion/suggested-lessons";
import { readForm, textOf } from "~/http/forms.server";
import { wizardMeta } from "~/ui/wizard/wizard-meta";
import { LessonCount } from "~/ui/wizard/lesson-count";
import { suggestionId } from "~/ui/wizard/suggestion-card";
import { streamSuggestions } from "~/ui/wizard/suggestion-stream";
import { SuggestionNotes } from "~/ui/suggestion-notes";
import { Suggestions } from "~/ui/wizard/suggestions";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { suggestionsFor } from "./suggestions.server";
import { acceptedIn, withWizardStep, shownIn } from "./wizard.server";

export const handle: PageHandle = { styles: ["pair", "lesson-list", "print-plan"] };

const SLUG = "preview";

export const meta: MetaFunction = () => wizardMeta("preview");

export function loader(args: LoaderFunctionArgs) {
  return withWizardStep(args, SLUG, async ({ parent, child, answers, lessonFingerprint: fingerprint }) => {
    const forms = {
      here: paths.child.addStudyPlan(child.username, SLUG),
      fingerprint,
      acceptText: "Accept lessons",
      rewordUrl: paths.child.addStudyPlan(child.username, "goal"),
    };
    const wanted = answers.lessonNonses.map((nonse) => ({
      nonse,
      source: wizardLessons(parent.id, child, answers, nonse),
      lessonsOf: lessonsAsTheyCome,
    }));
    const suggestions = await suggestionsFor(args, wanted, (coming, knowsShadowTrees) =>
      streamSuggestions({ ...coming, forms }, knowsShadowTrees),
    );
    const inputs = { ...answers, grade_level: child.grade_level };
    return { child, answers, forms, suggestions, coverage: await suggestionCoverage(answers, inputs) };
  });
}

export function action(args: ActionFunctionArgs) {
  return withWizardStep(args, SLUG, async ({ parent, child }) => {
    const form = await readForm(args);
    const intent = textOf(form, "intent");
    const here = paths.child.addStudyPlan(child.username, SLUG);
    switch (intent) {
      case "accept": {
        const isAccepted = await acceptLessons(parent.id, child.username, acceptedIn(form));
        return redirect(isAccepted ? paths.child.addStudyPlan(child.username, "topics") : here, 303);
      }
      case "new_suggestion":
        await showNewSuggestion(parent.id, child.username, "lessonNonses", shownIn(form));
        return redirect(paths.child.addStudyPlan(child.username, SLUG, {}, suggestionId(shownIn(form))), 303);
      case "stop":
        return redirect(paths.child.addStudyPlan(child.username, SLUG, { stopped: true }), 303);
      case "suggest_from_curriculum":
        await suggestFromCurriculum(parent.id, child.username);
        return redirect(here, 303);
      case "make_longer":
      case "make_shorter":
        await answerWizard(parent.id, child.username, ({ num_lessons }) => ({
          num_lessons: changeLength(num_lessons, intent === "make_longer" ? 1 : -1),
        }));
        return redirect(here, 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}

export default function Preview() {
  const { child, answers, forms, suggestions, coverage } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} slug={SLUG} answers={answers}>
      <h1>Which lessons suit {child.first_name}?</h1>
      <LessonCount count={answers.num_lessons} />
      {coverage && <SuggestionNotes coverage={coverage} links={linksOf(child.username)} />}
      <Suggestions shown={suggestions} forms={forms} />
    </WizardPage>
  );
}

function linksOf(username: string) {
  const goal = (idea?: string) => paths.child.addStudyPlan(username, "goal", { idea });
  return { subject: paths.child.addStudyPlan(username, ""), goal: goal(), ofNearest: goal };
}
