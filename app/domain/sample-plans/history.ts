import type { SamplePlan } from "./sample-plan";

export const history: SamplePlan = {
  id: "history",
  emoji: "🏺",
  subject: "History",
  goal: "Find out how people lived in ancient Egypt",
  previous_knowledge: "Knows what a timeline is",
  ages: "9 to 11",
  lessons: [
    {
      title: "The gift of the Nile",
      explanation: "See why a river made a great country possible.",
      topics: ["A desert and a river", "The yearly flood", "Farmers and their tools", "Boats and trade"],
    },
    {
      title: "Who ruled and who worked",
      explanation: "Meet the people from the pharaoh down to the potter.",
      topics: ["The pharaoh", "Scribes and priests", "Craftspeople and farmers", "A day in a child’s life"],
    },
    {
      title: "Picture writing",
      explanation: "Read and write a few hieroglyphs.",
      topics: ["Signs for sounds", "Signs for things", "Your name in a frame", "The stone that solved it"],
    },
    {
      title: "Pyramids",
      explanation: "Explain what they were for and how they may have been built.",
      topics: ["Tombs for kings", "Stones and ramps", "Who built them", "What is still a puzzle"],
    },
    {
      title: "How we know",
      explanation: "Work like an archaeologist with what was left behind.",
      topics: ["Finds in dry sand", "Mummies and what they tell", "Comparing two sources", "A museum in a shoe box"],
    },
  ],
};
