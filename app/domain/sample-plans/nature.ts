import type { SamplePlan } from "./sample-plan";

export const nature: SamplePlan = {
  id: "nature",
  emoji: "🌿",
  subject: "Nature",
  goal: "Know the birds, bugs and trees around our home",
  previous_knowledge: "Likes to be outside",
  ages: "6 to 9",
  lessons: [
    {
      title: "Quiet eyes",
      explanation: "Learn to watch without disturbing.",
      topics: ["Sitting still for five minutes", "What do I hear?", "A field notebook", "Leaving things in peace"],
    },
    {
      title: "Birds near us",
      explanation: "Recognize five birds by look and song.",
      topics: ["Size, color and beak", "Hopping or walking", "Songs to remember", "A feeder at the window"],
    },
    {
      title: "Under a stone",
      explanation: "Meet the small ones that keep the soil alive.",
      topics: ["Six legs or more", "Worms at work", "A hotel for bugs", "Putting the stone back"],
    },
    {
      title: "Trees and leaves",
      explanation: "Tell trees apart all year.",
      topics: ["Shapes of leaves", "Bark rubbings", "Seeds that fly", "A tree to visit each month"],
    },
    {
      title: "Who needs whom",
      explanation: "See how plants and animals depend on each other.",
      topics: ["Bees and flowers", "Who eats whom", "What happens in fall", "One thing we can do"],
    },
  ],
};
