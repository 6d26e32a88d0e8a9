import type { CurriculumLesson } from "../../subject-data";

/** Budgets, banks, borrowing, selling and paying safely. */
export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "make-a-budget",
    level: 3,
    prerequisites: ["track-spending"],
    keywords: ["budget", "plan spending", "income", "expenses", "monthly", "fixed costs", "money plan"],
    title: "Make and keep a budget",
    explanation:
      "Plan income, fixed and flexible costs and saving for a month. Compare plan and reality and adjust the next one.",
    goal: "Make a budget and stick to it",
    mastered: "Plans and keeps a simple budget",
    topics: [
      "Income and expenses",
      "Fixed and flexible costs",
      "Saving as the first line",
      "A reserve for surprises",
      "Comparing plan and reality",
      "Adjusting the next month",
    ],
    ways: {
      story: {
        title: "The month that was too long",
        explanation:
          "Follow a family whose money ends on day twenty, and find with them what to change in the month after.",
        topic: "Rewrite the family's plan",
      },
      handsOn: {
        title: "Budget with a hundred beans",
        explanation:
          "Share a hundred beans among housing, food, fun and saving, then draw event cards and move the beans.",
        topic: "Move beans after each event card",
      },
      question: {
        title: "Which costs come back every month?",
        explanation:
          "Interview your family about costs, sort them into fixed and flexible and guess which ones vary the most.",
        topic: "Sort twenty household costs",
      },
      project: {
        title: "Plan a party within a budget",
        explanation:
          "Get a real amount, plan food, games and decorations, keep all receipts and present plan and result.",
        topic: "Present planned and real costs side by side",
      },
    },
  },
  {
    id: "unit-prices",
    level: 3,
    prerequisites: ["compare-prices", "dollars-and-cents"],
    keywords: ["unit price", "price per ounce", "bulk", "best buy", "better deal", "package size", "grocery math"],
    title: "Find the better deal with unit prices",
    explanation:
      "Divide price by amount to compare packs of different sizes. Judge when the big pack is not the better deal.",
    goal: "Work out which pack is the better deal",
    mastered: "Works out unit prices",
    topics: [
      "Price for one piece",
      "Price per ounce or per pound",
      "Reading shelf labels",
      "Big packs and waste",
      "Packs that shrink",
    ],
    ways: {
      story: {
        title: "The incredible shrinking chocolate",
        explanation: "Investigate with a reporter why a bar keeps its price and wrapper but loses a piece every year.",
        topic: "Work out the hidden rise in price",
      },
      handsOn: {
        title: "Weigh, divide and compare",
        explanation:
          "Weigh the contents of three packs at home, divide price by weight and put the results on a shelf label.",
        topic: "Make shelf labels for three packs",
      },
      question: {
        title: "Is the big pack always cheaper?",
        explanation:
          "Check ten products in large and small packs, predict each winner and count how often you were wrong.",
        topic: "Find a big pack that costs more",
      },
      project: {
        title: "Save ten dollars on the week's groceries",
        explanation:
          "Take the family's shopping list, find better deals by unit price and report what was really saved.",
        topic: "Report the savings line by line",
      },
    },
  },
  {
    id: "discounts-and-percent",
    level: 3,
    prerequisites: ["dollars-and-cents", "see-through-ads"],
    keywords: ["discount", "percent", "sale", "sales tax", "tip", "percent off", "coupon", "bargain"],
    title: "Work out discounts, tax and tips",
    explanation:
      "Find a percentage of a price, take off a discount and add tax or a tip. See when a sale saves nothing.",
    goal: "Calculate discounts, sales tax and tips",
    mastered: "Works out percent off, tax and tips",
    topics: [
      "Ten percent as a start",
      "Percent off a price",
      "Two discounts in a row",
      "Adding sales tax",
      "Tips",
      "Buy two, get one free",
      "Sales that save nothing",
    ],
    ways: {
      story: {
        title: "The sale that never ended",
        explanation:
          "Shop with twins in a store where all is always half off, and find out what the full price was worth.",
        topic: "Prove which twin saved money",
      },
      handsOn: {
        title: "Fold the percent strip",
        explanation:
          "Cut a paper strip as long as a price, fold it into tenths and halves and read off what is left to pay.",
        topic: "Fold 10, 25 and 50 percent",
      },
      question: {
        title: "Is 20 and then 30 off the same as 50 off?",
        explanation: "Guess, work it out for three prices and find out why two discounts in a row never add up.",
        topic: "Compare both ways for three prices",
      },
      project: {
        title: "Publish a bargain check",
        explanation: "Collect ten offers from flyers, work out what each really saves and grade them for your readers.",
        topic: "Grade ten offers with a reason",
      },
    },
  },
  {
    id: "bank-accounts",
    level: 3,
    prerequisites: ["track-spending", "savings-goals"],
    keywords: ["bank", "bank account", "savings account", "deposit", "withdraw", "checking account", "statement"],
    title: "Understand banks and accounts",
    explanation:
      "Explain what a bank does with money, deposit and withdraw, read a statement and tell kinds of accounts apart.",
    goal: "Understand banks and open a savings account",
    mastered: "Knows what a bank does and reads a statement",
    topics: [
      "Why people use banks",
      "Depositing and withdrawing",
      "Checking and savings accounts",
      "Reading a statement",
      "What the bank does with deposits",
      "How deposits are protected",
    ],
    ways: {
      story: {
        title: "The bank of Maggie Walker",
        explanation:
          "Meet Maggie Lena Walker, who opened a bank in 1903 and urged children to save their pennies there.",
        topic: "Tell why her neighbors needed a bank",
      },
      handsOn: {
        title: "Run a family bank",
        explanation:
          "Open accounts for the family, write deposits and withdrawals in a ledger and print monthly statements.",
        topic: "Print a statement for each customer",
      },
      question: {
        title: "Is my money still there in the bank?",
        explanation:
          "Follow a deposit that is lent on, guess what happens if all want it back and find out who protects it.",
        topic: "Draw where one deposit goes",
      },
      project: {
        title: "Choose an account like an expert",
        explanation:
          "Compare three real savings accounts by interest, fees and rules and recommend one to your family.",
        topic: "Present your choice with a table",
      },
    },
  },
  {
    id: "cards-and-digital-money",
    level: 3,
    prerequisites: ["bank-accounts"],
    keywords: ["debit card", "card", "digital money", "pay by phone", "online payment", "pin", "cashless", "gift card"],
    title: "Pay with cards and phones",
    explanation:
      "Follow the money when a card or a phone pays, guard codes and notice why invisible money is spent more easily.",
    goal: "Understand card and digital payments",
    mastered: "Knows how card payments work and guards codes",
    topics: [
      "From the account to the store",
      "Debit, prepaid and credit cards",
      "Codes, chips and fingerprints",
      "Paying without touching money",
      "A lost card",
      "Why invisible money goes faster",
    ],
    safety: ["A lost card"],
    ways: {
      story: {
        title: "The dinner guest without a wallet",
        explanation:
          "Hear the tale told of a forgotten wallet at a dinner around 1950, and how one card came to pay for all.",
        topic: "Tell what the first card could and could not do",
      },
      handsOn: {
        title: "Act out a card payment",
        explanation:
          "Play buyer, store, bank and network with notes passed between you, and see who says yes and when.",
        topic: "Pass the notes of one payment",
      },
      question: {
        title: "Do we spend more when we do not see it?",
        explanation:
          "Shop in a pretend store once with coins and once with a card, compare the totals and explain them.",
        topic: "Compare both totals and both lists",
      },
      project: {
        title: "Make a card safety guide",
        explanation:
          "Write a folded guide for someone with a first card, on codes, lost cards and checking the account.",
        topic: "Draw what to do when a card is lost",
      },
    },
  },
  {
    id: "scams-and-online-buying",
    level: 3,
    prerequisites: ["see-through-ads", "cards-and-digital-money"],
    keywords: ["scam", "fraud", "in-app purchases", "online shopping", "phishing", "game money", "loot box", "safe"],
    title: "Spot scams and buy safely online",
    explanation:
      "Recognize fake offers, pressure and in-game tricks, check a seller and ask an adult before paying or clicking.",
    goal: "Recognize scams and shop safely online",
    mastered: "Recognizes scams and asks before buying online",
    topics: [
      "Too good to be true",
      "Pressure and secrecy",
      "Fake messages and fake stores",
      "Game coins and surprise boxes",
      "Checking a seller",
      "What to do after a mistake",
    ],
    safety: ["Pressure and secrecy", "Fake messages and fake stores", "What to do after a mistake"],
    ways: {
      story: {
        title: "The man who sold a tower",
        explanation:
          "Read how a trickster sold the Eiffel Tower for scrap in 1925, and list what made his victims believe him.",
        topic: "Find the moment to say no",
      },
      handsOn: {
        title: "Sort messages into real and fake",
        explanation:
          "Write real and fake messages on cards, hide one warning sign in each fake and let others sort them.",
        topic: "Circle the warning sign on each fake",
      },
      question: {
        title: "What does a game coin really cost?",
        explanation:
          "Turn prices in game coins into dollars, list what blurs them and find out how surprise boxes are rigged.",
        topic: "Convert five game prices into dollars",
      },
      project: {
        title: "Warn your family with a scam poster",
        explanation:
          "Interview relatives about tricks they met, pick the five worst and make a poster with the right answers.",
        topic: "Word a calm answer to each trick",
      },
    },
  },
  {
    id: "interest",
    level: 3,
    prerequisites: ["bank-accounts", "discounts-and-percent"],
    keywords: ["interest", "interest rate", "simple interest", "percent", "earn interest", "money grows"],
    title: "Work out interest",
    explanation:
      "Explain why a bank pays interest and a borrower owes it. Work out simple interest for a year and for months.",
    goal: "Understand what interest is",
    mastered: "Works out simple interest",
    topics: [
      "A price for using money",
      "Interest on savings",
      "Interest on loans",
      "The rate in percent",
      "Interest for part of a year",
      "Comparing two offers",
    ],
    ways: {
      story: {
        title: "The loan of a hundred baskets of grain",
        explanation: "Go back four thousand years to Babylon, where grain was lent and more was given back at harvest.",
        topic: "Work out the grain due at harvest",
      },
      handsOn: {
        title: "A bank that pays in raisins",
        explanation:
          "Deposit raisins in a family bank that adds one for every ten each day and decide when to eat them.",
        topic: "Work out each day's raisins beforehand",
      },
      question: {
        title: "Why would a bank pay me?",
        explanation: "Guess what a bank earns and pays, look up both rates and find out who lives on the difference.",
        topic: "Compare saving and lending rates",
      },
      project: {
        title: "Make an interest slide rule",
        explanation: "Build a sliding paper chart that shows the yearly interest for amounts and rates, and test it.",
        topic: "Test the chart against five sums",
      },
    },
  },
  {
    id: "borrowing",
    level: 3,
    prerequisites: ["interest"],
    keywords: ["borrow", "loan", "debt", "lend", "pay back", "owe", "iou", "installments"],
    title: "Borrow, lend and pay back",
    explanation:
      "Work out what a loan costs in all, tell wise from unwise reasons to borrow and keep promises when you owe.",
    goal: "Understand loans and debt",
    mastered: "Knows what borrowing costs",
    topics: [
      "A promise to pay back",
      "The full cost of a loan",
      "Paying in installments",
      "Wise and unwise reasons",
      "When paying back gets hard",
      "Lending to a friend",
    ],
    ways: {
      story: {
        title: "Twenty-seven dollars for forty-two people",
        explanation:
          "Hear how Muhammad Yunus lent a few dollars to villagers in Bangladesh, who could then buy their own bamboo.",
        topic: "Show how one small loan changed the sums",
      },
      handsOn: {
        title: "Lend and pay back with tokens",
        explanation:
          "Play six rounds in which you may borrow tokens at a price, and compare borrowers with savers at the end.",
        topic: "Keep a debt sheet for every player",
      },
      question: {
        title: "What does a phone cost on installments?",
        explanation:
          "Multiply the monthly payment, add the fees, compare with the cash price and find the cost of not waiting.",
        topic: "Work out three installment offers",
      },
      project: {
        title: "Draw up a fair loan agreement",
        explanation:
          "Write a clear agreement for lending between siblings with amount, dates and what if, and try it out.",
        topic: "Add what happens if a date is missed",
      },
    },
  },
  {
    id: "small-business",
    level: 3,
    prerequisites: ["jobs-and-pay", "make-change"],
    keywords: ["business", "lemonade stand", "profit", "sell", "entrepreneur", "costs", "customer", "start a business"],
    title: "Run a small stand and work out the profit",
    explanation:
      "Find something people want, add up the costs, set a price, sell and work out whether there is a profit.",
    goal: "Run a small business such as a lemonade stand",
    mastered: "Works out costs, price and profit of a small stand",
    topics: [
      "A need or a wish to serve",
      "Costs once and costs per piece",
      "Setting a price",
      "Telling people about it",
      "Sales, costs and profit",
      "Treating customers well",
    ],
    ways: {
      story: {
        title: "From washtub to factory",
        explanation: "Follow Madam Walker, a washerwoman who made hair care, trained saleswomen and built a company.",
        topic: "List the steps that made her business grow",
      },
      handsOn: {
        title: "Make it, price it, sell it",
        explanation: "Make ten bookmarks, add up material and time, try two prices on two days and compare the profit.",
        topic: "Compare profit at two prices",
      },
      question: {
        title: "What would people pay for this?",
        explanation:
          "Ask ten people what they would pay for your idea, chart the answers and choose a price from the chart.",
        topic: "Chart the answers of ten people",
      },
      project: {
        title: "Open a stand for one day",
        explanation: "Plan, buy, make, advertise and sell with a parent's help, then report sales, costs and profit.",
        topic: "Write the report of the day",
      },
    },
  },
  {
    id: "supply-and-demand",
    level: 3,
    prerequisites: ["small-business"],
    keywords: ["supply and demand", "economics", "market", "scarcity", "why prices change", "competition"],
    title: "Explain why prices rise and fall",
    explanation:
      "Use supply and demand to explain prices, predict what a change does and see how competition helps buyers.",
    goal: "Understand supply and demand",
    mastered: "Explains prices with supply and demand",
    topics: [
      "How much there is",
      "How many want it",
      "Scarce things",
      "What a higher price does",
      "Competition",
      "Prices that are kept low or high on purpose",
    ],
    ways: {
      story: {
        title: "The flower worth a house",
        explanation: "Visit the Netherlands in 1637, where tulip bulbs cost more each week until nobody wanted one.",
        topic: "Tell the rise and fall as a diary",
      },
      handsOn: {
        title: "An auction with too few apples",
        explanation: "Give everyone ten beans, auction three apples and then nine, and chart what the prices do.",
        topic: "Chart prices of both auctions",
      },
      question: {
        title: "Why does an umbrella cost more in the rain?",
        explanation:
          "Collect things whose price changes with season, place or weather and explain each by supply or demand.",
        topic: "Explain six price changes",
      },
      project: {
        title: "Track one price for a month",
        explanation:
          "Follow the price of a fruit or of fuel, note news that touches it and present a chart with reasons.",
        topic: "Mark the news on the price chart",
      },
    },
  },
  {
    id: "world-currencies",
    level: 3,
    prerequisites: ["dollars-and-cents", "history-of-money"],
    keywords: ["currency", "exchange rate", "foreign money", "travel money", "euro", "convert", "world money"],
    title: "Exchange the world's currencies",
    explanation:
      "Name currencies, convert prices with an exchange rate and compare what the same money buys in other lands.",
    goal: "Learn about foreign currencies and exchange rates",
    mastered: "Converts prices between currencies",
    topics: [
      "Currencies and their signs",
      "Reading an exchange rate",
      "Converting both ways",
      "Fees when changing money",
      "What the same money buys elsewhere",
      "Why rates move",
    ],
    ways: {
      story: {
        title: "Fibonacci among the money changers",
        explanation:
          "Travel with Fibonacci around 1200 from port to port, where each city had coins of its own to reckon with.",
        topic: "Reckon a sack of spice in two coins",
      },
      handsOn: {
        title: "An exchange counter in the hallway",
        explanation:
          "Make play money of three lands, post rates for the day and change money for travelers with a small fee.",
        topic: "Change money back and see what is lost",
      },
      question: {
        title: "Where does ten dollars buy the most?",
        explanation:
          "Pick five everyday things, look up prices in three lands, convert them and compare the full baskets.",
        topic: "Convert a basket of five things",
      },
      project: {
        title: "Plan the money for a dream trip",
        explanation:
          "Choose a land, price a week of food, beds and tickets in its currency and convert it to a budget.",
        topic: "Build the trip budget in both currencies",
      },
    },
  },
];
