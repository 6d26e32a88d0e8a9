import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "map-symbols",
    level: 2,
    prerequisites: ["bird-eye-view"],
    keywords: ["map symbols", "legend", "map key", "read a map", "map reading", "atlas", "colors on a map", "title"],
    title: "Read a map with its symbols and key",
    explanation:
      "Use title, key and symbols to read a map, explain what colors and lines stand for and make a key of your own.",
    goal: "Learn to read a map and its legend",
    mastered: "Reads a map with its key",
    topics: [
      "Title, what the map is about",
      "The key or legend",
      "Symbols that look like things",
      "Lines for roads, rivers and borders",
      "Colors for water, woods and height",
      "Choosing the right map",
    ],
    ways: {
      story: {
        title: "The Map with the Missing Corner",
        explanation:
          "Tell of hikers whose map has lost its key, and work out with them what each strange sign must mean.",
        topic: "Guess six signs and give reasons",
      },
      handsOn: {
        title: "Symbols on the Kitchen Floor",
        explanation: "Lay out a landscape with yarn rivers and napkin woods, and draw a map of it with a key.",
        topic: "Draw the map and its key",
      },
      question: {
        title: "What Does a Map Leave Out?",
        explanation:
          "Compare a map with a photograph of the same place from above, and find out what the mapmaker chose.",
        topic: "Name five things that were left out",
      },
      project: {
        title: "A Park Map for Visitors",
        explanation: "Walk through a park or yard, sketch it, and make a neat map with title, symbols and key.",
        topic: "Test the map with a visitor",
      },
    },
  },
  {
    id: "compass-directions",
    level: 2,
    prerequisites: ["place-words-and-routes"],
    keywords: [
      "compass",
      "north south east west",
      "cardinal directions",
      "compass rose",
      "north",
      "magnetic",
      "orienteering",
    ],
    title: "Find north, south, east and west",
    explanation:
      "Find directions with sun and compass, use a compass rose on a map and say which way places lie from each other.",
    goal: "Learn north, south, east and west",
    mastered: "Uses a compass and the four directions",
    topics: [
      "North, south, east and west",
      "Sunrise, noon and sunset",
      "The compass rose on a map",
      "How a compass needle turns",
      "Turning a map to the north",
      "Northeast and the others between",
    ],
    ways: {
      story: {
        title: "The Fog on the Lake",
        explanation:
          "Tell of two sisters in a canoe whom the fog surprises, and who get home with a compass and a clear head.",
        topic: "Row them home with four directions",
      },
      handsOn: {
        title: "Make a Needle Point North",
        explanation: "Stroke a needle with a magnet, float it on a bit of cork in water, and check it with a compass.",
        topic: "Label the bowl with four directions",
      },
      question: {
        title: "Which Way Does Our Door Face?",
        explanation: "Guess the direction of each window and door, test it with sun or compass, and see who was right.",
        topic: "Find the direction of five windows",
      },
      project: {
        title: "An Orienteering Course in the Yard",
        explanation:
          "Set up six marked points with directions and steps between them, and let family or friends find the way.",
        topic: "Write and test six directions",
      },
    },
  },
  {
    id: "continents-and-oceans",
    level: 2,
    prerequisites: ["globe-first-look"],
    keywords: [
      "continents",
      "oceans",
      "seven continents",
      "five oceans",
      "world map",
      "africa",
      "asia",
      "europe",
      "pacific",
      "hemispheres",
    ],
    title: "Name the seven continents and five oceans",
    explanation:
      "Name and find the seven continents and five oceans on globe and map, and say which lie north or south of the " +
      "equator.",
    goal: "Learn the seven continents and five oceans",
    mastered: "Names and finds the continents and oceans",
    topics: [
      "North and South America",
      "Europe, Asia and Africa",
      "Australia and Antarctica",
      "Pacific, Atlantic and Indian Ocean",
      "Arctic and Southern Ocean",
      "Equator and hemispheres",
    ],
    ways: {
      story: {
        title: "The Message in the Bottle",
        explanation:
          "Follow a bottle through currents across three oceans, and name the continents whose coasts it passes.",
        topic: "Trace the bottle's way on a map",
      },
      handsOn: {
        title: "Orange Peel Continents",
        explanation:
          "Draw the continents on an orange, peel it in one piece, press it flat, and see why maps stretch the Earth.",
        topic: "Draw, peel and flatten it",
      },
      question: {
        title: "Are Europe and Asia Really Two Continents?",
        explanation: "Look for the line between them, find out who counts five, six or seven continents, and why.",
        topic: "Give one reason for each count",
      },
      project: {
        title: "A Continent Puzzle for the Floor",
        explanation:
          "Cut the continents from cardboard, paint each with a mark of its own, and time how fast it can be laid.",
        topic: "Make the pieces and beat your time",
      },
    },
  },
  {
    id: "grid-references",
    level: 2,
    prerequisites: ["map-symbols"],
    keywords: [
      "grid",
      "coordinates",
      "map grid",
      "grid reference",
      "letters and numbers",
      "find a place on a map",
      "atlas index",
    ],
    title: "Find places with a map grid",
    explanation:
      "Use letters and numbers along the edges of a map to name a square, find places with the index and give a " +
      "position.",
    goal: "Find places on a map with a grid",
    mastered: "Finds places with grid squares",
    topics: [
      "Columns and rows",
      "Naming a square, such as C4",
      "Across first, then up",
      "Using the index of an atlas",
      "Two squares away, and in which direction",
    ],
    ways: {
      story: {
        title: "The Stolen Statue in Square D5",
        explanation: "Follow a detective who gets clues only as grid squares, and trace the thief across the town map.",
        topic: "Trace six squares on the map",
      },
      handsOn: {
        title: "Battle of the Sea Squares",
        explanation: "Draw two sea grids, hide fleets of whales instead of warships, and find them by calling squares.",
        topic: "Play a full game with clear calls",
      },
      question: {
        title: "How Do Helpers Find a Hiker in the Woods?",
        explanation: "Find out how rescuers name a spot without streets, and practice it on a map with a hidden hiker.",
        topic: "Name the hiker's square in one call",
      },
      project: {
        title: "A Street Map with an Index",
        explanation:
          "Draw a small town with twenty places, lay a grid over it, and write an index in order of the alphabet.",
        topic: "Write an index of twenty places",
      },
    },
  },
  {
    id: "landforms",
    level: 2,
    prerequisites: ["land-and-water"],
    keywords: [
      "landforms",
      "mountains",
      "valleys",
      "plateau",
      "canyon",
      "peninsula",
      "plain",
      "delta",
      "hills",
      "physical features",
    ],
    title: "Recognize landforms and how they were made",
    explanation:
      "Name plains, plateaus, canyons, peninsulas and deltas, find examples on a map and tell what water, wind and " +
      "ice do to land.",
    goal: "Learn about landforms",
    mastered: "Names landforms and explains how they formed",
    topics: [
      "Plain, plateau and mountain range",
      "Valley and canyon",
      "Peninsula, bay and cape",
      "Delta and coast",
      "How water, wind and ice wear land down",
      "Where land is built up",
    ],
    ways: {
      story: {
        title: "A Grain of Sand from the Mountain Top",
        explanation:
          "Let a grain of sand tell how frost broke it off, a river ground it round and the sea laid it on a beach.",
        topic: "Tell three stations of its life",
      },
      handsOn: {
        title: "Carve a Canyon in a Tray",
        explanation:
          "Pack layers of sand and soil in a sloped tray, let water run for minutes, and draw what it carves.",
        topic: "Draw the tray before and after",
      },
      question: {
        title: "Why Is the Grand Canyon So Deep?",
        explanation: "Guess what dug it, test running water on soil, and look up how long the river has been at work.",
        topic: "Explain it with your own test",
      },
      project: {
        title: "A Salt Dough Relief Map",
        explanation:
          "Choose a region, shape its mountains, plains and coast in salt dough, paint the heights and label them.",
        topic: "Shape and label six landforms",
      },
    },
  },
  {
    id: "rivers",
    level: 2,
    prerequisites: ["land-and-water"],
    keywords: [
      "rivers",
      "source",
      "mouth",
      "tributary",
      "nile",
      "amazon",
      "mississippi",
      "flood",
      "dam",
      "longest river",
    ],
    title: "Follow a river from source to mouth",
    explanation:
      "Name the parts of a river, explain what it does to the land and why people live by it, and find great rivers " +
      "on the map.",
    goal: "Learn about rivers",
    mastered: "Explains a river from source to mouth",
    topics: [
      "Source, stream and tributary",
      "Rapids, waterfalls and bends",
      "Mouth and delta",
      "Nile, Amazon, Mississippi and Yangtze",
      "Floods, good and bad",
      "Dams, harbors and bridges",
    ],
    ways: {
      story: {
        title: "Huge River, Small Raft",
        explanation:
          "Travel down the Mississippi on an imagined raft, and meet a beaver, a barge, a levee and the sea.",
        topic: "Tell four meetings in their order",
      },
      handsOn: {
        title: "A River Runs down the Yard",
        explanation:
          "Pour water down a heap of earth, watch where bends and islands form, and move a stone to change them.",
        topic: "Find a bend, an island and a delta",
      },
      question: {
        title: "Why Do So Many Cities Lie on Rivers?",
        explanation:
          "Find ten large cities on a map, check which lie on a river, and collect what the river gives them.",
        topic: "Name four uses of a river to a city",
      },
      project: {
        title: "Portrait of a River on a Long Scroll",
        explanation: "Choose a river, draw it along a paper scroll with towns, animals and dams, and narrate the trip.",
        topic: "Draw and tell six stations",
      },
    },
  },
  {
    id: "hot-and-cold-lands",
    level: 2,
    prerequisites: ["weather-and-seasons-here", "globe-first-look"],
    keywords: [
      "climate",
      "climate zones",
      "equator",
      "tropics",
      "polar",
      "desert",
      "hot and cold places",
      "temperate",
      "temperature",
    ],
    title: "Explain why some lands are hot and others cold",
    explanation:
      "Find the hot, mild and cold zones on a globe, explain them by the slant of the sun's rays and tell weather " +
      "from climate.",
    goal: "Learn about climate zones",
    mastered: "Explains why it is hot at the equator and cold at the poles",
    topics: [
      "Weather and climate",
      "The tropics",
      "The mild zones",
      "The polar zones",
      "Slanting and straight sunlight",
      "Mountains and seas change the climate",
    ],
    ways: {
      story: {
        title: "Three Letters in July",
        explanation:
          "Read invented letters from Ecuador, France and Greenland, and guess where each child lives by the weather.",
        topic: "Find the clue in each letter",
      },
      handsOn: {
        title: "A Flashlight on a Ball",
        explanation:
          "Shine a flashlight straight and slanting on a ball, trace the spot, and see where the light spreads out.",
        topic: "Trace and compare both spots",
      },
      question: {
        title: "Can There Be Snow on the Equator?",
        explanation:
          "Make a guess, then look for high mountains near the equator and find out why their tops are white.",
        topic: "Find two snowy peaks on the map",
      },
      project: {
        title: "A Climate Wardrobe",
        explanation:
          "Draw three paper dolls with homes, clothes and plants for a hot, a mild and a cold zone, and explain.",
        topic: "Explain five things for each zone",
      },
    },
  },
  {
    id: "regions-of-the-us",
    level: 2,
    prerequisites: ["my-country", "compass-directions"],
    keywords: [
      "united states",
      "usa",
      "regions",
      "states",
      "northeast",
      "midwest",
      "south",
      "west",
      "us map",
      "american geography",
    ],
    title: "Explore the regions of the United States",
    explanation:
      "Find the regions of the United States on a map, and compare their landscape, weather, work and well-known " +
      "places.",
    goal: "Learn about the regions of the United States",
    mastered: "Compares the regions of the United States",
    topics: [
      "The Northeast",
      "The South",
      "The Midwest",
      "The Southwest and the Rockies",
      "The Pacific West, Alaska and Hawaii",
      "The Great Lakes and long rivers",
      "Washington, D.C. and the territories",
    ],
    ways: {
      story: {
        title: "Cross-Country with Great-Aunt Ruth",
        explanation: "Ride along in an old car from Maine to California, with a postcard from each region on the way.",
        topic: "Write two of the postcards",
      },
      handsOn: {
        title: "A Map with Real Materials",
        explanation:
          "Build a floor map of the country with cotton, corn, sand, stones and pine needles for the regions.",
        topic: "Give a tour through five regions",
      },
      question: {
        title: "Why Does So Much Corn Grow in the Middle?",
        explanation: "Compare soil, rain and flat land of two regions, and find out what grows best where.",
        topic: "Give three reasons for the corn",
      },
      project: {
        title: "A Road Trip Guide",
        explanation: "Plan a two-week trip through all regions with a map, distances, stops and one food for each.",
        topic: "Plan and draw ten stops",
      },
    },
  },
  {
    id: "countries-and-flags",
    level: 2,
    prerequisites: ["continents-and-oceans"],
    keywords: [
      "countries",
      "capitals",
      "flags",
      "capital cities",
      "world countries",
      "borders",
      "neighbors",
      "nations",
      "famous landmarks",
    ],
    title: "Learn countries, capitals and flags",
    explanation:
      "Name twenty countries with their capital and flag, find them on the right continent and tell a landmark of " +
      "some.",
    goal: "Learn countries, capitals and flags of the world",
    mastered: "Names countries with their capitals and flags",
    topics: [
      "What makes a country",
      "Large countries and tiny ones",
      "Five countries in the Americas",
      "Five countries in Europe",
      "Five countries in Asia",
      "Five countries in Africa",
      "Stars, crosses, colors and animals on flags",
    ],
    ways: {
      story: {
        title: "The Pigeon with Twenty Messages",
        explanation:
          "Send a tired mail pigeon from capital to capital, and let each landmark tell it where it has arrived.",
        topic: "Guide the pigeon through ten capitals",
      },
      handsOn: {
        title: "Flag Memory and Capital Snap",
        explanation:
          "Draw pairs of cards with flags, countries and capitals, play with them, and add five new pairs a week.",
        topic: "Win six pairs with the right name",
      },
      question: {
        title: "Why Do So Many Flags Look Alike?",
        explanation:
          "Compare flags that share colors or crosses, and find out which history or belief they have in common.",
        topic: "Explain one family of flags",
      },
      project: {
        title: "A Passport with Twenty Stamps",
        explanation:
          "Make a passport, study one country at a time, and earn a self-made stamp by answering four questions.",
        topic: "Earn and design five stamps",
      },
    },
  },
  {
    id: "homes-and-food-worldwide",
    level: 2,
    prerequisites: ["children-around-the-world", "hot-and-cold-lands"],
    keywords: [
      "houses around the world",
      "food around the world",
      "culture",
      "clothing",
      "materials",
      "adapt",
      "environment",
      "igloo",
      "rice",
    ],
    title: "See how land and climate shape homes and food",
    explanation:
      "Explain why people build, eat and dress as they do, from what grows, what the weather is and what is at hand.",
    goal: "Learn how people adapt to where they live",
    mastered: "Explains how homes and food fit the climate",
    topics: [
      "Mud, wood, stone and ice as materials",
      "Flat roofs and steep roofs",
      "Houses for floods and for wind",
      "Rice, wheat, maize and potatoes",
      "Clothes for heat and for cold",
      "What trade has changed",
    ],
    ways: {
      story: {
        title: "Grandfather's House of Earth",
        explanation:
          "Tell how a family in Mali plasters its earth house anew each year, with neighbors, drums and much mud.",
        topic: "Tell why the walls need new mud",
      },
      handsOn: {
        title: "Cool House, Warm House",
        explanation:
          "Build two shoebox houses from different materials, set them in the sun, and compare with a thermometer.",
        topic: "Measure both and explain the result",
      },
      question: {
        title: "Why Are Some Roofs Flat and Others Steep?",
        explanation: "Look at roofs in ten pictures, note rain and snow at each place, and find the pattern.",
        topic: "State a rule and one exception",
      },
      project: {
        title: "A Dinner from Three Climates",
        explanation:
          "Choose a simple dish from a hot, a mild and a cold place, cook with a parent, and label each ingredient.",
        topic: "Explain where each ingredient grows",
      },
    },
  },
  {
    id: "north-america-neighbors",
    level: 2,
    prerequisites: ["continents-and-oceans", "my-country"],
    keywords: [
      "north america",
      "canada",
      "mexico",
      "caribbean",
      "central america",
      "neighbors",
      "panama canal",
      "islands",
      "greenland",
    ],
    title: "Discover North America and the Caribbean",
    explanation:
      "Find Canada, Mexico, Central America and the Caribbean on the map, and tell of their landscapes, languages " +
      "and cities.",
    goal: "Learn about Canada, Mexico and the Caribbean",
    mastered: "Finds and describes the countries of North America",
    topics: [
      "Canada, from forest to tundra",
      "Two languages in Canada",
      "Mexico's deserts, volcanoes and big city",
      "The narrow lands of Central America",
      "Caribbean islands",
      "The Panama Canal",
    ],
    ways: {
      story: {
        title: "The Whale's Trip from Mexico to Alaska",
        explanation: "Follow a gray whale mother and calf from the warm bays of Mexico to the cold sea of the north.",
        topic: "Name the coasts they pass",
      },
      handsOn: {
        title: "A Canal with Locks in the Bathtub",
        explanation: "Build a lock from milk cartons with sliding gates, and raise a toy boat from low to high water.",
        topic: "Raise and lower the boat once",
      },
      question: {
        title: "Why Dig a Canal through Panama?",
        explanation:
          "Measure the sea route from New York to San Francisco with string on a globe, with and without the canal.",
        topic: "Compare both lengths of string",
      },
      project: {
        title: "A Weather and Travel Show",
        explanation:
          "Present today's weather and one travel tip for five cities from Canada to Panama, with a map you drew.",
        topic: "Present five cities on one map",
      },
    },
  },
];
