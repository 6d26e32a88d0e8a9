import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "my-address",
    level: 1,
    prerequisites: [],
    keywords: [
      "address",
      "where i live",
      "street",
      "house number",
      "neighborhood",
      "home",
      "town",
      "zip code",
      "my home",
    ],
    title: "Learn where you live",
    explanation:
      "Say your house number, street, town, state and country, and understand that each lies inside a bigger one.",
    goal: "Learn their address and where they live",
    mastered: "Says their full address, with town, state and country",
    topics: [
      "House number and street",
      "Our town or village",
      "State and country",
      "Continent and planet",
      "Small places inside bigger ones",
      "Writing an address on an envelope",
    ],
    ways: {
      story: {
        title: "The Letter That Went Around the World",
        explanation:
          "Tell of a letter with half an address that visits wrong houses, towns and countries until someone " +
          "completes it.",
        topic: "Add what was missing at each stop",
      },
      handsOn: {
        title: "Boxes inside Boxes",
        explanation:
          "Put six boxes or cups into one another, and label them home, street, town, state, country and Earth.",
        topic: "Stack them and say the full address",
      },
      question: {
        title: "How Does Mail Find Our Door?",
        explanation:
          "Follow a letter from mailbox to door in thought, ask a mail carrier, and find out what each line is for.",
        topic: "Tell what each line of an address is for",
      },
      project: {
        title: "A Me on the Map Book",
        explanation: "Make a book of round pages that grow from your room to the whole Earth, each with a drawing.",
        topic: "Draw and order six pages",
      },
    },
  },
  {
    id: "place-words-and-routes",
    level: 1,
    prerequisites: [],
    keywords: [
      "left and right",
      "directions",
      "near and far",
      "position",
      "route",
      "way to school",
      "landmarks",
      "place words",
      "find the way",
    ],
    title: "Find your way with left, right and landmarks",
    explanation:
      "Use near, far, left, right and straight ahead, notice landmarks and describe a short route so that someone " +
      "else can follow it.",
    goal: "Describe the way from home to school",
    mastered: "Gives simple directions with left and right",
    topics: [
      "Near and far, above and below",
      "My left and my right",
      "Straight ahead, turn, go back",
      "Landmarks along the way",
      "The way to a place I know well",
    ],
    ways: {
      story: {
        title: "The Snail on Its Way to the Library",
        explanation:
          "Tell of a snail that asks three animals for the way, and learns that left depends on where you face.",
        topic: "Guide the snail to the library",
      },
      handsOn: {
        title: "Robot in the Hallway",
        explanation:
          "Let one person be a robot that moves only by exact commands, and steer it around chairs to a treasure.",
        topic: "Steer the robot with ten commands",
      },
      question: {
        title: "How Do We Know We Are Almost Home?",
        explanation: "Watch on the next trip for the things that tell you home is near, and see what others notice.",
        topic: "Name five landmarks in order",
      },
      project: {
        title: "A Picture Route to My Favorite Place",
        explanation:
          "Photograph or draw each landmark and turn on the way, and line the pictures up as a guide for guests.",
        topic: "Let someone walk by your pictures",
      },
    },
  },
  {
    id: "bird-eye-view",
    level: 1,
    prerequisites: ["place-words-and-routes"],
    keywords: [
      "map",
      "first maps",
      "draw a map",
      "plan",
      "from above",
      "bedroom map",
      "bird's eye view",
      "treasure map",
    ],
    title: "Draw a map from above",
    explanation:
      "Look at things from above, understand that a map is a picture from the sky, and draw a plan of your room.",
    goal: "Understand what a map is and draw one",
    mastered: "Draws a simple map of a room",
    topics: [
      "A cup from the side and from above",
      "A tabletop as a plan",
      "My room from above",
      "Small on paper, big in the room",
      "Using a plan to find something",
    ],
    ways: {
      story: {
        title: "The Sparrow Who Drew a Map",
        explanation:
          "Tell of a sparrow that flies over the garden and describes to a mouse what everything looks like from up " +
          "there.",
        topic: "Draw what the sparrow sees",
      },
      handsOn: {
        title: "Block Town from the Chair",
        explanation: "Build a town of blocks, stand on a safe step with help to look straight down, and draw the tops.",
        topic: "Draw six roofs in the right place",
      },
      question: {
        title: "What Does a House Look Like from the Sky?",
        explanation: "Guess how your home looks from above, then look at an aerial picture with a parent and compare.",
        topic: "Name three things seen only from above",
      },
      project: {
        title: "A Treasure Map of Our Home",
        explanation: "Draw a plan of one floor, mark a hidden treasure with a cross, and let someone find it.",
        topic: "Draw the plan and hide the treasure",
      },
    },
  },
  {
    id: "land-and-water",
    level: 1,
    prerequisites: [],
    keywords: [
      "land and water",
      "landforms",
      "mountains",
      "rivers",
      "lakes",
      "ocean",
      "island",
      "hill",
      "beach",
      "nature",
    ],
    title: "Name the shapes of land and water",
    explanation:
      "Tell hill from mountain, river from lake and island from coast, and find which of them are near home.",
    goal: "Learn about mountains, rivers and oceans",
    mastered: "Names mountains, rivers, lakes, islands and oceans",
    topics: [
      "Hill, mountain and valley",
      "Stream and river",
      "Pond, lake and ocean",
      "Island, beach and coast",
      "Forest, grassland and desert",
    ],
    ways: {
      story: {
        title: "The Raindrop's Long Way Down",
        explanation:
          "Tell how a drop falls on a mountain, meets a stream, a lake and a river, and tastes salt at last.",
        topic: "Tell each place the drop passes",
      },
      handsOn: {
        title: "A Landscape on a Baking Tray",
        explanation:
          "Form mountains, a valley and an island from sand or dough, pour in blue water, and name what you see.",
        topic: "Make and name six landforms",
      },
      question: {
        title: "Where Does Our Nearest Stream Go?",
        explanation: "Find the nearest stream or river, look which way it flows, and follow it on a map to its end.",
        topic: "Follow the water with a finger on a map",
      },
      project: {
        title: "A Pop-Up Landscape",
        explanation: "Fold a card in which mountains, a lake and an island stand up when it opens, and label each one.",
        topic: "Make and label three pop-ups",
      },
    },
  },
  {
    id: "globe-first-look",
    level: 1,
    prerequisites: ["land-and-water"],
    keywords: ["globe", "earth", "world", "planet", "continents", "oceans", "world map", "round earth", "atlas"],
    title: "Meet the globe, its land and its oceans",
    explanation:
      "See that Earth is a ball with more water than land, find the big pieces of land and the oceans and show where " +
      "you live.",
    goal: "Learn what a globe shows",
    mastered: "Shows land, oceans and home on a globe",
    topics: [
      "Earth is round like a ball",
      "Blue for water, other colors for land",
      "More water than land",
      "The big lands are called continents",
      "North Pole, South Pole and equator",
      "Where we live on the globe",
    ],
    ways: {
      story: {
        title: "A Balloon Trip around the Globe",
        explanation: "Travel in a story balloon around a globe, and tell which land or ocean lies below at every stop.",
        topic: "Name five stops of the trip",
      },
      handsOn: {
        title: "Catch the Globe",
        explanation:
          "Toss a soft or inflatable globe, look whether your thumb lands on water or land, and keep a tally.",
        topic: "Toss 20 times and count land and water",
      },
      question: {
        title: "Why Does Nobody Fall off the Bottom?",
        explanation:
          "Wonder where down is for children on the other side, and find out with a globe and small paper people.",
        topic: "Show with paper people where down is",
      },
      project: {
        title: "A Papier-Mâché Earth",
        explanation:
          "Cover a balloon with paper and paste, paint oceans and continents, and hang it up with a flag for home.",
        topic: "Paint two continents and mark home",
      },
    },
  },
  {
    id: "weather-and-seasons-here",
    level: 1,
    prerequisites: [],
    keywords: [
      "weather",
      "seasons",
      "temperature",
      "rain",
      "snow",
      "hot and cold",
      "climate",
      "winter and summer",
      "thermometer",
    ],
    title: "Watch the weather and seasons",
    explanation:
      "Observe sun, clouds, wind and rain, describe the seasons where you live and know that other places have other " +
      "weather.",
    goal: "Learn about weather and the seasons",
    mastered: "Describes the weather and the four seasons",
    topics: [
      "Sunny, cloudy, windy, rainy",
      "Warm and cold, and the thermometer",
      "Seasons where we live",
      "What people do and wear",
      "Places that are always hot or cold",
    ],
    ways: {
      story: {
        title: "The Coat That Traveled South",
        explanation:
          "Tell of a winter coat sent by mail from a snowy town to a cousin on a tropical island, who wonders at it.",
        topic: "Tell what each cousin wears in January",
      },
      handsOn: {
        title: "A Weather Corner at the Window",
        explanation: "Make a wind ribbon and a rain jar, check them each day, and move an arrow on a weather wheel.",
        topic: "Measure rain and wind for a week",
      },
      question: {
        title: "Is It Winter Everywhere at Once?",
        explanation: "Ask what the weather is today in five places of the world, look it up together, and compare.",
        topic: "Find the hottest and coldest of the five",
      },
      project: {
        title: "A Four-Season Picture of One Tree",
        explanation:
          "Draw or photograph the same tree or street corner in every season, or as you remember it, and frame all " +
          "four.",
        topic: "Draw one place in four seasons",
      },
    },
  },
  {
    id: "town-and-country",
    level: 1,
    prerequisites: [],
    keywords: [
      "town",
      "city",
      "countryside",
      "farm",
      "village",
      "community",
      "community helpers",
      "jobs",
      "neighborhood places",
      "services",
    ],
    title: "Compare city, small town and country",
    explanation:
      "Name the places and jobs of a neighborhood, and tell how life differs in a city, a small town and the country.",
    goal: "Learn about communities and neighborhoods",
    mastered: "Compares life in a city and in the country",
    topics: [
      "Home, school, shop and park",
      "People who work in our neighborhood",
      "A busy city",
      "A small town",
      "Farms and open country",
      "How we travel in each",
    ],
    ways: {
      story: {
        title: "The Town Mouse Visits the Country",
        explanation: "Retell the old fable of the two mice, and let each show its cousin the best place at home.",
        topic: "Say what each mouse likes and fears",
      },
      handsOn: {
        title: "Build a Street of Boxes",
        explanation:
          "Turn boxes into the buildings of your neighborhood, arrange them, and play a day with small figures.",
        topic: "Name six buildings and who works there",
      },
      question: {
        title: "Where Does Our Milk Come From?",
        explanation:
          "Follow milk or bread backward from the table to shop, dairy and farm, and find who works at each step.",
        topic: "Draw the way in four pictures",
      },
      project: {
        title: "A Welcome Guide to Our Neighborhood",
        explanation:
          "Walk around with a parent, photograph five helpful places, and make a guide for a child who moves in.",
        topic: "Write one sentence for each place",
      },
    },
  },
  {
    id: "my-country",
    level: 1,
    prerequisites: ["my-address"],
    keywords: [
      "my country",
      "united states",
      "flag",
      "capital",
      "president",
      "symbols",
      "usa",
      "nation",
      "national symbols",
    ],
    title: "Get to know your country",
    explanation:
      "Find your country on a map, name its capital, flag, neighbors and a few famous places, and say what makes it " +
      "special.",
    goal: "Learn about their own country",
    mastered: "Names their country, its capital, flag and neighbors",
    topics: [
      "The shape of our country",
      "The capital and who works there",
      "The flag and its signs",
      "Our neighbor countries",
      "Famous places and landscapes",
    ],
    ways: {
      story: {
        title: "The Eagle's Tour of the Country",
        explanation: "Fly with an eagle from coast to coast or border to border, and land at five famous places.",
        topic: "Tell what the eagle sees at each landing",
      },
      handsOn: {
        title: "A Country from Cookie Dough",
        explanation:
          "Shape your country from dough, place a berry for the capital and chocolate for mountains, and bake it.",
        topic: "Mark the capital and two landmarks",
      },
      question: {
        title: "Which Place Here Would You Show a Guest?",
        explanation: "Ask relatives which place in the country they find most beautiful, and look for each on the map.",
        topic: "Find three places on the map",
      },
      project: {
        title: "A Suitcase of Souvenirs",
        explanation:
          "Make five small souvenirs, such as a stamp, a flag and a paper landmark, and tell what each stands for.",
        topic: "Make and explain five souvenirs",
      },
    },
  },
  {
    id: "children-around-the-world",
    level: 1,
    prerequisites: ["globe-first-look"],
    keywords: [
      "children around the world",
      "countries",
      "cultures",
      "homes",
      "food",
      "school",
      "languages",
      "customs",
      "other countries",
    ],
    title: "See how children live around the world",
    explanation:
      "Compare homes, food, school and play of children in several countries, and find what is different and what " +
      "all share.",
    goal: "Learn how children live in other countries",
    mastered: "Tells how children live in other countries",
    topics: [
      "Houses on stilts, in towers and in tents",
      "Bread, rice and maize",
      "Ways to school",
      "Games that are played everywhere",
      "Hello in six languages",
    ],
    ways: {
      story: {
        title: "One Morning in Five Kitchens",
        explanation:
          "Tell of breakfast at the same hour of the day with five children in Japan, Kenya, Peru, Norway and India.",
        topic: "Tell what is on each table",
      },
      handsOn: {
        title: "Games without a Common Language",
        explanation:
          "Learn a game each from Ghana, Korea and Chile, such as a clapping or stone game, and play them all.",
        topic: "Teach one of the games to someone",
      },
      question: {
        title: "What Do All Children Need?",
        explanation: "Collect what children everywhere need, then look at how it is met in two very different places.",
        topic: "Name five needs that all share",
      },
      project: {
        title: "Paper Friends around a Globe",
        explanation:
          "Cut paper children, dress each for one country's weather or feast day, and hang them around a globe.",
        topic: "Introduce four paper friends",
      },
    },
  },
  {
    id: "animals-of-the-world",
    level: 1,
    prerequisites: ["globe-first-look"],
    keywords: [
      "animals",
      "habitats",
      "where animals live",
      "penguins",
      "polar bears",
      "rainforest",
      "desert",
      "savanna",
      "kangaroo",
      "arctic",
    ],
    title: "Find out where animals live on Earth",
    explanation: "Match animals with the regions where they live, hot or icy, wet or dry, and tell how they fit there.",
    goal: "Learn where animals live around the world",
    mastered: "Matches animals with the part of the world they live in",
    topics: [
      "Ice and snow at both poles",
      "Hot and dry deserts",
      "Rain forests full of life",
      "African grasslands",
      "Australia's special animals",
      "Oceans and coasts",
    ],
    ways: {
      story: {
        title: "The Penguin Who Looked for a Polar Bear",
        explanation: "Tell of a penguin that wants to meet a polar bear, and must cross the whole Earth to find one.",
        topic: "Name the lands on the penguin's way",
      },
      handsOn: {
        title: "Animals on the Floor Map",
        explanation: "Lay out continents from string or cloth, and place toy or paper animals where they live.",
        topic: "Place twelve animals",
      },
      question: {
        title: "Why Do Kangaroos Live So Far Away?",
        explanation:
          "Find out why Australia has animals found hardly anywhere else, with torn paper lands that drift apart.",
        topic: "Move paper lands and tell what happened",
      },
      project: {
        title: "A Zoo Map of the Whole World",
        explanation: "Draw a big world map, glue animals onto their regions, and give a tour with one fact for each.",
        topic: "Give a tour of eight animals",
      },
    },
  },
];
