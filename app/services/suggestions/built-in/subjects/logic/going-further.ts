import type { CurriculumLesson } from "../../subject-data";

/** Conclusions, arguments, codes, and puzzles that need a method. */
export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "all-some-none",
    level: 3,
    prerequisites: ["two-rules-at-once", "if-then-rules"],
    keywords: ["all some none", "syllogism", "conclusion", "valid", "deductive reasoning", "sets", "counterexample"],
    title: "Reason with all, some and none",
    explanation:
      "Draw statements with all, some and none as circles and judge whether a conclusion must follow or only may.",
    goal: "Understand syllogisms with all, some and none",
    mastered: "Judges conclusions with all, some and none",
    topics: [
      "All, some and none as circles",
      "The opposite of all",
      "Two statements and a conclusion",
      "Must follow or may be",
      "A counterexample",
      "Valid although it sounds silly",
    ],
    ways: {
      story: {
        title: "Lewis Carroll's crocodile babies",
        explanation:
          "Meet the author of Alice, who loved logic and invented silly statements with strictly right conclusions.",
        topic: "Write three silly but valid conclusions",
      },
      handsOn: {
        title: "Rings, labels and glass beads",
        explanation:
          "Lay rings for two or three statements, put beads where something must be and read off what follows.",
        topic: "Lay the rings for six arguments",
      },
      question: {
        title: "Does it really follow?",
        explanation:
          "Take ten conclusions that sound right, search for one case that breaks them and sort them into two piles.",
        topic: "Find a counterexample for each bad one",
      },
      project: {
        title: "Build a syllogism vending machine",
        explanation:
          "Make drawers with statement cards and a key that says which pairs give a conclusion and which none.",
        topic: "Write the key for twelve pairs",
      },
    },
  },
  {
    id: "turn-around-if-then",
    level: 3,
    prerequisites: ["if-then-rules"],
    keywords: ["converse", "contrapositive", "inverse", "if and only if", "conditional", "logical mistake"],
    title: "Turn if-then statements around correctly",
    explanation:
      "Tell a statement from its converse and its contrapositive, and say which of them is true along with it.",
    goal: "Understand converse and contrapositive",
    mastered: "Does not mix up a statement and its converse",
    topics: [
      "The statement and its converse",
      "Not then, so not if",
      "Same truth, other words",
      "If and only if",
      "Enough and needed",
      "Mistakes in ads and talk",
    ],
    ways: {
      story: {
        title: "All my cats purr, said the engine",
        explanation: "Follow an inspector who takes everything that purrs for a cat and arrests an engine by mistake.",
        topic: "Explain the inspector's error",
      },
      handsOn: {
        title: "Flip cards for if and then",
        explanation:
          "Write statements on see-through cards, flip or negate both halves and test each version on real things.",
        topic: "Test four versions of one statement",
      },
      question: {
        title: "Is the street wet because it rained?",
        explanation: "List all that can make a street wet and find out what a wet and what a dry street tell you.",
        topic: "Say what a dry street proves",
      },
      project: {
        title: "Collect backward conclusions",
        explanation:
          "Find five slogans or sayings that invite a turned-around conclusion and make a poster of corrections.",
        topic: "Correct each slogan in one sentence",
      },
    },
  },
  {
    id: "truth-tellers-and-liars",
    level: 3,
    prerequisites: ["and-or-not", "clues-and-elimination"],
    keywords: ["knights and knaves", "liar puzzle", "truth teller", "island", "two doors", "smullyan", "logic riddle"],
    title: "Find the liar among truth tellers",
    explanation:
      "Suppose that someone tells the truth, follow what comes of it and drop the idea if it contradicts itself.",
    goal: "Solve puzzles with truth tellers and liars",
    mastered: "Solves liar puzzles by supposing and testing",
    topics: [
      "Those who always lie or never do",
      "Suppose and see",
      "A contradiction shows the way",
      "Two speakers",
      "A question that works on both",
      "Three speakers and one switcher",
    ],
    ways: {
      story: {
        title: "The island of Raymond Smullyan",
        explanation:
          "Land on the island of a magician and logician whose people always lie or never do, and find the harbor.",
        topic: "Judge four islanders by what they say",
      },
      handsOn: {
        title: "Hats that make you lie",
        explanation:
          "Draw a secret liar or truth card, answer questions in that role and let others find out who is who.",
        topic: "Unmask three players in few questions",
      },
      question: {
        title: "Which single question opens the right door?",
        explanation:
          "Search for a question that both a liar and a truth teller must answer alike and explain why it works.",
        topic: "Test your question on both guards",
      },
      project: {
        title: "Write a liar puzzle of your own",
        explanation: "Choose who lies, invent statements, check all cases in a table and let someone else solve it.",
        topic: "Check every case in a table",
      },
    },
  },
  {
    id: "sudoku-methods",
    level: 3,
    prerequisites: ["small-sudoku"],
    keywords: ["sudoku", "9x9", "candidates", "naked pair", "number puzzles", "kakuro", "sudoku techniques"],
    title: "Solve nine-by-nine sudoku with methods",
    explanation: "Scan rows and boxes, note candidates and use pairs and locked numbers. Explain every step.",
    goal: "Solve harder sudoku puzzles",
    mastered: "Solves nine-by-nine sudoku with methods",
    topics: [
      "Scanning boxes",
      "Writing candidates",
      "Single places and single numbers",
      "Pairs that block others",
      "Locked candidates",
      "Other number puzzles",
    ],
    ways: {
      story: {
        title: "The detective of eighty-one cells",
        explanation: "Read a case file in which each cell is a room, each number a suspect and each rule an alibi.",
        topic: "Write the case notes of one hard cell",
      },
      handsOn: {
        title: "Sudoku with tiles and pencil notes",
        explanation: "Use number tiles on a big grid and tiny slips for candidates that are removed one by one.",
        topic: "Remove slips and say which rule did it",
      },
      question: {
        title: "What does this pair forbid?",
        explanation: "Find two cells that share two candidates, work out what the pair rules out and test it further.",
        topic: "Hunt for pairs in three puzzles",
      },
      project: {
        title: "Make a sudoku coach's handbook",
        explanation: "Describe five methods with one drawn example each and coach someone through a whole puzzle.",
        topic: "Draw one example for every method",
      },
    },
  },
  {
    id: "river-crossings",
    level: 3,
    prerequisites: ["mazes-and-paths", "if-then-rules"],
    keywords: ["river crossing", "wolf goat cabbage", "state", "puzzle with steps", "planning", "pouring water"],
    title: "Plan river crossings and pouring puzzles",
    explanation:
      "Describe each situation, list the allowed moves and search a way from start to goal without going in circles.",
    goal: "Solve river crossing puzzles",
    mastered: "Solves planning puzzles with a map of states",
    topics: [
      "The situation in short form",
      "Allowed and forbidden moves",
      "Moves that seem to go back",
      "A map of all situations",
      "The fewest moves",
      "Pouring with two jugs",
    ],
    ways: {
      story: {
        title: "The wolf, the goat and the cabbage",
        explanation: "Cross the river with the farmer of a puzzle that is over a thousand years old and lose nothing.",
        topic: "Tell why one trip must go back loaded",
      },
      handsOn: {
        title: "Row across the carpet",
        explanation: "Use a box as a boat and toys as travelers, act out the crossing and write down every state.",
        topic: "Write each state as letters on two banks",
      },
      question: {
        title: "Can you measure four with three and five?",
        explanation:
          "Pour water between two jugs, keep a list of what is in each and find a shortest way to the amount.",
        topic: "List the jug contents after each pour",
      },
      project: {
        title: "Invent a crossing puzzle",
        explanation:
          "Choose travelers and rules, map all situations to prove that a way exists and build it as a game.",
        topic: "Draw the full map of situations",
      },
    },
  },
  {
    id: "winning-strategies",
    level: 3,
    prerequisites: ["simple-strategy-games", "growing-patterns"],
    keywords: ["nim", "winning strategy", "game theory", "always win", "take away game", "work backward"],
    title: "Find a winning strategy",
    explanation:
      "Work backward from the end of a game, mark winning and losing positions and prove who wins with best play.",
    goal: "Find strategies that always win a game",
    mastered: "Finds winning positions by working backward",
    topics: [
      "The last move first",
      "Losing positions",
      "Winning positions",
      "Answering each move in kind",
      "Symmetry",
      "Several piles",
    ],
    ways: {
      story: {
        title: "The traveler with twenty-one stones",
        explanation:
          "Meet a woman who wins a stone game in every inn, and find the secret she has worked out backward.",
        topic: "Find which numbers she aims for",
      },
      handsOn: {
        title: "Nim with dried beans",
        explanation: "Take one, two or three beans in turn until none is left and mark the numbers that lose.",
        topic: "Color the losing numbers to twenty-one",
      },
      question: {
        title: "Does the first player always win?",
        explanation: "Change the number of beans or the allowed moves, predict the winner and prove it by playing.",
        topic: "Predict the winner for five starts",
      },
      project: {
        title: "Write an unbeatable player on paper",
        explanation:
          "Make a card that gives the best answer to each position of a small game and let visitors try to beat it.",
        topic: "Fill in an answer for every position",
      },
    },
  },
  {
    id: "codes-and-ciphers",
    level: 3,
    prerequisites: ["growing-patterns", "clues-and-elimination"],
    keywords: ["code", "cipher", "secret message", "decode", "caesar cipher", "cryptography", "spy"],
    title: "Write and break secret codes",
    explanation: "Use shift, symbol and word codes and break them by counting letters, guessing words and testing.",
    goal: "Make and break secret codes",
    mastered: "Writes and breaks simple ciphers",
    topics: [
      "Symbols for letters",
      "Shifting the alphabet",
      "A code word as a key",
      "Mixing the order of letters",
      "Common letters and short words",
      "Breaking a code step by step",
    ],
    ways: {
      story: {
        title: "Al-Kindi counts the letters",
        explanation: "Visit Baghdad over a thousand years ago, where al-Kindi saw that common letters betray a cipher.",
        topic: "Count letters to open a short cipher",
      },
      handsOn: {
        title: "A cipher wheel from two plates",
        explanation: "Fasten two paper disks with letters in the middle, set a key and send messages across the room.",
        topic: "Exchange messages with a changing key",
      },
      question: {
        title: "How long would trying all keys take?",
        explanation:
          "Break a shift code by trying each key, time it and find out what a longer key would do to the time.",
        topic: "Estimate the time for three kinds of keys",
      },
      project: {
        title: "Hold a spy school",
        explanation:
          "Prepare four stations with codes of rising difficulty, a badge and a last message that needs them all.",
        topic: "Hide one clue at every station",
      },
    },
  },
  {
    id: "work-backward",
    level: 3,
    prerequisites: ["because-and-so", "growing-patterns"],
    keywords: ["problem solving", "work backward", "strategies", "draw a picture", "guess and check", "hard problems"],
    title: "Use strategies for hard problems",
    explanation:
      "Draw, try a smaller case, guess and check or work backward, and choose the strategy that fits the problem.",
    goal: "Learn problem solving strategies",
    mastered: "Has several strategies for hard problems",
    topics: [
      "Understanding the question",
      "Drawing it",
      "Trying a smaller case",
      "Guessing and checking with a table",
      "Working backward",
      "Looking back at the solution",
    ],
    ways: {
      story: {
        title: "The merchant who lost half at each gate",
        explanation:
          "Follow a merchant who gives half and one more apple at three gates, and find how many he had at first.",
        topic: "Walk back through the three gates",
      },
      handsOn: {
        title: "Solve it with coins on the table",
        explanation: "Act out problems with coins, shrink the numbers until they are easy and grow them again.",
        topic: "Solve a small, a medium and a large case",
      },
      question: {
        title: "What would I need to know first?",
        explanation:
          "Ask of a hard goal what would be known just before it and go on asking until the start is reached.",
        topic: "Build a chain of needs to the start",
      },
      project: {
        title: "Make a toolbox for stuck moments",
        explanation: "Decorate a box with strategy cards, each with a hint and an example, and use it for a month.",
        topic: "Write a card after each solved problem",
      },
    },
  },
  {
    id: "weighing-puzzles",
    level: 3,
    prerequisites: ["order-by-size", "count-the-ways"],
    keywords: ["balance", "fake coin", "scale puzzle", "weighing", "information", "halving", "fewest steps"],
    title: "Find the false coin with a balance",
    explanation: "Plan weighings so that each result tells as much as possible. Work out how many are enough and why.",
    goal: "Solve weighing puzzles with a balance",
    mastered: "Solves weighing puzzles in few steps",
    topics: [
      "Three results of one weighing",
      "Splitting into three groups",
      "Nine coins in two weighings",
      "A plan for every result",
      "The fewest weighings needed",
      "Balances as equations",
    ],
    ways: {
      story: {
        title: "The queen's nine crowns",
        explanation: "Save a goldsmith who may use the balance only twice to find the one crown that is too light.",
        topic: "Plan both weighings before the first",
      },
      handsOn: {
        title: "A balance from a ruler",
        explanation:
          "Build a balance from a ruler and a pencil, hide a coin in one of nine clay balls and find it in two tries.",
        topic: "Find the heavy ball three times in a row",
      },
      question: {
        title: "Why three groups and not two?",
        explanation: "Compare plans with halves and with thirds for 9 and 27 coins and explain the difference.",
        topic: "Draw both plans as trees",
      },
      project: {
        title: "Draw the decision tree for twelve coins",
        explanation:
          "Search for a plan with three weighings for a coin that is too light or too heavy and draw it as a poster.",
        topic: "Test the tree on all twelve coins",
      },
    },
  },
  {
    id: "one-line-drawings",
    level: 3,
    prerequisites: ["mazes-and-paths"],
    keywords: [
      "bridges of königsberg",
      "graph",
      "network",
      "draw without lifting",
      "euler",
      "map coloring",
      "dots and lines",
    ],
    title: "Draw figures in one line and color maps",
    explanation:
      "Turn maps into dots and lines, tell at a glance whether one line can draw a figure and color maps with " +
      "few colors.",
    goal: "Solve bridge and one-line puzzles with graphs",
    mastered: "Tells whether a figure can be drawn in one line",
    topics: [
      "Dots and lines instead of a map",
      "Odd and even dots",
      "Where to start and end",
      "When it is impossible",
      "Coloring maps",
      "Shortest round trips",
    ],
    ways: {
      story: {
        title: "Seven bridges and one stroll",
        explanation:
          "Join Leonhard Euler in 1736, who showed why no walk could cross each of the seven bridges just once.",
        topic: "Explain why the stroll must fail",
      },
      handsOn: {
        title: "Chalk figures you can walk",
        explanation: "Draw figures outside with chalk, walk each line once and note where you had to start and end.",
        topic: "Walk six figures and count odd corners",
      },
      question: {
        title: "How many colors does a map need?",
        explanation:
          "Color real and invented maps so that neighbors differ and search for one that needs more than four.",
        topic: "Color three maps with few colors",
      },
      project: {
        title: "Plan the perfect delivery round",
        explanation: "Map your neighborhood as dots and lines and plan a newspaper round that walks no street twice.",
        topic: "Find which street must be walked twice",
      },
    },
  },
  {
    id: "reasons-and-arguments",
    level: 3,
    prerequisites: ["because-and-so", "all-some-none"],
    keywords: [
      "argument",
      "fact or opinion",
      "reasons",
      "evidence",
      "claim",
      "critical thinking",
      "sources",
      "fake news",
    ],
    title: "Tell facts, opinions and good reasons apart",
    explanation: "Find claim, reasons and evidence in a text, tell facts from opinions and check how good a source is.",
    goal: "Learn critical thinking with facts and opinions",
    mastered: "Tells facts from opinions and asks for evidence",
    topics: [
      "Claim, reason and evidence",
      "Fact and opinion",
      "Strong and weak evidence",
      "Who says so and why",
      "Checking in a second place",
      "Changing your mind",
    ],
    ways: {
      story: {
        title: "The tree octopus that fooled a class",
        explanation:
          "Hear of a made-up web page on an octopus living in trees, and find the signs that could have warned.",
        topic: "List the signs that should warn a reader",
      },
      handsOn: {
        title: "Build arguments from paper bricks",
        explanation: "Write a claim on a roof, reasons on pillars and evidence on bricks, and see which roof holds.",
        topic: "Take out a brick and see what falls",
      },
      question: {
        title: "How do you know that?",
        explanation: "Ask the question of three things you firmly believe and trace each to where you got it from.",
        topic: "Trace one belief to its first source",
      },
      project: {
        title: "Run a fact-check desk for a week",
        explanation: "Collect claims from family and media, check them in two sources and post a verdict with reasons.",
        topic: "Give each verdict with two sources",
      },
    },
  },
  {
    id: "chance-and-certainty",
    level: 3,
    prerequisites: ["count-the-ways"],
    keywords: ["probability", "chance", "likely", "dice", "odds", "luck", "fair game", "prediction"],
    title: "Reason about chance",
    explanation: "Sort events from impossible to certain, work out simple chances and see why luck has no memory.",
    goal: "Understand chance and probability",
    mastered: "Works out simple chances",
    topics: [
      "Impossible, possible, certain",
      "Good cases out of all cases",
      "Two dice",
      "Fair and unfair games",
      "Luck has no memory",
      "Many tries and few tries",
    ],
    ways: {
      story: {
        title: "The letters about the unfinished game",
        explanation:
          "Read how Pascal and Fermat wondered in 1654 how to share the prize of a game that was broken off.",
        topic: "Share the prize of a broken-off game",
      },
      handsOn: {
        title: "A horse race of two dice",
        explanation: "Let horses 2 to 12 step forward when their sum is rolled, bet beans and explain who mostly wins.",
        topic: "Chart the wins of twenty races",
      },
      question: {
        title: "Should you switch doors?",
        explanation:
          "Hide a prize behind one of three cups, open an empty one and test fifty times whether switching pays.",
        topic: "Tally wins with and without switching",
      },
      project: {
        title: "Build a fair booth for a fair",
        explanation: "Invent a game of chance, work out the chances, test it and write an honest sign for the players.",
        topic: "Compare worked-out and tested chances",
      },
    },
  },
];
