import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "place-value-to-1000",
    level: 2,
    prerequisites: ["tens-and-ones"],
    keywords: [
      "place value",
      "hundreds",
      "three-digit",
      "digits",
      "rounding",
      "round",
      "compare numbers",
      "even and odd",
    ],
    title: "Hundreds, tens and ones up to 1,000",
    explanation:
      "Read, write and compare numbers up to 1,000, split them into hundreds, tens and ones, and round them.",
    goal: "Understand place value up to 1,000",
    mastered: "Reads and compares numbers to 1,000 and knows what each digit is worth",
    topics: [
      "Ten tens make one hundred",
      "Numbers split up, such as 364 = 300 + 60 + 4",
      "Zero as a place keeper in 305",
      "Comparing and ordering three-digit numbers",
      "Counting in tens and hundreds from any number",
      "Even and odd numbers",
      "Rounding to the nearest ten and hundred",
    ],
    ways: {
      story: {
        title: "Zero, the guest nobody wanted",
        explanation:
          "Follow Zero, who is laughed at by the other digits until the day it leaves and 305 suddenly turns into 35.",
        topic: "Retelling what happens to 407 when Zero walks out",
      },
      handsOn: {
        title: "Trade up to a thousand",
        explanation:
          "Roll dice, collect beans, and trade ten beans for a stick and ten sticks for a paper square of one hundred.",
        topic: "Trading ones for tens and tens for hundreds",
      },
      question: {
        title: "What is the largest number from three cards?",
        explanation:
          "Draw three digit cards, make every number they allow and find out which place decides which one is largest.",
        topic: "Making all the numbers that three digits allow",
      },
      project: {
        title: "Build a place-value slider",
        explanation:
          "Cut a sleeve and three paper strips that slide through it, so that every number to 999 can be set and read.",
        topic: "Setting and reading called-out numbers on the slider",
      },
    },
  },
  {
    id: "add-subtract-two-digit",
    level: 2,
    prerequisites: ["add-subtract-within-20", "tens-and-ones"],
    keywords: [
      "addition",
      "subtraction",
      "regrouping",
      "carrying",
      "borrowing",
      "column addition",
      "carry",
      "two-digit",
    ],
    title: "Add and subtract two- and three-digit numbers",
    explanation: "Add and subtract in columns, with regrouping, and check an answer by estimating or working backward.",
    goal: "Add and subtract bigger numbers with carrying and borrowing",
    mastered: "Adds and subtracts three-digit numbers with regrouping",
    topics: [
      "Adding tens and ones separately",
      "Column addition without regrouping",
      "Carrying a ten",
      "Column subtraction without regrouping",
      "Trading a ten for ten ones when subtracting",
      "Subtracting across a zero, such as 402 - 158",
      "Checking by estimating and by the opposite operation",
    ],
    ways: {
      story: {
        title: "The bakery that ran out of single rolls",
        explanation:
          "Serve a baker's customers who want single rolls when only trays of ten are left, so that a tray must be opened.",
        topic: "Opening a tray of ten to serve the next customer",
      },
      handsOn: {
        title: "Add with bundles on a place-value mat",
        explanation:
          "Lay out both numbers in stick bundles on a mat, trade whenever ten come together, and write down each move.",
        topic: "Writing each trade on the mat as a column step",
      },
      question: {
        title: "Which sum comes closest to 100?",
        explanation:
          "Arrange four digit cards into two numbers in many ways and find out how to get as near to 100 as possible.",
        topic: "Rearranging digits to bring a sum nearer to 100",
      },
      project: {
        title: "Count up a family book stack",
        explanation: "Add up the pages of several books, compare who has read more, and show the working on a poster.",
        topic: "Finding how many more pages one reader has read",
      },
    },
  },
  {
    id: "times-tables-2-5-10",
    level: 2,
    prerequisites: ["tens-and-ones", "add-subtract-within-20"],
    keywords: [
      "multiplication",
      "multiply",
      "times tables",
      "skip counting",
      "equal groups",
      "arrays",
      "multiplication facts",
    ],
    title: "Times tables of 2, 5 and 10",
    explanation: "See multiplication as equal groups and rows, and learn the tables of 2, 5 and 10 by heart.",
    goal: "Start multiplication and learn the times tables of 2, 5 and 10",
    mastered: "Knows the times tables of 2, 5 and 10",
    topics: [
      "Equal groups and repeated addition",
      "Rows and columns of dots",
      "Counting in twos, and doubles",
      "The table of 10 and its zeros",
      "Counting in fives to 50",
      "Turning 3 x 5 into 5 x 3",
      "Multiplying by one and by zero",
    ],
    ways: {
      story: {
        title: "The shoe shop of pairs",
        explanation:
          "Help a shopkeeper who stores shoes in pairs, socks in fives and laces in tens to count the stock at speed.",
        topic: "Telling the stock of pairs, fives and tens",
      },
      handsOn: {
        title: "Fingers, feet and egg-carton tables",
        explanation:
          "Count the fingers, hands and feet of a family and fill cartons with equal groups to build all three tables.",
        topic: "Building 4 x 5 with hands, then with counters",
      },
      question: {
        title: "Which numbers are in two tables at once?",
        explanation:
          "Color the tables of 2, 5 and 10 on a hundred chart and find out what is special about squares colored twice.",
        topic: "Coloring three tables on one hundred chart",
      },
      project: {
        title: "Record a skip-counting song",
        explanation:
          "Set the tables of 2, 5 and 10 to a tune that is already known, rehearse with claps and record it for the family.",
        topic: "Fitting the table of 5 to a known tune",
      },
    },
  },
  {
    id: "times-tables-3-4-6",
    level: 2,
    prerequisites: ["times-tables-2-5-10"],
    keywords: [
      "multiplication",
      "multiply",
      "times tables",
      "multiplication facts",
      "doubling",
      "table of 3",
      "table of 4",
    ],
    title: "Times tables of 3, 4 and 6",
    explanation: "Work out the tables of 3, 4 and 6 from tables already known, by adding a group or by doubling.",
    goal: "Learn the times tables of 3, 4 and 6",
    mastered: "Knows the times tables up to 6",
    topics: [
      "The table of 3 as doubles and one more group",
      "The table of 4 as double doubles",
      "The table of 6 as double threes",
      "Rows of dots split into two smaller tables",
      "The square numbers 9, 16, 25 and 36",
      "Picking out the facts that are still hard",
    ],
    ways: {
      story: {
        title: "Tricycles, wagons and beetles",
        explanation:
          "Visit a parade of tricycles with three wheels, wagons with four and beetles with six legs, and count them all.",
        topic: "Counting the wheels and legs in the parade",
      },
      handsOn: {
        title: "Cut one table into two",
        explanation: "Cut a grid of 6 by 7 squares into two easier pieces, add them up and tape them back together.",
        topic: "Cutting grids into tables that are already known",
      },
      question: {
        title: "Can doubling do all the work?",
        explanation:
          "Start from the table of 2 and find out which other tables can be reached by doubling alone and which cannot.",
        topic: "Doubling the 2s to get the 4s and the 8s",
      },
      project: {
        title: "Make a fold-out table book",
        explanation:
          "Fold a strip of paper into pages for 3, 4 and 6 with a picture, a trick and ten facts each, and quiz others with it.",
        topic: "Writing a trick for each table on its page",
      },
    },
  },
  {
    id: "times-tables-7-8-9",
    level: 2,
    prerequisites: ["times-tables-3-4-6"],
    keywords: [
      "multiplication",
      "multiply",
      "times tables",
      "multiplication facts",
      "hard tables",
      "table of 7",
      "memorize",
    ],
    title: "Times tables of 7, 8 and 9",
    explanation: "Finish the times tables with tricks for 9, doubling for 8 and the few facts of 7 that are left.",
    goal: "Know all the times tables by heart",
    mastered: "Knows all the times tables to 10 x 10",
    topics: [
      "The table of 9 as ten groups less one group",
      "The finger trick for 9",
      "The table of 8 as doubled fours",
      "The facts of 7 that no other table gives",
      "6 x 7, 6 x 8, 7 x 8 and other hard facts",
      "Mixed facts in any order",
    ],
    ways: {
      story: {
        title: "Seven days, eight legs, nine lives",
        explanation:
          "Solve a cat's adventure in which weeks, spiders and lives must be multiplied to get out of every scrape.",
        topic: "Multiplying sevens, eights and nines to save the cat",
      },
      handsOn: {
        title: "Show nines on ten fingers",
        explanation:
          "Bend down one finger at a time to read the table of 9 off both hands, then race the tricks against flash cards.",
        topic: "Reading 9 x 4 and 9 x 7 off ten fingers",
      },
      question: {
        title: "Why do the digits of nines add up to 9?",
        explanation:
          "Write out the table of 9, add the digits of each answer, and find out what happens from one line to the next.",
        topic: "Checking the digit sums beyond 9 x 10",
      },
      project: {
        title: "Build a table champion's quiz wheel",
        explanation:
          "Make a cardboard spinner for facts of 7, 8 and 9, hold a quiz and keep a record of the facts that still slip.",
        topic: "Keeping a list of slippery facts and beating it",
      },
    },
  },
  {
    id: "division-facts",
    level: 2,
    prerequisites: ["times-tables-2-5-10"],
    keywords: ["division", "divide", "dividing", "sharing", "share equally", "remainder", "groups", "divided by"],
    title: "Share equally and divide with the tables",
    explanation: "Share things into equal groups, use times tables to divide, and say what is left over.",
    goal: "Learn what division is and divide with the times tables",
    mastered: "Divides with the times tables and handles remainders",
    topics: [
      "Sharing objects out one by one",
      "Making groups of a given size",
      "The division sign",
      "A division fact from every times-table fact",
      "Remainders",
      "What a remainder means in a story problem",
    ],
    ways: {
      story: {
        title: "Three pirates and seventeen pearls",
        explanation:
          "Settle a quarrel among pirates whose pearls never divide evenly, and decide what to do with those left over.",
        topic: "Finding a fair rule for the leftover pearls",
      },
      handsOn: {
        title: "Deal cards until they run out",
        explanation:
          "Deal a number of cards to two, three, four and five players, and write each deal as a division with its remainder.",
        topic: "Writing a division for every way of dealing",
      },
      question: {
        title: "Which numbers can be shared by many?",
        explanation:
          "Try to share 12, 13 and 24 counters among different numbers of friends and find out which number is most shareable.",
        topic: "Testing how many ways 24 can be shared",
      },
      project: {
        title: "Plan teams and tables for a party",
        explanation:
          "Plan a party for 26 guests with teams, tables and treats, and draw the plan that leaves nobody out.",
        topic: "Deciding how many tables 26 guests need",
      },
    },
  },
  {
    id: "first-fractions",
    level: 2,
    prerequisites: ["shapes-flat-and-solid", "division-facts"],
    keywords: [
      "fractions",
      "half",
      "halves",
      "thirds",
      "quarters",
      "fourths",
      "numerator",
      "denominator",
      "equal parts",
    ],
    title: "Halves, thirds, quarters and other fractions",
    explanation:
      "Split shapes and amounts into equal parts, name the parts as fractions and place them on a number line.",
    goal: "Understand what fractions are",
    mastered: "Names and draws simple fractions such as one half and three quarters",
    topics: [
      "Equal and unequal parts",
      "Halves, thirds and quarters of a shape",
      "What the top and the bottom number say",
      "Several parts, such as three quarters",
      "Fractions on a number line",
      "A fraction of an amount, such as a third of 12",
    ],
    ways: {
      story: {
        title: "The cake that had to be fair",
        explanation:
          "Cut a cake with a child whose guests keep ringing the doorbell, so that every slice shrinks from a half to an eighth.",
        topic: "Drawing the cake anew for each extra guest",
      },
      handsOn: {
        title: "Fold paper strips into fractions",
        explanation:
          "Fold equal strips into halves, thirds, quarters and sixths, label the parts and lay them under one another.",
        topic: "Folding and labeling a fraction wall",
      },
      question: {
        title: "Can two halves look different?",
        explanation:
          "Cut a square in half in as many ways as possible and find out how to prove that each half is truly a half.",
        topic: "Proving that two odd-looking halves are equal",
      },
      project: {
        title: "Paint flags of fractions",
        explanation:
          "Design flags that are half one color, a quarter another and so on, and show them with a caption that names each part.",
        topic: "Coloring a flag to match a list of fractions",
      },
    },
  },
  {
    id: "tell-time-and-durations",
    level: 2,
    prerequisites: ["days-and-hours"],
    keywords: [
      "telling time",
      "clock",
      "minutes",
      "quarter past",
      "quarter to",
      "digital clock",
      "how long",
      "duration",
      "am pm",
    ],
    title: "Tell the time to the minute and how long things take",
    explanation: "Read clocks with hands and digits to the minute, and work out how long something lasts.",
    goal: "Tell the time on a clock with hands",
    mastered: "Tells the time to the minute and works out how long things take",
    topics: [
      "Counting in fives around the clock",
      "Quarter past and quarter to",
      "Reading the time to five minutes, then to one",
      "Digital clocks, morning and afternoon",
      "Seconds, minutes, hours and days",
      "How long from one time to another",
      "Reading a timetable",
    ],
    ways: {
      story: {
        title: "The station clock that ran backward",
        explanation:
          "Help a stationmaster whose clock has gone wrong to get every traveler to the right train at the right minute.",
        topic: "Working out how long each traveler must wait",
      },
      handsOn: {
        title: "Be the clock with both arms",
        explanation:
          "Stand in a ring of twelve number cards, show times with a long and a short arm, and let others read them.",
        topic: "Showing ten to four with two arms",
      },
      question: {
        title: "Where does the day go?",
        explanation:
          "Note when sleeping, eating, learning and playing start and end, and find out which of them takes the most hours.",
        topic: "Adding up the hours and minutes of one day",
      },
      project: {
        title: "Plan a perfect Saturday to the minute",
        explanation:
          "Write a timetable for a day out with start times, travel times and breaks, and try it out for real.",
        topic: "Making a timetable without gaps or clashes",
      },
    },
  },
  {
    id: "prices-and-change",
    level: 2,
    prerequisites: ["coins-and-counting-money", "add-subtract-two-digit"],
    keywords: ["money", "change", "prices", "shopping", "dollars and cents", "cost", "making change", "budget"],
    title: "Add prices and work out the change",
    explanation: "Write amounts in dollars and cents, add up prices and count up to find the change.",
    goal: "Handle money, add up prices and give change",
    mastered: "Adds prices and works out change",
    topics: [
      "Writing dollars and cents with a point",
      "Adding two or three prices",
      "Counting up from the price to find the change",
      "Prices just below a whole, such as 2.99",
      "Cost of several of the same thing",
      "Choosing what fits into an amount",
    ],
    ways: {
      story: {
        title: "The lemonade stand on the corner",
        explanation:
          "Run a stand with two friends for a day, from buying lemons to giving change, and see whether they earned anything.",
        topic: "Giving change to each of the stand's customers",
      },
      handsOn: {
        title: "Play store with a real receipt",
        explanation:
          "Set up a store with items from an old receipt, take turns at the register and count the change into each other's hands.",
        topic: "Counting change up from the price to the bill",
      },
      question: {
        title: "Is the bigger package always cheaper?",
        explanation:
          "Compare small and large packages of the same food at the store and find out what one piece costs in each.",
        topic: "Working out the price of one piece in two packages",
      },
      project: {
        title: "Plan a dinner for a fixed amount",
        explanation:
          "Choose dishes from store flyers for the whole family, stay within the amount and present the plan with its total.",
        topic: "Adding a shopping list and trimming it to fit",
      },
    },
  },
  {
    id: "units-of-measure",
    level: 2,
    prerequisites: ["compare-lengths-and-weights", "place-value-to-1000"],
    keywords: [
      "measuring",
      "measurement",
      "ruler",
      "inches",
      "centimeters",
      "grams",
      "pounds",
      "liters",
      "temperature",
    ],
    title: "Measure with rulers, scales and cups",
    explanation: "Measure length, weight, volume and temperature in standard units and choose a unit that makes sense.",
    goal: "Measure things with a ruler, a scale and a measuring cup",
    mastered: "Measures length, weight and volume in the right units",
    topics: [
      "Lining up the zero of a ruler",
      "Centimeters and meters, inches and feet",
      "Grams and kilograms, ounces and pounds",
      "Milliliters and liters, cups and quarts",
      "Reading a thermometer",
      "Changing units, such as 2 meters to 200 centimeters",
      "Estimating before measuring",
    ],
    ways: {
      story: {
        title: "The king's foot and the tailor's yard",
        explanation:
          "Hear how towns once measured with arms, feet and barleycorns, why buyers argued and how the meter ended it.",
        topic: "Measuring one table in hand spans, feet and meters",
      },
      handsOn: {
        title: "Hold a measuring olympics",
        explanation:
          "Throw a paper plane, squeeze a sponge into a cup and blow a feather, then measure every result with the right tool.",
        topic: "Measuring and recording three olympic events",
      },
      question: {
        title: "How good is a guess?",
        explanation:
          "Guess the length and weight of ten things, measure them and find out whether guesses get better along the way.",
        topic: "Writing guess, measurement and difference in a table",
      },
      project: {
        title: "Draw a floor plan of a room",
        explanation:
          "Measure the walls, door and furniture, draw them on squared paper at one square per foot, and plan a new layout.",
        topic: "Turning measured lengths into squares on paper",
      },
    },
  },
  {
    id: "charts-and-tallies",
    level: 2,
    prerequisites: ["repeating-patterns", "times-tables-2-5-10"],
    keywords: ["graphs", "bar chart", "bar graph", "pictograph", "tally", "survey", "data", "table", "line plot"],
    title: "Collect data and draw charts",
    explanation: "Ask a question, tally the answers, show them in a pictograph or bar chart and say what it tells.",
    goal: "Read and draw bar charts and pictographs",
    mastered: "Collects answers and shows them in a bar chart",
    topics: [
      "A question that can be counted",
      "Tally marks in fives",
      "Pictographs with a key",
      "Bar charts with a scale and labels",
      "Line plots of measurements",
      "Questions a chart can answer",
    ],
    ways: {
      story: {
        title: "The nurse who drew a chart to save lives",
        explanation:
          "Learn how Florence Nightingale drew charts of soldiers' illnesses that convinced a government to clean hospitals.",
        topic: "Turning a page of numbers into one clear picture",
      },
      handsOn: {
        title: "Build a bar chart out of blocks",
        explanation: "Sort a drawer of socks or toys, stack one block for each and copy the towers onto squared paper.",
        topic: "Copying block towers into a labeled bar chart",
      },
      question: {
        title: "What color car comes past most often?",
        explanation:
          "Guess, tally cars from a window for fifteen minutes, chart them and find out whether another day agrees.",
        topic: "Tallying twice and comparing the two charts",
      },
      project: {
        title: "Run a family survey and hang up the results",
        explanation:
          "Choose a question, ask at least ten people, and present a chart with a title and three things it shows.",
        topic: "Writing three true sentences about a chart",
      },
    },
  },
  {
    id: "polygons-and-symmetry",
    level: 2,
    prerequisites: ["shapes-flat-and-solid"],
    keywords: [
      "geometry",
      "symmetry",
      "polygons",
      "right angle",
      "parallel",
      "mirror line",
      "quadrilaterals",
      "reflection",
    ],
    title: "Polygons, right angles and mirror symmetry",
    explanation:
      "Sort polygons by their sides and angles, spot right angles and parallel sides, and find lines of symmetry.",
    goal: "Learn about polygons and symmetry",
    mastered: "Sorts polygons and finds lines of symmetry",
    topics: [
      "Polygons with three to eight sides",
      "Right angles and corners wider or narrower",
      "Parallel and perpendicular sides",
      "Squares, rectangles, rhombuses and trapezoids",
      "Lines of symmetry",
      "Completing a mirror picture",
    ],
    ways: {
      story: {
        title: "The butterfly with one painted wing",
        explanation:
          "Finish the second wing for a butterfly in a hurry, spot by spot, so that both sides match across the middle.",
        topic: "Drawing each spot as far from the fold as its twin",
      },
      handsOn: {
        title: "Fold, snip and unfold",
        explanation:
          "Fold paper once, twice and three times, snip shapes out with safe scissors, and predict what unfolds.",
        topic: "Predicting a snowflake before unfolding it",
      },
      question: {
        title: "Which letters look right in a mirror?",
        explanation:
          "Hold a small mirror on capital letters in every direction and find out which ones have a line of symmetry.",
        topic: "Sorting the alphabet by lines of symmetry",
      },
      project: {
        title: "Design a kite with perfect balance",
        explanation:
          "Draw a kite shape on paper with a line of symmetry, decorate both halves alike and hang it up to see if it balances.",
        topic: "Checking the two halves by folding and measuring",
      },
    },
  },
  {
    id: "perimeter-and-area",
    level: 2,
    prerequisites: ["times-tables-3-4-6", "units-of-measure"],
    keywords: ["area", "perimeter", "square units", "rectangle", "geometry", "distance around", "square centimeters"],
    title: "Perimeter and area of rectangles",
    explanation: "Add the sides to find the way around a shape, and multiply length by width to find the space inside.",
    goal: "Find the area and perimeter of rectangles",
    mastered: "Works out the perimeter and area of rectangles",
    topics: [
      "Perimeter as the way around",
      "Covering a shape with unit squares",
      "Area as rows times columns",
      "Square centimeters, square inches and square feet",
      "L-shapes cut into two rectangles",
      "Finding a missing side",
    ],
    ways: {
      story: {
        title: "The farmer with forty yards of fence",
        explanation:
          "Help a farmer who owns forty yards of fence and wants the goats to have as much grass as possible.",
        topic: "Comparing the pens that forty yards can make",
      },
      handsOn: {
        title: "Tile the table with sticky notes",
        explanation:
          "Cover a table with square notes to find its area, run string around it for its edge, and test the formula.",
        topic: "Checking length times width by counting notes",
      },
      question: {
        title: "Can a bigger edge hold less space?",
        explanation:
          "Draw many rectangles on squared paper and find out whether a longer perimeter always means a larger area.",
        topic: "Finding two shapes that disagree in edge and area",
      },
      project: {
        title: "Lay out a zoo on squared paper",
        explanation:
          "Design enclosures with a given area for each animal, mark every perimeter as fence and total the fence needed.",
        topic: "Drawing an enclosure of exactly 24 squares",
      },
    },
  },
  {
    id: "word-problems",
    level: 2,
    prerequisites: ["add-subtract-two-digit", "division-facts"],
    keywords: [
      "word problems",
      "story problems",
      "problem solving",
      "solve problems",
      "two-step problems",
      "bar model",
    ],
    title: "Solve word problems step by step",
    explanation:
      "Read a problem, draw what it says, choose the operation, solve it in one or two steps and check the answer.",
    goal: "Get better at word problems",
    mastered: "Solves one- and two-step word problems",
    topics: [
      "Saying the problem in other words",
      "Drawing a picture or a bar model",
      "Choosing to add, subtract, multiply or divide",
      "Writing the number sentence",
      "Problems with two steps",
      "Numbers that are not needed",
      "Checking whether the answer makes sense",
    ],
    ways: {
      story: {
        title: "The detective who drew boxes",
        explanation:
          "Follow a young detective who solves each case by drawing bars for what is known and a question mark for the rest.",
        topic: "Drawing the bars for a case and solving it",
      },
      handsOn: {
        title: "Act out problems with toys",
        explanation:
          "Read a problem aloud, play it with figures and blocks, freeze the scene and write the number sentence it shows.",
        topic: "Playing a two-step problem scene by scene",
      },
      question: {
        title: "Does the word more always mean adding?",
        explanation:
          "Collect problems that contain the word more and find out in which of them adding gives a wrong answer.",
        topic: "Sorting problems by what really happens in them",
      },
      project: {
        title: "Write a book of family problems",
        explanation: "Write ten problems about real life at home with an answer page, and let relatives solve them.",
        topic: "Writing a two-step problem with one extra number",
      },
    },
  },
];
