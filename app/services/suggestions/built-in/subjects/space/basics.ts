import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "phases-of-the-moon",
    level: 2,
    prerequisites: ["the-moon"],
    keywords: [
      "moon phases",
      "phases",
      "full moon",
      "new moon",
      "half moon",
      "crescent",
      "quarter",
      "waxing",
      "waning",
      "lunar",
    ],
    title: "Understand the phases of the moon",
    explanation:
      "Name the phases from new moon to full moon and back, and show with a lamp and a ball why we see more or less " +
      "of the lit half.",
    goal: "Understand how the moon changes its shape",
    mastered: "Names the phases of the moon and shows how they come about",
    topics: [
      "One half is always lit",
      "New moon and first crescent",
      "First quarter and growing moon",
      "Full moon",
      "Shrinking moon and last quarter",
      "About four weeks for one round",
    ],
    ways: {
      story: {
        title: "The tailor and the coat for the moon",
        explanation:
          "Retell the old tale of a tailor whose coat for the moon never fits, and name the phase at each fitting.",
        topic: "Name the phase at each fitting of the coat",
      },
      handsOn: {
        title: "A moon on a stick around your head",
        explanation:
          "Hold a ball on a stick at arm's length before a lamp, turn slowly and see every phase for yourself.",
        topic: "Turn until you see exactly half of the ball lit",
      },
      question: {
        title: "Is it Earth's shadow that makes the crescent?",
        explanation:
          "Check this common idea with a lamp and two balls and find out what a shadow would really look like.",
        topic: "Test the shadow idea with two balls",
      },
      project: {
        title: "A moon phase box with peepholes",
        explanation:
          "Build a box with a ball inside and eight holes around, label each view and let guests find the phases.",
        topic: "Label the eight holes in the right order",
      },
    },
  },
  {
    id: "craters-and-seas",
    level: 2,
    prerequisites: ["the-moon"],
    keywords: ["crater", "moon surface", "lunar", "meteorite", "impact", "moon rocks", "moon map", "no air"],
    title: "Explore the surface of the moon",
    explanation:
      "Find dark plains and bright highlands on the moon, explain how craters form, and tell what it would be like " +
      "to stand there.",
    goal: "Learn what the surface of the moon is like",
    mastered: "Explains how craters form and names what is on the moon",
    topics: [
      "Dark seas without water",
      "Bright highlands",
      "How a crater is made",
      "Footprints that stay",
      "No air, no sound, no weather",
      "A day that lasts four weeks",
      "Light jumps on the moon",
    ],
    ways: {
      story: {
        title: "The footprint that no wind blew away",
        explanation:
          "Let a footprint tell who made it, what it sees all day and why it will be there for a very long time.",
        topic: "Tell what the footprint sees at night",
      },
      handsOn: {
        title: "Craters in flour and cocoa",
        explanation: "Drop stones of different sizes into a tray of flour topped with cocoa and measure rims and rays.",
        topic: "Measure the crater from a low and a high drop",
      },
      question: {
        title: "Why does the moon have more craters than Earth?",
        explanation: "Make craters in a tray, pour water and rake over one half, and find out what has wiped out ours.",
        topic: "Compare the raked half with the untouched half",
      },
      project: {
        title: "A landscape of the moon in a box",
        explanation:
          "Shape a moon landscape from dough, set a lander and two figures on it and guide others through the sights.",
        topic: "Shape a crater with a rim and a peak in the middle",
      },
    },
  },
  {
    id: "moon-landing",
    level: 2,
    prerequisites: ["rockets", "craters-and-seas"],
    keywords: [
      "moon landing",
      "apollo",
      "neil armstrong",
      "1969",
      "moon walk",
      "lunar module",
      "space race",
      "astronauts",
    ],
    title: "Relive the first landing on the moon",
    explanation:
      "Tell in order how people first flew to the moon in 1969, walked there and came home, and name what they " +
      "brought back.",
    goal: "Learn about the moon landing",
    mastered: "Tells the story of the first people on the moon",
    topics: [
      "The dream and the contest to go",
      "Thousands of people who made it possible",
      "Four days on the way",
      "Landing with little fuel left",
      "What they did on the surface",
      "Coming home",
      "Going back to the moon",
    ],
    ways: {
      story: {
        title: "The girl who checked the numbers for the moon",
        explanation:
          "Learn how Katherine Johnson counted everything as a child and later calculated paths for flights into " +
          "space.",
        topic: "Tell what could go wrong with a wrong number",
      },
      handsOn: {
        title: "Act out the landing in the living room",
        explanation:
          "Divide the roles of crew and ground control, mark a landing site and bring a paper lander down by voice " +
          "alone.",
        topic: "Guide the lander by voice to a safe spot",
      },
      question: {
        title: "Why has hardly anyone been back since?",
        explanation: "Find out what a trip to the moon costs, what it taught and why new crews want to go today.",
        topic: "List one reason against and two for going back",
      },
      project: {
        title: "A newspaper from the day of the landing",
        explanation: "Write headline, report, interview and picture as if the moon landing had happened last night.",
        topic: "Write an interview with one of the crew",
      },
    },
  },
  {
    id: "rocky-planets",
    level: 2,
    prerequisites: ["planets-in-order"],
    keywords: [
      "rocky planets",
      "inner planets",
      "mercury",
      "venus",
      "mars",
      "earth",
      "red planet",
      "terrestrial",
      "volcano",
    ],
    title: "Compare the four rocky planets",
    explanation:
      "Describe Mercury, Venus, Earth and Mars by size, air, temperature and surface, and explain why life is easy " +
      "only on one.",
    goal: "Learn about Mercury, Venus, Earth and Mars",
    mastered: "Compares Mercury, Venus, Earth and Mars",
    topics: [
      "What makes a planet rocky",
      "Mercury, small and cratered",
      "Venus under thick clouds",
      "Earth with oceans",
      "Mars, the red desert",
      "Comparing air, heat and size",
    ],
    ways: {
      story: {
        title: "The weather reporter of the inner planets",
        explanation:
          "Listen to a reporter who presents the forecast for four planets and tells people what they would have to " +
          "wear.",
        topic: "Give tomorrow's forecast for Venus",
      },
      handsOn: {
        title: "Four planets on one tray",
        explanation:
          "Model each surface with sand, rust-red soil, cotton and water, and let someone guess the planet by touch " +
          "and sight.",
        topic: "Build the surface of Mars with a volcano",
      },
      question: {
        title: "Could we grow potatoes on Mars?",
        explanation:
          "List what a potato needs, check each point against Mars and find out what people would have to bring.",
        topic: "Check light, warmth, water and soil on Mars",
      },
      project: {
        title: "A travel brochure for an honest tourist",
        explanation:
          "Make a brochure for one rocky planet that praises its sights and warns truthfully of its dangers.",
        topic: "Write the sights on one side, the dangers on the other",
      },
    },
  },
  {
    id: "giant-planets",
    level: 2,
    prerequisites: ["planets-in-order"],
    keywords: [
      "gas giants",
      "giant planets",
      "outer planets",
      "jupiter",
      "saturn",
      "uranus",
      "neptune",
      "rings",
      "great red spot",
    ],
    title: "Compare the four giant planets",
    explanation:
      "Describe Jupiter, Saturn, Uranus and Neptune, their rings, storms and moons, and say how they differ from " +
      "rocky planets.",
    goal: "Learn about Jupiter, Saturn, Uranus and Neptune",
    mastered: "Compares the giant planets and knows their rings and moons",
    topics: [
      "Giants of gas and ice",
      "Jupiter and its great storm",
      "Saturn and its rings of ice",
      "Uranus, tipped on its side",
      "Neptune, windy and far",
      "Moons of the giants",
    ],
    ways: {
      story: {
        title: "The storm that never went home",
        explanation:
          "Let the Great Red Spot tell how long it has been spinning, who has watched it and what it sees sweep by.",
        topic: "Tell one thing the storm has seen",
      },
      handsOn: {
        title: "Swirling storms in a dish of milk",
        explanation:
          "Drop colors and a little soap into milk to make bands and whirls, and build rings from a shiny disc and " +
          "rice.",
        topic: "Make a whirl and compare it with a photo of Jupiter",
      },
      question: {
        title: "Could you stand on Jupiter?",
        explanation:
          "Sink step by step into a planet without solid ground and find out what gets darker, hotter and heavier.",
        topic: "Describe three layers on the way down",
      },
      project: {
        title: "A card game of giant worlds",
        explanation:
          "Design a card game with size, moons, distance and wind speed of giant planets and moons, and play it with " +
          "others.",
        topic: "Look up the numbers for four giant cards",
      },
    },
  },
  {
    id: "stars-and-constellations",
    level: 2,
    prerequisites: ["looking-up"],
    keywords: [
      "constellation",
      "stars",
      "star patterns",
      "big dipper",
      "orion",
      "north star",
      "southern cross",
      "stargazing",
      "star map",
      "zodiac",
    ],
    title: "Find constellations in the night sky",
    explanation:
      "Recognize a few star patterns for your season, use one to find a direction, and tell a story that people " +
      "linked with it.",
    goal: "Find constellations in the night sky",
    mastered: "Finds two constellations and the direction north or south",
    topics: [
      "What a constellation is",
      "Bright patterns of this season",
      "Stars that point north or south",
      "Old stories from many peoples",
      "Why the patterns move through the night",
      "Using a star map",
    ],
    ways: {
      story: {
        title: "One dipper, many stories",
        explanation:
          "Compare what different peoples have seen in the same seven stars, from a plow and a wagon to a bear and a " +
          "boat.",
        topic: "Invent your own picture for the seven stars",
      },
      handsOn: {
        title: "Constellations in a can",
        explanation: "Prick star patterns into paper caps for a tube with an adult and shine them on a dark wall.",
        topic: "Turn the can and name the pattern on the wall",
      },
      question: {
        title: "Are the stars of a constellation close together?",
        explanation:
          "Hang beads at different distances from the eye so that they form a pattern, then look at them from the " +
          "side.",
        topic: "Look at your bead pattern from the side",
      },
      project: {
        title: "A turning star map",
        explanation:
          "Make a star wheel for your region, set date and hour, and lead the family on a tour of the evening sky.",
        topic: "Set the wheel for tonight at bedtime",
      },
    },
  },
  {
    id: "telescopes",
    level: 2,
    prerequisites: ["looking-up"],
    keywords: [
      "telescope",
      "binoculars",
      "observatory",
      "lens",
      "mirror",
      "galileo",
      "hubble",
      "webb",
      "stargazing",
      "magnify",
    ],
    title: "Look farther with telescopes and binoculars",
    explanation:
      "Explain how lenses and mirrors gather light, find things in the sky with simple binoculars, and tell why some " +
      "telescopes are in space.",
    goal: "Learn how telescopes work",
    mastered: "Explains how a telescope shows faraway things",
    topics: [
      "Gathering more light",
      "Lenses and mirrors",
      "Never point it near the sun",
      "What binoculars can show",
      "Why mountains and deserts are good places",
      "Telescopes in space",
    ],
    safety: ["Never point it near the sun"],
    ways: {
      story: {
        title: "Four dots beside a bright light",
        explanation:
          "Learn how Galileo drew Jupiter night after night and noticed that the little stars next to it kept moving.",
        topic: "Compare two of his drawings and say what moved",
      },
      handsOn: {
        title: "A telescope from two lenses",
        explanation:
          "Hold two magnifying glasses in line, slide them until a distant sign gets sharp and build a tube around " +
          "them.",
        topic: "Read a sign across the room through the lenses",
      },
      question: {
        title: "Why do we put telescopes into space?",
        explanation: "Look at a coin through warm air or moving water and find out what our air does to starlight.",
        topic: "Watch a coin through rippling water",
      },
      project: {
        title: "An observing evening for friends",
        explanation:
          "Choose three targets, draw cards with facts and a finder map, and run a small star party with an adult.",
        topic: "Make the finder card for the moon",
      },
    },
  },
  {
    id: "space-station",
    level: 2,
    prerequisites: ["astronauts"],
    keywords: [
      "space station",
      "iss",
      "international space station",
      "orbit",
      "weightless",
      "microgravity",
      "solar panels",
      "experiments",
    ],
    title: "Explore life and work on a space station",
    explanation:
      "Explain what a space station is for, how it stays up, where air, water and power come from, and which " +
      "research is done there.",
    goal: "Learn about the space station",
    mastered: "Explains what people do on a space station",
    topics: [
      "A laboratory that circles Earth",
      "Sixteen sunrises a day",
      "Air and water used again",
      "Power from the sun",
      "Sport against weak bones",
      "Experiments without weight",
      "Seeing it pass overhead",
    ],
    ways: {
      story: {
        title: "The plant that did not know which way was up",
        explanation:
          "Follow a seedling on the station that looks for up and down and the gardener who helps it with a lamp.",
        topic: "Tell how the gardener shows the plant its way",
      },
      handsOn: {
        title: "Modules that must fit together",
        explanation:
          "Build station parts from boxes and cups, join them with a connector that must fit and test for leaks with " +
          "a balloon.",
        topic: "Design a door that fits every module",
      },
      question: {
        title: "How can the air on a station last?",
        explanation: "Find out what breathing uses up and what machines and supply flights must take out and put back.",
        topic: "List what goes into and out of the air",
      },
      project: {
        title: "A plan for an experiment in weightlessness",
        explanation: "Propose something simple to try in space, predict the result and pitch it to a family jury.",
        topic: "Predict what water drops or a spring would do there",
      },
    },
  },
  {
    id: "comets-and-meteors",
    level: 2,
    prerequisites: ["planets-in-order"],
    keywords: [
      "comet",
      "meteor",
      "asteroid",
      "shooting star",
      "meteorite",
      "meteor shower",
      "asteroid belt",
      "falling star",
    ],
    title: "Tell comets, meteors and asteroids apart",
    explanation:
      "Describe what comets, asteroids and meteors are made of, where they come from, and explain what a shooting " +
      "star is.",
    goal: "Learn about comets, asteroids and shooting stars",
    mastered: "Tells comets, asteroids and meteors apart",
    topics: [
      "Leftovers from the beginning",
      "Asteroids and their belt",
      "Comets of ice and dust",
      "Why a comet grows a tail",
      "Shooting stars and meteor showers",
      "Meteorites on the ground",
    ],
    ways: {
      story: {
        title: "Caroline and the sweepers of the sky",
        explanation:
          "Learn how Caroline Herschel searched the sky with her telescope and became famous for the comets she " +
          "discovered.",
        topic: "Retell the night of her first comet",
      },
      handsOn: {
        title: "Cook up a comet without a stove",
        explanation:
          "Mix sand, soil, crushed ice and syrup into a dirty snowball and blow on it with a hair dryer held by an " +
          "adult.",
        topic: "Watch which way the comet's bits fly",
      },
      question: {
        title: "Why do shooting stars come in showers?",
        explanation:
          "Walk through a trail of crumbs on a big paper orbit and find out what Earth meets at the same time each " +
          "year.",
        topic: "Mark where Earth crosses the trail of dust",
      },
      project: {
        title: "A field guide to small visitors",
        explanation:
          "Make an illustrated guide that helps readers tell comets, asteroids, meteors and meteorites apart.",
        topic: "Draw the page that compares all four",
      },
    },
  },
];
