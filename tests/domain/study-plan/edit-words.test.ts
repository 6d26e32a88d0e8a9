import { expect, it } from "vitest";
import { editWords } from "~/domain/study-plan/edit-words";
import { editedPlan, lesson } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("Fractions", "Halves")], [lesson("Decimals", "Tenths")]);

it.each([
  [editWords.deleted("lesson_Fractions"), 'Lesson "Fractions" deleted'],
  [editWords.moved("topic_Halves"), 'Topic "Halves" moved'],
  [editWords.edited("lesson_Decimals"), 'Lesson "Decimals" changed'],
  [editWords.deleted("topic_Tenths"), 'Topic "Tenths" deleted'],
])("a step is told by the kind and title of what it was done to", (words, said) => {
  expect(words(plan)).toBe(said);
});
