import type { Approach } from "../approaches";
import type { CurriculumLesson, SubjectData } from "../subject-data";

/** Where the parent's own words go: for the subject, and for what is to be learned. */
export const SUBJECT_PLACE = "{subject}";
export const WISH_PLACE = "{wish}";

/** A way into any subject that there is no curriculum for. */
export const general: SubjectData = {
  name: "",
  aliases: [],
  emojis: ["📚", "🌟", "💡", "🎯", "🧠", "🌱", "🔎", "🏆", "🧭", "🎒", "🔑", "🪜"],
  lessons: [
    {
      id: "first-look",
      level: 1,
      prerequisites: [],
      keywords: ["start", "introduction", "overview", "explore", "discover", "curious"],
      title: "{subject} – a first look",
      explanation: "Look around, collect what is known already and choose three things that are worth finding out.",
      goal: "Get to know the basics of {subject}",
      mastered: "Has had a first look at {subject}",
      topics: [
        "What we know already",
        "Where we meet it in daily life",
        "Pictures and films to look at",
        "Three things to find out",
        "A first favorite",
      ],
      ways: {
        story: {
          title: "{subject} – how it all began",
          explanation: "Begin with the story of how people came to it, and retell it in a few sentences.",
          topic: "Retelling how it all began",
        },
        handsOn: {
          title: "{subject} – look, touch and try",
          explanation: "Begin with something real to look at, hold or try out before any reading.",
          topic: "Trying out one thing right away",
        },
        question: {
          title: "{subject} – what is it all about?",
          explanation: "Begin by guessing, write the guesses down and check them at the end of the plan.",
          topic: "Writing down guesses to check later",
        },
        project: {
          title: "{subject} – choose a project",
          explanation: "Begin a project folder, and choose what shall be made and shown at the end.",
          topic: "Choosing what to make in the end",
        },
      },
    },
    {
      id: "words",
      level: 1,
      prerequisites: ["first-look"],
      keywords: ["word", "words", "vocabulary", "term", "terms", "name", "language", "meaning"],
      title: "{subject} – the words to know",
      explanation: "Collect the ten most important words, say what each one means and use them in sentences.",
      goal: "Learn the most important words of {subject}",
      mastered: "Knows the most important words of {subject}",
      topics: [
        "Five words to know first",
        "A picture for each word",
        "Five more words",
        "Words that belong together",
        "Every word in a sentence",
      ],
      ways: {
        story: {
          title: "The words that opened a door",
          explanation: "Make up a short story in which each new word is needed once to get on.",
          topic: "Telling a story with all the words",
        },
        handsOn: {
          title: "Word cards to sort and match",
          explanation: "Make cards with words and pictures, sort them and play a matching game.",
          topic: "Matching the cards against the clock",
        },
        question: {
          title: "What does that word mean?",
          explanation: "Guess from the sound and the examples what a word means before looking it up.",
          topic: "Guessing a word from three hints",
        },
        project: {
          title: "Make a picture dictionary",
          explanation: "Give every word a page of its own, with a drawing and a sentence.",
          topic: "Drawing the first dictionary page",
        },
      },
    },
    {
      id: "examples",
      level: 1,
      prerequisites: ["first-look"],
      keywords: ["example", "examples", "kind", "kinds", "type", "types", "sort", "recognize", "tell apart", "compare"],
      title: "Examples and how they differ",
      explanation: "Look closely at a few good examples and say how they are alike and how they differ.",
      goal: "Recognize the different kinds of {subject}",
      mastered: "Recognizes a few examples of {subject} and tells them apart",
      topics: [
        "One example seen closely",
        "Two examples compared",
        "Groups of examples",
        "An unusual example",
        "A sign to recognize each by",
      ],
      ways: {
        story: {
          title: "Three examples tell their tale",
          explanation: "Let three examples speak for themselves and tell what makes each of them special.",
          topic: "Letting one example tell its own story",
        },
        handsOn: {
          title: "Collect and sort examples",
          explanation: "Collect examples as things or pictures and sort them in more than one way.",
          topic: "Sorting the collection in a second way",
        },
        question: {
          title: "What do all the examples share?",
          explanation: "Search for what is true of every example, and for one that breaks the rule.",
          topic: "Finding the odd one out",
        },
        project: {
          title: "Start a collection",
          explanation: "Put together a small collection with labels, as a museum would do it.",
          topic: "Writing a label for each piece",
        },
      },
    },
    {
      id: "tools",
      level: 2,
      prerequisites: ["first-look"],
      keywords: ["tool", "tools", "material", "equipment", "gear", "safe", "safety", "instrument", "set up"],
      title: "Tools and how to use them safely",
      explanation: "Find out what is needed, set up a good place and use everything carefully.",
      goal: "Learn to use the tools for {subject} safely",
      mastered: "Knows the tools for {subject} and uses them safely",
      topics: [
        "What is needed, and what is not",
        "A good place for it",
        "Using each tool for the first time",
        "Staying safe",
        "Care and tidying up",
      ],
      ways: {
        story: {
          title: "The toolbox with a secret",
          explanation: "Tell of somebody who has only one tool at a time and must make the best of it.",
          topic: "Telling what each tool would say",
        },
        handsOn: {
          title: "Try out every tool",
          explanation: "Take one tool after the other in hand and find out what it is good for.",
          topic: "Using one tool in three ways",
        },
        question: {
          title: "What do you really need for it?",
          explanation: "Ask of each thing whether one could do without it, and what could take its place.",
          topic: "Finding something at home that would do instead",
        },
        project: {
          title: "Put together a kit of your own",
          explanation: "Pack a box with everything that the project needs and write a list for the lid.",
          topic: "Packing and labeling the box",
        },
      },
    },
    {
      id: "how-it-works",
      level: 2,
      prerequisites: ["first-look"],
      keywords: [
        "work",
        "works",
        "rule",
        "rules",
        "cause",
        "reason",
        "why",
        "how it works",
        "part",
        "parts",
        "science",
      ],
      title: "{subject} – a closer look",
      explanation: "Look at the parts one by one, find out what each is for and how they belong together.",
      goal: "Take a closer look at {subject}",
      mastered: "Explains {subject} in simple words",
      topics: [
        "The parts and their names",
        "What each part does",
        "The rules behind it",
        "What happens when something is missing",
        "A drawing with labels",
      ],
      ways: {
        story: {
          title: "A look behind the curtain",
          explanation: "Travel through it from the inside and tell what happens at each stop.",
          topic: "Telling the journey from start to end",
        },
        handsOn: {
          title: "Take it apart, put it together",
          explanation: "Build a simple model from paper or boxes that shows how the parts fit.",
          topic: "Building the model and moving its parts",
        },
        question: {
          title: "How does it really work?",
          explanation: "Make a guess, look for two sources that explain it and compare what they say.",
          topic: "Comparing the guess with two sources",
        },
        project: {
          title: "Draw a big diagram",
          explanation: "Draw it large with every part labeled and explain the drawing to somebody.",
          topic: "Labeling the diagram",
        },
      },
    },
    {
      id: "basic-skills",
      level: 2,
      prerequisites: ["first-look"],
      keywords: ["skill", "skills", "technique", "techniques", "basic skills", "moves", "control", "beginner"],
      title: "The basic skills, one by one",
      explanation: "Learn the two or three skills that everything else needs, slowly first and then with ease.",
      goal: "Learn the basic skills of {subject}",
      mastered: "Has the basic skills of {subject}",
      topics: [
        "Watching how it is done well",
        "The first skill, slowly",
        "The second skill, slowly",
        "Mistakes that everybody makes",
        "Both skills together",
      ],
      ways: {
        story: {
          title: "The apprentice's first week",
          explanation: "Play master and apprentice, and let the apprentice learn one trick a day.",
          topic: "Telling what the apprentice learned today",
        },
        handsOn: {
          title: "Watch, copy, repeat",
          explanation: "Watch each skill three times, copy it in slow motion and repeat it until it flows.",
          topic: "Copying a skill in slow motion",
        },
        question: {
          title: "What do beginners learn first, and why?",
          explanation: "Find out which skill the others depend on, and test the answer by trying without it.",
          topic: "Asking somebody experienced what matters most",
        },
        project: {
          title: "Make a skills chart",
          explanation: "Draw a chart of the skills, try each one and color it in when it works.",
          topic: "Coloring in the first skill",
        },
      },
    },
    {
      id: "practice",
      level: 2,
      prerequisites: ["basic-skills"],
      keywords: ["practice", "train", "training", "exercise", "better", "fluent", "faster", "repeat", "improve"],
      title: "Practice that sticks",
      explanation: "Practice for a few minutes every day, from easy to harder, and notice what gets better.",
      goal: "Practice {subject} until it feels easy",
      mastered: "Practices {subject} regularly and gets better at it",
      topics: [
        "A few minutes every day",
        "One thing at a time",
        "A slightly harder version",
        "Practice that feels like play",
        "A record of what got better",
      ],
      ways: {
        story: {
          title: "A little every day",
          explanation: "Keep a diary in which the hero of the story practices and tells how it went.",
          topic: "Writing one line a day in the diary",
        },
        handsOn: {
          title: "Practice games",
          explanation: "Turn the practice into three small games with points and play them in turn.",
          topic: "Inventing a practice game",
        },
        question: {
          title: "What helps you get better?",
          explanation: "Try two ways of practicing for three days each and find out which one helps more.",
          topic: "Comparing two ways to practice",
        },
        project: {
          title: "A training plan for the wall",
          explanation: "Plan two weeks of practice on a chart, follow it and change what does not work.",
          topic: "Ticking off the first days of the chart",
        },
      },
    },
    {
      id: "people",
      level: 3,
      prerequisites: ["first-look"],
      keywords: ["people", "famous", "history", "expert", "hero", "master", "artist", "professional", "job", "past"],
      title: "People who do it well",
      explanation: "Find people who are known for it, learn how they work and what they had to learn first.",
      goal: "Learn about the people and the history of {subject}",
      mastered: "Tells about people who are known for {subject}",
      topics: [
        "One famous person",
        "How it was done long ago",
        "How experts practice",
        "Somebody nearby to ask",
        "What we can learn from them",
      ],
      ways: {
        story: {
          title: "The master and the beginner",
          explanation: "Tell the life of one person as a story, with a beginning, a setback and a success.",
          topic: "Telling the setback and how it was overcome",
        },
        handsOn: {
          title: "Do it the way experts do",
          explanation: "Copy the routine of somebody who is very good at it for one day.",
          topic: "Following an expert's routine",
        },
        question: {
          title: "What would you ask an expert?",
          explanation: "Write five questions for an expert and find the answers in books, films or a talk.",
          topic: "Writing five questions for an interview",
        },
        project: {
          title: "A portrait of an expert",
          explanation: "Make a page with a picture, three facts and one thing to learn from this person.",
          topic: "Making the portrait page",
        },
      },
    },
    {
      id: "problems",
      level: 3,
      prerequisites: ["how-it-works", "basic-skills"],
      keywords: ["problem", "problems", "solve", "fix", "repair", "challenge", "difficult", "hard", "test"],
      title: "Harder problems, step by step",
      explanation: "Take on a harder problem, try more than one way and compare the results.",
      goal: "Solve harder problems in {subject}",
      mastered: "Solves problems in {subject} without much help",
      topics: [
        "Saying what the problem is",
        "Small steps",
        "Another way to do it",
        "Asking for help well",
        "Checking the answer",
      ],
      ways: {
        story: {
          title: "The day nothing worked",
          explanation: "Tell of a day on which everything goes wrong, and solve one problem after the other.",
          topic: "Finding the turning point of the story",
        },
        handsOn: {
          title: "Try three ways",
          explanation: "Try the same problem in three ways and keep the one that worked best.",
          topic: "Trying the second and the third way",
        },
        question: {
          title: "What else could you try?",
          explanation: "Ask what is known, what is wanted and what has not been tried yet before giving up.",
          topic: "Listing what has not been tried yet",
        },
        project: {
          title: "Take on a challenge",
          explanation: "Choose a challenge that can be met in a week, plan it and write down what worked.",
          topic: "Planning the week of the challenge",
        },
      },
    },
    {
      id: "make",
      level: 3,
      prerequisites: ["basic-skills"],
      keywords: ["make", "build", "create", "invent", "own", "project", "design", "draw", "write", "perform"],
      title: "{subject} – make something of your own",
      explanation: "Plan something of your own, make it and improve one part of it.",
      goal: "Make something of one's own in {subject}",
      mastered: "Has made something of their own in {subject}",
      topics: [
        "Ideas to choose from",
        "A plan on paper",
        "A first version",
        "One thing to improve",
        "The finished piece",
      ],
      ways: {
        story: {
          title: "From an idea to the real thing",
          explanation: "Keep the story of the piece in pictures, from the first idea to the last touch.",
          topic: "Taking a picture of every stage",
        },
        handsOn: {
          title: "Sketch it, make it, mend it",
          explanation: "Make a quick first version within an hour, then mend what does not work yet.",
          topic: "Making a quick first version",
        },
        question: {
          title: "What would you like to make?",
          explanation: "Ask who it is for and what it must be able to do, and let the answers decide.",
          topic: "Asking who it is for",
        },
        project: {
          title: "Make the main piece",
          explanation: "Make the piece that the whole project leads up to, and get it ready to be shown.",
          topic: "Finishing the main piece",
        },
      },
    },
    {
      id: "explain",
      level: 4,
      prerequisites: ["how-it-works"],
      keywords: ["explain", "teach", "present", "presentation", "show", "talk", "speak", "report", "school project"],
      title: "Show and explain it to somebody",
      explanation: "Explain the most important points to somebody who does not know them, and answer questions.",
      goal: "Explain {subject} to the family",
      mastered: "Explains {subject} to others and answers their questions",
      topics: [
        "The three most important points",
        "A good example to show",
        "A short talk",
        "Questions from others",
        "What to learn next",
      ],
      ways: {
        story: {
          title: "A story for the whole family",
          explanation: "Put everything that was learned into one story and tell it at the table.",
          topic: "Telling the story at the table",
        },
        handsOn: {
          title: "Show, and let others try",
          explanation: "Set up a table where others can try for themselves what was learned.",
          topic: "Helping somebody else to try it",
        },
        question: {
          title: "Can you explain it simply?",
          explanation: "Explain it in five sentences to somebody younger and notice which question comes back.",
          topic: "Explaining it in five sentences",
        },
        project: {
          title: "A grand presentation",
          explanation: "Invite an audience, present the finished project and collect what they liked best.",
          topic: "Presenting the finished project",
        },
      },
    },
  ],
};

