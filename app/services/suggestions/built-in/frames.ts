import type { Curriculum } from "~/curriculum/curriculum";
import type { Frame, FrameKind } from "~/curriculum/unit-schema";
import { subjectNamedIn } from "./subject-names";

export type FrameLesson = Frame["lessons"][number];

/** The first whose words a wish has is its kind; without any it is a skill in a subject begun at any age, else a theme. */
const KINDS: readonly (readonly [kind: FrameKind, words: RegExp])[] = [
  [
    "test",
    /\b(?:tests?|exams?|quiz(?:zes)?|permit|license|certificat\w*|(?:spelling|geography|science|math|history) bee|olympiad|tryouts?|auditions?|sat|act|ap|gre|ged|toefl|map test|entrance)\b/iu,
  ],
  [
    "language",
    /\b(?:languages?|spanish|español|esl|ell|french|german|italian|portuguese|mandarin|chinese|cantonese|japanese|korean|arabic|hebrew|hindi|urdu|russian|ukrainian|polish|latin|greek|turkish|vietnamese|tagalog|swahili|dutch|swedish|norwegian|danish|finnish|hawaiian|farsi|persian|asl|sign language|vocabulary)\b/iu,
  ],
  [
    "book",
    /\b(?:books?|novels?|series|trilogy|chapters?|author|harry potter|narnia|percy jackson|read (?:the|all))\b/iu,
  ],
  [
    "habit",
    /\b(?:habits?|routines?|every (?:day|night|morning)|bedtime|tidy|clean(?:ing)? (?:up|room)|chores?|stop \w+ing|on time|organi[sz]ed|patien\w+|manners|homework on)\b/iu,
  ],
  [
    "build",
    /\b(?:build|builds|building|make|makes|making|construct|craft|sew|sewing|knit|knitting|crochet|weave|carve|model|lego|robots?|treehouse|birdhouse|website|app|game)\b/iu,
  ],
  [
    "skill",
    /\b(?:learn(?:s|ing)? to|how to|play(?:s|ing)?|ride|riding|swim\w*|skat\w+|danc\w+|sing\w*|draw\w*|tie|tying|whistle|juggl\w+|typ\w+|driv\w+|cook\w*|bak\w+|guitar|piano|violin|drums?|soccer|basketball|baseball|softball|volleyball|football|hockey|lacrosse|rugby|cricket|tennis|serve|dribbl\w+|throw\w*|catch\w*|kick\w*|skateboard\w*|surf\w*|ski\w*|wrestling|fencing|archery|fishing|cheer\w*|golf|karate|judo|ballet|gymnastics|yoga|running|cycling|bik\w+|trick|tricks)\b/iu,
  ],
];

/** Which steps are put as questions, by turns, for each nonse: from three steps on, no two are alike. */
const ASKED_BY_NONSE: readonly (readonly boolean[])[] = [
  [false],
  [true],
  [false, true],
  [true, false],
  [false, false, true],
];

/** The frame that fits the kind of a wish. */
export function frameFor({ subject, goal }: { subject: string; goal: string }, curriculum: Curriculum): Frame {
  const isBegun = subjectNamedIn(subject, curriculum)?.subject.is_begun_at_any_age === true;
  const kind = KINDS.find(([, words]) => words.test(`${subject} ${goal}`))?.[0] ?? (isBegun ? "skill" : "theme");
  const frame = curriculum.frames.find((one) => one.kind === kind);
  if (!frame) throw new Error(`The curriculum has no frame for a ${kind}.`);
  return frame;
}

/** `count` steps of a frame in order, the essential ones first, in the words that the nonse stands for. */
export function frameLessons(
  { lessons }: Frame,
  count: number,
  nonse: number,
): { title: string; explanation: string }[] {
  const ranked = [...lessons].sort((one, other) => Number(other.essential) - Number(one.essential));
  const chosen = new Set(ranked.slice(0, count));
  const asked = ASKED_BY_NONSE[nonse % ASKED_BY_NONSE.length] ?? [];
  return lessons
    .filter((lesson) => chosen.has(lesson))
    .map((lesson, index) => {
      const { title, explanation } = asked[index % asked.length] ? lesson.question : lesson;
      return { title, explanation };
    });
}

/** The step of any frame that has this title, in any words. */
export function frameLessonTitled(title: string, { frames }: Curriculum): FrameLesson | undefined {
  const wanted = title.toLowerCase();
  const titles = (lesson: FrameLesson) => [lesson.title, lesson.question.title].map((one) => one.toLowerCase());
  return frames.flatMap(({ lessons }) => lessons).find((lesson) => titles(lesson).includes(wanted));
}
