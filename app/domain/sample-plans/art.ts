import type { SamplePlan } from "./sample-plan";

export const art: SamplePlan = {
  id: "art",
  emoji: "🎨",
  subject: "Art",
  goal: "Draw animals from simple shapes",
  previous_knowledge: "Loves to draw",
  ages: "6 to 9",
  lessons: [
    {
      title: "Shapes everywhere",
      explanation: "Find circles, ovals and triangles in things and animals.",
      topics: ["A shape hunt", "Big shapes first", "A fish from two shapes", "A bird from three"],
    },
    {
      title: "Four legs",
      explanation: "Build cats, dogs and horses that stand firmly.",
      topics: ["Ovals for the body", "Where legs bend", "Heads and ears", "Tails that speak"],
    },
    {
      title: "Fur, feathers and scales",
      explanation: "Make surfaces that one would like to touch.",
      topics: ["Short and long lines", "Soft fur", "Feathers in rows", "Scales and shells"],
    },
    {
      title: "Animals in motion",
      explanation: "Show running, jumping and flying.",
      topics: ["A line for the movement", "Looking at real animals", "Quick sketches", "Wings up, wings down"],
    },
    {
      title: "A picture of a place",
      explanation: "Put the animals where they live.",
      topics: ["Near and far", "Trees, water and sky", "Warm and cold colors", "A frame and a title"],
    },
  ],
};
