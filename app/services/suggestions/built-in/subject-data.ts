/** 1 first steps, 2 basics, 3 going further, 4 advanced. */
export type Level = 1 | 2 | 3 | 4;

/** What one approach makes of a lesson. */
export interface Way {
  /** At most 60 characters, no colon, unlike every other title in the subject. */
  title: string;
  /** One sentence of at most 140 characters on how this lesson goes in this approach. */
  explanation: string;
  /** One topic of at most 60 characters in which the child does something in this approach. */
  topic: string;
}

/** One lesson of the curriculum, as a person wrote it. The plain approach, step by step, uses it as it stands. */
export interface CurriculumLesson {
  /** In kebab-case, unique in the subject; prerequisites name it. */
  id: string;
  level: Level;
  /** Ids of lessons of the same subject that come earlier in its list and should be known before. */
  prerequisites: readonly string[];
  /** Five to ten words or short phrases in lower case by which a parent's wish is found, beside the title. */
  keywords: readonly string[];
  /** At most 60 characters, no colon. */
  title: string;
  /** One or two sentences, at most 180 characters together: what the child learns and can do afterwards. */
  explanation: string;
  /** What a parent would type as a goal that this lesson serves; at most 100 characters, no full stop. */
  goal: string;
  /** What a parent would type of a child that has mastered it; at most 100 characters, no full stop. */
  mastered: string;
  /** Four to seven, at most 60 characters each, in teaching order. */
  topics: readonly string[];
  /** The topics about safety or help, which no approach leaves out: some of them as they stand above, or all. */
  safety?: readonly string[] | "all";
  ways: { story: Way; handsOn: Way; question: Way; project: Way };
}

/** All the engine knows about a subject. */
export interface SubjectData {
  name: string;
  /** Other names of the same subject, in lower case. */
  aliases: readonly string[];
  /** At least 30, from easy to hard: levels never fall, and prerequisites come before what needs them. */
  lessons: readonly CurriculumLesson[];
  /** Twelve different emojis that fit the subject, the best first, each of at most two UTF-16 code units. */
  emojis: readonly string[];
}
