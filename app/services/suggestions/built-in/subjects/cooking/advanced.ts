import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "planning-a-menu",
    level: 4,
    prerequisites: ["reading-a-recipe", "rice-and-grains"],
    keywords: [
      "meal planning",
      "menu",
      "shopping list",
      "weekly plan",
      "budget",
      "groceries",
      "meal prep",
      "dinner ideas",
      "seasonal",
    ],
    title: "Plan meals and a weekly menu",
    explanation:
      "Combine balance, time, tastes and season into a week's menu, write the shopping list and use leftovers.",
    goal: "Teach my child to plan meals for the family",
    mastered: "Plans a week of meals with a shopping list",
    topics: [
      "Who eats when and what",
      "Balance over a week",
      "Foods in season",
      "Quick and slow days",
      "The list by shop section",
      "Leftovers with a plan",
      "Plan B",
    ],
    ways: {
      story: {
        title: "The week that ate itself",
        explanation:
          "Tell of a family in which each dinner becomes an ingredient of the next, and find the weakest day.",
        topic: "Change the day that does not work",
      },
      handsOn: {
        title: "Menu cards on a week board",
        explanation:
          "Write dishes on cards with time, color and cost, move them on a board and check with three rules.",
        topic: "Swap two cards to save an hour",
      },
      question: {
        title: "Why do we throw away so much food?",
        explanation: "Log what is thrown away for a week and why, and find the change that would save most.",
        topic: "Name the top reason in your log",
      },
      project: {
        title: "A week run by the junior chef",
        explanation: "Plan, shop and cook three dinners of one week with an adult and hold a review with the family.",
        topic: "Write the shopping list by sections",
      },
    },
  },
  {
    id: "shopping-on-a-budget",
    level: 4,
    prerequisites: ["planning-a-menu", "weighing-and-converting"],
    keywords: [
      "budget",
      "cheap meals",
      "grocery shopping",
      "supermarket",
      "price",
      "cost",
      "unit price",
      "save money",
      "market",
    ],
    title: "Shop well on a budget",
    explanation:
      "Compare unit prices, judge freshness and origin, cook more from basics, and calculate the cost per portion.",
    goal: "Teach my child to shop and cook on a budget",
    mastered: "Compares unit prices and calculates the cost of a dish",
    topics: [
      "Price per kilogram or pound",
      "Offers and their tricks",
      "Freshness, origin and season",
      "Ready-made or from basics",
      "Cost per portion",
      "Paying and checking the receipt",
    ],
    ways: {
      story: {
        title: "Dinner for four with a handful of coins",
        explanation: "Follow two siblings at the market, hear their choices and find out which basket feeds four best.",
        topic: "Fill a better basket for the same coins",
      },
      handsOn: {
        title: "A store aisle scavenger hunt",
        explanation: "Find the best unit price, the longest journey and the shortest ingredient list in one aisle.",
        topic: "Compare the unit price of three packages",
      },
      question: {
        title: "Is homemade always cheaper?",
        explanation:
          "Calculate pizza, bread and yogurt homemade and bought, with energy and time, and give a fair answer.",
        topic: "Work out both prices of a pizza",
      },
      project: {
        title: "A dinner under a set price",
        explanation: "Set a price per person, design a menu, cook it with an adult and present the bill.",
        topic: "Present the cost of each part",
      },
    },
  },
  {
    id: "knife-cuts-and-organization",
    level: 4,
    prerequisites: ["cutting-safely", "stove-and-oven"],
    keywords: [
      "knife skills",
      "dice",
      "julienne",
      "mince",
      "chop",
      "mise en place",
      "workflow",
      "chef",
      "timing",
      "organization",
    ],
    title: "Work like a cook with knife cuts and order",
    explanation:
      "Dice, julienne and mince with an adult present, set up all ingredients in order, and time several dishes to " +
      "finish together.",
    goal: "Improve my child's knife skills and kitchen workflow",
    mastered: "Dices and minces evenly and keeps order while cooking",
    topics: [
      "Choosing and caring for a knife",
      "Slice, stick, cube",
      "Onion, garlic and herbs",
      "Everything in its bowl",
      "Order of work",
      "Clean as you go",
      "Timing two dishes",
    ],
    safety: ["Choosing and caring for a knife"],
    ways: {
      story: {
        title: "The calmest cook in the busiest kitchen",
        explanation:
          "Read one hour of a restaurant kitchen from the view of the cook who never runs, and find her secrets.",
        topic: "List three habits that keep her calm",
      },
      handsOn: {
        title: "Same cut, same minute",
        explanation:
          "Cut equal and uneven cubes with an adult near, cook them together and taste what unevenness does.",
        topic: "Compare even and uneven cubes",
      },
      question: {
        title: "Why does a sharp knife cause fewer cuts?",
        explanation: "Ask a cook, watch an adult slice a tomato with dull and sharp blades and explain the forces.",
        topic: "Explain the answer with force and slipping",
      },
      project: {
        title: "A stir-fry timed to the second",
        explanation:
          "Prepare every ingredient, write the order on a timeline and cook it with an adult in ten minutes.",
        topic: "Write the timeline backward from the plate",
      },
    },
  },
  {
    id: "science-of-heat",
    level: 4,
    prerequisites: ["stove-and-oven", "roasting-vegetables"],
    keywords: [
      "food science",
      "kitchen science",
      "maillard",
      "browning",
      "heat",
      "protein",
      "starch",
      "chemistry",
      "caramel",
      "experiment",
    ],
    title: "Understand what heat does to food",
    explanation:
      "Explain browning, setting protein, melting, thickening starch and how heat reaches food in pan, pot and oven.",
    goal: "Understand the science of cooking",
    mastered: "Explains browning, setting and thickening",
    topics: [
      "Heat by touch, steam and rays",
      "Protein that sets",
      "Starch that thickens",
      "Browning and aroma",
      "Caramel, adult at the stove",
      "Resting and carryover heat",
      "Measuring with a thermometer",
    ],
    safety: ["Caramel, adult at the stove", "Measuring with a thermometer"],
    ways: {
      story: {
        title: "The chemist who smelled supper",
        explanation:
          "Read how Louis-Camille Maillard studied sugars and proteins and gave his name to the smell of toast.",
        topic: "Name five foods that owe him their smell",
      },
      handsOn: {
        title: "Thicken, set and brown",
        explanation:
          "Set up three small tests with an adult, starch in water, egg in a bath and bread in the oven, and keep " +
          "notes.",
        topic: "Note time and temperature of each change",
      },
      question: {
        title: "Does searing seal in the juices?",
        explanation:
          "Weigh two pieces before and after cooking with an adult, one seared and one not, and test the old saying.",
        topic: "Weigh both pieces and calculate the loss",
      },
      project: {
        title: "A kitchen science talk with tastings",
        explanation:
          "With an adult, present four effects of heat with samples the audience can taste and a diagram for each.",
        topic: "Draw the diagram for browning",
      },
    },
  },
  {
    id: "emulsions-and-sauces",
    level: 4,
    prerequisites: ["salads-and-dressings", "science-of-heat"],
    keywords: [
      "sauce",
      "mayonnaise",
      "roux",
      "gravy",
      "white sauce",
      "bechamel",
      "emulsion",
      "vinaigrette",
      "cheese sauce",
      "thicken",
    ],
    title: "Master emulsions and sauces",
    explanation:
      "Explain emulsions and thickeners, make mayonnaise with safe eggs, white sauce and a reduction, and rescue a " +
      "broken sauce.",
    goal: "Learn to make sauces from scratch",
    mastered: "Makes a white sauce and mayonnaise and rescues them",
    topics: [
      "Why oil and water part",
      "Helpers that hold them together",
      "Mayonnaise with pasteurized egg",
      "Flour and butter base",
      "Reducing",
      "Seasoning at the end",
      "Rescuing a broken sauce",
    ],
    safety: ["Mayonnaise with pasteurized egg"],
    ways: {
      story: {
        title: "The diplomat between oil and water",
        explanation: "Tell of two quarreling kingdoms and of a diplomat named Lecithin who has one hand for each.",
        topic: "Draw the diplomat at work",
      },
      handsOn: {
        title: "Drop by drop",
        explanation:
          "Whisk oil into mustard or pasteurized yolk drop by drop and then too fast, see it break and bring it back.",
        topic: "Rescue a broken emulsion",
      },
      question: {
        title: "Why do lumps form and how do they go away?",
        explanation: "Stir flour into hot, cold and buttery liquid with an adult and look at the starch with a lens.",
        topic: "Compare the three cups",
      },
      project: {
        title: "One base, four family sauces",
        explanation: "Make a white sauce with an adult and turn it into four sauces for a tasting with a family tree.",
        topic: "Draw the family tree of the sauce",
      },
    },
  },
  {
    id: "cakes-and-pastry",
    level: 4,
    prerequisites: ["muffins-and-quick-breads", "weighing-and-converting"],
    keywords: [
      "cake",
      "sponge",
      "pastry",
      "pie",
      "tart",
      "frosting",
      "decorate",
      "birthday cake",
      "whipped cream",
      "dessert",
    ],
    title: "Bake cakes and pastry",
    explanation:
      "Explain creaming, foams and flaky layers, bake a sponge cake and a pie crust with an adult, and assemble and " +
      "decorate.",
    goal: "Learn to bake and decorate cakes",
    mastered: "Bakes a sponge cake and a pie crust and decorates them",
    topics: [
      "Air from eggs and butter",
      "Folding gently",
      "Pie crust, cold and quick",
      "Blind baking",
      "Creams and fillings",
      "Leveling and layering",
      "Piping and decorating",
    ],
    ways: {
      story: {
        title: "The cake that bowed to the guests",
        explanation:
          "Investigate a cake that sank in the middle by asking oven, eggs, baking powder and a curious child.",
        topic: "Find the culprit from the clues",
      },
      handsOn: {
        title: "Egg white from puddle to peak",
        explanation: "Beat egg whites in a clean and a greasy bowl, note the stages and bake meringues with an adult.",
        topic: "Draw soft and stiff peaks",
      },
      question: {
        title: "What does each ingredient do in a cake?",
        explanation:
          "Bake five cupcakes with an adult, leaving out one ingredient each time, and explain the differences.",
        topic: "Match each cupcake to what it lacks",
      },
      project: {
        title: "A birthday cake by request",
        explanation: "Interview the birthday person, sketch, test one part, bake with an adult and deliver on time.",
        topic: "Sketch the cake with all its layers",
      },
    },
  },
  {
    id: "meat-and-fish-safely",
    level: 4,
    prerequisites: ["storing-food", "stove-and-oven"],
    keywords: [
      "meat",
      "chicken",
      "fish",
      "food safety",
      "temperature",
      "thermometer",
      "raw",
      "grill",
      "cook",
      "seafood",
    ],
    title: "Prepare meat, fish or alternatives safely",
    explanation:
      "Handle raw food without spreading germs, cook to a safe core temperature with an adult, and know cuts and " +
      "origins.",
    goal: "Teach my child to cook chicken, meat or fish safely",
    mastered: "Handles raw meat safely and checks the core temperature",
    topics: [
      "Deciding what one eats and why",
      "Separate boards and clean hands",
      "Thawing in the refrigerator",
      "Core temperatures",
      "Tender and tough cuts",
      "Fish, fresh and sustainable",
      "Alternatives and how to cook them",
    ],
    safety: ["Separate boards and clean hands", "Thawing in the refrigerator", "Core temperatures"],
    ways: {
      story: {
        title: "The invisible path of the chicken juice",
        explanation:
          "Follow a drop from the package over board, faucet and salad to a stomach, and find four places to stop it.",
        topic: "Mark the four places on a kitchen plan",
      },
      handsOn: {
        title: "Colored water as a raw juice test",
        explanation:
          "Prepare clay chicken with colored water on it and see afterward what in the kitchen has been colored.",
        topic: "Clean up and check for missed spots",
      },
      question: {
        title: "Can you see whether chicken is done?",
        explanation:
          "Compare color, juices and thermometer with an adult and find out which of the three signs can be trusted.",
        topic: "Read the thermometer at the thickest point",
      },
      project: {
        title: "A temperature guide for the fridge door",
        explanation:
          "Design a guide with safe temperatures from a trusted source, test it with an adult and hang it up.",
        topic: "Check one temperature with the source",
      },
    },
  },
  {
    id: "cooking-for-diets",
    level: 4,
    prerequisites: ["beans-eggs-and-protein", "muffins-and-quick-breads"],
    keywords: [
      "allergy",
      "gluten free",
      "dairy free",
      "vegan",
      "vegetarian",
      "nut free",
      "substitute",
      "halal",
      "kosher",
      "diet",
    ],
    title: "Adapt recipes to allergies and diets",
    explanation:
      "Replace egg, milk, wheat or nuts by their function, avoid contact, and cook for religious and personal food " +
      "rules.",
    goal: "Cook for allergies and special diets",
    mastered: "Adapts recipes for allergies and diets",
    topics: [
      "Common allergens",
      "Reading every label",
      "Keeping tools apart",
      "What an egg does and replacements",
      "Milk, wheat and nut replacements",
      "Food rules and respect",
      "Asking guests beforehand",
    ],
    safety: ["Common allergens", "Reading every label", "Keeping tools apart", "Asking guests beforehand"],
    ways: {
      story: {
        title: "Six guests and no common dish",
        explanation:
          "Tell of a party with six guests and six food rules, and of the cook who finds a dish with a place for all.",
        topic: "Suggest a dish that suits all six",
      },
      handsOn: {
        title: "The egg replacement trial",
        explanation:
          "Bake one batter with egg, flaxseed, banana and yogurt with an adult and judge rise, hold and taste.",
        topic: "Score the four versions",
      },
      question: {
        title: "What makes gluten so special?",
        explanation:
          "Wash a ball of wheat dough under water, stretch what remains and find out what gluten-free dough needs.",
        topic: "Compare stretchy and gluten-free dough",
      },
      project: {
        title: "A menu that everyone can eat",
        explanation:
          "Interview guests, design and cook with an adult, and label the buffet so that everyone feels safe.",
        topic: "Write labels with all allergens",
      },
    },
  },
  {
    id: "preserving-food",
    level: 4,
    prerequisites: ["storing-food", "science-of-heat"],
    keywords: [
      "preserve",
      "pickles",
      "jam",
      "ferment",
      "drying",
      "sauerkraut",
      "kimchi",
      "yogurt",
      "canning",
      "freezing",
    ],
    title: "Preserve food by pickling, drying and fermenting",
    explanation:
      "Explain how salt, acid, sugar, drying and good microbes preserve food, and make quick pickles, jam or kraut " +
      "safely.",
    goal: "Learn to make jam, pickles and fermented food",
    mastered: "Makes quick pickles and explains why they keep",
    topics: [
      "Why food spoils",
      "Salt and sugar take water",
      "Acid and quick pickles",
      "Drying fruit and herbs",
      "Jam with an adult at the stove",
      "Good microbes in kraut and yogurt",
      "Clean jars, labels and limits",
    ],
    safety: ["Jam with an adult at the stove", "Clean jars, labels and limits"],
    ways: {
      story: {
        title: "The confectioner and the sealed bottles",
        explanation: "Read how Nicolas Appert kept soup good in glass bottles long before anyone knew about germs.",
        topic: "Explain to him why his method worked",
      },
      handsOn: {
        title: "Cabbage, salt and a week of bubbles",
        explanation:
          "Knead cabbage with weighed salt, press it under its brine with an adult, and taste and note each stage.",
        topic: "Weigh the salt for your cabbage",
      },
      question: {
        title: "Why does honey never seem to spoil?",
        explanation:
          "Compare honey, jam, juice and dried fruit by water, sugar and acid and find out what microbes lack.",
        topic: "Rank four foods by how long they keep",
      },
      project: {
        title: "A pantry shelf of our own making",
        explanation:
          "Preserve one food in three ways with an adult, label with date and method, and judge them after a month.",
        topic: "Write labels with date and method",
      },
    },
  },
  {
    id: "world-cuisines",
    level: 4,
    prerequisites: ["herbs-and-spices", "rice-and-grains"],
    keywords: [
      "international",
      "world food",
      "cuisine",
      "culture",
      "italian",
      "mexican",
      "indian",
      "chinese",
      "african",
      "japanese",
    ],
    title: "Explore cuisines of the world",
    explanation:
      "Compare staples, flavors and techniques of several regions, cook a dish with respect for its origin, and tell " +
      "its story.",
    goal: "Cook dishes from around the world",
    mastered: "Cooks dishes from several regions and tells their origin",
    topics: [
      "Staple foods and climate",
      "Flavor families",
      "Techniques and tools",
      "Dishes that traveled",
      "Table customs",
      "A dish from family history",
      "Cooking with respect",
    ],
    ways: {
      story: {
        title: "The dumpling that has a hundred cousins",
        explanation:
          "Follow filled dough from one region to the next and compare what each people puts in and how they fold it.",
        topic: "Fold one dumpling in two ways",
      },
      handsOn: {
        title: "A spice map you can smell",
        explanation: "Lay spices and staples on a large map, taste simple bites and link them to climate and trade.",
        topic: "Place eight foods where they first grew",
      },
      question: {
        title: "Who invented the noodle?",
        explanation:
          "Gather claims, finds and sources, weigh them and see why food history seldom has a single inventor.",
        topic: "Rate two claims by their evidence",
      },
      project: {
        title: "A travel dinner in three courses",
        explanation: "Cook three dishes from one region with an adult, with music, map and the story of each dish.",
        topic: "Interview someone who grew up with the dish",
      },
    },
  },
  {
    id: "own-recipes-and-plating",
    level: 4,
    prerequisites: ["planning-a-menu", "herbs-and-spices"],
    keywords: [
      "own recipe",
      "invent",
      "create",
      "plating",
      "presentation",
      "garnish",
      "flavor pairing",
      "recipe writing",
      "food photography",
      "cooking contest",
    ],
    title: "Develop a recipe and plate it",
    explanation:
      "Create a dish from flavor, texture and color, test and note versions, write a clear recipe, and plate it " +
      "appealingly.",
    goal: "Help my child invent recipes and plate food",
    mastered: "Develops a recipe and plates it appealingly",
    topics: [
      "An idea and its limits",
      "Flavors that go together",
      "Contrast in texture and color",
      "Test, taste, note",
      "Writing for strangers",
      "Plate, height and space",
      "Light for a photo",
    ],
    ways: {
      story: {
        title: "The seventeenth version of a sandwich",
        explanation:
          "Read a cook's notebook from the first failure to the dish on the menu, and find the turning point.",
        topic: "Mark the one change that mattered most",
      },
      handsOn: {
        title: "Mystery basket",
        explanation: "Draw five safe ingredients from a basket, plan for ten minutes and cook one dish with an adult.",
        topic: "Plan the dish before touching any food",
      },
      question: {
        title: "Does food taste better when it looks better?",
        explanation: "Serve the same salad plated and piled to tasters who do not know, and compare their scores.",
        topic: "Collect scores without giving it away",
      },
      project: {
        title: "A recipe booklet with photos",
        explanation: "Develop three recipes, have strangers test them, photograph and lay them out as a booklet.",
        topic: "Lay out one page with photo and steps",
      },
    },
  },
  {
    id: "three-course-dinner",
    level: 4,
    prerequisites: ["planning-a-menu", "knife-cuts-and-organization"],
    keywords: [
      "three course",
      "dinner",
      "host",
      "guests",
      "party",
      "cook dinner",
      "menu",
      "starter",
      "dessert",
      "dinner party",
    ],
    title: "Cook a three-course meal for guests",
    explanation:
      "Design a menu with contrast, plan time and tasks, cook with an adult at hand, host, and review what to improve.",
    goal: "Have my child cook a whole dinner",
    mastered: "Cooks a three-course meal for guests",
    topics: [
      "Starter, main and dessert in balance",
      "What can be done the day before",
      "A timeline backward from serving",
      "Sharing tasks",
      "Keeping food warm and safe",
      "Hosting",
      "A review with notes",
    ],
    safety: ["Keeping food warm and safe"],
    ways: {
      story: {
        title: "Eight guests, one oven and a power outage",
        explanation: "Tell of a dinner at which everything goes wrong in turn and of the cook's calm decisions.",
        topic: "Decide what to serve without power",
      },
      handsOn: {
        title: "A dress rehearsal with empty plates",
        explanation:
          "Walk through the whole evening with pots, timer and empty plates, find collisions and fix the plan.",
        topic: "Fix two collisions in the timeline",
      },
      question: {
        title: "What makes an evening unforgettable?",
        explanation: "Ask five people for their best meal ever, look for what they share and use one finding.",
        topic: "Find what three of the memories share",
      },
      project: {
        title: "The grand dinner",
        explanation: "Invite, cook with an adult and host three courses, and hand out menus and thank-you notes.",
        topic: "Write and design the menu card",
      },
    },
  },
];
