import type { EditedPlan } from "./edited-plan";

/** What was done to a plan, in the words of the list of what can be undone. Looked up in the plan before it is done. */
export type EditWords = string | ((plan: EditedPlan) => string);

export const editWords = {
  fieldsChanged: "Plan details changed",
  suggested: "New suggestion made",
  accepted: "Suggested plan accepted",
  kept: "Current plan kept",
  setAside: "Your own version set aside",
  replaced: "Version from elsewhere replaced",
  takenOver: "Changes from elsewhere taken over",
  added: (title: string) => `Lesson "${title}" added`,
  deleted: (id: string) => (plan: EditedPlan) => `${nameOf(plan, id)} deleted`,
  moved: (id: string) => (plan: EditedPlan) => `${nameOf(plan, id)} moved`,
  edited: (id: string) => (plan: EditedPlan) => `${nameOf(plan, id)} changed`,
} as const;

/** A lesson or topic, of either list, by its kind and title. */
function nameOf(plan: EditedPlan, id: string): string {
  const lessons = [...plan.lessons, ...(plan.suggested ?? [])];
  const lesson = lessons.find((part) => part.id === id);
  if (lesson) return `Lesson "${lesson.title}"`;
  const topic = lessons.flatMap(({ topics }) => topics).find((part) => part.id === id);
  return topic ? `Topic "${topic.title}"` : "Lesson or topic";
}
