import type { Curriculum, CurriculumLesson } from "~/curriculum/curriculum";
import type { LessonOutline, TopicsRequest } from "../suggestions";
import { frameFor, frameLessonTitled } from "./frames";
import { gradeOf, isOldEnough } from "./grade";
import { tellingTermsOf } from "./keywords";
import { titlesOf, topicsInWay } from "./ways";
import { type Library, readWish } from "./wish";

/** Three to eight lines 'lessonNumber: topic title' for each lesson, in order. */
export function topicLines({ inputs, lessons, nonse }: Omit<TopicsRequest, "written">, library: Library): string[] {
  const wish = readWish(inputs, library);
  const preferred = new Set(wish.goal.units.map(({ subject }) => subject));
  const taught = new Set<CurriculumLesson>();
  return lessons.flatMap((outline, index) => {
    const titled = lessonsTitled(outline.title, library.curriculum).filter((lesson) => !taught.has(lesson));
    const lesson =
      titled.find(({ unit }) => preferred.has(unit.subject)) ??
      titled[0] ??
      (isStep(outline, library.curriculum) ? undefined : lessonAbout(outline, inputs.gradeLevel, library, taught));
    if (lesson) taught.add(lesson);
    const topics = lesson ? topicsInWay(lesson, outline.title, nonse) : frameTopics(outline, nonse, library.curriculum);
    return topics.map((topic) => `${index + 1}: ${topic}`);
  });
}

/** The lessons that have this title in any way: each subject may have one. */
export function lessonsTitled(title: string, curriculum: Curriculum): readonly CurriculumLesson[] {
  return titlesIn(curriculum).get(title.trim().toLowerCase()) ?? [];
}

const titlesByCurriculum = new WeakMap<Curriculum, Map<string, CurriculumLesson[]>>();

/** All titles in lower case, made once: there are thousands, and a plan looks up each of its own. */
function titlesIn(curriculum: Curriculum): Map<string, CurriculumLesson[]> {
  const made = titlesByCurriculum.get(curriculum) ?? new Map<string, CurriculumLesson[]>();
  if (titlesByCurriculum.has(curriculum)) return made;
  for (const lesson of curriculum.units.flatMap(({ lessons }) => lessons))
    for (const title of new Set(titlesOf(lesson).map((one) => one.toLowerCase())))
      made.set(title, [...(made.get(title) ?? []), lesson]);
  titlesByCurriculum.set(curriculum, made);
  return made;
}

/** The lesson whose title and topics have all that a parent's own words tell. */
export function lessonAbout(
  { title }: Pick<LessonOutline, "title">,
  gradeLevel: string,
  { search }: Library,
  taught: ReadonlySet<CurriculumLesson> = new Set(),
): CurriculumLesson | undefined {
  const stems = tellingTermsOf(title);
  if (stems.length === 0) return undefined;
  const grade = gradeOf(gradeLevel);
  const hits = search.find(stems, (unit) => isOldEnough(unit, grade)).filter(({ covered }) => covered === 1);
  const has = (lesson: CurriculumLesson) => {
    const words = tellingTermsOf([...titlesOf(lesson), ...lesson.topics].join(" "));
    return stems.every((stem) => words.includes(stem)) && !taught.has(lesson);
  };
  return hits.flatMap(({ unit }) => unit.lessons.filter(has))[0];
}

/** Whether it is a step of a frame, whose words may stand in any lesson. */
function isStep({ title }: LessonOutline, curriculum: Curriculum): boolean {
  return frameLessonTitled(title, curriculum) !== undefined;
}

function frameTopics({ title }: LessonOutline, nonse: number, curriculum: Curriculum): readonly string[] {
  const step = frameLessonTitled(title, curriculum) ?? frameFor({ subject: "", goal: title }, curriculum).lessons[0];
  return step ? topicsInWay({ ...step, ways: { question: step.question } }, title, nonse) : [];
}
