/** A study plan as a client posts it. */
export const postedPlan = {
  subject: "Math",
  goal: "Add and compare fractions",
  previous_knowledge: "Knows halves and quarters",
  needs: "",
  emoji: "🍕",
  num_lessons: 3,
  lessons: [
    {
      id: "lesson_1790000000000first",
      title: "What a fraction is",
      explanation: "Parts of a whole.",
      topics: [{ id: "topic_pizza", title: "Sharing a pizza" }],
    },
    { title: "Comparing fractions", explanation: "Which is larger?", topics: [] },
  ],
};

/** What lessons are suggested from. */
export const planInputs = {
  subject: "Math",
  goal: "Add and compare fractions",
  previous_knowledge: "Knows halves and quarters",
  needs: "",
  llm_name: "default",
};

export interface AnsweredPlan {
  id: string;
  lessons: { id: string; title: string; topics: { id: string; title: string }[] }[];
}

/** The lines of streamed text. Every line ends, the last one too. */
export function linesOf(text: string): string[] {
  return text.split("\n").slice(0, -1);
}
