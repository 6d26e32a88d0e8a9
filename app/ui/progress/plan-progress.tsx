import { paths } from "~/domain/paths";
import type { LessonProgress } from "~/domain/study-plan/lesson-progress";
import { Card } from "../card";
import { Meter } from "../meter";

export interface ShownPlanProgress {
  id: string;
  emoji: string;
  subject: string;
  goal: string;
  /** From 0 to 100. */
  percent: number;
  lessons: LessonProgress[];
}

/** How far a plan is, as a whole and lesson by lesson. */
export function PlanProgress({ plan, username }: { plan: ShownPlanProgress; username: string }) {
  const headingId = `progress-${plan.id}`;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <h3 id={headingId}>
        <span aria-hidden="true">{plan.emoji}</span>{" "}
        <a href={paths.child.viewStudyPlan(username, plan.id)}>{plan.subject}</a>
      </h3>
      <p className="soft">{plan.goal}</p>
      <Meter percent={plan.percent} label={`Progress of ${plan.subject}`} />
      <ol className="measured">
        {plan.lessons.map((lesson) => (
          <li key={lesson.id}>
            <span>
              {lesson.title} <span className="soft">{lessonWords(lesson)}</span>
            </span>
            <Meter percent={lesson.percent} label="Progress" />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function lessonWords({ state, completed, total }: LessonProgress): string {
  if (state === "done") return "done";
  if (total === 0) return "no videos yet";
  return `${completed} of ${total === 1 ? "1 video" : `${total} videos`}${state === "active" ? ", in progress" : ""}`;
}
