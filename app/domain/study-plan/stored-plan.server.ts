import type { StudyPlanRow } from "~/db/schema";
import type { Lesson, Position, StudyPlan } from "./study-plan";

/** A plan as it is stored, in the specification's form (section 3). */
export function toStudyPlan(row: StudyPlanRow): StudyPlan {
  const { id, version, subject, goal, previous_knowledge, needs, emoji, num_lessons } = row;
  return {
    id,
    version,
    subject,
    goal,
    previous_knowledge,
    needs,
    emoji,
    num_lessons,
    lessons: JSON.parse(row.lessons) as Lesson[],
    current_position: JSON.parse(row.current_position) as Position,
    done_ids: JSON.parse(row.done_ids) as string[],
    is_deleted: row.is_deleted === 1 ? 1 : 0,
  };
}
