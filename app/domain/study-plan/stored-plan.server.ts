import type { StudyPlanRow } from "~/db/schema";
import { fromColumns } from "../fields";
import { type StudyPlan, studyPlanSchema } from "./study-plan";

/** A plan as it is stored, in the specification's form (section 3). */
export function toStudyPlan(row: StudyPlanRow): StudyPlan {
  return fromColumns(studyPlanSchema, row);
}
