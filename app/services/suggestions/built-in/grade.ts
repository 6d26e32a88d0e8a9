const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const AGE_IN_FIRST_GRADE = 6;
const UNCLEAR_GRADE = 3;

/** What a child of any age begins with the first steps; other subjects are taught at school all along. */
const BEGUN_AT_ANY_AGE = new Set(["Spanish", "Art", "Music", "Coding", "Chess", "Cooking"]);

/**
 * Reads a grade level as parents write it ("K", "Grade 3", "7th", "age 9", "high school"): 0 is kindergarten, and
 * what is unclear counts as grade 3.
 */
export function gradeOf(gradeLevel: string): number {
  const text = gradeLevel.toLowerCase();
  const number = /\d{1,2}/.exec(text)?.[0];
  if (number !== undefined) {
    const isAge = /\b(age|aged|old|yrs|years)\b/.test(text);
    return Math.max(0, Number(number) - (isAge ? AGE_IN_FIRST_GRADE - 1 : 0));
  }
  const ordinal = ORDINALS.findIndex((word) => text.includes(word));
  if (ordinal >= 0) return ordinal + 1;
  if (/\b(pre|pre-?k|k|kg|tk|kinder\w*|nursery|reception|toddler|preschool)\b/.test(text)) return 0;
  if (/\b(high|senior|college|university|adult|freshman|sophomore)\b/.test(text)) return 10;
  return /\b(middle|secondary|junior)\b/.test(text) ? 7 : UNCLEAR_GRADE;
}

/**
 * The place in a curriculum, 1 to just under 5, where a child of this grade is likely to be. Beginners are at the very
 * start of what is begun at any age, and a little behind in what their class has been taught for years.
 */
export function likelyPlace(subject: string, gradeLevel: string, isBeginner: boolean): number {
  const isBegunAtAnyAge = BEGUN_AT_ANY_AGE.has(subject);
  if (isBegunAtAnyAge && isBeginner) return 1;
  const place = 1.05 + gradeOf(gradeLevel) / (isBegunAtAnyAge ? 4 : 2.2);
  return Math.max(1, Math.min(4.6, isBeginner ? place - 0.7 : place));
}
