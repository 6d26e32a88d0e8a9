/** How an approach words the topics of a lesson. */
export interface TopicWording {
  /** Each takes a noun phrase, "{Topic}" with a capital or "{topic}" without; at most 40 characters of its own. */
  frames: readonly string[];
  /** Whether the frames follow each other in a fixed order, as the stages of a project do. */
  isInOrder: boolean;
  /** A fifth topic, for some lessons. */
  closing: string;
  /** For a lesson the engine does not know; "{title}" is the lesson's title. */
  forAnyLesson: readonly string[];
}

/** One wording for each approach, in their order. */
export const topicWordings: readonly TopicWording[] = [
  {
    frames: ["{Topic}"],
    isInOrder: true,
    closing: "A short check of what has stuck",
    forAnyLesson: [
      'A first look at "{title}"',
      "The most important words",
      "Two or three examples",
      "Practice in small steps",
    ],
  },
  {
    frames: [
      "A short story about {topic}",
      "{Topic} – a picture strip",
      "{Topic} – told to a friend",
      "{Topic} – helping a hero",
      "A letter about {topic}",
      "{Topic} – how does the story go on?",
    ],
    isInOrder: false,
    closing: "The whole story from beginning to end",
    forAnyLesson: [
      'A story that leads to "{title}"',
      "The people in the story",
      "The turning point of the story",
      "The story in your own words",
    ],
  },
  {
    frames: [
      "A game about {topic}",
      "{Topic} – cards to sort",
      "{Topic} – try it out",
      "{Topic} – with things from home",
      "Show and tell about {topic}",
      "{Topic} – a poster",
    ],
    isInOrder: false,
    closing: "Your favorite activity once more",
    forAnyLesson: [
      'Trying out "{title}"',
      "Things from home to use",
      "A game to practice with",
      "Something made to be shown",
    ],
  },
  {
    frames: [
      "What do you already know about {topic}?",
      "{Topic} – what do you notice?",
      "{Topic} – what is surprising?",
      "What would you ask about {topic}?",
      "{Topic} – how would you explain that?",
      "{Topic} – what makes you sure?",
    ],
    isInOrder: false,
    closing: "Which question is still open?",
    forAnyLesson: [
      'What do you know about "{title}"?',
      "What would you like to find out?",
      "Where could you look it up?",
      "How would you explain it to a friend?",
    ],
  },
  {
    frames: [
      "{Topic} – ideas and a plan",
      "{Topic} – a first version",
      "{Topic} – a page to show",
      "{Topic} – a part to present",
    ],
    isInOrder: true,
    closing: "A last look at the project so far",
    forAnyLesson: [
      'A project plan for "{title}"',
      "Ideas and materials",
      "A first version to improve",
      "The finished piece",
    ],
  },
];
