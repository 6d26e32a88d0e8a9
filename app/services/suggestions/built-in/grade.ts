import type { CurriculumUnit } from "~/curriculum/curriculum";

export const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
/** Grades that have a name, the first that fits; of several years the middle one. */
const NAMED_GRADES: readonly (readonly [name: RegExp, grade: number])[] = [
  [/\b(middle|junior high|secondary)\b/, 7],
  [/\bfreshman\b/, 9],
  [/\bsophomore\b/, 10],
  [/\bjunior\b/, 11],
  [/\b(senior|college|university|adult)\b/, 12],
  [/\bhigh\b/, 10],
];
const AGE_IN_FIRST_GRADE = 6;
const LAST_GRADE = 12;
const UNCLEAR_GRADE = 3;

/**
 * Reads a grade level as parents write it ("K", "Grade 3", "7th", "age 9", "high school"): 0 is kindergarten or
 * younger, and what is unclear counts as grade 3.
 */
export function gradeOf(gradeLevel: string): number {
  const text = gradeLevel.toLowerCase();
  const number = /\d{1,2}/.exec(text)?.[0];
  if (number !== undefined) {
    const isAge = /\b(age|aged|old|yrs|years)\b/.test(text);
    return Math.min(LAST_GRADE, Math.max(0, Number(number) - (isAge ? AGE_IN_FIRST_GRADE - 1 : 0)));
  }
  const ordinal = ORDINALS.findIndex((word) => text.includes(word));
  if (ordinal >= 0) return ordinal + 1;
  if (/\b(pre|pre-?k|k|kg|tk|kinder\w*|nursery|reception|toddler|preschool)\b/.test(text)) return 0;
  return NAMED_GRADES.find(([name]) => name.test(text))?.[1] ?? UNCLEAR_GRADE;
}

/** Whether a child of this grade may meet a unit. One who is older may come back to it. */
export function isOldEnough({ grades: [first] }: CurriculumUnit, grade: number): boolean {
  return first <= grade;
}
