import type { CurriculumLesson } from "../../subject-data";

/** Rules with and, or, not and if, clues, and games of thinking ahead. */
export const basics: readonly CurriculumLesson[] = [
  {
    id: "two-rules-at-once",
    level: 2,
    prerequisites: ["sort-by-a-rule"],
    keywords: ["venn diagram", "two rules", "overlap", "sorting table", "attributes", "both", "classify"],
    title: "Sort by two rules with circles and tables",
    explanation:
      "Sort by two rules at the same time in overlapping circles and in a table. Say what lies in each part.",
    goal: "Sort by two rules in a Venn diagram",
    mastered: "Sorts by two rules in circles or tables",
    topics: [
      "Two rules that can both be true",
      "The overlap of two circles",
      "Only one and neither",
      "A table with rows and columns",
      "Empty parts",
      "Guessing the labels",
    ],
    ways: {
      story: {
        title: "The club with two doors",
        explanation:
          "Stand at a clubhouse with one door for hat wearers and one for left-handers and guide each guest inside.",
        topic: "Seat eight guests in the right room",
      },
      handsOn: {
        title: "Hoops on the floor",
        explanation:
          "Lay two overlapping hoops, choose a rule for each and throw toys into the part where they belong.",
        topic: "Sort fifteen toys into four parts",
      },
      question: {
        title: "Can the middle be empty?",
        explanation: "Hunt for two rules with nothing in common and two where one circle lies wholly inside the other.",
        topic: "Draw the circles for five pairs of rules",
      },
      project: {
        title: "Survey your family in circles",
        explanation: "Ask everyone two yes or no questions, place their names in circles and present what you found.",
        topic: "Write one finding for each part",
      },
    },
  },
  {
    id: "growing-patterns",
    level: 2,
    prerequisites: ["repeating-patterns"],
    keywords: ["number pattern", "growing pattern", "sequence", "next number", "rule", "series", "fibonacci"],
    title: "Find the rule in growing patterns",
    explanation:
      "Say how a row of shapes or numbers grows, continue it and predict a term far ahead. Make rows for others.",
    goal: "Find the rule in number patterns",
    mastered: "Finds the rule in growing patterns",
    topics: [
      "Growing by the same step",
      "Growing by a growing step",
      "Doubling",
      "Two rules that take turns",
      "Square and triangle numbers",
      "A term far ahead",
    ],
    ways: {
      story: {
        title: "The boy who added a hundred numbers",
        explanation: "Hear the tale of young Gauss, who added all numbers to 100 in no time by pairing first and last.",
        topic: "Add the numbers to twenty his way",
      },
      handsOn: {
        title: "Towers, squares and stairs of blocks",
        explanation:
          "Build stairs and squares that grow, count the blocks of each step and guess the next before building.",
        topic: "Record blocks for five steps",
      },
      question: {
        title: "Is there only one next number?",
        explanation:
          "Continue 1, 2, 4 in as many ways as you can, state a rule for each and say which is the simplest.",
        topic: "Find three rules for one start",
      },
      project: {
        title: "Make a pattern calendar",
        explanation:
          "Invent a growing picture pattern for twelve months so that its rule tells how many shapes come next.",
        topic: "Predict December from the first three",
      },
    },
  },
  {
    id: "and-or-not",
    level: 2,
    prerequisites: ["true-or-false", "two-rules-at-once"],
    keywords: ["and or not", "logical words", "combine statements", "both", "either", "boolean", "conditions"],
    title: "Use and, or and not",
    explanation:
      "Combine sentences with and, or and not, decide when the whole is true and say its opposite correctly.",
    goal: "Understand and, or and not in logic",
    mastered: "Knows when sentences with and, or and not are true",
    topics: [
      "Both must be true",
      "At least one is true",
      "One or the other but not both",
      "Turning a sentence around with not",
      "Not all and none",
      "Not this and not that",
    ],
    ways: {
      story: {
        title: "The gatekeeper who took words exactly",
        explanation:
          "Get past a gatekeeper whose signs say and, or and not, and find out which travelers he must let in.",
        topic: "Judge six travelers by three signs",
      },
      handsOn: {
        title: "Cards that open a chest",
        explanation:
          "Make rule cards such as red and not round, hold them to toys and open the chest for those that fit.",
        topic: "Combine two rule cards with or",
      },
      question: {
        title: "Does or mean one or both?",
        explanation: "Collect sentences with or from menus, signs and parents and find out which allow both at once.",
        topic: "Sort ten sentences with or",
      },
      project: {
        title: "Write entry rules for a playhouse",
        explanation:
          "Write five rules with and, or and not, test them on toys with different marks and mend unclear ones.",
        topic: "Find a toy that breaks an unclear rule",
      },
    },
  },
  {
    id: "if-then-rules",
    level: 2,
    prerequisites: ["because-and-so", "and-or-not"],
    keywords: ["if then", "rule", "condition", "conclusion", "follows", "deduce", "implication"],
    title: "Draw conclusions with if and then",
    explanation:
      "Use an if-then rule to conclude something and chain two rules. Say when a rule has been broken and when not.",
    goal: "Learn to draw conclusions from if-then rules",
    mastered: "Draws right conclusions from if-then rules",
    topics: [
      "The if part and the then part",
      "What follows when the if is true",
      "What follows when the then is false",
      "When nothing follows",
      "Chains of rules",
      "When a rule is broken",
    ],
    ways: {
      story: {
        title: "If the lamp is lit, the ship is home",
        explanation:
          "Read the signals of a lighthouse keeper and decide each night what you know and what you only guess.",
        topic: "Tell knowing from guessing on five nights",
      },
      handsOn: {
        title: "Rule dominoes",
        explanation:
          "Write if on one half and then on the other half of cards, lay chains and say what the first card leads to.",
        topic: "Lay a chain of five rules",
      },
      question: {
        title: "Which cards must you turn?",
        explanation:
          "Lay four cards with a letter or a number up, hear a rule about them and find out which ones to turn.",
        topic: "Test a rule with as few cards as needed",
      },
      project: {
        title: "Invent a kingdom with ten laws",
        explanation: "Write ten if-then laws, tell small cases and let your family judge who has broken which law.",
        topic: "Write a case that breaks no law",
      },
    },
  },
  {
    id: "clues-and-elimination",
    level: 2,
    prerequisites: ["order-by-size", "yes-no-questions"],
    keywords: ["clues", "detective", "deduction", "elimination", "rule out", "mystery", "solve a case", "who did it"],
    title: "Solve mysteries by ruling things out",
    explanation: "Read clues exactly, cross out what cannot be and explain why only one answer is left.",
    goal: "Solve detective puzzles with clues",
    mastered: "Uses clues to rule out wrong answers",
    topics: [
      "Reading a clue exactly",
      "Crossing out what cannot be",
      "Clues that say not",
      "Two clues put together",
      "Clues that do not help",
      "Explaining the solution",
    ],
    ways: {
      story: {
        title: "Who took the cake?",
        explanation:
          "Question five suspects with crumbs, muddy shoes and alibis, and clear them one by one until one is left.",
        topic: "Clear each suspect with a clue",
      },
      handsOn: {
        title: "A crime scene on the kitchen table",
        explanation: "Set up footprints, a cup and a note, question the family and mark suspects off on a board.",
        topic: "Build the board of suspects and clues",
      },
      question: {
        title: "Which clue helps the most?",
        explanation:
          "Solve a case with the clues in different orders and find the one that rules out more than the rest.",
        topic: "Count what each clue rules out",
      },
      project: {
        title: "Write a mystery with one solution",
        explanation:
          "Choose the culprit first, write clues that rule out the others and test the case on two detectives.",
        topic: "Check that nobody else fits the clues",
      },
    },
  },
  {
    id: "logic-grids",
    level: 2,
    prerequisites: ["clues-and-elimination"],
    keywords: ["logic grid", "logic puzzle", "table", "zebra puzzle", "who owns", "check marks", "brain teaser"],
    title: "Solve logic puzzles with a grid",
    explanation:
      "Match names, things and places from clues with check marks and crosses, and use each mark to find more.",
    goal: "Solve logic grid puzzles",
    mastered: "Solves small logic grid puzzles",
    topics: [
      "Drawing the grid",
      "Marks for yes and no",
      "One yes makes many no",
      "Reading clues twice",
      "Three kinds of things",
      "Checking the solution",
    ],
    ways: {
      story: {
        title: "Four neighbors, four pets",
        explanation:
          "Move into a street where nobody says plainly who owns the snake, and work it out from what they let slip.",
        topic: "Mark the grid as the neighbors talk",
      },
      handsOn: {
        title: "A grid you can walk on",
        explanation: "Tape a grid to the floor, put down shoes for no and hats for yes and walk through the clues.",
        topic: "Place shoes and hats for every clue",
      },
      question: {
        title: "What does one yes tell you?",
        explanation: "Place one check mark, find every cross that follows from it and explain why there are so many.",
        topic: "Find all that follows from one mark",
      },
      project: {
        title: "Compose a grid puzzle about your friends",
        explanation:
          "Invent matching facts, write clues until one solution is left and give the puzzle away as a present.",
        topic: "Remove each clue that is not needed",
      },
    },
  },
  {
    id: "small-sudoku",
    level: 2,
    prerequisites: ["clues-and-elimination"],
    keywords: ["sudoku", "number puzzle", "4x4 sudoku", "grid", "latin square", "fill in", "kids sudoku"],
    title: "Solve small sudoku puzzles",
    explanation:
      "Fill grids of four by four and six by six so that nothing repeats in a row, a column or a box, without " +
      "guessing.",
    goal: "Learn to solve sudoku",
    mastered: "Solves small sudoku without guessing",
    topics: [
      "Rows, columns and boxes",
      "The last number missing",
      "Only one place for a number",
      "Only one number for a place",
      "Small notes in the corner",
      "From four by four to six by six",
    ],
    ways: {
      story: {
        title: "The puzzle that circled the world",
        explanation:
          "Hear how a retired architect named Howard Garns invented the puzzle and Japan gave it the name sudoku.",
        topic: "Solve a small one and tell its tale",
      },
      handsOn: {
        title: "Sudoku with fruit on a tray",
        explanation:
          "Draw a grid on paper and fill it with four kinds of fruit or toys so that none repeats in line or box.",
        topic: "Fill a fruit grid from six given pieces",
      },
      question: {
        title: "Why is guessing not needed?",
        explanation: "Give a reason for every number you write, and find out what happens later after one wrong guess.",
        topic: "Say a because for each number",
      },
      project: {
        title: "Publish a small sudoku booklet",
        explanation:
          "Fill six grids, take out as many numbers as you can while one solution stays and grade them by stars.",
        topic: "Take out numbers and test each time",
      },
    },
  },
  {
    id: "riddles",
    level: 2,
    prerequisites: ["because-and-so", "yes-no-questions"],
    keywords: ["riddles", "brain teasers", "lateral thinking", "trick questions", "think outside the box", "wordplay"],
    title: "Crack riddles and trick questions",
    explanation:
      "Look for hidden assumptions and double meanings, try a new point of view and make riddles of your own.",
    goal: "Solve riddles and brain teasers",
    mastered: "Likes riddles and looks for double meanings",
    topics: [
      "What the riddle does not say",
      "Words with two meanings",
      "Assumptions that mislead",
      "Looking from another side",
      "Fair and unfair riddles",
      "Making a riddle",
    ],
    ways: {
      story: {
        title: "The riddle of the Sphinx",
        explanation:
          "Stand before the Sphinx of the old Greek tale and find what walks on four legs, then two, then three.",
        topic: "Answer the Sphinx and pose a riddle back",
      },
      handsOn: {
        title: "Move two matches",
        explanation:
          "Lay figures from toothpicks, move or remove just two to change them as asked and look for hidden ways.",
        topic: "Solve five toothpick riddles",
      },
      question: {
        title: "What did I take for granted?",
        explanation:
          "After each riddle name the thing you believed without being told, and use the list on the next one.",
        topic: "Keep a list of false assumptions",
      },
      project: {
        title: "Fill a riddle jar for dinner",
        explanation: "Collect and invent thirty riddles, write them on slips with stars and draw one every evening.",
        topic: "Turn an everyday thing into a riddle",
      },
    },
  },
  {
    id: "simple-strategy-games",
    level: 2,
    prerequisites: ["if-then-rules"],
    keywords: ["tic tac toe", "strategy", "games", "think ahead", "plan moves", "win", "checkers", "board games"],
    title: "Think ahead in simple games",
    explanation:
      "Ask what the other player will do, block and set double threats. Plan two moves ahead in small games.",
    goal: "Learn to think ahead in games",
    mastered: "Plans two moves ahead in simple games",
    topics: [
      "My move and your answer",
      "Blocking a threat",
      "Two threats at once",
      "Good first moves",
      "Trying all moves",
      "Losing as a clue",
    ],
    ways: {
      story: {
        title: "The fox, the hare and the nine squares",
        explanation: "Watch a fox and a hare play three in a row for a carrot and find the move that decided it.",
        topic: "Replay the game with a better move",
      },
      handsOn: {
        title: "Three games with ten stones",
        explanation:
          "Play three in a row, a take-away game and a hunt on a small board, and swap sides after every round.",
        topic: "Note the trick that won each game",
      },
      question: {
        title: "Can you always avoid losing?",
        explanation:
          "Play three in a row against someone who plays well and find answers so that you never lose again.",
        topic: "Write a safe answer to each first move",
      },
      project: {
        title: "Invent a two-player strategy game",
        explanation:
          "Design a board, a goal and three rules, test it ten times and change it until both sides have a chance.",
        topic: "Record who wins the ten test games",
      },
    },
  },
  {
    id: "count-the-ways",
    level: 2,
    prerequisites: ["two-rules-at-once", "growing-patterns"],
    keywords: ["combinations", "possibilities", "how many ways", "tree diagram", "list", "outfits", "counting"],
    title: "List and count all the ways",
    explanation: "List all possibilities in a clever order, draw them as a tree and find a short way to count them.",
    goal: "Find and count all possibilities",
    mastered: "Lists all possibilities in a clever order",
    topics: [
      "A list with a system",
      "Shirts and pants",
      "Tree diagrams",
      "When order matters",
      "When order does not matter",
      "Multiplying instead of listing",
    ],
    ways: {
      story: {
        title: "The clown with a hundred outfits",
        explanation: "Pack for a clown who wants a new outfit each night of the tour from as few clothes as possible.",
        topic: "Find the fewest clothes for twelve nights",
      },
      handsOn: {
        title: "Towers of three colors",
        explanation:
          "Build all towers of three blocks from two colors, then from three, and make sure that none is missing.",
        topic: "Order the towers to spot a gap",
      },
      question: {
        title: "How many ways can we line up?",
        explanation: "Line up two, three and four people in all ways, find the rule and predict the number for five.",
        topic: "Predict the line-ups of five",
      },
      project: {
        title: "Design an ice cream menu",
        explanation:
          "Choose flavors, cones and toppings, print all combinations as a tree and tell guests how many there are.",
        topic: "Add one flavor and count again",
      },
    },
  },
  {
    id: "analogies",
    level: 2,
    prerequisites: ["what-belongs-together"],
    keywords: ["analogy", "is to as", "relationships", "compare", "word puzzles", "reasoning test", "matrices"],
    title: "Solve analogies with words and pictures",
    explanation:
      "Say how two things are related and carry the relation over to another pair, in words, numbers and shapes.",
    goal: "Solve analogies",
    mastered: "Solves analogies and explains the relation",
    topics: [
      "Naming the relation exactly",
      "Opposite, part, cause and use",
      "Numbers that follow the same rule",
      "Shapes that turn, grow or swap",
      "Picture tables with a gap",
      "Answers that nearly fit",
    ],
    ways: {
      story: {
        title: "The two kingdoms that mirrored each other",
        explanation: "Visit two kingdoms where everything has a partner in the other, and find the missing partners.",
        topic: "Find partners for five strange things",
      },
      handsOn: {
        title: "Shape tables with a hole",
        explanation:
          "Cut shapes and lay a table of three by three with rules across and down, then remove one and trade seats.",
        topic: "Build a table with two rules",
      },
      question: {
        title: "Which answer fits best, and why?",
        explanation:
          "Take analogies with several tempting answers, name the relation sharply and drop those that nearly fit.",
        topic: "Sharpen the relation until one is left",
      },
      project: {
        title: "Make an analogy card game",
        explanation:
          "Make pairs of cards with the same relation, invent rules for collecting them and play with the family.",
        topic: "Make four pairs for each relation",
      },
    },
  },
];
