import type { CurriculumLesson } from "~/curriculum/curriculum";
import type { DetailKind, DetailsRequest, LessonOutline } from "../suggestions";
import { lessonsTitled } from "./topics";
import { inWay } from "./ways";
import { type Library, readWish } from "./wish";

/**
 * Lines 'lessonNumber: kind: text' for each lesson that the curriculum has under its title, in any way; what to mind
 * comes first. A title that is the parent's own, or a frame's, has none.
 */
export function detailLines({ inputs, lessons }: Omit<DetailsRequest, "written">, library: Library): string[] {
  const { goal } = readWish(inputs, library);
  const preferred = new Set(goal.units.map(({ subject }) => subject));
  const taught = new Set<CurriculumLesson>();
  return lessons.flatMap((outline, index) => {
    const titled = lessonsTitled(outline.title, library.curriculum).filter((lesson) => !taught.has(lesson));
    const lesson =
      titled.find((one) => saysTheSame(one, outline)) ??
      titled.find(({ unit }) => preferred.has(unit.subject)) ??
      titled[0];
    if (!lesson) return [];
    taught.add(lesson);
    return detailsOf(lesson).map(([kind, text]) => `${index + 1}: ${kind}: ${text}`);
  });
}

/** Whether the lesson was suggested in just these words. */
function saysTheSame(lesson: CurriculumLesson, { explanation }: LessonOutline): boolean {
  return (["plain", "hands_on", "question"] as const).some((way) => inWay(lesson, way).explanation === explanation);
}

function detailsOf({
  unit,
  minutes,
  activity,
  question,
  answer,
}: CurriculumLesson): [kind: DetailKind, text: string][] {
  return [
    ...unit.safety.map((text): [DetailKind, string] => ["safety", text]),
    ["adult", unit.adult],
    ["minutes", String(minutes)],
    ...unit.materials.map((text): [DetailKind, string] => ["material", text]),
    ["activity", activity],
    ["question", question],
    ["answer", answer],
  ];
}
