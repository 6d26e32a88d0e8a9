import type { CurriculumLesson } from "../../subject-data";

/** Looking closely, sorting, patterns and first conclusions. */
export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "same-and-different",
    level: 1,
    prerequisites: [],
    keywords: ["same", "different", "compare", "spot the difference", "match", "pairs", "observe"],
    title: "Tell what is the same and what is different",
    explanation: "Compare two things or pictures closely, say what they share and find every difference between them.",
    goal: "Learn to compare and spot differences",
    mastered: "Finds what is the same and what is different",
    topics: [
      "Finding exact pairs",
      "Alike but not equal",
      "Color, shape, size and use",
      "Spotting differences in pictures",
      "Searching in rows so nothing is missed",
    ],
    ways: {
      story: {
        title: "The twins with one odd sock",
        explanation:
          "Help a grandmother tell her twin grandsons apart by ever smaller differences, down to one odd sock.",
        topic: "List what the twins share and do not",
      },
      handsOn: {
        title: "The tray that changes",
        explanation:
          "Look at ten things on a tray, turn away while one is moved or swapped, and find what has changed.",
        topic: "Play five rounds and add more things",
      },
      question: {
        title: "Are two leaves ever quite the same?",
        explanation: "Collect ten leaves of one tree, hunt for two equal ones and tell how each differs from the next.",
        topic: "Describe one leaf so that others find it",
      },
      project: {
        title: "Draw a spot-the-difference pair",
        explanation: "Draw a picture, trace it, hide seven changes in the copy and let others find them all.",
        topic: "Hide seven changes, big and small",
      },
    },
  },
  {
    id: "sort-by-a-rule",
    level: 1,
    prerequisites: ["same-and-different"],
    keywords: ["sort", "group", "classify", "category", "rule", "sorting game", "order things"],
    title: "Sort things by a rule",
    explanation:
      "Sort a mixed pile by color, size, use or sound, say the rule and then sort the same pile by another rule.",
    goal: "Learn to sort and group things",
    mastered: "Sorts things by a rule and names the rule",
    topics: [
      "A rule for two groups",
      "Three and more groups",
      "The same pile, another rule",
      "Things that fit nowhere",
      "Guessing a hidden rule",
    ],
    ways: {
      story: {
        title: "The tidy dragon's treasure",
        explanation:
          "Help a dragon who sorts his hoard by color on Monday and by sound on Tuesday, and never finds his cup.",
        topic: "Find the cup under each day's rule",
      },
      handsOn: {
        title: "The button box",
        explanation: "Pour out buttons or pasta, sort them into egg cartons and let someone guess the rule you used.",
        topic: "Sort one pile by three rules",
      },
      question: {
        title: "What is the secret rule?",
        explanation:
          "Put things one by one inside or outside a string circle by a secret rule until the others name it.",
        topic: "Test a guess with one more thing",
      },
      project: {
        title: "Make a sorting machine from boxes",
        explanation: "Build a box with slots and sorting cards for toys, and let visitors sort them by your cards.",
        topic: "Draw a card for each sorting rule",
      },
    },
  },
  {
    id: "odd-one-out",
    level: 1,
    prerequisites: ["sort-by-a-rule"],
    keywords: ["odd one out", "does not belong", "which one is different", "reason", "belongs together", "group"],
    title: "Find the odd one out and say why",
    explanation:
      "Find what does not belong to a group and give the reason. See that another reason can give another answer.",
    goal: "Find the odd one out and explain why",
    mastered: "Finds the odd one out and gives a reason",
    topics: [
      "What three of four share",
      "Giving a reason with because",
      "More than one right answer",
      "Odd words and odd sounds",
      "Making a group with one stranger",
    ],
    ways: {
      story: {
        title: "The stranger at the birds' party",
        explanation:
          "Join a party where penguin, bat, hen and butterfly each claim to belong, and decide who may stay.",
        topic: "Speak for one guest at the door",
      },
      handsOn: {
        title: "Four on a plate",
        explanation:
          "Put four things from home on a plate, take one away with a reason and let the next player find another.",
        topic: "Remove each of the four for a reason",
      },
      question: {
        title: "Can every one be the odd one?",
        explanation:
          "Take a ball, an orange, a plate and a carrot and find a good reason why each could be the odd one out.",
        topic: "Find a reason for each of four things",
      },
      project: {
        title: "Make an odd-one-out picture book",
        explanation:
          "Draw eight pages with four things each, hide one stranger in each group and write answers at the back.",
        topic: "Draw a page with two right answers",
      },
    },
  },
  {
    id: "what-belongs-together",
    level: 1,
    prerequisites: ["same-and-different"],
    keywords: ["matching", "goes together", "connections", "relationship", "pairs", "analogy for kids", "link"],
    title: "Find what belongs together",
    explanation:
      "Match things that go together, such as key and lock, and say what links them. " +
      "Use one link to find another pair.",
    goal: "Find connections between things",
    mastered: "Matches things that go together and says why",
    topics: [
      "Things used together",
      "Part and whole",
      "Animal and home, tool and job",
      "Opposites",
      "The same link in a new pair",
    ],
    ways: {
      story: {
        title: "The key that looked for its lock",
        explanation:
          "Travel with a lonely key that tries pot, shoe and book and meets many pairs before it finds its lock.",
        topic: "Name the pair at each stop",
      },
      handsOn: {
        title: "Pairs in a pillowcase",
        explanation:
          "Hide pairs such as cup and spoon in a pillowcase, pull out two things and find any link between them.",
        topic: "Link two things that seem not to match",
      },
      question: {
        title: "Bird is to nest as bee is to what?",
        explanation:
          "Say in words what links the first pair, look for the same link in the second and invent three more.",
        topic: "Say the link before you answer",
      },
      project: {
        title: "Make a memory game of pairs",
        explanation:
          "Draw twelve cards in which pairs are not equal but linked, and play it with the rule of naming the link.",
        topic: "Draw six pairs with different links",
      },
    },
  },
  {
    id: "repeating-patterns",
    level: 1,
    prerequisites: ["sort-by-a-rule"],
    keywords: ["pattern", "repeating pattern", "what comes next", "sequence", "abab", "beads", "rhythm"],
    title: "Continue and make repeating patterns",
    explanation:
      "Find the part that repeats in colors, shapes or claps, continue it and fill a gap. Make patterns of your own.",
    goal: "Find and continue patterns",
    mastered: "Continues simple repeating patterns",
    topics: [
      "The part that repeats",
      "What comes next",
      "A gap in the middle",
      "The same pattern in claps and colors",
      "Finding a mistake",
      "Making a pattern for others",
    ],
    ways: {
      story: {
        title: "The necklace with a secret rule",
        explanation:
          "Help a princess mend her torn necklace by finding the rule from the beads that are still on the string.",
        topic: "Put the lost beads back",
      },
      handsOn: {
        title: "Stamp it, clap it, walk it",
        explanation: "Stamp a pattern with vegetables, clap it with hands and knees and walk it in steps and jumps.",
        topic: "Show one pattern in three ways",
      },
      question: {
        title: "What color is bead number ten?",
        explanation: "Look at the first six beads, say the tenth and the twentieth without drawing them, and check.",
        topic: "Predict three beads far ahead",
      },
      project: {
        title: "Design a border for your room",
        explanation: "Invent a pattern of three shapes, print it on a long paper strip and hang it around your room.",
        topic: "Keep the rule around every corner",
      },
    },
  },
  {
    id: "order-by-size",
    level: 1,
    prerequisites: ["same-and-different"],
    keywords: ["order", "smallest to largest", "compare sizes", "taller", "heavier", "before and after", "ranking"],
    title: "Put things in order",
    explanation:
      "Order things by length, weight or time. Work out from two comparisons who comes first without comparing all.",
    goal: "Learn to put things in order",
    mastered: "Orders things by size, weight or time",
    topics: [
      "Short, longer, longest",
      "Light and heavy",
      "Earlier and later",
      "Fitting one more into a row",
      "Taller than and smaller than",
      "If A is taller than B and B than C",
    ],
    ways: {
      story: {
        title: "Who sleeps in which bed?",
        explanation:
          "Put five bears of different sizes to bed from clues such as Bruno is taller than Mia but not than Otto.",
        topic: "Order five bears by three clues",
      },
      handsOn: {
        title: "Weigh with a coat hanger",
        explanation:
          "Hang two cups on a coat hanger, compare things two at a time and lay them in a row from light to heavy.",
        topic: "Order six things by weight",
      },
      question: {
        title: "Do you have to compare them all?",
        explanation: "Measure sticks only against a neighbor and find out which comparisons you can save yourself.",
        topic: "Order five sticks in few comparisons",
      },
      project: {
        title: "Make a family lineup in paper",
        explanation: "Draw every family member in scale, line them up by height, then by age and by length of name.",
        topic: "Line up the family in three orders",
      },
    },
  },
  {
    id: "mazes-and-paths",
    level: 1,
    prerequisites: [],
    keywords: ["maze", "labyrinth", "path", "way out", "route", "plan a way", "dead end"],
    title: "Find the way through mazes",
    explanation:
      "Look ahead before moving, turn back at dead ends and try from the goal. Draw mazes with one way through.",
    goal: "Solve mazes and plan a way",
    mastered: "Solves mazes by looking ahead",
    topics: [
      "Start, goal and walls",
      "Looking ahead with the eyes",
      "Marking dead ends",
      "Starting from the goal",
      "The shortest of several ways",
    ],
    ways: {
      story: {
        title: "The thread in the labyrinth",
        explanation:
          "Hear how Ariadne gave Theseus a thread so that he could find his way out of the Minotaur's labyrinth.",
        topic: "Lay a thread through a paper maze",
      },
      handsOn: {
        title: "A living room maze",
        explanation:
          "Build a maze from chairs and cushions, guide a blindfolded partner through it and then change places.",
        topic: "Guide your partner by words only",
      },
      question: {
        title: "Does one hand on the wall always help?",
        explanation: "Follow the right-hand wall in several mazes with a finger and find out when the trick works.",
        topic: "Try the wall trick in three mazes",
      },
      project: {
        title: "Build a marble maze in a lid",
        explanation:
          "Glue straws into a box lid with one way through and several dead ends, and roll a marble to the goal.",
        topic: "Plan dead ends before gluing",
      },
    },
  },
  {
    id: "fit-shapes",
    level: 1,
    prerequisites: ["same-and-different"],
    keywords: ["jigsaw", "tangram", "shapes", "puzzle", "spatial", "blocks", "turn and flip", "mosaic"],
    title: "Fit shapes together",
    explanation: "Turn and flip pieces in mind and by hand to fill an outline. Start where only one piece can fit.",
    goal: "Solve jigsaw and shape puzzles",
    mastered: "Solves jigsaw and tangram puzzles",
    topics: [
      "Edges and corners first",
      "Turning and flipping",
      "Two shapes that make a third",
      "Filling an outline",
      "Seeing a piece from another side",
    ],
    ways: {
      story: {
        title: "The tile that broke into seven",
        explanation:
          "Hear the tale of a servant who dropped a square tile and found a hundred pictures in its seven pieces.",
        topic: "Lay three pictures from the tale",
      },
      handsOn: {
        title: "Cut your own tangram",
        explanation:
          "Fold and cut a square into seven pieces, lay a house, a cat and a boat and put the square together again.",
        topic: "Rebuild the square from seven pieces",
      },
      question: {
        title: "Which piece must go here?",
        explanation:
          "Look for the spot with the fewest choices, test pieces in your mind and say why the others cannot fit.",
        topic: "Choose a piece before touching it",
      },
      project: {
        title: "Make a jigsaw from your own drawing",
        explanation:
          "Paint a picture, glue it on cardboard, cut it into pieces that are not too easy and time the solvers.",
        topic: "Cut two pieces that nearly match",
      },
    },
  },
  {
    id: "true-or-false",
    level: 1,
    prerequisites: [],
    keywords: ["true", "false", "statement", "not", "right or wrong", "fact", "check"],
    title: "Decide what is true and what is false",
    explanation: "Check whether a sentence is true by looking or trying. Turn it into its opposite with not.",
    goal: "Tell true statements from false ones",
    mastered: "Decides whether a simple statement is true or false",
    topics: [
      "Sentences that can be true or false",
      "Checking by looking",
      "Questions and wishes are neither",
      "The word not",
      "All and some",
      "When nobody knows yet",
    ],
    ways: {
      story: {
        title: "The parrot who was always wrong",
        explanation: "Meet a parrot who says only false things, and use its answers to find the treasure all the same.",
        topic: "Turn each false sentence around",
      },
      handsOn: {
        title: "Run to true, run to false",
        explanation: "Choose a true and a false corner in the room, hear a sentence and run to the right corner.",
        topic: "Run for ten sentences, then invent some",
      },
      question: {
        title: "How could we find out?",
        explanation: "Take sentences such as all apples float, guess true or false and think of a way to check them.",
        topic: "Check three sentences by trying",
      },
      project: {
        title: "Make a true or false quiz show",
        explanation: "Write ten sentences about your family or pet, make paddles for true and false and host the show.",
        topic: "Write five true and five false sentences",
      },
    },
  },
  {
    id: "because-and-so",
    level: 1,
    prerequisites: ["true-or-false"],
    keywords: ["cause and effect", "because", "why", "what happens if", "reason", "predict", "consequence"],
    title: "Link cause and effect",
    explanation: "Say what happened because of what, predict what comes next and give reasons with because and so.",
    goal: "Understand cause and effect",
    mastered: "Gives reasons and predicts what happens next",
    topics: [
      "What happened first",
      "Because and so",
      "Predicting what comes next",
      "Chains of causes",
      "Two causes for one effect",
      "Things that only happen together",
    ],
    ways: {
      story: {
        title: "The sneeze that woke the village",
        explanation:
          "Follow a sneeze that startles a hen, that tips a bucket, that wakes a dog, and find where it all began.",
        topic: "Retell the chain backward",
      },
      handsOn: {
        title: "A chain of falling books",
        explanation: "Build a chain of dominoes, books and balls that rings a bell, and say what makes each part move.",
        topic: "Repair the link that fails",
      },
      question: {
        title: "What if we leave out one thing?",
        explanation:
          "Guess what a seed, a candle or a boat needs, leave out one thing at a time and watch what follows.",
        topic: "Predict, leave out, and watch",
      },
      project: {
        title: "Draw a because comic",
        explanation: "Draw a funny story in six pictures in which each picture happens because of the one before it.",
        topic: "Write because under every picture",
      },
    },
  },
  {
    id: "yes-no-questions",
    level: 1,
    prerequisites: ["sort-by-a-rule", "true-or-false"],
    keywords: ["twenty questions", "guess who", "yes or no", "guessing game", "ask questions", "narrow down"],
    title: "Guess with yes and no questions",
    explanation:
      "Find a hidden thing by asking questions that rule out many at once, and remember what is already known.",
    goal: "Ask clever questions in guessing games",
    mastered: "Narrows down answers with yes and no questions",
    topics: [
      "Questions with yes or no",
      "Broad questions first",
      "Taking away what cannot be",
      "Remembering the answers",
      "Counting the questions",
    ],
    ways: {
      story: {
        title: "The wizard with only ten questions",
        explanation:
          "Help a wizard find out with ten questions which of the village's animals was turned into a stone.",
        topic: "Choose the wizard's next question",
      },
      handsOn: {
        title: "Guess my animal with cards",
        explanation:
          "Lay out twenty animal cards, ask one question after another and turn over all that are ruled out.",
        topic: "Turn over as many as you can at once",
      },
      question: {
        title: "Which first question is the best?",
        explanation:
          "Try three different first questions on the same cards and compare how many cards each one rules out.",
        topic: "Count cards ruled out by three questions",
      },
      project: {
        title: "Make a guess-who game of your family",
        explanation: "Draw cards of relatives and friends, write down helpful questions and play it at the next visit.",
        topic: "Check that no two cards answer alike",
      },
    },
  },
];
