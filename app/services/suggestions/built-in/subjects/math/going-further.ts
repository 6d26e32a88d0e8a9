import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "large-numbers-and-rounding",
    level: 3,
    prerequisites: ["place-value-to-1000"],
    keywords: ["place value", "million", "thousands", "big numbers", "rounding", "estimate", "estimation", "billion"],
    title: "Numbers to a million and beyond, and rounding them",
    explanation:
      "Read and write numbers to a million and beyond, compare them, round them to any place and estimate with them.",
    goal: "Understand large numbers and rounding",
    mastered: "Reads numbers in the millions and rounds to any place",
    topics: [
      "Thousands, ten thousands and hundred thousands",
      "Commas and groups of three digits",
      "Each place is ten times the one to its right",
      "Comparing numbers in the millions",
      "Rounding to a given place",
      "Estimating a sum before working it out",
    ],
    ways: {
      story: {
        title: "The grains of rice on the chessboard",
        explanation:
          "Hear of the inventor who asked for one grain on the first square, two on the next, and so emptied a kingdom's stores.",
        topic: "Doubling grains until a million is passed",
      },
      handsOn: {
        title: "Estimate a jar of rice",
        explanation:
          "Count the grains in one spoonful, count spoonfuls in a cup and cups in a jar, and estimate the whole.",
        topic: "Scaling up from one spoon to a full jar",
      },
      question: {
        title: "How long is a million seconds?",
        explanation:
          "Guess first, then turn a million and a billion seconds into days and years and find out how far apart they are.",
        topic: "Turning a million seconds into days",
      },
      project: {
        title: "Draw a poster of giant numbers",
        explanation:
          "Look up populations, distances and animal numbers, round them, and place them on a poster from thousands to billions.",
        topic: "Rounding real facts so that they can be compared",
      },
    },
  },
  {
    id: "multi-digit-multiplication",
    level: 3,
    prerequisites: ["times-tables-7-8-9", "add-subtract-two-digit"],
    keywords: [
      "multiplication",
      "multiply",
      "long multiplication",
      "two-digit",
      "area model",
      "product",
      "multiplying",
    ],
    title: "Multiply large numbers",
    explanation:
      "Multiply by tens and hundreds, split numbers in a grid, and use long multiplication for two-digit numbers.",
    goal: "Learn long multiplication",
    mastered: "Multiplies two- and three-digit numbers on paper",
    topics: [
      "Multiplying by 10, 100 and 1,000",
      "Multiplying by 20, 30 and 400",
      "Splitting a product in a grid",
      "A three-digit by a one-digit number",
      "Long multiplication of two-digit numbers",
      "Estimating a product to catch mistakes",
    ],
    ways: {
      story: {
        title: "The scribes who multiplied by doubling",
        explanation:
          "Meet the scribes of ancient Egypt, who multiplied any two numbers with doubling and adding alone.",
        topic: "Multiplying 13 x 24 as an Egyptian scribe would",
      },
      handsOn: {
        title: "Draw products as rectangles",
        explanation:
          "Outline 23 by 14 squares on grid paper, cut the rectangle into four parts and match each part to a line of the working.",
        topic: "Matching the four parts to the long multiplication",
      },
      question: {
        title: "Which way of multiplying is fastest?",
        explanation:
          "Solve the same products by grid, by lattice and by long multiplication, and find out which way fits which numbers.",
        topic: "Timing and checking three methods",
      },
      project: {
        title: "Count the seats of a dream stadium",
        explanation:
          "Design a stadium with blocks, rows and seats, work out how many people fit in and show plan and working together.",
        topic: "Finding the seats in 36 rows of 48",
      },
    },
  },
  {
    id: "long-division",
    level: 3,
    prerequisites: ["division-facts", "multi-digit-multiplication"],
    keywords: ["division", "divide", "long division", "remainder", "quotient", "divisor", "dividing", "short division"],
    title: "Divide large numbers with long division",
    explanation: "Divide large numbers step by step, handle the remainder, and check the answer by multiplying.",
    goal: "Learn long division",
    mastered: "Divides large numbers on paper and interprets the remainder",
    topics: [
      "Dividing tens and hundreds, such as 240 divided by 6",
      "Taking away friendly chunks",
      "The steps divide, multiply, subtract, bring down",
      "Zeros in the answer",
      "Dividing by a two-digit number",
      "Rounding the remainder up, down or sharing it",
    ],
    ways: {
      story: {
        title: "Buses for the whole school",
        explanation: "Send 437 children on a trip in buses of 35 with a head teacher who nearly forgets the last few.",
        topic: "Deciding what to do with the children left over",
      },
      handsOn: {
        title: "Divide play money at the bank",
        explanation:
          "Share play money of 653 among four people, changing hundreds into tens and tens into ones as in long division.",
        topic: "Writing a division step for each exchange of money",
      },
      question: {
        title: "When is a remainder the real answer?",
        explanation:
          "Collect problems about eggs, buses, ribbons and weekdays, and find out what becomes of the remainder in each.",
        topic: "Finding the weekday that comes 100 days from now",
      },
      project: {
        title: "Make a how-to guide to long division",
        explanation:
          "Write and draw a one-page guide with an example and two traps to avoid, and teach somebody with it.",
        topic: "Explaining each step of 952 divided by 7",
      },
    },
  },
  {
    id: "factors-and-primes",
    level: 3,
    prerequisites: ["times-tables-7-8-9", "division-facts"],
    keywords: ["factors", "multiples", "prime numbers", "primes", "gcf", "lcm", "divisibility", "composite"],
    title: "Factors, multiples and prime numbers",
    explanation:
      "Find factors and multiples, tell prime numbers from composite ones, and find common factors and multiples.",
    goal: "Learn about factors, multiples and prime numbers",
    mastered: "Finds factors and multiples and knows the prime numbers to 100",
    topics: [
      "Factor pairs as rectangles of squares",
      "Divisibility by 2, 3, 5, 9 and 10",
      "Prime and composite numbers",
      "The primes up to 100",
      "Factor trees",
      "Greatest common factor",
      "Least common multiple",
    ],
    ways: {
      story: {
        title: "Eratosthenes and his sieve",
        explanation:
          "Meet the Greek scholar who measured the Earth with shadows and also found a way to sift out the primes.",
        topic: "Sifting the primes to 100 as Eratosthenes did",
      },
      handsOn: {
        title: "Build rectangles from tiles",
        explanation:
          "Lay 1 to 30 square tiles as rectangles in all ways and see which numbers allow only a single row.",
        topic: "Sorting numbers by how many rectangles they make",
      },
      question: {
        title: "Do the prime numbers ever end?",
        explanation:
          "Multiply the first few primes, add one and look at its factors to find out why a longer list must always exist.",
        topic: "Factoring 2 x 3 x 5 x 7 + 1 and its neighbors",
      },
      project: {
        title: "Make monster cards of factors",
        explanation:
          "Give each number from 1 to 30 a monster with one eye per factor, so that all primes have exactly two eyes.",
        topic: "Giving each number monster the right number of eyes",
      },
    },
  },
  {
    id: "order-of-operations",
    level: 3,
    prerequisites: ["multi-digit-multiplication", "division-facts"],
    keywords: [
      "order of operations",
      "parentheses",
      "brackets",
      "pemdas",
      "expressions",
      "distributive",
      "mental math",
    ],
    title: "Parentheses and the order of operations",
    explanation:
      "Work out expressions with several operations in the agreed order, and use parentheses to change what comes first.",
    goal: "Understand the order of operations",
    mastered: "Works out expressions with parentheses in the right order",
    topics: [
      "Multiplying and dividing before adding and subtracting",
      "Working from left to right",
      "Parentheses first",
      "Writing one expression for a story",
      "The distributive rule, such as 7 x 98 = 7 x 100 - 7 x 2",
      "Putting in parentheses to make a statement true",
    ],
    ways: {
      story: {
        title: "Two cashiers, two different bills",
        explanation:
          "Sort out why two cashiers read 2 + 3 x 4 on one order and charge different prices, and agree on a rule for all.",
        topic: "Writing the order so that no cashier can misread it",
      },
      handsOn: {
        title: "Play target number with cards",
        explanation:
          "Draw four number cards and a target, and combine them with operations and parentheses to hit it exactly.",
        topic: "Reaching 24 with four cards and parentheses",
      },
      question: {
        title: "Can four 4s make every number to 20?",
        explanation:
          "Use exactly four 4s with any operations and parentheses and find out which numbers from 0 to 20 can be made.",
        topic: "Making 0 to 10 out of four 4s",
      },
      project: {
        title: "Write a calculator trap quiz",
        explanation:
          "Write ten expressions that trick hasty people, with right answers and the usual wrong ones, and test the family.",
        topic: "Inventing an expression with a tempting wrong answer",
      },
    },
  },
  {
    id: "equivalent-fractions",
    level: 3,
    prerequisites: ["first-fractions", "times-tables-3-4-6"],
    keywords: [
      "fractions",
      "equivalent",
      "simplify",
      "comparing fractions",
      "mixed numbers",
      "improper fractions",
      "lowest terms",
    ],
    title: "Equivalent fractions, comparing and simplifying",
    explanation:
      "Find fractions of the same value, simplify them, compare any two and change improper fractions to mixed numbers.",
    goal: "Compare and simplify fractions",
    mastered: "Finds equivalent fractions, simplifies and compares fractions",
    topics: [
      "Different names for one half",
      "Multiplying top and bottom by the same number",
      "Simplifying to lowest terms",
      "Comparing with one half and one whole",
      "Comparing with a common denominator",
      "Mixed numbers and improper fractions",
    ],
    ways: {
      story: {
        title: "Two gardeners and one garden bed",
        explanation:
          "Settle a dispute between a gardener who planted four sixths and one who planted six ninths of equal beds.",
        topic: "Drawing both beds to see who planted more",
      },
      handsOn: {
        title: "Match fraction strips edge to edge",
        explanation:
          "Cut equal strips into halves down to twelfths and lay them against each other to find every match.",
        topic: "Finding all strips that match two thirds",
      },
      question: {
        title: "Is there a fraction between any two?",
        explanation:
          "Pick two close fractions, search for one in between, and find out whether the search could ever fail.",
        topic: "Finding a fraction between one third and one half",
      },
      project: {
        title: "Make a set of fraction dominoes",
        explanation:
          "Draw dominoes whose ends show fractions as numbers, shapes or lines so that equal values meet, and play with them.",
        topic: "Drawing one value in three different ways",
      },
    },
  },
  {
    id: "add-subtract-fractions",
    level: 3,
    prerequisites: ["equivalent-fractions"],
    keywords: [
      "fractions",
      "adding fractions",
      "subtracting fractions",
      "common denominator",
      "mixed numbers",
      "addition",
    ],
    title: "Add and subtract fractions",
    explanation: "Add and subtract fractions with the same and with different denominators, and with mixed numbers.",
    goal: "Learn to add and subtract fractions",
    mastered: "Adds and subtracts fractions with different denominators",
    topics: [
      "Adding fractions with the same denominator",
      "Subtracting from a whole",
      "Finding a common denominator",
      "Adding unlike fractions, such as 1/2 + 1/3",
      "Subtracting unlike fractions",
      "Adding and subtracting mixed numbers",
    ],
    ways: {
      story: {
        title: "The camel driver's seventeen camels",
        explanation:
          "Puzzle over the old tale of heirs who get a half, a third and a ninth of 17 camels, and a neighbor who lends one.",
        topic: "Adding 1/2, 1/3 and 1/9 to uncover the trick",
      },
      handsOn: {
        title: "Add with measuring cups",
        explanation:
          "Pour a half, a third and a quarter cup of water or rice together, predict the sum and read it off a marked glass.",
        topic: "Predicting 1/2 + 1/4 cup, then pouring it",
      },
      question: {
        title: "Why not just add the bottoms, too?",
        explanation:
          "Add 1/2 and 1/2 by the tempting wrong rule, compare with a picture and find out what the denominator really says.",
        topic: "Showing with a drawing why 2/4 cannot be right",
      },
      project: {
        title: "Compose a bar-by-bar rhythm sheet",
        explanation:
          "Fill measures with half, quarter and eighth notes that add up to one whole, and clap the finished piece for others.",
        topic: "Filling a measure so that the notes add to one",
      },
    },
  },
  {
    id: "multiply-divide-fractions",
    level: 3,
    prerequisites: ["equivalent-fractions", "multi-digit-multiplication"],
    keywords: [
      "fractions",
      "multiplying fractions",
      "dividing fractions",
      "reciprocal",
      "fraction of a fraction",
      "multiply",
    ],
    title: "Multiply and divide fractions",
    explanation:
      "Take a fraction of a fraction, multiply fractions and whole numbers, and divide by a fraction with its reciprocal.",
    goal: "Learn to multiply and divide fractions",
    mastered: "Multiplies and divides fractions",
    topics: [
      "A whole number times a fraction",
      "A fraction of a fraction as an area",
      "Multiplying tops and bottoms",
      "How many quarters fit into three",
      "Dividing a fraction by a whole number",
      "Dividing by a fraction with its reciprocal",
    ],
    ways: {
      story: {
        title: "The recipe for a shrinking crew",
        explanation:
          "Cook for a ship whose crew halves at one port and grows by a third at another, changing the recipe every time.",
        topic: "Rewriting the recipe after each port",
      },
      handsOn: {
        title: "Fold paper twice to multiply",
        explanation:
          "Fold a sheet into thirds one way and quarters the other, shade both and see 2/3 of 3/4 where the shades overlap.",
        topic: "Folding and shading 2/3 x 3/4",
      },
      question: {
        title: "How can dividing make a number bigger?",
        explanation:
          "Ask how many halves, thirds and tenths fit into 2 and find out why the answers grow as the pieces shrink.",
        topic: "Counting how many thirds fit into two wholes",
      },
      project: {
        title: "Publish a recipe card in three sizes",
        explanation:
          "Choose a favorite recipe for four, write it for six and for one with exact fractions, and try out one of them.",
        topic: "Multiplying every amount by 3/2 and by 1/4",
      },
    },
  },
  {
    id: "decimals",
    level: 3,
    prerequisites: ["first-fractions", "prices-and-change", "place-value-to-1000"],
    keywords: [
      "decimals",
      "decimal point",
      "tenths",
      "hundredths",
      "place value",
      "adding decimals",
      "multiplying decimals",
    ],
    title: "Decimals, from tenths to calculating with them",
    explanation:
      "Read, compare and round decimals, change them into fractions, and add, subtract, multiply and divide with them.",
    goal: "Understand decimals and calculate with them",
    mastered: "Compares, adds and multiplies decimals",
    topics: [
      "Tenths and hundredths as fractions",
      "Decimals on a number line",
      "Comparing decimals such as 0.4 and 0.35",
      "Adding and subtracting with the points lined up",
      "Multiplying and dividing by 10 and 100",
      "Multiplying and dividing decimals",
      "Rounding decimals",
    ],
    ways: {
      story: {
        title: "The race decided by a hundredth",
        explanation:
          "Judge a swimming final in which three finishers are tenths and hundredths of a second apart, and hand out medals.",
        topic: "Ranking the swimmers by their times",
      },
      handsOn: {
        title: "Measure and add on a paper meter",
        explanation:
          "Mark a one-meter strip in tenths and hundredths, measure things with it, and add their lengths as decimals.",
        topic: "Adding two measured lengths on the paper meter",
      },
      question: {
        title: "Why is 0.5 more than 0.45?",
        explanation:
          "Shade both on hundred squares, hunt for the mistake behind the wrong answer and find a test that always works.",
        topic: "Shading decimals on squares of one hundred",
      },
      project: {
        title: "Keep a household records table",
        explanation:
          "Time, weigh and measure the family in small contests, record results to hundredths and post the ranking.",
        topic: "Ordering and rounding the contest results",
      },
    },
  },
  {
    id: "percent",
    level: 3,
    prerequisites: ["decimals", "equivalent-fractions"],
    keywords: ["percent", "percentage", "percentages", "discount", "sale", "per hundred", "tip", "sales tax"],
    title: "Percent of an amount",
    explanation:
      "See percent as parts of a hundred, change between percent, fractions and decimals, and find a percent of an amount.",
    goal: "Understand percentages and work out discounts",
    mastered: "Finds a percentage of an amount and converts to fractions and decimals",
    topics: [
      "Percent as parts of one hundred",
      "10, 25, 50 and 75 percent as fractions",
      "10 percent first, then 5 and 20 percent",
      "Any percent of an amount",
      "What percent one number is of another",
      "Discounts, tips and sales tax",
    ],
    ways: {
      story: {
        title: "The great sale at the bicycle store",
        explanation:
          "Go bargain hunting with twins who must choose between 30 percent off and two discounts of 15 percent in a row.",
        topic: "Working out which of the two offers is better",
      },
      handsOn: {
        title: "Stretch a percent ruler",
        explanation:
          "Mark 0 to 100 on a strip of elastic, stretch it along bottles and books, and read off 25, 50 and 80 percent.",
        topic: "Finding 30 percent of a bottle with the elastic",
      },
      question: {
        title: "Is half off and half off again free?",
        explanation:
          "Take 50 percent off a price twice, then try other pairs of discounts, and find out what really happens.",
        topic: "Calculating two discounts one after the other",
      },
      project: {
        title: "Make a sale flyer for a pretend store",
        explanation:
          "Design a flyer with ten products, old prices, percent off and new prices, and let shoppers check every figure.",
        topic: "Computing ten sale prices without a mistake",
      },
    },
  },
  {
    id: "angles",
    level: 3,
    prerequisites: ["polygons-and-symmetry"],
    keywords: ["angles", "protractor", "degrees", "acute", "obtuse", "right angle", "triangle angles", "geometry"],
    title: "Measure and draw angles",
    explanation:
      "Measure and draw angles with a protractor, name their kinds, and find missing angles on lines and in triangles.",
    goal: "Learn to measure angles with a protractor",
    mastered: "Measures angles and finds missing ones in triangles",
    topics: [
      "An angle as an amount of turn",
      "Acute, right, obtuse and straight angles",
      "Reading both scales of a protractor",
      "Drawing an angle of a given size",
      "Angles on a line and around a point",
      "The three angles of a triangle add up to 180 degrees",
    ],
    ways: {
      story: {
        title: "The captain who turned too far",
        explanation:
          "Steer a ship between islands with a captain who confuses 60 and 120 degrees, and chart the way home.",
        topic: "Charting each turn of the ship in degrees",
      },
      handsOn: {
        title: "Tear the corners off a triangle",
        explanation:
          "Cut out any triangle, tear off its corners and fit them together, then repeat with a four-sided shape.",
        topic: "Fitting torn corners along a straight line",
      },
      question: {
        title: "What angle makes a slide fast but fun?",
        explanation:
          "Tilt a board to different angles, measure each with a protractor and find out when a toy starts to slide.",
        topic: "Measuring the angle at which a toy first slides",
      },
      project: {
        title: "Draw a string-art star",
        explanation:
          "Mark equal angles around a circle, join the points in steps and display stars with five, eight and twelve tips.",
        topic: "Dividing 360 degrees into equal turns",
      },
    },
  },
  {
    id: "area-of-triangles",
    level: 3,
    prerequisites: ["perimeter-and-area", "angles"],
    keywords: ["area", "triangle", "parallelogram", "trapezoid", "base and height", "geometry", "formula"],
    title: "Area of triangles, parallelograms and trapezoids",
    explanation: "Turn slanted shapes into rectangles to see where the area formulas come from, and use them.",
    goal: "Find the area of triangles and other shapes",
    mastered: "Works out the area of triangles, parallelograms and trapezoids",
    topics: [
      "Base and height at a right angle",
      "A parallelogram cut and moved into a rectangle",
      "A triangle as half of a parallelogram",
      "Trapezoids",
      "Shapes made of several parts",
      "Area of any polygon on a grid",
    ],
    ways: {
      story: {
        title: "The river that moved the fields",
        explanation:
          "Join the rope stretchers of the Nile, who had to measure odd-shaped fields again after every flood.",
        topic: "Measuring a field of triangles for its owner",
      },
      handsOn: {
        title: "Cut a parallelogram and slide the piece",
        explanation:
          "Cut paper parallelograms, triangles and trapezoids and rearrange them into rectangles to discover each formula.",
        topic: "Making a rectangle from a trapezoid and its twin",
      },
      question: {
        title: "Does leaning over change the area?",
        explanation:
          "Push a stack of cards sideways or slide a triangle's tip along a line, and find out what stays the same.",
        topic: "Comparing triangles with one base and one height",
      },
      project: {
        title: "Design a quilt square and cost it",
        explanation:
          "Draw a quilt block of triangles and other shapes, find the area of each color and list the cloth that is needed.",
        topic: "Finding the area of each color in the quilt",
      },
    },
  },
  {
    id: "volume-and-nets",
    level: 3,
    prerequisites: ["perimeter-and-area", "shapes-flat-and-solid"],
    keywords: ["volume", "nets", "surface area", "cubes", "prism", "cubic", "solids", "three dimensional", "capacity"],
    title: "Volume, surface area and nets of boxes",
    explanation: "Fill boxes with unit cubes, find volume from length, width and height, and fold solids from nets.",
    goal: "Find the volume of boxes and understand solid shapes",
    mastered: "Works out the volume and surface area of boxes",
    topics: [
      "Faces, edges and vertices",
      "Nets that fold into a cube",
      "Counting unit cubes in layers",
      "Volume as length times width times height",
      "Surface area from the net",
      "Cubic centimeters and milliliters",
    ],
    ways: {
      story: {
        title: "The shipping clerk's puzzle",
        explanation:
          "Help a clerk pack odd crates into one container without wasting space before the ship sails at noon.",
        topic: "Finding how many crates the container holds",
      },
      handsOn: {
        title: "Unfold boxes from the recycling bin",
        explanation:
          "Open cereal boxes and cartons into flat nets, measure them, fold them again and fill them with cubes.",
        topic: "Unfolding a box and measuring every face",
      },
      question: {
        title: "Which box holds most from one sheet?",
        explanation:
          "Cut equal squares from the corners of paper sheets, fold trays and find out which cut gives the most volume.",
        topic: "Calculating the volume of each folded tray",
      },
      project: {
        title: "Build a paper city from nets",
        explanation:
          "Design nets for houses, towers and roofs, fold and glue them, and label each building with its volume.",
        topic: "Drawing a net with flaps for a house with a roof",
      },
    },
  },
  {
    id: "coordinates",
    level: 3,
    prerequisites: ["polygons-and-symmetry"],
    keywords: [
      "coordinates",
      "coordinate grid",
      "coordinate plane",
      "graph",
      "plotting points",
      "x axis",
      "ordered pairs",
      "map",
    ],
    title: "Plot points on a coordinate grid",
    explanation:
      "Read and plot points with two coordinates, draw shapes by their corners, and see patterns as points on a graph.",
    goal: "Learn to use coordinates on a grid",
    mastered: "Plots and reads points on a coordinate grid",
    topics: [
      "The two axes and the origin",
      "Across first, then up",
      "Plotting and naming points",
      "Shapes from a list of points",
      "Lengths of straight lines on the grid",
      "Graphing a pattern from a table",
    ],
    ways: {
      story: {
        title: "Descartes and the fly on the ceiling",
        explanation:
          "Hear the legend of a philosopher who lay in bed, watched a fly and wondered how to say exactly where it was.",
        topic: "Tracking the fly with pairs of numbers",
      },
      handsOn: {
        title: "Walk a chalk grid outdoors",
        explanation:
          "Chalk a large grid, call out pairs of numbers, walk to each point and stretch string between them.",
        topic: "Walking to called-out points on the chalk grid",
      },
      question: {
        title: "What happens if the two numbers swap?",
        explanation:
          "Swap the coordinates of every corner of a drawing, plot it again and find out how the picture moved.",
        topic: "Plotting a drawing again with swapped numbers",
      },
      project: {
        title: "Write a secret picture in coordinates",
        explanation:
          "Draw a picture on a grid, list its points in order, and let a friend draw it from the list alone.",
        topic: "Listing the points of a picture in drawing order",
      },
    },
  },
  {
    id: "averages",
    level: 3,
    prerequisites: ["charts-and-tallies", "long-division"],
    keywords: ["average", "mean", "median", "mode", "range", "statistics", "data", "line graph"],
    title: "Mean, median, mode and range",
    explanation: "Find mean, median, mode and range of a set of numbers and choose the average that describes it best.",
    goal: "Understand averages",
    mastered: "Works out mean, median, mode and range",
    topics: [
      "The mean as leveling out",
      "The median as the middle number",
      "The mode as the most frequent value",
      "Range and outliers",
      "Choosing the average that is fair",
      "Line graphs of change over time",
    ],
    ways: {
      story: {
        title: "The millionaire who walked into the cafe",
        explanation:
          "See what happens to the average wealth of ten cafe guests when one very rich person comes in for tea.",
        topic: "Finding mean and median before and after",
      },
      handsOn: {
        title: "Level towers of blocks",
        explanation:
          "Build uneven towers, move blocks until all are level to see the mean, and line them up to find the median.",
        topic: "Moving blocks until every tower is the same",
      },
      question: {
        title: "How many raisins are in a handful?",
        explanation:
          "Count several handfuls, work out three averages and find out which one gives the best guess for the next.",
        topic: "Testing each average against a new handful",
      },
      project: {
        title: "Report on a week of weather",
        explanation:
          "Record temperature and rain for a week, work out the averages and present them with a line graph.",
        topic: "Summing up seven days in four numbers",
      },
    },
  },
];
