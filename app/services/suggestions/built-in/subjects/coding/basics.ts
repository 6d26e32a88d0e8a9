import type { CurriculumLesson } from "../../subject-data";

/** The building blocks of every program, learned in a block language. */
export const basics: readonly CurriculumLesson[] = [
  {
    id: "block-animation",
    level: 2,
    prerequisites: ["first-block-program"],
    keywords: ["animation", "cartoon", "speech bubble", "sound", "costume", "backdrop", "scratch", "movie"],
    title: "Animate figures with speech and sound",
    explanation:
      "Let figures talk, change their looks and play sounds at the right moment. " +
      "Build a scene that plays from start to end.",
    goal: "Make an animation with block coding",
    mastered: "Makes short animations with figures, speech and sound",
    topics: [
      "Changing costumes to walk or wave",
      "Speech bubbles and waiting times",
      "Recording and playing sounds",
      "Changing the backdrop",
      "Two figures that take turns",
      "A scene that starts the same every time",
    ],
    ways: {
      story: {
        title: "A fable told by blocks",
        explanation: "Pick a short fable such as the tortoise and the hare and let figures act it out in three scenes.",
        topic: "Split the fable into three scenes",
      },
      handsOn: {
        title: "Flip books first, costumes second",
        explanation:
          "Draw a jumping figure on the corners of a notepad, flip it, then rebuild the same jump with costumes.",
        topic: "Flip ten drawings into one jump",
      },
      question: {
        title: "How many pictures make a walk?",
        explanation:
          "Try a walk with two, four and eight costumes and find out when the eye believes that it is moving.",
        topic: "Change the waiting time between costumes",
      },
      project: {
        title: "Send an animated birthday card",
        explanation:
          "Make a card in which candles flicker, a figure sings and a wish appears, and show it on a birthday.",
        topic: "Time the wish to the end of the song",
      },
    },
  },
  {
    id: "events",
    level: 2,
    prerequisites: ["first-block-program"],
    keywords: ["event", "click", "key press", "arrow keys", "button", "interactive", "react", "message"],
    title: "Start actions with clicks and keys",
    explanation:
      "Make a program wait for a click, a key or a message and react to it. Steer a figure with the arrow keys.",
    goal: "Make a program react to clicks and keys",
    mastered: "Programs figures that react to clicks and keys",
    topics: [
      "What an event is",
      "Reacting to a click",
      "Steering with the arrow keys",
      "Events that happen at the same time",
      "Messages from one figure to another",
    ],
    ways: {
      story: {
        title: "The butler who waited for a bell",
        explanation:
          "Read about a house full of bells, each with its servant, and see that events wake programs the same way.",
        topic: "Match every bell to what it starts",
      },
      handsOn: {
        title: "Be the button",
        explanation:
          "Stick paper buttons on your arms, decide what each one starts and let someone press them in any order.",
        topic: "Act out two events pressed at once",
      },
      question: {
        title: "What is the program doing while it waits?",
        explanation:
          "Leave a program alone, press a key it knows and one it does not, and explain what you see each time.",
        topic: "List all events of a game you know",
      },
      project: {
        title: "Build a piano of keys",
        explanation: "Give eight keys a note and a color each, play a tune on your piano and invite others to try it.",
        topic: "Give every key its own note and color",
      },
    },
  },
  {
    id: "loops",
    level: 2,
    prerequisites: ["steps-that-repeat", "first-block-program"],
    keywords: ["loop", "repeat", "forever", "repetition", "times", "iteration", "shape drawing"],
    title: "Repeat with loops",
    explanation:
      "Use repeat and forever blocks instead of copying commands. Predict how often the inside of a loop will run.",
    goal: "Use loops in a program",
    mastered: "Uses repeat and forever loops",
    topics: [
      "Repeating a number of times",
      "What belongs inside the loop",
      "Loops that never end",
      "Repeating until something happens",
      "Drawing squares and stars",
      "Replacing copies by a loop",
    ],
    ways: {
      story: {
        title: "The loom that read cards",
        explanation:
          "Follow the silk weavers of Lyon, whose looms repeated a pattern from punched cards long before computers.",
        topic: "Design a cloth pattern that repeats",
      },
      handsOn: {
        title: "String, pins and a repeated turn",
        explanation:
          "Walk a square with a string in hand, note which two commands repeat, then let the screen figure draw it.",
        topic: "Walk a triangle and count the turns",
      },
      question: {
        title: "How short can a program get?",
        explanation:
          "Take a program of twenty blocks, look for what repeats and find out how few blocks do the same work.",
        topic: "Shrink twenty blocks to five",
      },
      project: {
        title: "Program a light show",
        explanation:
          "Let lamps on the screen blink, fade and change color in loops of your own, and show them in a dark room.",
        topic: "Tune the beat of every lamp's loop",
      },
    },
  },
  {
    id: "conditions",
    level: 2,
    prerequisites: ["if-then-games", "events"],
    keywords: ["condition", "if else", "decision", "true false", "compare", "choose", "branching"],
    title: "Make choices with if and else",
    explanation:
      "Let a program check whether something is true and do one thing or the other. Test both ways every time.",
    goal: "Use if and else in a program",
    mastered: "Uses if and else to make a program decide",
    topics: [
      "Questions with a yes or a no",
      "If and else",
      "Bigger, smaller and equal",
      "Touching a color or a figure",
      "Checking again and again in a loop",
      "Testing both ways",
    ],
    ways: {
      story: {
        title: "The computer that skipped its chores",
        explanation:
          "Hear how Margaret Hamilton's software let the moon lander drop small tasks when it was too busy to do all.",
        topic: "Decide what a busy computer should skip",
      },
      handsOn: {
        title: "A marble run with forks",
        explanation:
          "Build a run of books and tubes with gates that open or close by a rule, and predict where each marble goes.",
        topic: "Set the gates by rules you wrote",
      },
      question: {
        title: "How does a program know you lost?",
        explanation:
          "Play a simple game, list what it must check to end the round and say each check with if and else.",
        topic: "Write the checks that end a round",
      },
      project: {
        title: "Make a quiz about your favorite animal",
        explanation:
          "Let a figure ask five questions, praise right answers and explain wrong ones, and try it on a friend.",
        topic: "Answer each question right and wrong",
      },
    },
  },
  {
    id: "variables",
    level: 2,
    prerequisites: ["events", "conditions"],
    keywords: ["variable", "score", "counter", "points", "value", "remember", "timer", "store", "lives"],
    title: "Keep score with variables",
    explanation:
      "Store a value under a name, change it and show it. Count points, lives or seconds in a small program.",
    goal: "Use variables to keep a score",
    mastered: "Uses variables for scores, lives and timers",
    topics: [
      "A name and a value",
      "Setting a value at the start",
      "Adding and taking away points",
      "Asking the player for a name",
      "Using a value in a decision",
      "A countdown timer",
    ],
    ways: {
      story: {
        title: "The innkeeper with the chalk marks",
        explanation:
          "Meet an innkeeper who keeps every guest's count on a slate, wipes it and writes anew, as a variable does.",
        topic: "Play through a day on the slate",
      },
      handsOn: {
        title: "Cups with names and notes inside",
        explanation:
          "Label cups with names, put one number in each and follow a program by swapping the notes in the cups.",
        topic: "Run a six-line program with cups",
      },
      question: {
        title: "Where does the old value go?",
        explanation: "Change a variable twice in a row, guess what it holds after each step and find out what is lost.",
        topic: "Swap two values without losing one",
      },
      project: {
        title: "Program a click counter challenge",
        explanation: "Count clicks for ten seconds, keep the best score of the day and hold a contest in the family.",
        topic: "Keep the best score between rounds",
      },
    },
  },
  {
    id: "coordinates",
    level: 2,
    prerequisites: ["paths-on-a-grid", "events"],
    keywords: ["coordinates", "x and y", "position", "stage", "negative numbers", "place", "axis"],
    title: "Place figures with x and y",
    explanation:
      "Use two numbers to say where a figure stands on the stage. " +
      "Move it to a place, along a line and back to its start.",
    goal: "Understand x and y on the screen",
    mastered: "Places and moves figures with x and y",
    topics: [
      "Across with x and up with y",
      "The middle of the stage",
      "Numbers below zero",
      "Going and gliding to a place",
      "Changing only one of the two numbers",
      "The edge of the stage",
    ],
    ways: {
      story: {
        title: "The fly on the ceiling",
        explanation:
          "Hear the old tale of Descartes, who lay in bed and wondered how to say exactly where a fly was walking.",
        topic: "Say where the fly sits with two numbers",
      },
      handsOn: {
        title: "Sink paper ships by x and y",
        explanation:
          "Hide ships on squared paper with x and y along the edges, and call out pairs of numbers to find them.",
        topic: "Call places with numbers below zero",
      },
      question: {
        title: "Which number makes it jump?",
        explanation: "Change x, then y, then both, guess where the figure lands each time and find a rule for jumping.",
        topic: "Guess the landing place of five jumps",
      },
      project: {
        title: "Draw a night sky from a star list",
        explanation:
          "Write down the x and y of twenty stars and let a program stamp them as a constellation of your own.",
        topic: "Turn a sketch into a list of places",
      },
    },
  },
  {
    id: "random-numbers",
    level: 2,
    prerequisites: ["variables"],
    keywords: ["random", "chance", "dice", "surprise", "luck", "pick a number", "guessing game"],
    title: "Add surprise with random numbers",
    explanation:
      "Let the program pick a number by chance and use it for dice, places and answers. " +
      "Make a guessing game with hints.",
    goal: "Make a guessing game with random numbers",
    mastered: "Uses random numbers in small games",
    topics: [
      "Picking a number by chance",
      "A die that can be rolled",
      "Random places and waiting times",
      "Guess the number with hints",
      "Choosing one of several answers",
    ],
    ways: {
      story: {
        title: "The dragon nobody could predict",
        explanation:
          "Follow knights who learn every move of a dragon by heart, until it begins to roll dice for its next step.",
        topic: "Give the dragon six moves for its die",
      },
      handsOn: {
        title: "Roll a real die, then a coded one",
        explanation:
          "Roll a die sixty times and tally the results, let a program do the same and compare the two tallies.",
        topic: "Tally sixty rolls of both dice",
      },
      question: {
        title: "Can a computer be truly surprised?",
        explanation:
          "Look for a pattern in a hundred random numbers and find out how a machine that obeys can make chance.",
        topic: "Hunt for patterns in random numbers",
      },
      project: {
        title: "Make a story machine",
        explanation: "Let a program pick a hero, a place and a problem by chance, and tell the story that it sets up.",
        topic: "Fill three lists with story parts",
      },
    },
  },
  {
    id: "debugging",
    level: 2,
    prerequisites: ["spot-the-wrong-step", "loops", "conditions"],
    keywords: ["debug", "bug", "error", "fix", "test", "stuck", "program does not work", "troubleshoot"],
    title: "Find bugs step by step",
    explanation:
      "Say what should happen, see what does happen and test one part at a time. Fix bugs without starting over.",
    goal: "Find and fix bugs in programs",
    mastered: "Finds and fixes bugs in own programs",
    topics: [
      "What you expected and what you got",
      "Running one part alone",
      "Showing a value to see inside",
      "Changing one thing at a time",
      "Unusual inputs and edges",
      "Explaining the program to someone else",
    ],
    ways: {
      story: {
        title: "The duck who solved the bug",
        explanation:
          "Hear how programmers explain their code line by line to a rubber duck, and often hear the mistake.",
        topic: "Explain a broken program to a toy",
      },
      handsOn: {
        title: "Code detectives with a notebook",
        explanation: "Take a broken program, write suspects on paper slips and cross each one off with a small test.",
        topic: "Clear every suspect with one test",
      },
      question: {
        title: "What did you expect to happen?",
        explanation:
          "Before each run write down what you expect, and let every difference lead to the next place to look.",
        topic: "Write a guess before each of five runs",
      },
      project: {
        title: "Set a bug hunt for your friends",
        explanation:
          "Hide three fair bugs in a working program, write a hint for each and watch how friends track them down.",
        topic: "Hide a bug that shows only sometimes",
      },
    },
  },
  {
    id: "first-game",
    level: 2,
    prerequisites: ["loops", "conditions", "variables"],
    keywords: [
      "game",
      "first game",
      "make a game",
      "catch game",
      "player",
      "win and lose",
      "scratch game",
      "video game",
    ],
    title: "Build a first game with blocks",
    explanation:
      "Put events, loops, choices and a score together into a game with a clear start and end. Let others test it.",
    goal: "Write a first game with block coding",
    mastered: "Has built a simple game with a score",
    topics: [
      "Goal and rules on paper",
      "A player that can be steered",
      "Things that fall or chase",
      "Touching and scoring",
      "Winning, losing and starting again",
      "Watching others play it",
    ],
    ways: {
      story: {
        title: "Tennis on a science screen",
        explanation:
          "Hear how a scientist in 1958 cheered up visitors with a tennis game on a lab screen, one of the very first.",
        topic: "Sketch a game for a bored visitor",
      },
      handsOn: {
        title: "Play it on paper first",
        explanation:
          "Build your game from paper figures and a table edge, let someone play it by hand and change the rules.",
        topic: "Test three rules with paper figures",
      },
      question: {
        title: "What makes a game too easy or too hard?",
        explanation:
          "Change speed, size and time one by one, let two people play and find the setting that keeps them trying.",
        topic: "Record scores at three speeds",
      },
      project: {
        title: "Open a family arcade",
        explanation:
          "Finish a catching game with title screen and sound, and invite the family to an evening of high scores.",
        topic: "Add a title screen that explains the keys",
      },
    },
  },
  {
    id: "online-safety",
    level: 2,
    prerequisites: ["mouse-and-keyboard"],
    keywords: [
      "internet safety",
      "password",
      "private",
      "online",
      "stranger",
      "cyber",
      "screen time",
      "safe",
      "privacy",
    ],
    title: "Stay safe and kind online",
    explanation:
      "Make strong passwords, keep private facts private and know when to ask an adult. " +
      "Be fair to others on the screen.",
    goal: "Stay safe on the internet",
    mastered: "Knows how to stay safe and kind online",
    topics: [
      "Private facts and what may be shared",
      "Strong passwords that can be remembered",
      "People you know and people you do not",
      "Pop-ups, prizes and other tricks",
      "Kind words and credit for others' work",
      "Telling an adult when something feels wrong",
    ],
    safety: [
      "Private facts and what may be shared",
      "Strong passwords that can be remembered",
      "People you know and people you do not",
      "Pop-ups, prizes and other tricks",
      "Telling an adult when something feels wrong",
    ],
    ways: {
      story: {
        title: "The fox who asked for a password",
        explanation:
          "Read how a friendly fox tries trick after trick to get a hen's password, and help her answer each time.",
        topic: "Answer every trick of the fox",
      },
      handsOn: {
        title: "Crack the password jar",
        explanation:
          "Try to guess short and long passwords made of dice words, and count how many tries each would take.",
        topic: "Build a password from four dice words",
      },
      question: {
        title: "Who can see what I post?",
        explanation:
          "Follow one picture from a phone to friends, their friends and strangers, and decide when to stop and ask.",
        topic: "Draw the path of one shared picture",
      },
      project: {
        title: "Write a family internet agreement",
        explanation:
          "Talk about times, places, passwords and what to do when in doubt, write it down and let everyone sign.",
        topic: "Agree on one rule for every problem",
      },
    },
  },
];