/** Which lessons make the best plan in an approach, the first ones first; all of them are named. */
export const preferred: Readonly<Record<Approach, readonly string[]>> = {
  steps: "first-look basic-skills practice words problems how-it-works people examples make explain tools".split(" "),
  story: "first-look people basic-skills practice words explain problems examples make how-it-works tools".split(" "),
  handsOn: "first-look tools basic-skills practice problems make examples how-it-works explain words people".split(" "),
  question: "first-look how-it-works basic-skills problems people practice examples explain words make tools".split(
    " ",
  ),
  project: "first-look basic-skills practice make explain tools words people how-it-works examples problems".split(" "),
};

/** The same for what is rather known than done. */
export const preferredToKnow: Readonly<Record<Approach, readonly string[]>> = {
  steps: "first-look words how-it-works examples explain make people problems practice basic-skills tools".split(" "),
  story: "first-look examples how-it-works explain words make people problems practice basic-skills tools".split(" "),
  handsOn: "first-look examples how-it-works make words explain people tools practice problems basic-skills".split(" "),
  question: "first-look words how-it-works examples explain make people problems practice basic-skills tools".split(
    " ",
  ),
  project: "first-look words how-it-works make explain examples people problems practice basic-skills tools".split(" "),
};

/** A lesson on whatever a parent wishes, in the parent's own words. */
export const wishLesson: CurriculumLesson = {
  id: "wish",
  level: 3,
  prerequisites: [],
  keywords: [],
  title: "{wish}",
  explanation: "Split this up into small parts, take them one at a time and put everything together at the end.",
  goal: "{wish}",
  mastered: "{wish}",
  topics: [
    'A first look at "{wish}"',
    "The words and facts it takes",
    "One example, step by step",
    "A first try alone",
    'A short check of "{wish}"',
  ],
  ways: {
    story: {
      title: "{wish} – the story",
      explanation: "Find out how somebody else got there and tell it as a story with ups and downs.",
      topic: "Telling how somebody else got there",
    },
    handsOn: {
      title: "{wish} – try it out",
      explanation: "Try it right away with whatever is at hand, and then once more with what the first try taught.",
      topic: "Trying it once more, a little better",
    },
    question: {
      title: "{wish} – what does it take?",
      explanation: "Ask first what is still missing, and look for the answers one by one.",
      topic: "Finding out what is still missing",
    },
    project: {
      title: "{wish} – the project",
      explanation: "Make it a project with a date, a plan for each day and something to show at the end.",
      topic: "Showing what was reached",
    },
  },
};
