import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "seasons",
    level: 3,
    prerequisites: ["day-and-night"],
    keywords: [
      "seasons",
      "summer",
      "winter",
      "tilt",
      "axis",
      "solstice",
      "equinox",
      "year",
      "revolution",
      "earth's orbit",
    ],
    title: "Explain why there are seasons",
    explanation:
      "Show with a tilted globe and a lamp how sunlight falls more or less steeply through the year, and clear up " +
      "that distance is not the reason.",
    goal: "Understand why there are seasons",
    mastered: "Explains the seasons with the tilt of Earth",
    topics: [
      "One year around the sun",
      "An axis that is tilted",
      "Steep and slanting light",
      "Long days and short days",
      "Solstice and equinox",
      "Opposite seasons north and south",
    ],
    ways: {
      story: {
        title: "A summer party and a snowman on one day",
        explanation:
          "Follow two pen pals in opposite halves of Earth through a year of letters and explain every difference.",
        topic: "Write December's letter from both places",
      },
      handsOn: {
        title: "A globe on a walk around the lamp",
        explanation:
          "Carry a tilted globe around a lamp, keep the axis pointing at one wall and stop at four points of the year.",
        topic: "Stop at midsummer in your half of the world",
      },
      question: {
        title: "Is it warmer in summer because we are closer?",
        explanation:
          "Look up when Earth is nearest to the sun, compare both halves of the globe and test a better idea with a " +
          "flashlight.",
        topic: "Shine straight and slanted light on squared paper",
      },
      project: {
        title: "A year of light in one chart",
        explanation:
          "Note sunrise and sunset through the months, graph the length of the days and present what the curve tells.",
        topic: "Mark the longest and the shortest day",
      },
    },
  },
  {
    id: "eclipses",
    level: 3,
    prerequisites: ["phases-of-the-moon"],
    keywords: [
      "eclipse",
      "solar eclipse",
      "lunar eclipse",
      "shadow",
      "blood moon",
      "totality",
      "umbra",
      "safe viewing",
    ],
    title: "Explain solar and lunar eclipses",
    explanation:
      "Show how sun, Earth and moon line up for each kind of eclipse, why they are rare, and how to watch them safely.",
    goal: "Understand solar and lunar eclipses",
    mastered: "Explains a solar and a lunar eclipse",
    topics: [
      "The shadow of the moon",
      "The shadow of Earth",
      "Total and partial",
      "Why not every month",
      "Why the moon turns red",
      "Watching a solar eclipse safely",
    ],
    safety: ["Watching a solar eclipse safely"],
    ways: {
      story: {
        title: "The day the battle stopped",
        explanation:
          "Hear the old account of two armies that laid down their weapons when the sky went dark, and explain what " +
          "they saw.",
        topic: "Explain to the soldiers what is happening",
      },
      handsOn: {
        title: "Eclipses with a lamp, a globe and a bead",
        explanation: "Line up lamp, globe and bead to cast both kinds of shadow and mark who on the globe can see it.",
        topic: "Mark the spot of totality on the globe",
      },
      question: {
        title: "How can the small moon cover the huge sun?",
        explanation: "Cover a far lamp with a coin near the eye and find out how size and distance work together.",
        topic: "Find the distance at which the coin just covers it",
      },
      project: {
        title: "A safe eclipse viewer and a guide to use it",
        explanation:
          "Build a pinhole box that shows the sun's picture on paper, and write a card on how never to look directly.",
        topic: "Catch a round picture of the sun on paper",
      },
    },
  },
  {
    id: "gravity-and-orbits",
    level: 3,
    prerequisites: ["rockets", "planets-in-order"],
    keywords: ["gravity", "orbit", "weight", "mass", "falling", "moon", "satellite", "pull", "planet", "ellipse"],
    title: "Find out how gravity makes orbits",
    explanation:
      "Explain that gravity pulls everything toward everything, and that an orbit is falling around something while " +
      "moving fast enough.",
    goal: "Understand gravity and orbits",
    mastered: "Explains why the moon does not fall down",
    topics: [
      "Gravity pulls without touching",
      "More mass, more pull",
      "Farther away, less pull",
      "Falling and missing the ground",
      "Stretched orbits",
      "Weight on other worlds",
    ],
    ways: {
      story: {
        title: "The apple, the moon and one big idea",
        explanation:
          "Read how Isaac Newton wondered if what pulls an apple could reach as far as the moon, and follow his " +
          "reasoning.",
        topic: "Draw his cannonball that flies around the Earth",
      },
      handsOn: {
        title: "Marbles on a sheet of stretchy cloth",
        explanation: "Stretch cloth over a hoop, set a weight in the middle and roll marbles around it slow and fast.",
        topic: "Find a speed that keeps the marble circling longer",
      },
      question: {
        title: "What would you weigh on Mars?",
        explanation:
          "Calculate your weight for several worlds, then fill bags to feel how light a lunch box would be there.",
        topic: "Fill a bag to match its weight on the moon",
      },
      project: {
        title: "An animation of an orbit",
        explanation:
          "Make a flip book or film with a ball that shows too slow, just right and too fast around a planet.",
        topic: "Draw the three paths on one page",
      },
    },
  },
  {
    id: "scale-of-the-solar-system",
    level: 3,
    prerequisites: ["rocky-planets", "giant-planets"],
    keywords: [
      "scale",
      "distance",
      "size",
      "solar system model",
      "astronomical unit",
      "how far",
      "how big",
      "kilometers",
      "light minutes",
    ],
    title: "Build the solar system to scale",
    explanation:
      "Calculate sizes and distances of the planets in one scale, lay them out, and tell why pictures in books " +
      "mislead.",
    goal: "Understand how big the solar system is",
    mastered: "Sets out the planets to scale",
    topics: [
      "Huge numbers and how to read them",
      "Choosing a scale",
      "Sizes of the planets",
      "Distances from the sun",
      "What pictures get wrong",
      "How long light and rockets take",
    ],
    ways: {
      story: {
        title: "A message that took four hours",
        explanation:
          "Tell of a space probe near Neptune, the question it sends home and all that happens on Earth before the " +
          "answer arrives.",
        topic: "Calculate when the answer can arrive",
      },
      handsOn: {
        title: "A planet walk along the street",
        explanation:
          "Shrink the sun to a small ball, count out paces and place pinhead planets along a street or park.",
        topic: "Pace out the way from the sun to Earth",
      },
      question: {
        title: "How long would a drive to Mars take?",
        explanation:
          "Choose car, plane and rocket, divide distance by speed and find out how old you would be on arrival.",
        topic: "Calculate one trip in days and in years",
      },
      project: {
        title: "A ribbon with the whole solar system",
        explanation: "Mark the planets to scale on a long ribbon or paper strip, roll it out and comment on the gaps.",
        topic: "Mark the first four planets on the ribbon",
      },
    },
  },
  {
    id: "moons-and-dwarf-planets",
    level: 3,
    prerequisites: ["giant-planets"],
    keywords: [
      "pluto",
      "dwarf planet",
      "moons",
      "europa",
      "titan",
      "io",
      "ganymede",
      "ceres",
      "kuiper belt",
      "enceladus",
    ],
    title: "Discover moons and dwarf planets",
    explanation:
      "Compare moons with oceans, volcanoes or thick air, explain why Pluto is a dwarf planet, and name the rule " +
      "behind it.",
    goal: "Learn about moons and dwarf planets like Pluto",
    mastered: "Explains why Pluto is a dwarf planet and names famous moons",
    topics: [
      "How planets got their moons",
      "Io, the moon of volcanoes",
      "Europa and its hidden ocean",
      "Titan and its lakes of methane",
      "What makes a planet a planet",
      "Pluto, Ceres and their family",
    ],
    ways: {
      story: {
        title: "The girl who gave Pluto its name",
        explanation:
          "Learn how eleven-year-old Venetia Burney suggested a name at breakfast and it went around the world.",
        topic: "Suggest and defend a name for a new world",
      },
      handsOn: {
        title: "An ocean under ice in a bowl",
        explanation:
          "Freeze a lid of ice on a bowl of water, crack it with warm and cold and compare the lines with photos of " +
          "Europa.",
        topic: "Compare your cracks with a photo of Europa",
      },
      question: {
        title: "Should Pluto be a planet again?",
        explanation: "Learn the three points of the rule, test Pluto and Ceres on each one and argue for both sides.",
        topic: "Test Pluto on each of the three points",
      },
      project: {
        title: "A contest for the most exciting moon",
        explanation:
          "Prepare short speeches for four moons, let the family vote and announce the winner with its reasons.",
        topic: "Write the speech of one moon in its own voice",
      },
    },
  },
  {
    id: "mars-rovers",
    level: 3,
    prerequisites: ["rocky-planets"],
    keywords: [
      "mars",
      "rover",
      "robot",
      "curiosity",
      "perseverance",
      "opportunity",
      "spirit",
      "space probe",
      "landing",
      "red planet",
    ],
    title: "Explore Mars with robots",
    explanation:
      "Explain how rovers land, drive, photograph and drill, what they have found out about water, and why robots go " +
      "before people.",
    goal: "Learn about Mars and its rovers",
    mastered: "Tells how a rover works and what it found on Mars",
    topics: [
      "Orbiters, landers and rovers",
      "The risky minutes of landing",
      "Eyes, arm and wheels of a rover",
      "Commands that take minutes",
      "Traces of old water",
      "A helicopter in thin air",
      "People on Mars one day",
    ],
    ways: {
      story: {
        title: "The rover that would not give up",
        explanation:
          "Follow a rover built for three months that drove on for years, and write its diary with sand, slopes and " +
          "sunsets.",
        topic: "Write the diary entry for a stormy day",
      },
      handsOn: {
        title: "Drive a person by written commands",
        explanation:
          "Write a full list of steps for a blindfolded rover friend, hand it over at once and see where it goes " +
          "wrong.",
        topic: "Rewrite the commands after the first try",
      },
      question: {
        title: "Was there once water on Mars?",
        explanation:
          "Pour water over sand and gravel, compare the patterns with photos from Mars and judge what they prove.",
        topic: "Match one pattern in the sand with a photo",
      },
      project: {
        title: "A rover made for one job",
        explanation: "Design a rover for a cave, a cliff or an ice field, build a model and explain every tool aboard.",
        topic: "Choose wheels, legs or something else and say why",
      },
    },
  },
  {
    id: "satellites",
    level: 3,
    prerequisites: ["space-station", "gravity-and-orbits"],
    keywords: [
      "satellite",
      "orbit",
      "gps",
      "navigation",
      "weather satellite",
      "sputnik",
      "communication",
      "earth observation",
      "space junk",
    ],
    title: "See what satellites do for us",
    explanation:
      "Name satellites for weather, maps, television and research, explain their orbits and how several of them find " +
      "your position.",
    goal: "Understand what satellites are for",
    mastered: "Explains how satellites help with weather and maps",
    topics: [
      "The first satellite",
      "Low, high and over the poles",
      "Weather from above",
      "Signals for phones and television",
      "Finding your position",
      "Watching forests, ice and cities",
      "Junk in orbit",
    ],
    ways: {
      story: {
        title: "The beep that the whole world heard",
        explanation:
          "Tell how people with simple radios listened to the first satellite in 1957 and what changed afterward.",
        topic: "Describe the evening from one listener's view",
      },
      handsOn: {
        title: "Find the treasure with three strings",
        explanation:
          "Mark three satellites on the floor, measure a distance from each with string and find the only spot that " +
          "fits.",
        topic: "Find the spot where three strings meet",
      },
      question: {
        title: "Why do some satellites seem to stand still?",
        explanation:
          "Walk around a turning friend at different speeds and find the one at which you always see the same face.",
        topic: "Walk so that you always face the same side",
      },
      project: {
        title: "A then-and-now book seen from above",
        explanation:
          "Compare satellite pictures of one place from different years and present what has grown, shrunk or dried.",
        topic: "Describe one change with numbers or arrows",
      },
    },
  },
  {
    id: "colors-of-stars",
    level: 3,
    prerequisites: ["the-sun", "stars-and-constellations"],
    keywords: [
      "stars",
      "star color",
      "red giant",
      "blue star",
      "temperature",
      "brightness",
      "sun",
      "magnitude",
      "twinkle",
    ],
    title: "Compare stars by color, size and brightness",
    explanation:
      "Explain what the color of a star says about its heat, why brightness depends on distance, and how the sun " +
      "compares.",
    goal: "Learn what stars are and why they differ",
    mastered: "Tells hot stars from cooler ones by their color",
    topics: [
      "A star makes its own light",
      "Blue is hotter than red",
      "Giants and dwarfs",
      "Bright, or only near",
      "Double stars",
      "The sun among the stars",
      "Why stars twinkle",
    ],
    ways: {
      story: {
        title: "The red and the blue light of Orion",
        explanation:
          "Let two stars of Orion quarrel about who is greater and settle it with their heat, size and distance.",
        topic: "Settle the quarrel with two facts each",
      },
      handsOn: {
        title: "Flashlights near and far",
        explanation:
          "Compare a weak lamp close by with a strong one far off and look at how a dimmer changes a bulb's color.",
        topic: "Find where both lamps look equally bright",
      },
      question: {
        title: "Why do stars twinkle but planets do not?",
        explanation: "Look at a point of light and a disc of light through rippling water and find the difference.",
        topic: "Watch a dot and a disc through moving water",
      },
      project: {
        title: "A star gallery on black paper",
        explanation: "Show ten famous stars in true color and relative size, with labels for distance and heat.",
        topic: "Paint the sun beside a giant and a dwarf",
      },
    },
  },
  {
    id: "milky-way",
    level: 3,
    prerequisites: ["stars-and-constellations"],
    keywords: ["milky way", "galaxy", "spiral", "stars", "nebula", "universe", "our galaxy", "cosmic address"],
    title: "Find our place in the Milky Way",
    explanation:
      "Describe our galaxy as a huge spinning disc of stars, show where the sun lies in it, and tell why it looks " +
      "like a band.",
    goal: "Learn about the Milky Way",
    mastered: "Shows where we live in the Milky Way",
    topics: [
      "A pale band in the sky",
      "Billions of suns",
      "A disc with spiral arms",
      "Our place in an arm",
      "Clouds where stars are born",
      "What lies in the middle",
      "Our address in the universe",
    ],
    ways: {
      story: {
        title: "How the river of stars got its name",
        explanation:
          "Compare what peoples saw in the pale band, from spilled milk to a river and a path of birds, and choose a " +
          "favorite.",
        topic: "Retell one of the tales under your own title",
      },
      handsOn: {
        title: "A galaxy seen from the inside",
        explanation:
          "Stand among paper stars laid out as a disc and compare the view along the disc with the view straight up.",
        topic: "Count stars along the disc and across it",
      },
      question: {
        title: "How can we map a galaxy we cannot leave?",
        explanation:
          "Draw a map of a room from one chair and find out which clues of distance and motion astronomers use.",
        topic: "Map the room without leaving your chair",
      },
      project: {
        title: "Our complete cosmic address",
        explanation: "Make a set of nested envelopes from street to universe with a picture and true size on each.",
        topic: "Write the sizes on the three largest envelopes",
      },
    },
  },
];
