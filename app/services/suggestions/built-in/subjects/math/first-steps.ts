import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "count-to-20",
    level: 1,
    prerequisites: [],
    keywords: ["counting", "numbers", "numerals", "one two three", "count objects", "first numbers", "how many"],
    title: "Count to 20 and write the numerals",
    explanation: "Count up to 20 objects by touching each one once, and read and write the numerals from 0 to 20.",
    goal: "Count to 20 and write the numbers",
    mastered: "Counts to 20 and writes the numerals",
    topics: [
      "Counting out loud to 10, then to 20",
      "Touching each object once while counting",
      "The last number said tells how many there are",
      "Writing the numerals 0 to 9",
      "The teens, a ten and some more",
      "Counting back from 20",
    ],
    ways: {
      story: {
        title: "The hen who lost count of her chicks",
        explanation:
          "Help a muddled hen who counts some chicks twice and skips others to find out how many there really are.",
        topic: "Counting the chicks so that none is missed",
      },
      handsOn: {
        title: "Count buttons, steps and spoons",
        explanation:
          "Count things at home by moving each one into an egg carton or a bowl, and lay a numeral card beside each set.",
        topic: "Filling each numbered cup with that many beans",
      },
      question: {
        title: "Does it matter where the counting starts?",
        explanation:
          "Spread out the same toys, bunch them up and count from either end to find out whether the number ever changes.",
        topic: "Counting one set of toys in three different orders",
      },
      project: {
        title: "Make a counting book from 1 to 20",
        explanation:
          "Draw one page for each number, with the numeral and that many things, and read the finished book to somebody.",
        topic: "Drawing exactly as many things as the page says",
      },
    },
  },
  {
    id: "more-fewer-equal",
    level: 1,
    prerequisites: ["count-to-20"],
    keywords: ["compare", "more", "fewer", "less", "bigger", "smaller", "greater than", "order numbers", "number line"],
    title: "More, fewer and the same number",
    explanation: "Compare two groups by matching and by counting, and put numbers to 20 in order on a number line.",
    goal: "Compare numbers and say which is more",
    mastered: "Says which of two numbers to 20 is more and puts numbers in order",
    topics: [
      "Matching two groups one to one",
      "More, fewer and equal",
      "Comparing two numbers by counting",
      "One more and one less than a number",
      "Numbers in order on a number line",
      "The signs for greater than, less than and equal",
    ],
    ways: {
      story: {
        title: "The hungry crocodile picks a plate",
        explanation:
          "Follow a crocodile that always opens its mouth toward the fuller plate, and meet the greater-than sign that way.",
        topic: "Turning the crocodile's mouth to the larger number",
      },
      handsOn: {
        title: "Grab a handful and compare",
        explanation:
          "Grab blocks with each hand, line them up in two rows side by side and see which row is longer and by how many.",
        topic: "Lining up two handfuls to see which has more",
      },
      question: {
        title: "Which is more, ten peas or five apples?",
        explanation:
          "Find out whether bigger things make a bigger number by pairing peas with apples and grapes with melons.",
        topic: "Pairing small things with large ones to compare",
      },
      project: {
        title: "Hang up a number line for the wall",
        explanation:
          "Clip cards from 0 to 20 to a string in order, with a picture on each, and use it to answer which number is more.",
        topic: "Clipping mixed-up number cards in the right order",
      },
    },
  },
  {
    id: "shapes-flat-and-solid",
    level: 1,
    prerequisites: [],
    keywords: [
      "geometry",
      "circle",
      "square",
      "triangle",
      "rectangle",
      "cube",
      "sphere",
      "cone",
      "cylinder",
      "corners",
    ],
    title: "Name flat and solid shapes",
    explanation:
      "Name circles, triangles, squares, rectangles and hexagons, count their sides and corners, and find solid shapes.",
    goal: "Recognize and name basic shapes",
    mastered: "Names the common flat and solid shapes and counts their sides and corners",
    topics: [
      "Circles, triangles, squares and rectangles",
      "Counting sides and corners",
      "A shape stays the same when it is turned",
      "Cubes, spheres, cylinders and cones",
      "Flat faces on solid shapes",
      "Two triangles that make a square",
    ],
    ways: {
      story: {
        title: "The triangle that wanted another corner",
        explanation:
          "Watch a triangle turn into a square, a pentagon and a hexagon as it wishes for one more corner each time.",
        topic: "Telling what the triangle becomes after each wish",
      },
      handsOn: {
        title: "Roll, stack and trace shapes",
        explanation:
          "Test boxes, balls and cans to see which roll or stack, and trace around their faces to get flat shapes.",
        topic: "Tracing the faces of boxes and cans on paper",
      },
      question: {
        title: "What makes a triangle a triangle?",
        explanation:
          "Sort thin, fat, tilted and upside-down shapes into triangles and others until a rule for all of them is found.",
        topic: "Sorting true triangles from look-alikes",
      },
      project: {
        title: "Build a robot out of shapes",
        explanation:
          "Glue paper shapes or boxes into a robot and add a label that says which shapes it is made of and how many.",
        topic: "Writing the parts list of the shape robot",
      },
    },
  },
  {
    id: "repeating-patterns",
    level: 1,
    prerequisites: [],
    keywords: ["pattern", "patterns", "repeat", "what comes next", "sequence", "sorting", "sort"],
    title: "Sort things and continue patterns",
    explanation:
      "Sort things by color, size or shape, find the part of a pattern that repeats and say what comes next.",
    goal: "Recognize patterns and say what comes next",
    mastered: "Sorts things by a rule and continues repeating patterns",
    topics: [
      "Sorting by color, size and shape",
      "Sorting the same things in a second way",
      "Patterns of two, such as red, blue, red, blue",
      "Patterns of three and of sounds",
      "Finding the part that repeats",
      "Patterns that grow by one each time",
    ],
    ways: {
      story: {
        title: "The caterpillar with the striped coat",
        explanation:
          "Help a caterpillar that grows a new colored stripe each day to find out which color tomorrow's stripe will be.",
        topic: "Coloring the caterpillar's next five stripes",
      },
      handsOn: {
        title: "String beads, clap and stamp",
        explanation:
          "Thread a bead pattern, then play the same pattern again with claps and stamps so that it can be seen and heard.",
        topic: "Turning a bead pattern into claps and stamps",
      },
      question: {
        title: "What will the tenth bead be?",
        explanation:
          "Guess the color of a bead far along the string before threading it, and find a way to know without looking.",
        topic: "Predicting a bead that is not threaded yet",
      },
      project: {
        title: "Design a patterned picture frame",
        explanation:
          "Print a border of shapes around a picture with a repeating rule, and let others work out the rule.",
        topic: "Printing a border that meets up at the corners",
      },
    },
  },
  {
    id: "add-within-10",
    level: 1,
    prerequisites: ["count-to-20"],
    keywords: ["addition", "adding", "add", "plus", "sum", "number bonds", "put together", "math facts"],
    title: "Add numbers up to 10",
    explanation: "Put two groups together and say how many there are, and learn which pairs of numbers make 10.",
    goal: "Learn to add small numbers",
    mastered: "Adds numbers up to 10 and knows the pairs that make 10",
    topics: [
      "Putting two groups together and counting all",
      "Counting on from the larger number",
      "The plus sign and the equal sign",
      "Adding zero and adding one",
      "All the ways to make 5",
      "Pairs that make 10",
    ],
    ways: {
      story: {
        title: "Ten seats on the little bus",
        explanation:
          "Ride a bus with ten seats, let passengers climb aboard at each stop and say how many are sitting now.",
        topic: "Adding the new passengers at every stop",
      },
      handsOn: {
        title: "Shake the cup of ten counters",
        explanation:
          "Tip ten two-colored counters out of a cup and write the addition they show, such as 6 plus 4, every time.",
        topic: "Writing an addition for every throw of counters",
      },
      question: {
        title: "How many ways are there to make 10?",
        explanation:
          "Split ten blocks between two plates in every possible way and find a system that makes sure none is missing.",
        topic: "Listing the ways to make 10 without missing one",
      },
      project: {
        title: "Make a card game of pairs to 10",
        explanation:
          "Draw cards with dots from 0 to 10, and teach the family a memory game in which two cards must add up to 10.",
        topic: "Drawing dot cards for the pairs-to-10 game",
      },
    },
  },
  {
    id: "subtract-within-10",
    level: 1,
    prerequisites: ["add-within-10"],
    keywords: ["subtraction", "subtracting", "take away", "minus", "difference", "how many left", "counting back"],
    title: "Take away from numbers up to 10",
    explanation: "Take some objects away and say how many are left, and see how taking away undoes adding.",
    goal: "Learn to subtract small numbers",
    mastered: "Subtracts within 10 and writes it with a minus sign",
    topics: [
      "Taking objects away and counting what is left",
      "Counting back one, two or three",
      "The minus sign",
      "Finding how many more one group has",
      "Taking away nothing and taking away all",
      "Fact families, such as 3 + 4, 4 + 3, 7 - 3 and 7 - 4",
    ],
    ways: {
      story: {
        title: "Ten frogs leave the log",
        explanation:
          "Let ten frogs jump off a log a few at a time in a made-up rhyme, and say how many still sit in the sun.",
        topic: "Telling how many frogs are left after each splash",
      },
      handsOn: {
        title: "Bowl down the bottles",
        explanation:
          "Roll a ball at ten empty bottles and write a subtraction for every roll, from ten take away what fell.",
        topic: "Writing one take-away for every roll of the ball",
      },
      question: {
        title: "How many are hiding under the cloth?",
        explanation:
          "Cover some of eight toys, look at those still showing and find out how many must be under the cloth.",
        topic: "Working out the hidden part from what can be seen",
      },
      project: {
        title: "Put on a finger-puppet subtraction show",
        explanation:
          "Make ten finger puppets and perform a short show in which some leave the stage and the audience says who is left.",
        topic: "Planning three take-away scenes for ten puppets",
      },
    },
  },
  {
    id: "tens-and-ones",
    level: 1,
    prerequisites: ["count-to-20"],
    keywords: [
      "place value",
      "digits",
      "counting to 100",
      "count to 100",
      "hundred chart",
      "skip counting",
      "two-digit",
    ],
    title: "Count to 100 in tens and ones",
    explanation: "Bundle objects into tens and ones, and read, write and compare the numbers up to 100.",
    goal: "Count to 100 and understand tens and ones",
    mastered: "Counts to 100 and says how many tens and ones a number has",
    topics: [
      "Counting in tens to 100",
      "Ten ones make one ten",
      "What each digit of 47 is worth",
      "Rows and columns of the hundred chart",
      "Ten more and ten less",
      "Comparing two numbers below 100",
    ],
    ways: {
      story: {
        title: "The shepherd who tied a knot for every ten",
        explanation:
          "Meet a shepherd whose flock outgrew ten fingers and who ties a knot in a rope for every ten sheep that pass.",
        topic: "Reading the flock from knots and loose pebbles",
      },
      handsOn: {
        title: "Bundle sticks into tens",
        explanation:
          "Bind craft sticks into bundles of ten with rubber bands and build any two-digit number from bundles and singles.",
        topic: "Building numbers from bundles and single sticks",
      },
      question: {
        title: "Why is 52 not the same as 25?",
        explanation:
          "Build both numbers from the same two digits and find out how much a digit gains by moving one place to the left.",
        topic: "Swapping two digits and seeing what changes",
      },
      project: {
        title: "Make a giant hundred chart",
        explanation:
          "Write the numbers to 100 in rows of ten on a poster, color the counting-in-tens column and hide numbers as a quiz.",
        topic: "Making a quiz from covered numbers on the chart",
      },
    },
  },
  {
    id: "add-subtract-within-20",
    level: 1,
    prerequisites: ["add-within-10", "subtract-within-10", "tens-and-ones"],
    keywords: [
      "addition",
      "subtraction",
      "adding",
      "doubles",
      "mental math",
      "make ten",
      "math facts",
      "first grade math",
    ],
    title: "Add and subtract up to 20",
    explanation: "Use doubles and making ten to add and subtract up to 20 in the head instead of counting one by one.",
    goal: "Add and subtract up to 20 in the head",
    mastered: "Adds and subtracts within 20 quickly",
    topics: [
      "Doubles from 1 + 1 to 10 + 10",
      "Near doubles, such as 6 + 7",
      "Making ten first, such as 8 + 5 = 10 + 3",
      "Subtracting by stopping at ten",
      "Adding three small numbers",
      "Finding the missing number in 9 + ? = 15",
    ],
    ways: {
      story: {
        title: "The boat that sails only when full",
        explanation:
          "Fill boats of exactly ten seats before the next one may load, and see how 8 and 5 turn into 10 and 3.",
        topic: "Filling the first boat to ten and counting the rest",
      },
      handsOn: {
        title: "Jump along a floor number line",
        explanation:
          "Tape the numbers to 20 on the floor and hop additions and subtractions, landing on 10 along the way.",
        topic: "Hopping to ten first and then the rest of the way",
      },
      question: {
        title: "Who can add 9 without counting?",
        explanation: "Add 9 to many numbers, look at how the digits change and find a trick that always works.",
        topic: "Testing a trick for adding 9 on ten numbers",
      },
      project: {
        title: "Make a board game with sums to 20",
        explanation:
          "Draw a path of twenty squares with addition and subtraction cards, write the rules and host a family game.",
        topic: "Writing twenty cards for the board game",
      },
    },
  },
  {
    id: "compare-lengths-and-weights",
    level: 1,
    prerequisites: ["count-to-20"],
    keywords: ["measuring", "measurement", "long", "short", "heavy", "light", "length", "weight", "taller", "capacity"],
    title: "Compare lengths, weights and amounts",
    explanation:
      "Say which thing is longer, heavier or holds more, and measure with equal units such as blocks or cups.",
    goal: "Compare how long, heavy or full things are",
    mastered: "Compares lengths and weights and measures with blocks or steps",
    topics: [
      "Longer and shorter, side by side",
      "Putting three things in order by length",
      "Measuring with blocks laid end to end",
      "Heavier and lighter",
      "Full, empty and half full",
      "Why every block must be the same size",
    ],
    ways: {
      story: {
        title: "The bed that was three feet too small",
        explanation:
          "Hear of a giant who ordered a bed nine feet long from a carpenter whose feet were much smaller, and what went wrong.",
        topic: "Measuring one bed with large and small footsteps",
      },
      handsOn: {
        title: "Weigh toys on a clothes-hanger scale",
        explanation:
          "Hang two cups from a clothes hanger, put things into them and see which side sinks and what it takes to balance.",
        topic: "Balancing a toy with coins or blocks",
      },
      question: {
        title: "Is the bigger thing always heavier?",
        explanation:
          "Guess which of two things is heavier, test a pillow against a stone and others like them, and see what size tells.",
        topic: "Testing guesses about big light and small heavy things",
      },
      project: {
        title: "Make a how-tall-am-I chart",
        explanation:
          "Measure everyone at home in hand-widths or blocks, and hang up a chart that shows who is tallest and shortest.",
        topic: "Measuring each person with the same blocks",
      },
    },
  },
  {
    id: "days-and-hours",
    level: 1,
    prerequisites: ["count-to-20"],
    keywords: ["telling time", "time", "clock", "o'clock", "half past", "days of the week", "months", "calendar"],
    title: "Days, months and the clock to the half hour",
    explanation: "Name the days and months in order, and read a clock with hands at the hour and at half past.",
    goal: "Learn the days, the months and the first clock times",
    mastered: "Knows the days and months and reads full and half hours",
    topics: [
      "Morning, afternoon, evening and night",
      "The seven days of the week in order",
      "The twelve months and a calendar",
      "The hour hand and the minute hand",
      "Reading full hours",
      "Reading half past",
    ],
    ways: {
      story: {
        title: "The mouse who lived by the kitchen clock",
        explanation:
          "Follow a mouse that does one thing at every hour of the day, and set the clock hands for each of its errands.",
        topic: "Setting the clock for each of the mouse's errands",
      },
      handsOn: {
        title: "Make a paper-plate clock",
        explanation:
          "Fasten two paper hands to a plate, turn them to called-out times and act out what happens at that hour.",
        topic: "Turning the hands of a paper clock to half past",
      },
      question: {
        title: "What can be done in one minute?",
        explanation:
          "Count how often one can hop, stack or write in a minute, and find out whether a minute feels long or short.",
        topic: "Guessing and timing what fits into a minute",
      },
      project: {
        title: "Draw a picture schedule of the week",
        explanation:
          "Make a chart of the seven days with clocks and drawings of what happens when, and use it for a week.",
        topic: "Drawing clock faces for the main hours of the day",
      },
    },
  },
  {
    id: "coins-and-counting-money",
    level: 1,
    prerequisites: ["tens-and-ones"],
    keywords: ["money", "coins", "cents", "dollars", "pennies", "shopping", "pay", "nickels and dimes"],
    title: "Name coins and count small amounts",
    explanation: "Tell coins apart, know what each is worth and count a handful of them by starting with the largest.",
    goal: "Recognize coins and count small amounts of money",
    mastered: "Names the coins and counts amounts up to 100 cents",
    topics: [
      "What each coin looks like and is worth",
      "Counting coins of one kind in fives and tens",
      "Counting mixed coins from the largest down",
      "The same amount with other coins",
      "Coins and bills up to one hundred",
    ],
    ways: {
      story: {
        title: "The piggy bank that rattled",
        explanation:
          "Save coins with a child who wants to buy a kite, and count after each week whether it is enough yet.",
        topic: "Counting the piggy bank after every week",
      },
      handsOn: {
        title: "Run a toy shop on the kitchen table",
        explanation: "Put price tags on toys, pay with real or paper coins and check that every amount is right.",
        topic: "Paying a price with different sets of coins",
      },
      question: {
        title: "What is the fewest coins it takes?",
        explanation: "Pay many small amounts with as few coins as possible and find out which amounts need the most.",
        topic: "Searching for the amount that needs the most coins",
      },
      project: {
        title: "Hold a one-table bake sale",
        explanation:
          "Set out pretend or real treats with a price list, sell them to the family and count the money earned.",
        topic: "Counting the cash box after the sale",
      },
    },
  },
];
