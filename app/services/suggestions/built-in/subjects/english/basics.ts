import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "plurals",
    level: 2,
    prerequisites: ["things-at-home"],
    keywords: ["plural", "plurals", "nouns", "more than one", "singular", "irregular plurals", "adding s", "grammar"],
    title: "Talk about one and more than one",
    explanation:
      "Make plurals with s and es, change y to ies, and use special ones such as children and feet in speech and " +
      "writing.",
    goal: "Learn singular and plural nouns",
    mastered: "Forms regular and common irregular plurals",
    topics: [
      "Adding s",
      "Adding es after s, x, ch and sh",
      "From baby to babies",
      "Leaf and leaves",
      "Feet, mice, children and people",
      "Words that stay the same, like sheep",
    ],
    ways: {
      story: {
        title: "One Mouse Too Many",
        explanation: "Tell how one mouse invites another until the house is full of mice, geese, children and feet.",
        topic: "Retell the story with every plural right",
      },
      handsOn: {
        title: "Sort the Laundry into Words",
        explanation:
          "Take socks, shirts, dresses and other pairs from the drawer, say one and many, and sort by the ending.",
        topic: "Sort ten plurals by their ending",
      },
      question: {
        title: "Why Is It Not Mouses?",
        explanation:
          "Look up where odd plurals such as mice and feet come from and see whether a pattern hides among them.",
        topic: "List six plurals that break the rule",
      },
      project: {
        title: "A One and Many Memory Game",
        explanation: "Make pairs of cards, one with a single thing and one with several, write both words and play.",
        topic: "Make eight pairs and play a round",
      },
    },
  },
  {
    id: "describing-words",
    level: 2,
    prerequisites: ["things-at-home"],
    keywords: [
      "adjectives",
      "describing words",
      "describe",
      "opposites",
      "big and small",
      "size",
      "vocabulary",
      "feelings",
    ],
    title: "Describe people and things with adjectives",
    explanation:
      "Use adjectives for size, color, shape, feeling and character, put them in front of the noun and use opposites.",
    goal: "Use adjectives to describe things and people",
    mastered: "Describes people and things with fitting adjectives",
    topics: [
      "Big, small, long and short",
      "Words for how things feel",
      "Happy, sad, brave and tired",
      "Opposites",
      "The order in a small red ball",
      "Swapping nice for a better word",
    ],
    ways: {
      story: {
        title: "Lost at the Fair, One Small Blue Bear",
        explanation:
          "Tell of a child who must describe a lost bear so well that a stranger finds it among a hundred others.",
        topic: "Describe the bear in five words",
      },
      handsOn: {
        title: "The Mystery Bag",
        explanation:
          "Feel things in a bag without looking and describe them with adjectives until the other one guesses.",
        topic: "Describe three hidden things by touch",
      },
      question: {
        title: "How Many Words Are There for Big?",
        explanation: "Collect words for big, line them up from weak to strong and argue about their places.",
        topic: "Put five words for big in order",
      },
      project: {
        title: "A Missing Pet Poster",
        explanation: "Draw a pet, real or invented, and write a poster so exact that anyone could find it.",
        topic: "Write six exact words on the poster",
      },
    },
  },
  {
    id: "everyday-present",
    level: 2,
    prerequisites: ["action-words-first"],
    keywords: [
      "present tense",
      "simple present",
      "verbs",
      "daily routine",
      "every day",
      "third person",
      "he she it",
      "grammar",
    ],
    title: "Say what happens every day",
    explanation:
      "Use the simple present for habits and facts, add s after he, she and it, and say what does not happen with do " +
      "not and does not.",
    goal: "Use the present tense to talk about daily life",
    mastered: "Describes a daily routine in the simple present",
    topics: [
      "I get up and I eat breakfast",
      "He gets up and she eats breakfast",
      "Always, often, sometimes, never",
      "I do not and he does not",
      "Do you? Does she?",
    ],
    ways: {
      story: {
        title: "A Day with the Lighthouse Keeper",
        explanation: "Follow a lighthouse keeper from waking to lighting the lamp and tell each habit with he or she.",
        topic: "Tell the keeper's day from morning to night",
      },
      handsOn: {
        title: "A Routine Clock from a Paper Plate",
        explanation: "Draw the day's activities around a plate, turn the hand and say what you do at that time.",
        topic: "Turn the hand and say five habits",
      },
      question: {
        title: "What Do You Do That No One Else Does?",
        explanation:
          "Ask the family about their habits, note who does what how often, and find one that only one person has.",
        topic: "Report one habit of each family member",
      },
      project: {
        title: "A Day in the Life of Our Family",
        explanation: "Make a photo or picture page with one sentence on what each person does on a normal day.",
        topic: "Write one he or she sentence for each person",
      },
    },
  },
  {
    id: "happening-now",
    level: 2,
    prerequisites: ["everyday-present"],
    keywords: [
      "present continuous",
      "ing",
      "right now",
      "happening now",
      "present progressive",
      "describe a picture",
      "verbs",
      "tense",
    ],
    title: "Say what is happening right now",
    explanation:
      "Use am, is and are with an ing word to tell what is going on at this moment, and tell it apart from what " +
      "happens every day.",
    goal: "Describe what is happening now in English",
    mastered: "Describes a picture with is and are doing",
    topics: [
      "I am running",
      "He is reading and they are playing",
      "Spelling ing, as in running and making",
      "What are you doing?",
      "Every day or right now",
    ],
    ways: {
      story: {
        title: "The Reporter on the Rooftop",
        explanation:
          "Play a reporter who looks down on a busy street and tells the listeners live what everyone is doing.",
        topic: "Report live on four people in the street",
      },
      handsOn: {
        title: "Freeze and Guess",
        explanation: "Act something without a word, freeze, and let the others say what you are doing.",
        topic: "Act and guess six actions",
      },
      question: {
        title: "What Is Everyone Doing at This Very Minute?",
        explanation:
          "Wonder what people in other time zones are doing now, find out the hour there, and say it with ing.",
        topic: "Say what three far-off people may be doing",
      },
      project: {
        title: "A Busy Town Picture",
        explanation: "Draw a street full of people and present it with a sentence for each on what they are doing.",
        topic: "Present ten people in the picture",
      },
    },
  },
  {
    id: "pronouns",
    level: 2,
    prerequisites: ["family-and-body"],
    keywords: ["pronouns", "he she it", "they", "him", "her", "my and mine", "possessive", "me or i", "grammar"],
    title: "Use I, you, he, she, it, we and they",
    explanation:
      "Replace names by pronouns, choose between I and me or they and them, and show whose something is with my, " +
      "your and their.",
    goal: "Learn pronouns such as he, she, they and them",
    mastered: "Uses the right pronoun in place of a name",
    topics: [
      "I, you, he, she and it",
      "We and they",
      "Me, him, her, us and them",
      "My, your, his, her, our, their",
      "Mine and yours",
      "My friend and I",
    ],
    ways: {
      story: {
        title: "The Story Where Everyone Is Called Sam",
        explanation:
          "Untangle a muddled story about three people named Sam by deciding where a pronoun helps and where it does " +
          "not.",
        topic: "Retell it so that everyone can follow",
      },
      handsOn: {
        title: "Pass the Ball, Pass the Pronoun",
        explanation: "Throw a ball, say who has it and whose it is, and change the pronoun with every throw.",
        topic: "Say his, hers, ours and theirs with the ball",
      },
      question: {
        title: "What Would a Book Be Like without He or She?",
        explanation:
          "Read a paragraph with every pronoun turned back into a name, and find out what pronouns are good for.",
        topic: "Change a paragraph and read both aloud",
      },
      project: {
        title: "A Pronoun Comic Strip",
        explanation: "Draw four panels with three characters whose speech bubbles use at least six different pronouns.",
        topic: "Check that each pronoun points to one person",
      },
    },
  },
  {
    id: "asking-questions",
    level: 2,
    prerequisites: ["everyday-present", "polite-phrases"],
    keywords: [
      "questions",
      "who what where when why how",
      "question words",
      "interview",
      "conversation",
      "ask",
      "answer",
    ],
    title: "Ask questions with who, what, where, when and why",
    explanation:
      "Ask yes or no questions and questions with a question word in the right word order, and answer them in full " +
      "sentences.",
    goal: "Ask and answer questions in English",
    mastered: "Asks questions with who, what, where, when, why and how",
    topics: [
      "Yes or no questions with do and is",
      "Who and what",
      "Where and when",
      "Why and because",
      "How, how many and how much",
      "A second question after the answer",
    ],
    ways: {
      story: {
        title: "The Detective Who Asked Only Five Things",
        explanation:
          "Solve who ate the cake with five questions, one for each question word, and listen closely to the answers.",
        topic: "Ask the five questions in the right order",
      },
      handsOn: {
        title: "Twenty Questions under the Blanket",
        explanation: "Hide a thing under a blanket and find out what it is with yes or no questions only.",
        topic: "Find the hidden thing in twenty questions",
      },
      question: {
        title: "Which Question Gets the Longest Answer?",
        explanation: "Ask people yes or no questions and how or why questions, and compare how much they tell.",
        topic: "Compare the answers to five questions",
      },
      project: {
        title: "An Interview with Someone You Admire",
        explanation:
          "Plan eight questions for a relative or neighbor, hold the interview and write down the best answers.",
        topic: "Plan and ask eight questions",
      },
    },
  },
  {
    id: "where-things-are",
    level: 2,
    prerequisites: ["things-at-home"],
    keywords: [
      "prepositions",
      "in on under",
      "next to",
      "between",
      "directions",
      "place words",
      "position",
      "left and right",
    ],
    title: "Say where things are and how to get there",
    explanation:
      "Use place words such as under, between and behind, and give short directions with left, right and straight " +
      "ahead.",
    goal: "Use prepositions and give directions in English",
    mastered: "Says where things are and gives simple directions",
    topics: [
      "In, on and under",
      "Next to, between, behind, in front of",
      "There is and there are",
      "Left, right and straight ahead",
      "Go past, across and through",
    ],
    ways: {
      story: {
        title: "The Mouse Map of the Kitchen",
        explanation:
          "Tell how a mouse guides its cousin from hole to cheese past every chair, with only place words to help.",
        topic: "Give the cousin the way to the cheese",
      },
      handsOn: {
        title: "Hide the Spoon",
        explanation:
          "Hide a spoon, let the others ask whether it is under or behind something, and answer in full sentences.",
        topic: "Find the spoon with six questions",
      },
      question: {
        title: "Is the Bird in the Tree or on the Tree?",
        explanation: "Look at tricky pairs such as in bed and on the bed, and find out what each word pictures.",
        topic: "Draw two pictures that show the difference",
      },
      project: {
        title: "Directions for a Treasure Walk",
        explanation: "Write six steps from the front door to a hidden treasure and let someone follow them exactly.",
        topic: "Write the walk and test it with a reader",
      },
    },
  },
  {
    id: "time-days-months",
    level: 2,
    prerequisites: ["colors-numbers-shapes"],
    keywords: [
      "telling time",
      "clock",
      "days of the week",
      "months",
      "seasons",
      "date",
      "weather",
      "calendar",
      "vocabulary",
    ],
    title: "Talk about time, days, months and weather",
    explanation:
      "Say the days, months and seasons, tell the time, give the date and describe the weather in everyday sentences.",
    goal: "Tell the time and say the days and months in English",
    mastered: "Tells the time and names the days and months in English",
    topics: [
      "The days of the week",
      "The twelve months and four seasons",
      "O'clock, half past and quarter to",
      "On Monday, in May, at six",
      "What is the weather like?",
    ],
    ways: {
      story: {
        title: "The Week Wednesday Went Missing",
        explanation:
          "Tell of a town that wakes up and finds no Wednesday, and work out what should have happened on that day.",
        topic: "Tell the week's plans day by day",
      },
      handsOn: {
        title: "A Weather Station at the Window",
        explanation: "Look out each morning for a week, say day, date, time and weather, and hang up a matching card.",
        topic: "Give one spoken weather report",
      },
      question: {
        title: "Why Do the Days Have Such Names?",
        explanation:
          "Find out which sky lights and old gods hide in the names of days, and which month was once the seventh.",
        topic: "Explain the names of two days",
      },
      project: {
        title: "A Birthday Calendar for the Family",
        explanation:
          "Make twelve pages with month, season and drawing, ask everyone for a date and enter it in English.",
        topic: "Ask for and enter five birthdays",
      },
    },
  },
  {
    id: "vowel-spelling-patterns",
    level: 2,
    prerequisites: ["short-word-spelling"],
    keywords: [
      "spelling",
      "silent e",
      "vowel teams",
      "long vowels",
      "spelling rules",
      "spelling words",
      "double letters",
      "patterns",
    ],
    title: "Spell words with silent e and vowel teams",
    explanation:
      "Spell long vowel words with a silent e or a vowel pair, and choose between common spellings such as ai and ay.",
    goal: "Improve spelling of everyday words",
    mastered: "Spells words with silent e and vowel teams",
    topics: [
      "Silent e, from hop to hope",
      "Ai and ay",
      "Ee and ea",
      "Oa and ow",
      "Dropping e and doubling letters before ing",
      "Words that break the pattern",
    ],
    ways: {
      story: {
        title: "The Quiet E with a Secret Power",
        explanation:
          "Tell how silent e never speaks but turns a cap into a cape and a pin into a pine, and saves the day.",
        topic: "Use silent e to change six words",
      },
      handsOn: {
        title: "A Spelling Ladder on the Stairs",
        explanation: "Put a word on each stair, climb only when it is spelled right and go up one pattern at a time.",
        topic: "Climb eight stairs of one pattern",
      },
      question: {
        title: "Where in a Word Does Ay Like to Stand?",
        explanation: "Collect words with ai and ay from a book and find a rule that tells which comes where.",
        topic: "Test the rule on ten words",
      },
      project: {
        title: "A Spelling Pattern Poster Set",
        explanation: "Make one poster for each vowel team with drawings, a key word and words that break the rule.",
        topic: "Present one poster and quiz the family",
      },
    },
  },
  {
    id: "end-marks-and-lists",
    level: 2,
    prerequisites: ["first-sentences"],
    keywords: [
      "punctuation",
      "question mark",
      "exclamation mark",
      "comma",
      "commas in a list",
      "capital letters",
      "proper nouns",
    ],
    title: "Use question marks, exclamation points and commas",
    explanation:
      "End each sentence with the mark it needs, separate the things in a list with commas and give names their " +
      "capital letters.",
    goal: "Learn basic punctuation marks",
    mastered: "Uses periods, question marks and commas in a list",
    topics: [
      "Statement or question",
      "The exclamation point",
      "Commas in a list",
      "Capital letters for people and places",
      "Capital letters for days and months",
    ],
    ways: {
      story: {
        title: "The Market Where Commas Were Sold",
        explanation:
          "Tell of a shopper whose list without commas brings home ice, cream, pan and cakes instead of two treats.",
        topic: "Fix the shopping list with commas",
      },
      handsOn: {
        title: "Punctuation Karate",
        explanation: "Give each mark a move and a sound, read a page aloud and perform every mark you meet.",
        topic: "Perform the marks of one whole page",
      },
      question: {
        title: "Can One Mark Change the Meaning?",
        explanation: "Say You are here with a period, a question mark and an exclamation point and hear what changes.",
        topic: "Find three sentences that change like this",
      },
      project: {
        title: "A Picnic Invitation with Every Mark",
        explanation: "Write an invitation with a list of food, one question and one exclamation, and send it.",
        topic: "Write and check the invitation",
      },
    },
  },
];
