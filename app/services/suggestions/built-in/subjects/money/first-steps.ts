import type { CurriculumLesson } from "../../subject-data";

/** Coins, prices and the first choices with money. */
export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "what-money-is-for",
    level: 1,
    prerequisites: [],
    keywords: ["what is money", "buy", "trade", "swap", "why money", "cost", "introduction"],
    title: "Find out what money is for",
    explanation:
      "Tell what people buy with money and what cannot be bought. " +
      "Try swapping things and see why money makes it easier.",
    goal: "Understand what money is and what it is for",
    mastered: "Knows that people use money to buy things",
    topics: [
      "Things that cost money",
      "Things that are free",
      "Swapping one thing for another",
      "Why swapping can be hard",
      "Buying and selling",
    ],
    ways: {
      story: {
        title: "The hen that nobody wanted to swap",
        explanation:
          "Follow a farmer who carries a hen from stall to stall to swap it for shoes, until somebody invents coins.",
        topic: "Act out each swap at the market",
      },
      handsOn: {
        title: "Swap market with toys",
        explanation:
          "Offer and swap toys at a pretend market, then play again with buttons as money and feel the difference.",
        topic: "Trade first with toys, then with buttons",
      },
      question: {
        title: "What can money not buy?",
        explanation:
          "Sort pictures of things and feelings into those for sale and those not, and talk about the hard ones.",
        topic: "Name three treasures without a price",
      },
      project: {
        title: "Make a poster of free and paid things",
        explanation:
          "Cut out or draw what the family used in one day and glue each thing on the free or the paid side.",
        topic: "Collect things used from morning to night",
      },
    },
  },
  {
    id: "coin-names",
    level: 1,
    prerequisites: ["what-money-is-for"],
    keywords: ["coins", "penny", "nickel", "dime", "quarter", "recognize", "name coins", "cents"],
    title: "Know coins by name and value",
    explanation: "Tell coins apart by size, color, edge and picture, and say the name and the value of each one.",
    goal: "Recognize coins and know their values",
    mastered: "Recognizes coins and knows what each is worth",
    topics: [
      "Front and back of a coin",
      "Size, color and edge",
      "Names of the coins",
      "How many cents each is worth",
      "Small coin, larger value",
      "Ordering coins by value",
    ],
    ways: {
      story: {
        title: "The coin with a ridged coat",
        explanation:
          "Hear why some coins have ridges, since long ago cheats shaved silver off smooth edges bit by bit.",
        topic: "Feel which coins wear a ridged coat",
      },
      handsOn: {
        title: "Coin rubbings and a guessing bag",
        explanation:
          "Rub coins through paper with a pencil, cut the rubbings out and find the matching coin in a bag by touch.",
        topic: "Match rubbings with coins by feel",
      },
      question: {
        title: "Is the biggest coin worth the most?",
        explanation:
          "Line coins up by size and then by value, compare the two lines and find the coin that surprises you.",
        topic: "Line coins up in two ways",
      },
      project: {
        title: "Make a coin family album",
        explanation: "Give every coin a page with its rubbing, name, value and something it could buy all by itself.",
        topic: "Write name and value under each rubbing",
      },
    },
  },
  {
    id: "count-same-coins",
    level: 1,
    prerequisites: ["coin-names"],
    keywords: ["count coins", "count by fives", "count by tens", "skip counting", "pennies", "dimes", "nickels"],
    title: "Count coins of one kind",
    explanation:
      "Count pennies by ones, nickels by fives, dimes by tens and quarters by twenty-fives, and write the amount.",
    goal: "Count coins of one kind",
    mastered: "Counts pennies, nickels and dimes by skip counting",
    topics: [
      "Pennies by ones",
      "Nickels by fives",
      "Dimes by tens",
      "Quarters by twenty-fives",
      "The cent sign",
      "Swapping ten pennies for a dime",
    ],
    ways: {
      story: {
        title: "The dragon who hopped over his coins",
        explanation:
          "Count with a dragon who hops along his treasure by fives, tens and twenty-fives and never misses one.",
        topic: "Hop and count the dragon's three piles",
      },
      handsOn: {
        title: "Coin towers of equal value",
        explanation: "Stack pennies, nickels and dimes in towers worth fifty cents each and compare how tall they get.",
        topic: "Stack fifty cents in three ways",
      },
      question: {
        title: "How many nickels hide in a dollar?",
        explanation: "Guess how many coins of each kind make a dollar, count them out and write down the answers.",
        topic: "Guess and count for each kind of coin",
      },
      project: {
        title: "Make a counting strip for your wallet",
        explanation: "Draw a strip for each coin with the counts up to a dollar and use it when you count real money.",
        topic: "Write the counts for each kind of coin",
      },
    },
  },
  {
    id: "count-mixed-coins",
    level: 1,
    prerequisites: ["count-same-coins"],
    keywords: ["mixed coins", "count money", "add coins", "total", "piggy bank", "amount", "up to a dollar"],
    title: "Count mixed coins up to a dollar",
    explanation: "Sort a handful of coins, start with the largest and count on. Show one amount with different coins.",
    goal: "Count mixed coins up to a dollar",
    mastered: "Counts a handful of mixed coins",
    topics: [
      "Sorting before counting",
      "Starting with the largest coin",
      "Changing the step while counting on",
      "The same amount in other coins",
      "The fewest coins for an amount",
    ],
    ways: {
      story: {
        title: "The purse that spilled in the bus",
        explanation:
          "Help passengers gather the coins from a torn purse and count whether the owner has all of them back.",
        topic: "Count the coins found under each seat",
      },
      handsOn: {
        title: "Grab, guess and count",
        explanation:
          "Grab a handful of coins, guess the amount, count it and keep a record of how close the guesses get.",
        topic: "Record five guesses and counts",
      },
      question: {
        title: "In how many ways can you make a quarter?",
        explanation: "Lay out twenty-five cents in as many ways as you can and find an order that leaves none out.",
        topic: "List the ways from fewest to most coins",
      },
      project: {
        title: "Make a coin puzzle box",
        explanation:
          "Write riddles such as three coins, forty cents on cards, put the answers on the back and let others solve.",
        topic: "Write five riddles with one answer each",
      },
    },
  },
  {
    id: "dollar-bills",
    level: 1,
    prerequisites: ["coin-names"],
    keywords: ["bills", "dollar", "notes", "paper money", "five dollars", "ten dollars", "cash", "count bills"],
    title: "Know and count dollar bills",
    explanation: "Recognize one, five, ten and twenty dollar bills, count them together and say what each could buy.",
    goal: "Recognize and count dollar bills",
    mastered: "Recognizes bills and counts them",
    topics: [
      "Number, picture and signs on a bill",
      "One hundred cents in a dollar",
      "Counting ones, fives and tens",
      "Swapping five ones for a five",
      "What each bill could buy",
    ],
    ways: {
      story: {
        title: "A bill that traveled the country",
        explanation: "Travel with a bill from a bakery to a bus, a birthday card and back, and meet all who used it.",
        topic: "Tell three stops of the bill's journey",
      },
      handsOn: {
        title: "Bill detectives with a magnifying glass",
        explanation:
          "Look at a real bill against the light, find the hidden marks and draw the ones that make it hard to copy.",
        topic: "Find three marks that protect a bill",
      },
      question: {
        title: "Why is paper worth more than metal?",
        explanation:
          "Compare a coin with a bill, guess why people accept the paper and ask three grown-ups what they think.",
        topic: "Ask three people why they trust a bill",
      },
      project: {
        title: "Design the money of your own land",
        explanation:
          "Invent a land, draw bills of four values with pictures that matter there and a mark against copying.",
        topic: "Choose a picture for every value",
      },
    },
  },
  {
    id: "price-tags",
    level: 1,
    prerequisites: ["count-mixed-coins", "dollar-bills"],
    keywords: ["price", "price tag", "play store", "shop", "pay", "buy", "grocery store", "cheap and expensive"],
    title: "Read price tags and pay exactly",
    explanation: "Read prices, tell cheap from expensive and put the right coins and bills on the counter.",
    goal: "Read prices and pay in a store",
    mastered: "Reads price tags and pays the exact amount",
    topics: [
      "The dollar sign and the point",
      "Cheap and expensive",
      "Laying out the exact amount",
      "Enough money or not",
      "Being polite at the counter",
      "What a receipt shows",
    ],
    ways: {
      story: {
        title: "The bear who bought honey",
        explanation: "Go shopping with a bear who has one dollar and must find out which of five jars he can pay for.",
        topic: "Count out the price of the bear's jar",
      },
      handsOn: {
        title: "Open a store in the kitchen",
        explanation: "Put price tags on packets and fruit, play seller and buyer in turn and pay with real coins.",
        topic: "Sell five things to the family",
      },
      question: {
        title: "Can I buy both with a dollar?",
        explanation: "Choose two things with price tags, guess whether your money is enough and count it out to check.",
        topic: "Test six pairs of prices",
      },
      project: {
        title: "Buy something yourself",
        explanation:
          "Plan a small purchase, count the money at home, pay in a real store and tell the family how it went.",
        topic: "Bring home the receipt and read it",
      },
    },
  },
  {
    id: "needs-and-wants",
    level: 1,
    prerequisites: ["what-money-is-for"],
    keywords: ["needs", "wants", "choices", "important", "wishes", "wait", "impulse"],
    title: "Tell needs from wants",
    explanation:
      "Sort what people need to live from what is nice to have. Choose when there is not enough money for all.",
    goal: "Understand the difference between needs and wants",
    mastered: "Can tell needs from wants",
    topics: [
      "What everyone needs",
      "What is nice to have",
      "Things that are a bit of both",
      "Choosing when money is short",
      "Waiting before buying",
    ],
    ways: {
      story: {
        title: "Three wishes and one small purse",
        explanation:
          "Hear of a girl who finds a purse with money for one wish and listens to her shoes, her kite and her cake.",
        topic: "Decide which wish should win and why",
      },
      handsOn: {
        title: "Pack for an island",
        explanation: "Choose ten things for a pretend island from a pile at home, then put back five and say why.",
        topic: "Put five things back and give reasons",
      },
      question: {
        title: "Is a bicycle a need or a want?",
        explanation:
          "Ask people of different ages and jobs, collect their reasons and find out when the answer changes.",
        topic: "Collect a reason for both answers",
      },
      project: {
        title: "Make a wish list with stars",
        explanation: "Draw your wishes, wait one week, give stars to those you still want and hang up the final list.",
        topic: "Star the wishes again after a week",
      },
    },
  },
  {
    id: "save-in-a-jar",
    level: 1,
    prerequisites: ["count-mixed-coins"],
    keywords: ["save", "saving", "piggy bank", "jar", "patience", "pocket money", "allowance"],
    title: "Save coins in a jar",
    explanation: "Put coins aside week by week for one wish, count them and see how near the wish has come.",
    goal: "Start saving money in a piggy bank",
    mastered: "Saves coins for something special",
    topics: [
      "One wish with a price",
      "A safe place for coins",
      "Adding a little each week",
      "Counting what is there",
      "How much is still missing",
    ],
    ways: {
      story: {
        title: "The squirrel with a plan",
        explanation:
          "Follow a squirrel who stores one nut a day, and compare its winter with that of the squirrel next door.",
        topic: "Count the nuts after each week",
      },
      handsOn: {
        title: "Build a jar with a window",
        explanation:
          "Make a savings jar with a strip on the side that shows how high the coins must rise for your wish.",
        topic: "Mark the coins' height every week",
      },
      question: {
        title: "What grows faster than you think?",
        explanation: "Guess what one coin a day adds up to after ten, twenty and thirty days, then lay the coins out.",
        topic: "Lay out a coin for each day of a month",
      },
      project: {
        title: "Draw a savings path to your wish",
        explanation:
          "Draw a winding path of coins to a picture of your wish and color one stone for every coin you save.",
        topic: "Color the path as the jar fills",
      },
    },
  },
  {
    id: "where-money-comes-from",
    level: 1,
    prerequisites: ["what-money-is-for"],
    keywords: ["earn", "jobs", "work", "parents work", "chores", "where money comes from", "cash machine"],
    title: "Find out where money comes from",
    explanation:
      "Tell how grown-ups earn money by working, why a cash machine is not a gift and which small jobs children " +
      "can do.",
    goal: "Understand that money is earned by working",
    mastered: "Knows that people work to earn money",
    topics: [
      "Jobs in the family and nearby",
      "Working to be paid",
      "Work at home without pay",
      "Why a cash machine gives money",
      "Small jobs for children",
    ],
    ways: {
      story: {
        title: "The wall that gave out money",
        explanation:
          "Hear of a boy who thinks the wall at the bank is rich, until he follows the money back to its start.",
        topic: "Trace the money back step by step",
      },
      handsOn: {
        title: "A pay day of buttons",
        explanation:
          "Play workers, boss and store, pay buttons for each finished job and see what a day's work can buy.",
        topic: "Earn buttons and spend them in the store",
      },
      question: {
        title: "Who is paid for this and who is not?",
        explanation:
          "List jobs seen during a walk, guess which are paid and find out from the people or from your family.",
        topic: "Ask someone about their job",
      },
      project: {
        title: "Make a book of jobs",
        explanation: "Draw six people at work, write what they do for others and add the job you would like to try.",
        topic: "Draw one page for each worker",
      },
    },
  },
  {
    id: "sharing-and-giving",
    level: 1,
    prerequisites: ["needs-and-wants"],
    keywords: ["share", "give", "donate", "charity", "kindness", "help others", "generous", "gift"],
    title: "Share and give",
    explanation: "Choose somebody or something to help, give a coin, a thing or some time, and tell how it felt.",
    goal: "Learn to share and give to others",
    mastered: "Likes to share and gives to others",
    topics: [
      "Who could use help",
      "Giving money, things or time",
      "Choosing what to give",
      "Gifts that cost nothing",
      "Saying thank you",
    ],
    ways: {
      story: {
        title: "The washerwoman who gave it all",
        explanation:
          "Hear of Oseola McCarty, who washed clothes all her life, saved bit by bit and paid for students' schooling.",
        topic: "Draw what her coins turned into",
      },
      handsOn: {
        title: "A giving box by the door",
        explanation:
          "Set up a box, fill it for a month with coins and outgrown toys and bring it to a place you chose.",
        topic: "Choose together who gets the box",
      },
      question: {
        title: "Which gift makes the most joy?",
        explanation: "Give one bought, one made and one time gift, watch what happens and ask what was liked and why.",
        topic: "Compare three kinds of gifts",
      },
      project: {
        title: "Hold a cookie sale for a good cause",
        explanation: "Bake with the family, offer cookies to neighbors you know, count the money and hand it over.",
        topic: "Count and hand over the money",
      },
    },
  },
];
