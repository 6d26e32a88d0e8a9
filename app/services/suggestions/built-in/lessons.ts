import type { LessonsRequest } from "../suggestions";
import { approachOf } from "./approaches";
import { explain } from "./explanations";
import { planLessons } from "./plan";

/** Exactly `count` (3 to 8) lines 'title: explanation', in teaching order. */
export function lessonLines({ inputs, count, nonse }: Omit<LessonsRequest, "written">): string[] {
  const plan = planLessons(inputs, count, approachOf(nonse));
  const explanations = explain(plan);
  return plan.lessons.map(({ title }, index) => `${title}: ${explanations[index] ?? ""}`);
}
