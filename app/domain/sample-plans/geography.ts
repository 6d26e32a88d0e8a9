import type { SamplePlan } from "./sample-plan";

export const geography: SamplePlan = {
  id: "geography",
  emoji: "🌍",
  subject: "Geography",
  goal: "Read maps and know the continents and oceans",
  previous_knowledge: "Knows the way around town",
  ages: "8 to 10",
  lessons: [
    {
      title: "From room to map",
      explanation: "Draw what you see from above.",
      topics: ["My room from above", "Scale with steps", "Symbols and a key", "A treasure map"],
    },
    {
      title: "Which way is north?",
      explanation: "Find directions outdoors and on paper.",
      topics: ["North, east, south, west", "Where the sun rises", "Using a compass", "Giving directions"],
    },
    {
      title: "Seven continents",
      explanation: "Name them, find them and know one thing about each.",
      topics: ["The globe and the flat map", "The Americas", "Africa, Europe and Asia", "Australia and Antarctica"],
    },
    {
      title: "Five oceans",
      explanation: "See how water joins the land and what moves on it.",
      topics: ["Names and places", "Currents and ships", "Islands and coasts", "Life in the deep"],
    },
    {
      title: "Plan a journey",
      explanation: "Use an atlas to travel around the world at the table.",
      topics: ["The index and the grid", "Distances", "Hot and cold places", "A travel diary"],
    },
  ],
};
