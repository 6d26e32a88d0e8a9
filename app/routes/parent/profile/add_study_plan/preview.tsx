import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeLength } from "~/domain/study-plan/study-plan";
import { wizardUrl } from "~/domain/study-plan/wizard";
import { acceptLessons, answerWizard, showNewSuggestion } from "~/domain/study-plan/wizard.server";
import { suggestLessons } from "~/domain/suggestion/suggestion.server";
import { readForm, textOf } from "~/http/forms.server";
import { acceptedIn, forWizardStep } from "~/http/wizard.server";
import { pageTitle } from "~/ui/title";
import { LessonCount } from "~/ui/wizard/lesson-count";
import { SuggestionPair } from "~/ui/wizard/suggestion-pair";
import { WizardPage } from "~/ui/wizard/wizard-page";

const PATH = "preview";

/** Suggestions are replaced in place, where the parent is reading. */
export const handle = { hydrates: true };

export const meta: MetaFunction = () => pageTitle("Lessons");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, async ({ child, answers, lessonFingerprint: fingerprint }) => {
    const inputs = { ...answers, grade_level: child.grade_level };
    const suggested = answers.lessonNonses.map(async (nonse) => ({
      nonse,
      lessons: await suggestLessons(inputs, answers.num_lessons, nonse),
    }));
    return { child, answers, fingerprint, suggestions: await Promise.all(suggested) };
  });
}

export function action(args: ActionFunctionArgs) {
  return forWizardStep(args, PATH, async ({ parent, child }) => {
    const form = await readForm(args.request);
    const intent = textOf(form, "intent");
    const here = wizardUrl(child.username, PATH);
    switch (intent) {
      case "accept":
        return redirect(
          (await acceptLessons(parent.id, child.username, acceptedIn(form)))
            ? wizardUrl(child.username, "topics")
            : here,
          303,
        );
      case "new_suggestion":
        await showNewSuggestion(parent.id, child.username, "lessonNonses", textOf(form, "shown") === "1" ? 1 : 0);
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
  const { child, answers, fingerprint, suggestions } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <h1>Which lessons suit {child.first_name}?</h1>
      <LessonCount count={answers.num_lessons} />
      <SuggestionPair suggestions={suggestions} fingerprint={fingerprint} acceptText="Accept lessons" />
    </WizardPage>
  );
}
