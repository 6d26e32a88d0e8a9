import type { Level } from "./subject-data";

/** How old a child is, roughly: up to grade 2, grades 3 to 6, above. */
export type Band = "young" | "middle" | "older";

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const AGE_IN_FIRST_GRADE = 6;

/** Reads a grade level as parents write it ("K", "Grade 3", "7th", "age 9", "high school"); middle when unclear. */
export function bandOf(gradeLevel: string): Band {
  const text = gradeLevel.toLowerCase();
  if (/\b(pre|pre-?k|k|kg|kinder\w*|nursery|reception|toddler|preschool)\b/.test(text)) return "young";
  if (/\b(high|middle|secondary|junior|senior|college|university|adult)\b/.test(text)) return "older";
  const grade = gradeIn(text);
  if (grade === undefined) return "middle";
  if (grade <= 2) return "young";
  return grade <= 6 ? "middle" : "older";
}

/** The level of strands that suits a band when nothing else says where to begin. */
export const levelOf: Record<Band, Level> = { young: 1, middle: 2, older: 3 };

function gradeIn(text: string): number | undefined {
  const number = /\d{1,2}/.exec(text)?.[0];
  if (number !== undefined) {
    const isAge = /\b(age|aged|old|yrs|years)\b/.test(text);
    return Number(number) - (isAge ? AGE_IN_FIRST_GRADE - 1 : 0);
  }
  const ordinal = ORDINALS.findIndex((word) => text.includes(word));
  return ordinal < 0 ? undefined : ordinal + 1;
}
