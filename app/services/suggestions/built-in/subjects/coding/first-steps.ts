import type { CurriculumLesson } from "../../subject-data";

/** Thinking like a programmer without a computer, and the very first program. */
export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "computers-around-us",
    level: 1,
    prerequisites: [],
    keywords: [
      "what is a computer",
      "what is coding",
      "computers",
      "technology",
      "device",
      "machine",
      "input",
      "output",
    ],
    title: "Find the computers around you",
    explanation:
      "Spot machines with a computer inside and say what goes in and what comes out. " +
      "Tell what a program is and who writes it.",
    goal: "Understand what computers and programs are",
    mastered: "Can say what a computer is and what it does with a program",
    topics: [
      "Machines at home with a computer inside",
      "Keyboard, screen and other parts",
      "What goes in and what comes out",
      "A program as a list of instructions",
      "People who write programs",
    ],
    ways: {
      story: {
        title: "The house where everything listened",
        explanation:
          "Follow a girl through her house at night as each machine with a computer inside tells what it awaits.",
        topic: "Give three machines at home a voice",
      },
      handsOn: {
        title: "A computer built from cardboard boxes",
        explanation:
          "Build a pretend computer with a slot for questions and a slot for answers, and sit inside to do its work.",
        topic: "Pass cards in and out of the box computer",
      },
      question: {
        title: "Does the washing machine think?",
        explanation:
          "Watch a machine at work, guess what tells it what to do next, and find out how it differs from a person.",
        topic: "Test which machines react to what you do",
      },
      project: {
        title: "Draw a computer map of your home",
        explanation:
          "Walk from room to room, draw each computer you find on a plan of your home and label what it does.",
        topic: "Put a sticker on the map for every computer",
      },
    },
  },
  {
    id: "steps-in-order",
    level: 1,
    prerequisites: [],
    keywords: [
      "sequence",
      "order",
      "step by step",
      "first next last",
      "instruction",
      "unplugged",
      "without a computer",
    ],
    title: "Put steps in the right order",
    explanation:
      "Break everyday jobs into small steps and put them in order. Say what goes wrong when two steps change places.",
    goal: "Learn to put steps in the right order",
    mastered: "Puts the steps of a task in the right order",
    topics: [
      "First, next and last",
      "Breaking a job into small steps",
      "Ordering picture cards",
      "What happens when steps swap places",
      "A missing step and where it belongs",
    ],
    ways: {
      story: {
        title: "The morning that ran backward",
        explanation:
          "Hear about a boy who puts on shoes before socks and breakfast before waking, and set his morning right.",
        topic: "Retell the mixed-up morning in order",
      },
      handsOn: {
        title: "Step cards for planting a seed",
        explanation:
          "Draw each step of planting a seed on a card, shuffle the cards, lay them in order and plant it for real.",
        topic: "Shuffle the cards and plant by them",
      },
      question: {
        title: "Which steps may change places?",
        explanation:
          "Take a job such as setting the table and find out which steps must wait for others and which need not.",
        topic: "Try two orders for the same job",
      },
      project: {
        title: "Make a get-ready poster for the morning",
        explanation:
          "Plan the morning from waking up to the front door as a row of pictures, and follow it for a week.",
        topic: "Draw one picture for every morning step",
      },
    },
  },
  {
    id: "exact-instructions",
    level: 1,
    prerequisites: ["steps-in-order"],
    keywords: ["algorithm", "instruction", "command", "precise", "robot", "exact", "tell a computer what to do"],
    title: "Give instructions a robot can follow",
    explanation:
      "Say each step so exactly that someone who knows nothing can do it. " +
      "Learn that such a list is called an algorithm.",
    goal: "Understand what an algorithm is",
    mastered: "Gives clear and exact instructions in small steps",
    topics: [
      "Why a robot does only what it is told",
      "Exact words instead of vague ones",
      "A short list of robot commands",
      "Testing instructions on a person",
      "The word algorithm",
    ],
    ways: {
      story: {
        title: "The robot who buttered the plate",
        explanation:
          "Laugh at a robot who takes every sandwich order word for word, and mend the orders until lunch is ready.",
        topic: "Act the robot who takes words too exactly",
      },
      handsOn: {
        title: "Program a grown-up to draw",
        explanation:
          "Tell someone who cannot see your picture how to draw it line by line, then lay both drawings side by side.",
        topic: "Dictate a drawing of three shapes",
      },
      question: {
        title: "Why did the robot get it wrong?",
        explanation:
          "Give an order such as making the bed, let it be followed word for word, and find the missing words.",
        topic: "Hunt for words with two meanings",
      },
      project: {
        title: "Write a robot recipe book",
        explanation:
          "Write three tiny recipes for a kitchen robot, test each on a family member and bind them into a book.",
        topic: "Test and mend a recipe before binding it",
      },
    },
  },
  {
    id: "paths-on-a-grid",
    level: 1,
    prerequisites: ["steps-in-order"],
    keywords: ["arrow", "direction", "grid", "left and right", "turn", "maze", "robot path", "bee robot"],
    title: "Steer a figure across a grid",
    explanation:
      "Plan a path with arrows for forward, turn left and turn right. " +
      "Run it square by square and see where the figure ends.",
    goal: "Steer a robot or a figure with arrow commands",
    mastered: "Plans a path on a grid with arrow cards",
    topics: [
      "Left, right, forward and back",
      "Turning on the spot",
      "Reading a row of arrows",
      "Planning a path around obstacles",
      "The shortest path",
    ],
    ways: {
      story: {
        title: "The beetle who wanted a strawberry",
        explanation:
          "Guide a hungry beetle through a garden of nine squares with arrows that take it past stones and puddles.",
        topic: "Lay the arrows that lead to the strawberry",
      },
      handsOn: {
        title: "A living robot on floor squares",
        explanation:
          "Tape squares to the floor, put a toy somewhere and move a human robot to it with arrow cards alone.",
        topic: "Walk a program of eight arrow cards",
      },
      question: {
        title: "Whose left is left?",
        explanation:
          "Face a figure that faces you, give it a left turn, and find out why programs go by the figure's own view.",
        topic: "Turn a toy that looks straight at you",
      },
      project: {
        title: "Make a treasure island board game",
        explanation:
          "Draw an island on squared paper with traps and a treasure, and make the arrow cards that players steer by.",
        topic: "Set traps that leave one safe path",
      },
    },
  },
  {
    id: "spot-the-wrong-step",
    level: 1,
    prerequisites: ["exact-instructions", "paths-on-a-grid"],
    keywords: ["bug", "mistake", "debug", "fix", "wrong", "test", "does not work"],
    title: "Find and fix the wrong step",
    explanation:
      "Follow a short program with a finger, stop where it goes wrong and change that one step. Then test it again.",
    goal: "Learn to find and fix a mistake in instructions",
    mastered: "Finds the wrong step in a short list of instructions",
    topics: [
      "What a bug is",
      "Following a program with a finger",
      "The first step that goes wrong",
      "Changing only one step",
      "Testing again after the fix",
    ],
    ways: {
      story: {
        title: "The moth inside the computer",
        explanation:
          "Hear how engineers in 1947 found a real moth in their huge computer and taped it into the logbook as a bug.",
        topic: "Tape a paper moth onto a wrong arrow",
      },
      handsOn: {
        title: "Bug hunt with arrow cards",
        explanation:
          "Let someone swap one card of a path while you look away, then walk the path to find the card that is wrong.",
        topic: "Find the swapped card in three tries",
      },
      question: {
        title: "Where did it stop being right?",
        explanation: "Compare what should happen with what does happen, step after step, until the two are different.",
        topic: "Mark each step as right or wrong",
      },
      project: {
        title: "Make a set of bug hunt cards",
        explanation:
          "Draw six short paths with one wrong arrow in each, write the answers on the back and let friends hunt.",
        topic: "Hide one bug in every path",
      },
    },
  },
  {
    id: "steps-that-repeat",
    level: 1,
    prerequisites: ["steps-in-order"],
    keywords: ["repeat", "loop", "pattern", "again and again", "how many times", "shorter program"],
    title: "Spot the steps that repeat",
    explanation:
      "Find the part of a dance, a song or a path that comes again and again. Say it once together with how often.",
    goal: "Understand repeating steps before coding loops",
    mastered: "Finds the part that repeats and says how often",
    topics: [
      "Parts that come again",
      "Counting how often",
      "A long list made short",
      "Repeating two or three steps together",
      "Knowing when to stop",
    ],
    ways: {
      story: {
        title: "The parrot who said it only once",
        explanation: "Meet a lazy parrot who reads a list of forty hops and finds out how to say it in six words.",
        topic: "Shorten the parrot's list of hops",
      },
      handsOn: {
        title: "Dance in loops",
        explanation:
          "Invent three moves, draw them on cards and put a number beside them for how often they are danced.",
        topic: "Dance one card row four times",
      },
      question: {
        title: "What repeats in a song?",
        explanation: "Listen to a favorite song, clap when something returns and count how often each part comes.",
        topic: "Listen for the part that returns",
      },
      project: {
        title: "Thread a bracelet from a program",
        explanation:
          "Write a short program of colors with a number for repeats, and thread a bracelet that follows it exactly.",
        topic: "Write the color program before threading",
      },
    },
  },
  {
    id: "if-then-games",
    level: 1,
    prerequisites: ["steps-in-order"],
    keywords: ["if then", "condition", "choice", "rule", "decision", "when this happens"],
    title: "Play with if and then",
    explanation:
      "Follow and invent rules such as if you hear a clap, then jump. Tell when a rule works and when it does not.",
    goal: "Understand if-then rules through play",
    mastered: "Follows and makes up if-then rules",
    topics: [
      "Rules with if and then",
      "What happens when the if is not true",
      "Two rules at the same time",
      "If-then rules in everyday life",
      "Making up a rule",
    ],
    ways: {
      story: {
        title: "The door that asked for a song",
        explanation:
          "Travel through a castle where every door has its own if-then rule, and find out what opens each one.",
        topic: "Say the rule of every castle door",
      },
      handsOn: {
        title: "Color signals that make you move",
        explanation:
          "Hold up colored cards and move by rules such as if it is red then freeze, adding a new rule each round.",
        topic: "Add a new signal in every round",
      },
      question: {
        title: "What does a traffic light decide?",
        explanation:
          "Watch a traffic light or an automatic door, guess its if-then rules and check them by watching longer.",
        topic: "Write the rules of an automatic door",
      },
      project: {
        title: "Invent an if-then board game",
        explanation:
          "Draw a path of squares, write an if-then rule on every third one and play the game with the family.",
        topic: "Try out each rule square before playing",
      },
    },
  },
  {
    id: "mouse-and-keyboard",
    level: 1,
    prerequisites: ["computers-around-us"],
    keywords: ["mouse", "keyboard", "typing", "click", "drag", "touch", "save", "computer basics", "tablet"],
    title: "Use a mouse, a keyboard and a screen",
    explanation: "Click, drag and type, open a program and save your work. Find it again the next day without help.",
    goal: "Learn to use a mouse and a keyboard",
    mastered: "Can click, drag, type and save work on a computer",
    topics: [
      "Pointing, clicking and dragging",
      "Letters, space bar and enter key",
      "Opening and closing a program",
      "Saving under a name",
      "Finding saved work again",
      "Sitting well and taking breaks",
    ],
    ways: {
      story: {
        title: "The wooden mouse with one tail",
        explanation:
          "Meet Doug Engelbart, whose first mouse was a wooden block on wheels, and tell what people did before it.",
        topic: "Compare the wooden mouse with today's",
      },
      handsOn: {
        title: "A keyboard drawn on the table",
        explanation:
          "Draw a big paper keyboard, hop your fingers to the letters of your name, then type it on a real one.",
        topic: "Type five words on paper, then for real",
      },
      question: {
        title: "Why are the keys not in ABC order?",
        explanation:
          "Hunt for letters on the keyboard, see which keys are used most and find out how the order came about.",
        topic: "Count which letters you need most often",
      },
      project: {
        title: "Make and print a door sign",
        explanation:
          "Type your name in a drawing program, drag pictures around it, save it and print it for your door.",
        topic: "Drag three pictures around your name",
      },
    },
  },
  {
    id: "first-block-program",
    level: 1,
    prerequisites: ["paths-on-a-grid", "steps-that-repeat"],
    keywords: [
      "block coding",
      "scratch",
      "first program",
      "drag blocks",
      "sprite",
      "beginner",
      "start button",
      "visual",
    ],
    title: "Snap blocks together to move a figure",
    explanation:
      "Join command blocks so that a figure walks, turns and stops. " +
      "Press start, watch, and change one block at a time.",
    goal: "Make a first program with block coding",
    mastered: "Snaps blocks together to make a figure move",
    topics: [
      "The stage, the figure and the blocks",
      "Start blocks and stop blocks",
      "Moving and turning",
      "Changing a number in a block",
      "Two figures with programs of their own",
      "Saving the first program",
    ],
    ways: {
      story: {
        title: "The cat who could not walk",
        explanation:
          "Help a cat on the screen cross the street to its friend, with one new block for every part of the way.",
        topic: "Bring the cat to its friend with blocks",
      },
      handsOn: {
        title: "Paper blocks before screen blocks",
        explanation:
          "Cut command blocks from paper, join them on the table and walk the program before building it on screen.",
        topic: "Walk a paper program, then build it",
      },
      question: {
        title: "What changes if the number is bigger?",
        explanation:
          "Guess what a block will do with a larger, smaller or zero number in it, and run it to see who was right.",
        topic: "Guess and run with three numbers",
      },
      project: {
        title: "Make an aquarium that moves",
        explanation:
          "Draw an underwater stage, add three fish and give each a small program, so that all swim at their own pace.",
        topic: "Give every fish its own pace",
      },
    },
  },
];
