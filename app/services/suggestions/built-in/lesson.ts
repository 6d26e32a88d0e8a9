import type { LessonRequest } from "../suggestions";
import { isCovered } from "./coverage";
import { frameFor } from "./frames";
import { capitalize } from "./text";
import { lessonAbout } from "./topics";
import { type Library, readWish } from "./wish";

/** The line 'title: explanation' of one lesson on what is described, then three to six lines of a topic each. */
export function lessonAndTopicLines(
  { inputs, description }: Omit<LessonRequest, "written">,
  library: Library,
): string[] {
  const wish = readWish({ ...inputs, goal: description, previousKnowledge: "" }, library);
  const about = lessonAbout({ title: description }, inputs.gradeLevel, library);
  const first = wish.goal.units[0]?.lessons.find((lesson) => lesson.essential && wish.needs.allow(lesson));
  const lesson = about && wish.needs.allow(about) ? about : isCovered(wish) ? first : undefined;
  if (lesson) return [`${lesson.title}: ${lesson.explanation}`, ...lesson.topics];
  const [step] = frameFor({ subject: inputs.subject, goal: description }, library.curriculum).lessons;
  const title = capitalize(description.trim()).replaceAll(":", " –");
  return [`${title}: ${step?.explanation ?? ""}`, ...(step?.topics ?? [])];
}
