import type { SamplePlan } from "./sample-plan";

export const reading: SamplePlan = {
  id: "reading",
  emoji: "📖",
  subject: "Reading",
  goal: "Read a whole chapter book and tell others about it",
  previous_knowledge: "Reads short stories alone",
  ages: "7 to 9",
  lessons: [
    {
      title: "A book that fits",
      explanation: "Choose a first chapter book that is neither too hard nor too easy.",
      topics: ["Cover, blurb and first page", "The five-finger test", "Kinds of stories", "A place and time to read"],
    },
    {
      title: "Who is who",
      explanation: "Get to know the people in the book and what they want.",
      topics: [
        "The main character",
        "Friends and troublemakers",
        "What each of them wants",
        "Words that show a feeling",
      ],
    },
    {
      title: "What happened so far",
      explanation: "Keep hold of a story that is longer than one evening.",
      topics: ["One sentence a chapter", "First, next, then", "Bookmarks with a question", "Going back when lost"],
    },
    {
      title: "Reading between the lines",
      explanation: "Notice what the writer shows without saying it.",
      topics: [
        "Clues in what people do",
        "Guessing what comes next",
        "Why did she say that?",
        "New words from the sentence around",
      ],
    },
    {
      title: "Telling others",
      explanation: "Share the book without giving the ending away.",
      topics: [
        "The story in five sentences",
        "My favorite scene",
        "For whom is this book?",
        "A poster or a short talk",
      ],
    },
  ],
};
