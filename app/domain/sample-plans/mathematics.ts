import type { SamplePlan } from "./sample-plan";

export const mathematics: SamplePlan = {
  id: "mathematics",
  emoji: "🍕",
  subject: "Math",
  goal: "Add and compare fractions with confidence",
  previous_knowledge: "Knows the times tables",
  ages: "8 to 10",
  lessons: [
    {
      title: "Fair shares",
      explanation: "Cut shapes and snacks into equal parts and name them.",
      topics: [
        "Equal or not equal",
        "Halves, thirds and fourths",
        "What the two numbers say",
        "A share of twelve grapes",
      ],
    },
    {
      title: "Same size, different name",
      explanation: "Find out why two fourths are as much as one half.",
      topics: [
        "Folding paper strips",
        "Twins on the number line",
        "Making a fraction simpler",
        "A memory game of twins",
      ],
    },
    {
      title: "Which is more?",
      explanation: "Compare two fractions by drawing, and then by reasoning.",
      topics: [
        "Same bottom, different top",
        "Same top, different bottom",
        "Close to a half or close to one",
        "Putting five fractions in order",
      ],
    },
    {
      title: "Adding slices",
      explanation: "Add and subtract parts of the same size.",
      topics: ["Slices on one pizza", "More than a whole pizza", "Taking slices away", "Stories about leftovers"],
    },
    {
      title: "Different slices",
      explanation: "Cut the pieces alike first, then add them.",
      topics: [
        "Why thirds and fourths don’t match",
        "Cutting both into twelfths",
        "Adding step by step",
        "A recipe for one and a half",
      ],
    },
  ],
};
