import type { CurriculumLesson } from "../../subject-data";

/** Everyday money: change, pocket money, saving, spending and shopping. */
export const basics: readonly CurriculumLesson[] = [
  {
    id: "dollars-and-cents",
    level: 2,
    prerequisites: ["count-mixed-coins", "dollar-bills"],
    keywords: ["decimal", "add money", "subtract money", "write amounts", "dollars and cents", "money math", "round"],
    title: "Write and add dollars and cents",
    explanation:
      "Write amounts with dollar sign and point, add and subtract them and round to check whether a sum is likely.",
    goal: "Add and subtract amounts of money",
    mastered: "Adds and subtracts dollars and cents",
    topics: [
      "Amounts with the point",
      "Zeros that matter",
      "Lining up the points",
      "Adding prices",
      "Subtracting prices",
      "Rounding to the next dollar",
    ],
    ways: {
      story: {
        title: "The menu without points",
        explanation:
          "Visit a cafe whose menu lost all its points, find out why nobody dares to order and put them back.",
        topic: "Put the points back into ten prices",
      },
      handsOn: {
        title: "Add up a real receipt with coins",
        explanation: "Lay out coins and bills for each line of a receipt, cover the total, add it up and compare.",
        topic: "Add five lines and uncover the total",
      },
      question: {
        title: "Is that total possible?",
        explanation:
          "Round prices in your head before looking at the total and find out how near a quick guess can come.",
        topic: "Guess the totals of four receipts",
      },
      project: {
        title: "Write the menu of your own cafe",
        explanation: "Make a menu with prices in dollars and cents, take orders from the family and write their bills.",
        topic: "Write a correct bill for each guest",
      },
    },
  },
  {
    id: "make-change",
    level: 2,
    prerequisites: ["price-tags", "dollars-and-cents"],
    keywords: ["change", "giving change", "counting up", "cashier", "pay", "receipt", "money back"],
    title: "Pay and count the change",
    explanation: "Count up from the price to what was paid, give change with few coins and check the change you get.",
    goal: "Give and check change",
    mastered: "Can give change and check it",
    topics: [
      "What change is",
      "Counting up to the next dollar",
      "Counting up to the bill that was paid",
      "Few coins instead of many",
      "Checking change and receipt",
      "Saying so kindly when it is wrong",
    ],
    ways: {
      story: {
        title: "The lemonade stand that ran out of dimes",
        explanation: "Help two sisters give change at a busy stand when the cash box holds only some kinds of coins.",
        topic: "Serve five customers without dimes",
      },
      handsOn: {
        title: "Cashier training with a timer",
        explanation:
          "Draw a price card and a bill card, count the change aloud into the buyer's hand and beat your time.",
        topic: "Count change aloud for ten buyers",
      },
      question: {
        title: "Why pay $5.25 for something at $4.25?",
        explanation:
          "Try different ways of paying the same price and find out which coins come back and why some add a quarter.",
        topic: "Find the smartest way to pay five prices",
      },
      project: {
        title: "Run the snack bar at a family evening",
        explanation:
          "Set prices, prepare a cash box with change, sell snacks and check that the box is right at the end.",
        topic: "Balance the cash box after the show",
      },
    },
  },
  {
    id: "pocket-money-jars",
    level: 2,
    prerequisites: ["save-in-a-jar", "needs-and-wants"],
    keywords: ["allowance", "pocket money", "spend save share", "three jars", "divide money", "manage money", "weekly"],
    title: "Split pocket money into spend, save and share",
    explanation:
      "Divide an allowance into parts for spending, saving and sharing, stick to it for a month and adjust it.",
    goal: "Manage pocket money",
    mastered: "Manages pocket money with jars",
    topics: [
      "How much and how often",
      "Three jars and what they are for",
      "Choosing the parts",
      "When a jar is empty",
      "Looking back after a month",
    ],
    ways: {
      story: {
        title: "Three jars who argued at night",
        explanation: "Listen to a spending, a saving and a sharing jar arguing over five coins and settle it fairly.",
        topic: "Give each jar its best argument",
      },
      handsOn: {
        title: "Set up the three jars for real",
        explanation:
          "Label three jars, split each allowance on pay day and write every coin in and out on a slip inside.",
        topic: "Split a month of allowances",
      },
      question: {
        title: "How big should the saving part be?",
        explanation: "Work out with beans what is in the jar after ten weeks if you save a tenth, a quarter or a half.",
        topic: "Compare three ways to split ten weeks",
      },
      project: {
        title: "Write a pocket money agreement",
        explanation:
          "Agree with your parents on amount, day and what it must pay for, write it down and sign it together.",
        topic: "List what pocket money pays for",
      },
    },
  },
  {
    id: "savings-goals",
    level: 2,
    prerequisites: ["pocket-money-jars", "dollars-and-cents"],
    keywords: ["savings goal", "save up", "saving", "how long", "plan", "wish", "bike", "patience"],
    title: "Save up for a goal",
    explanation:
      "Choose a goal, find out its price and work out how many weeks it takes. Keep a chart and deal with setbacks.",
    goal: "Save up for something special",
    mastered: "Saves for a goal over several weeks",
    topics: [
      "A goal with a price and a date",
      "Weeks until it is reached",
      "A chart of savings",
      "Ways to get there sooner",
      "Setbacks and temptations",
      "Buying it or changing your mind",
    ],
    ways: {
      story: {
        title: "Eleven weeks to a pair of skates",
        explanation:
          "Follow a boy through eleven weeks of saving, a lost dollar and a tempting sale, and advise him each time.",
        topic: "Advise him at each temptation",
      },
      handsOn: {
        title: "A giant thermometer of savings",
        explanation: "Tape a paper thermometer to the wall with a mark for each dollar and paint it higher every week.",
        topic: "Paint a mark for every dollar saved",
      },
      question: {
        title: "How long until you have enough?",
        explanation:
          "Work out the weeks for one wish with three weekly amounts and find out what one dollar more changes.",
        topic: "Make a table of amounts and weeks",
      },
      project: {
        title: "Save for a family outing",
        explanation: "Let the family choose an outing, plan each one's part, fill a shared jar and go when it is full.",
        topic: "Keep the chart of the shared jar",
      },
    },
  },
  {
    id: "choices-and-tradeoffs",
    level: 2,
    prerequisites: ["needs-and-wants"],
    keywords: ["choice", "opportunity cost", "decide", "trade-off", "give up", "spending decisions", "regret"],
    title: "Choose well and know what you give up",
    explanation: "Compare two ways to use the same money, name what each choice gives up and decide with reasons.",
    goal: "Make good decisions about spending",
    mastered: "Compares choices before spending",
    topics: [
      "One amount, many uses",
      "What you give up",
      "Good points and bad points",
      "How long the joy lasts",
      "Sleeping on it",
      "Learning from a choice",
    ],
    ways: {
      story: {
        title: "The fair with five dollars",
        explanation:
          "Walk over a fair with five dollars and five booths, choose, and hear next day how each choice turned out.",
        topic: "Choose booths and write the next day",
      },
      handsOn: {
        title: "Ten beans for a perfect day",
        explanation:
          "Spend ten beans on a board of treats, games and trips with bean prices, then plan again with only six.",
        topic: "Plan the day with ten and six beans",
      },
      question: {
        title: "What is the real price of a toy?",
        explanation:
          "Say the price of a toy in weeks of pocket money and in other things, and ask whether you still want it.",
        topic: "Price three wishes in weeks",
      },
      project: {
        title: "Make a chooser's wheel",
        explanation:
          "Build a paper wheel with five questions to ask before buying, and test it on your next three wishes.",
        topic: "Turn the wheel for three real wishes",
      },
    },
  },
  {
    id: "track-spending",
    level: 2,
    prerequisites: ["dollars-and-cents", "pocket-money-jars"],
    keywords: ["spending diary", "track", "record", "where money goes", "income and expenses", "keep track", "log"],
    title: "Keep a record of money in and out",
    explanation: "Write down every amount that comes in or goes out with date and reason, and keep the balance right.",
    goal: "Keep track of spending",
    mastered: "Writes down income and spending",
    topics: [
      "Date, reason and amount",
      "Money in and money out",
      "The balance after each line",
      "Counting the jar to check",
      "Groups of spending",
      "One surprise of the month",
    ],
    ways: {
      story: {
        title: "The friar who tidied up the merchants' books",
        explanation: "Meet Luca Pacioli, who in 1494 explained how merchants of Venice wrote each amount down twice.",
        topic: "Write a day at a Venetian stall",
      },
      handsOn: {
        title: "Receipts on a clothesline",
        explanation: "Hang every receipt of two weeks on a line, sort them with colored clips and count each color.",
        topic: "Clip and count each kind of spending",
      },
      question: {
        title: "Where did my money go?",
        explanation:
          "Guess what you spent most on, keep a record for three weeks and compare your guess with the numbers.",
        topic: "Compare guess and record",
      },
      project: {
        title: "Bind your own money notebook",
        explanation: "Make a notebook with columns for date, reason, in, out and balance, and fill it for one month.",
        topic: "Close the month with a checked balance",
      },
    },
  },
  {
    id: "compare-prices",
    level: 2,
    prerequisites: ["price-tags", "choices-and-tradeoffs"],
    keywords: ["compare prices", "shopping", "cheaper", "quality", "second hand", "grocery", "smart shopper"],
    title: "Compare prices and quality before buying",
    explanation: "Compare the same thing in several places, new or used, and weigh price against quality and use.",
    goal: "Shop wisely and compare prices",
    mastered: "Compares prices and quality before buying",
    topics: [
      "The same thing in three places",
      "A shopping list and sticking to it",
      "Quality and how long it lasts",
      "New, used, borrowed or repaired",
      "Returns and receipts",
    ],
    ways: {
      story: {
        title: "Two backpacks, one long year",
        explanation:
          "Follow a cheap and a sturdy backpack through a school year and work out which one cost less per month.",
        topic: "Work out the price per month",
      },
      handsOn: {
        title: "A blind taste test",
        explanation:
          "Taste three kinds of the same food with eyes covered, rate them and only then look at the prices.",
        topic: "Rate three tastes before seeing prices",
      },
      question: {
        title: "Is it cheaper somewhere else?",
        explanation:
          "Pick five things, look up their prices in three places and find out whether one place is always cheapest.",
        topic: "Fill in a table of five things",
      },
      project: {
        title: "Write a buyer's guide for one thing",
        explanation: "Choose something your class buys, compare five offers, test two and publish a page of advice.",
        topic: "Test two offers with your own rules",
      },
    },
  },
  {
    id: "see-through-ads",
    level: 2,
    prerequisites: ["choices-and-tradeoffs"],
    keywords: ["advertising", "ads", "commercials", "marketing", "tricks", "influencer", "packaging", "persuade"],
    title: "See through advertising",
    explanation:
      "Find out who made an ad, what it wants and which tricks it uses, and decide for yourself what you need.",
    goal: "Understand how advertising works",
    mastered: "Recognizes ads and their tricks",
    topics: [
      "Where ads hide",
      "Who pays and what they want",
      "Colors, music and happy faces",
      "Big promises and small print",
      "Paid posts and game offers",
      "Asking what is left out",
    ],
    ways: {
      story: {
        title: "The talking cereal box",
        explanation:
          "Listen to a cereal box that tells a girl all its tricks one night, from the free toy to the low shelf.",
        topic: "Catch each trick the box admits",
      },
      handsOn: {
        title: "Pack the same cookies twice",
        explanation:
          "Put equal cookies in a plain and in a splendid box, let people taste and note which they call better.",
        topic: "Record what tasters say about both boxes",
      },
      question: {
        title: "How many ads do you meet in a day?",
        explanation: "Guess the number, tally every ad from morning to night and find out where most of them wait.",
        topic: "Tally ads by the place they appear",
      },
      project: {
        title: "Make an honest ad",
        explanation:
          "Invent an ad for an ordinary spoon, first with every trick you know and then with nothing but the truth.",
        topic: "Show both ads and ask which sells",
      },
    },
  },
  {
    id: "jobs-and-pay",
    level: 2,
    prerequisites: ["where-money-comes-from"],
    keywords: ["earn money", "jobs for kids", "wages", "salary", "chores for money", "work", "pay", "career"],
    title: "Find out how people earn money",
    explanation:
      "Tell pay by hour, piece and month apart, explain why jobs pay differently and plan a small job of your own.",
    goal: "Learn how people earn money",
    mastered: "Knows different ways to earn money",
    topics: [
      "Goods and services",
      "Pay by hour, piece or month",
      "Why jobs pay differently",
      "Working for yourself or for others",
      "Work without pay that matters",
      "A small job for someone your age",
    ],
    ways: {
      story: {
        title: "A night with the baker",
        explanation: "Spend a night with a baker, follow each loaf and find out who else is paid before it is sold.",
        topic: "List all who earn from one loaf",
      },
      handsOn: {
        title: "Paid by the hour or by the piece",
        explanation: "Fold paper boats for ten minutes paid by time and then by piece, and compare number and quality.",
        topic: "Fold boats under both kinds of pay",
      },
      question: {
        title: "Why does this job pay more?",
        explanation:
          "Compare four jobs by training, danger, hours and demand, and find a reason for each difference in pay.",
        topic: "Rank four jobs and explain the order",
      },
      project: {
        title: "Offer a small job in your neighborhood",
        explanation:
          "With a parent choose a job such as watering plants, set a fair price, make a flyer and do it well.",
        topic: "Design the flyer and agree on a price",
      },
    },
  },
  {
    id: "history-of-money",
    level: 2,
    prerequisites: ["what-money-is-for"],
    keywords: ["history of money", "barter", "shells", "old coins", "gold", "currency", "ancient"],
    title: "Trace money from shells to coins and bills",
    explanation: "Tell how people traded with shells, salt and metal and why coins and paper money came into use.",
    goal: "Learn about the history of money",
    mastered: "Knows how money came about",
    topics: [
      "Trading without money",
      "Shells, salt and other early money",
      "The first coins",
      "Paper money from China",
      "What makes good money",
      "From gold to trust",
    ],
    ways: {
      story: {
        title: "The stone money at the bottom of the sea",
        explanation:
          "Hear of the island of Yap, where a huge stone sank on the way and still counted as its owner's money.",
        topic: "Explain how a sunken stone can pay",
      },
      handsOn: {
        title: "Strike coins from clay",
        explanation: "Carve a stamp, press clay coins of equal weight and trade with them to see why the stamp helps.",
        topic: "Weigh, stamp and trade ten coins",
      },
      question: {
        title: "Could leaves be money?",
        explanation: "Test leaves, shells, bread and coins for lasting, carrying, counting and copying, and rank them.",
        topic: "Score four things as money",
      },
      project: {
        title: "Build a money museum on a shelf",
        explanation: "Make or collect six kinds of money from different times and lands and write a label for each.",
        topic: "Write labels with time, place and use",
      },
    },
  },
];
