import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "latitude-longitude",
    level: 3,
    prerequisites: ["grid-references", "continents-and-oceans"],
    keywords: [
      "latitude",
      "longitude",
      "coordinates",
      "equator",
      "prime meridian",
      "degrees",
      "gps",
      "tropics",
      "hemispheres",
    ],
    title: "Find any place by latitude and longitude",
    explanation:
      "Read degrees north, south, east and west, find places by their coordinates and know the equator, tropics and " +
      "prime meridian.",
    goal: "Learn latitude and longitude",
    mastered: "Finds places by latitude and longitude",
    topics: [
      "The equator and lines of latitude",
      "The prime meridian and lines of longitude",
      "Degrees north or south first",
      "Tropics and polar circles",
      "Coordinates of my town",
      "How a satellite position works",
    ],
    ways: {
      story: {
        title: "The Clockmaker Who Solved Longitude",
        explanation:
          "Tell how John Harrison, a carpenter's son, built a clock so exact that ships could find their longitude.",
        topic: "Explain why a clock was the answer",
      },
      handsOn: {
        title: "A Globe from a Grapefruit",
        explanation:
          "Mark poles, equator and meridians on a grapefruit with pins and rubber bands, and place five cities.",
        topic: "Place five cities by their degrees",
      },
      question: {
        title: "What Lies Exactly Opposite Us?",
        explanation:
          "Work out the point on the other side of the Earth from its coordinates, and check how much of it is sea.",
        topic: "Calculate the opposite of three places",
      },
      project: {
        title: "A Coordinate Mystery Tour",
        explanation: "Write a story in which every place is given only by coordinates, and let others trace the route.",
        topic: "Write a route with eight coordinates",
      },
    },
  },
  {
    id: "time-zones",
    level: 3,
    prerequisites: ["latitude-longitude"],
    keywords: [
      "time zones",
      "time difference",
      "day and night",
      "rotation",
      "date line",
      "greenwich",
      "clock",
      "jet lag",
    ],
    title: "Understand day, night and time zones",
    explanation:
      "Explain day and night by the turning Earth, work out the time in other places and understand the date line.",
    goal: "Learn how time zones work",
    mastered: "Works out the time in other time zones",
    topics: [
      "The Earth turns once in a day",
      "Fifteen degrees to the hour",
      "Greenwich and universal time",
      "Adding and taking away hours",
      "The date line",
      "Odd zones, with half hours",
    ],
    ways: {
      story: {
        title: "Eighty Days, or Seventy-Nine?",
        explanation: "Retell how Phileas Fogg in Jules Verne's novel won his bet by a day he had not counted.",
        topic: "Explain where the extra day came from",
      },
      handsOn: {
        title: "A Lamp, a Globe and Paper Clocks",
        explanation:
          "Turn a globe before a lamp, stick paper clocks on five cities, and read noon and midnight from the light.",
        topic: "Set five clocks to one moment",
      },
      question: {
        title: "When Should We Call a Friend in Tokyo?",
        explanation:
          "Find hours at which both sides are awake and free, for three cities far apart, and check the dates.",
        topic: "Find a good hour for each city",
      },
      project: {
        title: "One Minute around the World",
        explanation:
          "Make a poster of what children in twelve time zones do at the same minute, with hour, place and drawing.",
        topic: "Work out and draw twelve hours",
      },
    },
  },
  {
    id: "scale-and-contours",
    level: 3,
    prerequisites: ["map-symbols"],
    keywords: [
      "scale",
      "map scale",
      "distance",
      "contour lines",
      "topographic map",
      "height",
      "elevation",
      "hiking map",
      "measure",
    ],
    title: "Use scale and contour lines",
    explanation:
      "Measure real distances with a map's scale, read heights and slopes from contour lines and plan a route.",
    goal: "Learn map scale and contour lines",
    mastered: "Measures distances and reads contour lines on a map",
    topics: [
      "Large and small scale",
      "The scale bar",
      "Measuring a winding road with string",
      "Contour lines and height",
      "Steep and gentle slopes",
      "Planning a walk with time",
    ],
    ways: {
      story: {
        title: "The Rescue on the Wrong Side of the Hill",
        explanation:
          "Tell of campers who misread the contour lines, and of the ranger who found them by what they described.",
        topic: "Find the camp from their description",
      },
      handsOn: {
        title: "Slice a Potato Mountain",
        explanation: "Cut half a potato into level slices, trace each around on paper, and see a contour map appear.",
        topic: "Trace the slices and mark the heights",
      },
      question: {
        title: "How Long Is a Coast?",
        explanation: "Measure the same coast on maps of three scales with string, and find out why the answers differ.",
        topic: "Compare three measurements",
      },
      project: {
        title: "A Hiking Map of a Real Walk",
        explanation: "Pace out a walk, note directions and heights, draw it to scale, and test it with another walker.",
        topic: "Draw the walk with a correct scale bar",
      },
    },
  },
  {
    id: "fifty-states",
    level: 3,
    prerequisites: ["regions-of-the-us"],
    keywords: [
      "fifty states",
      "50 states",
      "state capitals",
      "us states",
      "abbreviations",
      "state map",
      "usa map",
      "memorize states",
    ],
    title: "Learn the fifty states and their capitals",
    explanation:
      "Place the fifty states on a blank map, name their capitals region by region and find out how states got their " +
      "shapes and names.",
    goal: "Learn the 50 states and capitals",
    mastered: "Names the 50 states and their capitals",
    topics: [
      "New England and the Middle Atlantic",
      "The South, coast to Texas",
      "The Great Lakes and the Plains",
      "Mountain and desert states",
      "Pacific states",
      "Capitals that are not the largest city",
      "Where state names come from",
    ],
    ways: {
      story: {
        title: "The Toothache of Four Corners",
        explanation:
          "Tell of a traveling dentist who lives where four states meet, and must know in which one each patient sits.",
        topic: "Name the states around three meetings",
      },
      handsOn: {
        title: "State Shapes Blindfolded",
        explanation: "Cut state shapes from cardboard, feel them with closed eyes, and place each on the big outline.",
        topic: "Recognize ten states by touch",
      },
      question: {
        title: "Why Are Western States So Square?",
        explanation:
          "Compare borders in east and west, and find out which follow rivers and which were drawn with a ruler.",
        topic: "Explain three borders",
      },
      project: {
        title: "A State Fair in the Living Room",
        explanation:
          "Choose five states, set up a stand for each with a map, food, facts and a riddle, and invite guests.",
        topic: "Prepare one stand with a riddle",
      },
    },
  },
  {
    id: "europe",
    level: 3,
    prerequisites: ["countries-and-flags"],
    keywords: [
      "europe",
      "european countries",
      "european union",
      "alps",
      "capitals of europe",
      "france",
      "germany",
      "italy",
      "russia",
      "scandinavia",
    ],
    title: "Explore Europe",
    explanation:
      "Find Europe's countries, seas, mountains and rivers, compare north, south, east and west and learn what the " +
      "European Union is.",
    goal: "Learn the countries of Europe",
    mastered: "Finds the countries and capitals of Europe on a map",
    topics: [
      "Peninsulas and seas",
      "Alps, Pyrenees, Carpathians and Urals",
      "The Danube and the Rhine",
      "Countries by region",
      "Many languages in little space",
      "The European Union and open borders",
    ],
    ways: {
      story: {
        title: "Ten Countries down the Danube",
        explanation:
          "Travel the Danube with a boat family from the Black Forest to the Black Sea through ten countries.",
        topic: "Tell what changes at four borders",
      },
      handsOn: {
        title: "A Train Game through Europe",
        explanation: "Draw a rail map with thirty cities, draw tickets, and be first to connect your cities.",
        topic: "Name the country of each city you cross",
      },
      question: {
        title: "Where Does Europe End in the East?",
        explanation: "Look for the border in mountains, rivers and seas, and find out how it was drawn and by whom.",
        topic: "Show two borders that were proposed",
      },
      project: {
        title: "A Travel Fair of Europe",
        explanation:
          "Choose four countries from four corners, and show each with a map, a word, a dish and a surprise.",
        topic: "Present one country in three minutes",
      },
    },
  },
  {
    id: "asia",
    level: 3,
    prerequisites: ["countries-and-flags"],
    keywords: [
      "asia",
      "china",
      "india",
      "japan",
      "himalayas",
      "middle east",
      "southeast asia",
      "mount everest",
      "asian countries",
      "monsoon",
    ],
    title: "Explore Asia",
    explanation:
      "Find the regions and great countries of Asia, its mountains, rivers and deserts, and explain the monsoon and " +
      "where people live.",
    goal: "Learn about the countries of Asia",
    mastered: "Finds the regions and countries of Asia on a map",
    topics: [
      "The largest continent and its regions",
      "The Himalayas and Everest",
      "Ganges, Yangtze and Mekong",
      "Deserts and oil in the southwest",
      "The monsoon",
      "Islands of Indonesia, Japan and the Philippines",
      "Crowded plains and empty steppes",
    ],
    ways: {
      story: {
        title: "Waiting for the Rain in Kerala",
        explanation:
          "Tell of a schoolgirl in southern India who watches the sky in May, until the first monsoon storm breaks.",
        topic: "Tell what the rain means to four people",
      },
      handsOn: {
        title: "A Rice Terrace on a Slope",
        explanation:
          "Build a slope of clay or soil with level steps, pour water at the top, and see why terraces hold it.",
        topic: "Build four terraces that hold water",
      },
      question: {
        title: "Why Do So Many People Live in Asia?",
        explanation: "Compare maps of rain, rivers and people, and find out what the crowded regions share.",
        topic: "Name three reasons from the maps",
      },
      project: {
        title: "A Regional Atlas of Asia",
        explanation:
          "Make a page each for five regions with a sketch map, a climate note, a city and a daily life scene.",
        topic: "Draw and write two of the pages",
      },
    },
  },
  {
    id: "africa",
    level: 3,
    prerequisites: ["countries-and-flags"],
    keywords: [
      "africa",
      "african countries",
      "sahara",
      "savanna",
      "nile",
      "kenya",
      "nigeria",
      "egypt",
      "congo",
      "kilimanjaro",
    ],
    title: "Explore Africa",
    explanation:
      "Find Africa's regions, landscapes and countries, and see its variety of cities, languages and ways of life.",
    goal: "Learn about the countries of Africa",
    mastered: "Finds African regions and countries on a map",
    topics: [
      "54 countries on one continent",
      "The Sahara and the Sahel",
      "Savanna and rain forest",
      "Nile, Congo, Niger and Zambezi",
      "The Great Rift Valley",
      "Lagos, Cairo, Nairobi and other cities",
      "Many languages in one class",
    ],
    ways: {
      story: {
        title: "The Longest Way to the Waterhole",
        explanation: "Follow an elephant grandmother who remembers, in a year of drought, a waterhole from her youth.",
        topic: "Tell by which landmarks she finds it",
      },
      handsOn: {
        title: "A Belt of Climates in a Box",
        explanation:
          "Fill a long box from north to south with sand, grass, leaves and sand again, as the climate belts mirror " +
          "each other.",
        topic: "Place ten animals and plants",
      },
      question: {
        title: "How Big Is Africa Really?",
        explanation: "Cut out countries at the same scale, and see how many fit into Africa together.",
        topic: "Fit at least five countries inside",
      },
      project: {
        title: "Five Cities, Five Voices",
        explanation:
          "Research a city from each region of Africa, and write a young person's day in each from real facts.",
        topic: "Write and check one day with facts",
      },
    },
  },
  {
    id: "south-america",
    level: 3,
    prerequisites: ["countries-and-flags"],
    keywords: [
      "south america",
      "amazon",
      "andes",
      "brazil",
      "rainforest",
      "peru",
      "argentina",
      "chile",
      "latin america",
      "galapagos",
    ],
    title: "Explore South America",
    explanation:
      "Find South America's countries, the Andes, the Amazon and the pampas, and learn how height and rain shape " +
      "life there.",
    goal: "Learn about the countries of South America",
    mastered: "Finds South America's countries and landscapes on a map",
    topics: [
      "Twelve countries and French Guiana",
      "The Andes, layer by layer",
      "The Amazon basin",
      "The Atacama, where it hardly ever rains",
      "Pampas and Patagonia",
      "Languages, from Spanish to Quechua",
    ],
    ways: {
      story: {
        title: "A Potato from Four Thousand Meters",
        explanation:
          "Tell of a Peruvian farmer's daughter who sorts a hundred kinds of potato, and knows where each likes to " +
          "grow.",
        topic: "Tell three kinds and their places",
      },
      handsOn: {
        title: "Climb the Andes on the Stairs",
        explanation:
          "Turn a staircase into the Andes with crops, animals and clothes for each height, from bananas to snow.",
        topic: "Explain what lives on five steps",
      },
      question: {
        title: "Why Is the Atacama So Dry beside an Ocean?",
        explanation: "Look at mountains, winds and a cold current on the map, and find out why clouds bring no rain.",
        topic: "Explain it with a drawing",
      },
      project: {
        title: "A Layered Model of the Rain Forest",
        explanation:
          "Build the forest floor, understory, canopy and tallest trees in a tall box, with an animal for each layer.",
        topic: "Build and present four layers",
      },
    },
  },
  {
    id: "oceania-and-poles",
    level: 3,
    prerequisites: ["countries-and-flags"],
    keywords: [
      "australia",
      "oceania",
      "new zealand",
      "pacific islands",
      "antarctica",
      "arctic",
      "inuit",
      "coral reef",
      "poles",
      "great barrier reef",
    ],
    title: "Explore Oceania and the poles",
    explanation:
      "Find Australia, New Zealand and the Pacific islands, compare the Arctic with Antarctica and tell who lives or " +
      "works there.",
    goal: "Learn about Australia, the Pacific and the poles",
    mastered: "Describes Oceania, the Arctic and Antarctica",
    topics: [
      "Australia's coast and outback",
      "The Great Barrier Reef",
      "New Zealand and the Māori",
      "High islands and low atolls",
      "The Arctic, an ocean with people around",
      "Antarctica, land under ice",
    ],
    ways: {
      story: {
        title: "Sailing by Stars and Swells",
        explanation: "Tell how Pacific navigators find tiny islands without instruments, by stars, waves and birds.",
        topic: "Name four signs that lead to land",
      },
      handsOn: {
        title: "Ice on Land, Ice on Water",
        explanation: "Melt ice cubes floating in one glass and lying on stones in another, and see which glass rises.",
        topic: "Mark both levels and explain",
      },
      question: {
        title: "Who Owns Antarctica?",
        explanation: "Find out which states claim a part, what the treaty of 1959 says, and who may do what there.",
        topic: "State three rules of the treaty",
      },
      project: {
        title: "A Research Station Plan",
        explanation:
          "Design a station for twenty people in Antarctica with energy, food, waste and free time, and present it.",
        topic: "Solve five problems of the station",
      },
    },
  },
  {
    id: "volcanoes-earthquakes",
    level: 3,
    prerequisites: ["landforms"],
    keywords: [
      "volcanoes",
      "earthquakes",
      "tectonic plates",
      "lava",
      "tsunami",
      "ring of fire",
      "eruption",
      "magma",
      "natural disasters",
    ],
    title: "Explain volcanoes and earthquakes",
    explanation:
      "Describe the layers of the Earth, explain why plates bring earthquakes and volcanoes and know how people " +
      "protect themselves.",
    goal: "Learn about volcanoes and earthquakes",
    mastered: "Explains how volcanoes and earthquakes happen",
    topics: [
      "Crust, mantle and core",
      "A puzzle of plates",
      "The Ring of Fire",
      "Inside a volcano",
      "Waves of an earthquake",
      "Tsunamis",
      "Safe buildings and drills",
    ],
    safety: ["Safe buildings and drills"],
    ways: {
      story: {
        title: "The Volcano in the Cornfield",
        explanation:
          "Tell how the farmer Dionisio Pulido saw a volcano, Paricutín, begin to grow in his Mexican field in 1943.",
        topic: "Report the first day hour by hour",
      },
      handsOn: {
        title: "Shake Table Challenge",
        explanation:
          "Build towers of spaghetti and marshmallows, shake the tray, and improve what fell until it stands.",
        topic: "Improve the tower twice",
      },
      question: {
        title: "Why Do People Live Near Volcanoes?",
        explanation: "Collect what draws people to a volcano and what threatens them, and judge for one real place.",
        topic: "Weigh three gains against three dangers",
      },
      project: {
        title: "A Cutaway Volcano with Legend",
        explanation: "Build a volcano that opens to show chamber, vents and layers, and label its parts for visitors.",
        topic: "Build it and explain an eruption",
      },
    },
  },
  {
    id: "biomes",
    level: 3,
    prerequisites: ["hot-and-cold-lands", "animals-of-the-world"],
    keywords: [
      "biomes",
      "rainforest",
      "desert",
      "tundra",
      "savanna",
      "grassland",
      "ecosystems",
      "vegetation",
      "forest",
      "taiga",
    ],
    title: "Compare deserts, forests, grasslands and tundra",
    explanation:
      "Find the great biomes on a map, link them to rain and temperature and tell how plants, animals and people fit " +
      "in.",
    goal: "Learn about biomes of the world",
    mastered: "Compares biomes and where they lie",
    topics: [
      "Tropical rain forest",
      "Savanna and grassland",
      "Hot and cold deserts",
      "Forests that shed their leaves",
      "Taiga and tundra",
      "Reading a climate graph",
      "How people change a biome",
    ],
    ways: {
      story: {
        title: "The Desert That Bloomed Overnight",
        explanation: "Tell of seeds that wait for years in a desert, and of the one night of rain that wakes them.",
        topic: "Tell how three plants survive dry years",
      },
      handsOn: {
        title: "Terrariums of Two Worlds",
        explanation: "Plant a moist jar and a dry bowl, keep each as its biome needs, and log temperature and growth.",
        topic: "Log both for two weeks",
      },
      question: {
        title: "Can You Guess a Place from Rain and Heat?",
        explanation: "Draw climate graphs of five places without names, exchange them, and guess the biome.",
        topic: "Guess five biomes and give reasons",
      },
      project: {
        title: "A Nature Film of One Biome",
        explanation:
          "Write and record a five-minute film with your own pictures on how life in one biome fits together.",
        topic: "Write the narration with ten facts",
      },
    },
  },
  {
    id: "resources-and-farming",
    level: 3,
    prerequisites: ["regions-of-the-us", "homes-and-food-worldwide"],
    keywords: [
      "natural resources",
      "farming",
      "agriculture",
      "energy",
      "trade",
      "minerals",
      "renewable",
      "where food comes from",
      "economy",
    ],
    title: "Find out where food, energy and goods come from",
    explanation:
      "Tell renewable from limited resources, link farming and mining to land and climate and follow goods around " +
      "the world.",
    goal: "Learn about natural resources and farming",
    mastered: "Explains where food, energy and goods come from",
    topics: [
      "Soil, water, forests and minerals",
      "Renewable and limited",
      "Small farms and huge fields",
      "Coal, oil, wind and sun",
      "From raw material to product",
      "Ships, harbors and containers",
    ],
    ways: {
      story: {
        title: "The Much-Traveled T-Shirt",
        explanation:
          "Follow a T-shirt from a cotton field through spinning, sewing and shipping to a closet and a flea market.",
        topic: "Tell who worked at five stations",
      },
      handsOn: {
        title: "A Map from the Pantry",
        explanation: "Read the origin of thirty foods and things at home, and connect each to home with yarn on a map.",
        topic: "Connect thirty things on the map",
      },
      question: {
        title: "Is Local Always Better?",
        explanation:
          "Compare a tomato from nearby with one from far away by energy, season, price and work, and judge.",
        topic: "Compare them in four points",
      },
      project: {
        title: "An Energy Plan for an Island",
        explanation:
          "Give an invented island sun, wind, rivers and hills, plan its energy for a year, and defend the plan.",
        topic: "Plan energy for calm and dark days",
      },
    },
  },
  {
    id: "oceans-and-coasts",
    level: 3,
    prerequisites: ["rivers", "continents-and-oceans"],
    keywords: [
      "oceans",
      "coasts",
      "tides",
      "currents",
      "water cycle",
      "waves",
      "coral reefs",
      "fishing",
      "plastic",
      "sea floor",
    ],
    title: "Understand oceans, tides and coasts",
    explanation:
      "Explain the water cycle, tides and currents, describe the sea floor and show how waves and people change a " +
      "coast.",
    goal: "Learn about oceans, tides and the water cycle",
    mastered: "Explains tides, currents and the water cycle",
    topics: [
      "From sea to cloud to river",
      "Tides and the moon",
      "Warm and cold currents",
      "Ridges and trenches on the sea floor",
      "How waves build and take away",
      "Ports, fishing and plastic",
    ],
    ways: {
      story: {
        title: "The Rubber Ducks That Went to Sea",
        explanation:
          "Tell how bath toys lost from a ship in 1992 drifted for years, and helped scientists to track currents.",
        topic: "Trace their way on a map",
      },
      handsOn: {
        title: "Currents in a Glass Dish",
        explanation: "Set a colored ice cube and warm colored water into a clear dish, and watch how cold water sinks.",
        topic: "Draw the flow after one and five minutes",
      },
      question: {
        title: "Why Does the Sea Go Away Twice a Day?",
        explanation: "Look at a tide table, find its pattern, and explain it with a moon, an Earth and moving water.",
        topic: "Predict one tide and check it",
      },
      project: {
        title: "A Coast Model under Attack by Waves",
        explanation:
          "Build a sandy coast in a tray, make waves, test a wall, stones and dune grass, and show the results.",
        topic: "Test and compare three defenses",
      },
    },
  },
  {
    id: "people-and-cities",
    level: 3,
    prerequisites: ["town-and-country", "countries-and-flags"],
    keywords: [
      "population",
      "cities",
      "megacities",
      "crowded",
      "density",
      "where people live",
      "urban",
      "growth",
      "migration",
    ],
    title: "See where people live and why cities grow",
    explanation:
      "Read maps of population, explain why some places are crowded and others empty and describe how a city grows.",
    goal: "Learn about population and cities",
    mastered: "Explains where people live and why cities grow",
    topics: [
      "Eight billion people",
      "Crowded and empty places",
      "Water, soil, work and safety",
      "From village to city",
      "Parts of a city",
      "The largest cities of the world",
      "Problems and ideas of big cities",
    ],
    ways: {
      story: {
        title: "A Cousin Comes to the Big City",
        explanation:
          "Tell of a boy who moves from a village to Lagos, with what he gains, misses and learns in his first week.",
        topic: "Tell three surprises of the week",
      },
      handsOn: {
        title: "Rice on the World Map",
        explanation:
          "Spread 80 grains of rice over the continents so that each stands for 100 million people, and compare.",
        topic: "Place the grains and find the surprise",
      },
      question: {
        title: "Why Is Our Town Exactly Here?",
        explanation: "Search old maps, rivers, roads and names for the reason why your town was founded at this place.",
        topic: "Name two reasons with evidence",
      },
      project: {
        title: "A City of the Future on Paper",
        explanation: "Plan a city for 100,000 people with homes, work, traffic, water and parks on one large sheet.",
        topic: "Draw the plan and defend three choices",
      },
    },
  },
];
