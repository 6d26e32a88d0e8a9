import type { SamplePlan } from "./sample-plan";

export const space: SamplePlan = {
  id: "space",
  emoji: "🚀",
  subject: "Space",
  goal: "Explain the planets, the moon and the stars",
  previous_knowledge: "Knows that the sun is a star",
  ages: "8 to 11",
  lessons: [
    {
      title: "Day, night and year",
      explanation: "Understand how Earth turns and travels.",
      topics: ["A lamp and a ball", "Why the sun seems to move", "A year around the sun", "Why there are seasons"],
    },
    {
      title: "The moon",
      explanation: "Watch it for a month and explain its shapes.",
      topics: ["A moon diary", "Why it changes", "What it is like up there", "People on the moon"],
    },
    {
      title: "Eight planets",
      explanation: "Get to know our neighbors.",
      topics: ["Four small and rocky", "Four large and cold", "A rhyme for the order", "A planet of my own"],
    },
    {
      title: "How far is far?",
      explanation: "Build the solar system in a yard.",
      topics: ["A peppercorn Earth", "Steps between planets", "Light takes its time", "What pictures get wrong"],
    },
    {
      title: "The night sky",
      explanation: "Find stars and pictures among them.",
      topics: ["Three constellations", "Stars have colors", "Our galaxy", "An evening outside"],
    },
  ],
};
