import type { CurriculumLesson } from "~/curriculum/curriculum";
import { stemOf, tellingTermsOf, wordsIn } from "./keywords";
import { LOVES, MINUTES, type NeedRule, needRules } from "./need-rules";
import { clean, saysNothing } from "./text";
import { type Way, titlesOf } from "./ways";

const SEPARATORS = /[,;.\n]+|\band\b/iu;

/** What a parent's words on a child's needs change. */
export interface Needs {
  /** Whether a lesson may be in the plan. */
  allow(lesson: CurriculumLesson): boolean;
  /** How well a lesson suits: 0 is as good as any, more comes first. */
  suits(lesson: CurriculumLesson): number;
  /** The door to a lesson that suits best, whatever the nonse; undefined where any will do. */
  way: Way | undefined;
  isUrgent: boolean;
  /** The phrases that mean nothing to Minnow, as they were typed. */
  notUnderstood: readonly string[];
}

/** Reads the needs by a closed list of rules (need-rules.ts). */
export function readNeeds(text: string): Needs {
  const phrases = saysNothing(text)
    ? []
    : clean(text)
        .split(SEPARATORS)
        .map((phrase) => phrase.trim());
  const read = phrases.filter((phrase) => phrase !== "" && !saysNothing(phrase)).map(readPhrase);
  const rules = read.flatMap((phrase) => phrase.rules);
  const without = new Set(rules.flatMap((rule) => rule.without ?? []));
  const free = new Set(rules.flatMap((rule) => rule.free ?? []));
  const minutes = Math.min(...rules.flatMap((rule) => rule.minutes ?? []), ...read.flatMap((phrase) => phrase.minutes));
  const loved = read.flatMap((phrase) => phrase.loved);
  const isLoved = (lesson: CurriculumLesson) =>
    loved.length > 0 && wordsOf(lesson).some((word) => loved.includes(word));
  return {
    allow: ({ uses, contains }) => !uses.some((use) => without.has(use)) && !contains.some((food) => free.has(food)),
    suits: (lesson) => (lesson.minutes <= minutes && Number.isFinite(minutes) ? 1 : 0) + (isLoved(lesson) ? 1 : 0),
    way: rules.find((rule) => rule.way !== undefined)?.way,
    isUrgent: rules.some((rule) => rule.isUrgent),
    notUnderstood: read.filter(({ isUnderstood }) => !isUnderstood).map(({ phrase }) => phrase),
  };
}

interface ReadPhrase {
  phrase: string;
  rules: readonly NeedRule[];
  minutes: readonly number[];
  /** Stems of what is loved. */
  loved: readonly string[];
  isUnderstood: boolean;
}

function readPhrase(phrase: string): ReadPhrase {
  const plain = phrase.toLowerCase().replaceAll("’", "'");
  const rules = needRules.filter(({ words }) => words.test(plain));
  const minutes = MINUTES.exec(plain)?.[1];
  const loved = rules.length === 0 ? (LOVES.exec(plain)?.[1] ?? "") : "";
  return {
    phrase,
    rules,
    minutes: minutes === undefined ? [] : [Number(minutes)],
    loved: tellingTermsOf(loved),
    isUnderstood: rules.length > 0 || minutes !== undefined || loved !== "",
  };
}

function wordsOf(lesson: CurriculumLesson): string[] {
  return wordsIn([...titlesOf(lesson), ...lesson.topics, lesson.activity].join(" ")).map(stemOf);
}
