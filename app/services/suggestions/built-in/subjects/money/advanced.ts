import type { CurriculumLesson } from "../../subject-data";

/** Growing, protecting and sharing money, and how the economy works. */
export const advanced: readonly CurriculumLesson[] = [
  {
    id: "compound-interest",
    level: 4,
    prerequisites: ["interest"],
    keywords: ["compound interest", "exponential growth", "long term", "start early", "rule of 72", "grow money"],
    title: "Let money grow with compound interest",
    explanation:
      "Work out interest on interest, see what time does to savings and debts and estimate with the rule of 72.",
    goal: "Understand compound interest",
    mastered: "Works out compound interest over several years",
    topics: [
      "Interest on interest",
      "A table year by year",
      "Starting early",
      "The rule of 72",
      "The same force in debts",
      "A spreadsheet that does the work",
    ],
    ways: {
      story: {
        title: "Franklin's gift that waited 200 years",
        explanation:
          "Hear how Benjamin Franklin left two cities money to lend out, and how it had grown into millions by 1990.",
        topic: "Estimate the growth before looking it up",
      },
      handsOn: {
        title: "Doubling rice on a chessboard",
        explanation:
          "Put one grain on a square and double it each time, plot the counts and say where plates no longer do.",
        topic: "Plot the grains of ten squares",
      },
      question: {
        title: "Who has more at sixty?",
        explanation:
          "Compare a saver from 15 to 25 with one from 30 to 60 at one rate, guess the winner and work it out.",
        topic: "Fill in the tables of both savers",
      },
      project: {
        title: "Build a growth calculator",
        explanation:
          "Make a spreadsheet for amount, rate and years, draw the curve and present three surprising results.",
        topic: "Draw curves for three rates",
      },
    },
  },
  {
    id: "credit-cards-and-scores",
    level: 4,
    prerequisites: ["borrowing", "cards-and-digital-money"],
    keywords: ["credit card", "credit score", "debt", "minimum payment", "apr", "credit history", "buy now pay later"],
    title: "Handle credit cards and credit scores",
    explanation:
      "Work out what an unpaid card bill costs, read an offer's terms and explain what makes a credit score rise " +
      "or fall.",
    goal: "Understand credit cards and credit scores",
    mastered: "Knows what credit costs and how a score is built",
    topics: [
      "Credit and debit",
      "The yearly rate",
      "Paying only the minimum",
      "Fees and small print",
      "What a credit score measures",
      "Buy now and pay later",
      "A way out of debt",
    ],
    ways: {
      story: {
        title: "The sneakers that took three years",
        explanation: "Follow a student who pays only the minimum for new sneakers and see what they cost in the end.",
        topic: "Find the month to change course",
      },
      handsOn: {
        title: "Roll down a mountain of debt",
        explanation: "Play a year with dice, card bills and a score track, and try minimum, fixed and full payments.",
        topic: "Play three ways to pay one bill",
      },
      question: {
        title: "How long does the minimum last?",
        explanation:
          "Guess how many months a bill of 500 dollars takes at minimum payment, then work it out in a table.",
        topic: "Compare minimum and double payment",
      },
      project: {
        title: "Decode a credit card offer",
        explanation:
          "Take the terms of a real offer, mark rate, fees and traps and rewrite it in plain words on one page.",
        topic: "Rewrite the terms in plain words",
      },
    },
  },
  {
    id: "inflation",
    level: 4,
    prerequisites: ["supply-and-demand", "interest"],
    keywords: ["inflation", "prices rise", "purchasing power", "value of money", "central bank", "cost of living"],
    title: "Explain inflation",
    explanation:
      "Compare prices over time, work out a rate of inflation and tell what it does to savings, wages and debts.",
    goal: "Understand inflation",
    mastered: "Explains inflation and what it does to savings",
    topics: [
      "The same dollar, fewer things",
      "A basket of goods",
      "Working out the rate",
      "Causes of rising prices",
      "Savings, wages and debts",
      "What a central bank can do",
      "Money that fell apart",
    ],
    ways: {
      story: {
        title: "A wheelbarrow of banknotes",
        explanation:
          "Go to Germany in 1923, where bread cost billions and workers were paid twice a day, and tell why.",
        topic: "Write a shopper's diary of one week",
      },
      handsOn: {
        title: "Print too much money",
        explanation:
          "Auction the same treats in rounds while the banker hands out more and more play money, and chart prices.",
        topic: "Chart prices against money in play",
      },
      question: {
        title: "What did a movie cost in your grandparents' day?",
        explanation:
          "Ask older people for prices and wages of their youth and find out whether things were really cheaper.",
        topic: "Compare prices in minutes of work",
      },
      project: {
        title: "Make your own price index",
        explanation:
          "Choose ten things you use, collect prices now and from the past and publish your personal inflation.",
        topic: "Weigh the ten things by how much you use",
      },
    },
  },
  {
    id: "investing-basics",
    level: 4,
    prerequisites: ["compound-interest", "small-business"],
    keywords: ["invest", "investing", "stocks", "bonds", "shares", "stock market", "dividend", "index fund"],
    title: "Understand stocks, bonds and funds",
    explanation:
      "Explain what owners of a share, a bond or a fund have, how they gain or lose and how prices come about.",
    goal: "Learn the basics of investing",
    mastered: "Explains stocks, bonds and funds",
    topics: [
      "Saving and investing",
      "A share in a company",
      "Lending through bonds",
      "Dividends and gains",
      "Funds that hold many",
      "Costs and fees",
      "Reading a price chart",
    ],
    ways: {
      story: {
        title: "Ships, spices and the first shares",
        explanation:
          "Go to Amsterdam in 1602, where even maids could buy a part of a trading fleet, and see who gained and lost.",
        topic: "Judge a share as a buyer of 1602",
      },
      handsOn: {
        title: "Sell shares in a cookie company",
        explanation:
          "Found a pretend company, sell ten shares, bake, sell and pay out dividends or carry the loss together.",
        topic: "Pay a dividend on each share",
      },
      question: {
        title: "Who decides what a share is worth?",
        explanation: "Trade three paper companies on news cards, write down the prices and explain each jump.",
        topic: "Explain price jumps after news",
      },
      project: {
        title: "Keep a pretend portfolio for ten weeks",
        explanation: "Invest a thousand pretend dollars in shares and a fund, log reasons and report what you learned.",
        topic: "Log the reason for each choice",
      },
    },
  },
  {
    id: "risk-and-diversification",
    level: 4,
    prerequisites: ["investing-basics"],
    keywords: ["risk", "diversify", "portfolio", "safe investment", "gambling", "crypto", "long term", "volatility"],
    title: "Weigh risk and spread it",
    explanation:
      "Link gain and risk, spread money over many things and tell investing from gambling. Recognize a bubble.",
    goal: "Understand risk in investing",
    mastered: "Knows why to spread risk",
    topics: [
      "More gain, more risk",
      "Not all eggs in one basket",
      "Short and long times",
      "Feelings that cost money",
      "Bubbles and digital coins",
      "Investing and gambling",
    ],
    ways: {
      story: {
        title: "Newton and the bubble at sea",
        explanation:
          "Hear how Isaac Newton lost a fortune on shares in 1720, though he could reckon the paths of the stars.",
        topic: "Write Newton a letter of advice",
      },
      handsOn: {
        title: "Eggs, baskets and dice",
        explanation:
          "Put ten tokens in one to six baskets, let a die break baskets over twenty rounds and compare the results.",
        topic: "Compare one basket with six",
      },
      question: {
        title: "Would you rather have sure or maybe?",
        explanation:
          "Choose between sure and risky amounts, work out the averages and find out what fear does to choices.",
        topic: "Work out averages of five offers",
      },
      project: {
        title: "Design portfolios for three people",
        explanation:
          "Invent a student, a parent and a retiree, mix safe and risky parts for each and defend the mixes.",
        topic: "Defend one mix before the family",
      },
    },
  },
  {
    id: "paycheck-and-taxes",
    level: 4,
    prerequisites: ["jobs-and-pay", "discounts-and-percent"],
    keywords: ["taxes", "paycheck", "income tax", "gross and net", "government", "payroll", "public money"],
    title: "Read a paycheck and understand taxes",
    explanation:
      "Tell gross from net pay, work out a simple tax and explain what public money pays for and who decides.",
    goal: "Understand taxes and paychecks",
    mastered: "Reads a paycheck and knows what taxes are for",
    topics: [
      "Gross and net pay",
      "What is taken off and why",
      "Tax steps for higher incomes",
      "Sales, property and other taxes",
      "What taxes pay for",
      "Who decides about public money",
    ],
    ways: {
      story: {
        title: "The first paycheck was too small",
        explanation:
          "Share a teenager's surprise at her first paycheck and follow the missing dollars to roads and schools.",
        topic: "Follow four deductions to their use",
      },
      handsOn: {
        title: "A town paid by raisin tax",
        explanation:
          "Earn raisins for jobs, collect a tax, vote on a playground or a bridge and build what was chosen.",
        topic: "Vote on what the tax should pay",
      },
      question: {
        title: "What is a fair tax?",
        explanation:
          "Compare equal sums, equal percentages and rising steps for three incomes and argue for one of them.",
        topic: "Work out three taxes for three incomes",
      },
      project: {
        title: "Explain your town's budget",
        explanation: "Look up what your town takes in and spends, draw it as one big pie and present it to the family.",
        topic: "Turn town spending into a pie chart",
      },
    },
  },
  {
    id: "insurance",
    level: 4,
    prerequisites: ["make-a-budget", "discounts-and-percent"],
    keywords: ["insurance", "emergency fund", "protect", "accident", "premium", "deductible", "safety net"],
    title: "Protect yourself with insurance and reserves",
    explanation:
      "Explain how many small payments cover a big loss, judge which risks to insure and plan an emergency fund.",
    goal: "Understand insurance and emergency funds",
    mastered: "Knows what insurance and reserves are for",
    topics: [
      "Risks of everyday life",
      "Sharing a loss among many",
      "Premium and deductible",
      "Risks worth insuring",
      "An emergency fund",
      "Reading what is not covered",
    ],
    ways: {
      story: {
        title: "The coffee house where ships were safe",
        explanation:
          "Sit down in a London coffee house around 1690, where merchants shared the risk of ships lost at sea.",
        topic: "Share the loss of one ship among ten",
      },
      handsOn: {
        title: "Play islanders and storms",
        explanation:
          "Build block houses, let dice send storms and play one game without and one with a common storm fund.",
        topic: "Set a fair payment for the storm fund",
      },
      question: {
        title: "Should you insure your phone?",
        explanation: "Guess how often phones break, work out cost with and without insurance and say when it pays.",
        topic: "Work out the break-even point",
      },
      project: {
        title: "Draw a safety net for a family",
        explanation:
          "List what could go wrong for an invented family and design its reserves and insurance on a poster.",
        topic: "Choose which risks the net must catch",
      },
    },
  },
  {
    id: "living-on-your-own",
    level: 4,
    prerequisites: ["make-a-budget", "paycheck-and-taxes"],
    keywords: [
      "living alone",
      "rent",
      "adult budget",
      "cost of living",
      "bills",
      "real life",
      "life skills",
      "moving out",
    ],
    title: "Plan the budget of a first home",
    explanation:
      "Look up rent, food, energy and travel, fit them into a starting wage and see what different choices change.",
    goal: "Plan a real-life budget for living independently",
    mastered: "Plans a realistic monthly budget for adult life",
    topics: [
      "A starting wage after tax",
      "Rent and deposits",
      "Energy, water and phone",
      "Food for a month",
      "Car, bus or bicycle",
      "Furniture and one-time costs",
      "What is left to save",
    ],
    ways: {
      story: {
        title: "Four friends and an empty apartment",
        explanation: "Move in with four friends whose first shared bills bring surprises, and settle who pays what.",
        topic: "Settle the bills of the first month",
      },
      handsOn: {
        title: "Live a month in one afternoon",
        explanation:
          "Draw a job and life cards, pay for each week of a month with play money and try to end above zero.",
        topic: "Pay four weeks from one wage",
      },
      question: {
        title: "Where could you afford to live?",
        explanation: "Compare rents and wages of three towns and find out which leaves the most after the basic costs.",
        topic: "Compare what is left in three towns",
      },
      project: {
        title: "Present your first-home plan",
        explanation:
          "Pick a real job and a real apartment ad, build a full budget and let an adult ask hard questions.",
        topic: "Answer five hard questions on the plan",
      },
    },
  },
  {
    id: "business-plan",
    level: 4,
    prerequisites: ["small-business", "supply-and-demand"],
    keywords: ["business plan", "entrepreneur", "startup", "break-even", "marketing", "customers", "company", "pitch"],
    title: "Write a business plan",
    explanation:
      "Describe customers, product, price and costs, find the break-even point and pitch the plan in three minutes.",
    goal: "Write a business plan for a new idea",
    mastered: "Has written a simple business plan",
    topics: [
      "A problem worth solving",
      "Customers and rivals",
      "Fixed and variable costs",
      "The break-even point",
      "Price and marketing",
      "Fair to people and nature",
      "A short pitch",
    ],
    ways: {
      story: {
        title: "The bike shop that nearly closed",
        explanation: "Help two sisters whose shop has many customers and no profit find the hole in their plan.",
        topic: "Find the hole in the sisters' numbers",
      },
      handsOn: {
        title: "A plan on one big sheet",
        explanation:
          "Fill a sheet of nine fields with sticky notes, test three notes by asking people and change the plan.",
        topic: "Test three notes with real people",
      },
      question: {
        title: "How many must you sell to lose nothing?",
        explanation:
          "Work out the break-even point for three prices, draw the lines and find out which price is safest.",
        topic: "Draw cost and sales lines",
      },
      project: {
        title: "Pitch to a family panel",
        explanation:
          "Write a three-page plan, build a sample, pitch it to a panel and improve it with their questions.",
        topic: "Practice the three-minute pitch",
      },
    },
  },
  {
    id: "contracts-and-rights",
    level: 4,
    prerequisites: ["scams-and-online-buying", "borrowing"],
    keywords: [
      "contract",
      "consumer rights",
      "subscription",
      "warranty",
      "return",
      "refund",
      "free trial",
      "small print",
    ],
    title: "Understand contracts, subscriptions and rights",
    explanation: "Read the main terms, cancel a subscription in time and write a complaint that gets an answer.",
    goal: "Know consumer rights and read contracts",
    mastered: "Reads the terms before signing or subscribing",
    topics: [
      "When a promise becomes a contract",
      "Price, length and notice",
      "Free trials that renew",
      "Returns and warranties",
      "Your data as a payment",
      "A polite and firm complaint",
    ],
    ways: {
      story: {
        title: "The free month that lasted two years",
        explanation:
          "Track a forgotten free trial through two years of bank statements and mark where it could have ended.",
        topic: "Mark the days to act on a timeline",
      },
      handsOn: {
        title: "Sign the silly contract",
        explanation: "Hide three silly duties in a one-page contract, let friends sign and see who read to the end.",
        topic: "Write a contract that rewards readers",
      },
      question: {
        title: "How many subscriptions live in your home?",
        explanation:
          "Guess the number with your family, list each with price and notice and find out which are unused.",
        topic: "Add up a year of subscriptions",
      },
      project: {
        title: "Write a complaint kit",
        explanation: "Make a template letter, a checklist and an example for returning something that broke too soon.",
        topic: "Write a complaint about a broken toy",
      },
    },
  },
  {
    id: "education-and-careers",
    level: 4,
    prerequisites: ["jobs-and-pay", "borrowing", "living-on-your-own"],
    keywords: ["career", "college", "tuition", "student loan", "scholarship", "future job", "training", "salary"],
    title: "Weigh education, careers and pay",
    explanation:
      "Compare paths after school by cost, time, pay and joy. Work out a student loan and look for scholarships.",
    goal: "Plan education and career with money in mind",
    mastered: "Compares careers by cost of training and pay",
    topics: [
      "Strengths, interests and jobs",
      "College, trade school or training on the job",
      "Costs and lost wages",
      "Scholarships and student loans",
      "Pay over many years",
      "What matters besides pay",
    ],
    ways: {
      story: {
        title: "Three cousins, three roads",
        explanation:
          "Meet an electrician, a nurse and a designer of one family at 18, 25 and 40 and compare their roads.",
        topic: "Chart money and joy at three ages",
      },
      handsOn: {
        title: "Career cards with hidden costs",
        explanation:
          "Draw cards for ten careers, turn over cost, years and pay, and race to see who is ahead at 30 and at 50.",
        topic: "Race two careers from 18 to 50",
      },
      question: {
        title: "Does college always pay?",
        explanation: "Compare four careers with and without college by total pay and debt and look for exceptions.",
        topic: "Work out pay minus cost for four careers",
      },
      project: {
        title: "Interview someone in your dream job",
        explanation:
          "Prepare ten questions on path, pay and daily work, do the interview and write a profile of the job.",
        topic: "Write the profile with facts and quotes",
      },
    },
  },
  {
    id: "how-the-economy-works",
    level: 4,
    prerequisites: ["supply-and-demand", "inflation", "paycheck-and-taxes"],
    keywords: ["economy", "economics", "gdp", "trade", "recession", "unemployment", "central bank", "globalization"],
    title: "Explain how an economy works",
    explanation:
      "Trace money between households, firms, banks, state and other lands, and explain growth, slumps and trade.",
    goal: "Understand how the economy works",
    mastered: "Explains how households, firms and state are linked",
    topics: [
      "Money that goes in circles",
      "What a country produces",
      "Ups, downs and unemployment",
      "Banks and the central bank",
      "Trade between countries",
      "Rich, poor and fair chances",
      "Nature as a cost",
    ],
    ways: {
      story: {
        title: "The pencil nobody can make alone",
        explanation:
          "Trace wood, graphite, paint and metal of one pencil around the world to the many hands that made it.",
        topic: "Map the pencil's parts and makers",
      },
      handsOn: {
        title: "An economy in the living room",
        explanation:
          "Play households, firms, bank and state with tokens, then stop spending for one round and see who feels it.",
        topic: "Restart the circle after a slump",
      },
      question: {
        title: "Can an economy grow forever?",
        explanation: "Collect what grows when a country gets richer and what is used up, and weigh two opposite views.",
        topic: "Argue for both views",
      },
      project: {
        title: "Produce an economy news show",
        explanation:
          "Choose three news items on jobs, prices and trade, explain them in plain words and record the show.",
        topic: "Explain one news item to a ten-year-old",
      },
    },
  },
];
