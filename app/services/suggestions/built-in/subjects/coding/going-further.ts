import type { CurriculumLesson } from "../../subject-data";

/** From blocks to text, from playing with programs to planning them. */
export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "nested-loops",
    level: 3,
    prerequisites: ["loops", "coordinates"],
    keywords: ["nested loop", "turtle", "pattern", "geometry", "spiral", "angle", "draw with code", "art"],
    title: "Draw patterns with loops inside loops",
    explanation:
      "Put one loop into another to draw rows, grids and flowers. Work out turning angles and predict the picture.",
    goal: "Draw geometric patterns with code",
    mastered: "Uses loops inside loops to draw patterns",
    topics: [
      "Pen up and pen down",
      "Turning angles of regular shapes",
      "A loop inside a loop",
      "Rows and columns",
      "Growing steps and spirals",
      "Colors that change in the loop",
    ],
    ways: {
      story: {
        title: "The turtle with a pen on its belly",
        explanation:
          "Follow Seymour Papert's floor turtle, with which children in the 1970s drew houses and stars by command.",
        topic: "Write the turtle's orders for a house",
      },
      handsOn: {
        title: "Stamp rows of rows with a potato",
        explanation:
          "Print a row of stamps, repeat the row to fill a sheet and say which loop is inside and which is outside.",
        topic: "Count stamps as rows times columns",
      },
      question: {
        title: "How far must you turn to make a star?",
        explanation:
          "Test turning angles for five corners, note which ones close the shape and find the rule behind them.",
        topic: "Make a table of angles and shapes",
      },
      project: {
        title: "Design wrapping paper by program",
        explanation: "Code a pattern of flowers or tiles, print it on several sheets and wrap a real present in it.",
        topic: "Tune a pattern that fits edge to edge",
      },
    },
  },
  {
    id: "own-blocks",
    level: 3,
    prerequisites: ["loops", "variables"],
    keywords: ["my blocks", "custom block", "function", "procedure", "parameter", "reuse", "decomposition"],
    title: "Make your own commands",
    explanation:
      "Give a name to a group of commands and use it like a new block. " +
      "Hand it a number so that one command does many jobs.",
    goal: "Make custom blocks and reuse parts of a program",
    mastered: "Makes own commands and reuses them",
    topics: [
      "Cutting a big task into parts",
      "Naming a part by what it does",
      "Defining and calling a command",
      "Handing over a number",
      "Two inputs for one command",
    ],
    ways: {
      story: {
        title: "The cook who invented short names",
        explanation:
          "Work in a busy kitchen where the cook shouts whole recipes, until she names each one and calls the name.",
        topic: "Name the parts of a long recipe",
      },
      handsOn: {
        title: "Teach a toy three new tricks",
        explanation:
          "Write each trick on a folded card with its name outside, and run a show by calling only the names.",
        topic: "Unfold a card whenever its name is called",
      },
      question: {
        title: "Which parts deserve a name?",
        explanation: "Read a long program, mark what appears twice or does one clear job, and decide what to name.",
        topic: "Mark the parts of a forty-block program",
      },
      project: {
        title: "Program a village with one house command",
        explanation:
          "Write one command that draws a house of any size and color, and call it until a village fills the screen.",
        topic: "Call one command with ten different sizes",
      },
    },
  },
  {
    id: "game-design",
    level: 3,
    prerequisites: ["first-game", "own-blocks"],
    keywords: [
      "game design",
      "levels",
      "enemy",
      "lives",
      "platformer",
      "gravity",
      "minecraft",
      "roblox",
      "jump and run",
    ],
    title: "Design games with levels, lives and enemies",
    explanation:
      "Plan a bigger game on paper, add levels, jumping and enemies one by one and balance it by watching players.",
    goal: "Make a computer game with several levels",
    mastered: "Has made a game with levels, lives and enemies",
    topics: [
      "A one-page game plan",
      "Jumping and falling with gravity",
      "Enemies that follow a rule",
      "Lives and losing them",
      "Moving on to the next level",
      "Balancing easy and hard",
    ],
    ways: {
      story: {
        title: "The hero who was bored by level two",
        explanation:
          "Listen to a game hero who complains about every level, and plan the next ones so that he never yawns.",
        topic: "Plan four levels that grow harder",
      },
      handsOn: {
        title: "Levels on a long paper strip",
        explanation: "Draw a level on a strip of paper, pull it past a frame and move a paper hero to test every jump.",
        topic: "Pull the strip and test each jump",
      },
      question: {
        title: "Why do we play one more round?",
        explanation:
          "Study three games you like, list what rewards and what annoys, and try one of the ideas in your own.",
        topic: "Interview players about fun and frustration",
      },
      project: {
        title: "Publish a jump-and-run game",
        explanation:
          "Build three levels with a start screen and a final scene, and improve them after five testers have played.",
        topic: "Fix what three of five testers stumble on",
      },
    },
  },
  {
    id: "robots-and-sensors",
    level: 3,
    prerequisites: ["conditions", "variables"],
    keywords: ["robot", "robotics", "sensor", "motor", "led", "light", "temperature", "electronics", "microcontroller"],
    title: "Program robots, lights and sensors",
    explanation:
      "Let a program read light, sound or distance and switch a lamp or a motor. " +
      "Build the loop of sense, decide and act.",
    goal: "Program a robot that reacts to its surroundings",
    mastered: "Programs lights, motors and sensors",
    topics: [
      "Sense, decide and act",
      "What a sensor measures",
      "Switching a light on and off",
      "Driving a motor forward and back",
      "A limit that triggers an action",
      "Following a line",
    ],
    ways: {
      story: {
        title: "The rover that could not wait for orders",
        explanation:
          "Ride with a Mars rover, whose orders take minutes to arrive, and see why it must avoid rocks by itself.",
        topic: "Write the rules that keep a rover safe",
      },
      handsOn: {
        title: "A blindfolded line follower",
        explanation:
          "Lay a string on the floor, feel it with your toes as a sensor would and follow it by three simple rules.",
        topic: "Improve the three rules in a tight curve",
      },
      question: {
        title: "How does a street lamp know it is night?",
        explanation:
          "Measure light at different places and hours with a phone or sensor, and choose the limit for a lamp.",
        topic: "Find a limit that clouds do not fool",
      },
      project: {
        title: "Build an alarm for a treasure box",
        explanation:
          "Connect a small computer board to a light sensor and a buzzer, so that opening the box sounds an alarm.",
        topic: "Wire, code and test the alarm",
      },
    },
  },
  {
    id: "binary-and-codes",
    level: 3,
    prerequisites: ["variables"],
    keywords: ["binary", "zeros and ones", "bits", "bytes", "pixels", "data", "how computers store", "ascii"],
    title: "Read binary numbers, text and pixels",
    explanation:
      "Count with zeros and ones and turn letters and pictures into numbers. " +
      "Explain how a computer stores everything so.",
    goal: "Understand zeros and ones",
    mastered: "Reads binary numbers and knows what bits are",
    topics: [
      "On and off as one and zero",
      "Doubling places from right to left",
      "Counting in binary",
      "Letters as numbers",
      "Pictures made of pixels",
      "Colors as three numbers",
      "Bits, bytes and bigger units",
    ],
    ways: {
      story: {
        title: "The philosopher who counted to two",
        explanation:
          "Meet Leibniz, who worked out around 1700 how to write every number with two signs, and try his way.",
        topic: "Write your birthday as Leibniz would",
      },
      handsOn: {
        title: "Five cards that count to thirty-one",
        explanation:
          "Make cards with 1, 2, 4, 8 and 16 dots, flip them for ones and zeros and show any number up to 31.",
        topic: "Flip the cards from zero to thirty-one",
      },
      question: {
        title: "How can a photo be a number?",
        explanation:
          "Zoom into a picture until squares appear, describe them with numbers and rebuild the picture from the list.",
        topic: "Send a pixel picture as numbers only",
      },
      project: {
        title: "Thread a secret message in beads",
        explanation:
          "Look up a binary number for every letter and thread your name in two bead colors with a key to read it.",
        topic: "Write the reading key for the beads",
      },
    },
  },
  {
    id: "first-python",
    level: 3,
    prerequisites: ["variables", "mouse-and-keyboard"],
    keywords: [
      "python",
      "text coding",
      "print",
      "input",
      "typing code",
      "syntax",
      "real programming",
      "beginner python",
    ],
    title: "Write first programs in Python",
    explanation:
      "Type commands that print and ask, run them and read the error messages. Keep answers in variables and use them.",
    goal: "Write a first program in Python",
    mastered: "Writes short Python programs with print and input",
    topics: [
      "Writing and running a file",
      "Printing text",
      "Asking with input",
      "Variables in text",
      "Quotes, brackets and spelling",
      "Reading an error message",
    ],
    ways: {
      story: {
        title: "The language named after comedians",
        explanation:
          "Hear how Guido van Rossum began Python over a winter holiday and named it after a comedy show he liked.",
        topic: "Print a short comedy scene",
      },
      handsOn: {
        title: "Translate blocks into lines",
        explanation:
          "Write block commands on one set of cards and Python lines on another, match them and type the matches.",
        topic: "Match ten blocks with ten lines",
      },
      question: {
        title: "Why does a missing quote stop everything?",
        explanation:
          "Break a working program in five small ways, read each message and note what the computer complains about.",
        topic: "Collect five errors and their meaning",
      },
      project: {
        title: "Program a chat friend",
        explanation:
          "Write a program that asks for your name, mood and favorite food and builds its replies from the answers.",
        topic: "Reply with words the user typed",
      },
    },
  },
  {
    id: "python-text-and-numbers",
    level: 3,
    prerequisites: ["first-python"],
    keywords: ["string", "integer", "data type", "calculate", "convert", "float", "math in python", "text"],
    title: "Calculate and handle text in Python",
    explanation:
      "Tell text from numbers, convert one into the other and calculate. Cut, join and count the letters of a text.",
    goal: "Work with numbers and text in Python",
    mastered: "Handles strings and numbers in Python",
    topics: [
      "Whole numbers, decimals and text",
      "Converting typed text into a number",
      "Plus, minus, times and division",
      "Remainders",
      "Joining text and values",
      "Length, letters and upper case",
    ],
    ways: {
      story: {
        title: "The shopkeeper who got 1010",
        explanation:
          "Find out why a shopkeeper's new program says that 10 and 10 make 1010, and mend the bill for him.",
        topic: "Repair the shopkeeper's sums",
      },
      handsOn: {
        title: "Letter tiles with numbers underneath",
        explanation: "Lay a word in tiles, number them from zero and take parts out by number before doing it in code.",
        topic: "Cut words out of a long tile row",
      },
      question: {
        title: "Is 7 the same as seven in quotes?",
        explanation:
          "Try to add, multiply and compare numbers and texts, and sort the results into sense, surprise and error.",
        topic: "Predict ten mixed sums before running",
      },
      project: {
        title: "Write a party planner in Python",
        explanation:
          "Ask for guests, pizzas and prices and print a neat plan with shares, leftovers and the cost for each.",
        topic: "Print shares and leftovers neatly",
      },
    },
  },
  {
    id: "python-decisions-and-loops",
    level: 3,
    prerequisites: ["python-text-and-numbers", "conditions", "loops"],
    keywords: ["python if", "while loop", "for loop", "elif", "indentation", "and or not", "range", "python game"],
    title: "Decide and repeat in Python",
    explanation:
      "Write if, elif and else, for and while with the right indentation. Combine checks with and, or and not.",
    goal: "Use loops and conditions in Python",
    mastered: "Uses if, for and while in Python",
    topics: [
      "Indentation and the colon",
      "If, elif and else",
      "And, or and not",
      "For with a range",
      "While and how it ends",
      "Loops that never stop by mistake",
    ],
    ways: {
      story: {
        title: "The night guard's checklist",
        explanation:
          "Walk with a museum guard who repeats his round until sunrise and decides at every door, then code it.",
        topic: "Code one round of the museum",
      },
      handsOn: {
        title: "Trace a loop with coins",
        explanation: "Move a coin from line to line and keep values on slips of paper, until the coin leaves the loop.",
        topic: "Trace a while loop to its end",
      },
      question: {
        title: "When should you choose for or while?",
        explanation:
          "Take eight tasks from daily life, decide whether the count is known beforehand and code two of them.",
        topic: "Sort eight tasks into for and while",
      },
      project: {
        title: "Code a times table trainer",
        explanation:
          "Ask ten random multiplication questions, count right answers and repeat the ones that went wrong.",
        topic: "Ask the missed questions again",
      },
    },
  },
  {
    id: "lists",
    level: 3,
    prerequisites: ["python-decisions-and-loops"],
    keywords: ["list", "array", "index", "collection", "append", "go through a list", "word game", "inventory"],
    title: "Keep many values in lists",
    explanation:
      "Store many values in order, add, remove and change them and go through them with a loop. Find and count items.",
    goal: "Use lists in programs",
    mastered: "Stores and goes through data in lists",
    topics: [
      "A list and its positions",
      "Counting from zero",
      "Adding and removing",
      "Going through a list with a loop",
      "Searching and counting",
      "Smallest, largest and sum",
    ],
    ways: {
      story: {
        title: "The backpack of the forgetful explorer",
        explanation:
          "Pack, lose and find things with an explorer whose backpack is a list, and print it after every chapter.",
        topic: "Update the backpack in each chapter",
      },
      handsOn: {
        title: "An egg carton with numbered cups",
        explanation: "Number the cups from zero, put one bean name in each and carry out list commands by hand.",
        topic: "Insert in the middle and shift the rest",
      },
      question: {
        title: "Why does counting start at zero?",
        explanation:
          "Compare counting from one with measuring from the start of a row, and find out where each is handy.",
        topic: "Find the last item of lists of any length",
      },
      project: {
        title: "Write a word guessing game",
        explanation:
          "Keep secret words and guessed letters in lists, show blanks for the rest and let the family play.",
        topic: "Show found letters and blanks",
      },
    },
  },
  {
    id: "html-pages",
    level: 3,
    prerequisites: ["mouse-and-keyboard"],
    keywords: ["html", "website", "web page", "homepage", "link", "tag", "internet", "make a website"],
    title: "Build a web page with HTML",
    explanation:
      "Write headings, paragraphs, lists, pictures and links in HTML. " +
      "Open the page in a browser and connect two pages.",
    goal: "Build a first website",
    mastered: "Has built a simple web page with HTML",
    topics: [
      "Tags that open and close",
      "Headings and paragraphs",
      "Lists and tables",
      "Pictures with a description",
      "Links to other pages",
      "Whose pictures may be used",
    ],
    ways: {
      story: {
        title: "The first page of the web",
        explanation:
          "Visit the first web page, which Tim Berners-Lee put online in 1991, and see how little it needed to work.",
        topic: "Rebuild the first page's headings and links",
      },
      handsOn: {
        title: "Tag a magazine page with sticky notes",
        explanation:
          "Mark headings, paragraphs, pictures and lists on a printed page with tag notes before typing any code.",
        topic: "Stick opening and closing tags on paper",
      },
      question: {
        title: "How does a browser know what is a title?",
        explanation:
          "Look at the source of a simple page, remove tags one by one and watch what the browser makes of it.",
        topic: "Remove one tag at a time and look",
      },
      project: {
        title: "Make a fan page for a hobby",
        explanation:
          "Write a home page and two linked pages about something you love, with pictures you drew or took yourself.",
        topic: "Link three pages in both directions",
      },
    },
  },
  {
    id: "css-style",
    level: 3,
    prerequisites: ["html-pages"],
    keywords: ["css", "design", "color", "font", "layout", "style", "pretty website", "accessible"],
    title: "Style a web page with CSS",
    explanation:
      "Choose colors, fonts, spacing and layout in a style sheet. Make a page that is easy to read on any screen.",
    goal: "Make a web page look good",
    mastered: "Styles web pages with CSS",
    topics: [
      "Rules, properties and values",
      "Colors with enough contrast",
      "Fonts and sizes",
      "Margins, borders and padding",
      "Classes for groups of elements",
      "Boxes side by side",
      "Small and large screens",
    ],
    ways: {
      story: {
        title: "One page in a hundred costumes",
        explanation:
          "Dress the same page for a pirate, a doctor and a museum, as designers did to show what style sheets can do.",
        topic: "Write a second style for the same page",
      },
      handsOn: {
        title: "Lay out a page with paper boxes",
        explanation:
          "Cut a page's parts from paper, move them on a large and a small frame and note the rules for each.",
        topic: "Rearrange the boxes for a phone frame",
      },
      question: {
        title: "Can everyone read this page?",
        explanation:
          "Test pages with small screens, gray colors and squinting eyes, and find out which rules help readers most.",
        topic: "Check contrast and text size on three pages",
      },
      project: {
        title: "Redesign your fan page",
        explanation:
          "Pick three colors and two fonts, write one style sheet for all your pages and show them before and after.",
        topic: "Share one style sheet between all pages",
      },
    },
  },
];
