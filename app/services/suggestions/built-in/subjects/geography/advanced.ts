import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "map-projections",
    level: 4,
    prerequisites: ["latitude-longitude", "scale-and-contours"],
    keywords: [
      "map projections",
      "mercator",
      "cartography",
      "distortion",
      "world map",
      "globe vs map",
      "maps lie",
      "atlas",
      "peters",
    ],
    title: "See how flat maps distort the Earth",
    explanation:
      "Explain why no flat map can be true in all ways, compare projections and choose one for a given purpose.",
    goal: "Understand map projections",
    mastered: "Explains how map projections distort the Earth",
    topics: [
      "Why a ball cannot be flattened",
      "Angles, areas, distances and shapes",
      "Mercator and sailors",
      "Equal-area maps",
      "The center and edges of a map",
      "Choosing a projection",
    ],
    ways: {
      story: {
        title: "Mercator's Gift to Sailors",
        explanation:
          "Tell how Gerardus Mercator, once jailed for his beliefs, drew the map of 1569 on which a straight line " +
          "keeps its course.",
        topic: "Explain why sailors loved this map",
      },
      handsOn: {
        title: "A Balloon Cut Open",
        explanation:
          "Draw squares and circles on a balloon, cut and stretch it flat in two ways, and measure what changed.",
        topic: "Measure three shapes before and after",
      },
      question: {
        title: "Is Greenland as Big as Africa?",
        explanation:
          "Compare both on three maps and a globe, work out the true ratio, and explain where the error comes from.",
        topic: "Calculate the true ratio",
      },
      project: {
        title: "A Gallery of World Maps",
        explanation:
          "Draw the world in four projections or centered on four places, and write what each does well and badly.",
        topic: "Draw two maps and comment on them",
      },
    },
  },
  {
    id: "digital-maps",
    level: 4,
    prerequisites: ["scale-and-contours"],
    keywords: [
      "gis",
      "gps",
      "satellite images",
      "digital maps",
      "data",
      "remote sensing",
      "graphs",
      "layers",
      "thematic maps",
      "statistics",
    ],
    title: "Make maps from data and satellite images",
    explanation:
      "Read satellite images and thematic maps, collect data and show them as layers, and notice how colors can " +
      "mislead.",
    goal: "Learn about GIS, satellite images and data maps",
    mastered: "Makes a thematic map from data",
    topics: [
      "What satellites see",
      "Points, lines, areas and layers",
      "Choropleth and dot maps",
      "Classes and colors that mislead",
      "Collecting data with position",
      "Privacy of places",
    ],
    safety: ["Privacy of places"],
    ways: {
      story: {
        title: "The Doctor, the Map and the Pump",
        explanation:
          "Tell how John Snow marked deaths from cholera on a London map in 1854, and found the water pump behind " +
          "them.",
        topic: "Argue with his map before the council",
      },
      handsOn: {
        title: "Layers on Tracing Paper",
        explanation:
          "Trace streets, water, trees and noise of your area on four sheets, stack them, and find the best bench " +
          "spot.",
        topic: "Find the spot where all layers fit",
      },
      question: {
        title: "Can the Same Numbers Tell Two Stories?",
        explanation:
          "Color one data set on two maps with different classes, show both, and ask people what they conclude.",
        topic: "Make two maps and compare reactions",
      },
      project: {
        title: "A Heat or Noise Map of My Area",
        explanation:
          "Measure at twenty points at the same hour, enter the values on a map, and publish it with a comment.",
        topic: "Measure, map and comment",
      },
    },
  },
  {
    id: "plate-tectonics",
    level: 4,
    prerequisites: ["volcanoes-earthquakes"],
    keywords: [
      "plate tectonics",
      "continental drift",
      "pangaea",
      "wegener",
      "plate boundaries",
      "sea floor spreading",
      "subduction",
      "geology",
      "rocks",
    ],
    title: "Understand plate tectonics",
    explanation:
      "Explain the evidence for moving plates, compare the kinds of boundaries and link them to mountains, trenches " +
      "and rifts.",
    goal: "Understand plate tectonics and continental drift",
    mastered: "Explains plate boundaries and their landforms",
    topics: [
      "Wegener and Pangaea",
      "Evidence from rocks and fossils",
      "The sea floor that spreads",
      "Plates that part",
      "Plates that collide",
      "Plates that slide past",
      "Hot spots such as Hawaii",
    ],
    ways: {
      story: {
        title: "The Weatherman Nobody Believed",
        explanation:
          "Tell how Alfred Wegener, a weather scientist, claimed that continents drift, and was laughed at for " +
          "decades.",
        topic: "Answer one of his critics for him",
      },
      handsOn: {
        title: "Plates of Cookies and Cream",
        explanation: "Push, pull and slide cookie halves on a soft layer, and compare what piles up, opens and cracks.",
        topic: "Sketch and label three boundaries",
      },
      question: {
        title: "What Will the World Look Like Later?",
        explanation:
          "Look up the speed and direction of plates, and work out where a continent will be in 50 million years.",
        topic: "Calculate one plate's journey",
      },
      project: {
        title: "A Stop-Motion Film of Pangaea",
        explanation:
          "Cut the continents from paper with their fossil belts, and animate their journey from Pangaea until today.",
        topic: "Film it with five dated pauses",
      },
    },
  },
  {
    id: "climate-systems",
    level: 4,
    prerequisites: ["hot-and-cold-lands", "oceans-and-coasts"],
    keywords: [
      "climate",
      "winds",
      "ocean currents",
      "monsoon",
      "el niño",
      "pressure",
      "rain shadow",
      "gulf stream",
      "coriolis",
      "jet stream",
    ],
    title: "Explain winds, currents and climates",
    explanation:
      "Explain global winds, ocean currents and rain shadows, and use them to account for the climate of a place.",
    goal: "Understand what causes different climates",
    mastered: "Explains climates by winds, currents and mountains",
    topics: [
      "Warm air rises, cold air sinks",
      "Belts of wind and pressure",
      "Why winds are turned aside",
      "Currents that warm and cool coasts",
      "Rain shadow",
      "Monsoon and El Niño",
    ],
    ways: {
      story: {
        title: "The Year the Fish Stayed Away",
        explanation:
          "Tell how fishers in Peru named El Niño, and how one warm sea brings floods here and drought there.",
        topic: "Trace its effects to three places",
      },
      handsOn: {
        title: "A Mountain in the Mist",
        explanation:
          "Blow moist air over a cold tray shaped like a mountain range, and see on which side the drops form.",
        topic: "Mark the wet and the dry side",
      },
      question: {
        title: "Why Is London Milder Than Labrador?",
        explanation:
          "Compare places of equal latitude on both sides of the Atlantic, and find what makes the difference.",
        topic: "Explain it with currents and winds",
      },
      project: {
        title: "A Climate Detective Dossier",
        explanation:
          "Choose one unusual place, gather graphs and maps, and solve its climate step by step in a dossier.",
        topic: "Present the solution with three proofs",
      },
    },
  },
  {
    id: "climate-change",
    level: 4,
    prerequisites: ["climate-systems", "resources-and-farming"],
    keywords: [
      "climate change",
      "global warming",
      "greenhouse effect",
      "carbon dioxide",
      "sea level",
      "glaciers",
      "environment",
      "sustainability",
      "emissions",
    ],
    title: "Understand climate change and what can be done",
    explanation:
      "Explain the greenhouse effect and its evidence, compare the effects on several regions and weigh possible " +
      "answers.",
    goal: "Learn about climate change",
    mastered: "Explains causes and effects of climate change",
    topics: [
      "Weather, climate and long records",
      "The greenhouse effect",
      "Evidence from ice, trees and thermometers",
      "Who emits and who is affected",
      "Seas, crops and storms",
      "Cutting emissions and adapting",
    ],
    ways: {
      story: {
        title: "The Keeper of the Ice Cores",
        explanation:
          "Tell of scientists who drill ice kilometers deep, and read old air in its bubbles like pages of a diary.",
        topic: "Explain what one bubble can tell",
      },
      handsOn: {
        title: "Two Jars in the Sun",
        explanation:
          "Set an open and a closed jar with thermometers in the sun, chart the readings, and discuss what it shows.",
        topic: "Chart both and name the model's limits",
      },
      question: {
        title: "Which Step Saves the Most?",
        explanation:
          "Estimate the effect of ten everyday and public measures, rank them, then compare with published figures.",
        topic: "Rank ten steps and check the ranking",
      },
      project: {
        title: "A Plan for Our Household or School",
        explanation:
          "Measure energy, travel and waste for two weeks, propose three changes, and report what they achieved.",
        topic: "Measure, change and report",
      },
    },
  },
  {
    id: "population-migration",
    level: 4,
    prerequisites: ["people-and-cities"],
    keywords: [
      "population",
      "migration",
      "demographics",
      "birth rate",
      "refugees",
      "population pyramid",
      "aging",
      "density",
      "census",
    ],
    title: "Analyze population and migration",
    explanation:
      "Read population pyramids, explain why populations grow, age or shrink and describe causes and effects of " +
      "migration.",
    goal: "Understand population growth and migration",
    mastered: "Reads a population pyramid and explains migration",
    topics: [
      "Births, deaths and growth",
      "Population pyramids",
      "From many births to few",
      "Young countries and aging ones",
      "Push and pull",
      "Refugees and their rights",
      "Effects on both places",
    ],
    ways: {
      story: {
        title: "Three Generations, Three Countries",
        explanation:
          "Tell of a family whose grandmother, father and daughter each moved for another reason, and what they " +
          "carried along.",
        topic: "Explain each move by push and pull",
      },
      handsOn: {
        title: "A Pyramid of Blocks",
        explanation:
          "Build population pyramids of two countries from blocks or coins, and tell from the shape what each will " +
          "need.",
        topic: "Build two and predict their needs",
      },
      question: {
        title: "How Many People Can the Earth Feed?",
        explanation:
          "Gather estimates and their assumptions on land, diet and waste, and explain why they differ so widely.",
        topic: "Compare three estimates",
      },
      project: {
        title: "A Family or Street Migration Map",
        explanation:
          "Ask twenty people where their grandparents were born, map the ways, and write what patterns appear.",
        topic: "Map the ways and explain two patterns",
      },
    },
  },
  {
    id: "urban-planning",
    level: 4,
    prerequisites: ["people-and-cities", "digital-maps"],
    keywords: [
      "urban planning",
      "cities",
      "land use",
      "traffic",
      "housing",
      "suburbs",
      "public transport",
      "zoning",
      "green city",
      "infrastructure",
    ],
    title: "Plan better cities",
    explanation:
      "Analyze land use, housing, traffic and green space, compare city models and propose an improvement for a real " +
      "place.",
    goal: "Learn about urban planning and land use",
    mastered: "Analyzes land use and proposes a better plan",
    topics: [
      "Center, suburbs and edges",
      "Mapping land use",
      "Homes and who can afford them",
      "Streets for cars or for people",
      "Heat, water and trees",
      "Citizens who take part",
    ],
    ways: {
      story: {
        title: "The Reporter Who Saved a Neighborhood",
        explanation:
          "Tell how Jane Jacobs watched sidewalks in New York, and helped to stop a highway through the city.",
        topic: "Argue at the hearing as a neighbor",
      },
      handsOn: {
        title: "Redesign the Crossing",
        explanation:
          "Count people, bikes and cars at a crossing from a safe place, model it with blocks, and try three changes.",
        topic: "Test three designs on the model",
      },
      question: {
        title: "What Makes a Street Safe and Lively?",
        explanation:
          "Observe two streets with a checklist at the same hours, compare, and find what makes the difference.",
        topic: "Compare them in six points",
      },
      project: {
        title: "A Proposal to the Town",
        explanation:
          "Choose one place that works badly, survey users, draw a plan, and present it to neighbors or the town.",
        topic: "Survey, draw and present the plan",
      },
    },
  },
  {
    id: "trade-globalization",
    level: 4,
    prerequisites: ["resources-and-farming"],
    keywords: [
      "globalization",
      "trade",
      "world economy",
      "supply chain",
      "imports and exports",
      "fair trade",
      "shipping",
      "companies",
      "containers",
    ],
    title: "Trace world trade and globalization",
    explanation: "Follow supply chains, explain why countries trade and judge who gains and who loses.",
    goal: "Understand globalization and world trade",
    mastered: "Explains supply chains and who gains from trade",
    topics: [
      "Imports and exports",
      "Why countries specialize",
      "A supply chain, link by link",
      "Containers and canals",
      "Wages, rules and fair trade",
      "Shocks to the chain",
    ],
    ways: {
      story: {
        title: "The Box That Shrank the World",
        explanation:
          "Tell how the shipping container, first loaded in 1956, changed ports, prices and the lives of dock workers.",
        topic: "Tell it from two workers' views",
      },
      handsOn: {
        title: "The Trading Game",
        explanation:
          "Give teams unequal paper, scissors and rulers, let them make and sell shapes, and discuss how fair it was.",
        topic: "Play three rounds and discuss",
      },
      question: {
        title: "Who Gets the Price of a Chocolate Bar?",
        explanation:
          "Find figures for farmer, trader, maker and shop, divide a real bar by them, and judge the shares.",
        topic: "Divide the bar and comment",
      },
      project: {
        title: "The Biography of One Product",
        explanation:
          "Trace a phone, a ball or jeans through all countries, and show it on a map with people and costs.",
        topic: "Map ten stations and present them",
      },
    },
  },
  {
    id: "borders-and-geopolitics",
    level: 4,
    prerequisites: ["countries-and-flags", "latitude-longitude"],
    keywords: [
      "borders",
      "geopolitics",
      "political geography",
      "disputes",
      "united nations",
      "territory",
      "sovereignty",
      "straits",
      "conflicts",
    ],
    title: "Understand borders and how states share the world",
    explanation:
      "Explain how borders arise, compare kinds of disputes and see how treaties, straits and resources shape " +
      "relations of states.",
    goal: "Learn about borders and political geography",
    mastered: "Explains how borders arise and why they are disputed",
    topics: [
      "State, nation and territory",
      "Natural and drawn borders",
      "Straits and canals",
      "Who owns the sea and the pole",
      "States that not all recognize",
      "The United Nations and courts",
      "Shared rivers and parks",
    ],
    ways: {
      story: {
        title: "A Village with Two Countries in Some Houses",
        explanation:
          "Tell of Baarle, where the border of Belgium and the Netherlands runs through streets and even houses.",
        topic: "Solve a mix-up in such a house",
      },
      handsOn: {
        title: "Negotiate an Island",
        explanation:
          "Divide a drawn island with water, ore and two peoples among teams, who must sign a treaty in an hour.",
        topic: "Negotiate and sign a treaty",
      },
      question: {
        title: "When Is a Country a Country?",
        explanation:
          "Compare four cases with the usual criteria, find who recognizes them, and describe both positions fairly.",
        topic: "Describe two views of one case",
      },
      project: {
        title: "A Briefing on One Border",
        explanation:
          "Research one border with maps from several dates and voices from both sides, and present a neutral " +
          "briefing.",
        topic: "Present both sides in equal time",
      },
    },
  },
  {
    id: "development",
    level: 4,
    prerequisites: ["population-migration", "trade-globalization"],
    keywords: [
      "development",
      "poverty",
      "wealth",
      "inequality",
      "gdp",
      "human development index",
      "education",
      "health",
      "sustainable development goals",
    ],
    title: "Compare how well people live around the world",
    explanation:
      "Use indicators of income, health and schooling, see what they hide and explain why living standards differ.",
    goal: "Understand differences between rich and poor countries",
    mastered: "Compares countries with development indicators",
    topics: [
      "Income per person and its limits",
      "Health, schooling and long life",
      "Differences within a country",
      "Causes in history, place and politics",
      "Aid, loans and trade",
      "The global goals for 2030",
    ],
    ways: {
      story: {
        title: "A Loan for Twenty-Seven Dollars",
        explanation:
          "Tell how Muhammad Yunus lent 27 dollars to villagers in Bangladesh, what grew from it, and what critics " +
          "say.",
        topic: "Tell the view of one borrower",
      },
      handsOn: {
        title: "Sort Ten Families by How They Live",
        explanation:
          "Take facts on ten families' homes, water and income, sort them without names, then uncover the countries.",
        topic: "Sort them and note your surprises",
      },
      question: {
        title: "Is the World Getting Better?",
        explanation:
          "Guess ten figures on health, hunger and school, check them, and find out what has improved and what has " +
          "not.",
        topic: "Check ten guesses against data",
      },
      project: {
        title: "A Report on Two Countries",
        explanation:
          "Compare two countries with six indicators, graphs and a voice from each, and draw careful conclusions.",
        topic: "Draw three graphs and conclude",
      },
    },
  },
  {
    id: "water-and-shared-rivers",
    level: 4,
    prerequisites: ["rivers", "resources-and-farming"],
    keywords: [
      "water",
      "drinking water",
      "drought",
      "dams",
      "irrigation",
      "aral sea",
      "groundwater",
      "water scarcity",
      "nile",
      "freshwater",
    ],
    title: "Manage the world's fresh water",
    explanation:
      "Explain where fresh water is found, why it is scarce in places and how people share, waste and protect it.",
    goal: "Learn about water shortage and shared rivers",
    mastered: "Explains water scarcity and how rivers are shared",
    topics: [
      "How little of Earth's water is fresh",
      "Groundwater and glaciers",
      "Hidden water in goods",
      "Dams and those who live below",
      "The Aral Sea",
      "The Nile and its eleven countries",
      "Saving, cleaning and reusing",
    ],
    ways: {
      story: {
        title: "The Ships in the Desert",
        explanation:
          "Tell of a fisherman by the Aral Sea, whose harbor lies far from any water since its rivers were led to " +
          "cotton fields.",
        topic: "Tell his harbor in 1960 and today",
      },
      handsOn: {
        title: "Build a Water Filter",
        explanation:
          "Layer gravel, sand and charcoal in a bottle, filter muddy water, and explain why it is still not fit to " +
          "drink.",
        topic: "Compare the water after each layer",
      },
      question: {
        title: "Who May Hold Back a River?",
        explanation:
          "Take the roles of upstream and downstream states at a real river, and look for a treaty all can accept.",
        topic: "Propose a treaty with four points",
      },
      project: {
        title: "A Water Diary and a Savings Plan",
        explanation: "Record a week of water use at home, add the hidden water of meals, and plan how to save a fifth.",
        topic: "Calculate, plan and report savings",
      },
    },
  },
  {
    id: "culture-regions",
    level: 4,
    prerequisites: ["people-and-cities", "homes-and-food-worldwide"],
    keywords: [
      "culture",
      "languages",
      "religions",
      "cultural geography",
      "human geography",
      "customs",
      "diffusion",
      "ethnic groups",
      "world heritage",
    ],
    title: "Map cultures, languages and religions",
    explanation:
      "Map how languages, religions and customs spread, meet and mix, and describe a culture without stereotypes.",
    goal: "Learn about cultures, languages and religions of the world",
    mastered: "Explains how languages and religions spread",
    topics: [
      "Language families",
      "Places of the great religions",
      "How ideas and foods spread",
      "Mixing and keeping apart",
      "Endangered languages",
      "World heritage sites",
      "Stereotype or fact",
    ],
    ways: {
      story: {
        title: "The Last Two Speakers",
        explanation:
          "Tell of a language with few speakers left, and of young people who learn it again from recordings and " +
          "elders.",
        topic: "Tell what would be lost with the language",
      },
      handsOn: {
        title: "Tea or Chai on the Map",
        explanation:
          "Collect the word for tea in twenty languages, color them on a map, and discover land and sea routes.",
        topic: "Color the map and explain two colors",
      },
      question: {
        title: "What Is a Culture, and Who Decides?",
        explanation:
          "Ask five people what belongs to their culture, compare the answers, and test a common stereotype.",
        topic: "Test one stereotype with facts",
      },
      project: {
        title: "An Atlas of One Food or Festival",
        explanation:
          "Trace one food, festival or instrument through many countries, with maps, variants and recipes or sounds.",
        topic: "Present six variants on a map",
      },
    },
  },
  {
    id: "hazards-and-risk",
    level: 4,
    prerequisites: ["plate-tectonics", "climate-systems"],
    keywords: [
      "natural hazards",
      "hurricanes",
      "floods",
      "tornadoes",
      "wildfires",
      "disaster",
      "risk",
      "emergency plan",
      "tsunami warning",
      "drought",
    ],
    title: "Understand natural hazards and reduce risk",
    explanation:
      "Explain hurricanes, floods, wildfires and quakes, tell hazard from risk and plan how a community can prepare.",
    goal: "Learn about natural disasters and preparing for them",
    mastered: "Explains natural hazards and how to prepare",
    topics: [
      "Hazard, exposure and vulnerability",
      "Hurricanes and tornadoes",
      "Floods and landslides",
      "Wildfire and drought",
      "Warnings and evacuation",
      "Rebuilding better",
    ],
    safety: ["Warnings and evacuation"],
    ways: {
      story: {
        title: "The Girl Who Knew the Tsunami Signs",
        explanation:
          "Tell how ten-year-old Tilly Smith warned a beach in Thailand in 2004, thanks to a geography lesson.",
        topic: "List the signs she saw",
      },
      handsOn: {
        title: "A Flood in a Tray",
        explanation:
          "Model a valley with and without trees, dikes and paved ground, pour the same rain, and measure the water.",
        topic: "Measure and compare three valleys",
      },
      question: {
        title: "Why Does the Same Quake Do Such Different Harm?",
        explanation: "Compare two earthquakes of similar strength, and find the causes of the different losses.",
        topic: "Name four causes with figures",
      },
      project: {
        title: "A Family Emergency Plan and Map",
        explanation:
          "Find the hazards of your area, map safe routes and meeting points, pack a kit, and rehearse with the " +
          "family.",
        topic: "Draw the map and run one rehearsal",
      },
    },
  },
  {
    id: "fieldwork",
    level: 4,
    prerequisites: ["digital-maps", "scale-and-contours"],
    keywords: [
      "fieldwork",
      "geography investigation",
      "survey",
      "questionnaire",
      "research",
      "data collection",
      "local study",
      "report",
      "hypothesis",
    ],
    title: "Carry out a field study of your own",
    explanation:
      "Ask a geographic question, plan measurements and surveys, collect data on site and draw conclusions with maps " +
      "and graphs.",
    goal: "Do a geography field study",
    mastered: "Plans and carries out a geography field study",
    topics: [
      "A question that can be tested outdoors",
      "Sampling and a fair plan",
      "Sketches, counts and measurements",
      "Questionnaires and good manners",
      "Graphs and maps of the results",
      "Conclusions, errors and next steps",
    ],
    ways: {
      story: {
        title: "Humboldt on Chimborazo",
        explanation:
          "Tell how Alexander von Humboldt climbed high on a volcano in 1802, measuring everything, and drew nature " +
          "in one picture.",
        topic: "Draw one slope in Humboldt's manner",
      },
      handsOn: {
        title: "Measure a Stream",
        explanation:
          "Measure width, depth and speed of a safe, shallow stream with an adult at three points, and find its flow.",
        topic: "Calculate the flow at each point",
      },
      question: {
        title: "Does Our Town Center Really Get Busier on Saturday?",
        explanation: "Turn a common claim into a test, count at fixed times and places, and see whether it holds.",
        topic: "Test the claim with a fair count",
      },
      project: {
        title: "A Field Report Fit for a Council",
        explanation:
          "Write up a study with question, method, maps, results and limits, and present it to someone it concerns.",
        topic: "Present results and limits",
      },
    },
  },
];
