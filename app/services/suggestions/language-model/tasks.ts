import type {
  DetailsRequest,
  LessonRequest,
  LessonOutline,
  LessonsRequest,
  OtherLines,
  PlanInputs,
  TopicsRequest,
} from "../suggestions";
import { EMOJIS_MAX, IDEAS_MAX, TOPICS_MAX, TOPICS_MIN } from "./limits";
import { approach, instructions } from "./prompts";
import { DETAILS_PER_LESSON, detailReader } from "./reading/detail-lines";
import { readEmojis, readIdea } from "./reading/ideas";
import { readLesson, titleOf } from "./reading/lesson-lines";
import { readNewLesson } from "./reading/new-lesson-lines";
import { areTopicsFull, nextLesson, topicOf, topicReader } from "./reading/topic-lines";

/** Reads one line of an answer, given the lines kept so far. What is no use makes no line. Throws ModelFault. */
export type Reader = (raw: string, kept: readonly string[]) => string[];

/** Something asked of the model. `kept` are the lines there are so far, whoever made them. */
export interface Task {
  /** Names it in the log. */
  name: string;
  /** What was typed, by the names that the prompts use. */
  data: Record<string, unknown>;
  instruction: string;
  /** 0 to 1: how freely the model chooses its words. */
  temperature: number;
  /** Added to the instruction when some lines are kept. */
  continuing(kept: readonly string[]): string;
  /** A reader for one answer. */
  openReader(): Reader;
  /** What tells whether two lines say the same. */
  titleOf(line: string): string;
  /** The lines of other suggestions that this one is not to repeat. */
  others: OtherLines;
  /** How many lines are enough. */
  least: number;
  /** Whether the lines kept are enough. */
  isEnough(kept: readonly string[]): boolean;
  /** Whether nothing can be added to them. */
  isFull(kept: readonly string[]): boolean;
}

const TEMPERATURE = 0.6;
/** Each approach a little more freely than the one before. No endpoint takes more than 1 for too much. */
const temperatureOf = (nonse: number) => (5 + nonse) / 10;
/** What is not shown beside another of its kind. */
const ALONE = { temperature: TEMPERATURE, titleOf: (line: string) => line, others: async () => [] };

export function lessonsTask({ inputs, count, nonse, others = ALONE.others }: LessonsRequest): Task {
  return {
    name: "lessons",
    temperature: temperatureOf(nonse),
    titleOf,
    others,
    data: planData(inputs),
    instruction: instructions.lessons({ count: String(count), approach: approach(nonse) }),
    continuing: (kept) => nextLine(kept, count),
    openReader: () => readLesson,
    ...holding(count, count),
  };
}

export function topicsTask({ inputs, lessons, nonse, others = ALONE.others }: TopicsRequest): Task {
  const count = String(lessons.length);
  return {
    name: "topics",
    temperature: temperatureOf(nonse),
    titleOf: topicOf,
    others,
    least: TOPICS_MIN * lessons.length,
    data: { ...planData(inputs), lessons: numbered(lessons) },
    instruction: instructions.topics({ count, approach: approach(nonse) }),
    continuing: (kept) => instructions.continueTopics({ lesson: String(nextLesson(kept)), count }),
    openReader: () => topicReader(lessons),
    isEnough: (kept) => nextLesson(kept) > lessons.length,
    isFull: (kept) => areTopicsFull(kept, lessons.length),
  };
}

export function lessonTask({ inputs, description }: LessonRequest): Task {
  return {
    ...ALONE,
    name: "lesson",
    data: { ...planData(inputs), description },
    instruction: instructions.lesson(),
    continuing: (kept) => nextLine(kept, 1 + TOPICS_MIN),
    openReader: () => readNewLesson,
    ...holding(1 + TOPICS_MIN, 1 + TOPICS_MAX),
  };
}

export function detailsTask({ inputs, lessons }: DetailsRequest): Task {
  const count = DETAILS_PER_LESSON * lessons.length;
  return {
    ...ALONE,
    name: "details",
    data: { ...planData(inputs), lessons: numbered(lessons) },
    instruction: instructions.details({ count: String(lessons.length) }),
    continuing: (kept) => nextLine(kept, count),
    openReader: () => detailReader(lessons),
    ...holding(count, count),
  };
}

export function goalsTask(data: { subject: string; description: string; gradeLevel: string }): Task {
  const { subject, description, gradeLevel } = data;
  return ideasTask("goals", { subject, description, gradeLevel });
}

export function previousKnowledgeTask(data: { subject: string; goal: string; gradeLevel: string }): Task {
  const { subject, goal, gradeLevel } = data;
  return ideasTask("previousKnowledge", { subject, goal, gradeLevel });
}

function ideasTask(kind: "goals" | "previousKnowledge", data: Record<string, string>): Task {
  return {
    ...ALONE,
    name: kind,
    data,
    instruction: instructions[kind]({ count: String(IDEAS_MAX) }),
    continuing: (kept) => nextLine(kept, IDEAS_MAX),
    openReader: () => readIdea,
    ...holding(1, IDEAS_MAX),
  };
}

export function emojisTask({ subject, goal }: { subject: string; goal: string }): Task {
  return {
    ...ALONE,
    name: "emojis",
    data: { subject, goal },
    instruction: instructions.emojis({ count: String(EMOJIS_MAX) }),
    continuing: (kept) => nextLine(kept, EMOJIS_MAX),
    openReader: () => readEmojis,
    ...holding(1, EMOJIS_MAX),
  };
}

function holding(least: number, most: number): Pick<Task, "least" | "isEnough" | "isFull"> {
  return { least, isEnough: (kept) => kept.length >= least, isFull: (kept) => kept.length >= most };
}

function nextLine(kept: readonly string[], count: number): string {
  return instructions.continue({ line: String(kept.length + 1), count: String(count) });
}

function numbered(lessons: readonly LessonOutline[]) {
  return lessons.map(({ title, explanation }, index) => ({ number: index + 1, title, explanation }));
}

/** These five and no more: a name that came along would reach the model. */
function planData({ subject, goal, previousKnowledge, needs, gradeLevel }: PlanInputs): Record<string, string> {
  return { subject, goal, previousKnowledge, needs, gradeLevel };
}
