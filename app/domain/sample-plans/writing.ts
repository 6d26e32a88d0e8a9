import type { SamplePlan } from "./sample-plan";

export const writing: SamplePlan = {
  id: "writing",
  emoji: "📝",
  subject: "Writing",
  goal: "Write a short story with a beginning, a middle and an end",
  previous_knowledge: "Writes clear sentences",
  ages: "9 to 11",
  lessons: [
    {
      title: "Someone wants something",
      explanation: "Invent a character whom readers will care about.",
      topics: ["A name and three details", "A wish", "A fear", "A drawing of the character"],
    },
    {
      title: "Trouble",
      explanation: "Put something in the way: without it there is no story.",
      topics: ["What could go wrong", "Making it worse", "A place that helps the trouble", "A plan on one page"],
    },
    {
      title: "The first draft",
      explanation: "Write from the beginning to the end without stopping to polish.",
      topics: ["A first line that pulls", "Showing, not telling", "Keeping the pen moving", "An ending that fits"],
    },
    {
      title: "Let them talk",
      explanation: "Give the characters voices of their own.",
      topics: [
        "Quotation marks",
        "A new line for each speaker",
        "Said, whispered, shouted",
        "Talk that moves the story on",
      ],
    },
    {
      title: "Make it shine",
      explanation: "Read aloud, cut, mend and share.",
      topics: ["Reading it to someone", "Stronger verbs", "Commas and capitals", "A clean copy with a cover"],
    },
  ],
};
