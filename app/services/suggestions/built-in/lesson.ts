import type { LessonRequest } from "../suggestions";
import { findSubject } from "./find-subject";
import { fitnessFor } from "./fitness";
import { likelyPlace } from "./grade";
import { readNeeds } from "./needs";
import { withWish } from "./own-words";
import { inWords } from "./plan";
import { wishLesson } from "./subjects/general";
import { topicsOf } from "./topics";

/** The line 'title: explanation' of one lesson on what is described, then four to seven lines of a topic each. */
export function lessonAndTopicLines({ inputs, description }: Omit<LessonRequest, "written">): string[] {
  const subject = findSubject(inputs.subject, description);
  const place = likelyPlace(subject.data.name, inputs.gradeLevel, false);
  const fitness = fitnessFor({ ...subject, narrower: "" }, description, place);
  const isKnown = !subject.isGeneral && !fitness.isUnmet;
  const lesson = (isKnown ? fitness.targets[0] : undefined) ?? wishLesson;
  const fill = (text: string) => withWish(text, description);
  const { title, explanation } = inWords(lesson, "steps", fill);
  const [advice = ""] = readNeeds(inputs.needs).advice;
  return [`${title}: ${`${explanation} ${advice}`.trim()}`, ...topicsOf(lesson, "steps").map(fill)];
}
