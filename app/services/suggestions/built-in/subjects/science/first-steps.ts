import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "five-senses",
    level: 1,
    prerequisites: [],
    keywords: ["senses", "sight", "hearing", "smell", "taste", "touch", "observe", "observation", "look closely"],
    title: "Explore the world with five senses",
    explanation:
      "Use eyes, ears, nose, tongue and skin to find out about things. Name the sense used and describe exactly what " +
      "it noticed.",
    goal: "Learn about the five senses",
    mastered: "Names the five senses and what each one tells us",
    topics: [
      "Eyes that see color, shape and size",
      "Ears that hear loud, soft, high and low",
      "A nose that smells near and far",
      "A tongue that tastes safe foods",
      "Skin that feels rough, soft, warm and cold",
      "Senses that work together",
    ],
    safety: ["A tongue that tastes safe foods"],
    ways: {
      story: {
        title: "The morning Nora used only her ears",
        explanation:
          "Follow Nora through a morning with closed eyes and say which sense helps her find the toast, the cat and " +
          "the rain.",
        topic: "Name the sense that helps Nora in each scene",
      },
      handsOn: {
        title: "Mystery boxes for every sense",
        explanation:
          "Fill five boxes with things to hear, smell, touch, see and taste, and guess each one with a single sense.",
        topic: "Guess what hides in the feely bag",
      },
      question: {
        title: "Which sense would you miss most?",
        explanation: "Try small tasks with one sense switched off and find out how the other senses step in to help.",
        topic: "Pour water with eyes closed and tell what changed",
      },
      project: {
        title: "A five senses picture book",
        explanation:
          "Make a little book with one page for each sense and show on it what that sense found in and around the " +
          "home.",
        topic: "Draw a page for the nose with three smells",
      },
    },
  },
  {
    id: "living-and-nonliving",
    level: 1,
    prerequisites: [],
    keywords: ["living", "nonliving", "non-living", "alive", "dead", "living things", "life", "biology"],
    title: "Tell living from nonliving things",
    explanation:
      "Look for signs of life such as growing, feeding and having young. Sort things into living, once living and " +
      "never alive, and give a reason.",
    goal: "Understand what is alive and what is not",
    mastered: "Sorts living and nonliving things and says why",
    topics: [
      "Signs that something is alive",
      "What every living thing needs",
      "Plants are alive too",
      "Things that never lived",
      "Things made from something that once lived",
    ],
    ways: {
      story: {
        title: "The stone that wanted to be a snail",
        explanation: "Tell of a stone that copies a snail all day long and find out together what it can never do.",
        topic: "List what the snail does that the stone cannot",
      },
      handsOn: {
        title: "A sorting trail through home and yard",
        explanation:
          "Gather or point at twenty things, lay out three hoops of string and put each thing where it belongs.",
        topic: "Place a leaf, a spoon and a wooden block",
      },
      question: {
        title: "Is a candle flame alive?",
        explanation:
          "Compare a flame, seen from afar with an adult, with a plant and an animal and test it against every sign " +
          "of life.",
        topic: "Check the flame against the signs of life",
      },
      project: {
        title: "A museum of alive and not alive",
        explanation:
          "Set up two shelves with labeled things and guide the family through the museum with a reason for each one.",
        topic: "Write a label that gives the reason",
      },
    },
  },
  {
    id: "growing-a-seed",
    level: 1,
    prerequisites: [],
    keywords: ["seed", "plant", "bean", "grow", "root", "stem", "leaf", "sprout", "water and light", "garden"],
    title: "Grow a plant from a seed",
    explanation:
      "Plant a bean and watch it every day. Name the root, stem and leaf, and say what a plant needs to grow.",
    goal: "Find out how plants grow and what they need",
    mastered: "Grows a bean and names root, stem and leaf",
    topics: [
      "What is inside a seed",
      "The first root and the first shoot",
      "Names of the parts of a plant",
      "Water, light, air and a warm place",
      "Caring for a plant every day",
    ],
    ways: {
      story: {
        title: "The bean that would not wake up",
        explanation:
          "Tell of a bean that sleeps through everything until water, air and warmth arrive, and act out how it " +
          "sprouts.",
        topic: "Act out the bean from sleeping seed to leaf",
      },
      handsOn: {
        title: "Beans in a glass of damp paper",
        explanation:
          "Press beans between damp paper and the side of a glass, so that roots and shoots can be seen from day to " +
          "day.",
        topic: "Measure the shoot with a strip of paper each day",
      },
      question: {
        title: "Does a bean need light to sprout?",
        explanation:
          "Put one cup of beans on the windowsill and one in a closet, guess what will happen and compare after a " +
          "week.",
        topic: "Compare the beans from the closet and the window",
      },
      project: {
        title: "A bean diary from day one to day fourteen",
        explanation:
          "Keep a diary of drawings and lengths and show at the end how the plant changed from first day to last.",
        topic: "Draw the bean on the day its first leaf opens",
      },
    },
  },
  {
    id: "animal-groups",
    level: 1,
    prerequisites: [],
    keywords: [
      "animal",
      "animals",
      "mammal",
      "bird",
      "fish",
      "reptile",
      "amphibian",
      "insect",
      "fur feathers scales",
      "zoo",
    ],
    title: "Sort animals into groups",
    explanation:
      "Look at fur, feathers, scales, legs and wings. Sort animals into mammals, birds, fish, reptiles, amphibians " +
      "and insects.",
    goal: "Learn about different kinds of animals",
    mastered: "Sorts animals into mammals, birds, fish and insects",
    topics: [
      "Fur, feathers, scales and smooth skin",
      "Mammals and their young",
      "Birds and their eggs",
      "Fish and how they breathe",
      "Frogs, snakes and turtles",
      "Insects and their six legs",
    ],
    ways: {
      story: {
        title: "The bat that was looking for its family",
        explanation:
          "Go with a little bat that asks birds and mammals where it belongs, and decide the answer by its fur and " +
          "milk.",
        topic: "Give two reasons why the bat is a mammal",
      },
      handsOn: {
        title: "Toy animals on a map of groups",
        explanation: "Lay out six paper circles and sort toy or paper animals into them by what covers their bodies.",
        topic: "Move the penguin to its right circle and say why",
      },
      question: {
        title: "Is a whale a fish?",
        explanation:
          "Collect what a whale and a trout have in common and where they differ, then decide where the whale belongs.",
        topic: "Compare how a whale and a trout breathe",
      },
      project: {
        title: "An animal card game of your own",
        explanation: "Draw twenty-four animal cards in six families and play a matching game with them.",
        topic: "Draw a family of four amphibian or reptile cards",
      },
    },
  },
  {
    id: "materials",
    level: 1,
    prerequisites: [],
    keywords: [
      "material",
      "wood",
      "metal",
      "plastic",
      "glass",
      "paper",
      "cloth",
      "waterproof",
      "hard and soft",
      "properties",
    ],
    title: "Find out what things are made of",
    explanation:
      "Tell wood, metal, glass, plastic, paper and cloth apart. Test whether they bend, tear or soak up water, and " +
      "choose the right one for a job.",
    goal: "Learn what materials are and what they are good for",
    mastered: "Names everyday materials and tells what each is good for",
    topics: [
      "Names of common materials",
      "Hard or soft, stiff or bendy",
      "Shiny or dull, clear or not",
      "Which materials soak up water",
      "The right material for the job",
    ],
    ways: {
      story: {
        title: "The shoemaker who used glass",
        explanation:
          "Tell of a shoemaker who chooses a silly material for every order, and help him find one that works.",
        topic: "Pick a better material for each of three orders",
      },
      handsOn: {
        title: "Bend, tear, scratch and soak",
        explanation:
          "Test scraps of paper, cloth, foil, wood and plastic one after another and mark the results in a table " +
          "with pictures.",
        topic: "Drip water on five scraps and see which stay dry",
      },
      question: {
        title: "Why is an umbrella not made of paper?",
        explanation:
          "Build tiny umbrellas from several materials, spray them with water and find out which keeps a paper doll " +
          "dry.",
        topic: "Test three tiny umbrellas with a spray bottle",
      },
      project: {
        title: "A material collection with labels",
        explanation:
          "Glue samples onto a board, label what each can do and show visitors which one suits a boat, a coat and a " +
          "window.",
        topic: "Mount six samples and write one property under each",
      },
    },
  },
  {
    id: "sink-or-float",
    level: 1,
    prerequisites: [],
    keywords: ["sink", "float", "floating", "sinking", "boat", "water play", "predict", "heavy and light", "bathtub"],
    title: "Predict what sinks and what floats",
    explanation:
      "Guess first, then test things in a bowl of water. Notice that size alone does not decide, and that shape can " +
      "make heavy things float.",
    goal: "Find out why some things float and others sink",
    mastered: "Predicts what sinks or floats and tests it",
    topics: [
      "Making a guess before the test",
      "Testing one thing at a time",
      "Big things that float, small things that sink",
      "Things full of air",
      "Making a lump of clay float",
    ],
    ways: {
      story: {
        title: "The pebble and the big log",
        explanation:
          "Tell of a small pebble that bets it can float better than a huge log, and stop to guess before each splash.",
        topic: "Guess the winner before every splash",
      },
      handsOn: {
        title: "Bathtub test lab",
        explanation:
          "With an adult, test fruit, toys, cork, keys and lids in a tub or bowl and sort them onto two towels.",
        topic: "Test an orange with its peel and without",
      },
      question: {
        title: "How can a heavy ship float?",
        explanation:
          "Drop a ball of foil and a boat folded from the same foil into water and find out what the shape changes.",
        topic: "Fold the same piece of foil two ways and test both",
      },
      project: {
        title: "A boat that carries ten coins",
        explanation: "Build a boat from foil or clay, load it coin by coin and improve it until it carries ten.",
        topic: "Improve the boat after its first sinking",
      },
    },
  },
  {
    id: "pushes-and-pulls",
    level: 1,
    prerequisites: [],
    keywords: ["push", "pull", "force", "move", "motion", "ramp", "fast and slow", "roll"],
    title: "Move things with pushes and pulls",
    explanation:
      "Find pushes and pulls in play and at home. Show how a stronger push moves things farther and how a push can " +
      "stop or turn them.",
    goal: "Understand pushes and pulls",
    mastered: "Shows how pushes and pulls start, stop and turn things",
    topics: [
      "Pushes and pulls around the house",
      "Gentle and strong pushes",
      "Starting and stopping",
      "Changing direction",
      "Rolling down a ramp",
    ],
    ways: {
      story: {
        title: "The donkey that would not move",
        explanation:
          "Tell of a cart, a tired donkey and five helpers, and act out who pushes, who pulls and which way.",
        topic: "Act out each helper as a push or a pull",
      },
      handsOn: {
        title: "Ramp races on the floor",
        explanation:
          "Roll toy cars and balls down a ramp of books and compare how far they go from a low and a high ramp.",
        topic: "Measure two rolls with a string",
      },
      question: {
        title: "Can you move a ball without touching it?",
        explanation:
          "Try blowing, fanning, tilting and rolling another ball into it, and decide which of them are pushes.",
        topic: "Move a ball in three ways without hands",
      },
      project: {
        title: "A push and pull obstacle track",
        explanation:
          "Lay out a track for a small ball that has at least two pushes, one pull and one turn, and demonstrate it.",
        topic: "Add a gate that opens with a pull",
      },
    },
  },
  {
    id: "magnets",
    level: 1,
    prerequisites: [],
    keywords: ["magnet", "magnetic", "attract", "repel", "poles", "iron", "metal", "compass", "stick"],
    title: "Discover what magnets pull",
    explanation: "Test which things stick to a magnet and sort them. Feel how two magnets pull together or push apart.",
    goal: "Learn how magnets work",
    mastered: "Knows which things a magnet attracts",
    topics: [
      "Things that stick and things that do not",
      "Magnets pull iron and steel",
      "Not every metal is magnetic",
      "Pulling through paper and water",
      "Two poles that attract or repel",
    ],
    ways: {
      story: {
        title: "The shepherd with the iron-tipped stick",
        explanation:
          "Retell the old legend of a shepherd whose stick clung to a dark rock, and guess what the rock was.",
        topic: "Explain why the stick clung to the rock",
      },
      handsOn: {
        title: "Magnet treasure hunt",
        explanation:
          "Walk through the home with a large toy magnet, keep it away from screens and cards, and sort what sticks.",
        topic: "Sort keys, coins, clips and foil by testing",
      },
      question: {
        title: "Can a magnet work through your hand?",
        explanation:
          "Try paper, wood, water and a hand between magnet and clip and find out what the pull can pass through.",
        topic: "Free a paper clip from a glass of water by magnet",
      },
      project: {
        title: "A fishing game with magnets",
        explanation: "Make paper fish with clips and a rod with a magnet, set the points and invite someone to play.",
        topic: "Build the rod and test how many fish it lifts",
      },
    },
  },
  {
    id: "light-and-shadows",
    level: 1,
    prerequisites: [],
    keywords: ["light", "shadow", "dark", "lamp", "flashlight", "sun", "transparent", "bright", "shade"],
    title: "Play with light and shadows",
    explanation:
      "Find out where light comes from and what blocks it. Make shadows bigger, smaller and sharper by moving the " +
      "lamp or the thing.",
    goal: "Learn about light and shadows",
    mastered: "Explains how a shadow is made",
    topics: [
      "Where light comes from",
      "Light travels in straight lines",
      "What lets light through and what blocks it",
      "How a shadow is made",
      "Big and small shadows",
      "Shadows from morning to evening",
    ],
    ways: {
      story: {
        title: "The boy who raced his shadow",
        explanation:
          "Follow a boy who tries to outrun his shadow from breakfast to sunset and explain why it stretches and " +
          "shrinks.",
        topic: "Draw the boy's shadow at morning, noon and evening",
      },
      handsOn: {
        title: "A shadow theater on the wall",
        explanation:
          "Cut animals from cardboard, light them with a flashlight and move them to change the size of their shadows.",
        topic: "Make a mouse shadow as big as an elephant's",
      },
      question: {
        title: "Can a shadow have a color?",
        explanation:
          "Shine a flashlight through glass, colored film and cardboard and find out which make dark and which make " +
          "tinted shadows.",
        topic: "Test five things in front of the flashlight",
      },
      project: {
        title: "A chalk record of the moving shadow",
        explanation:
          "Trace a friend's shadow on the ground every two hours and present how it moved and changed in length.",
        topic: "Mark the time beside each chalk outline",
      },
    },
  },
];
