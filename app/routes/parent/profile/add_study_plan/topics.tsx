import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { findSamplePlan, lessonsOfSample } from "~/domain/sample-plans/sample-plans";
import { acceptSampleTopics, acceptTopics } from "~/domain/study-plan/wizard-acceptance.server";
import { showNewSuggestion, suggestFromCurriculum, wizardTopics } from "~/domain/study-plan/wizard.server";
import { topicsAsTheyCome } from "~/domain/suggestion/suggested-lessons";
import { withOwnChild } from "~/http/child.server";
import { type PostedForm, readForm, textOf } from "~/http/forms.server";
import { wizardMeta } from "~/ui/wizard/wizard-meta";
import { SampleTopics } from "~/ui/wizard/sample-topics";
import { suggestionId } from "~/ui/wizard/suggestion-card";
import { streamSuggestions } from "~/ui/wizard/suggestion-stream";
import { Suggestions } from "~/ui/wizard/suggestions";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { suggestionsFor } from "./suggestions.server";
import { acceptedIn, withWizardStep, shownIn } from "./wizard.server";

export const handle: PageHandle = { styles: ["pair", "lesson-list", "print-plan"] };

const SLUG = "topics";

export const meta: MetaFunction = () => wizardMeta("topics");

export function loader(args: LoaderFunctionArgs) {
  return withWizardStep(args, SLUG, async ({ parent, child, answers, wizardId, topicFingerprint: fingerprint }) => {
    const forms = {
      here: paths.child.addStudyPlan(child.username, SLUG),
      fingerprint,
      acceptText: "Accept topics and save",
      wizardId,
      rewordUrl: paths.child.addStudyPlan(child.username, "goal"),
    };
    const wanted = answers.topicNonses.map((nonse) => ({
      nonse,
      source: wizardTopics(parent.id, child, answers, nonse),
      lessonsOf: (lines: AsyncIterable<string>) => topicsAsTheyCome(lines, answers.lessons ?? []),
    }));
    const suggestions = await suggestionsFor(args, wanted, (coming, knowsShadowTrees) =>
      streamSuggestions({ ...coming, forms }, knowsShadowTrees),
    );
    return { child, answers, forms, sample: lessonsOfSample(findSamplePlan(answers.sampleId)), suggestions };
  });
}

/** Not guarded by the wizard's steps: accepting once more, after the wizard has ended, leads to the saved plan. */
export function action(args: ActionFunctionArgs) {
  return withOwnChild(args, async ({ parent, child }) => {
    const form = await readForm(args);
    const here = paths.child.addStudyPlan(child.username, SLUG);
    switch (textOf(form, "intent")) {
      case "accept":
      case "accept_sample":
        return redirect(await acceptAndFindPlan(parent.id, child.username, form), 303);
      case "new_suggestion":
        await showNewSuggestion(parent.id, child.username, "topicNonses", shownIn(form));
        return redirect(paths.child.addStudyPlan(child.username, SLUG, {}, suggestionId(shownIn(form))), 303);
      case "stop":
        return redirect(paths.child.addStudyPlan(child.username, SLUG, { stopped: true }), 303);
      case "suggest_from_curriculum":
        await suggestFromCurriculum(parent.id, child.username);
        return redirect(here, 303);
      default:
        throw data(null, { status: 400 });
    }
  });
}

async function acceptAndFindPlan(parentId: string, username: string, form: PostedForm): Promise<string> {
  const wizardId = textOf(form, "wizard_id");
  const accepted = acceptedIn(form);
  const plan =
    textOf(form, "intent") === "accept_sample"
      ? await acceptSampleTopics(parentId, username, wizardId, accepted.fingerprint)
      : await acceptTopics(parentId, username, wizardId, accepted);
  if (!plan) return paths.child.addStudyPlan(username, SLUG);
  return paths.child.viewStudyPlan(username, plan.id, { notice: "saved" });
}

export default function Topics() {
  const { child, answers, forms, sample, suggestions } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} slug={SLUG} answers={answers}>
      <h1>Which topics should the lessons have?</h1>
      {sample && <SampleTopics lessons={sample} forms={forms} />}
      <Suggestions shown={suggestions} forms={forms} />
    </WizardPage>
  );
}
