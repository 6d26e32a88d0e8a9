import { consentTexts } from "~/domain/consent/consent";

/** What the fields of forms are called whose names say it otherwise, here and wherever a form is shown again. */
export const fieldLabels = {
  first_name: "Display Name",
  grade_level: "Grade Level",
  parent_consent: consentTexts.parental,
  collect_usage_data: consentTexts.usageData,
  num_lessons: "Number of lessons",
  explanation: "Lesson Description",
  lesson_description: "Enter the lesson's goals (eg, list of new concepts or topics to learn):",
};

/** What a form calls a field; of "previous_knowledge" it is "Previous knowledge". */
export function labelOf(name: string): string {
  if (Object.hasOwn(fieldLabels, name)) return fieldLabels[name as keyof typeof fieldLabels];
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
