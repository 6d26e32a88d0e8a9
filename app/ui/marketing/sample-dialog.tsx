import { paths } from "~/domain/paths";
import type { SampleLesson, SamplePlan } from "~/domain/sample-plans/sample-plan";
import { ButtonLink, ButtonRow } from "../button";

/**
 * A sample plan above the page, which is inert meanwhile: a modal dialog without a script. Its links lead back to the
 * card, or on with the plan.
 */
export function SampleDialog({ plan }: { plan: SamplePlan }) {
  const { id, emoji, subject, goal, ages, previous_knowledge, lessons } = plan;
  return (
    <dialog open id="sample" className="sample-dialog" aria-modal="true" aria-labelledby="sample-title">
      <h2 id="sample-title">
        <span aria-hidden="true">{emoji}</span> {subject}
      </h2>
      <p className="lead">{goal}</p>
      <p className="soft">
        Ages {ages} · {lessons.length} lessons · {previous_knowledge}
      </p>
      <div>
        <details>
          <summary>
            <span>Show Details</span>
            <span>Hide Details</span>
          </summary>
          <ol className="numbered">
            {lessons.map((lesson) => (
              <LessonDetails key={lesson.title} lesson={lesson} />
            ))}
          </ol>
        </details>
        <ol className="numbered">
          {lessons.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </div>
      <ButtonRow>
        <ButtonLink href={paths.trial({ sample: id })}>Start with this plan</ButtonLink>
        <ButtonLink href={paths.marketing({}, id)} variant="quiet">
          Close
        </ButtonLink>
      </ButtonRow>
    </dialog>
  );
}

function LessonDetails({ lesson: { title, explanation, topics } }: { lesson: SampleLesson }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="soft">{explanation}</p>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </li>
  );
}
