import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "vowel-teams",
    level: 2,
    prerequisites: ["silent-e-and-long-vowels"],
    keywords: ["phonics", "vowel teams", "r-controlled", "oi oy ou ow", "ar or er", "spelling patterns", "decode"],
    title: "Vowel teams and vowels with r",
    explanation:
      "Read words with ou, oi, oo, au and igh and with ar, er, ir, or and ur, and try another sound when one fails.",
    goal: "Read words with vowel teams",
    mastered: "Reads words with ou, oi, oo, igh, ar and er",
    topics: [
      "Words with ar and or",
      "Words with er, ir and ur",
      "The two sounds of oo",
      "Words with ou and ow",
      "Words with oi, oy, au and aw",
      "Words with igh and other silent letters",
      "Trying a second sound",
    ],
    ways: {
      story: {
        title: "The owl and the cow on the snow",
        explanation:
          "Read a silly tale in which ow changes its sound from line to line and the animals argue about who is right.",
        topic: "Reading the argument of the owl and the crow",
      },
      handsOn: {
        title: "Go fishing for vowel teams",
        explanation:
          "Fish for word cards with a magnet on a string, read each catch and drop it into the bucket of its vowel team.",
        topic: "Sorting twenty caught words by vowel team",
      },
      question: {
        title: "How many ways can one sound be written?",
        explanation:
          "Collect words that share a vowel sound, such as blue, moon and few, and find out how many spellings there are.",
        topic: "Listing the spellings of one vowel sound",
      },
      project: {
        title: "Make a vowel-team card deck",
        explanation:
          "Create a deck of picture and word cards for eight vowel teams and teach the family a matching game with it.",
        topic: "Choosing four clear words for each team",
      },
    },
  },
  {
    id: "read-long-words",
    level: 2,
    prerequisites: ["vowel-teams"],
    keywords: [
      "syllables",
      "long words",
      "prefixes",
      "suffixes",
      "multisyllable",
      "compound words",
      "decode",
      "big words",
    ],
    title: "Read long words part by part",
    explanation: "Break long words into syllables, compound parts, prefixes and endings, and put them back together.",
    goal: "Read long words without giving up",
    mastered: "Breaks long words into parts and reads them",
    topics: [
      "Compound words such as sunflower",
      "Endings -ing, -ed, -er and -est",
      "Splitting between two consonants, such as rab-bit",
      "Open and closed syllables",
      "Prefixes un-, re- and dis-",
      "Suffixes -ful, -less, -ly and -tion",
    ],
    ways: {
      story: {
        title: "The dragon with a very long name",
        explanation:
          "Approach a dragon that can be calmed only by reading its whole long name, one syllable at a time.",
        topic: "Reading the dragon's name syllable by syllable",
      },
      handsOn: {
        title: "Cut words apart and tape them together",
        explanation:
          "Print long words on strips, snip them between syllables, shuffle the parts and rebuild words old and new.",
        topic: "Snipping and rebuilding ten long words",
      },
      question: {
        title: "What is hiding inside a long word?",
        explanation:
          "Look for small words, prefixes and endings inside long ones and find out which of them help with reading it.",
        topic: "Marking every known part in unbelievable",
      },
      project: {
        title: "Build a wall of giant words",
        explanation:
          "Collect the longest words from books and labels, mark their parts in color and teach visitors to read them.",
        topic: "Coloring prefix, root and ending of a giant word",
      },
    },
  },
  {
    id: "read-aloud-fluently",
    level: 2,
    prerequisites: ["read-first-sentences"],
    keywords: [
      "fluency",
      "read faster",
      "reading aloud",
      "expression",
      "reading speed",
      "smoothly",
      "slow reader",
      "punctuation",
    ],
    title: "Read aloud smoothly and with expression",
    explanation:
      "Read in phrases instead of word by word, heed punctuation, and let the voice show meaning and feeling.",
    goal: "Read aloud smoothly",
    mastered: "Reads aloud fluently and with expression",
    topics: [
      "Scooping words into phrases",
      "Pausing at commas and periods",
      "Voice up, voice down and voice strong",
      "Different voices for characters",
      "Reading one passage three times",
      "Finding a good speed",
    ],
    ways: {
      story: {
        title: "The radio reader who lost the commas",
        explanation: "Rescue a radio show whose reader races through every stop until nobody understands the news.",
        topic: "Rereading the mixed-up news with every stop",
      },
      handsOn: {
        title: "Echo, whisper and march the lines",
        explanation: "Echo a line after a good reader, then read it whispering, marching and singing until it flows.",
        topic: "Reading one paragraph in four kinds of voice",
      },
      question: {
        title: "How can one sentence mean four things?",
        explanation:
          "Stress a different word of I never said that each time and find out how the voice changes the meaning.",
        topic: "Stressing each word of a sentence in turn",
      },
      project: {
        title: "Record an audiobook chapter",
        explanation:
          "Rehearse a short chapter, record it with voices and sounds, listen critically and record the final version.",
        topic: "Marking pauses and voices in the script",
      },
    },
  },
  {
    id: "words-from-context",
    level: 2,
    prerequisites: ["read-first-sentences"],
    keywords: ["vocabulary", "new words", "context clues", "word meaning", "dictionary", "synonyms", "unknown words"],
    title: "Work out new words from the text",
    explanation:
      "Use the sentence, the picture and parts of the word to guess what a new word means, and check in a dictionary.",
    goal: "Build vocabulary while reading",
    mastered: "Works out new words from context and uses a dictionary",
    topics: [
      "Noticing a word that is not known",
      "Clues before and after the word",
      "Definitions and examples in the sentence",
      "Words with more than one meaning",
      "Synonyms and antonyms",
      "Looking a word up in a dictionary",
    ],
    ways: {
      story: {
        title: "The traveler who collected words",
        explanation:
          "Journey with a traveler who understands strangers in every village from only what happens around their words.",
        topic: "Guessing the villagers' words from the scene",
      },
      handsOn: {
        title: "Cover a word and guess it",
        explanation:
          "Hide one word per page under a sticky note, guess it from the rest and peel the note off to check.",
        topic: "Writing a guess and a reason on each note",
      },
      question: {
        title: "Can a made-up word be understood?",
        explanation:
          "Read sentences with invented words such as the glimp barked loudly and find out what gives their meaning away.",
        topic: "Inventing a word others can understand in context",
      },
      project: {
        title: "Keep an illustrated word journal",
        explanation:
          "Collect twenty new words from books with the sentence, a guess, the meaning and a drawing, and present five.",
        topic: "Writing a journal page for one new word",
      },
    },
  },
  {
    id: "main-idea-and-details",
    level: 2,
    prerequisites: ["retell-a-story", "read-first-sentences"],
    keywords: [
      "main idea",
      "key details",
      "comprehension",
      "understanding",
      "what is it about",
      "topic",
      "reading comprehension",
    ],
    title: "Find the main idea and the details",
    explanation: "Say what a text or paragraph is mostly about, and pick the details that support it.",
    goal: "Improve reading comprehension and find the main idea",
    mastered: "Says the main idea of a text and gives details for it",
    topics: [
      "Topic and main idea",
      "Who, what, where, when, why and how",
      "Important and less important details",
      "The main idea of one paragraph",
      "A title that fits the text",
      "The main idea of a longer text",
    ],
    ways: {
      story: {
        title: "The editor and the torn-off headlines",
        explanation:
          "Help an editor whose headlines blew away in the wind to match each one with its article before printing.",
        topic: "Writing a new headline for a lost article",
      },
      handsOn: {
        title: "Build a table with a top and legs",
        explanation:
          "Write the main idea on a card for the tabletop and details on four rolled-paper legs, and see if it stands.",
        topic: "Choosing four details that hold the idea up",
      },
      question: {
        title: "What would be missed if it were cut?",
        explanation: "Cross out one sentence of a paragraph at a time and find out which one it cannot do without.",
        topic: "Testing a paragraph by crossing out sentences",
      },
      project: {
        title: "Make a one-minute news show",
        explanation:
          "Read three short articles, reduce each to its main idea and two details, and present them as a news show.",
        topic: "Cutting an article down to three spoken lines",
      },
    },
  },
  {
    id: "characters-setting-plot",
    level: 2,
    prerequisites: ["retell-a-story"],
    keywords: ["characters", "setting", "plot", "story elements", "fiction", "problem and solution", "chapter books"],
    title: "Characters, setting, problem and solution",
    explanation:
      "Describe the people, the place, the problem and its solution in a story, and use words from the text to do so.",
    goal: "Understand the parts of a story",
    mastered: "Describes characters, setting and plot of a story",
    topics: [
      "Main and side characters",
      "Words that describe a character",
      "Where and when the story takes place",
      "The problem that starts it all",
      "Events that lead to the solution",
      "A story map",
    ],
    ways: {
      story: {
        title: "The hero who walked into the wrong book",
        explanation:
          "Follow a pirate who lands in a fairy tale and a princess on a spaceship, and see how setting changes a story.",
        topic: "Telling how the pirate solves a fairy-tale problem",
      },
      handsOn: {
        title: "Pack a suitcase for a character",
        explanation:
          "Pack five real things a book character would take along and explain each one with a line from the story.",
        topic: "Finding the line that explains each packed thing",
      },
      question: {
        title: "Could it happen somewhere else?",
        explanation:
          "Move a known story to the desert, the city or the past and find out which parts change and which stay.",
        topic: "Retelling one scene in a new setting",
      },
      project: {
        title: "Build a story scene in a shoebox",
        explanation:
          "Build the setting of a story with its characters in a shoebox and give a tour of the problem and its solution.",
        topic: "Choosing the scene that shows the problem best",
      },
    },
  },
  {
    id: "nonfiction-features",
    level: 2,
    prerequisites: ["main-idea-and-details"],
    keywords: [
      "nonfiction",
      "facts",
      "information books",
      "table of contents",
      "index",
      "headings",
      "captions",
      "glossary",
    ],
    title: "Find facts in nonfiction books",
    explanation: "Use headings, captions, diagrams, the contents page, index and glossary to find facts quickly.",
    goal: "Read fact books and find information in them",
    mastered: "Finds facts with headings, contents and index",
    topics: [
      "Fiction and nonfiction",
      "Contents page and headings",
      "Photographs, captions and labels",
      "Diagrams, maps and tables",
      "Index and glossary",
      "Noting a fact and its page",
    ],
    ways: {
      story: {
        title: "Lost in the library at closing time",
        explanation: "Escape from a locked library by finding five facts in fact books before the lights go out.",
        topic: "Finding the five facts that open the doors",
      },
      handsOn: {
        title: "Race through a book with clue cards",
        explanation:
          "Draw cards that ask for a caption, an index entry or a label, and mark each find in the book with a paper flag.",
        topic: "Flagging eight text features in one book",
      },
      question: {
        title: "Is the index faster than leafing through?",
        explanation:
          "Time how long it takes to find facts with and without contents page and index, and find out what saves most.",
        topic: "Timing three ways of finding one fact",
      },
      project: {
        title: "Make a fact book about one animal",
        explanation:
          "Read two books about an animal and make an eight-page book with contents, headings, captions and a glossary.",
        topic: "Labeling a diagram of the chosen animal",
      },
    },
  },
  {
    id: "ask-and-predict",
    level: 2,
    prerequisites: ["retell-a-story"],
    keywords: [
      "predictions",
      "predict",
      "ask questions",
      "comprehension strategies",
      "monitor",
      "visualize",
      "connections",
    ],
    title: "Ask, predict and picture while reading",
    explanation:
      "Stop now and then to ask questions, guess what comes next, picture the scene and check what was understood.",
    goal: "Think while reading and understand more",
    mastered: "Asks questions and makes predictions while reading",
    topics: [
      "Looking at title and cover before reading",
      "Predictions and the clues behind them",
      "Questions that begin with why",
      "Making a picture in the mind",
      "Links to one's own life and other books",
      "Rereading when something is unclear",
    ],
    ways: {
      story: {
        title: "The fortune teller of chapter two",
        explanation:
          "Play fortune teller at the end of each chapter, write what will happen and see which prophecies come true.",
        topic: "Writing a prophecy with two clues from the text",
      },
      handsOn: {
        title: "Draw what the words show",
        explanation:
          "Listen to a description without seeing its picture, draw the scene and compare it with the words line by line.",
        topic: "Drawing a scene and checking it against the text",
      },
      question: {
        title: "What does a good reader do when stuck?",
        explanation:
          "Mark each spot where the meaning gets lost, try rereading, reading on and asking, and find out what helps.",
        topic: "Testing three ways out of a confusing page",
      },
      project: {
        title: "Make a bookmark that thinks along",
        explanation:
          "Design a set of bookmarks with questions for before, during and after reading, and hand them to other readers.",
        topic: "Choosing the best question for each bookmark",
      },
    },
  },
  {
    id: "fables-and-folktales",
    level: 2,
    prerequisites: ["characters-setting-plot"],
    keywords: [
      "fairy tales",
      "fables",
      "folktales",
      "moral",
      "lesson of the story",
      "aesop",
      "traditional tales",
      "animal tales",
    ],
    title: "Fables, fairy tales and what they teach",
    explanation:
      "Read fables and folktales from many lands, tell their lesson, and notice what such tales have in common.",
    goal: "Read fables and fairy tales and find the moral",
    mastered: "Retells fables and explains their lesson",
    topics: [
      "Animals that act like people",
      "The moral of a fable",
      "Good, bad and clever characters",
      "Threes, magic and set phrases in fairy tales",
      "One tale in versions from different lands",
      "A lesson applied to everyday life",
    ],
    ways: {
      story: {
        title: "Anansi the spider outwits them all",
        explanation:
          "Meet the trickster of West African tales, who wins by brains against animals many times as strong.",
        topic: "Telling which trick works in an Anansi tale",
      },
      handsOn: {
        title: "Act out a fable with masks",
        explanation:
          "Make paper masks for a fox, a crow and a tortoise, and act out fables while the audience guesses the moral.",
        topic: "Playing a fable and stopping before the moral",
      },
      question: {
        title: "Why are there so many Cinderellas?",
        explanation:
          "Compare Cinderella tales from China, Egypt and Europe and find out what always stays and what changes.",
        topic: "Comparing two Cinderella tales in a chart",
      },
      project: {
        title: "Make a fold-out book of morals",
        explanation:
          "Choose six fables, draw one scene from each and write its moral on the flap that covers the picture.",
        topic: "Putting a fable's moral into one sentence",
      },
    },
  },
  {
    id: "choose-books-and-keep-reading",
    level: 2,
    prerequisites: ["read-first-sentences"],
    keywords: [
      "reading habit",
      "love of reading",
      "chapter books",
      "library",
      "series",
      "reluctant reader",
      "read more",
    ],
    title: "Choose books and read chapter books alone",
    explanation:
      "Pick a book that fits, read a little every day, keep track of a longer story, and say what was liked.",
    goal: "Enjoy reading and read chapter books alone",
    mastered: "Chooses books and reads chapter books alone",
    topics: [
      "Checking whether a book is just right",
      "Kinds of books, from mystery to comics",
      "Finding books in a library",
      "A daily reading time and place",
      "Remembering yesterday's chapter",
      "Telling others about a book",
    ],
    ways: {
      story: {
        title: "The librarian with a book for everyone",
        explanation: "Watch a librarian find the one right book for a bored acrobat, a shy giant and a sleepy bat.",
        topic: "Matching three odd visitors with books",
      },
      handsOn: {
        title: "Taste books like at a buffet",
        explanation:
          "Set a table with different books, taste each for three minutes and rate it with stars before choosing one.",
        topic: "Rating six books after three minutes each",
      },
      question: {
        title: "Where and when is reading the most fun?",
        explanation:
          "Read in a tent, on the floor, in the morning and at night, note it all, and find out what works best.",
        topic: "Keeping notes on five reading spots",
      },
      project: {
        title: "Fill a reading passport",
        explanation:
          "Make a passport with a stamp for each kind of book, travel through eight of them and show it to the family.",
        topic: "Earning a stamp for a kind of book never tried",
      },
    },
  },
];
