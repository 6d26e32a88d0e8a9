import type { SamplePlan } from "./sample-plan";

export const cooking: SamplePlan = {
  id: "cooking",
  emoji: "🍳",
  subject: "Cooking",
  goal: "Cook a simple dinner for the family",
  previous_knowledge: "Helps in the kitchen",
  ages: "8 to 12",
  lessons: [
    {
      title: "Ready and safe",
      explanation: "Know the kitchen and its rules before the stove is on.",
      topics: ["Clean hands, clean board", "The claw grip", "Hot things", "Asking for help"],
    },
    {
      title: "Reading a recipe",
      explanation: "Understand the words and the amounts.",
      topics: ["To the end first", "Cups and spoons", "Chop, stir, simmer", "Everything in its place"],
    },
    {
      title: "Eggs and vegetables",
      explanation: "Make two small dishes that always work.",
      topics: ["Scrambled eggs", "Roasted carrots", "Salt, little by little", "Tasting"],
    },
    {
      title: "Pasta from start to finish",
      explanation: "Cook a sauce while the water boils.",
      topics: ["Plenty of water", "A tomato sauce", "Two things at a time", "Done or not yet?"],
    },
    {
      title: "Dinner is served",
      explanation: "Plan a whole meal and bring it to the table.",
      topics: ["A menu of three parts", "The shopping list", "Working back from dinner time", "Cleaning up together"],
    },
  ],
};
