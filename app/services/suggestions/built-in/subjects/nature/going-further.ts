import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "food-webs",
    level: 3,
    prerequisites: ["worms-and-compost", "mammals"],
    keywords: [
      "food web",
      "food chain",
      "predator",
      "prey",
      "producer",
      "consumer",
      "decomposer",
      "ecosystem",
      "balance of nature",
    ],
    title: "Draw the food web of a place",
    explanation:
      "Connect producers, consumers and decomposers of one real place, and predict what a change to one of them does " +
      "to the others.",
    goal: "Understand food webs",
    mastered: "Draws a food web and predicts what changes do",
    topics: [
      "Producers, consumers, decomposers",
      "From chain to web",
      "Energy gets less at each step",
      "Predators and their prey",
      "Keystone species",
      "What a change sets off",
    ],
    ways: {
      story: {
        title: "The otters that saved an underwater forest",
        explanation:
          "Read how the return of sea otters changed urchins, kelp and fish along a coast and draw the links.",
        topic: "Draw the links before and after the otters",
      },
      handsOn: {
        title: "A web of yarn between players",
        explanation:
          "Stand in a circle as species of one place, pass yarn from eater to eaten and feel who is tugged when one " +
          "lets go.",
        topic: "Let one species go and count the tugs",
      },
      question: {
        title: "Why are there more mice than owls?",
        explanation: "Work out how many mice, seeds and square meters one owl needs in a year and find the reason.",
        topic: "Calculate the mice one owl eats in a month",
      },
      project: {
        title: "A food web mural of our own neighborhood",
        explanation:
          "Observe a park or yard, list who eats whom and paint a mural with arrows that visitors can trace.",
        topic: "Add five arrows you have seen yourself",
      },
    },
  },
  {
    id: "forest",
    level: 3,
    prerequisites: ["trees-and-leaves", "worms-and-compost"],
    keywords: ["forest", "woods", "woodland", "canopy", "rainforest", "trees", "tree rings", "dead wood", "moss"],
    title: "Explore the forest as a community",
    explanation:
      "Describe the layers of a forest, how trees, fungi and animals depend on each other, and what the forest does " +
      "for people.",
    goal: "Learn how a forest works",
    mastered: "Describes the layers of the forest and who lives there",
    topics: [
      "Ground, shrub and tree layers",
      "Light and shade",
      "Dead wood full of life",
      "Reading tree rings",
      "Trees and fungi work together",
      "Forests of the world",
      "What forests do for people",
    ],
    ways: {
      story: {
        title: "The fallen tree that fed a hundred guests",
        explanation:
          "Follow a fallen trunk through the years and note who arrives first, who follows and what grows from it.",
        topic: "Put the guests in order of arrival",
      },
      handsOn: {
        title: "Read a stump and measure a giant",
        explanation:
          "Count rings on a stump or cut log, find good and bad years and measure a tree's height with a stick and " +
          "paces.",
        topic: "Measure the height of one tree",
      },
      question: {
        title: "Is a dead tree really dead?",
        explanation: "Count the living things on a fallen and on a standing tree and decide which of them is livelier.",
        topic: "Compare life on both trees in ten minutes",
      },
      project: {
        title: "A forest in a jar",
        explanation:
          "Plant moss, ferns and small seedlings in a closed jar, watch the water circle and explain why it keeps " +
          "going.",
        topic: "Explain where the drops on the glass come from",
      },
    },
  },
  {
    id: "mushrooms-and-fungi",
    level: 3,
    prerequisites: ["worms-and-compost"],
    keywords: ["mushroom", "mushrooms", "fungi", "fungus", "mold", "spores", "yeast", "lichen", "toadstool"],
    title: "Learn about mushrooms and fungi",
    explanation:
      "Tell what fungi are, how they feed and spread, name their parts, and why wild mushrooms are for looking, not " +
      "for eating.",
    goal: "Learn about mushrooms and fungi",
    mastered: "Explains what fungi are and what they do in nature",
    topics: [
      "Neither plant nor animal",
      "Threads under the ground",
      "Cap, gills and stem",
      "Spores instead of seeds",
      "Cleaners of the forest",
      "Partners of trees",
      "Looking, not tasting",
    ],
    safety: ["Looking, not tasting"],
    ways: {
      story: {
        title: "The quiet network beneath the path",
        explanation:
          "Walk with a thread of fungus that trades water for sugar from tree to tree and hears all the gossip " +
          "underground.",
        topic: "Tell what is traded at each root",
      },
      handsOn: {
        title: "Spore prints from a store mushroom",
        explanation:
          "Lay the cap of a bought mushroom on dark and light paper overnight and admire the pattern it leaves.",
        topic: "Predict the color and pattern of the print",
      },
      question: {
        title: "Why is there suddenly a ring of mushrooms?",
        explanation: "Find out how a fungus grows from one spot outward and draw its ring year after year.",
        topic: "Draw the ring for five years",
      },
      project: {
        title: "A guide to fungi you may admire",
        explanation:
          "Photograph fungi on walks with an adult, model five in clay and label where each grew and what it feeds on.",
        topic: "Model one fungus with its gills and threads",
      },
    },
  },
  {
    id: "reptiles-and-amphibians",
    level: 3,
    prerequisites: ["pond-life"],
    keywords: [
      "reptile",
      "amphibian",
      "frog",
      "toad",
      "snake",
      "lizard",
      "turtle",
      "crocodile",
      "salamander",
      "cold-blooded",
    ],
    title: "Compare reptiles and amphibians",
    explanation:
      "Tell frogs and salamanders from lizards, snakes and turtles, and explain skin, eggs, body heat and their " +
      "place in nature.",
    goal: "Learn about reptiles and amphibians",
    mastered: "Tells reptiles from amphibians",
    topics: [
      "Moist skin or dry scales",
      "Eggs in water or with a shell",
      "Warmth from the sun",
      "From tadpole to frog",
      "Snakes without legs",
      "Turtles and crocodiles",
      "Keeping a safe distance",
    ],
    safety: ["Keeping a safe distance"],
    ways: {
      story: {
        title: "The toads that needed a ticket",
        explanation:
          "Read about families who carry toads across a road on rainy spring nights and why the toads must cross.",
        topic: "Plan a safe way across for the toads",
      },
      handsOn: {
        title: "Cold-blooded for an hour",
        explanation:
          "Wrap three water bottles as lizards, put them in sun, shade and a burrow and steer them to the right " +
          "warmth.",
        topic: "Keep one bottle lizard warm without overheating",
      },
      question: {
        title: "How does a snake move without legs?",
        explanation:
          "Try to crawl with arms and legs still, watch films of snakes and find four ways of gliding along.",
        topic: "Copy two snake movements on the floor",
      },
      project: {
        title: "A face-off exhibit of frog and lizard",
        explanation: "Show skin, eggs, young, food and home of both side by side with flaps that hide the answers.",
        topic: "Make the flap about eggs",
      },
    },
  },
  {
    id: "oceans-and-shores",
    level: 3,
    prerequisites: ["pond-life"],
    keywords: ["ocean", "sea", "seashore", "beach", "tide pool", "coral reef", "whale", "shark", "fish", "deep sea"],
    title: "Explore oceans and seashores",
    explanation:
      "Describe zones from beach to deep sea, how living things cope with tides and darkness, and why coral reefs " +
      "are special.",
    goal: "Learn about the ocean and its animals",
    mastered: "Names ocean zones and animals of each",
    topics: [
      "Between high and low tide",
      "Plankton, small but vital",
      "The sunlit zone",
      "Coral reefs",
      "The twilight and the deep",
      "Whales, sharks and rays",
      "Plastic in the sea",
    ],
    ways: {
      story: {
        title: "The barnacle that chose its rock",
        explanation:
          "Tell of a barnacle larva that drifts for weeks and then glues itself on for life, through waves, sun and " +
          "crabs.",
        topic: "Tell what the barnacle does at low tide",
      },
      handsOn: {
        title: "An ocean in a bottle, layer on layer",
        explanation:
          "Pour colored salty, cool and warm water into a clear bottle and see how the sea stacks its layers.",
        topic: "Pour carefully until two layers stay apart",
      },
      question: {
        title: "Why do animals of the deep glow?",
        explanation: "Sit in a dark room with tiny lights and find out what a glow can say, hide or lure.",
        topic: "Invent three light signals and their meanings",
      },
      project: {
        title: "A walk from the beach to the deep",
        explanation:
          "Line a hallway with a long strip from shore to trench, with depths, animals and light drawn to scale.",
        topic: "Place six animals at their right depth",
      },
    },
  },
  {
    id: "camouflage-and-warning",
    level: 3,
    prerequisites: ["insects-and-bugs", "birds"],
    keywords: [
      "camouflage",
      "hide",
      "warning colors",
      "mimicry",
      "predator",
      "pattern",
      "chameleon",
      "stick insect",
      "disguise",
    ],
    title: "Uncover camouflage, warning and mimicry",
    explanation:
      "Explain how animals hide, warn or pretend to be others, and test which patterns protect best in which " +
      "surroundings.",
    goal: "Learn about camouflage in animals",
    mastered: "Gives examples of camouflage, warning colors and mimicry",
    topics: [
      "Colors like the background",
      "Patterns that break up a shape",
      "Looking like a leaf or twig",
      "Warning in yellow and red",
      "Pretending to be dangerous",
      "Changing color",
      "Hiding as a hunter",
    ],
    ways: {
      story: {
        title: "The fly in a wasp's coat",
        explanation:
          "Follow a harmless hoverfly through a day of hungry birds and see when its costume works and when not.",
        topic: "Write the scene in which the coat saves it",
      },
      handsOn: {
        title: "Hide the paper moths",
        explanation:
          "Color paper moths to match places in your home or yard, hide them in plain sight and time the search.",
        topic: "Improve the moth that was found first",
      },
      question: {
        title: "Does a tiger's orange not give it away?",
        explanation:
          "Look at a tiger picture through a filter as deer see it and find out for whose eyes the pattern is made.",
        topic: "Compare the picture in color and without red",
      },
      project: {
        title: "A hidden animals picture book",
        explanation:
          "Draw double pages with five animals hidden by different tricks, with a key at the back, and time your " +
          "readers.",
        topic: "Draw one page with a trick of your own",
      },
    },
  },
  {
    id: "night-animals",
    level: 3,
    prerequisites: ["mammals", "camouflage-and-warning"],
    keywords: ["nocturnal", "night animals", "owl", "bat", "moth", "hedgehog", "fireflies", "echolocation", "dark"],
    title: "Meet the animals of the night",
    explanation:
      "Tell which animals are active in the dark, how they see, hear and find their way, and why artificial light " +
      "disturbs them.",
    goal: "Learn about nocturnal animals",
    mastered: "Explains how owls and bats find food in the dark",
    topics: [
      "Dusk, night and dawn shifts",
      "Big eyes and bright mirrors in them",
      "Ears of the owl",
      "Echoes of the bat",
      "Noses and whiskers",
      "Fireflies and moths",
      "Light that disturbs",
    ],
    ways: {
      story: {
        title: "The night shift at the old barn",
        explanation:
          "Tell of an owl, a bat and a moth who share one barn and need three different senses for one meal.",
        topic: "Describe the same minute through three senses",
      },
      handsOn: {
        title: "Bat and moth in the living room",
        explanation:
          "Play a calling game in which a blindfolded bat hunts by the answers of moths inside a safe, soft circle.",
        topic: "Hunt with slow and with quick calls",
      },
      question: {
        title: "Why do moths circle around lamps?",
        explanation:
          "Read what researchers filmed, test the ideas with a drawing of wings and light and judge which fits best.",
        topic: "Compare two explanations with the film evidence",
      },
      project: {
        title: "A night sound map of our place",
        explanation:
          "Listen with an adult at dusk on several evenings, map who calls from where and play the soundscape to " +
          "others.",
        topic: "Add sounds with time and direction",
      },
    },
  },
  {
    id: "dinosaurs-and-extinct-life",
    level: 3,
    prerequisites: ["reptiles-and-amphibians"],
    keywords: [
      "dinosaur",
      "dinosaurs",
      "fossil",
      "extinct",
      "extinction",
      "t. rex",
      "triceratops",
      "prehistoric",
      "mammoth",
      "dodo",
    ],
    title: "Find out about dinosaurs and lost animals",
    explanation:
      "Place dinosaurs in time, tell plant eaters from meat eaters by their bones, and explain how they died out and " +
      "who remains.",
    goal: "Learn about dinosaurs",
    mastered: "Sorts dinosaurs by time and food and explains extinction",
    topics: [
      "Three ages of dinosaurs",
      "Plant eaters and meat eaters",
      "What bones and teeth tell",
      "Eggs, nests and feathers",
      "The great extinction",
      "Birds, the living dinosaurs",
      "Animals that people wiped out",
    ],
    ways: {
      story: {
        title: "The egg thief who was innocent",
        explanation:
          "Read how a dinosaur found on a nest was called a thief for seventy years until its own eggs proved " +
          "otherwise.",
        topic: "Explain which find changed the verdict",
      },
      handsOn: {
        title: "Dig, brush and rebuild",
        explanation:
          "Free clay bones from a block of sand and plaster made with an adult and piece the animal together.",
        topic: "Map where each bone lay before lifting it",
      },
      question: {
        title: "How do we know what color a dinosaur was?",
        explanation:
          "Find out what tiny grains in fossil feathers reveal and which dinosaur pictures are only guesses.",
        topic: "Mark the facts and guesses in one picture",
      },
      project: {
        title: "A time line with a life-size footprint",
        explanation: "Roll out the ages on a paper strip, place ten animals and add one footprint in real size.",
        topic: "Draw the footprint to its true size",
      },
    },
  },
  {
    id: "city-nature",
    level: 3,
    prerequisites: ["birds", "seeds-and-their-travels"],
    keywords: ["city", "urban", "town", "street", "park", "wildlife", "weeds", "pigeon", "balcony", "backyard"],
    title: "Discover wildlife in the city",
    explanation:
      "Find plants and animals between walls and streets, tell why they manage to live there, and make room for more.",
    goal: "Discover nature in a city or town",
    mastered: "Finds and names wild plants and animals in town",
    topics: [
      "Green islands in town",
      "Plants in cracks",
      "Cliffs made of houses",
      "Foxes, pigeons and rats",
      "Noise, light and heat",
      "Helping wildlife in town",
    ],
    ways: {
      story: {
        title: "The falcon on the thirtieth floor",
        explanation:
          "Follow a pair of falcons that mistake a tower for a cliff and raise their young above the traffic.",
        topic: "Compare cliff and tower as a home",
      },
      handsOn: {
        title: "A safari of fifty steps",
        explanation:
          "Search fifty steps of sidewalk for moss, seedlings, ants and feathers, and chalk their names beside them.",
        topic: "Chalk the names of five wild plants",
      },
      question: {
        title: "Why is the city warmer than the forest?",
        explanation:
          "Measure temperatures on asphalt, grass and under a tree on a sunny day and explain the differences.",
        topic: "Measure three places within ten minutes",
      },
      project: {
        title: "A plan for a wilder corner",
        explanation:
          "Choose a balcony, yard or corner of the school, plan plants, water and shelter and ask for permission to " +
          "build it.",
        topic: "Draw the plan with at least three species to help",
      },
    },
  },
];
