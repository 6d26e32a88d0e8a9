import type { SamplePlan } from "./sample-plan";

export const coding: SamplePlan = {
  id: "coding",
  emoji: "💻",
  subject: "Coding",
  goal: "Make a small game with blocks",
  previous_knowledge: "Uses a computer with ease",
  ages: "9 to 12",
  lessons: [
    {
      title: "First commands",
      explanation: "Make a figure move, turn and stop.",
      topics: ["The stage and the blocks", "Start and stop", "Moving by numbers", "One change at a time"],
    },
    {
      title: "Again and again",
      explanation: "Let loops do the boring work.",
      topics: ["Repeat ten times", "Forever", "Drawing a star", "Finding the endless loop"],
    },
    {
      title: "If this, then that",
      explanation: "Let the program decide.",
      topics: ["Touching the edge", "Keys and clicks", "If and else", "Two rules at once"],
    },
    {
      title: "Keeping score",
      explanation: "Store a number and change it.",
      topics: ["What a variable is", "Points and lives", "A timer", "Showing it on the stage"],
    },
    {
      title: "The game",
      explanation: "Plan it, build it and let others play.",
      topics: ["Goal and rules on paper", "Things that fall or chase", "Winning and losing", "Watching a friend play"],
    },
  ],
};
