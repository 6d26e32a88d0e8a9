import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "reading-a-recipe",
    level: 2,
    prerequisites: ["simple-measuring"],
    keywords: ["recipe", "instructions", "ingredients", "steps", "cookbook", "follow", "recipe words", "prepare"],
    title: "Read and follow a recipe",
    explanation:
      "Read a recipe to the end, gather ingredients and tools, understand its words and follow the steps in order.",
    goal: "Teach my child to follow a recipe",
    mastered: "Follows a simple recipe step by step",
    topics: [
      "Reading to the end first",
      "Ingredients and amounts",
      "Words such as fold, simmer and dice",
      "Everything ready before the start",
      "One step at a time",
      "Timers and signs of done",
      "Notes for next time",
    ],
    ways: {
      story: {
        title: "The recipe with a missing line",
        explanation:
          "Read of a cake that goes wrong because one line was torn off, and find out from the result which one.",
        topic: "Find the missing step from the clues",
      },
      handsOn: {
        title: "Recipe cards in the wrong order",
        explanation: "Cut a recipe into strips, shuffle them, put them in order and test your order with a cold dish.",
        topic: "Put eight strips in order and explain one",
      },
      question: {
        title: "How exact must you be?",
        explanation:
          "Find out in three recipes which amounts matter and which are free by asking what each ingredient does.",
        topic: "Mark strict and free amounts in one recipe",
      },
      project: {
        title: "The first page of a family cookbook",
        explanation:
          "Cook a family favorite with an adult, write it so that a friend can follow and let the friend try.",
        topic: "Rewrite a step your tester did not understand",
      },
    },
  },
  {
    id: "weighing-and-converting",
    level: 2,
    prerequisites: ["simple-measuring"],
    keywords: [
      "scale",
      "weigh",
      "grams",
      "ounces",
      "fractions",
      "double",
      "halve",
      "convert",
      "portions",
      "math in cooking",
    ],
    title: "Weigh, double and halve recipes",
    explanation:
      "Use a kitchen scale, convert units, and double or halve a recipe with fractions without losing track.",
    goal: "Practice measuring and fractions by cooking",
    mastered: "Weighs ingredients and doubles or halves recipes",
    topics: [
      "Zeroing the scale",
      "Grams, ounces and milliliters",
      "Cups into grams",
      "Doubling a recipe",
      "Halving, also an egg",
      "Portions per person",
    ],
    ways: {
      story: {
        title: "Thirty guests instead of three",
        explanation:
          "Tell of a small party that grows by the hour and of the cook who must enlarge her soup each time.",
        topic: "Calculate the soup for thirty",
      },
      handsOn: {
        title: "Estimate, weigh, win",
        explanation:
          "Guess the weight of potatoes, rice and a pinch of salt, weigh them and give points for close guesses.",
        topic: "Estimate five foods within ten grams",
      },
      question: {
        title: "How do you halve an egg?",
        explanation:
          "Find a fair way to halve things that do not come in halves and test it with a beaten egg on the scale.",
        topic: "Halve a beaten egg by weight",
      },
      project: {
        title: "A pancake table for any number of people",
        explanation: "Make a chart with amounts for two, four, six and ten, check it by calculation and cook one row.",
        topic: "Fill in the row for six people",
      },
    },
  },
  {
    id: "cutting-safely",
    level: 2,
    prerequisites: ["fruit-salad-and-yogurt"],
    keywords: ["knife", "cut", "chop", "slice", "peel", "grate", "dice", "knife skills", "cutting board", "claw grip"],
    title: "Cut, peel and grate safely",
    explanation:
      "Use claw and bridge grip with an adult beside you, peel away from the body, grate with care and store knives " +
      "safely.",
    goal: "Teach my child to use a knife safely",
    mastered: "Cuts vegetables with the claw and bridge grip",
    topics: [
      "A board that does not slip",
      "Carrying and putting down a knife",
      "Claw grip",
      "Bridge grip",
      "Slices, sticks and cubes",
      "Peeling",
      "Grating to the last safe bit",
    ],
    safety: [
      "A board that does not slip",
      "Carrying and putting down a knife",
      "Claw grip",
      "Bridge grip",
      "Grating to the last safe bit",
    ],
    ways: {
      story: {
        title: "The bear with careful claws",
        explanation:
          "Tell of a bear who is feared as a clumsy cook and learns that curled claws make the safest hands.",
        topic: "Show the bear's claw on a cucumber",
      },
      handsOn: {
        title: "From soft to firm, a cutting course",
        explanation:
          "Practice with an adult from banana to cucumber to carrot, one grip at a time, with a child-safe knife.",
        topic: "Cut six even slices with the claw",
      },
      question: {
        title: "Why does an onion make us cry?",
        explanation:
          "Cut onions with an adult cold, warm and beside a fan, and find out what rises to the eyes and how to stop " +
          "it.",
        topic: "Compare two tricks against tears",
      },
      project: {
        title: "A vegetable garden on a platter",
        explanation:
          "Cut vegetables into slices, sticks and ribbons beside an adult and arrange them as an edible picture.",
        topic: "Make three shapes from one carrot",
      },
    },
  },
  {
    id: "salads-and-dressings",
    level: 2,
    prerequisites: ["cutting-safely", "washing-produce"],
    keywords: [
      "salad",
      "dressing",
      "vinaigrette",
      "lettuce",
      "oil",
      "vinegar",
      "vegetables",
      "healthy",
      "side dish",
      "lemon",
    ],
    title: "Make salads and dressings",
    explanation:
      "Combine leaves, crunch and color, shake a dressing from oil, something sour and seasoning, and balance its " +
      "taste.",
    goal: "Make salads that my child likes",
    mastered: "Makes a salad with a dressing of his or her own",
    topics: [
      "Leaves, crunch, color, filling",
      "Washing and drying leaves",
      "Oil and something sour",
      "Salt, sweetness and herbs",
      "Tasting and balancing",
      "Dressing at the right moment",
    ],
    safety: ["Washing and drying leaves"],
    ways: {
      story: {
        title: "The salad that won over the lions",
        explanation:
          "Tell of a lion family that laughs at leaves until a cub serves a salad with crunch, color and a surprise.",
        topic: "Invent the surprise in the cub's salad",
      },
      handsOn: {
        title: "Shake-it jars in five flavors",
        explanation: "Shake five dressings in small jars, taste them with cucumber and change one thing at a time.",
        topic: "Fix a dressing that is too sour",
      },
      question: {
        title: "Why does salad wilt in dressing?",
        explanation:
          "Dress one bowl now and one an hour before, compare leaves and liquid and find out where the water came " +
          "from.",
        topic: "Weigh the liquid in both bowls",
      },
      project: {
        title: "A salad in a jar for tomorrow",
        explanation: "Layer a salad so that it stays crisp overnight, draw the order and test it at lunch.",
        topic: "Decide what goes at the bottom and why",
      },
    },
  },
  {
    id: "eggs",
    level: 2,
    prerequisites: ["kitchen-rules", "stirring-and-mixing"],
    keywords: ["egg", "eggs", "scrambled eggs", "boiled egg", "omelet", "breakfast", "crack", "fry", "protein"],
    title: "Cook eggs with an adult",
    explanation:
      "Crack eggs cleanly, check freshness, and make boiled, scrambled and baked eggs at the stove with an adult.",
    goal: "Teach my child to cook eggs",
    mastered: "Cracks eggs and makes scrambled eggs with an adult",
    topics: [
      "Cracking an egg",
      "Fresh or old",
      "Washing hands after raw egg",
      "Soft and hard boiled",
      "Scrambled over low heat",
      "Omelet with filling",
    ],
    safety: ["Washing hands after raw egg"],
    ways: {
      story: {
        title: "The egg that wanted to be everything",
        explanation:
          "Tell of an egg that dreams of being a cloud, a pancake and a sun and learns what heat and air can do.",
        topic: "Match each dream with a way of cooking",
      },
      handsOn: {
        title: "Spin, float and crack",
        explanation:
          "Spin raw and boiled eggs to tell them apart, float old and fresh ones and practice cracking into a cup.",
        topic: "Crack three eggs without a piece of shell",
      },
      question: {
        title: "What changes inside an egg with every minute?",
        explanation: "Boil eggs for five, seven, nine and eleven minutes with an adult, cut and line them up.",
        topic: "Label the halves with their minutes",
      },
      project: {
        title: "A Sunday egg menu",
        explanation: "Let the family choose from three egg dishes on a menu card and cook the orders with an adult.",
        topic: "Cook one order with an adult at the stove",
      },
    },
  },
  {
    id: "smoothies-and-cold-drinks",
    level: 2,
    prerequisites: ["simple-measuring", "washing-produce"],
    keywords: ["smoothie", "blender", "milkshake", "juice", "drink", "lemonade", "frozen fruit", "banana", "breakfast"],
    title: "Mix smoothies and cold drinks",
    explanation:
      "Balance fruit, liquid and something creamy, blend safely with an adult, and invent drinks without much sugar.",
    goal: "Make healthy smoothies with my child",
    mastered: "Invents a smoothie and mixes it safely",
    topics: [
      "Blender rules",
      "Fruit, liquid and something creamy",
      "Thick or thin",
      "Sweet without sugar",
      "A hidden vegetable",
      "Lemonade and iced tea of one's own",
    ],
    safety: ["Blender rules"],
    ways: {
      story: {
        title: "The green drink from the swamp",
        explanation:
          "Tell of a child ogre whose green drink scares the class until someone takes a sip, and reveal what is in " +
          "it.",
        topic: "Reveal a recipe for the swamp drink",
      },
      handsOn: {
        title: "Color mixing you can drink",
        explanation:
          "Mix drinks from red, yellow and blue fruit, predict the color and measure what each recipe needs.",
        topic: "Predict the color before blending",
      },
      question: {
        title: "Can you taste a vegetable you cannot see?",
        explanation:
          "With an adult, blend spinach, carrot or beet into fruit and let testers with closed eyes find which cup " +
          "has it.",
        topic: "Raise the amount until someone notices",
      },
      project: {
        title: "A drinks stand with a tasting card",
        explanation: "Develop two recipes, name and price them, and ask guests to score taste and color.",
        topic: "Improve one recipe from the scores",
      },
    },
  },
  {
    id: "pancakes-and-batter",
    level: 2,
    prerequisites: ["reading-a-recipe", "eggs"],
    keywords: ["pancake", "pancakes", "waffle", "batter", "crepe", "breakfast", "flip", "frying pan", "flour"],
    title: "Make pancakes and waffles",
    explanation:
      "Mix a batter without lumps, judge its thickness, cook with an adult at the stove, and turn at the right moment.",
    goal: "Bake pancakes with my child",
    mastered: "Makes pancakes with an adult",
    topics: [
      "Dry and wet ingredients",
      "Mixing without lumps",
      "Letting it rest",
      "Testing the pan with an adult",
      "Bubbles that say turn",
      "Sweet and savory toppings",
    ],
    safety: ["Testing the pan with an adult"],
    ways: {
      story: {
        title: "The pancake that rolled away",
        explanation: "Retell the old tale of the runaway pancake and work its true recipe into the chase.",
        topic: "Hide the steps of the recipe in the tale",
      },
      handsOn: {
        title: "Letters and animals from a squeeze bottle",
        explanation: "Draw pancakes with batter from a bottle in a cool pan that an adult then heats and turns.",
        topic: "Draw your initial so that it reads right",
      },
      question: {
        title: "Why do pancakes have bubbles?",
        explanation: "Cook a spoonful with and without baking powder beside an adult and look at the cut edges.",
        topic: "Compare the height of both pancakes",
      },
      project: {
        title: "A pancake breakfast from three countries",
        explanation:
          "Make thin, thick and savory pancakes from three places with an adult and tell their stories at the table.",
        topic: "Present one pancake with its country",
      },
    },
  },
  {
    id: "cookies",
    level: 2,
    prerequisites: ["reading-a-recipe", "weighing-and-converting"],
    keywords: [
      "cookies",
      "cookie",
      "biscuit",
      "baking",
      "oven",
      "dough",
      "sugar",
      "cutters",
      "decorate",
      "holiday baking",
    ],
    title: "Bake cookies",
    explanation:
      "Cream butter and sugar, shape even pieces, bake with an adult, and tell when cookies are done. Never taste raw dough.",
    goal: "Learn to bake cookies",
    mastered: "Bakes cookies from a recipe with an adult",
    topics: [
      "Heating the oven with an adult",
      "Creaming butter and sugar",
      "Flour last and gently",
      "Chilling the dough, and never tasting it raw",
      "Rolling and cutting",
      "Pale, golden or too dark",
      "Cooling and icing",
    ],
    safety: ["Heating the oven with an adult", "Chilling the dough, and never tasting it raw"],
    ways: {
      story: {
        title: "The cookie that stayed flat",
        explanation:
          "Solve the case of five cookies from one bowl, one flat, one pale, one hard, one burned and one just right.",
        topic: "Find the cause for each cookie",
      },
      handsOn: {
        title: "Cookie shapes from four hands",
        explanation:
          "Roll, stamp, press and twist one dough into six shapes and see which hold their form once an adult has " +
          "baked them.",
        topic: "Shape six equal pieces from one piece of dough",
      },
      question: {
        title: "Why do we chill cookie dough?",
        explanation:
          "Bake cookies from cold and warm dough side by side with an adult and measure how far they spread.",
        topic: "Measure both cookies across",
      },
      project: {
        title: "A cookie box as a gift",
        explanation:
          "Bake two kinds with an adult, decorate the box, list the ingredients for allergies and give it away.",
        topic: "Write the label with all the ingredients",
      },
    },
  },
  {
    id: "soups",
    level: 2,
    prerequisites: ["cutting-safely", "reading-a-recipe"],
    keywords: ["soup", "vegetables", "broth", "stew", "simmer", "stove", "carrot", "lentil", "noodle soup", "season"],
    title: "Cook a simple soup",
    explanation:
      "Soften vegetables, add liquid, simmer with an adult, season by tasting with a clean spoon, and leave it " +
      "chunky or blend it.",
    goal: "Teach my child to cook soup",
    mastered: "Cooks a vegetable soup with an adult",
    topics: [
      "Vegetables in even pieces",
      "Softening onions with an adult",
      "Liquid and gentle bubbles",
      "What goes in first and last",
      "Tasting with a clean spoon",
      "Thick, chunky or smooth",
      "Toppings",
    ],
    safety: ["Softening onions with an adult"],
    ways: {
      story: {
        title: "Stone soup in our street",
        explanation:
          "Retell the tale of the stone that fed a whole village and let each neighbor bring something from your " +
          "pantry.",
        topic: "Decide what each neighbor brings",
      },
      handsOn: {
        title: "A soup in slow motion",
        explanation:
          "Put carrot pieces of three sizes into simmering water with an adult, take one out at a time and test it " +
          "with a fork.",
        topic: "Test the softness every three minutes",
      },
      question: {
        title: "Can you save a soup with too much salt?",
        explanation:
          "Salt small cups of soup and try potato, water, lemon and sweetness to find out what really helps.",
        topic: "Compare four rescues by taste",
      },
      project: {
        title: "A soup for a sick friend",
        explanation:
          "Choose a soup that is mild and good, cook it with an adult and deliver it with a card and warming " +
          "instructions.",
        topic: "Write the card and how to warm it safely",
      },
    },
  },
];
