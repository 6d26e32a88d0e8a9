import type { SamplePlan } from "./sample-plan";

export const science: SamplePlan = {
  id: "science",
  emoji: "💡",
  subject: "Science",
  goal: "Understand electricity and build a working circuit",
  previous_knowledge: "Likes to take things apart",
  ages: "9 to 11",
  lessons: [
    {
      title: "Where the power comes from",
      explanation: "Look at batteries and outlets, and learn what is safe to touch.",
      topics: ["Power all around us", "Safe and unsafe", "Inside a battery", "What a charge is"],
    },
    {
      title: "A lamp that lights",
      explanation: "Close a loop from battery to lamp and back.",
      topics: ["The closed loop", "What breaks it", "Drawing it with symbols", "Finding the fault"],
    },
    {
      title: "Through or not through",
      explanation: "Test what lets the current pass.",
      topics: ["Metals and plastics", "Water and fruit", "A fair test", "A chart of results"],
    },
    {
      title: "Switches and more lamps",
      explanation: "Control a circuit and compare two ways of wiring.",
      topics: ["A switch from a paper clip", "Lamps in a row", "Lamps side by side", "Why homes use the second way"],
    },
    {
      title: "Build something",
      explanation: "Plan, build and show a machine of your own.",
      topics: [
        "A buzzer quiz or a night light",
        "A plan with parts",
        "Building and testing",
        "Explaining how it works",
      ],
    },
  ],
};
