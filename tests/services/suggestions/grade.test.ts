import { expect, it } from "vitest";
import { gradeOf } from "~/services/suggestions/built-in/grade";

it.each([
  ["freshman", 9],
  ["sophomore", 10],
  ["junior in high school", 11],
  ["junior high", 7],
  ["senior", 12],
  ["senior year of high school", 12],
  ["high school", 10],
  ["middle school", 7],
  ["age 9", 4],
  ["third grade", 3],
])("reads a grade by its name: %s", (typed, grade) => {
  expect(gradeOf(typed)).toBe(grade);
});
