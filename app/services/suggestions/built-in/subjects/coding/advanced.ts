import type { CurriculumLesson } from "../../subject-data";

/** Larger programs, the ideas of computer science, and work that is shown to others. */
export const advanced: readonly CurriculumLesson[] = [
  {
    id: "functions",
    level: 4,
    prerequisites: ["python-decisions-and-loops", "own-blocks"],
    keywords: ["function", "def", "return", "parameter", "argument", "structure", "clean code", "reuse code"],
    title: "Split programs into functions",
    explanation:
      "Write functions with parameters and return values and name them well. " +
      "Build a program from parts tested one by one.",
    goal: "Write functions in Python",
    mastered: "Splits programs into functions with parameters",
    topics: [
      "Defining and calling a function",
      "Parameters and arguments",
      "Returning a value",
      "Variables inside and outside",
      "Default values",
      "Testing a function on its own",
    ],
    ways: {
      story: {
        title: "The library on punched tape",
        explanation:
          "Go to Cambridge around 1950, where David Wheeler and others shared ready program parts on paper tape.",
        topic: "Start a library of your own functions",
      },
      handsOn: {
        title: "Function machines from shoe boxes",
        explanation:
          "Build boxes that take number cards in and give new ones out, and chain two boxes into one big function.",
        topic: "Chain two boxes and swap their order",
      },
      question: {
        title: "Should it print or return?",
        explanation:
          "Write the same function both ways, try to use the result in a sum and find out which way is more useful.",
        topic: "Use one result inside another call",
      },
      project: {
        title: "Build a calculator for a real hobby",
        explanation:
          "Write functions for scores, speeds or scales of your hobby and join them in one menu that others can use.",
        topic: "Write a menu that calls each function",
      },
    },
  },
  {
    id: "dictionaries-and-files",
    level: 4,
    prerequisites: ["lists", "functions"],
    keywords: [
      "dictionary",
      "file",
      "save data",
      "key and value",
      "read and write",
      "csv",
      "json",
      "vocabulary trainer",
    ],
    title: "Store data in dictionaries and files",
    explanation:
      "Look up values by key, write data to a file and read it back. Make a program that still knows yesterday's data.",
    goal: "Make a program that saves its data",
    mastered: "Uses dictionaries and saves data in files",
    topics: [
      "Keys and values",
      "Adding, changing and looking up",
      "A key that is not there",
      "Writing a text file",
      "Reading it line by line",
      "Tables with commas",
    ],
    ways: {
      story: {
        title: "The librarian of a million cards",
        explanation:
          "Work in an old library whose card drawers lead from name to shelf, and code the drawers as a dictionary.",
        topic: "Code one drawer of the card index",
      },
      handsOn: {
        title: "A dictionary of keys and envelopes",
        explanation:
          "Write keys on envelopes and values inside, look up, change and remove some, and keep a log of every step.",
        topic: "Look up a key that has no envelope",
      },
      question: {
        title: "Why is a list not enough here?",
        explanation: "Solve one phone book task with lists and with a dictionary, and compare lines, speed and errors.",
        topic: "Time both lookups on a thousand names",
      },
      project: {
        title: "Program your own vocabulary trainer",
        explanation:
          "Load word pairs from a file, ask them in random order and save which ones you still have to learn.",
        topic: "Save the words still to be learned",
      },
    },
  },
  {
    id: "searching-and-sorting",
    level: 4,
    prerequisites: ["lists", "functions"],
    keywords: ["algorithm", "search", "sort", "binary search", "bubble sort", "efficiency", "fast", "big o"],
    title: "Search and sort with algorithms",
    explanation:
      "Trace and code two ways to search and two ways to sort. Count steps to say which one stays fast for long lists.",
    goal: "Learn how search and sort algorithms work",
    mastered: "Knows several search and sort algorithms",
    topics: [
      "Looking at one item after another",
      "Halving the rest each time",
      "Sorting by swapping neighbors",
      "Sorting by picking the smallest",
      "Splitting and merging",
      "Counting steps for longer lists",
    ],
    ways: {
      story: {
        title: "The student who sorted quickly",
        explanation:
          "Hear how Tony Hoare, a student in Moscow, needed sorted words for translation and found quicksort.",
        topic: "Sort word cards around a chosen middle",
      },
      handsOn: {
        title: "Sort jars you cannot see into",
        explanation:
          "Fill eight equal jars with different weights and sort them on a balance, comparing only two at a time.",
        topic: "Count the weighings of two methods",
      },
      question: {
        title: "How many guesses find one in a million?",
        explanation: "Guess numbers up to 10, 100 and 1000 by halving, record the worst cases and predict the million.",
        topic: "Chart guesses against the size of the range",
      },
      project: {
        title: "Stage a sorting race on film",
        explanation:
          "Code two sorts that draw bars after every step, let them race on the same list and record a commentary.",
        topic: "Draw the bars after each swap",
      },
    },
  },
  {
    id: "recursion",
    level: 4,
    prerequisites: ["functions", "nested-loops"],
    keywords: ["recursion", "calls itself", "fractal", "tree", "tower of hanoi", "base case", "self-similar"],
    title: "Solve problems with recursion",
    explanation:
      "Write a function that calls itself on a smaller problem and stops at the smallest. " +
      "Draw trees and solve puzzles.",
    goal: "Understand recursion and draw fractals",
    mastered: "Writes recursive functions with a base case",
    topics: [
      "A problem inside the same problem",
      "The smallest case",
      "Making the problem smaller",
      "Following the calls down and back",
      "Trees and snowflakes",
      "When a loop is simpler",
    ],
    ways: {
      story: {
        title: "The tower in the temple",
        explanation:
          "Read the legend of monks moving 64 golden disks, made up for a puzzle in 1883, and solve it for three.",
        topic: "Move four disks and count the moves",
      },
      handsOn: {
        title: "Boxes within boxes",
        explanation:
          "Nest boxes, write on each the same order to open the next, and hide the answer in the smallest one.",
        topic: "Carry the answer back out box by box",
      },
      question: {
        title: "What if a function never stops calling?",
        explanation:
          "Remove the smallest case, watch the error appear and explain where all the waiting calls are kept.",
        topic: "Count how deep the calls go",
      },
      project: {
        title: "Grow a forest of fractal trees",
        explanation:
          "Code a tree whose branches are smaller trees, add chance to angles and lengths and exhibit a forest print.",
        topic: "Vary angles so that no tree is alike",
      },
    },
  },
  {
    id: "javascript",
    level: 4,
    prerequisites: ["html-pages", "python-decisions-and-loops"],
    keywords: ["javascript", "interactive website", "button", "web app", "script", "form", "browser game"],
    title: "Make web pages react with JavaScript",
    explanation: "Let buttons, forms and timers change a page. Write event handlers and check what visitors type.",
    goal: "Make an interactive web page",
    mastered: "Writes JavaScript that reacts to clicks and input",
    topics: [
      "A script on a page",
      "Finding an element and changing it",
      "Reacting to a click",
      "Reading a form field",
      "Checking what was typed",
      "Timers and simple animation",
    ],
    ways: {
      story: {
        title: "A language made in ten days",
        explanation:
          "Hear how Brendan Eich wrote the first JavaScript in ten days in 1995, and hunt for traces of the hurry.",
        topic: "Try three odd results and explain one",
      },
      handsOn: {
        title: "A page acted out by people",
        explanation:
          "Let one person be the button, one the text and one the script, and act out every click in slow motion.",
        topic: "Act out a click that changes a text",
      },
      question: {
        title: "What happens after you click?",
        explanation:
          "Open the browser's tools, follow one click from event to changed page and find out what can go wrong.",
        topic: "Log every step between click and change",
      },
      project: {
        title: "Build a quiz that runs in the browser",
        explanation:
          "Write a page that asks, checks, scores and explains, works by keyboard alone and can be sent to friends.",
        topic: "Play the whole quiz without a mouse",
      },
    },
  },
  {
    id: "objects-and-classes",
    level: 4,
    prerequisites: ["functions", "lists"],
    keywords: ["class", "object oriented", "oop", "method", "attribute", "instance", "inheritance"],
    title: "Build programs from objects and classes",
    explanation:
      "Describe things by what they know and what they can do. " +
      "Write a class, make objects from it and let them interact.",
    goal: "Learn object-oriented programming",
    mastered: "Writes simple classes and uses objects",
    topics: [
      "What an object knows and does",
      "A class as a plan",
      "Making several objects",
      "Methods that change an object",
      "Objects that use each other",
      "A class built on another",
    ],
    ways: {
      story: {
        title: "Ships in a Norwegian computer",
        explanation:
          "Meet Dahl and Nygaard of Oslo, who simulated things such as ships and so came to objects and classes.",
        topic: "List what a ship object knows and does",
      },
      handsOn: {
        title: "Cookie cutters and cookies",
        explanation:
          "Cut paper animals from one stencil, write names and energies on them and let them play by methods.",
        topic: "Feed one animal and leave the others alone",
      },
      question: {
        title: "Which nouns should become classes?",
        explanation:
          "Describe a game in five sentences, underline nouns and verbs and decide which become classes and methods.",
        topic: "Turn underlined words into a class plan",
      },
      project: {
        title: "Program a pet shelter simulation",
        explanation:
          "Give each pet hunger, mood and age, let days pass in a loop and write a report that visitors can read.",
        topic: "Let three kinds of pets share one class",
      },
    },
  },
  {
    id: "data-and-charts",
    level: 4,
    prerequisites: ["lists", "dictionaries-and-files"],
    keywords: ["data", "data science", "chart", "graph", "statistics", "table", "average", "spreadsheet", "survey"],
    title: "Answer questions with data and charts",
    explanation:
      "Collect data, clean it, count and average it with a program. " +
      "Draw a chart and say what it shows and what it does not.",
    goal: "Explore data with a program",
    mastered: "Analyzes data with code and draws charts",
    topics: [
      "A question that data can answer",
      "Collecting fairly",
      "Cleaning gaps and typing errors",
      "Counting, averages and spread",
      "Choosing a chart",
      "Charts that mislead",
      "Data about people and privacy",
    ],
    safety: ["Data about people and privacy"],
    ways: {
      story: {
        title: "The nurse who drew a rose of numbers",
        explanation: "See how Florence Nightingale's colored chart of 1858 showed that clean hospitals save lives.",
        topic: "Redraw her point with a modern chart",
      },
      handsOn: {
        title: "A week of weather in a table",
        explanation:
          "Measure temperature and rain every day, type them into a file and let a program find the extremes.",
        topic: "Compare your averages with the forecast",
      },
      question: {
        title: "Do taller people have longer names?",
        explanation:
          "Pick a silly claim, gather numbers from twenty people and judge from a chart whether there is a link.",
        topic: "Plot two measurements against each other",
      },
      project: {
        title: "Publish a data story about your street",
        explanation:
          "Count traffic, birds or trees at set times, chart the results and write a page that explains them.",
        topic: "Write captions that say only what is shown",
      },
    },
  },
  {
    id: "internet-and-encryption",
    level: 4,
    prerequisites: ["binary-and-codes", "online-safety"],
    keywords: [
      "internet",
      "network",
      "encryption",
      "cybersecurity",
      "hacking",
      "server",
      "packets",
      "how the internet works",
    ],
    title: "Explain how the internet and encryption work",
    explanation:
      "Follow a message through addresses, packets and servers. " +
      "Explain how encryption keeps it secret and what attacks exist.",
    goal: "Understand the internet and cybersecurity",
    mastered: "Explains packets, servers and encryption",
    topics: [
      "Clients, servers and addresses",
      "Names turned into numbers",
      "Messages cut into packets",
      "Secret keys and ciphers",
      "Public and private keys",
      "Phishing and other attacks",
      "Updates and second factors",
    ],
    safety: ["Phishing and other attacks"],
    ways: {
      story: {
        title: "The message that traveled in pieces",
        explanation:
          "Travel with a photo cut into packets across the sea floor, and find out how lost pieces are noticed.",
        topic: "Retell the trip of the packet that got lost",
      },
      handsOn: {
        title: "Mail a drawing through the living room",
        explanation:
          "Cut a drawing into numbered envelopes, send them by different people and put it together at the other end.",
        topic: "Lose one envelope and ask for it again",
      },
      question: {
        title: "How can strangers share a secret in public?",
        explanation:
          "Mix paints or use padlocks to try key exchange in the open, and look for what an onlooker still lacks.",
        topic: "Swap a locked box without sharing a key",
      },
      project: {
        title: "Write a cipher program for two",
        explanation:
          "Code a program that locks and unlocks messages, let someone attack it and strengthen it after the attack.",
        topic: "Break the first version by letter counts",
      },
    },
  },
  {
    id: "machine-learning",
    level: 4,
    prerequisites: ["data-and-charts"],
    keywords: [
      "ai",
      "artificial intelligence",
      "machine learning",
      "chatbot",
      "neural network",
      "training",
      "bias",
      "ethics",
    ],
    title: "Explain how machines learn from examples",
    explanation:
      "Train a small model with examples and test it on new ones. Explain why AI makes mistakes and can be unfair.",
    goal: "Understand how artificial intelligence works",
    mastered: "Explains how AI learns and where it fails",
    topics: [
      "Rules made by people or from examples",
      "Examples with labels",
      "Training and testing",
      "Good and poor examples",
      "How chatbots predict words",
      "Unfair results and who checks them",
      "Using AI honestly",
    ],
    ways: {
      story: {
        title: "The checkers player that taught itself",
        explanation:
          "Hear how Arthur Samuel's program of the 1950s played checkers against itself until it beat good players.",
        topic: "Explain what the program kept from each game",
      },
      handsOn: {
        title: "A matchbox that learns a game",
        explanation:
          "Play a tiny game with beads as moves, add beads after wins, take some after losses and watch it improve.",
        topic: "Train the beads for thirty games",
      },
      question: {
        title: "Why did the computer call the dog a wolf?",
        explanation:
          "Sort pictures by hidden clues such as snow in the background and find out what a model may really learn.",
        topic: "Spot the wrong clue in a set of examples",
      },
      project: {
        title: "Train a model to sort your drawings",
        explanation:
          "Draw fifty cats and fifty cars, train a simple model with an adult's help and report where it errs and why.",
        topic: "List the errors and their causes",
      },
    },
  },
  {
    id: "team-and-versions",
    level: 4,
    prerequisites: ["functions", "debugging"],
    keywords: [
      "version control",
      "git",
      "open source",
      "teamwork",
      "comments",
      "documentation",
      "code review",
      "share code",
    ],
    title: "Work on code together",
    explanation:
      "Write readable code with helpful comments, keep versions of it and review each other's changes kindly.",
    goal: "Program together with others on one project",
    mastered: "Keeps versions of code and works with others",
    topics: [
      "Names and comments that help readers",
      "Saving versions with a note",
      "Going back to an older version",
      "Two people change the same line",
      "Reviewing a change",
      "Licenses and open source",
    ],
    ways: {
      story: {
        title: "A thousand strangers, one program",
        explanation:
          "Follow Linus Torvalds from a student project to code written by thousands, and see why they needed Git.",
        topic: "Trace one change from idea to release",
      },
      handsOn: {
        title: "Write a comic with version slips",
        explanation:
          "Let two people change copies of one comic strip, then merge them and settle every panel both had changed.",
        topic: "Merge two versions of one panel",
      },
      question: {
        title: "Can you read your code after a month?",
        explanation:
          "Open an old program of yours, note every puzzling line and find out which changes would have helped.",
        topic: "Rename five things for a new reader",
      },
      project: {
        title: "Build a joke collection as a team",
        explanation:
          "Agree on files and tasks, let everyone add a part, review each change and release version one together.",
        topic: "Review a teammate's part with two praises",
      },
    },
  },
  {
    id: "plan-and-publish-an-app",
    level: 4,
    prerequisites: ["functions", "javascript"],
    keywords: ["app", "make an app", "prototype", "user", "design", "publish", "software project", "startup"],
    title: "Plan, test and publish an app",
    explanation:
      "Find a real need, sketch screens, build the smallest useful version and improve it with what users say.",
    goal: "Build an app that helps other people",
    mastered: "Has planned, built and tested an app",
    topics: [
      "A problem that people really have",
      "Sketches of every screen",
      "A prototype on paper",
      "The smallest useful version",
      "Testing with users",
      "Planning work in short rounds",
      "Showing and releasing it",
    ],
    ways: {
      story: {
        title: "The app for Grandpa's pills",
        explanation:
          "Follow a girl who wants to help her grandfather remember, throws away two ideas and builds the third.",
        topic: "Say what each failed idea taught her",
      },
      handsOn: {
        title: "An app made of sticky notes",
        explanation:
          "Draw every screen on a note, let someone tap with a finger and swap notes by hand to find weak spots.",
        topic: "Run three tap tests without explaining",
      },
      question: {
        title: "What do users do that nobody expected?",
        explanation: "Watch three people use your app in silence, write down each pause and find out what caused it.",
        topic: "Rank the pauses by how often they came",
      },
      project: {
        title: "Hold a launch day for your app",
        explanation:
          "Finish a first version, write a one-page guide, present it to an audience and collect wishes for the next.",
        topic: "Present the app in three minutes",
      },
    },
  },
];
