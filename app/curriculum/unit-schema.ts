import { z } from "zod/v4";

/** The grades of a school in the United States; kindergarten is 0. */
const grade = z.number().int().min(0).max(12);
const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not in kebab-case");
/** A unit by its subject and file, such as "math.first-fractions". */
const unitId = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, "is not written as subject.unit");
const text = (min: number, max: number) => z.string().trim().min(min).max(max);
/** Titles travel in lines "title: explanation", so they have no colon. */
const title = text(3, 60).regex(/^[^:]+$/, "has a colon");
const phrase = text(2, 100).regex(/[^.]$/, "ends with a full stop");
const question = text(8, 160).endsWith("?", "does not end with a question mark");

/** What a lesson cannot do without, so that the needs of a child can leave it out. */
export const lessonUses = ["screen", "sight", "hearing", "speech", "legs", "drill", "noise"] as const;

/** What food in a unit contains, so that allergies and diets can leave it out. */
export const foodContents = [
  "nuts",
  "peanuts",
  "dairy",
  "eggs",
  "gluten",
  "soy",
  "sesame",
  "fish",
  "shellfish",
  "meat",
  "pork",
] as const;

/** How far an adult is needed: not at all, within call, or beside the child all the time. */
export const adultNeeds = ["none", "nearby", "beside"] as const;

/** Another way to come to the same lesson; its topics and safety stay. */
const waySchema = z.strictObject({ title, explanation: text(30, 170) });

/** One lesson of a unit, as a person wrote it. */
export const curriculumLessonSchema = z.strictObject({
  id: kebab,
  /** Most are core; an opener recalls what the unit builds on. */
  kind: z.enum(["opener", "core", "project", "review"]).default("core"),
  /** The three lessons that a plan of three is made of. */
  essential: z.boolean().default(false),
  title,
  /** What is learned, and what can be done afterwards. */
  explanation: text(40, 220),
  minutes: z.number().int().min(5).max(60),
  /** In teaching order. */
  topics: z.array(text(3, 70)).min(3).max(6),
  /** What to do with what is at home, said to the child. */
  activity: text(40, 360),
  question,
  answer: text(2, 260),
  uses: z.array(z.enum(lessonUses)).default([]),
  contains: z.array(z.enum(foodContents)).default([]),
  ways: z.strictObject({ hands_on: waySchema.optional(), question: waySchema.optional() }).default({}),
});

/** One unit of a subject: what a goal mostly names. */
export const unitSchema = z.strictObject({
  title,
  /** The first and last grade for which it is right. */
  grades: z.tuple([grade, grade]).refine(([first, last]) => first <= last, "begin after they end"),
  /** Units that come before, of any subject. */
  prerequisites: z.array(unitId).default([]),
  /** What parents type who want this. */
  goals: z.array(phrase).min(3).max(10),
  /** Words and short phrases in lower case by which it is found, beside title and goals. */
  keywords: z
    .array(z.string().regex(/^[^A-Z]{2,40}$/, "is not in lower case"))
    .min(4)
    .max(24),
  /** What a parent types of a child that knows it. */
  known_when: phrase,
  materials: z.array(text(2, 50)).default([]),
  adult: z.enum(adultNeeds).default("none"),
  /** Shown with every lesson, in every way, on screen and paper. */
  safety: z.array(text(10, 160)).default([]),
  lessons: z.array(curriculumLessonSchema).min(8).max(12),
});

/** What is the same for all units of a subject. */
export const subjectSchema = z.strictObject({
  name: text(2, 30),
  /** Other names of the subject, in lower case. */
  aliases: z.array(z.string().regex(/^[^A-Z]+$/)),
  /** Twelve that fit it, the best first. */
  emojis: z.array(z.string().max(2)).length(12),
  /** Its units in teaching order, by the names of their files. */
  units: z.array(kebab).min(1),
  /** Whether children of any age begin with its first unit; else a school teaches it grade by grade. */
  is_begun_at_any_age: z.boolean().default(false),
});

/** A unit as it stands in its file. */
export type UnitFile = z.infer<typeof unitSchema>;
/** A lesson as it stands in its unit's file. */
export type UnitLesson = z.infer<typeof curriculumLessonSchema>;
/** A subject as it stands in its file. */
export type SubjectFile = z.infer<typeof subjectSchema>;
