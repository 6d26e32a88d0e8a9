import type { Lesson } from "~/domain/study-plan/study-plan";
import { Button } from "../button";
import { Card } from "../card";
import { FormToken } from "../forms/form-token";
import { LessonList } from "../lesson-list";
import { type SuggestionForms, asListed } from "./suggestion-card";

/** The topics of the sample study plan that the wizard began with; the suggestions below are for who wants others. */
export function SampleTopics({ lessons, forms }: { lessons: readonly Lesson[]; forms: SuggestionForms }) {
  return (
    <Card as="section" aria-labelledby="sample">
      <h2 id="sample">As in the sample plan</h2>
      <LessonList headingLevel={3} lessons={lessons.map(asListed)} />
      <form method="post" action={forms.here}>
        <FormToken />
        <input type="hidden" name="fingerprint" value={forms.fingerprint} />
        <input type="hidden" name="wizard_id" value={forms.wizardId} />
        <Button name="intent" value="accept_sample" pendingText="One moment…">
          Accept topics and save<span className="visually-hidden"> as in the sample plan</span>
        </Button>
      </form>
    </Card>
  );
}
