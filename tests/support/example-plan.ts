/** What is posted of a plan of three lessons, each with one topic. */
export function examplePlan(changes: object = {}): object {
  const lesson = (title: string) => ({
    title,
    explanation: `All about ${title}.`,
    topics: [{ title: `${title} first` }],
  });
  return {
    subject: "Math",
    goal: "Compare fractions",
    previous_knowledge: "Knows halves",
    needs: "",
    emoji: "🍕",
    num_lessons: 3,
    lessons: ["Halves", "Quarters", "Thirds"].map(lesson),
    ...changes,
  };
}
