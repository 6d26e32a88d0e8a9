import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "lines",
    level: 1,
    prerequisites: [],
    keywords: ["drawing", "lines", "scribble", "doodle", "pencil", "crayon", "first drawings", "draw"],
    title: "Draw with all kinds of lines",
    explanation: "Draw straight, wavy, zigzag and curly lines, thick and thin, and fill a picture with them.",
    goal: "Start drawing with lines",
    mastered: "Draws many kinds of lines and uses them in pictures",
    topics: [
      "Straight, wavy and zigzag lines",
      "Spirals and loops",
      "Thick and thin, light and dark marks",
      "Lines that show wind, rain and hair",
      "Filling a shape with line patterns",
    ],
    ways: {
      story: {
        title: "A line goes out for a walk",
        explanation:
          "Take a line for a walk through a town, as the painter Paul Klee liked to say, over hills, stairs and puddles.",
        topic: "Drawing the walk without lifting the crayon",
      },
      handsOn: {
        title: "Make lines from yarn, tape and twigs",
        explanation:
          "Lay yarn, tape and twigs on the floor into lines of all kinds, walk along them and then draw them.",
        topic: "Laying and drawing six different lines",
      },
      question: {
        title: "What does an angry line look like?",
        explanation:
          "Draw lines that feel sleepy, angry, jumpy and calm, show them to others and find out what they see in them.",
        topic: "Drawing one line for each of five feelings",
      },
      project: {
        title: "Make a fold-out book of lines",
        explanation: "Fold a long strip into pages, fill every page with one kind of line and give each a title.",
        topic: "Letting one line run across all the pages",
      },
    },
  },
  {
    id: "pictures-from-shapes",
    level: 1,
    prerequisites: ["lines"],
    keywords: ["drawing", "shapes", "circles", "squares", "house", "easy drawings", "draw step by step"],
    title: "Draw things from simple shapes",
    explanation: "See circles, squares, triangles and ovals in things, and build houses, animals and cars from them.",
    goal: "Draw simple things",
    mastered: "Draws houses, animals and vehicles from simple shapes",
    topics: [
      "Drawing closed shapes",
      "A house from squares and triangles",
      "Vehicles from rectangles and circles",
      "A cat, a fish and a bird from ovals",
      "Big shapes first, details last",
      "Filling the whole sheet",
    ],
    ways: {
      story: {
        title: "The circle who wanted to be everything",
        explanation:
          "Turn a restless circle into a sun, a clock, a hedgehog and a wheel as it dreams of being someone else.",
        topic: "Turning one page of circles into ten things",
      },
      handsOn: {
        title: "Lay pictures with paper shapes first",
        explanation: "Push cut-out shapes around until they look like an animal, trace them and draw in the rest.",
        topic: "Laying, tracing and finishing an animal",
      },
      question: {
        title: "Which shapes hide in a bicycle?",
        explanation:
          "Look at a bicycle, a teapot and a tree through a cardboard frame and find out which shapes they are made of.",
        topic: "Tracing hidden shapes with a finger, then drawing",
      },
      project: {
        title: "Draw a town along a long paper road",
        explanation:
          "Roll out a long strip of paper and draw houses, cars and people from shapes along a street to play on.",
        topic: "Designing six different houses from shapes",
      },
    },
  },
  {
    id: "mix-first-colors",
    level: 1,
    prerequisites: [],
    keywords: ["colors", "color mixing", "primary colors", "paint", "rainbow", "secondary colors", "learn colors"],
    title: "Name and mix colors",
    explanation: "Mix orange, green and purple from red, yellow and blue, and make colors lighter and darker.",
    goal: "Learn to mix colors",
    mastered: "Mixes orange, green and purple from the primary colors",
    topics: [
      "Red, yellow and blue",
      "Mixing orange, green and purple",
      "Adding white for lighter colors",
      "Adding a little dark for darker colors",
      "Making brown",
      "The order of the rainbow",
    ],
    ways: {
      story: {
        title: "Red, Yellow and Blue share a house",
        explanation:
          "Visit three colors who move in together, bump into each other in the hallway and come out as somebody new.",
        topic: "Painting who comes out of each doorway",
      },
      handsOn: {
        title: "Squish paint in a sealed bag",
        explanation:
          "Put two colors of paint into a sealed plastic bag, tape it shut, and squish until a third color appears.",
        topic: "Guessing the color before squishing",
      },
      question: {
        title: "How many greens can be made?",
        explanation:
          "Mix blue and yellow in small steps with a dropper and find out how many greens can be told apart.",
        topic: "Painting a row of greens from light to dark",
      },
      project: {
        title: "Paint a monster in mixed colors only",
        explanation:
          "Mix every color from three pots, paint a monster without using any straight from the pot, and name its colors.",
        topic: "Mixing and naming six new colors",
      },
    },
  },
  {
    id: "paint-with-a-brush",
    level: 1,
    prerequisites: ["mix-first-colors"],
    keywords: ["painting", "brush", "tempera", "finger paint", "watercolor", "paintbrush", "sponge"],
    title: "Paint with brushes, sponges and fingers",
    explanation:
      "Hold a brush, take the right amount of paint and water, make dabs and strokes, and care for the tools.",
    goal: "Start painting",
    mastered: "Paints with a brush and looks after the paints",
    topics: [
      "Getting the table and clothes ready",
      "Dip, wipe, paint, rinse, blot",
      "Dabs, dots and long strokes",
      "Flat and pointed brushes",
      "Sponges and fingers",
      "Letting one color dry before the next",
    ],
    ways: {
      story: {
        title: "The brush who hated baths",
        explanation:
          "Feel for a brush that skips its bath between colors and turns the yellow sun into a muddy potato.",
        topic: "Painting the sun with a clean and a dirty brush",
      },
      handsOn: {
        title: "Paint with things that are no brushes",
        explanation: "Dip forks, feathers, cotton balls and toy cars into paint and collect the marks they leave.",
        topic: "Making a sample sheet of eight kinds of marks",
      },
      question: {
        title: "What does water do to paint?",
        explanation:
          "Paint stripes with no, little and much water on dry and on wet paper, and find out how the color changes.",
        topic: "Painting the same stripe with more and more water",
      },
      project: {
        title: "Paint a garden of giant flowers",
        explanation:
          "Paint flowers with a different tool for petals, stems and ground on a big sheet, and hang it like a window.",
        topic: "Choosing a tool for every part of the flower",
      },
    },
  },
  {
    id: "cut-tear-glue",
    level: 1,
    prerequisites: [],
    keywords: ["crafts", "scissors", "cutting", "glue", "collage", "paper craft", "torn paper", "fine motor"],
    title: "Cut, tear and glue a collage",
    explanation: "Use safety scissors, tear paper on purpose, and arrange and glue pieces into a picture.",
    goal: "Learn to cut and glue and make collages",
    mastered: "Cuts along lines and makes collages",
    topics: [
      "Holding scissors safely, thumb up",
      "Cutting along straight and curved lines",
      "Tearing soft edges",
      "Arranging before gluing",
      "A thin layer of glue up to the edge",
      "Pieces that overlap",
    ],
    safety: ["Holding scissors safely, thumb up"],
    ways: {
      story: {
        title: "The artist who drew with scissors",
        explanation:
          "Meet Henri Matisse, who could no longer stand at an easel and made glowing pictures from cut paper in bed.",
        topic: "Cutting leaf and wave shapes without drawing them",
      },
      handsOn: {
        title: "Fill a tray with scraps to touch",
        explanation:
          "Collect foil, felt, tissue and corrugated card, sort them by feel and glue a picture that can be stroked.",
        topic: "Matching each material to a part of an animal",
      },
      question: {
        title: "What could this scrap become?",
        explanation:
          "Turn one odd scrap every way, name what it resembles and find out how many pictures it could start.",
        topic: "Adding a few pieces to turn a scrap into something",
      },
      project: {
        title: "Make a torn-paper landscape",
        explanation:
          "Tear colored strips into hills, sea and sky, overlap them from back to front and frame the picture.",
        topic: "Tearing strips and layering them from the sky down",
      },
    },
  },
  {
    id: "stamp-and-print",
    level: 1,
    prerequisites: ["paint-with-a-brush"],
    keywords: ["printing", "stamps", "leaf prints", "potato print", "handprint", "stamping", "pattern", "crafts"],
    title: "Stamp and print with found things",
    explanation: "Print with leaves, sponges, lids and hands, and repeat prints to make patterns and pictures.",
    goal: "Make prints and stamps",
    mastered: "Prints patterns with leaves and stamps",
    topics: [
      "Inking a stamp evenly",
      "Pressing and lifting straight up",
      "Prints of leaves and lids",
      "Handprint animals",
      "Rows and patterns of prints",
      "Two colors in one print",
    ],
    ways: {
      story: {
        title: "Tracks in the morning snow",
        explanation: "Read who walked through a white garden at night from printed tracks of paws, boots and wheels.",
        topic: "Printing a trail that tells what happened",
      },
      handsOn: {
        title: "Carve a stamp from a soft sponge",
        explanation:
          "Cut simple shapes from sponge with safety scissors, glue them to blocks, and try them in different paints.",
        topic: "Testing too little and too much paint",
      },
      question: {
        title: "What print does this thing leave?",
        explanation:
          "Guess and draw the print of a fork, a celery stalk and a bottle cap, then find out by printing each.",
        topic: "Matching mystery prints with their objects",
      },
      project: {
        title: "Print a sheet of wrapping paper",
        explanation:
          "Choose two stamps and two colors, plan a repeating pattern, print it on a big sheet and wrap a gift in it.",
        topic: "Keeping the rows even over a big sheet",
      },
    },
  },
  {
    id: "first-clay",
    level: 1,
    prerequisites: [],
    keywords: ["clay", "play dough", "modeling", "sculpture", "sculpt", "pottery", "fine motor"],
    title: "Roll, pinch and shape clay",
    explanation:
      "Roll balls and coils, pinch, flatten and join pieces, and make small animals and bowls that hold together.",
    goal: "Shape things from clay or dough",
    mastered: "Makes simple animals and bowls from clay",
    topics: [
      "Warming and kneading the clay",
      "Balls, eggs and snakes",
      "Pinching out legs, ears and tails",
      "Pressing patterns with tools",
      "Joining two pieces so that they hold",
      "A small pinched bowl",
    ],
    ways: {
      story: {
        title: "The lump that woke up as a bear",
        explanation:
          "Follow a lump of clay that dreams each night of another animal and wakes up with one more leg or ear.",
        topic: "Pinching a new animal for every dream",
      },
      handsOn: {
        title: "Shape clay with eyes closed",
        explanation:
          "Feel a fruit or shell with closed eyes, shape it in clay by touch alone, and then compare the two.",
        topic: "Shaping a hidden thing by touch",
      },
      question: {
        title: "Why do the legs fall off?",
        explanation:
          "Join legs by pressing, by roughing up and wetting, and by pinching from one lump, and find out which hold.",
        topic: "Testing three ways to join a leg",
      },
      project: {
        title: "Make a family of clay animals",
        explanation:
          "Model a family of one animal, large to small, let it dry and set it up in a landscape of stones and moss.",
        topic: "Giving each animal its own pose",
      },
    },
  },
  {
    id: "draw-people",
    level: 1,
    prerequisites: ["pictures-from-shapes"],
    keywords: ["drawing people", "figure", "face", "family", "stick figure", "body", "portrait"],
    title: "Draw people with all their parts",
    explanation: "Draw a person with head, neck, body, arms and legs that bend, and a face that shows a feeling.",
    goal: "Draw people",
    mastered: "Draws people with all body parts and a face",
    topics: [
      "From stick figure to a body with width",
      "Where arms and legs begin",
      "Elbows, knees and hands",
      "Eyes, nose, mouth and ears in place",
      "Happy, sad and surprised faces",
      "Clothes and hair",
    ],
    ways: {
      story: {
        title: "The gingerbread twins come to life",
        explanation:
          "Draw a stiff gingerbread pair who wish for knees, elbows and necks so that they can finally dance.",
        topic: "Giving the twins a bending part after each wish",
      },
      handsOn: {
        title: "Trace a whole body on paper",
        explanation:
          "Lie down on a long sheet, get traced, and fill in face, clothes and joints by looking in a mirror.",
        topic: "Checking in the mirror where each part sits",
      },
      question: {
        title: "How far do the arms reach down?",
        explanation:
          "Measure arms, legs and heads of people with string and find out which drawings get the lengths right.",
        topic: "Comparing a drawing with measured lengths",
      },
      project: {
        title: "Draw a family portrait gallery",
        explanation:
          "Draw everyone in the family or home in a frame, doing something they love, and open a gallery in the hallway.",
        topic: "Choosing what each person is doing",
      },
    },
  },
  {
    id: "textures-and-rubbings",
    level: 1,
    prerequisites: ["lines"],
    keywords: ["texture", "rubbing", "rough", "smooth", "crayon", "leaves", "nature art", "bark"],
    title: "Textures, rubbings and nature pictures",
    explanation:
      "Feel and describe surfaces, catch them in crayon rubbings, and use leaves, stones and twigs in pictures.",
    goal: "Explore textures and make nature art",
    mastered: "Makes rubbings and uses textures in pictures",
    topics: [
      "Rough, smooth, bumpy and soft",
      "Rubbing with the side of a crayon",
      "Rubbings of bark, leaves and coins",
      "Drawing a texture with marks",
      "Pictures of leaves and stones on the ground",
    ],
    ways: {
      story: {
        title: "Max Ernst and the creaky floorboards",
        explanation:
          "Hear how the artist Max Ernst stared at a worn floor, rubbed it onto paper and found forests in the marks.",
        topic: "Finding a creature in a rubbing and outlining it",
      },
      handsOn: {
        title: "Go on a texture hunt with crayons",
        explanation:
          "Take paper and crayons outdoors, rub ten surfaces and let others guess where each rubbing was taken.",
        topic: "Rubbing ten surfaces and matching them again",
      },
      question: {
        title: "Can a picture look furry?",
        explanation:
          "Draw fur, brick, water and wool with marks alone and find out which ones others recognize without being told.",
        topic: "Inventing marks for fur, brick and water",
      },
      project: {
        title: "Build a rubbed-paper creature",
        explanation:
          "Cut texture rubbings into wings, scales and fur, assemble a creature from them and give it a name.",
        topic: "Choosing the right rubbing for each body part",
      },
    },
  },
  {
    id: "look-at-pictures",
    level: 1,
    prerequisites: [],
    keywords: ["looking at art", "museum", "paintings", "famous artists", "talk about art", "picture", "artist"],
    title: "Look at pictures and talk about them",
    explanation: "Look long at a picture, say what is there, what it feels like and what might happen next.",
    goal: "Discover famous pictures and artists",
    mastered: "Describes what can be seen and felt in a picture",
    topics: [
      "Looking quietly for a whole minute",
      "Naming what is there",
      "Colors and feelings",
      "What happened just before",
      "Comparing two pictures",
      "Choosing a favorite and saying why",
    ],
    ways: {
      story: {
        title: "A night in the painting on the wall",
        explanation:
          "Step through the frame of a landscape painting at bedtime and tell what there is to hear, smell and do.",
        topic: "Telling three things met inside the painting",
      },
      handsOn: {
        title: "Pose like the people in a painting",
        explanation: "Take the pose of a figure in a famous picture with a cloth or hat, hold it and say how it feels.",
        topic: "Copying a pose and face from a painting",
      },
      question: {
        title: "What is going on in this picture?",
        explanation:
          "Ask what is going on and what shows it, again and again, and find out how much more appears each time.",
        topic: "Finding ten details that were missed at first",
      },
      project: {
        title: "Open a little museum at home",
        explanation: "Choose five pictures or postcards, hang them up, make tickets and labels and give a guided tour.",
        topic: "Preparing one sentence about each picture",
      },
    },
  },
];
