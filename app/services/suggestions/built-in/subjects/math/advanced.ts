import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "negative-numbers",
    level: 4,
    prerequisites: ["more-fewer-equal", "order-of-operations"],
    keywords: [
      "negative numbers",
      "integers",
      "below zero",
      "minus",
      "absolute value",
      "signed numbers",
      "number line",
    ],
    title: "Negative numbers and how to calculate with them",
    explanation:
      "Order numbers below zero on a number line, and add, subtract, multiply and divide positive and negative numbers.",
    goal: "Understand negative numbers",
    mastered: "Adds, subtracts, multiplies and divides negative numbers",
    topics: [
      "Numbers below zero on thermometers and in debts",
      "Ordering integers and absolute value",
      "Adding positive and negative numbers",
      "Subtracting a negative number",
      "Signs when multiplying and dividing",
      "Plotting points in all four quadrants",
    ],
    ways: {
      story: {
        title: "The elevator that went below the ground",
        explanation:
          "Ride an elevator in a tower with as many floors below ground as above, and carry messages up and down by number.",
        topic: "Writing each elevator ride as an integer sum",
      },
      handsOn: {
        title: "Red and black counters cancel out",
        explanation:
          "Lay black counters for plus one and red ones for minus one, and let pairs cancel to add and subtract.",
        topic: "Adding pairs that cancel, then taking red ones away",
      },
      question: {
        title: "Why do two minuses make a plus?",
        explanation:
          "Continue the pattern 3 x -2, 2 x -2, 1 x -2, 0 x -2 below zero and find out what the next answers must be.",
        topic: "Continuing multiplication patterns past zero",
      },
      project: {
        title: "Draw a giant height-and-depth chart",
        explanation:
          "Research mountain tops, ocean trenches and caves, and draw them to scale above and below sea level at zero.",
        topic: "Finding the difference between a peak and a trench",
      },
    },
  },
  {
    id: "ratios-and-proportions",
    level: 4,
    prerequisites: ["equivalent-fractions", "multiply-divide-fractions"],
    keywords: ["ratio", "ratios", "proportion", "rates", "unit rate", "scale", "speed", "scale drawing", "unit price"],
    title: "Ratios, rates and proportions",
    explanation:
      "Compare amounts by ratio, find unit rates such as speed and price, and solve problems by scaling up and down.",
    goal: "Understand ratios and proportions",
    mastered: "Solves ratio and rate problems",
    topics: [
      "Writing a ratio and simplifying it",
      "Ratio tables",
      "Sharing an amount in a given ratio",
      "Unit rates such as speed and price per pound",
      "Solving a proportion",
      "Scale drawings and maps",
    ],
    ways: {
      story: {
        title: "Gulliver's new suit of clothes",
        explanation:
          "Measure for the tiny tailors of a famous tale, who made a giant's clothes from the size of one thumb.",
        topic: "Scaling a whole body from one measured thumb",
      },
      handsOn: {
        title: "Mix juice and paint to a ratio",
        explanation:
          "Mix drinks and colors in ratios such as 1 to 3 and 2 to 5, predict which is stronger and scale up the best.",
        topic: "Scaling a favorite mix up to one full pitcher",
      },
      question: {
        title: "How tall is a tree nobody can climb?",
        explanation:
          "Measure the shadow of a stick and of a tree at the same moment and find out the height by proportion.",
        topic: "Setting up the proportion of two shadows",
      },
      project: {
        title: "Build a scale model of a room",
        explanation:
          "Measure a room and its furniture, choose a scale, and build a cardboard model in which everything fits.",
        topic: "Converting every measurement by one scale",
      },
    },
  },
  {
    id: "percent-change-and-interest",
    level: 4,
    prerequisites: ["percent", "ratios-and-proportions"],
    keywords: [
      "percent",
      "percentage change",
      "interest",
      "increase",
      "decrease",
      "compound interest",
      "savings",
      "markup",
    ],
    title: "Percent change and interest",
    explanation:
      "Find percent increase and decrease, work back to the original amount, and calculate simple and compound interest.",
    goal: "Calculate percent change and interest",
    mastered: "Works out percent change and compound interest",
    topics: [
      "Percent increase and decrease",
      "Multiplying by 1.2 or by 0.85",
      "Finding the original amount",
      "Simple interest",
      "Compound interest year by year",
      "Percent of what, and how figures can mislead",
    ],
    ways: {
      story: {
        title: "The gift that waited two hundred years",
        explanation:
          "Follow the real gift that Benjamin Franklin left to two cities on condition that it grow for two centuries.",
        topic: "Growing a small gift by five percent a year",
      },
      handsOn: {
        title: "Run a bean bank",
        explanation:
          "Deposit dried beans in a jar, pay ten percent interest each round and compare with a jar that pays a fixed amount.",
        topic: "Counting both bean jars after every round",
      },
      question: {
        title: "Does up 20 percent and down 20 percent even out?",
        explanation: "Raise and lower several amounts by the same percent and find out where they end and why.",
        topic: "Multiplying 1.2 by 0.8 to explain the result",
      },
      project: {
        title: "Present a savings plan for a big wish",
        explanation:
          "Compare three ways of saving for something expensive, chart them over ten years and recommend one.",
        topic: "Charting a saving with and without interest",
      },
    },
  },
  {
    id: "powers-and-roots",
    level: 4,
    prerequisites: ["order-of-operations", "large-numbers-and-rounding"],
    keywords: ["exponents", "powers", "square root", "squared", "cubed", "scientific notation", "indices", "roots"],
    title: "Powers, square roots and scientific notation",
    explanation:
      "Write and calculate powers, estimate square roots, use the rules of exponents, and write huge and tiny numbers.",
    goal: "Understand exponents and square roots",
    mastered: "Works with powers, square roots and scientific notation",
    topics: [
      "Squares and cubes as areas and volumes",
      "Base and exponent",
      "Square roots, exact and estimated",
      "Multiplying and dividing powers of one base",
      "The exponent zero and negative exponents",
      "Scientific notation",
    ],
    ways: {
      story: {
        title: "The zoom from an atom to the stars",
        explanation:
          "Take an imagined journey on which every step is ten times larger, from the inside of a cell to the galaxies.",
        topic: "Writing each stop of the zoom as a power of ten",
      },
      handsOn: {
        title: "Fold paper until it will not fold",
        explanation:
          "Fold paper in half again and again, count layers, write each as a power of two and predict the tenth fold.",
        topic: "Predicting the thickness after ten folds",
      },
      question: {
        title: "Which square has an area of exactly two?",
        explanation:
          "Search for a side by trying 1.4, 1.41 and closer values, and find out whether the search ever ends.",
        topic: "Closing in on the square root of 2",
      },
      project: {
        title: "Make a mobile of very large and small things",
        explanation:
          "Look up sizes from viruses to planets, write them in scientific notation and hang them in order of size.",
        topic: "Ordering sizes by their powers of ten",
      },
    },
  },
  {
    id: "algebraic-expressions",
    level: 4,
    prerequisites: ["order-of-operations"],
    keywords: [
      "algebra",
      "variables",
      "expressions",
      "letters for numbers",
      "like terms",
      "pre-algebra",
      "formula",
      "simplify",
    ],
    title: "Algebra with letters and expressions",
    explanation:
      "Use letters for numbers, write expressions and formulas for a situation, put numbers in and simplify.",
    goal: "Start algebra",
    mastered: "Writes and simplifies algebraic expressions",
    topics: [
      "A letter as an unknown or changing number",
      "Writing words as an expression",
      "Putting numbers in for letters",
      "Collecting like terms",
      "Multiplying out parentheses",
      "Factoring out a common factor",
      "Formulas in everyday life",
    ],
    ways: {
      story: {
        title: "Al-Khwarizmi and the art of balancing",
        explanation: "Visit the House of Wisdom in Baghdad, where a scholar wrote the book that gave algebra its name.",
        topic: "Putting an old word puzzle into modern letters",
      },
      handsOn: {
        title: "Cups and counters stand for x",
        explanation:
          "Let a closed cup hold an unknown number of beans, lay out expressions such as 2x + 3, and group what is alike.",
        topic: "Laying and simplifying 2x + 3 + x + 1",
      },
      question: {
        title: "How does a think-of-a-number trick work?",
        explanation:
          "Try number tricks with many starting numbers, then write them with a letter and find out why they never fail.",
        topic: "Writing each step of the trick with a letter",
      },
      project: {
        title: "Invent a mind-reading number trick",
        explanation: "Design a trick in six steps whose result is always known, prove it with algebra and perform it.",
        topic: "Proving that the trick ends in 7 every time",
      },
    },
  },
  {
    id: "solving-equations",
    level: 4,
    prerequisites: ["algebraic-expressions", "negative-numbers"],
    keywords: ["algebra", "equations", "solve for x", "unknown", "linear equations", "inequalities", "balance"],
    title: "Solve equations and inequalities",
    explanation:
      "Solve equations by doing the same to both sides, check the solution, and show inequalities on a number line.",
    goal: "Learn to solve equations",
    mastered: "Solves linear equations with the unknown on both sides",
    topics: [
      "An equation as a balance",
      "One-step equations",
      "Two-step equations",
      "The unknown on both sides",
      "Equations with parentheses and fractions",
      "Writing an equation for a word problem",
      "Inequalities on a number line",
    ],
    ways: {
      story: {
        title: "The riddle on the stone of Diophantus",
        explanation:
          "Solve the ancient riddle that tells the age of a Greek mathematician by the parts of a life well spent.",
        topic: "Turning the riddle of Diophantus into an equation",
      },
      handsOn: {
        title: "Solve on a real balance",
        explanation:
          "Hide equal weights in bags, put bags and blocks on both sides of a homemade balance and remove the same from each.",
        topic: "Removing equal weights until one bag is left",
      },
      question: {
        title: "Can an equation have no answer at all?",
        explanation:
          "Try equations such as x + 1 = x + 2 and 2(x + 1) = 2x + 2 and find out how many solutions there can be.",
        topic: "Sorting equations by one, none or endless solutions",
      },
      project: {
        title: "Set up an equation escape room",
        explanation:
          "Hide number codes around the home, each of which is the solution of an equation that leads to the next clue.",
        topic: "Writing an equation for every hidden code",
      },
    },
  },
  {
    id: "linear-functions",
    level: 4,
    prerequisites: ["solving-equations", "coordinates"],
    keywords: ["functions", "graphs", "slope", "linear", "straight line", "y = mx + b", "intercept", "algebra"],
    title: "Functions and straight-line graphs",
    explanation:
      "See a function as a rule with an input and an output, graph straight lines, and read slope and intercept.",
    goal: "Understand functions and graph straight lines",
    mastered: "Graphs lines and explains slope and intercept",
    topics: [
      "Input, rule and output",
      "Tables and points of a function",
      "Slope as rise over run",
      "The intercept as the starting value",
      "The equation of a line from its graph",
      "Straight and curved relationships",
    ],
    ways: {
      story: {
        title: "The tortoise gets a head start",
        explanation:
          "Replay the race of the hare and the tortoise as two lines on a graph and see exactly where one passes the other.",
        topic: "Drawing the race as two lines on one graph",
      },
      handsOn: {
        title: "Graph a dripping bottle",
        explanation:
          "Let water drip into a measuring cup, note its level every minute, plot the points and lay a string along them.",
        topic: "Finding the slope of the dripping line",
      },
      question: {
        title: "Which phone plan is cheaper, and when?",
        explanation:
          "Graph two price plans, one with a fee and one without, and find out from which point the other is better.",
        topic: "Reading where the two price lines cross",
      },
      project: {
        title: "Draw a picture with equations of lines",
        explanation:
          "Design a picture made of straight lines, give the equation of each and let someone redraw it from those alone.",
        topic: "Writing the equation for each line of the picture",
      },
    },
  },
  {
    id: "systems-of-equations",
    level: 4,
    prerequisites: ["linear-functions"],
    keywords: [
      "algebra",
      "simultaneous equations",
      "systems of equations",
      "two unknowns",
      "substitution",
      "elimination",
    ],
    title: "Two equations with two unknowns",
    explanation:
      "Solve a pair of linear equations by graphing, substitution and elimination, and use pairs in word problems.",
    goal: "Solve systems of equations",
    mastered: "Solves pairs of equations with two unknowns",
    topics: [
      "Two conditions, two unknowns",
      "The crossing point of two lines",
      "Solving by substitution",
      "Solving by adding and subtracting equations",
      "Lines that never meet or always meet",
      "Word problems with two unknowns",
    ],
    ways: {
      story: {
        title: "Rabbits and pheasants in one cage",
        explanation:
          "Take up an ancient Chinese puzzle that counts 35 heads and 94 feet and asks how many of each animal there are.",
        topic: "Solving heads and feet with two equations",
      },
      handsOn: {
        title: "Weigh mystery fruit in pairs",
        explanation:
          "Weigh two apples with an orange, then one apple with two oranges, and find each weight without weighing it alone.",
        topic: "Subtracting one weighing from the other",
      },
      question: {
        title: "How many clues pin down two numbers?",
        explanation:
          "Make up clues about two secret numbers and find out when one, two or three clues leave only one answer.",
        topic: "Testing whether two clues are enough",
      },
      project: {
        title: "Create a snack-stand price mystery",
        explanation:
          "Print receipts for mixed orders at a pretend stand from which others must work out the price of every item.",
        topic: "Choosing receipts that allow only one solution",
      },
    },
  },
  {
    id: "circles-and-pi",
    level: 4,
    prerequisites: ["area-of-triangles", "decimals"],
    keywords: ["circle", "pi", "circumference", "diameter", "radius", "area of a circle", "geometry", "cylinder"],
    title: "Circles, circumference, area and pi",
    explanation:
      "Discover pi as circumference over diameter, and find the circumference and area of circles and parts of them.",
    goal: "Find the circumference and area of circles",
    mastered: "Works out the circumference and area of a circle",
    topics: [
      "Center, radius and diameter",
      "Pi as circumference divided by diameter",
      "Circumference of a circle",
      "Area from thin slices laid side by side",
      "Half circles, quarter circles and rings",
      "Volume of a cylinder",
    ],
    ways: {
      story: {
        title: "Archimedes closes in on a circle",
        explanation:
          "See how Archimedes trapped a circle between polygons of 6, 12, 24, 48 and 96 sides to pin down pi.",
        topic: "Trapping a circle between two hexagons",
      },
      handsOn: {
        title: "Wrap strings around cans and plates",
        explanation:
          "Wrap string around round things, measure string and width, divide, and average the results for pi.",
        topic: "Dividing the way around by the way across",
      },
      question: {
        title: "Is one large pizza better than two small?",
        explanation:
          "Compare the areas of pizzas with different diameters and find out which order gives more for the money.",
        topic: "Comparing the areas of 12-inch and 16-inch circles",
      },
      project: {
        title: "Design a running track",
        explanation:
          "Draw a track of two straights and two half circles with several lanes, and mark fair starting lines to scale.",
        topic: "Working out how far ahead the outer lane starts",
      },
    },
  },
  {
    id: "congruence-and-similarity",
    level: 4,
    prerequisites: ["angles", "coordinates", "ratios-and-proportions"],
    keywords: [
      "geometry",
      "transformations",
      "reflection",
      "rotation",
      "translation",
      "similar",
      "congruent",
      "enlargement",
    ],
    title: "Move, turn and enlarge shapes",
    explanation: "Slide, reflect, rotate and enlarge shapes on a grid, and tell congruent figures from similar ones.",
    goal: "Understand transformations, congruent and similar shapes",
    mastered: "Carries out transformations and finds missing sides of similar shapes",
    topics: [
      "Slides given by two numbers",
      "Reflections in the axes",
      "Rotations by 90 and 180 degrees",
      "Congruent figures",
      "Enlarging by a scale factor",
      "Missing sides of similar triangles",
      "Angles made by parallel lines",
    ],
    ways: {
      story: {
        title: "The artist who filled the plane with birds",
        explanation:
          "Meet the artist Escher, who studied tiled palaces and turned slides and rotations into lizards, fish and birds.",
        topic: "Finding the moves hidden in a pattern of animals",
      },
      handsOn: {
        title: "Cut a tile that fits itself forever",
        explanation:
          "Cut a piece from one side of a card square, slide it to the opposite side and trace the shape across a page.",
        topic: "Tiling a sheet with the changed square",
      },
      question: {
        title: "What grows when everything doubles?",
        explanation:
          "Enlarge squares, triangles and cubes by 2 and by 3 and find out what happens to sides, areas and volumes.",
        topic: "Comparing scale factors of length, area and volume",
      },
      project: {
        title: "Enlarge a cartoon into a poster",
        explanation:
          "Draw a grid over a small cartoon, copy it square by square at five times the size and measure how true it is.",
        topic: "Checking the scale factor in three places",
      },
    },
  },
  {
    id: "pythagorean-theorem",
    level: 4,
    prerequisites: ["powers-and-roots", "area-of-triangles"],
    keywords: ["pythagoras", "pythagorean", "right triangle", "hypotenuse", "geometry", "distance", "theorem"],
    title: "The Pythagorean theorem",
    explanation:
      "Show why the squares on the short sides of a right triangle equal the square on the long side, and find lengths.",
    goal: "Understand and use the Pythagorean theorem",
    mastered: "Uses the Pythagorean theorem to find missing sides",
    topics: [
      "Legs and hypotenuse of a right triangle",
      "Squares on the three sides",
      "Finding the hypotenuse",
      "Finding a leg",
      "Whole-number triples such as 3, 4, 5",
      "The distance between two points on a grid",
    ],
    ways: {
      story: {
        title: "Builders with a knotted rope",
        explanation:
          "Stand beside builders who made perfect corners from a rope with twelve equal gaps, as old stories tell.",
        topic: "Making a right angle from a rope of twelve gaps",
      },
      handsOn: {
        title: "Prove it with four paper triangles",
        explanation:
          "Cut out four equal right triangles, arrange them in one frame in two ways and compare the gaps that remain.",
        topic: "Comparing the empty squares in two arrangements",
      },
      question: {
        title: "Will the ladder reach the window?",
        explanation:
          "Draw a ladder, a wall and the ground to scale and find out how far from the wall its foot may stand.",
        topic: "Computing the reach of a ladder at several distances",
      },
      project: {
        title: "Draw the spiral of square roots",
        explanation:
          "Build right triangles on one another into a spiral whose edges are the roots of 2, 3, 4 and on, and color it.",
        topic: "Adding one triangle after another to the spiral",
      },
    },
  },
  {
    id: "probability",
    level: 4,
    prerequisites: ["equivalent-fractions", "percent"],
    keywords: ["probability", "chance", "dice", "likely", "odds", "outcomes", "coin toss", "random", "combinations"],
    title: "Probability and chance",
    explanation:
      "Give the chance of an event as a fraction, compare it with experiments, and find chances of combined events.",
    goal: "Understand probability",
    mastered: "Works out the probability of single and combined events",
    topics: [
      "Impossible, likely, certain",
      "Favorable outcomes out of all outcomes",
      "Chances as fractions, decimals and percent",
      "Experiments and long runs",
      "Two dice in a table of outcomes",
      "Tree diagrams and multiplying chances",
      "Counting arrangements",
    ],
    ways: {
      story: {
        title: "Two friends interrupt a game",
        explanation:
          "Read how Pascal and Fermat wrote letters about a broken-off game and founded the study of chance.",
        topic: "Dividing the stakes of an unfinished game fairly",
      },
      handsOn: {
        title: "Throw two dice a hundred times",
        explanation:
          "Throw two dice, stack a block on each total and compare the towers with the table of all 36 outcomes.",
        topic: "Building towers for the totals 2 to 12",
      },
      question: {
        title: "Is this game fair?",
        explanation:
          "Play simple games with dice, coins and cards, and find out by listing outcomes who has the better chance.",
        topic: "Changing the rules until a game becomes fair",
      },
      project: {
        title: "Invent a carnival game and its odds",
        explanation:
          "Build a spinner or dice game, work out the chances and prizes, and test over fifty rounds whether it pays.",
        topic: "Working out what the game pays per round on average",
      },
    },
  },
  {
    id: "statistics-and-spread",
    level: 4,
    prerequisites: ["averages", "coordinates"],
    keywords: [
      "statistics",
      "data",
      "histogram",
      "box plot",
      "scatter plot",
      "quartiles",
      "correlation",
      "sample",
      "survey",
    ],
    title: "Samples, spread and scatter plots",
    explanation: "Take a fair sample, show spread in histograms and box plots, and look for trends in scatter plots.",
    goal: "Learn statistics with box plots and scatter plots",
    mastered: "Compares data with box plots and describes trends in scatter plots",
    topics: [
      "Samples that are fair and samples that are not",
      "Histograms",
      "Quartiles and box plots",
      "Comparing two groups",
      "Scatter plots and a line of best fit",
      "Why a link need not be a cause",
      "Charts that mislead",
    ],
    ways: {
      story: {
        title: "The map that stopped an epidemic",
        explanation:
          "Walk with the doctor John Snow through London in 1854, marking each case of cholera until a street pump is to blame.",
        topic: "Spotting the cluster on a map of dots",
      },
      handsOn: {
        title: "Stand in a human box plot",
        explanation:
          "Line family and friends, or labeled toys, up by height and mark median, quartiles and ends with tape.",
        topic: "Marking the five key numbers on the floor",
      },
      question: {
        title: "Do taller people have longer arms?",
        explanation: "Measure height and arm span of many people, plot the pairs and find out how strong the link is.",
        topic: "Drawing a line of best fit through the points",
      },
      project: {
        title: "Publish a fact check of a chart",
        explanation:
          "Find a chart in the news, check its scale, sample and claim, redraw it honestly and show both side by side.",
        topic: "Redrawing a chart with a cut-off scale",
      },
    },
  },
  {
    id: "quadratics",
    level: 4,
    prerequisites: ["linear-functions", "powers-and-roots"],
    keywords: ["algebra", "quadratic", "parabola", "squared", "factoring", "high school math", "x squared"],
    title: "Quadratic equations and parabolas",
    explanation: "Multiply and factor quadratic expressions, graph parabolas, and solve quadratic equations.",
    goal: "Solve quadratic equations",
    mastered: "Factors and solves quadratic equations",
    topics: [
      "Multiplying two brackets as an area",
      "Factoring a quadratic expression",
      "The graph of y = x squared",
      "Zeros, axis and vertex of a parabola",
      "Solving by factoring",
      "Completing the square",
      "The quadratic formula",
    ],
    ways: {
      story: {
        title: "Galileo and the path of a ball",
        explanation:
          "Learn how Galileo rolled balls down ramps, found the squares of time in their paths and explained how things fly.",
        topic: "Finding the squares in Galileo's measurements",
      },
      handsOn: {
        title: "Complete a square with algebra tiles",
        explanation:
          "Cut paper tiles for x squared, x and 1, lay out a quadratic and see which corner is missing from a perfect square.",
        topic: "Laying x squared + 6x + 5 as a rectangle",
      },
      question: {
        title: "How high does a thrown ball fly?",
        explanation:
          "Film a thrown ball against a wall, read its height from picture to picture and find out which curve it follows.",
        topic: "Reading the highest point from a parabola",
      },
      project: {
        title: "Curve stitching, a parabola made of lines",
        explanation:
          "Stitch or draw straight lines between two marked axes until a parabola appears, and display it with its equation.",
        topic: "Joining the points of two axes in reverse order",
      },
    },
  },
];
