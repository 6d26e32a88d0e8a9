import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "classification",
    level: 4,
    prerequisites: ["reptiles-and-amphibians", "mushrooms-and-fungi"],
    keywords: [
      "classification",
      "taxonomy",
      "species",
      "kingdom",
      "identify",
      "identification key",
      "linnaeus",
      "vertebrates",
      "invertebrates",
    ],
    title: "Classify living things",
    explanation:
      "Use and build identification keys, explain species and scientific names, and place living things in the tree " +
      "of life.",
    goal: "Understand how living things are classified",
    mastered: "Uses an identification key and explains species names",
    topics: [
      "Why we sort",
      "From kingdom to species",
      "Names in two parts",
      "Vertebrates and invertebrates",
      "Keys with yes or no questions",
      "The tree of life",
    ],
    ways: {
      story: {
        title: "The man who named ten thousand things",
        explanation:
          "Read how Carl Linnaeus and his students brought order to names, and where his system has been corrected " +
          "since.",
        topic: "Find a name he gave that is still in use",
      },
      handsOn: {
        title: "A key for pasta or buttons",
        explanation:
          "Write a yes or no key for a dozen kinds of pasta or buttons, test it on others and then write one for " +
          "leaves.",
        topic: "Improve the question that misled your tester",
      },
      question: {
        title: "What exactly is a species?",
        explanation:
          "Compare dogs, wolves, mules and ring species and find out where the simple definition stops working.",
        topic: "Test the definition on three hard cases",
      },
      project: {
        title: "A field key to one place",
        explanation: "Build a printed key to the trees, birds or insects of one park and try it out with walkers.",
        topic: "Write the first three forks of the key",
      },
    },
  },
  {
    id: "biomes",
    level: 4,
    prerequisites: ["forest", "oceans-and-shores"],
    keywords: [
      "biome",
      "biomes",
      "rainforest",
      "desert",
      "savanna",
      "tundra",
      "taiga",
      "grassland",
      "climate zones",
      "ecosystem",
    ],
    title: "Compare the biomes of the world",
    explanation:
      "Explain how temperature and rain shape rainforest, savanna, desert, grassland, taiga and tundra, with plants " +
      "and animals of each.",
    goal: "Learn about the biomes of the world",
    mastered: "Describes six biomes and their climate",
    topics: [
      "Temperature and rain decide",
      "Tropical rainforest",
      "Savanna and grassland",
      "Desert",
      "Leafy forest and taiga",
      "Tundra and ice",
      "Biomes on mountains",
    ],
    ways: {
      story: {
        title: "From palm to ice in one climb",
        explanation:
          "Read how Alexander von Humboldt climbed a volcano and saw the belts of plants of the whole Earth on one " +
          "slope.",
        topic: "Draw the mountain with its belts of plants",
      },
      handsOn: {
        title: "Climate graphs as a guessing game",
        explanation: "Draw climate graphs of unnamed places, swap them and match each to its biome by heat and rain.",
        topic: "Match six graphs with six biomes",
      },
      question: {
        title: "Why are deserts where they are?",
        explanation:
          "Follow warm air up, over and down, add mountains and cold currents and find four ways to make a desert.",
        topic: "Find the cause for three real deserts",
      },
      project: {
        title: "A biome in a box, with its rules",
        explanation: "Build one biome as a model with true climate data and a food web, and lead a tour through it.",
        topic: "Add the climate graph to your model",
      },
    },
  },
  {
    id: "cycles-of-nature",
    level: 4,
    prerequisites: ["food-webs"],
    keywords: [
      "carbon cycle",
      "nitrogen cycle",
      "water cycle",
      "nutrients",
      "carbon dioxide",
      "photosynthesis",
      "decomposition",
      "fertilizer",
    ],
    title: "Trace the cycles of water, carbon and nitrogen",
    explanation:
      "Explain how water, carbon and nitrogen circle through air, soil and living things, and where people change " +
      "the cycles.",
    goal: "Understand the carbon and nitrogen cycles",
    mastered: "Explains the water, carbon and nitrogen cycles",
    topics: [
      "Nothing is lost",
      "Water on the move",
      "Carbon in air, plants and stone",
      "Breathing and photosynthesis",
      "Nitrogen and its bacteria",
      "Decomposers close the loop",
      "Where people change the cycles",
    ],
    ways: {
      story: {
        title: "The autobiography of a carbon atom",
        explanation: "Let one atom tell of its time in a shell, a fern, a lump of coal, a breath and a loaf of bread.",
        topic: "Write two more chapters that are possible",
      },
      handsOn: {
        title: "Travel the carbon cycle by dice",
        explanation: "Set up stations for air, sea, plant, animal, soil and rock, roll to move and record the trip.",
        topic: "Record ten rolls and compare your journey",
      },
      question: {
        title: "Why do farmers grow clover?",
        explanation: "Look at the knobs on clover roots, find out who lives there and what both sides gain.",
        topic: "Draw who gives what at the clover root",
      },
      project: {
        title: "A sealed garden that feeds itself",
        explanation: "Keep a closed jar garden for months, log its changes and explain each cycle at work inside.",
        topic: "Explain one week of changes in the log",
      },
    },
  },
  {
    id: "populations",
    level: 4,
    prerequisites: ["food-webs"],
    keywords: [
      "population",
      "ecology",
      "predator prey",
      "carrying capacity",
      "competition",
      "estimate",
      "sampling",
      "growth",
    ],
    title: "Study how populations grow and shrink",
    explanation:
      "Estimate population sizes, draw growth curves, and explain limits, competition and predator and prey cycles.",
    goal: "Understand animal populations and how they change",
    mastered: "Estimates a population and explains its limits",
    topics: [
      "Counting what does not hold still",
      "Sample squares",
      "Mark and recapture",
      "Fast growth",
      "Limits of food and space",
      "Predators and prey in waves",
      "Competition and niches",
    ],
    ways: {
      story: {
        title: "Hares, lynxes and old account books",
        explanation:
          "Read how the records of fur traders revealed a rhythm of hares and lynxes that rose and fell together.",
        topic: "Mark the peaks of both curves",
      },
      handsOn: {
        title: "Count a jar of beans without counting",
        explanation: "Mark thirty beans, mix, draw samples and calculate the total, then check how close you came.",
        topic: "Repeat with a larger sample and compare",
      },
      question: {
        title: "What stops rabbits from filling the world?",
        explanation: "Double a pair of rabbits on paper, watch the numbers explode and add the limits one at a time.",
        topic: "Add one limit and redraw the curve",
      },
      project: {
        title: "A survey of daisies or snails",
        explanation:
          "Sample a lawn with squares, estimate the number, show the method and discuss how sure you can be.",
        topic: "Report the estimate with its range",
      },
    },
  },
  {
    id: "biodiversity",
    level: 4,
    prerequisites: ["classification", "food-webs"],
    keywords: [
      "biodiversity",
      "species",
      "variety",
      "habitat loss",
      "ecosystem",
      "ecosystem services",
      "insects decline",
      "wildlife",
    ],
    title: "Understand biodiversity and why it matters",
    explanation:
      "Explain variety of genes, species and habitats, measure it in a small area, and say what we lose when it " +
      "shrinks.",
    goal: "Understand why biodiversity matters",
    mastered: "Explains biodiversity and measures it in a small area",
    topics: [
      "Variety of genes, species and habitats",
      "Hot spots of life",
      "What nature does for us",
      "Measuring variety",
      "Five causes of loss",
      "How variety makes nature steady",
    ],
    ways: {
      story: {
        title: "The potato that stood alone",
        explanation:
          "Read how one potato variety fed a nation, how one disease took it all and what many varieties could have " +
          "changed.",
        topic: "Explain what more varieties would have changed",
      },
      handsOn: {
        title: "Lawn against hedge",
        explanation:
          "Count species in a square of lawn and one of hedge or meadow with the same method and compare an index.",
        topic: "Count species in two equal squares",
      },
      question: {
        title: "How many species can disappear before we notice?",
        explanation: "Take rods from a tower of blocks named for species and discuss when and why it falls.",
        topic: "Note which block mattered and why",
      },
      project: {
        title: "A biodiversity report for a school or park",
        explanation: "Survey birds, plants and insects, rate the place and hand over three suggestions with reasons.",
        topic: "Support one suggestion with your numbers",
      },
    },
  },
  {
    id: "endangered-species",
    level: 4,
    prerequisites: ["biodiversity"],
    keywords: [
      "endangered",
      "extinction",
      "conservation",
      "protect animals",
      "panda",
      "tiger",
      "rhino",
      "red list",
      "poaching",
      "wildlife",
    ],
    title: "Learn how endangered species are protected",
    explanation:
      "Explain why species become endangered, how reserves, laws and breeding help, and judge a real rescue by its " +
      "results.",
    goal: "Learn about endangered animals and how to help them",
    mastered: "Explains why animals are endangered and how they are helped",
    topics: [
      "From common to gone",
      "The Red List and its levels",
      "Habitat loss and hunting",
      "Trade and poaching",
      "Reserves and corridors",
      "Breeding and release",
      "What one family can do",
    ],
    ways: {
      story: {
        title: "The bird that came back from five",
        explanation: "Read how a black robin called Old Blue and her rescuers kept her kind alive on a small island.",
        topic: "Name the decisions that saved the robins",
      },
      handsOn: {
        title: "A corridor for paper tigers",
        explanation:
          "Cut a forest map into pieces with roads and fields, move tokens by dice and test what a corridor changes.",
        topic: "Play with and without the corridor",
      },
      question: {
        title: "Should zoos keep endangered animals?",
        explanation:
          "Gather arguments on breeding, space, learning and money, ask a zoo by letter and form your own view.",
        topic: "Weigh two strong arguments against each other",
      },
      project: {
        title: "A campaign for an unloved species",
        explanation:
          "Choose an animal that few find cute, show its value with facts and design a poster, a talk and a pledge.",
        topic: "Write the slogan and its proof",
      },
    },
  },
  {
    id: "invasive-species",
    level: 4,
    prerequisites: ["populations"],
    keywords: [
      "invasive species",
      "alien species",
      "introduced",
      "native species",
      "native plants",
      "pest",
      "cane toad",
      "rabbits",
      "ecosystem",
    ],
    title: "Investigate invasive species",
    explanation: "Explain how species reach new places, why some take over, and compare ways of dealing with them.",
    goal: "Understand invasive species",
    mastered: "Explains why a new species can become a problem",
    topics: [
      "Native, introduced, invasive",
      "Travel in ships, seeds and suitcases",
      "No enemies in the new home",
      "Effects on natives",
      "Prevent, remove or live with it",
      "Remedies that backfired",
    ],
    ways: {
      story: {
        title: "The toads that were meant to help",
        explanation:
          "Read how cane toads were released to eat beetles, ignored them and spread, and find the mistakes in the " +
          "plan.",
        topic: "List the questions nobody asked in time",
      },
      handsOn: {
        title: "The pond take-over game",
        explanation:
          "Play tokens for native and new plants on a grid pond, with different growth rules, for ten rounds.",
        topic: "Change one rule that slows the newcomer",
      },
      question: {
        title: "Is every newcomer a bad one?",
        explanation:
          "Sort potatoes, honeybees, cats and knotweed by benefit and harm and find out what makes the difference.",
        topic: "Place each newcomer on a scale and justify it",
      },
      project: {
        title: "A wanted poster for a local invader",
        explanation: "Research one invader of your region, check it with an authority and inform neighbors what to do.",
        topic: "Write the identification part with look-alikes",
      },
    },
  },
  {
    id: "climate-and-nature",
    level: 4,
    prerequisites: ["cycles-of-nature"],
    keywords: [
      "climate change",
      "global warming",
      "habitat",
      "sea level",
      "coral bleaching",
      "phenology",
      "polar bear",
      "drought",
      "carbon footprint",
    ],
    title: "See how a warming climate changes nature",
    explanation:
      "Explain how shifting seasons, heat and sea level affect living things, read real data, and compare measures " +
      "that help.",
    goal: "Understand how climate change affects plants and animals",
    mastered: "Explains effects of climate change on living things",
    topics: [
      "Signs in the calendar of plants",
      "Species on the move",
      "Early springs and late arrivals",
      "Corals in warm water",
      "Ice and sea level",
      "Forests and bogs that store carbon",
      "Measures that help",
    ],
    ways: {
      story: {
        title: "Twelve hundred springs of cherry blossom",
        explanation: "Read how old diaries recorded blossom festivals for centuries and what the dates reveal today.",
        topic: "Graph ten dates from different centuries",
      },
      handsOn: {
        title: "Ice on land, ice in water",
        explanation: "Melt ice on a stone and ice that floats in two equal bowls and find out which raises the water.",
        topic: "Mark both water levels before and after",
      },
      question: {
        title: "What happens when the caterpillars come too early?",
        explanation:
          "Lay the calendars of oak, caterpillar and songbird above each other, shift one and see who goes hungry.",
        topic: "Shift one calendar by two weeks",
      },
      project: {
        title: "A phenology calendar for our region",
        explanation:
          "Record first flowers, leaves and arrivals through a season, compare with older records and publish the " +
          "result.",
        topic: "Record three first dates with a photo",
      },
    },
  },
  {
    id: "sustainable-living",
    level: 4,
    prerequisites: ["caring-for-nature", "cycles-of-nature"],
    keywords: [
      "recycling",
      "sustainability",
      "reduce reuse recycle",
      "plastic",
      "waste",
      "zero waste",
      "footprint",
      "environment",
      "pollution",
      "eco-friendly",
    ],
    title: "Live in a more sustainable way",
    explanation:
      "Measure waste, water and energy at home, explain ecological footprints and circular use, and test changes " +
      "that count.",
    goal: "Learn to live sustainably and reduce waste",
    mastered: "Measures waste and energy at home and reduces them",
    topics: [
      "What a footprint counts",
      "Refuse, reduce, reuse, recycle",
      "The life of a T-shirt or phone",
      "Food and its footprint",
      "Water and energy at home",
      "Habits that last",
      "Asking for change",
    ],
    ways: {
      story: {
        title: "The biography of a pair of jeans",
        explanation:
          "Trace a pair of jeans from cotton field to closet and beyond, with water, workers and miles on the way.",
        topic: "Find the stage that uses the most water",
      },
      handsOn: {
        title: "A week of trash on the scale",
        explanation:
          "Sort and weigh the family's dry waste for a week, find the biggest pile and try one change the week after.",
        topic: "Weigh the biggest pile before and after",
      },
      question: {
        title: "Is paper really better than plastic?",
        explanation:
          "Compare bags by making, carrying, number of uses and ending, and find out what decides the answer.",
        topic: "Work out how often each bag must be used",
      },
      project: {
        title: "A family sustainability plan with proof",
        explanation: "Set one goal each for waste, water and energy, measure for a month and present the numbers.",
        topic: "Show one result as a before and after graph",
      },
    },
  },
  {
    id: "field-research",
    level: 4,
    prerequisites: ["populations", "classification"],
    keywords: [
      "field journal",
      "nature journal",
      "citizen science",
      "survey",
      "observation",
      "data",
      "naturalist",
      "transect",
      "fieldwork",
    ],
    title: "Do field research and citizen science",
    explanation:
      "Keep a scientific field journal, sample a site by a fixed method, and share records with a project that uses " +
      "them.",
    goal: "Keep a nature journal and do real field research",
    mastered: "Keeps a field journal and does a survey by a method",
    topics: [
      "Date, place, weather, time",
      "Sketches with labels",
      "Questions from observation",
      "Transects and sample squares",
      "Checking an identification",
      "Sharing records",
      "Drawing conclusions",
    ],
    ways: {
      story: {
        title: "The girl who sat with chimpanzees",
        explanation: "Read how Jane Goodall watched patiently for months, named the animals and saw one make a tool.",
        topic: "Write her journal page for that day",
      },
      handsOn: {
        title: "Sit spot, twenty minutes, same place",
        explanation:
          "Choose one spot, visit it eight times with notebook and pencil, and record what changes and what repeats.",
        topic: "Sketch one plant or animal with five labels",
      },
      question: {
        title: "Can amateurs do real science?",
        explanation:
          "Look at what bird counts and frog calls reported by families have revealed and check how errors are caught.",
        topic: "Find one discovery made with public records",
      },
      project: {
        title: "A field study of one path",
        explanation:
          "Survey plants or insects along one path for a month, analyze the records and exhibit journal and graphs.",
        topic: "Walk the transect once and record every find",
      },
    },
  },
];
