import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "kitchen-rules",
    level: 1,
    prerequisites: [],
    keywords: [
      "kitchen",
      "safety",
      "kitchen safety",
      "rules",
      "wash hands",
      "apron",
      "hot",
      "sharp",
      "hygiene",
      "beginner",
    ],
    title: "Get ready to cook and stay safe",
    explanation:
      "Wash hands, tie back hair and put on an apron. Know what is hot or sharp and what only an adult does.",
    goal: "Teach my child to be safe in the kitchen",
    mastered: "Knows the kitchen rules and gets ready to cook",
    topics: [
      "Clean hands, apron and tied hair",
      "Hot things and how to spot them",
      "Sharp things stay with the adult",
      "A clean and dry place to work",
      "Asking before tasting",
      "What to do when something spills",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The little chef's very first day",
        explanation:
          "Tell of a young helper's first day in a restaurant kitchen, where every cook teaches one rule with a " +
          "reason.",
        topic: "Add the rule that you would teach",
      },
      handsOn: {
        title: "A tour with red, yellow and green dots",
        explanation:
          "Walk through the kitchen with an adult and mark things for adults, for both together and for children.",
        topic: "Stick the right dot on ten things",
      },
      question: {
        title: "Why do we wash hands before cooking?",
        explanation:
          "Press unwashed and washed fingers with glitter or flour onto dough and find out what travels into food.",
        topic: "Compare both fingerprints in the dough",
      },
      project: {
        title: "A poster of our kitchen rules",
        explanation: "Agree on six rules with the family, draw each as a sign and hang the poster at eye level.",
        topic: "Draw the sign for the stove",
      },
    },
  },
  {
    id: "kitchen-tools",
    level: 1,
    prerequisites: [],
    keywords: [
      "tools",
      "utensils",
      "whisk",
      "spatula",
      "bowl",
      "spoon",
      "measuring cup",
      "kitchen equipment",
      "rolling pin",
    ],
    title: "Name kitchen tools and use them",
    explanation:
      "Match tools such as whisk, spatula, grater and colander with their jobs, and use the safe ones with a steady " +
      "grip.",
    goal: "Learn the names of kitchen tools",
    mastered: "Names kitchen tools and tells what they are for",
    topics: [
      "Spoons, spatulas and whisks",
      "Bowls, pots and pans",
      "Measuring cups and spoons",
      "Sieve, colander and rolling pin",
      "Tools that only adults use",
      "Where each tool lives",
    ],
    safety: ["Tools that only adults use"],
    ways: {
      story: {
        title: "The whisk that thought it was a birdcage",
        explanation: "Tell of a whisk that wakes up in a drawer, tries the jobs of all the others and finds its own.",
        topic: "Let the whisk try two wrong jobs",
      },
      handsOn: {
        title: "Guess the tool in the pillowcase",
        explanation: "Feel blunt tools in a bag, name them and show their job with water, rice or dough.",
        topic: "Show how a sieve and a whisk work",
      },
      question: {
        title: "Which tool makes the most bubbles?",
        explanation: "Beat water and a drop of soap with fork, spoon and whisk for the same time and compare the foam.",
        topic: "Measure the foam of three tools",
      },
      project: {
        title: "A label for every drawer",
        explanation: "Draw labels for drawers and shelves, stick them on and let someone find five tools by them.",
        topic: "Draw the label for baking tools",
      },
    },
  },
  {
    id: "tasting-with-words",
    level: 1,
    prerequisites: [],
    keywords: [
      "taste",
      "flavor",
      "picky eater",
      "sweet",
      "sour",
      "salty",
      "bitter",
      "smell",
      "try new food",
      "texture",
    ],
    title: "Taste food and find words for it",
    explanation:
      "Taste sweet, sour, salty, bitter and savory, describe smell and crunch, and be brave with one small bite.",
    goal: "Get my picky eater to try new foods",
    mastered: "Describes flavors and tries new foods",
    topics: [
      "Sweet and sour",
      "Salty, bitter and savory",
      "What the nose adds",
      "Crunchy, creamy and chewy",
      "One brave bite",
      "Words better than yuck",
      "Foods I changed my mind about",
    ],
    ways: {
      story: {
        title: "The queen who said yuck to everything",
        explanation:
          "Tell of a queen who bans every food after a single look and of the cook's child who teaches her words.",
        topic: "Give the queen three better words than yuck",
      },
      handsOn: {
        title: "Taste with the nose held shut",
        explanation:
          "Sit with an adult, taste applesauce, mashed banana and yogurt with your nose closed and then open, and guess each one.",
        topic: "Score your guesses with and without the nose",
      },
      question: {
        title: "How many times must you try a food to like it?",
        explanation:
          "Taste one doubtful food every other day for two weeks in different shapes and mark a face each time.",
        topic: "Mark today's face on the tasting chart",
      },
      project: {
        title: "A tasting passport",
        explanation: "Make a passport with a page and stamp for every new food, its origin and your own words for it.",
        topic: "Fill in the first page with three words",
      },
    },
  },
  {
    id: "washing-produce",
    level: 1,
    prerequisites: [],
    keywords: [
      "fruit",
      "vegetables",
      "wash",
      "produce",
      "fresh",
      "salad",
      "berries",
      "names of fruits",
      "market",
      "ripe",
    ],
    title: "Wash and sort fruits and vegetables",
    explanation:
      "Name common fruits and vegetables, wash them well, spin or pat them dry, and tell fresh from spoiled.",
    goal: "Teach my child the names of fruits and vegetables",
    mastered: "Names, washes and sorts fruits and vegetables",
    topics: [
      "Names of common fruits",
      "Names of common vegetables",
      "Root, leaf, stem or fruit",
      "Washing soft and firm ones",
      "Drying leaves",
      "Ripe, unripe and spoiled",
    ],
    safety: ["Washing soft and firm ones", "Ripe, unripe and spoiled"],
    ways: {
      story: {
        title: "The potato that came to the party with mud on",
        explanation: "Tell of vegetables getting ready for the soup party and help each with the bath that suits it.",
        topic: "Choose the right bath for berries and potatoes",
      },
      handsOn: {
        title: "Root, leaf or fruit? A sorting table",
        explanation: "Wash a basket of produce, look at each closely and sort it by which part of the plant we eat.",
        topic: "Sort eight kinds of produce into four groups",
      },
      question: {
        title: "Which fruit ripens faster beside a banana?",
        explanation: "Put hard pears or avocados in bags with and without a banana and press gently each day.",
        topic: "Compare both bags after three days",
      },
      project: {
        title: "A market stall at home",
        explanation:
          "Wash and arrange produce in baskets, write name signs and prices and sell a healthy snack to the family.",
        topic: "Write signs for five kinds of produce",
      },
    },
  },
  {
    id: "spreading-and-sandwiches",
    level: 1,
    prerequisites: [],
    keywords: ["sandwich", "bread", "spread", "butter", "toast", "wrap", "snack", "no cook", "lunch", "cream cheese"],
    title: "Spread, tear and build sandwiches",
    explanation:
      "Spread soft toppings with a blunt knife, tear lettuce, layer a sandwich that holds together and cut it with " +
      "help.",
    goal: "Teach my child to make a simple sandwich",
    mastered: "Makes a sandwich alone",
    topics: [
      "Holding a blunt knife",
      "Spreading from the middle to the edge",
      "Tearing leaves by hand",
      "Something creamy, crunchy and juicy",
      "Stacking so that it holds",
      "Cutting with an adult",
      "Clearing up the crumbs",
    ],
    safety: ["Holding a blunt knife", "Cutting with an adult"],
    ways: {
      story: {
        title: "The sandwich that was too tall to bite",
        explanation:
          "Tell of a friend who adds one more layer for every wish until the tower sways, and decide what to take off.",
        topic: "Decide what stays in the tower",
      },
      handsOn: {
        title: "Sandwich shapes and rolls",
        explanation:
          "Spread, roll, fold and press with cookie cutters to make four different shapes out of the same bread.",
        topic: "Roll a wrap that stays closed",
      },
      question: {
        title: "What keeps bread from getting soggy?",
        explanation: "Put tomato on bare bread, bread with butter and bread with lettuce, wait an hour and compare.",
        topic: "Press each slice and rank it",
      },
      project: {
        title: "A sandwich bar for the family",
        explanation: "Take orders on picture cards, build every sandwich as ordered and serve it with a napkin.",
        topic: "Build one sandwich exactly as ordered",
      },
    },
  },
  {
    id: "stirring-and-mixing",
    level: 1,
    prerequisites: [],
    keywords: ["stir", "mix", "mash", "whisk", "knead", "dough", "batter", "pour", "no bake", "baking with kids"],
    title: "Stir, mash, whisk and knead",
    explanation:
      "Choose the right movement for mixing, keep it in the bowl, mash a banana and knead a dough with both hands.",
    goal: "Let my child help with stirring and mixing",
    mastered: "Stirs, mashes and kneads without spilling",
    topics: [
      "Holding the bowl",
      "Stirring slowly to the bottom",
      "Mashing with a fork",
      "Whisking small and fast",
      "Pouring from a pitcher",
      "Kneading, pushing and folding",
    ],
    ways: {
      story: {
        title: "The dough that needed a hug",
        explanation: "Tell of a lonely lump of flour and water that gets smoother with each push, fold and turn.",
        topic: "Push, fold and turn as the dough asks",
      },
      handsOn: {
        title: "No-bake energy balls",
        explanation: "Mash dates or banana, stir in oats and cocoa and roll even balls after a check for allergies.",
        topic: "Roll ten balls of the same size",
      },
      question: {
        title: "What happens when oil meets water?",
        explanation: "Shake oil and water in a closed jar, wait and watch, then add mustard and shake again.",
        topic: "Time how long each mix holds",
      },
      project: {
        title: "A salt dough nameplate for the kitchen",
        explanation: "Mix and knead salt dough that is not for eating, shape a sign with your name and dry it.",
        topic: "Knead until the dough no longer sticks",
      },
    },
  },
  {
    id: "simple-measuring",
    level: 1,
    prerequisites: [],
    keywords: [
      "measure",
      "measuring cups",
      "tablespoon",
      "teaspoon",
      "half cup",
      "amount",
      "ingredients",
      "level",
      "pour",
    ],
    title: "Measure with cups and spoons",
    explanation:
      "Scoop, level and pour with cups and spoons, count them aloud, and find out why a recipe needs the right amount.",
    goal: "Teach my child to measure ingredients",
    mastered: "Measures with cups and spoons",
    topics: [
      "Big cup, small cup, spoons",
      "Filling and leveling",
      "Pouring to a line",
      "Counting aloud",
      "Half and whole",
      "What happens with too much",
    ],
    ways: {
      story: {
        title: "The pancake with seven spoons of salt",
        explanation:
          "Tell of a dragon cook who never counts and of guests too polite to say so, until one shows him the spoon.",
        topic: "Show the dragon how to level a spoon",
      },
      handsOn: {
        title: "Water and rice in measuring play",
        explanation: "Fill cups with water and rice, find how many small ones fill a big one and mark the answers.",
        topic: "Find how many spoons fill a quarter cup",
      },
      question: {
        title: "Does a squashed cup hold more?",
        explanation:
          "Fill a cup with flour loosely and pressed, weigh or compare both and find out why recipes say level.",
        topic: "Compare a loose cup and a pressed one",
      },
      project: {
        title: "A trail mix recipe in pictures",
        explanation: "Measure your own mix of cereal, seeds and dried fruit, check for allergies and draw the recipe.",
        topic: "Draw each measure as a picture",
      },
    },
  },
  {
    id: "fruit-salad-and-yogurt",
    level: 1,
    prerequisites: [],
    keywords: [
      "fruit salad",
      "yogurt",
      "parfait",
      "snack",
      "breakfast bowl",
      "no cook",
      "banana",
      "berries",
      "healthy snack",
      "granola",
    ],
    title: "Make fruit salad and yogurt bowls",
    explanation:
      "Peel, cut soft fruit with a child-safe knife beside an adult, mix a salad and layer a bowl that looks inviting.",
    goal: "Make easy healthy snacks with my child",
    mastered: "Prepares a fruit salad or yogurt bowl",
    topics: [
      "Washing and peeling",
      "Claw and bridge with a soft banana",
      "Bite-size pieces",
      "Colors and flavors that go together",
      "Layers in a glass",
      "Keeping apples white",
      "Serving and sharing",
    ],
    safety: ["Washing and peeling", "Claw and bridge with a soft banana", "Bite-size pieces"],
    ways: {
      story: {
        title: "The fruit bowl holds an election",
        explanation:
          "Tell of fruits that each want to be king of the bowl until they discover what they taste like together.",
        topic: "Write one speech and find the best mix",
      },
      handsOn: {
        title: "A rainbow on skewers without points",
        explanation: "Cut soft fruit beside an adult and thread it by the colors of the rainbow on blunt sticks.",
        topic: "Thread a pattern and repeat it",
      },
      question: {
        title: "What stops cut apples from turning brown?",
        explanation: "Treat slices with lemon, orange, salt water and nothing and look at them every half hour.",
        topic: "Rank the slices after one hour",
      },
      project: {
        title: "A breakfast cafe for two guests",
        explanation: "Invent two yogurt bowls, draw the menu, take orders and serve them in layers.",
        topic: "Layer a bowl so that three colors show",
      },
    },
  },
  {
    id: "setting-the-table",
    level: 1,
    prerequisites: [],
    keywords: [
      "set the table",
      "table manners",
      "dishes",
      "clean up",
      "chores",
      "helping",
      "cutlery",
      "silverware",
      "napkin",
      "eating together",
    ],
    title: "Set the table and clear up",
    explanation: "Lay plates, cups and silverware in place, serve and pass politely, clear, wash the dishes and wipe.",
    goal: "Teach my child to set the table and help in the kitchen",
    mastered: "Sets the table and helps to clear up",
    topics: [
      "Counting who is eating",
      "Places for plate, cup and silverware",
      "A nice touch in the middle",
      "Passing and saying please",
      "Asking before leaving",
      "Clearing in the right order",
      "Washing and wiping",
    ],
    ways: {
      story: {
        title: "The fork that sat on the wrong side",
        explanation: "Tell of a fork that gets lost before the feast and asks plate, spoon and cup for the way home.",
        topic: "Lead the fork back to its place",
      },
      handsOn: {
        title: "Table setting against the song",
        explanation: "Lay a table for four while a song is playing, look for what is missing and improve next time.",
        topic: "Set a place with eyes closed",
      },
      question: {
        title: "How do families eat in other countries?",
        explanation:
          "Look at tables with chopsticks, hands, flat bread or shared bowls and try one of these ways with clean " +
          "hands.",
        topic: "Eat one meal in a new way",
      },
      project: {
        title: "A dinner for grandparents or friends",
        explanation: "Write place cards, fold napkins, set the table for a real guest and lead the clearing up.",
        topic: "Fold a napkin and write a place card",
      },
    },
  },
];
