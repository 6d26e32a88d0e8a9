import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "cite-evidence",
    level: 4,
    prerequisites: ["make-inferences", "summarize-texts"],
    keywords: ["text evidence", "quotations", "close reading", "cite", "analysis", "prove", "annotate", "literature"],
    title: "Read closely and prove it with quotations",
    explanation:
      "Read a passage several times, mark it up, and support a claim about it with short, well-chosen quotations.",
    goal: "Learn close reading and use quotations as evidence",
    mastered: "Supports an interpretation with fitting quotations",
    topics: [
      "First reading for what, second for how",
      "Marks and notes in the margin",
      "A claim about a passage",
      "Choosing the strongest quotation",
      "Fitting a quotation into a sentence",
      "Explaining how the quotation proves the claim",
    ],
    ways: {
      story: {
        title: "The trial of the tortoise",
        explanation:
          "Act as a lawyer in a courtroom where a character from a story is accused and only quotations count as proof.",
        topic: "Presenting three quotations for the defense",
      },
      handsOn: {
        title: "Blow one page up to poster size",
        explanation:
          "Copy a paragraph onto a poster with wide margins and fill it with colored underlining, arrows and questions.",
        topic: "Marking images, verbs and surprises in color",
      },
      question: {
        title: "Can one page support two opposite claims?",
        explanation:
          "Argue for and against a character from the same page and find out which quotations serve both sides.",
        topic: "Finding a line that supports both readings",
      },
      project: {
        title: "Create an annotated edition of one chapter",
        explanation:
          "Edit a chapter with notes on words, background and meaning in the margins, as a printed classic would have.",
        topic: "Writing margin notes for five key lines",
      },
    },
  },
  {
    id: "plot-structure-and-conflict",
    level: 4,
    prerequisites: ["character-motives-and-change"],
    keywords: ["plot", "conflict", "climax", "flashback", "foreshadowing", "suspense", "novel", "story structure"],
    title: "Plot, conflict, flashback and foreshadowing",
    explanation:
      "Trace rising action, climax and resolution, name the conflicts, and see how authors play with time and suspense.",
    goal: "Analyze the plot of a novel",
    mastered: "Analyzes plot, conflict and foreshadowing in a novel",
    topics: [
      "Exposition, rising action, climax and resolution",
      "Conflicts within and between characters",
      "Conflicts with nature and society",
      "Subplots",
      "Flashbacks and jumps in time",
      "Foreshadowing",
      "How suspense is made",
    ],
    ways: {
      story: {
        title: "The thriller told in the wrong order",
        explanation:
          "Read a short mystery whose pages were shuffled, restore the order and see why the author began in the middle.",
        topic: "Arranging the pages by time and by telling",
      },
      handsOn: {
        title: "Build a plot roller coaster",
        explanation:
          "Bend a strip of card into the tension curve of a novel and fix flags for conflict, climax and turning points.",
        topic: "Placing flags along the curve of tension",
      },
      question: {
        title: "When did the ending become unavoidable?",
        explanation:
          "Work backward from the last chapter and find out at which decision the outcome could still have been another.",
        topic: "Tracing the ending back to one decision",
      },
      project: {
        title: "Cut a trailer for a novel",
        explanation:
          "Plan and film a one-minute trailer that sets up conflict and suspense without giving the climax away.",
        topic: "Choosing five shots that raise the tension",
      },
    },
  },
  {
    id: "tone-and-mood",
    level: 4,
    prerequisites: ["figurative-language", "point-of-view"],
    keywords: ["tone", "mood", "word choice", "connotation", "author's craft", "style", "irony", "atmosphere"],
    title: "Tone, mood and the author's choice of words",
    explanation:
      "Describe the mood of a scene and the tone of a narrator, and show which words and sentences create them.",
    goal: "Understand tone, mood and author's craft",
    mastered: "Explains how word choice creates tone and mood",
    topics: [
      "Mood felt by the reader, tone of the writer",
      "Plain meaning and what a word suggests",
      "Long and short sentences",
      "Details of light, sound and weather",
      "Irony and humor",
      "Changes of tone within a text",
    ],
    ways: {
      story: {
        title: "One house, one night, two guests",
        explanation:
          "Enter the same house with a fearful guest and a cheerful one and see how words alone make it haunted or cozy.",
        topic: "Rewriting the hallway for the other guest",
      },
      handsOn: {
        title: "Match paint chips to paragraphs",
        explanation:
          "Collect color samples or scraps, match them with passages by mood and pin the words that decided it next to each.",
        topic: "Pinning the telling words beside each color",
      },
      question: {
        title: "How few words can turn a mood around?",
        explanation:
          "Change the words in a gloomy paragraph one at a time and find out how many it takes to make it merry.",
        topic: "Swapping words until the mood flips",
      },
      project: {
        title: "Score a chapter with music and light",
        explanation:
          "Choose music, lighting and pace for a dramatic reading of a scene and justify each choice from the text.",
        topic: "Marking where music and light must change",
      },
    },
  },
  {
    id: "symbols-and-themes",
    level: 4,
    prerequisites: ["theme-and-message", "figurative-language"],
    keywords: ["symbols", "symbolism", "themes", "motif", "allegory", "interpretation", "literature", "deeper meaning"],
    title: "Symbols, motifs and deeper themes",
    explanation:
      "Notice objects and images that return, say what they may stand for, and follow a theme through a whole book.",
    goal: "Understand symbolism in literature",
    mastered: "Interprets symbols and follows a theme through a book",
    topics: [
      "Objects that mean more than themselves",
      "Common symbols, such as light, roads and seasons",
      "Motifs that keep returning",
      "How a theme grows from chapter to chapter",
      "Allegory",
      "Good and far-fetched interpretations",
    ],
    ways: {
      story: {
        title: "The red balloon over the gray city",
        explanation: "Follow a balloon through a gray city and collect what it means to each person who looks up.",
        topic: "Telling what the balloon means to four people",
      },
      handsOn: {
        title: "Track a motif with colored flags",
        explanation:
          "Flag every appearance of one image in a novel, lay the lines in order and read them as a story of their own.",
        topic: "Reading only the flagged lines in a row",
      },
      question: {
        title: "Did the author mean that?",
        explanation:
          "Test three interpretations of one symbol against the whole text and find out which of them the text supports.",
        topic: "Looking for lines that speak against a reading",
      },
      project: {
        title: "Make a box of symbolic objects",
        explanation:
          "Fill a box with objects that stand for the themes of a book and guide visitors through it with quotations.",
        topic: "Choosing one object and its quotation per theme",
      },
    },
  },
  {
    id: "unreliable-narrators",
    level: 4,
    prerequisites: ["point-of-view", "cite-evidence"],
    keywords: ["unreliable narrator", "perspective", "narrator", "bias", "voice", "first person", "trust"],
    title: "Narrators who cannot be trusted",
    explanation:
      "Spot gaps, exaggerations and contradictions in a narrator's account and work out what really happened.",
    goal: "Analyze perspective and unreliable narrators",
    mastered: "Recognizes when a narrator is unreliable and explains how",
    topics: [
      "Why a narrator may not tell the truth",
      "Contradictions and gaps",
      "What the reader knows and the narrator does not",
      "Several narrators in one book",
      "Letters, diaries and found papers",
      "Rebuilding the true course of events",
    ],
    ways: {
      story: {
        title: "The diary with the missing week",
        explanation:
          "Study a diary in which one week is torn out and the rest has been polished, and find what it tries to hide.",
        topic: "Rebuilding the missing week from small slips",
      },
      handsOn: {
        title: "String up a wall of evidence",
        explanation:
          "Pin a narrator's claims, the contradicting facts and open questions to a wall and connect them with yarn.",
        topic: "Connecting each claim with what speaks against it",
      },
      question: {
        title: "Is anyone a fully reliable narrator?",
        explanation:
          "Let three people write down one shared afternoon, compare the accounts and find out where honest memories part.",
        topic: "Comparing three honest accounts of one afternoon",
      },
      project: {
        title: "Record a podcast that cannot be trusted",
        explanation:
          "Write and record a short monologue whose speaker slowly gives the truth away, and let listeners work it out.",
        topic: "Hiding three slips in a monologue",
      },
    },
  },
  {
    id: "arguments-and-persuasion",
    level: 4,
    prerequisites: ["fact-and-opinion", "text-structures"],
    keywords: ["argument", "persuasion", "claim", "evidence", "bias", "rhetoric", "speech", "opinion article", "logic"],
    title: "Judge arguments and persuasive texts",
    explanation:
      "Find the claim, reasons and evidence in a text, recognize persuasive devices, and judge how well it convinces.",
    goal: "Evaluate arguments in articles and speeches",
    mastered: "Judges claims, evidence and persuasive techniques in a text",
    topics: [
      "Claim, reason and evidence",
      "Evidence that is relevant and sufficient",
      "Appeals to trust, feeling and logic",
      "Repetition and other devices of great speeches",
      "Common errors in reasoning",
      "The other side and how it is treated",
    ],
    ways: {
      story: {
        title: "The speech that filled a square",
        explanation:
          "Study a famous speech, such as one for equal rights, and see how its repetition and images moved a crowd.",
        topic: "Marking the lines that move and those that prove",
      },
      handsOn: {
        title: "Balance an argument on a scale",
        explanation:
          "Write each reason of an article on a card, weigh it with one to five coins by its evidence and see which side sinks.",
        topic: "Awarding coins to reasons by their evidence",
      },
      question: {
        title: "Who would not be convinced, and why?",
        explanation:
          "Read an opinion piece in the role of three skeptical readers and find out which question it leaves open for each.",
        topic: "Writing the question each skeptic would ask",
      },
      project: {
        title: "Publish a persuasion spotter's guide",
        explanation:
          "Collect examples of ten persuasive devices from ads, speeches and posts, and explain them in an illustrated guide.",
        topic: "Explaining one device with a real example",
      },
    },
  },
  {
    id: "check-online-sources",
    level: 4,
    prerequisites: ["fact-and-opinion", "nonfiction-features"],
    keywords: [
      "media literacy",
      "fake news",
      "internet",
      "sources",
      "research",
      "reliable",
      "misinformation",
      "websites",
    ],
    title: "Check what is read online",
    explanation:
      "Ask who is behind a page, compare it with other sources, trace pictures and claims, and avoid false news.",
    goal: "Learn to check online sources and spot fake news",
    mastered: "Checks who wrote a page and compares sources",
    topics: [
      "Who is behind the page and why",
      "Leaving the page to check it elsewhere",
      "Finding where a claim or picture came from",
      "Headlines made to be clicked",
      "Advertisements that look like articles",
      "Texts and pictures made by computers",
      "Noting sources for research",
    ],
    ways: {
      story: {
        title: "The tree octopus that never was",
        explanation:
          "Investigate the well-known hoax page about an octopus living in trees and see how it fooled careful readers.",
        topic: "Listing what makes the hoax look real",
      },
      handsOn: {
        title: "Sort screenshots with red and green flags",
        explanation:
          "Print headlines and posts, put red and green flags on their signs of trust or trouble, and compare with facts.",
        topic: "Flagging ten printed headlines",
      },
      question: {
        title: "Where did this claim begin?",
        explanation:
          "Pick a surprising claim, follow it from page to page together with an adult and find out where it came from.",
        topic: "Drawing the trail of a claim back to its start",
      },
      project: {
        title: "Run a family fact-check desk",
        explanation:
          "Collect claims that relatives have heard, check each in three sources and publish a verdict with reasons.",
        topic: "Writing a verdict with three sources",
      },
    },
  },
  {
    id: "word-roots",
    level: 4,
    prerequisites: ["read-long-words", "words-from-context"],
    keywords: [
      "vocabulary",
      "greek and latin roots",
      "root words",
      "prefixes",
      "word origins",
      "etymology",
      "academic words",
    ],
    title: "Greek and Latin roots in English words",
    explanation: "Use roots such as port, graph and tele to unlock difficult words, and trace where words come from.",
    goal: "Expand vocabulary with Greek and Latin roots",
    mastered: "Uses roots, prefixes and suffixes to understand difficult words",
    topics: [
      "Roots port, scrib, spect and dict",
      "Roots graph, tele, bio and logy",
      "Number prefixes uni-, bi-, tri- and more",
      "Prefixes inter-, sub-, trans- and anti-",
      "Suffixes that make nouns and adjectives",
      "Words borrowed from many languages",
      "Words of science and school",
    ],
    ways: {
      story: {
        title: "The biography of the word telephone",
        explanation:
          "Follow two ancient Greek words through centuries and seas until they meet in the name of a new machine.",
        topic: "Telling the life story of one long word",
      },
      handsOn: {
        title: "Grow a root tree on the wall",
        explanation:
          "Write a root at the foot of a paper tree, let each branch carry a word made from it and add leaves all week.",
        topic: "Growing ten words from the root port",
      },
      question: {
        title: "Can unknown words be understood by parts?",
        explanation:
          "Guess words such as hydrophobia and circumnavigate from their parts and find out how often roots tell true.",
        topic: "Guessing ten rare words before looking them up",
      },
      project: {
        title: "Invent a dictionary of useful new words",
        explanation: "Combine real roots into twenty new words for modern things, define them and illustrate the best.",
        topic: "Building a new word from two old roots",
      },
    },
  },
  {
    id: "classics-and-older-english",
    level: 4,
    prerequisites: ["words-from-context", "compare-texts"],
    keywords: [
      "classics",
      "shakespeare",
      "classic novels",
      "old english",
      "drama",
      "plays",
      "great books",
      "literature",
    ],
    title: "Read classics and plays",
    explanation:
      "Read a classic or a scene from a play, cope with older language, and link the work to its time and to today.",
    goal: "Read classic literature and Shakespeare",
    mastered: "Reads scenes from classics and explains them in modern words",
    topics: [
      "Long sentences and old-fashioned words",
      "What life was like when it was written",
      "Acts, scenes and stage directions",
      "Thee, thou and other older forms",
      "A scene put into modern English",
      "What still speaks to readers today",
    ],
    ways: {
      story: {
        title: "An afternoon at the wooden theater",
        explanation:
          "Stand among the crowd in London in 1599, with no curtain and no lights, and hear a new play for a penny.",
        topic: "Reading a scene as the crowd would have heard it",
      },
      handsOn: {
        title: "Stage ten lines in three ways",
        explanation:
          "Speak and move through ten lines of a play as comedy, as tragedy and in modern dress, and feel what they allow.",
        topic: "Moving on every verb of a speech",
      },
      question: {
        title: "Why do people still read this?",
        explanation:
          "Read the opening of three old books and find out which worries and wishes in them sound like today's.",
        topic: "Finding today's worries in an old opening page",
      },
      project: {
        title: "Produce a modern retelling of a scene",
        explanation:
          "Turn a classic scene into text messages, a comic or a short film that keeps its meaning, and show both.",
        topic: "Translating one speech into modern messages",
      },
    },
  },
  {
    id: "read-to-study",
    level: 4,
    prerequisites: ["text-structures", "summarize-texts"],
    keywords: ["study skills", "textbook", "note taking", "annotate", "skim and scan", "science texts", "high school"],
    title: "Study difficult texts and take notes",
    explanation:
      "Skim, scan and read in depth, take notes that last, read graphs with the text, and combine several sources.",
    goal: "Learn to study textbooks and take good notes",
    mastered: "Takes useful notes from difficult texts",
    topics: [
      "Skimming before reading",
      "Scanning for one fact",
      "Turning headings into questions",
      "Notes with key words and a summary line",
      "Reading graphs and tables along with the text",
      "Primary and secondary sources",
      "Combining two sources",
    ],
    ways: {
      story: {
        title: "The mirror writing of Leonardo",
        explanation:
          "Open the notebooks of Leonardo da Vinci, packed with sketches, questions and lists, and see how notes think.",
        topic: "Taking one page of notes in Leonardo's manner",
      },
      handsOn: {
        title: "Fold a page into a note-taking tool",
        explanation:
          "Fold paper into columns for cues, notes and a summary, study a chapter with it and quiz from the cues alone.",
        topic: "Covering the notes and answering from the cues",
      },
      question: {
        title: "Which kind of notes is remembered longest?",
        explanation:
          "Take notes as lists, as sketches and as questions on three texts and find out a week later which one stuck.",
        topic: "Testing three kinds of notes after a week",
      },
      project: {
        title: "Make a one-page guide to a hard topic",
        explanation:
          "Read three sources on a hard topic and condense them into a single illustrated page for younger readers.",
        topic: "Merging two sources into one clear paragraph",
      },
    },
  },
  {
    id: "discuss-and-review-books",
    level: 4,
    prerequisites: ["compare-texts", "cite-evidence"],
    keywords: ["book club", "discussion", "book review", "critique", "book report", "opinion about books", "debate"],
    title: "Discuss and review books",
    explanation:
      "Lead a book discussion with open questions, listen and disagree politely, and write a review with criteria.",
    goal: "Talk about books and write book reviews",
    mastered: "Leads book discussions and writes reviews with reasons",
    topics: [
      "Open questions that start a discussion",
      "Listening, building on others and disagreeing",
      "Criteria for judging a book",
      "Praise and criticism with examples",
      "Reviewing without spoiling",
      "Recommending a book to the right reader",
    ],
    ways: {
      story: {
        title: "The critic who changed sides",
        explanation:
          "Meet a stern critic who tears a book apart at breakfast and must defend it before the author at supper.",
        topic: "Writing the critic's attack and defense",
      },
      handsOn: {
        title: "Pass the talking stone around",
        explanation:
          "Hold a book talk where only the holder of a stone speaks and every turn must pick up a thread just heard.",
        topic: "Drawing the path of the stone to see who talked",
      },
      question: {
        title: "What makes a book great?",
        explanation:
          "Interview five readers of different ages about their favorite book and find out which qualities they share.",
        topic: "Turning the answers into a list of criteria",
      },
      project: {
        title: "Found a book club with its own magazine",
        explanation:
          "Run a club for three meetings, prepare the questions, and print a small magazine of members' reviews.",
        topic: "Editing reviews for the club magazine",
      },
    },
  },
];
