import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emojiFormSchema } from "~/domain/study-plan/wizard-forms";
import { emojiIdeas } from "~/domain/suggestion/suggestion.server";
import { readForm, validateForm } from "~/http/forms.server";
import { wizardMeta } from "~/ui/wizard/wizard-meta";
import { EmojiStep } from "~/ui/wizard/emoji-step";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { quickIdeas } from "./suggestions.server";
import { withWizardStep, handleAnswer } from "./wizard.server";

export const handle: PageHandle = { styles: ["field", "choices"] };

const SLUG = "emojis";

export const meta: MetaFunction = () => wizardMeta("emojis");

export function loader(args: LoaderFunctionArgs) {
  return withWizardStep(args, SLUG, async ({ parent, child, answers }) => ({
    child,
    answers,
    emojis: await quickIdeas(args, (provider) =>
      emojiIdeas({ parentId: parent.id, provider }, { ...answers, grade_level: child.grade_level }),
    ),
  }));
}

export function action(args: ActionFunctionArgs) {
  return withWizardStep(args, SLUG, async (step) =>
    handleAnswer(step, SLUG, validateForm(await readForm(args), emojiFormSchema)),
  );
}

export default function Emojis() {
  const { child, answers, emojis } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} slug={SLUG} answers={answers}>
      <EmojiStep
        username={child.username}
        value={answers.emoji}
        emojis={emojis}
        lastResult={useActionData<typeof action>()}
      />
    </WizardPage>
  );
}
