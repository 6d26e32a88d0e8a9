import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "perfect-tenses",
    level: 4,
    prerequisites: ["past-tense"],
    keywords: [
      "present perfect",
      "past perfect",
      "have done",
      "has been",
      "since and for",
      "tenses",
      "past participle",
      "grammar",
    ],
    title: "Use have done and had done",
    explanation:
      "Form the present and past perfect with the participle, choose between I did and I have done, and use since, " +
      "for, already and yet.",
    goal: "Understand the perfect tenses",
    mastered: "Uses the present perfect with since, for and already",
    topics: [
      "Past participles such as done, seen and written",
      "Have you ever?",
      "Already, yet and just",
      "Since and for",
      "I did or I have done",
      "Had done, for what came earlier",
      "The perfect with been and ing",
    ],
    ways: {
      story: {
        title: "The Traveler Who Had Seen Everything",
        explanation:
          "Listen to a boastful traveler, and sort what he has done, when he did it and what had happened before.",
        topic: "Tell three trips in the right tense",
      },
      handsOn: {
        title: "Find Someone Who Has",
        explanation: "Make a bingo sheet with things people may have done, ask around and note when they did them.",
        topic: "Fill one row and report it in full sentences",
      },
      question: {
        title: "What Has Changed Here Since You Were Born?",
        explanation:
          "Ask older people what has changed and what has stayed the same, and report it with since and for.",
        topic: "Report five changes with since or for",
      },
      project: {
        title: "A Timeline of What I Have Learned",
        explanation: "Draw a life line with skills and dates, and caption it with perfect and past sentences.",
        topic: "Write eight captions in the right tense",
      },
    },
  },
  {
    id: "complex-sentences",
    level: 4,
    prerequisites: ["joining-sentences"],
    keywords: [
      "complex sentences",
      "clauses",
      "relative clauses",
      "who which that",
      "subordinate clause",
      "sentence variety",
      "syntax",
      "grammar",
    ],
    title: "Build complex sentences with clauses",
    explanation:
      "Tell main clauses from dependent ones, add clauses with who, which, that, although and if, and vary how " +
      "sentences begin.",
    goal: "Write complex sentences with clauses",
    mastered: "Builds complex sentences with who, which and although",
    topics: [
      "Subject and predicate",
      "Main and dependent clauses",
      "Although, unless and while",
      "Who, which and that",
      "Clauses with and without commas",
      "Varying the sentence opening",
    ],
    ways: {
      story: {
        title: "This Is the House That Jack Extended",
        explanation: "Grow one plain sentence into a chain story clause by clause, then decide where it must be cut.",
        topic: "Grow and then trim one long sentence",
      },
      handsOn: {
        title: "Clause Surgery with Scissors",
        explanation:
          "Copy long sentences on paper strips, cut them into clauses, and see which pieces can stand alone.",
        topic: "Cut and rebuild six sentences",
      },
      question: {
        title: "How Long Can a Good Sentence Be?",
        explanation:
          "Measure sentences by three authors, find the longest that still reads easily, and say what holds it " +
          "together.",
        topic: "Explain what keeps one long sentence clear",
      },
      project: {
        title: "A Portrait in Eight Sentences",
        explanation: "Describe a person or place in eight sentences that each open and are built in a different way.",
        topic: "Label the pattern of each sentence",
      },
    },
  },
  {
    id: "advanced-punctuation",
    level: 4,
    prerequisites: ["apostrophes", "direct-speech"],
    keywords: ["punctuation", "commas", "semicolon", "colon", "dash", "parentheses", "hyphen", "comma splice"],
    title: "Punctuate with commas, semicolons, colons and dashes",
    explanation:
      "Set commas after openings and around extra information, and use the semicolon, colon, dash and parentheses " +
      "with purpose.",
    goal: "Learn to use semicolons, colons and dashes",
    mastered: "Uses commas, semicolons and colons correctly",
    topics: [
      "Commas after an opening phrase",
      "Commas around extra information",
      "Mending a comma splice",
      "Semicolons between two main clauses",
      "Colons before a list or an explanation",
      "Dashes, parentheses and hyphens",
    ],
    ways: {
      story: {
        title: "The Trial of the Missing Comma",
        explanation: "Stage a trial in which one comma decides who owns a farm, and argue both readings of the will.",
        topic: "Argue two readings of one sentence",
      },
      handsOn: {
        title: "Punctuation Surgery on a Bare Text",
        explanation:
          "Strip every mark from a page, swap it with a partner, punctuate it with colored pencils and compare.",
        topic: "Restore the page and explain each mark",
      },
      question: {
        title: "Do We Still Need the Semicolon?",
        explanation:
          "Look for semicolons in old and new texts, replace each with another mark, and decide what was lost.",
        topic: "Judge five semicolons you found",
      },
      project: {
        title: "A Style Guide of Your Own",
        explanation: "Write a two-page guide with a rule, a good example and a warning for each mark.",
        topic: "Write and lay out six rules",
      },
    },
  },
  {
    id: "idioms-figures",
    level: 4,
    prerequisites: ["prefixes-suffixes"],
    keywords: [
      "idioms",
      "figurative language",
      "similes",
      "metaphors",
      "sayings",
      "proverbs",
      "expressions",
      "phrasal verbs",
      "hyperbole",
    ],
    title: "Understand idioms, similes and metaphors",
    explanation:
      "Recognize sayings that do not mean what the words say, explain where they may come from, and make fresh " +
      "comparisons of your own.",
    goal: "Learn English idioms and figurative language",
    mastered: "Explains common idioms, similes and metaphors",
    topics: [
      "Words meant literally and figuratively",
      "Common idioms about animals and weather",
      "Similes with like and as",
      "Metaphors",
      "Exaggeration and personification",
      "Phrasal verbs such as give up and look after",
    ],
    ways: {
      story: {
        title: "The Day Every Saying Came True",
        explanation: "Write about a day on which it rains cats and dogs and someone really spills the beans.",
        topic: "Let five sayings come true in the story",
      },
      handsOn: {
        title: "Draw It Twice",
        explanation: "Fold a page, draw an idiom as the words say it on one side and as it is meant on the other.",
        topic: "Draw six idioms in both ways",
      },
      question: {
        title: "Do Other Languages Say It the Same Way?",
        explanation:
          "Ask speakers of other languages what they say for raining hard or being lucky, and compare the pictures.",
        topic: "Compare three sayings across languages",
      },
      project: {
        title: "A Calendar of Sayings",
        explanation: "Design twelve calendar pages with one idiom each, its meaning, its likely origin and a drawing.",
        topic: "Research and design three pages",
      },
    },
  },
  {
    id: "greek-latin-roots",
    level: 4,
    prerequisites: ["prefixes-suffixes"],
    keywords: [
      "greek roots",
      "latin roots",
      "etymology",
      "word origins",
      "academic vocabulary",
      "big words",
      "root words",
      "science words",
    ],
    title: "Unlock long words with Greek and Latin roots",
    explanation:
      "Learn roots such as tele, graph, port and spect, and use them to work out long words from science, history " +
      "and daily life.",
    goal: "Build academic vocabulary with Greek and Latin roots",
    mastered: "Works out long words from their Greek and Latin roots",
    topics: [
      "Tele, phon and graph",
      "Bio, geo and log",
      "Port, spect and dict",
      "Number parts from uni to dec",
      "Root, prefix and suffix together",
      "Checking a guess in a dictionary",
    ],
    ways: {
      story: {
        title: "How Words Traveled to Britain",
        explanation: "Follow Latin and Greek words on their journey with soldiers, monks and scholars into English.",
        topic: "Trace the journey of one word",
      },
      handsOn: {
        title: "Root Word Dominoes",
        explanation: "Make dominoes that match roots with meanings, and claim a bonus for each real word you form.",
        topic: "Play a round and form ten words",
      },
      question: {
        title: "What Do a Telephone and a Symphony Share?",
        explanation:
          "Take long words apart, find the hidden relatives, and predict the meaning of words never seen before.",
        topic: "Predict and check five unknown words",
      },
      project: {
        title: "A Giant Word Tree",
        explanation:
          "Draw a tree whose roots are word parts and whose branches carry the English words that grew from them.",
        topic: "Grow three roots into at least six words each",
      },
    },
  },
  {
    id: "passive-and-reported",
    level: 4,
    prerequisites: ["past-tense"],
    keywords: [
      "passive voice",
      "active voice",
      "reported speech",
      "indirect speech",
      "she said that",
      "was made by",
      "grammar",
    ],
    title: "Use the passive voice and report what was said",
    explanation:
      "Turn active into passive sentences and decide which is better, and report speech by shifting pronouns and " +
      "tenses.",
    goal: "Learn the passive voice and reported speech",
    mastered: "Uses the passive voice and reports what others said",
    topics: [
      "Who does it, and to whom",
      "Is made and was built",
      "When the doer is unknown or unimportant",
      "She said that she was tired",
      "He asked where I lived",
      "Told to and asked to",
    ],
    ways: {
      story: {
        title: "The Broken Vase Report",
        explanation:
          "Tell how a vase was broken, first so that no one is to blame, then so that everybody knows who did it.",
        topic: "Write the report in both voices",
      },
      handsOn: {
        title: "Rumor Relay",
        explanation:
          "Whisper sentences down a line, have each player report them with said that, and check the tenses at the " +
          "end.",
        topic: "Report six sentences without a slip",
      },
      question: {
        title: "Why Do Rules and Labels Hide the Doer?",
        explanation:
          "Collect passive sentences from labels, signs and news, ask who did it, and judge why it is not said.",
        topic: "Find the hidden doer in five sentences",
      },
      project: {
        title: "From Transcript to News Article",
        explanation:
          "Record a short talk and turn it into an article with reported speech and some well-chosen passives.",
        topic: "Turn ten spoken sentences into an article",
      },
    },
  },
  {
    id: "conditionals",
    level: 4,
    prerequisites: ["future-plans", "modal-verbs"],
    keywords: [
      "conditionals",
      "if sentences",
      "if clauses",
      "wishes",
      "would",
      "subjunctive",
      "what if",
      "grammar",
      "hypothetical",
    ],
    title: "Talk about if, what if and if only",
    explanation:
      "Form real and unreal conditions, from if it rains to if I had known, and express wishes with the right tense.",
    goal: "Use if sentences and conditionals in English",
    mastered: "Forms if sentences about real and imagined things",
    topics: [
      "If you heat ice, it melts",
      "If it rains, we will stay",
      "If I were you, I would",
      "If I had known",
      "Unless and as long as",
      "I wish I could",
    ],
    ways: {
      story: {
        title: "The Genie with a Grammar Rule",
        explanation:
          "Tell of a genie who grants only wishes in perfect grammar, and rescue the wisher from each mistake.",
        topic: "Word five wishes so that they are granted",
      },
      handsOn: {
        title: "A Chain of What Ifs",
        explanation: "Build a paper chain in which the result on one link becomes the condition on the next.",
        topic: "Make a chain of eight conditions",
      },
      question: {
        title: "What Would Happen If Nobody Slept?",
        explanation:
          "Choose a what if question, think through its results step by step, and check the ones that can be checked.",
        topic: "Argue four results with if and would",
      },
      project: {
        title: "A Choose-Your-Path Story",
        explanation:
          "Write a branching story whose choices are if sentences, on cards or on screen, and let others play it.",
        topic: "Write six choices that lead on",
      },
    },
  },
  {
    id: "register-and-tone",
    level: 4,
    prerequisites: ["modal-verbs", "conversation-listening"],
    keywords: ["formal", "informal", "register", "tone", "email", "slang", "polite writing", "audience", "word choice"],
    title: "Choose formal or informal English",
    explanation:
      "Fit words, greetings and sentences to the reader, turn slang into formal language and back, and hear what " +
      "tone does.",
    goal: "Write and speak formally when it is needed",
    mastered: "Switches between formal and informal English",
    topics: [
      "Who is listening and why",
      "Formal and informal word pairs",
      "Contractions, slang and fillers",
      "Opening and closing an email",
      "Softening a complaint or a refusal",
      "How tone changes the same message",
    ],
    ways: {
      story: {
        title: "The Same News, Told Five Times",
        explanation:
          "Tell a small mishap to a friend, a teacher, a judge, a toddler and a newspaper, and let each version " +
          "differ.",
        topic: "Tell it to three listeners",
      },
      handsOn: {
        title: "Register Card Swap",
        explanation:
          "Draw one card with a message and one with a listener, say it on the spot, and let others guess who is " +
          "meant.",
        topic: "Play ten cards and guess the listener",
      },
      question: {
        title: "Is Slang Bad English?",
        explanation:
          "Ask people of different ages for their slang, find out when it helps and when it shuts others out.",
        topic: "Explain where three slang words fit",
      },
      project: {
        title: "A Real Letter with a Real Request",
        explanation:
          "Write a formal email or letter to a library, club or office with a true request, and send it with a parent.",
        topic: "Draft, revise and send the letter",
      },
    },
  },
  {
    id: "speech-and-debate",
    level: 4,
    prerequisites: ["conversation-listening", "joining-sentences"],
    keywords: [
      "public speaking",
      "speech",
      "debate",
      "presentation",
      "persuade",
      "argument",
      "oral",
      "discussion",
      "confidence",
    ],
    title: "Give a speech and debate fairly",
    explanation:
      "Plan a speech with a clear claim and reasons, speak with voice and eye contact, answer the other side and " +
      "stay fair.",
    goal: "Speak in front of a group and debate",
    mastered: "Gives a short speech and answers objections",
    topics: [
      "A claim and three reasons",
      "An opening that catches the ear",
      "Pace, pauses and eye contact",
      "Cue cards instead of a script",
      "Answering the other side",
      "Fair words and listening",
    ],
    ways: {
      story: {
        title: "Voices That Changed a Room",
        explanation:
          "Listen to or read parts of two famous speeches, and find the words and pauses that moved the audience.",
        topic: "Perform one passage with its pauses",
      },
      handsOn: {
        title: "The One-Minute Soapbox",
        explanation: "Draw a topic, speak for a minute from the sofa or a box, and collect one praise and one tip.",
        topic: "Give three one-minute talks",
      },
      question: {
        title: "Should Children Choose Their Own Bedtime?",
        explanation:
          "Collect arguments for both sides, argue for the one you do not hold, and see whether your mind changes.",
        topic: "Argue the side you disagree with",
      },
      project: {
        title: "A Debate Night for the Family",
        explanation: "Set a question, roles, times and a jury, hold the debate, and give a closing speech.",
        topic: "Prepare and hold an opening and closing",
      },
    },
  },
  {
    id: "english-story-and-world",
    level: 4,
    prerequisites: ["greek-latin-roots"],
    keywords: [
      "history of english",
      "old english",
      "american and british",
      "world english",
      "dialects",
      "accents",
      "loanwords",
      "shakespeare",
    ],
    title: "See how English grew and differs around the world",
    explanation:
      "Follow English from its Germanic beginnings through Norman French to Shakespeare and today, and compare its " +
      "varieties.",
    goal: "Learn about the history of English and its varieties",
    mastered: "Explains how English grew and how it differs worldwide",
    topics: [
      "Angles, Saxons and Vikings",
      "French words after 1066",
      "Shakespeare and the printing press",
      "British and American spelling",
      "English in India, Nigeria, Jamaica and elsewhere",
      "Words borrowed from the whole world",
    ],
    ways: {
      story: {
        title: "The Cow That Became Beef",
        explanation:
          "Tell how farmers kept the old words cow and pig, while French-speaking nobles brought beef and pork to " +
          "the table.",
        topic: "Retell it with three more word pairs",
      },
      handsOn: {
        title: "A Map of Borrowed Words",
        explanation: "Pin words such as shampoo, tomato and robot to a world map with threads to where they came from.",
        topic: "Pin twelve words after looking them up",
      },
      question: {
        title: "Who Decides What Is Correct English?",
        explanation: "Compare dictionaries, dialects and style guides, and find out how a new word gets accepted.",
        topic: "Find one word that was recently added",
      },
      project: {
        title: "An Exhibit on One Variety of English",
        explanation:
          "Study one variety of English with its sounds, words and spellings, and present it with audio and examples.",
        topic: "Present ten features with examples",
      },
    },
  },
  {
    id: "editing-usage",
    level: 4,
    prerequisites: ["complex-sentences", "advanced-punctuation"],
    keywords: [
      "editing",
      "proofreading",
      "usage",
      "subject verb agreement",
      "common mistakes",
      "grammar check",
      "correct mistakes",
      "parts of speech",
    ],
    title: "Find and mend mistakes in your own English",
    explanation:
      "Check agreement, tense, pronouns, word choice and punctuation in a fixed order, and explain each correction " +
      "by its rule.",
    goal: "Proofread and correct grammar mistakes",
    mastered: "Finds and corrects grammar mistakes in a text",
    topics: [
      "The eight parts of speech in one sentence",
      "Agreement of subject and verb",
      "Keeping to one tense",
      "Unclear pronouns",
      "Misplaced words and dangling phrases",
      "Good and well, fewer and less",
      "A checklist in a fixed order",
    ],
    ways: {
      story: {
        title: "The Editor Who Saved a Newspaper",
        explanation:
          "Follow an editor through one late night of dangerous misprints, and mend each headline before it is " +
          "printed.",
        topic: "Mend eight misprinted headlines",
      },
      handsOn: {
        title: "Mistake Auction",
        explanation: "Bid play money on sentences that may be right or wrong, and prove your case before you collect.",
        topic: "Win three sentences and prove each one",
      },
      question: {
        title: "Can a Computer Find Every Mistake?",
        explanation: "Give a text with planted mistakes to a checker and to a person, and compare what each one finds.",
        topic: "Explain two mistakes the checker missed",
      },
      project: {
        title: "A Polished Piece and Its Story",
        explanation:
          "Take an old text of your own, edit it in three rounds, and show the first and last version with notes.",
        topic: "Present five changes and their reasons",
      },
    },
  },
];
