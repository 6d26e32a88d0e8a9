import { describe, expect, it } from "vitest";
import type { z } from "zod/v4";
import { displayNameSchema, newPasswordSchema, signupSchema } from "~/domain/account/account";
import { childEditSchema, childPasswordSchema } from "~/domain/child/child";
import { usernameSchema } from "~/domain/child/username";
import * as limits from "~/domain/limits";
import {
  goalSchema,
  lessonCountSchema,
  needsSchema,
  postedStudyPlanSchema,
  previousKnowledgeSchema,
  subjectSchema,
} from "~/domain/study-plan/study-plan";
import { emojiFormSchema } from "~/domain/study-plan/wizard-forms";

const child = { first_name: "Ada", grade_level: "Grade 4" };
const plan = { subject: "Math", goal: "Add", emoji: "🍕", num_lessons: 3, lessons: [{ title: "One" }] };
const planOf = (lesson: object) => ({ ...plan, lessons: [{ title: "One", ...lesson }] });

/** What takes a text, the most characters it may have, and how the text is handed in. */
const texts: [string, number, z.ZodType, (text: string) => unknown][] = [
  ["Subject", 30, subjectSchema, (subject) => ({ subject })],
  ["Goal", 120, goalSchema, (goal) => ({ goal })],
  ["Previous knowledge", 120, previousKnowledgeSchema, (previous_knowledge) => ({ previous_knowledge })],
  ["Needs", 120, needsSchema, (needs) => ({ needs })],
  ["Emoji", 2, emojiFormSchema, (own_emoji) => ({ own_emoji })],
  ["Display name of a parent", 60, displayNameSchema, (display_name) => ({ display_name })],
  ["Display Name of a child", 40, childEditSchema, (first_name) => ({ ...child, first_name })],
  ["Grade Level", 30, childEditSchema, (grade_level) => ({ ...child, grade_level })],
  ["A child's password", 128, childPasswordSchema, (password) => ({ password })],
  ["A parent's password", 128, newPasswordSchema, (password) => password],
  ["Lesson title", 120, postedStudyPlanSchema, (title) => planOf({ title })],
  ["Lesson description", 500, postedStudyPlanSchema, (explanation) => planOf({ explanation })],
  ["Topic title", 120, postedStudyPlanSchema, (title) => planOf({ topics: [{ title }] })],
];

const ONE_CHARACTER = ["a", "ß", "é", "e\u0301", "字", "🦊", "👍🏽", "🇺🇸", "👨‍👩‍👧‍👦"];

describe.each(texts)("%s", (_, most, schema, handIn) => {
  it.each(ONE_CHARACTER)(`may have ${most} characters like %s, and no more`, (character) => {
    expect(schema.safeParse(handIn(character.repeat(most))).success).toBe(true);
    expect(schema.safeParse(handIn(character.repeat(most + 1))).success).toBe(false);
  });
});

describe("a username", () => {
  it.each([
    [2, false],
    [3, true],
    [30, true],
    [31, false],
  ])("of %i characters is allowed: %s", (length, isAllowed) => {
    expect(usernameSchema.safeParse("a".repeat(length)).success).toBe(isAllowed);
  });
});

describe("a parent's password", () => {
  it.each([
    ["1234567", false],
    ["12345678", true],
    ["🦊".repeat(7), false],
    ["🦊".repeat(8), true],
  ])("%s is long enough: %s", (password, isAllowed) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(isAllowed);
  });
});

describe("an e-mail address", () => {
  it.each([
    [254, true],
    [255, false],
  ])("of %i characters is allowed: %s", (length, isAllowed) => {
    const email = "p".repeat(length - "@example.org".length) + "@example.org";
    expect(signupSchema.safeParse({ email, password: "a shoal of fish" }).success).toBe(isAllowed);
  });
});

describe("a plan", () => {
  it.each([
    [2, false],
    [3, true],
    [8, true],
    [9, false],
    [4.5, false],
  ])("of %d lessons is allowed to be suggested: %s", (count, isAllowed) => {
    expect(lessonCountSchema.safeParse(count).success).toBe(isAllowed);
  });

  it.each([
    [0, false],
    [1, true],
    [24, true],
    [25, false],
  ])("is kept with %i lessons: %s", (count, isAllowed) => {
    const lessons = Array.from({ length: count }, () => ({ title: "One" }));
    expect(postedStudyPlanSchema.safeParse({ ...plan, lessons }).success).toBe(isAllowed);
  });

  it.each([
    [12, true],
    [13, false],
  ])("is kept with %i topics in a lesson: %s", (count, isAllowed) => {
    const topics = Array.from({ length: count }, () => ({ title: "One" }));
    expect(postedStudyPlanSchema.safeParse(planOf({ topics })).success).toBe(isAllowed);
  });
});

it("the numbers of the specification are as it says", () => {
  expect(limits).toMatchObject({
    PRICE_TYPE: "monthly_standard",
    PRICE_PER_SEAT_CENTS: 499,
    TRIAL_CHILDREN: 2,
    CHECKOUT_REDIRECT_DELAY_MS: 5000,
    CALL_TIMEOUT_MS: 20_000,
    LESSONS_DEFAULT: 5,
    NONSE_COUNT: 5,
    CODE_LENGTH: 6,
    GOAL_DISPLAY_CUT: 60,
    CODE_LIFETIME_MS: 600_000,
    CODE_TRIES: 5,
    CODE_RESEND_WAIT_MS: 30_000,
    SESSION_LIFETIME_MS: 2_592_000_000,
  });
});
