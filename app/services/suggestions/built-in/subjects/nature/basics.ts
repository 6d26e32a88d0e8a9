import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "seeds-and-their-travels",
    level: 2,
    prerequisites: ["flowers"],
    keywords: ["seed", "seeds", "dandelion", "acorn", "seed dispersal", "wind", "fruit", "burr", "germinate"],
    title: "Find out how seeds travel",
    explanation:
      "Collect seeds and sort them by wind, water, animals or bursting. Explain why it helps a plant when its seeds " +
      "get far away.",
    goal: "Understand how seeds spread",
    mastered: "Sorts seeds by how they travel",
    topics: [
      "What is inside a seed",
      "Seeds that fly",
      "Seeds that swim",
      "Seeds that cling to fur",
      "Seeds that are eaten or buried",
      "Pods that burst",
      "Why far away is better",
    ],
    ways: {
      story: {
        title: "The acorn that a squirrel forgot",
        explanation:
          "Follow an acorn from branch to cheek to hiding place and find out why forgetting can plant a forest.",
        topic: "Tell the story again as the squirrel",
      },
      handsOn: {
        title: "Sock walk and flying contest",
        explanation:
          "Pull old socks over shoes, walk through tall grass, look at what clings and drop winged seeds from a " +
          "height.",
        topic: "Time the fall of three flying seeds",
      },
      question: {
        title: "Why does an apple taste good?",
        explanation: "Find out who eats which fruit, where the seeds end up and what the plant gains from the bargain.",
        topic: "Count the seeds in three fruits",
      },
      project: {
        title: "A seed collection with its own inventions",
        explanation:
          "Mount seeds by the way they travel and invent a paper seed of your own that flies farther than a sheet.",
        topic: "Build a paper seed and measure its flight",
      },
    },
  },
  {
    id: "pollination",
    level: 2,
    prerequisites: ["flowers", "insects-and-bugs"],
    keywords: [
      "bee",
      "bees",
      "honey",
      "pollination",
      "pollen",
      "nectar",
      "hive",
      "butterfly",
      "bumblebee",
      "pollinator",
    ],
    title: "Discover bees and pollination",
    explanation:
      "Explain how pollen gets from flower to flower, how a honeybee colony works together, and why our food depends " +
      "on it.",
    goal: "Understand bees and pollination",
    mastered: "Explains pollination and why bees matter",
    topics: [
      "Pollen and where it must go",
      "Bees, butterflies, bats and wind",
      "Jobs in a beehive",
      "The dance that shows the way",
      "Wild bees on their own",
      "Food we owe to pollinators",
    ],
    ways: {
      story: {
        title: "The bee who danced the way to the clover",
        explanation:
          "Follow a worker bee from cleaning cells to her first flight and learn how she tells her sisters what she " +
          "found.",
        topic: "Dance a direction and let others find the spot",
      },
      handsOn: {
        title: "Pollen fingers in a row of cups",
        explanation:
          "Visit paper flowers filled with colored powder for a hidden treat and see what your fingers carry along.",
        topic: "Follow one color from cup to cup",
      },
      question: {
        title: "What would breakfast be like without bees?",
        explanation: "Take each food on the table, find out who pollinated it and clear away what would be missing.",
        topic: "Sort the table into with and without bees",
      },
      project: {
        title: "A balcony or window box for pollinators",
        explanation: "Choose local flowers that bloom one after another, plant them and report on who comes to visit.",
        topic: "Keep a visitor list for two weeks",
      },
    },
  },
  {
    id: "butterflies-and-change",
    level: 2,
    prerequisites: ["insects-and-bugs"],
    keywords: [
      "butterfly",
      "butterflies",
      "caterpillar",
      "chrysalis",
      "cocoon",
      "metamorphosis",
      "moth",
      "larva",
      "life cycle",
    ],
    title: "Follow a butterfly through its change",
    explanation:
      "Name egg, caterpillar, chrysalis and butterfly in order, and compare with insects that change little by little.",
    goal: "Learn about caterpillars and butterflies",
    mastered: "Tells the four stages of a butterfly",
    topics: [
      "Eggs on the right leaf",
      "A caterpillar that only eats",
      "Shedding a skin that is too tight",
      "Inside the chrysalis",
      "Wings that must dry",
      "Butterfly or moth",
      "Young grasshoppers look like adults",
    ],
    ways: {
      story: {
        title: "The painter who raised caterpillars",
        explanation:
          "Learn how Maria Sibylla Merian fed caterpillars as a girl and painted what nobody had explained before.",
        topic: "Paint the four stages on one plant as she did",
      },
      handsOn: {
        title: "A caterpillar from a sock",
        explanation:
          "Make a sock caterpillar that eats paper leaves, spins itself in and comes out inside-out as a butterfly.",
        topic: "Act out all four stages with the sock",
      },
      question: {
        title: "Why does every caterpillar have its own plant?",
        explanation:
          "Find out which leaves local caterpillars eat and what happens to the butterfly when the plant is gone.",
        topic: "Match three caterpillars with their plants",
      },
      project: {
        title: "A flip book of the great change",
        explanation: "Draw thirty small pages from egg to flight, staple them and flip through all the stages.",
        topic: "Draw the five pages in which the wings unfold",
      },
    },
  },
  {
    id: "bird-songs-and-migration",
    level: 2,
    prerequisites: ["birds"],
    keywords: [
      "birdsong",
      "bird call",
      "migration",
      "migrate",
      "flock",
      "stork",
      "swallow",
      "birdwatching",
      "identify birds",
    ],
    title: "Understand bird songs and migration",
    explanation:
      "Recognize birds by ear, tell what song and calls are for, and explain why and how some birds travel far each " +
      "year.",
    goal: "Learn why birds sing and migrate",
    mastered: "Recognizes two bird songs and explains migration",
    topics: [
      "Song, call and alarm",
      "Who sings and when",
      "Words to remember a song by",
      "Why some birds leave",
      "Finding the way",
      "Dangers of the trip",
      "Birds that stay",
    ],
    ways: {
      story: {
        title: "Eleven days without landing",
        explanation: "Read about a godwit that flew from one end of the ocean to the other and mark its path on a map.",
        topic: "Mark the path and three dangers on a map",
      },
      handsOn: {
        title: "A bird song memory game",
        explanation:
          "Record or listen to four birds, invent a phrase and a gesture for each and guess them with eyes closed.",
        topic: "Invent a phrase for one song",
      },
      question: {
        title: "How do birds find their way?",
        explanation:
          "Try to cross a field by sun, landmarks and a compass and find out which of these birds can use as well.",
        topic: "Cross the yard with one kind of clue",
      },
      project: {
        title: "A migration game on a map",
        explanation: "Make a board game from nest to winter home with real places, storms, helpers and resting spots.",
        topic: "Write four event cards with true facts",
      },
    },
  },
  {
    id: "pond-life",
    level: 2,
    prerequisites: ["animal-homes"],
    keywords: ["pond", "lake", "frog", "tadpole", "duck", "dragonfly", "fish", "water insects", "stream", "wetland"],
    title: "Explore life in a pond",
    explanation:
      "Look at plants and animals on, in and under the water with an adult, and tell how they breathe, move and feed " +
      "there.",
    goal: "Learn what lives in a pond",
    mastered: "Names animals and plants of a pond",
    topics: [
      "Edge, surface and bottom",
      "Plants that stand, float and dive",
      "Insects that walk on water",
      "From tadpole to frog",
      "Breathing under water",
      "Ducks and herons",
      "Safe at the water's edge",
    ],
    safety: ["Safe at the water's edge"],
    ways: {
      story: {
        title: "The dragonfly's first secret life",
        explanation:
          "Tell of a fierce hunter at the bottom that climbs a stem one morning and surprises everyone above.",
        topic: "Tell what changes and what stays the same",
      },
      handsOn: {
        title: "A white tray and a kitchen sieve",
        explanation:
          "Dip at the bank with an adult, look at the catch in a white tray with a lens and pour it back gently.",
        topic: "Draw three pond animals and their legs",
      },
      question: {
        title: "How does a pond skater walk on water?",
        explanation: "Float a paper clip on water, add a drop of soap and find out what kind of skin the water has.",
        topic: "Float a clip and then sink it with soap",
      },
      project: {
        title: "A pond in layers, behind a window",
        explanation:
          "Build a see-through pond scene with surface, middle and bottom, put each animal in its place and explain " +
          "it.",
        topic: "Place five animals in their right layers",
      },
    },
  },
  {
    id: "worms-and-compost",
    level: 2,
    prerequisites: ["insects-and-bugs"],
    keywords: ["soil", "worm", "earthworm", "compost", "dirt", "decompose", "decomposer", "rot", "garden waste"],
    title: "Discover soil, worms and compost",
    explanation:
      "Find out what soil is made of, how worms and tiny helpers turn leaves into earth, and what belongs in compost.",
    goal: "Learn about soil, worms and compost",
    mastered: "Explains how leaves turn into soil",
    topics: [
      "Sand, clay and dark humus",
      "Air and water between the grains",
      "How worms move and eat",
      "Tiny helpers that we cannot see",
      "What may go on the compost",
      "From leaf to earth",
    ],
    ways: {
      story: {
        title: "Charles Darwin plays music for worms",
        explanation:
          "Learn how a famous scientist spent years with pots of worms, testing whether they hear, see and choose.",
        topic: "Think up one kind question to ask a worm",
      },
      handsOn: {
        title: "A worm house for two weeks",
        explanation:
          "Layer sand, soil and leaves in a jar, add a few worms, keep it dark and damp, and then set them free " +
          "outside.",
        topic: "Mark the layers and draw them each day",
      },
      question: {
        title: "What lives in a handful of leaf litter?",
        explanation: "Spread a handful of old leaves on white paper, look with a lens and count how many kinds appear.",
        topic: "Count kinds and sort them by legs",
      },
      project: {
        title: "A compost corner or a bottle of compost",
        explanation:
          "Fill a bottle with layers of kitchen scraps and soil, watch it shrink for weeks and show what it has " +
          "become.",
        topic: "Mark the height every week",
      },
    },
  },
  {
    id: "growing-vegetables",
    level: 2,
    prerequisites: ["flowers"],
    keywords: [
      "garden",
      "gardening",
      "vegetables",
      "herbs",
      "sow",
      "plant",
      "harvest",
      "tomato",
      "grow food",
      "windowsill",
    ],
    title: "Grow herbs and vegetables",
    explanation:
      "Sow, water, thin out and harvest something to eat, on a windowsill or outside, and tell what the plants need " +
      "at each step.",
    goal: "Start a small garden with my child",
    mastered: "Grows vegetables or herbs from seed to harvest",
    topics: [
      "Plants for the place and season",
      "Soil, pot and holes for water",
      "Sowing at the right depth",
      "Watering, not drowning",
      "Light and turning the pots",
      "Weeds, pests and friends",
      "Harvest and saving seeds",
    ],
    ways: {
      story: {
        title: "The enormous turnip and the tiny mouse",
        explanation:
          "Retell the old tale of the turnip nobody could pull out and add the chapter on how it grew so big.",
        topic: "Tell the months before the tale begins",
      },
      handsOn: {
        title: "Regrow scraps on the windowsill",
        explanation:
          "Set spring onion roots, carrot tops and a garlic clove in water or soil and compare what sprouts first.",
        topic: "Measure the green shoots every other day",
      },
      question: {
        title: "Do plants grow better when crowded?",
        explanation:
          "Sow one pot thickly and one sparsely, care for both alike and find out what the neighbors take away.",
        topic: "Compare the tallest plants of both pots",
      },
      project: {
        title: "From seed to salad bowl",
        explanation:
          "Grow cress, radishes or lettuce, keep a garden diary and serve the harvest to the family with its story.",
        topic: "Write the story card for the salad",
      },
    },
  },
  {
    id: "mammals",
    level: 2,
    prerequisites: ["pets-and-farm-animals"],
    keywords: ["mammal", "mammals", "wild animals", "fox", "bear", "whale", "bat", "lion", "elephant", "baby animals"],
    title: "Learn about mammals",
    explanation:
      "Tell what makes a mammal, compare how mammals on land, in water and in the air live, and how they raise their " +
      "young.",
    goal: "Learn about mammals",
    mastered: "Explains what makes a mammal and gives unusual examples",
    topics: [
      "Hair, milk and warm blood",
      "Teeth that tell the food",
      "Mammals that swim",
      "Mammals that fly",
      "Pouches and egg layers",
      "Raising young",
      "Living in groups",
    ],
    ways: {
      story: {
        title: "The elephant aunts",
        explanation:
          "Follow a newborn elephant whose mother, aunts and grandmother teach it to drink, dust and stay safe.",
        topic: "Name what each relative teaches",
      },
      handsOn: {
        title: "Tracks in wet sand",
        explanation:
          "Make paw and hoof stamps from sponge or potato with an adult, print trails and let others read the story.",
        topic: "Print a trail that tells of a chase",
      },
      question: {
        title: "Why do bats hang upside down?",
        explanation:
          "Look at bat feet, wings and sleeping places and find out what hanging saves and what it makes possible.",
        topic: "Compare your takeoff with a bat's",
      },
      project: {
        title: "A mammal of the month",
        explanation:
          "Choose one wild mammal, collect facts, tracks and sounds, and present it with a life-size outline.",
        topic: "Draw its outline at full size in chalk",
      },
    },
  },
  {
    id: "winter-survival",
    level: 2,
    prerequisites: ["four-seasons", "mammals"],
    keywords: [
      "hibernation",
      "hibernate",
      "winter animals",
      "migrate",
      "squirrel",
      "bear",
      "cold",
      "store food",
      "penguin",
    ],
    title: "See how animals survive the cold",
    explanation:
      "Tell which animals sleep, migrate, store food or stay active, and explain how fur, fat and huddling save " +
      "warmth.",
    goal: "Learn how animals survive the winter",
    mastered: "Explains hibernation, migration and winter stores",
    topics: [
      "What makes the cold season hard",
      "Deep sleep and slow hearts",
      "Leaving for warmer places",
      "Storing food",
      "Thick fur, feathers and fat",
      "Huddling together",
      "What frogs and insects do",
    ],
    ways: {
      story: {
        title: "The dormouse who wanted to see snow",
        explanation:
          "Tell of a dormouse that tries to stay awake for the first snow and meets neighbors who each have another " +
          "plan.",
        topic: "Compare the plans of three neighbors",
      },
      handsOn: {
        title: "Warm jars under leaves and wool",
        explanation:
          "Wrap jars of warm water in leaves, wool, feathers or nothing and read the temperature every ten minutes.",
        topic: "Find the best nest for a warm jar",
      },
      question: {
        title: "Does a bear really sleep all winter?",
        explanation:
          "Compare heartbeat, warmth and waking of bear, hedgehog and frog and find out whose sleep is deepest.",
        topic: "Put three sleepers in order of depth",
      },
      project: {
        title: "A winter hotel with four floors",
        explanation:
          "Draw or build a house with floors for sleepers, travelers, gatherers and the awake, and assign the guests.",
        topic: "Find two guests for every floor",
      },
    },
  },
];
