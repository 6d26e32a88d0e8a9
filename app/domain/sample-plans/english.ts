import type { SamplePlan } from "./sample-plan";

export const english: SamplePlan = {
  id: "english",
  emoji: "💬",
  subject: "English",
  goal: "Speak and write with clear, correct sentences",
  previous_knowledge: "Tells stories about the day",
  ages: "8 to 10",
  lessons: [
    {
      title: "What makes a sentence",
      explanation: "Find who does what, and put the end where it belongs.",
      topics: ["Who and what", "Whole or broken", "Period, question mark, exclamation", "Mending run-on sentences"],
    },
    {
      title: "Words with jobs",
      explanation: "Meet nouns, verbs and adjectives, and see what each does.",
      topics: ["Things, people and places", "Doing words in time", "Words that describe", "A silly sentence machine"],
    },
    {
      title: "Joining ideas",
      explanation: "Make short sentences into longer ones that flow.",
      topics: ["And, but, so", "Because and although", "Lists and commas", "Reading for rhythm"],
    },
    {
      title: "New words every day",
      explanation: "Collect words, take them apart and use them.",
      topics: [
        "Beginnings such as un and re",
        "Endings such as ful and less",
        "Words that sound alike",
        "A word notebook",
      ],
    },
    {
      title: "Say it well",
      explanation: "Give a short talk that others like to listen to.",
      topics: ["One main point", "A strong start", "Looking up and slowing down", "Answering questions"],
    },
  ],
};
