import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "past-tense",
    level: 3,
    prerequisites: ["everyday-present"],
    keywords: [
      "past tense",
      "simple past",
      "ed",
      "irregular verbs",
      "yesterday",
      "was and were",
      "went",
      "tell what happened",
      "grammar",
    ],
    title: "Tell what happened in the past tense",
    explanation:
      "Form the past with ed, learn the most common irregular verbs and ask what someone did, so that your child can " +
      "tell about last weekend.",
    goal: "Learn the past tense and irregular verbs",
    mastered: "Tells about yesterday in the past tense",
    topics: [
      "Was and were",
      "Adding ed and its three sounds",
      "Went, saw, had and other irregular verbs",
      "I did not go",
      "Did you see?",
      "Yesterday, last week, ago",
    ],
    ways: {
      story: {
        title: "The Diary in the Attic",
        explanation:
          "Read an invented diary in the present tense, notice how odd it sounds years later, and retell it in the " +
          "past.",
        topic: "Retell one diary day in the past tense",
      },
      handsOn: {
        title: "Irregular Verb Snap",
        explanation: "Make cards of verbs and their pasts, play snap and tell one true sentence for each pair you win.",
        topic: "Win eight pairs and use each in a sentence",
      },
      question: {
        title: "Why Do We Say Went and Not Goed?",
        explanation: "Find out why the most used verbs keep the oddest forms, and test which verbs a crowd uses most.",
        topic: "Count the past verbs on one page of a story",
      },
      project: {
        title: "A Newspaper of Last Week",
        explanation:
          "Write four short news items about the family's week, all in the past tense, with headlines and drawings.",
        topic: "Write four items and check every verb",
      },
    },
  },
  {
    id: "future-plans",
    level: 3,
    prerequisites: ["everyday-present"],
    keywords: [
      "future tense",
      "will",
      "going to",
      "plans",
      "tomorrow",
      "next week",
      "predictions",
      "promises",
      "grammar",
    ],
    title: "Talk about plans and the future",
    explanation:
      "Use going to for plans, will for promises and guesses, and time words such as tomorrow and next week.",
    goal: "Talk about the future in English with will and going to",
    mastered: "Talks about plans with will and going to",
    topics: [
      "Tomorrow, soon and next week",
      "I am going to visit",
      "I will help you",
      "It will rain, I think",
      "I will not and I am not going to",
      "Plans for a timetable, as in we leave at six",
    ],
    ways: {
      story: {
        title: "The Fortune Teller Who Was Always Wrong",
        explanation:
          "Tell of a cheerful fortune teller whose guesses fail, and set her wrong predictions right one by one.",
        topic: "Make three predictions for her with will",
      },
      handsOn: {
        title: "A Week Plan with Fridge Magnets",
        explanation:
          "Plan next week with pictures on the fridge and say who is going to do what, then compare on Sunday.",
        topic: "Say five plans with going to",
      },
      question: {
        title: "What Will Your Town Be Like in 100 Years?",
        explanation:
          "Ask three people for their guesses about the future, and sort them into sure, likely and unlikely.",
        topic: "Report the guesses with will and may",
      },
      project: {
        title: "A Letter to Open in One Year",
        explanation:
          "Write a letter to yourself with plans, promises and guesses, seal it and choose the date to open it.",
        topic: "Write two plans, two promises, two guesses",
      },
    },
  },
  {
    id: "comparing",
    level: 3,
    prerequisites: ["describing-words"],
    keywords: [
      "comparatives",
      "superlatives",
      "compare",
      "bigger",
      "biggest",
      "more and most",
      "adverbs",
      "as as",
      "good better best",
    ],
    title: "Compare with bigger, the biggest and as good as",
    explanation:
      "Compare two or more things with er and est, more and most, and the special forms better, best, worse and worst.",
    goal: "Compare things in English with comparatives and superlatives",
    mastered: "Compares things with bigger, the biggest and as big as",
    topics: [
      "Tall, taller, tallest",
      "Spelling, as in big, bigger, happier",
      "More and most with long words",
      "Good, better, best and bad, worse, worst",
      "As tall as and not as tall as",
      "Adverbs, as in runs faster",
    ],
    ways: {
      story: {
        title: "Three Brothers and the Boasting Contest",
        explanation:
          "Tell how three brothers boast with bigger and bigger claims until the youngest wins with the smallest.",
        topic: "Continue the contest for six more boasts",
      },
      handsOn: {
        title: "Measure and Compare the Household",
        explanation:
          "Measure spoons, shoes and shadows, line them up and say what is longer, shortest and just as wide.",
        topic: "Make six true comparisons",
      },
      question: {
        title: "What Is the Best Animal in the World?",
        explanation:
          "Decide what best could mean, compare three animals by speed, strength and care, and defend a choice.",
        topic: "Defend one animal with three comparisons",
      },
      project: {
        title: "A Family Book of Records",
        explanation:
          "Find the longest word said, the highest tower and other records at home, and write a page for each.",
        topic: "Write six records with the right form",
      },
    },
  },
  {
    id: "joining-sentences",
    level: 3,
    prerequisites: ["end-marks-and-lists"],
    keywords: [
      "conjunctions",
      "joining words",
      "and but because",
      "compound sentence",
      "run on sentences",
      "connectors",
      "so",
      "although",
    ],
    title: "Join ideas with and, but, so, because and when",
    explanation:
      "Join short sentences with the conjunction that fits, place the comma, and repair run-on sentences and " +
      "fragments.",
    goal: "Write longer sentences with joining words",
    mastered: "Joins sentences with because, but, so and when",
    topics: [
      "And, but, or and so",
      "The comma before but and so",
      "Because and so that",
      "When, before, after and while",
      "Repairing a run-on sentence",
      "Completing a fragment",
    ],
    ways: {
      story: {
        title: "The Bridge Builder of Sentence Valley",
        explanation: "Tell of a builder who links small islands of words, and choose which bridge word each gap needs.",
        topic: "Choose the bridge word for eight gaps",
      },
      handsOn: {
        title: "Conjunction Dice",
        explanation: "Write six joining words on a paper cube, roll it and finish the sentence the other person began.",
        topic: "Roll and finish ten sentences",
      },
      question: {
        title: "Does Because Always Give a Good Reason?",
        explanation:
          "Collect because sentences from adverts and talks, and check whether the reason really explains the claim.",
        topic: "Find one weak because and mend it",
      },
      project: {
        title: "A Smoother Version of a Choppy Story",
        explanation:
          "Take a story made of very short sentences, join them where it helps, and read both versions to an audience.",
        topic: "Rewrite ten short sentences as five",
      },
    },
  },
  {
    id: "apostrophes",
    level: 3,
    prerequisites: ["pronouns"],
    keywords: [
      "apostrophe",
      "contractions",
      "possessive",
      "its and it's",
      "don't",
      "whose",
      "your and you're",
      "punctuation",
    ],
    title: "Use apostrophes in contractions and for belonging",
    explanation:
      "Shorten words such as do not to don't, show belonging as in the dog's bone, and tell its from it's and your " +
      "from you're.",
    goal: "Learn when to use an apostrophe",
    mastered: "Uses apostrophes for contractions and for belonging",
    topics: [
      "From do not to don't",
      "I'm, you're, they're and we've",
      "The dog's bone",
      "The dogs' bones and the children's room",
      "Its or it's",
      "No apostrophe in plain plurals",
    ],
    ways: {
      story: {
        title: "The Case of the Stolen Letter O",
        explanation:
          "Follow a detective who finds an apostrophe at each spot where a letter has vanished, and name the missing " +
          "one.",
        topic: "Put back the missing letters in eight words",
      },
      handsOn: {
        title: "Elbow Macaroni Apostrophes",
        explanation: "Glue small curved pasta or paper curls into word cards and squeeze two words together into one.",
        topic: "Build ten contractions and five owners",
      },
      question: {
        title: "Why Do Shop Signs Get Apostrophes Wrong?",
        explanation:
          "Look at signs, menus and labels on a walk, decide which apostrophes are right, and explain the rule.",
        topic: "Judge five real signs",
      },
      project: {
        title: "Whose Is It? A Museum of Belongings",
        explanation:
          "Lay out things from everyone at home and write a museum label with the right apostrophe for each.",
        topic: "Write ten labels, some for several owners",
      },
    },
  },
  {
    id: "direct-speech",
    level: 3,
    prerequisites: ["end-marks-and-lists"],
    keywords: [
      "quotation marks",
      "speech marks",
      "dialogue",
      "direct speech",
      "said",
      "talking in a story",
      "punctuation",
    ],
    title: "Write what people say with quotation marks",
    explanation:
      "Put spoken words in quotation marks, place commas and end marks correctly, start a new line for each speaker " +
      "and vary said.",
    goal: "Use quotation marks and write dialogue",
    mastered: "Writes dialogue with correct quotation marks",
    topics: [
      "Which words were really spoken",
      "Quotation marks around speech",
      "The comma before or after said",
      "Question marks inside the quotation",
      "A new line for a new speaker",
      "Whispered, shouted and replied",
    ],
    ways: {
      story: {
        title: "Two Crows on a Wire",
        explanation:
          "Write down the gossip of two crows on a wire so clearly that a reader always knows which crow speaks.",
        topic: "Write eight lines of crow talk",
      },
      handsOn: {
        title: "Speech Bubbles to Quotation Marks",
        explanation: "Cut speech bubbles out of a comic you drew, and turn each into a sentence with quotation marks.",
        topic: "Turn six bubbles into sentences",
      },
      question: {
        title: "What Did They Really Say at Dinner?",
        explanation: "Note down five exact sentences from a family meal and find out how hard it is to quote truly.",
        topic: "Quote five sentences word for word",
      },
      project: {
        title: "A Radio Play Script and Recording",
        explanation:
          "Write a two-voice scene as story dialogue first, then as a script, and record it with sound effects.",
        topic: "Write and record a one-minute scene",
      },
    },
  },
  {
    id: "homophones",
    level: 3,
    prerequisites: ["vowel-spelling-patterns"],
    keywords: [
      "homophones",
      "there their they're",
      "to too two",
      "confusing words",
      "sound the same",
      "spelling",
      "mixed up words",
    ],
    title: "Tell apart words that sound the same",
    explanation:
      "Choose the right spelling among words that sound alike, such as there, their and they're, by their meaning " +
      "and with memory tricks.",
    goal: "Spell homophones like there, their and they're",
    mastered: "Chooses the right one of there, their and they're",
    topics: [
      "To, too and two",
      "There, their and they're",
      "Your and you're, its and it's",
      "Here and hear, see and sea",
      "Right and write, know and no",
      "Making up a memory trick",
    ],
    ways: {
      story: {
        title: "The Knight Who Rode into the Night",
        explanation:
          "Read a tale full of twin words, spot every wrong twin and laugh at what the sentence really says.",
        topic: "Find and replace ten wrong twins",
      },
      handsOn: {
        title: "Twin Word Charades",
        explanation: "Draw a pair such as flower and flour, act one of them and let the others spell the right one.",
        topic: "Act and spell six pairs",
      },
      question: {
        title: "Why Does English Have So Many Sound Twins?",
        explanation:
          "Search for the reason that knight has a k, and find out how sounds changed while spellings stayed.",
        topic: "Explain the silent letters in three words",
      },
      project: {
        title: "A Joke Book of Word Mix-Ups",
        explanation:
          "Collect and invent riddles that work because two words sound alike, draw them and bind a joke book.",
        topic: "Invent four jokes with homophones",
      },
    },
  },
  {
    id: "prefixes-suffixes",
    level: 3,
    prerequisites: ["plurals"],
    keywords: [
      "prefixes",
      "suffixes",
      "word parts",
      "root words",
      "un",
      "re",
      "ful",
      "less",
      "vocabulary building",
      "word building",
    ],
    title: "Build words with prefixes and suffixes",
    explanation:
      "Take words apart into beginning, base and ending, and use un, re, ful, less, er and ness to read, spell and " +
      "make new words.",
    goal: "Learn prefixes and suffixes to build vocabulary",
    mastered: "Works out words with prefixes and suffixes",
    topics: [
      "Finding the base word",
      "Un, dis and in for not",
      "Re and pre",
      "Ful and less",
      "Er for a person who does it",
      "Ness, ment and ly",
      "Spelling changes, as in happiness",
    ],
    ways: {
      story: {
        title: "Professor Unable and Her Machine",
        explanation:
          "Tell of an inventor whose machine glues un and less to everything, and sort out the chaos it makes.",
        topic: "Undo the machine's work on eight words",
      },
      handsOn: {
        title: "Word Building with Clothespins",
        explanation: "Clip prefix and suffix pins to base word cards, read each new word and keep only the real ones.",
        topic: "Build twelve real words",
      },
      question: {
        title: "Why Does Flammable Mean the Same as Inflammable?",
        explanation:
          "Check whether in always means not, look both words up, and collect other prefixes with two meanings.",
        topic: "Sort ten words by what the prefix means",
      },
      project: {
        title: "A Dictionary of Invented Words",
        explanation: "Invent ten words from real word parts, define each one, draw it and use it in a sentence.",
        topic: "Define ten new words so others can use them",
      },
    },
  },
  {
    id: "modal-verbs",
    level: 3,
    prerequisites: ["everyday-present", "polite-phrases"],
    keywords: ["modal verbs", "can", "could", "must", "should", "may", "might", "permission", "advice", "grammar"],
    title: "Say what you can, must, should and might do",
    explanation:
      "Use modal verbs to speak of ability, permission, duty, advice and possibility, and soften a request with " +
      "could or would.",
    goal: "Use can, must, should and might correctly",
    mastered: "Gives advice and states rules with should and must",
    topics: [
      "Can and could",
      "May I and can I",
      "Must, must not and do not have to",
      "Should for advice",
      "May and might",
      "Would you like and could you please",
    ],
    ways: {
      story: {
        title: "The Island with Too Many Must Signs",
        explanation:
          "Tell of an island where signs forbid nearly everything, and decide which must should become a should or a " +
          "may.",
        topic: "Rewrite six signs more kindly",
      },
      handsOn: {
        title: "A Board Game with Your Own Rules",
        explanation:
          "Draw a simple board game and write its rules with can, must, may and must not, then play by them.",
        topic: "Write eight rules and test the game",
      },
      question: {
        title: "Who May Do What at What Age?",
        explanation:
          "Find out from what age people may ride, work or vote where you live, and say what you think they should.",
        topic: "Tell three rules and give one opinion",
      },
      project: {
        title: "An Advice Column",
        explanation: "Collect small everyday problems from family and friends and answer each with kind advice.",
        topic: "Write four answers with should and could",
      },
    },
  },
  {
    id: "conversation-listening",
    level: 3,
    prerequisites: ["asking-questions"],
    keywords: [
      "listening",
      "conversation",
      "phone call",
      "speaking",
      "discussion",
      "take turns",
      "retell",
      "fluency",
      "pronunciation",
    ],
    title: "Listen well and keep a conversation going",
    explanation:
      "Listen for the main point, ask back, take turns and show interest, on the phone as well as face to face.",
    goal: "Hold a longer conversation in English",
    mastered: "Holds a conversation and retells what was said",
    topics: [
      "Looking at the speaker and waiting",
      "Listening for the main point",
      "Asking when something is unclear",
      "Follow-up questions",
      "Agreeing and disagreeing kindly",
      "Opening and closing a phone call",
    ],
    ways: {
      story: {
        title: "The Message That Crossed the Mountain",
        explanation:
          "Send a long message through five listeners in a story, see what is lost, and find out how to keep it whole.",
        topic: "Pass on a message of four sentences",
      },
      handsOn: {
        title: "Back to Back Drawing",
        explanation:
          "Sit back to back, let one describe a picture and the other draw it by asking questions, then compare.",
        topic: "Describe a picture so that it can be drawn",
      },
      question: {
        title: "What Makes Someone Easy to Talk To?",
        explanation: "Watch three conversations, note what the good listener does, and try one habit yourself.",
        topic: "Note three habits of a good listener",
      },
      project: {
        title: "A Podcast Talk with a Guest",
        explanation:
          "Prepare and record a five-minute talk with a friend or relative on one topic, and listen to it together.",
        topic: "Record the talk and improve one thing",
      },
    },
  },
];
