import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wizardUrl } from "~/domain/study-plan/wizard";
import { acceptTopics, showNewSuggestion } from "~/domain/study-plan/wizard.server";
import { suggestTopics } from "~/domain/suggestion/suggestion.server";
import { forOwnChild } from "~/http/child.server";
import { readForm, textOf } from "~/http/forms.server";
import { acceptedIn, forWizardStep } from "~/http/wizard.server";
import { pageTitle } from "~/ui/title";
import { SuggestionPair } from "~/ui/wizard/suggestion-pair";
import { WizardPage } from "~/ui/wizard/wizard-page";

const PATH = "topics";

/** Suggestions are replaced in place, where the parent is reading. */
export const handle = { hydrates: true };

export const meta: MetaFunction = () => pageTitle("Topics");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, async ({ child, answers, wizardId, topicFingerprint: fingerprint }) => {
    const inputs = { ...answers, grade_level: child.grade_level };
    const suggested = answers.topicNonses.map(async (nonse) => ({
      nonse,
      lessons: await suggestTopics(inputs, answers.lessons ?? [], nonse),
    }));
    return { child, answers, wizardId, fingerprint, suggestions: await Promise.all(suggested) };
  });
}

/** Not guarded by the wizard's steps: accepting once more, after the wizard has ended, leads to the saved plan. */
export function action(args: ActionFunctionArgs) {
  return forOwnChild(args, async ({ parent, child }) => {
    const form = await readForm(args.request);
    switch (textOf(form, "intent")) {
      case "accept":
        return redirect(await acceptAndFindPlan(parent.id, child.username, form), 303);
      case "new_suggestion":
        await showNewSuggestion(parent.id, child.username, "topicNonses", textOf(form, "shown") === "1" ? 1 : 0);
        return redirect(wizardUrl(child.username, PATH), 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}

async function acceptAndFindPlan(parentId: string, username: string, form: FormData): Promise<string> {
  const plan = await acceptTopics(parentId, username, textOf(form, "wizard_id"), acceptedIn(form));
  if (!plan) return wizardUrl(username, PATH);
  return `/profile/${username}/view_study_plan?study_plan_id=${plan.id}&notice=saved`;
}

export default function Topics() {
  const { child, answers, wizardId, fingerprint, suggestions } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <h1>Which topics should the lessons have?</h1>
      <SuggestionPair
        suggestions={suggestions}
        fingerprint={fingerprint}
        acceptText="Accept topics and save"
        wizardId={wizardId}
      />
    </WizardPage>
  );
}
