import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "life-of-a-star",
    level: 4,
    prerequisites: ["colors-of-stars"],
    keywords: [
      "life cycle of a star",
      "supernova",
      "nebula",
      "fusion",
      "red giant",
      "white dwarf",
      "neutron star",
      "star birth",
    ],
    title: "Follow the life of a star",
    explanation:
      "Explain how stars form, shine by fusion, swell and end as white dwarf, neutron star or black hole, depending " +
      "on their mass.",
    goal: "Understand how stars are born and die",
    mastered: "Explains the life cycle of small and large stars",
    topics: [
      "Born in clouds of gas",
      "Fusion in the core",
      "A long steady life",
      "Red giants and white dwarfs",
      "Supernovas",
      "Neutron stars and black holes",
      "We are made of star stuff",
    ],
    ways: {
      story: {
        title: "The guest star of the year 1054",
        explanation:
          "Read how sky watchers in Asia recorded a new star that shone by day, and what telescopes see in its place " +
          "now.",
        topic: "Write the record of the first night",
      },
      handsOn: {
        title: "Star lives as a dice game",
        explanation:
          "Draw a mass from a bag, move along matching tracks and act out collapse with balloons, foil and tape.",
        topic: "Play one light and one heavy star to the end",
      },
      question: {
        title: "Where does the gold in a ring come from?",
        explanation:
          "Trace elements from hydrogen upward and find out which events in space are violent enough to make gold.",
        topic: "Trace one element back to its origin",
      },
      project: {
        title: "A museum wall of star lives",
        explanation:
          "Present two branching life paths with pictures, times and temperatures, and give a talk along the wall.",
        topic: "Prepare the panel on supernovas",
      },
    },
  },
  {
    id: "light-years",
    level: 4,
    prerequisites: ["scale-of-the-solar-system"],
    keywords: [
      "light year",
      "light-year",
      "distance",
      "parallax",
      "speed of light",
      "look back in time",
      "nearest star",
      "parsec",
    ],
    title: "Measure distances with light",
    explanation:
      "Explain what a light-year is, how parallax works, and why looking far away means looking back in time.",
    goal: "Understand light-years and distances in space",
    mastered: "Explains what a light-year is and why we see the past",
    topics: [
      "How fast light is",
      "Light seconds, minutes and years",
      "The nearest stars",
      "Parallax and the thumb trick",
      "Standard candles",
      "Looking back in time",
    ],
    ways: {
      story: {
        title: "The women who measured the sky",
        explanation:
          "Learn how Henrietta Leavitt studied blinking stars on glass plates and found a ruler for the universe.",
        topic: "Explain her ruler with two lamps",
      },
      handsOn: {
        title: "Measure a tree without walking to it",
        explanation:
          "Use thumb, ruler and two standpoints to find the distance of a tree and check it with a tape measure.",
        topic: "Find the distance from two standpoints",
      },
      question: {
        title: "Does the star you see still exist?",
        explanation:
          "Work out when its light set out, how long stars live and how likely it is that it has gone since.",
        topic: "Find a star whose light left in your birth year",
      },
      project: {
        title: "A time machine map of the sky",
        explanation: "Label stars and galaxies with events that happened on Earth when their light set out.",
        topic: "Match three stars with events in history",
      },
    },
  },
  {
    id: "seeing-with-spectra",
    level: 4,
    prerequisites: ["colors-of-stars", "telescopes"],
    keywords: [
      "spectrum",
      "spectroscopy",
      "light",
      "wavelength",
      "infrared",
      "radio telescope",
      "doppler",
      "redshift",
      "x-ray",
      "prism",
    ],
    title: "Read the light of stars",
    explanation:
      "Explain how spectra reveal what stars are made of, how they move and how hot they are, and compare different " +
      "kinds of telescopes.",
    goal: "Understand how astronomers study light",
    mastered: "Explains what a spectrum tells about a star",
    topics: [
      "White light spread out",
      "Lines as fingerprints",
      "Heat from color",
      "Redshift and blueshift",
      "Light that eyes cannot see",
      "Radio, infrared and X-ray telescopes",
    ],
    ways: {
      story: {
        title: "Cecilia and the stuff of stars",
        explanation:
          "Learn how Cecilia Payne found that stars are mostly hydrogen, was doubted by experts and proved right.",
        topic: "Write what she might have answered the doubters",
      },
      handsOn: {
        title: "A spectroscope from a box and a disc",
        explanation:
          "Build a viewer with a slit and an old disc, and compare lamps, screens and daylight sky but never the sun.",
        topic: "Draw the spectra of three different lamps",
      },
      question: {
        title: "How can we know what a star is made of?",
        explanation:
          "Match mystery bar codes with known elements and find out what cannot be learned by looking alone.",
        topic: "Identify two elements in a mystery spectrum",
      },
      project: {
        title: "One sky in five kinds of light",
        explanation:
          "Arrange pictures of one nebula in radio, infrared, visible, ultraviolet and X-ray light and explain what " +
          "each shows.",
        topic: "Write what only the infrared picture shows",
      },
    },
  },
  {
    id: "tides-and-moon",
    level: 4,
    prerequisites: ["gravity-and-orbits", "phases-of-the-moon"],
    keywords: [
      "tides",
      "tide",
      "high tide",
      "low tide",
      "spring tide",
      "moon gravity",
      "ocean",
      "tide table",
      "tidal power",
    ],
    title: "Explain tides with gravity",
    explanation:
      "Show how the pull of moon and sun raises two bulges of water, predict high and low tide, and read a tide table.",
    goal: "Understand what causes the tides",
    mastered: "Explains high tide and low tide with the moon",
    topics: [
      "High and low water twice a day",
      "The near and the far bulge",
      "Spring and neap tides",
      "Reading a tide table",
      "Why shores differ",
      "Tidal energy",
      "A moon that drifts away",
    ],
    ways: {
      story: {
        title: "The lighthouse keeper's missing boat",
        explanation: "Solve how a boat tied up at noon hung in the air by evening, using moon, clock and shore.",
        topic: "Work out when the boat will float again",
      },
      handsOn: {
        title: "A ring of people pulled by the moon",
        explanation:
          "Stretch a loop of elastic around Earth, pull it from one side and turn inside it to count high tides.",
        topic: "Turn once and count the bulges you pass",
      },
      question: {
        title: "Why are there two high tides and not one?",
        explanation:
          "Compare the pull on near water, Earth and far water and find the reason for the bulge that faces away.",
        topic: "Draw three arrows of different lengths",
      },
      project: {
        title: "A tide clock for a real coast",
        explanation:
          "Use a published table for one place to build a dial that predicts high water, and check it for a week.",
        topic: "Set the dial from a tide table",
      },
    },
  },
  {
    id: "rocket-science",
    level: 4,
    prerequisites: ["rockets", "gravity-and-orbits"],
    keywords: [
      "rocket science",
      "thrust",
      "newton",
      "escape velocity",
      "staging",
      "launch",
      "fuel",
      "propulsion",
      "reusable rocket",
      "engineering",
    ],
    title: "Understand rocket science",
    explanation:
      "Use action and reaction, mass ratio and escape speed to explain launches, stages and paths to the moon or Mars.",
    goal: "Understand how rockets work and reach orbit",
    mastered: "Explains thrust, staging and escape speed",
    topics: [
      "Action and reaction",
      "Thrust against weight",
      "Why most of a rocket is fuel",
      "Staging",
      "Orbital and escape speed",
      "Transfer paths and launch windows",
      "Reusable rockets",
    ],
    ways: {
      story: {
        title: "The teacher who dreamed in equations",
        explanation:
          "Learn how Konstantin Tsiolkovsky, nearly deaf and far from any laboratory, worked out how rockets could " +
          "leave Earth.",
        topic: "Explain his idea of a rocket train",
      },
      handsOn: {
        title: "Water rockets with an adult",
        explanation:
          "Fly a bottle rocket outdoors with an adult and goggles, change only the amount of water and measure the " +
          "height.",
        topic: "Compare three fillings and graph the heights",
      },
      question: {
        title: "What fraction of a rocket is cargo?",
        explanation:
          "Look up the masses of one launch, calculate the share of fuel and find out why single stages fall short.",
        topic: "Calculate the shares of fuel, rocket and cargo",
      },
      project: {
        title: "A mission plan from pad to landing",
        explanation:
          "Choose a goal, rocket, path and timetable, and defend the plan before a panel that asks about risks.",
        topic: "Draw the flight path with every burn",
      },
    },
  },
  {
    id: "orbits-and-kepler",
    level: 4,
    prerequisites: ["gravity-and-orbits"],
    keywords: [
      "kepler",
      "ellipse",
      "orbit",
      "copernicus",
      "heliocentric",
      "geocentric",
      "planetary motion",
      "laws of planetary motion",
      "period",
    ],
    title: "Describe orbits with Kepler's laws",
    explanation:
      "Draw ellipses, explain why planets speed up near the sun, link distance and period, and tell how people came " +
      "to this view.",
    goal: "Understand Kepler's laws and how planets move",
    mastered: "Explains Kepler's laws with a drawing",
    topics: [
      "Earth in the middle or the sun",
      "Ellipses and their two focus points",
      "Faster when near",
      "Distance and length of the year",
      "Planets that loop backward",
      "Evidence that settled the question",
    ],
    ways: {
      story: {
        title: "Eight minutes that did not fit",
        explanation: "Read how Johannes Kepler threw away years of work over a tiny error because he trusted the data.",
        topic: "Say why he did not ignore the error",
      },
      handsOn: {
        title: "Ellipses with two pins and a loop",
        explanation: "Draw ellipses with string around two pins and move the pins to get from circle to comet path.",
        topic: "Draw the orbits of a planet and a comet",
      },
      question: {
        title: "Why does Mars sometimes go backward?",
        explanation:
          "Walk two lanes at different speeds, sight the slower walker against the wall and watch the loop appear.",
        topic: "Plot the apparent path of the slower walker",
      },
      project: {
        title: "A debate between two systems of the world",
        explanation:
          "Prepare speeches for both views with the evidence of their time and let listeners decide by reasons.",
        topic: "Write the strongest argument for each side",
      },
    },
  },
  {
    id: "black-holes",
    level: 4,
    prerequisites: ["life-of-a-star", "gravity-and-orbits"],
    keywords: [
      "black hole",
      "event horizon",
      "gravity",
      "singularity",
      "supermassive",
      "spacetime",
      "einstein",
      "gravitational waves",
    ],
    title: "Understand black holes",
    explanation:
      "Explain how black holes form, what the event horizon is, how we detect them, and correct popular mistakes " +
      "about them.",
    goal: "Understand black holes",
    mastered: "Explains what a black hole is and how it is found",
    topics: [
      "Escape speed beyond light",
      "How a black hole forms",
      "The event horizon",
      "Small ones and giants",
      "Signs by which they are found",
      "Bent light and slow clocks",
      "Myths and truths",
    ],
    ways: {
      story: {
        title: "A picture as big as the Earth",
        explanation:
          "Follow the team that joined telescopes around the world to photograph the shadow of a black hole.",
        topic: "Explain why one telescope was not enough",
      },
      handsOn: {
        title: "Bent paths on a stretched cloth",
        explanation:
          "Roll marbles past heavier and heavier weights on cloth, mark where none return and discuss what the model " +
          "lacks.",
        topic: "Mark the circle of no return",
      },
      question: {
        title: "Would a black hole suck up the Earth?",
        explanation:
          "Swap the sun for a black hole of the same mass in your mind and find out what orbits would and would not " +
          "do.",
        topic: "Predict what happens to Earth's orbit",
      },
      project: {
        title: "A myth and fact talk on black holes",
        explanation: "Collect five popular claims from stories and films, check each one and present the verdicts.",
        topic: "Judge one film scene by the facts",
      },
    },
  },
  {
    id: "galaxies-and-universe",
    level: 4,
    prerequisites: ["milky-way", "light-years"],
    keywords: [
      "universe",
      "big bang",
      "galaxy",
      "expansion",
      "cosmology",
      "dark matter",
      "dark energy",
      "hubble",
      "how it all began",
    ],
    title: "Explore galaxies and the expanding universe",
    explanation: "Sort galaxies by shape, explain the expansion of space, and give the evidence for the Big Bang.",
    goal: "Understand galaxies and the Big Bang",
    mastered: "Explains the expanding universe and the Big Bang",
    topics: [
      "Spirals, ellipses and irregular shapes",
      "Groups and clusters of galaxies",
      "Space itself expands",
      "Light left over from the start",
      "The first atoms, stars and galaxies",
      "Dark matter and dark energy",
      "Open questions",
    ],
    ways: {
      story: {
        title: "The hiss that would not go away",
        explanation:
          "Read how two radio astronomers cleaned their antenna again and again until they understood they were hearing the " +
          "young universe.",
        topic: "List what they ruled out one by one",
      },
      handsOn: {
        title: "A balloon universe with stickers",
        explanation:
          "Stick galaxies on a balloon, measure gaps at three sizes and find out which ones move away fastest.",
        topic: "Graph distance against growth of the gap",
      },
      question: {
        title: "What is the universe expanding into?",
        explanation:
          "Think it through with raisin dough and an endless ruler, and learn why the question itself may mislead.",
        topic: "Explain why no raisin is the center",
      },
      project: {
        title: "A timeline of everything",
        explanation:
          "Lay out 13.8 billion years on one long strip or one calendar year and present the great turning points.",
        topic: "Place Earth, life and people on the strip",
      },
    },
  },
  {
    id: "exoplanets-and-life",
    level: 4,
    prerequisites: ["seeing-with-spectra", "gravity-and-orbits"],
    keywords: [
      "exoplanet",
      "alien",
      "aliens",
      "life in space",
      "habitable zone",
      "transit",
      "goldilocks zone",
      "extraterrestrial",
      "seti",
    ],
    title: "Search for exoplanets and life",
    explanation:
      "Explain how planets of other stars are found, what makes a world habitable, and how scientists look for signs " +
      "of life.",
    goal: "Learn about exoplanets and life beyond Earth",
    mastered: "Explains how exoplanets are found and what life needs",
    topics: [
      "Planets of other stars",
      "A star that dims",
      "A star that wobbles",
      "The habitable zone",
      "What life as we know it needs",
      "Signs in the air of a planet",
      "Listening and sending messages",
    ],
    ways: {
      story: {
        title: "The first world around another sun",
        explanation:
          "Read how two astronomers found a planet so strange in 1995 that they checked for months before telling " +
          "anyone.",
        topic: "Tell why they doubted their own data",
      },
      handsOn: {
        title: "Catch a planet by its shadow",
        explanation: "Move beads past a lamp with a light meter or a camera and read size and period from the dips.",
        topic: "Draw the curve of a large and a small bead",
      },
      question: {
        title: "Where would you look first for life?",
        explanation:
          "Compare Mars, Europa, Enceladus, Titan and one exoplanet on water, energy and reach, and rank them.",
        topic: "Rank five worlds and defend the first place",
      },
      project: {
        title: "A message to distant neighbors",
        explanation:
          "Compose a plate with pictures and sound that could be understood without any language, and test it on " +
          "others.",
        topic: "Test your plate on someone without explaining",
      },
    },
  },
];
