import type { LessonOutline, TopicsRequest } from "../suggestions";
import { type Approach, approachOf, approaches, titlesOf, wayOf } from "./approaches";
import { type FoundSubject, findSubject } from "./find-subject";
import { termsOf } from "./keywords";
import { withSubject, withWish } from "./own-words";
import type { CurriculumLesson } from "./subject-data";
import { wishLesson } from "./subjects/general";
import { clean } from "./text";

/** The share of a title's words that must be found for it to mean a lesson. */
const SHARE_MIN = 0.5;
const PLAIN_TOPICS_MIN = 4;

/** Four to eight lines 'lessonNumber: topic title' for each lesson, in order. */
export function topicLines({ inputs, lessons, nonse }: Omit<TopicsRequest, "written">): string[] {
  const subject = findSubject(inputs.subject, inputs.goal);
  const approach = approachOf(nonse);
  const taught = new Set<CurriculumLesson>();
  return lessons.flatMap((outline, index) => {
    const lesson = lessonMeant(subject, inputs.subject, outline, taught);
    if (lesson) taught.add(lesson);
    const topics = topicsOf(lesson ?? wishLesson, approach);
    return topics.map((topic) => `${index + 1}: ${withWish(topic, outline.title)}`);
  });
}

/** A lesson's topics in teaching order: all of them step by step, else most, with all on safety, and one of the approach's own. */
export function topicsOf(lesson: CurriculumLesson, approach: Approach): string[] {
  const way = wayOf(lesson, approach);
  if (!way) return [...lesson.topics];
  const turn = approaches.indexOf(approach);
  const droppable = droppableOf(lesson);
  const dropped = [turn, turn + 2].map((step) => droppable[step % droppable.length]);
  const spare = lesson.topics.length - PLAIN_TOPICS_MIN;
  const kept = lesson.topics.filter((topic) => !dropped.slice(0, spare).includes(topic));
  const at = { story: 1, handsOn: 2, question: 0, project: kept.length }[approach as keyof CurriculumLesson["ways"]];
  return kept.toSpliced(at, 0, way.topic);
}

/** The topics that may make room for an approach's own: not the first, and never one about safety or help. */
function droppableOf({ topics, safety = [] }: CurriculumLesson): string[] {
  return safety === "all" ? [] : topics.slice(1).filter((topic) => !safety.includes(topic));
}

/** The lesson that has this title in any approach, else one that is about most of the title's words; each only once. */
function lessonMeant(
  { curriculum, isGeneral }: FoundSubject,
  subject: string,
  { title }: LessonOutline,
  taught: ReadonlySet<CurriculumLesson>,
): CurriculumLesson | undefined {
  const wanted = clean(title).toLowerCase();
  const open = curriculum.lessons.filter((lesson) => !taught.has(lesson));
  const titled = open.find((lesson) =>
    titlesOf(lesson).some((one) => clean(withSubject(one, subject)).toLowerCase() === wanted),
  );
  if (titled || isGeneral) return titled;
  const terms = termsOf(title);
  const hits = terms.length > 0 ? curriculum.find(title) : [];
  return hits.find(({ lesson, telling }) => !taught.has(lesson) && telling.length >= terms.length * SHARE_MIN)?.lesson;
}
