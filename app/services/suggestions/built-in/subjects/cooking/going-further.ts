import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "stove-and-oven",
    level: 3,
    prerequisites: ["eggs", "soups"],
    keywords: ["stove", "oven", "heat", "boil", "simmer", "fry", "bake", "timer", "burn", "oven mitts"],
    title: "Use the stove and oven with an adult",
    explanation:
      "Set heat levels, tell boiling from simmering, use timers and oven mitts, and know what to do when something " +
      "burns.",
    goal: "Teach my child to use the stove and oven safely",
    mastered: "Uses stove and oven with an adult nearby",
    topics: [
      "Handles turned in, sleeves up",
      "Low, medium and high heat",
      "Simmering and boiling",
      "Hot oil, only with an adult",
      "Oven racks and mitts",
      "Timer, eyes and nose",
      "Lid on and heat off",
    ],
    safety: [
      "Handles turned in, sleeves up",
      "Hot oil, only with an adult",
      "Oven racks and mitts",
      "Timer, eyes and nose",
      "Lid on and heat off",
    ],
    ways: {
      story: {
        title: "Three pots and one phone call",
        explanation:
          "Follow a cook whose phone rings at the worst moment, stop at each choice and decide what is safest.",
        topic: "Decide what to turn off first",
      },
      handsOn: {
        title: "Toast as a thermometer",
        explanation:
          "Spread bread slices over the oven rack with an adult, toast them and read hot and cool spots by color.",
        topic: "Draw the hot spots of your oven",
      },
      question: {
        title: "Does boiling harder cook faster?",
        explanation:
          "Cook potato pieces at a simmer and at a rolling boil with an adult, measure heat and time and compare.",
        topic: "Read both temperatures and compare",
      },
      project: {
        title: "A safety card set for our stove",
        explanation:
          "Make cards on heat levels, burns and small fires, checked by an adult, and train the family with them.",
        topic: "Make the card on lid on and heat off",
      },
    },
  },
  {
    id: "pasta-and-sauce",
    level: 3,
    prerequisites: ["stove-and-oven", "cutting-safely"],
    keywords: ["pasta", "spaghetti", "noodles", "tomato sauce", "sauce", "macaroni", "cheese sauce", "pesto", "dinner"],
    title: "Cook pasta with a sauce from scratch",
    explanation:
      "Cook pasta to the right bite, make a tomato sauce, and join both with a little cooking water, an adult at hand.",
    goal: "Teach my child to cook pasta with sauce",
    mastered: "Cooks pasta with homemade tomato sauce",
    topics: [
      "Enough water and salt",
      "Firm to the bite",
      "Draining with an adult",
      "Tomato sauce from onion to herbs",
      "Pasta water as glue",
      "Pesto and cheese sauce",
      "Shapes and their sauces",
    ],
    safety: ["Draining with an adult"],
    ways: {
      story: {
        title: "The tomato that crossed the ocean",
        explanation:
          "Follow the tomato from the Andes to kitchens around the world, where people at first feared to eat it.",
        topic: "Draw its route with three stops",
      },
      handsOn: {
        title: "Fresh noodles from two ingredients",
        explanation:
          "Knead flour and egg, rest, roll out thin and cut by hand, then cook with an adult for three minutes.",
        topic: "Roll the dough until you can see your hand",
      },
      question: {
        title: "Why does every shape have its sauce?",
        explanation:
          "Dip five dry or cooked shapes into thin, thick and chunky sauce, weigh what clings and explain it.",
        topic: "Weigh the sauce on two shapes",
      },
      project: {
        title: "A pasta evening with a choice of two",
        explanation: "Cook one pasta with two sauces on time, write the menu and ask guests which one and why.",
        topic: "Plan the minutes backward from serving",
      },
    },
  },
  {
    id: "rice-and-grains",
    level: 3,
    prerequisites: ["stove-and-oven"],
    keywords: ["rice", "grains", "couscous", "quinoa", "oats", "barley", "millet", "steam", "fried rice", "porridge"],
    title: "Cook rice and other grains",
    explanation:
      "Rinse, measure by ratio and steam rice, compare grains such as couscous, millet and oats, and turn leftovers " +
      "into a dish.",
    goal: "Teach my child to cook rice",
    mastered: "Cooks rice by ratio and knows other grains",
    topics: [
      "Grain and its parts",
      "Long, short and whole grain",
      "Rinsing",
      "Ratio of grain to water",
      "Steaming with the lid on",
      "Couscous, millet and oats",
      "Fried rice and safe leftovers",
    ],
    safety: ["Fried rice and safe leftovers"],
    ways: {
      story: {
        title: "The grains on the chessboard",
        explanation:
          "Retell the tale of the reward that doubled on every square and work out how many meals it would feed.",
        topic: "Calculate the bowl for square sixteen",
      },
      handsOn: {
        title: "Sushi shapes and rice bowls",
        explanation:
          "Cook short-grain rice with an adult, cool it, and press balls and rolls with damp hands and vegetables.",
        topic: "Press a rice ball that holds together",
      },
      question: {
        title: "Why does some rice stick and some not?",
        explanation: "Cook two kinds in the same way, look at grains and water and find out what starch does.",
        topic: "Test both kinds with a fork",
      },
      project: {
        title: "A bowl bar from around the world",
        explanation: "Cook two grains and five toppings with an adult and present bowls from three regions.",
        topic: "Assemble one bowl and tell where it comes from",
      },
    },
  },
  {
    id: "bread-with-yeast",
    level: 3,
    prerequisites: ["weighing-and-converting", "stirring-and-mixing"],
    keywords: ["bread", "yeast", "dough", "rolls", "baking", "knead", "rise", "pizza dough", "sourdough", "flour"],
    title: "Bake bread with yeast",
    explanation:
      "Wake yeast, knead until stretchy, let dough rise, shape and bake with an adult, and tell by sound when bread " +
      "is done.",
    goal: "Learn to bake bread",
    mastered: "Bakes bread with yeast and explains why it rises",
    topics: [
      "Flour, water, salt and yeast",
      "What yeast eats and gives off",
      "Kneading and the window test",
      "Rising in warmth",
      "Shaping",
      "Baking with steam and an adult",
      "The hollow knock",
    ],
    safety: ["Baking with steam and an adult"],
    ways: {
      story: {
        title: "The baker who fell asleep on the job",
        explanation: "Tell of a baker who forgot her flat dough for a night and woke to the first fluffy loaf.",
        topic: "Explain to the baker what happened overnight",
      },
      handsOn: {
        title: "Balloon on a bottle of yeast",
        explanation: "Feed yeast with sugar or nothing, cold or warm, and see which bottle blows up its balloon.",
        topic: "Measure each balloon after half an hour",
      },
      question: {
        title: "What happens if you leave out the salt?",
        explanation: "Bake rolls with and without salt with an adult, compare rise, crust and taste and explain it.",
        topic: "Compare both doughs after one hour",
      },
      project: {
        title: "A bread from another place",
        explanation:
          "Choose flatbread, pita, bao or braid, learn how it is made there and bake it with an adult for a tasting.",
        topic: "Shape one piece in the traditional way",
      },
    },
  },
  {
    id: "roasting-vegetables",
    level: 3,
    prerequisites: ["cutting-safely", "stove-and-oven"],
    keywords: [
      "vegetables",
      "roast",
      "steam",
      "broccoli",
      "carrots",
      "potatoes",
      "cauliflower",
      "side dish",
      "veggies",
      "stir-fry",
    ],
    title: "Roast and steam vegetables",
    explanation:
      "Compare raw, steamed and roasted vegetables, cut for even cooking, season well, and use oven and steam with " +
      "an adult.",
    goal: "Make vegetables that my child wants to eat",
    mastered: "Roasts and steams vegetables so that they taste good",
    topics: [
      "Pieces of the same size",
      "Oil, salt and space on the tray",
      "Roasting concentrates sweetness",
      "Steaming keeps color",
      "Stir-frying with an adult",
      "Herbs, lemon and crunch",
    ],
    safety: ["Stir-frying with an adult"],
    ways: {
      story: {
        title: "The broccoli with the bad reputation",
        explanation:
          "Tell of a broccoli that comes back to school three times, boiled, steamed and roasted, and of what the " +
          "class says.",
        topic: "Write what the class says each time",
      },
      handsOn: {
        title: "One carrot, five ways",
        explanation:
          "Prepare one vegetable raw, pickled, steamed, boiled and roasted with an adult and taste blindfolded.",
        topic: "Describe each way in two words",
      },
      question: {
        title: "Why does roasting make vegetables sweet?",
        explanation:
          "Weigh and taste slices before and after roasting with an adult and find out what leaves and what browns.",
        topic: "Weigh a tray before and after",
      },
      project: {
        title: "A vegetable of the week chart",
        explanation: "Cook a different vegetable in two ways for four weeks and chart the family's votes.",
        topic: "Record this week's votes",
      },
    },
  },
  {
    id: "herbs-and-spices",
    level: 3,
    prerequisites: ["tasting-with-words", "soups"],
    keywords: ["herbs", "spices", "basil", "cinnamon", "pepper", "curry", "seasoning", "flavor", "salt", "garlic"],
    title: "Season with herbs and spices",
    explanation: "Recognize herbs and spices by smell, know when to add them, and blend a mix that suits a dish.",
    goal: "Learn to use herbs and spices",
    mastered: "Recognizes ten herbs and spices and seasons by taste",
    topics: [
      "Leaf, seed, bark or root",
      "Soft and woody herbs",
      "Whole and ground spices",
      "When to add them",
      "Salt, sour, sweet and heat",
      "Mixes from around the world",
      "Hot chili and careful hands",
    ],
    safety: ["Hot chili and careful hands"],
    ways: {
      story: {
        title: "The ship that smelled of cinnamon",
        explanation: "Read how pepper, clove and cinnamon traveled by camel and ship and why people fought over them.",
        topic: "Trace one spice from plant to port",
      },
      handsOn: {
        title: "A smelling memory game",
        explanation:
          "Fill pairs of small jars with spices under cloth, match them by nose and name what they remind you of.",
        topic: "Match five pairs by smell",
      },
      question: {
        title: "Why does chili feel hot when it is not?",
        explanation:
          "Compare mild peppers, mint and ginger, and find out which feelers on the tongue they trick and what cools.",
        topic: "Test whether water or yogurt cools better",
      },
      project: {
        title: "A spice mix with its own label",
        explanation: "Compose a mix for potatoes or popcorn, test three versions and give it away with a recipe.",
        topic: "Adjust the third version after tasting",
      },
    },
  },
  {
    id: "muffins-and-quick-breads",
    level: 3,
    prerequisites: ["cookies", "pancakes-and-batter"],
    keywords: ["muffins", "muffin", "cupcake", "banana bread", "cake", "baking powder", "batter", "bake", "oven"],
    title: "Bake muffins and quick breads",
    explanation:
      "Use baking powder or soda, fold without overmixing, fill and bake with an adult, and vary a basic recipe.",
    goal: "Learn to bake muffins and cakes",
    mastered: "Bakes muffins and varies the recipe",
    topics: [
      "Baking powder and baking soda",
      "Dry into wet, just until mixed",
      "Filling the cups",
      "The toothpick test",
      "Sweet and savory versions",
      "Less sugar, still good",
    ],
    ways: {
      story: {
        title: "The muffin that was stirred a hundred times",
        explanation: "Hear the complaint of a tough muffin about its cook and of its fluffy sister about hers.",
        topic: "Explain the difference to the cook",
      },
      handsOn: {
        title: "Basic batter, four surprises",
        explanation: "Divide one batter into four bowls, add fruit, cheese, spice and cocoa, and bake with an adult.",
        topic: "Mark each kind and predict its height",
      },
      question: {
        title: "Baking powder or baking soda?",
        explanation: "Drop each into water and into vinegar, watch and find out which one needs something sour.",
        topic: "Compare the four cups of bubbles",
      },
      project: {
        title: "A bake sale for a good cause",
        explanation: "Plan, bake with an adult, label allergens, set prices, sell and report the sum given away.",
        topic: "Work out the cost of one muffin",
      },
    },
  },
  {
    id: "beans-eggs-and-protein",
    level: 3,
    prerequisites: ["soups", "stove-and-oven"],
    keywords: ["beans", "lentils", "chickpeas", "tofu", "protein", "vegetarian", "vegan", "hummus", "burger", "chili"],
    title: "Cook with beans, lentils and other protein",
    explanation:
      "Soak and cook beans, make lentil dishes, tofu or an omelet, and plan a filling meal with or without meat.",
    goal: "Cook vegetarian protein meals with my child",
    mastered: "Cooks a filling dish with beans or lentils",
    topics: [
      "Where protein is found",
      "Soaking and boiling beans well",
      "Quick lentils",
      "Hummus from chickpeas",
      "Tofu that takes on flavor",
      "Patties that hold",
      "Plant and animal protein together",
    ],
    safety: ["Soaking and boiling beans well"],
    ways: {
      story: {
        title: "Three sisters in one field",
        explanation:
          "Learn how farmers of the Americas grow corn, beans and squash together and why they belong on one plate.",
        topic: "Draw how the three plants help each other",
      },
      handsOn: {
        title: "Mash, roll and press patties",
        explanation: "Mash cooked beans with oats and spices, test what binds, and fry patties with an adult.",
        topic: "Test egg, oats and potato as a binder",
      },
      question: {
        title: "Why must beans be boiled?",
        explanation:
          "Find out what raw kidney beans contain, why slow warming is not enough and how cooks make them safe.",
        topic: "Write a rule for safe beans with its reason",
      },
      project: {
        title: "A hummus trio for a party",
        explanation: "Make three colors of hummus with beet, herb and plain, decorate them and let guests vote.",
        topic: "Balance lemon, salt and creaminess by tasting",
      },
    },
  },
  {
    id: "storing-food",
    level: 3,
    prerequisites: ["kitchen-rules", "reading-a-recipe"],
    keywords: [
      "food safety",
      "storage",
      "refrigerator",
      "fridge",
      "expiration date",
      "leftovers",
      "freeze",
      "mold",
      "food poisoning",
      "germs",
    ],
    title: "Store food and keep it safe",
    explanation:
      "Sort the refrigerator, read dates, prevent germs from spreading, cool leftovers quickly and reheat them well.",
    goal: "Teach my child food safety and storage",
    mastered: "Stores food rightly and reads date labels",
    topics: [
      "What makes food spoil",
      "Cold, dry and dark places",
      "Raw below, ready above",
      "Best before and use by",
      "Cooling and reheating leftovers",
      "Freezing and thawing",
      "When to throw away",
    ],
    safety: ["Raw below, ready above", "Cooling and reheating leftovers", "Freezing and thawing", "When to throw away"],
    ways: {
      story: {
        title: "A night in the refrigerator",
        explanation:
          "Tell what chicken, lettuce, milk and yesterday's soup say when the door closes and why they must move.",
        topic: "Put the four on their right shelves",
      },
      handsOn: {
        title: "Fridge puzzle on paper",
        explanation:
          "Cut out foods, place them on a drawn refrigerator by rules and then check your own with an adult.",
        topic: "Find three things to move and explain why",
      },
      question: {
        title: "Is food bad on the day after the date?",
        explanation:
          "Learn what the two kinds of dates mean, test look and smell on safe examples and sort what not to test.",
        topic: "Sort six foods by their kind of date",
      },
      project: {
        title: "A leftover plan for one week",
        explanation: "Track leftovers for a week with an adult, invent dishes to use them and count what was saved.",
        topic: "Turn one leftover into a new dish",
      },
    },
  },
];
