import type { CurriculumLesson } from "../../subject-data";

/** Formal logic, proof, fallacies, paradoxes and fair debate. */
export const advanced: readonly CurriculumLesson[] = [
  {
    id: "truth-tables",
    level: 4,
    prerequisites: ["and-or-not", "turn-around-if-then"],
    keywords: ["truth table", "propositional logic", "symbols", "boolean algebra", "formal logic", "equivalent"],
    title: "Work with truth tables",
    explanation: "Write statements in symbols, fill in truth tables and decide whether two statements say the same.",
    goal: "Learn truth tables and logic symbols",
    mastered: "Fills in truth tables and compares statements",
    topics: [
      "Letters for statements",
      "Signs for and, or, not and if",
      "All rows of a table",
      "Always true and never true",
      "Two statements that say the same",
      "De Morgan's rules",
    ],
    ways: {
      story: {
        title: "The cobbler's son who calculated with truth",
        explanation:
          "Meet George Boole, who taught himself and in 1854 turned thinking with and, or and not into algebra.",
        topic: "Write one of your rules as Boole would",
      },
      handsOn: {
        title: "Truth tables with two-sided coins",
        explanation:
          "Let coins lie on true or false, go through all rows by flipping and lay the result beside each row.",
        topic: "Flip through all eight rows of three coins",
      },
      question: {
        title: "Why is a false if always fine?",
        explanation:
          "Treat if-then as a promise, look for the one case that breaks it and settle the odd rows of the table.",
        topic: "Find the only row that breaks a promise",
      },
      project: {
        title: "Make a logic slide chart",
        explanation: "Build a paper slider that shows the result for every pair of truths and each sign, and test it.",
        topic: "Check the slider against six tables",
      },
    },
  },
  {
    id: "logic-gates",
    level: 4,
    prerequisites: ["truth-tables"],
    keywords: ["logic gates", "circuit", "switch", "computer logic", "binary", "adder", "electronics", "boolean"],
    title: "Build circuits from logic gates",
    explanation:
      "Turn statements into switches and gates, draw a circuit for a rule and add two binary digits with it.",
    goal: "Understand logic gates in computers",
    mastered: "Draws simple circuits with logic gates",
    topics: [
      "Switches in a row and side by side",
      "Gates for and, or and not",
      "From rule to circuit",
      "One or the other but not both",
      "A half adder",
      "Fewer gates for the same job",
    ],
    ways: {
      story: {
        title: "The student who married logic and switches",
        explanation:
          "Hear how Claude Shannon showed in 1937, as a student, that circuits of switches can do Boole's logic.",
        topic: "Draw one of Boole's rules as switches",
      },
      handsOn: {
        title: "Domino gates",
        explanation:
          "Lay dominoes so that two lines act as or and as and, and send a falling signal through your circuit.",
        topic: "Build an or gate and an and gate",
      },
      question: {
        title: "Can one kind of gate do it all?",
        explanation: "Try to make not, and and or from not-and gates alone and find out why engineers like that.",
        topic: "Build not from a single kind of gate",
      },
      project: {
        title: "Design a lock with three switches",
        explanation:
          "Decide which switch settings open the lock, write the table, draw the gates and build or simulate it.",
        topic: "Turn the table into a gate diagram",
      },
    },
  },
  {
    id: "valid-arguments",
    level: 4,
    prerequisites: ["all-some-none", "reasons-and-arguments"],
    keywords: ["valid argument", "premises", "deduction", "induction", "sound", "philosophy", "conclusion"],
    title: "Test whether an argument is valid and sound",
    explanation:
      "Lay out premises and conclusion, test the form and then the truth of the premises. " +
      "Tell deduction from induction.",
    goal: "Analyze arguments as valid or sound",
    mastered: "Lays out arguments and tests whether they are valid",
    topics: [
      "Premises and conclusion",
      "Unspoken premises",
      "Valid form",
      "True premises too",
      "Certain and probable conclusions",
      "Best explanation",
    ],
    ways: {
      story: {
        title: "Aristotle's walking school",
        explanation:
          "Walk with Aristotle's pupils and find out why some arguments hold whatever their words are about.",
        topic: "Swap the words and keep the form",
      },
      handsOn: {
        title: "Argument surgery with scissors",
        explanation:
          "Cut a newspaper opinion into sentences, lay out claim and premises and add the missing ones in red.",
        topic: "Add the unspoken premises in red",
      },
      question: {
        title: "Will the sun rise tomorrow for sure?",
        explanation:
          "Ask what past mornings prove, compare it with a proof in geometry and find out how sure we can be.",
        topic: "Rank five claims by how sure we can be",
      },
      project: {
        title: "Publish an argument map",
        explanation:
          "Map a question that matters to you with reasons for, against and replies, and mark the weakest link.",
        topic: "Mark and mend the weakest link",
      },
    },
  },
  {
    id: "fallacies",
    level: 4,
    prerequisites: ["valid-arguments"],
    keywords: [
      "fallacy",
      "fallacies",
      "bad argument",
      "ad hominem",
      "straw man",
      "slippery slope",
      "manipulation",
      "rhetoric",
    ],
    title: "Spot fallacies in arguments",
    explanation: "Name common fallacies, explain what is wrong with each and answer calmly with a better argument.",
    goal: "Recognize logical fallacies",
    mastered: "Names common fallacies and answers them",
    topics: [
      "Attacking the person",
      "The straw man",
      "Only two choices",
      "The slippery slope",
      "Everybody says so",
      "Reasoning in a circle",
      "Answering kindly",
    ],
    ways: {
      story: {
        title: "The trial of the missing sandwich",
        explanation: "Attend a kitchen trial in which each speaker uses another fallacy, and raise your hand at each.",
        topic: "Object to every fallacy by name",
      },
      handsOn: {
        title: "Fallacy charades",
        explanation:
          "Draw a fallacy card, act a tiny dispute that contains it and let the others name what went wrong.",
        topic: "Act six fallacies in short scenes",
      },
      question: {
        title: "Why do bad arguments work so well?",
        explanation:
          "Collect fallacies from ads, talks and your own disputes and find out which feelings they play on.",
        topic: "Catch one fallacy of your own",
      },
      project: {
        title: "Make a field guide to fallacies",
        explanation:
          "Describe ten fallacies like birds in a field guide, with call, habitat, picture and a good reply.",
        topic: "Write call and reply for each fallacy",
      },
    },
  },
  {
    id: "cause-or-coincidence",
    level: 4,
    prerequisites: ["chance-and-certainty", "reasons-and-arguments"],
    keywords: ["correlation", "causation", "statistics", "experiment", "evidence", "bias", "coincidence", "study"],
    title: "Tell cause from coincidence",
    explanation: "Ask what else could explain a link, plan a fair test and notice which evidence is missing.",
    goal: "Understand correlation and causation",
    mastered: "Does not take every link for a cause",
    topics: [
      "Two things that rise together",
      "A hidden third cause",
      "Cause and effect swapped",
      "Pure coincidence",
      "A fair test",
      "Evidence we do not see",
    ],
    ways: {
      story: {
        title: "The horse that could count",
        explanation:
          "Meet Clever Hans, a horse that seemed to do sums, and the careful test that showed what he really read.",
        topic: "Design the test that unmasked Hans",
      },
      handsOn: {
        title: "Does music make beans grow?",
        explanation:
          "Grow two equal pots, change a single thing, measure for two weeks and say what the result allows.",
        topic: "Keep all but one thing equal",
      },
      question: {
        title: "Does ice cream cause sunburn?",
        explanation: "Find three explanations for a link between two things and think of a way to decide among them.",
        topic: "Name the hidden cause in five links",
      },
      project: {
        title: "Hold an exhibition of false causes",
        explanation: "Collect headlines that jump from link to cause, rewrite them honestly and show both versions.",
        topic: "Rewrite five headlines honestly",
      },
    },
  },
  {
    id: "direct-proof",
    level: 4,
    prerequisites: ["valid-arguments", "work-backward"],
    keywords: ["proof", "prove", "mathematical proof", "theorem", "why always true", "counterexample", "odd and even"],
    title: "Prove that something is always true",
    explanation: "Tell examples from a proof, use general cases and known facts and write a short proof step by step.",
    goal: "Learn to prove mathematical statements",
    mastered: "Writes short proofs and finds counterexamples",
    topics: [
      "Many examples are no proof",
      "One counterexample is enough",
      "Any even and any odd number",
      "Proofs by picture",
      "Going through all cases",
      "Writing it so others can follow",
    ],
    ways: {
      story: {
        title: "The pattern that broke at last",
        explanation:
          "Count the regions of a circle with 1 to 5 points, trust the pattern, and meet the surprise at point six.",
        topic: "Draw the circle with six points",
      },
      handsOn: {
        title: "Prove it with dots and tiles",
        explanation: "Lay odd and even numbers as tiles in two rows and show for any size what their sums must be.",
        topic: "Show that odd and odd make even",
      },
      question: {
        title: "How can a few lines speak for all numbers?",
        explanation: "Search for a number that breaks a claim, then for the reason why there cannot be one.",
        topic: "Prove one claim and break another",
      },
      project: {
        title: "Compile a small book of proofs",
        explanation:
          "Collect six short proofs in words and pictures, test them on a reader and smooth each unclear step.",
        topic: "Mark the step where readers stumble",
      },
    },
  },
  {
    id: "proof-by-contradiction",
    level: 4,
    prerequisites: ["direct-proof", "truth-tellers-and-liars"],
    keywords: ["contradiction", "indirect proof", "impossible", "assume the opposite", "primes", "euclid", "reductio"],
    title: "Prove by contradiction",
    explanation: "Assume the opposite, follow it until it breaks and conclude. Prove that something can never be.",
    goal: "Understand proof by contradiction",
    mastered: "Proves statements by contradiction",
    topics: [
      "Supposing the opposite",
      "What makes a contradiction",
      "No largest number",
      "Endless primes",
      "A root that is no fraction",
      "Impossible puzzles",
    ],
    ways: {
      story: {
        title: "The number that should not exist",
        explanation:
          "Hear the legend of Hippasus, said to be punished for showing that a square's diagonal is no fraction.",
        topic: "Retell the proof as a court scene",
      },
      handsOn: {
        title: "Break an assumption on the table",
        explanation: "Assume that a shape can tile a cut board, try it with paper tiles and trace why it has to fail.",
        topic: "Trace the failure back to the assumption",
      },
      question: {
        title: "What if there were a last prime?",
        explanation: "Follow Euclid's thought with small primes, multiply them, add one and see what breaks.",
        topic: "Try Euclid's step with four primes",
      },
      project: {
        title: "Film a proof as a detective story",
        explanation: "Turn an indirect proof into a short film in which the suspect's alibi collapses step by step.",
        topic: "Write the scene where the alibi collapses",
      },
    },
  },
  {
    id: "pigeonhole-principle",
    level: 4,
    prerequisites: ["count-the-ways", "direct-proof"],
    keywords: ["pigeonhole", "socks", "combinatorics", "must be two", "birthday", "olympiad", "counting proof"],
    title: "Use the pigeonhole principle",
    explanation:
      "See that more things than boxes force two into one, choose the boxes cleverly and prove surprising facts.",
    goal: "Use the pigeonhole principle",
    mastered: "Solves problems with the pigeonhole principle",
    topics: [
      "More pigeons than holes",
      "Socks in the dark",
      "Choosing the holes",
      "At least three in one",
      "Points in a square",
      "Shared birthdays, sure and likely",
    ],
    ways: {
      story: {
        title: "The night with a drawer of socks",
        explanation: "Dress in the dark with a traveler who must be sure of a pair and take as few socks as possible.",
        topic: "Find the number for two, three and five colors",
      },
      handsOn: {
        title: "Egg cartons and too many beans",
        explanation: "Try to put thirteen beans into twelve cups with no two together, and word what always happens.",
        topic: "Force three beans into one cup",
      },
      question: {
        title: "Do two people have equally many hairs?",
        explanation:
          "Find out how many hairs a head can have and how many live in a big city, and draw the sure conclusion.",
        topic: "Prove it for a city near you",
      },
      project: {
        title: "Present a magic trick that cannot fail",
        explanation:
          "Build a trick on the principle, such as two equal differences among chosen numbers, and perform it.",
        topic: "Prove backstage that it must work",
      },
    },
  },
  {
    id: "mathematical-induction",
    level: 4,
    prerequisites: ["direct-proof", "growing-patterns"],
    keywords: ["induction", "domino principle", "recursion", "sum formula", "tower of hanoi", "proof for all numbers"],
    title: "Prove by induction",
    explanation:
      "Show the first case and that each case brings the next, like falling dominoes. Prove a sum formula with it.",
    goal: "Understand proof by induction",
    mastered: "Proves simple formulas by induction",
    topics: [
      "The first domino",
      "From one to the next",
      "Sums of odd numbers",
      "The tower of disks",
      "A flawed induction",
      "Writing the proof",
    ],
    ways: {
      story: {
        title: "The endless row of dominoes",
        explanation:
          "Stand at the start of an endless row of dominoes and find the two things you need to know so that all fall.",
        topic: "Remove one of the two things and see",
      },
      handsOn: {
        title: "Grow squares from odd corners",
        explanation: "Lay squares of coins, add an odd-numbered corner each time and see why the sum stays a square.",
        topic: "Explain the step from any size to the next",
      },
      question: {
        title: "Are all horses the same color?",
        explanation: "Read a famous false proof that they are, hunt for the gap and say which step does not hold.",
        topic: "Find the broken domino in the proof",
      },
      project: {
        title: "Teach the tower puzzle with a proof",
        explanation:
          "Build the tower of disks, find the number of moves and present why the formula holds for any height.",
        topic: "Present the step from four disks to five",
      },
    },
  },
  {
    id: "invariants",
    level: 4,
    prerequisites: ["proof-by-contradiction"],
    keywords: [
      "invariant",
      "parity",
      "impossible puzzle",
      "chessboard dominoes",
      "fifteen puzzle",
      "odd even",
      "coloring",
    ],
    title: "Find what never changes",
    explanation:
      "Look for a quantity that every move keeps, such as odd or even, and use it to prove a goal out of reach.",
    goal: "Solve puzzles with parity and invariants",
    mastered: "Uses odd and even to show that a puzzle is impossible",
    topics: [
      "Odd and even",
      "Coloring a board",
      "Dominoes on a cut chessboard",
      "Flipping cups",
      "The sliding puzzle nobody can solve",
      "Searching for what stays",
    ],
    ways: {
      story: {
        title: "A thousand dollars nobody could win",
        explanation:
          "Hear how a sliding puzzle drove people wild around 1880, with a prize for a position out of reach.",
        topic: "Explain to a buyer of 1880 why it fails",
      },
      handsOn: {
        title: "Flip two cups at a time",
        explanation: "Stand up cups in a row, flip exactly two at once and find out which goals can be reached.",
        topic: "Sort cup goals into possible and not",
      },
      question: {
        title: "Can dominoes cover the cut board?",
        explanation: "Remove two opposite corners of a chessboard, try to cover it and let the colors answer.",
        topic: "Count the colors each domino covers",
      },
      project: {
        title: "Build an impossible puzzle",
        explanation:
          "Design a puzzle with a reachable and an unreachable goal and write a proof to hand out after defeat.",
        topic: "Write the proof on the back",
      },
    },
  },
  {
    id: "paradoxes",
    level: 4,
    prerequisites: ["truth-tellers-and-liars", "valid-arguments"],
    keywords: ["paradox", "liar paradox", "zeno", "self-reference", "infinity", "philosophy", "mind bending"],
    title: "Think about paradoxes",
    explanation:
      "Follow paradoxes of liars, heaps, motion and endlessness, and find which assumption leads into trouble.",
    goal: "Explore paradoxes and infinity",
    mastered: "Explains famous paradoxes",
    topics: [
      "This sentence is false",
      "Who shaves the barber",
      "Achilles and the tortoise",
      "When a heap stops being a heap",
      "A hotel with endless rooms",
      "Which assumption to give up",
    ],
    ways: {
      story: {
        title: "The hotel that always has room",
        explanation: "Work a night in Hilbert's full hotel, where one guest and then endlessly many still find a bed.",
        topic: "Move the guests for a bus without end",
      },
      handsOn: {
        title: "Chase the tortoise",
        explanation:
          "Walk half of the way that is left again and again, measure each part and add them up on a strip of paper.",
        topic: "Add the halves on a paper strip",
      },
      question: {
        title: "Is this sentence false?",
        explanation: "Try true and try false, see where each leads and look for a third way out.",
        topic: "Compare three answers to the liar",
      },
      project: {
        title: "Open a cabinet of paradoxes",
        explanation:
          "Prepare five stands with a paradox each as picture, object or play, and guide visitors through them.",
        topic: "Write a sign that asks but does not answer",
      },
    },
  },
  {
    id: "game-theory",
    level: 4,
    prerequisites: ["winning-strategies", "chance-and-certainty"],
    keywords: ["game theory", "prisoner's dilemma", "cooperation", "decision", "negotiation", "trust", "fair division"],
    title: "Decide when others decide too",
    explanation:
      "Write choices and outcomes in a table, find best replies and see when working together pays. " +
      "Divide things fairly.",
    goal: "Learn about game theory and cooperation",
    mastered: "Finds best replies in a table of choices",
    topics: [
      "A table of choices and outcomes",
      "The best reply",
      "The prisoners' dilemma",
      "Playing again and again",
      "Keeping the other guessing",
      "Cutting a cake fairly",
    ],
    ways: {
      story: {
        title: "The tournament that kindness won",
        explanation: "Hear of Robert Axelrod's computer contest around 1980, won by a short rule that began friendly.",
        topic: "State the winning rule in two lines",
      },
      handsOn: {
        title: "Trust cards for ten rounds",
        explanation: "Play share or grab cards with points for ten rounds, change partners and compare the totals.",
        topic: "Compare totals of friendly and greedy play",
      },
      question: {
        title: "How do three people share a cake fairly?",
        explanation:
          "Start from one cuts and the other chooses, look for a way for three and test whether all are content.",
        topic: "Test your method with a real cake",
      },
      project: {
        title: "Run a strategy league",
        explanation:
          "Let friends write rules for a repeated trust game, play all against all and analyze which rules did well.",
        topic: "Explain why the winning rule won",
      },
    },
  },
  {
    id: "debate",
    level: 4,
    prerequisites: ["fallacies"],
    keywords: ["debate", "discussion", "argue", "persuade", "public speaking", "both sides", "listen", "rebuttal"],
    title: "Debate fairly and persuade with reasons",
    explanation: "Build a case, answer the strongest reply, speak to time and argue for the side you do not hold.",
    goal: "Learn to debate with good arguments",
    mastered: "Debates fairly with reasons and evidence",
    topics: [
      "A clear question",
      "Three reasons with evidence",
      "The strongest point of the other side",
      "Listening and replying",
      "Speaking to time",
      "Judging a debate",
    ],
    ways: {
      story: {
        title: "Twelve people in a closed room",
        explanation:
          "Follow a jury in which one doubt, patiently explained, makes all the others look at the facts again.",
        topic: "Write the speech of the lone doubter",
      },
      handsOn: {
        title: "Switch sides at the bell",
        explanation:
          "Debate a light question on your feet and change sides at each bell, keeping the arguments serious.",
        topic: "Argue both sides for two minutes each",
      },
      question: {
        title: "What would change my mind?",
        explanation: "Take a firm opinion, say what evidence would change it and go looking for exactly that.",
        topic: "Write your opinion's breaking point",
      },
      project: {
        title: "Host a family debate night",
        explanation:
          "Choose a motion, prepare sides, set times and score sheets, hold the debate and judge it by reasons.",
        topic: "Design the judges' score sheet",
      },
    },
  },
];
