import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "looking-up",
    level: 1,
    prerequisites: [],
    keywords: ["sky", "day sky", "night sky", "stars", "moon", "sun", "clouds", "stargazing", "look up"],
    title: "Look at the sky by day and by night",
    explanation:
      "Find out what can be seen above us and when. Tell the sun, moon, stars and clouds apart, and never look " +
      "straight at the sun.",
    goal: "Get to know the sky by day and by night",
    mastered: "Names what can be seen in the day and night sky",
    topics: [
      "What the day sky shows",
      "Never look straight at the sun",
      "What comes out at dusk",
      "Stars, planes and other lights",
      "The moon in the daytime",
      "A dark and safe place to watch",
    ],
    safety: ["Never look straight at the sun", "A dark and safe place to watch"],
    ways: {
      story: {
        title: "The owl and the lark compare their skies",
        explanation:
          "Tell of an owl and a lark who each describe the sky to the other and decide which things both of them know.",
        topic: "Name one thing both birds can see",
      },
      handsOn: {
        title: "A blanket, a window and a frame",
        explanation:
          "Sit with an adult at a window that the sun does not reach, and look at the sky through a paper frame by day and at dusk.",
        topic: "Draw one piece of sky by day and at dusk",
      },
      question: {
        title: "Where do the stars go in the morning?",
        explanation:
          "Shine a small lamp in a dark and then in a bright room and find out why faint lights seem to vanish.",
        topic: "Look for a tiny lamp in a bright and a dark room",
      },
      project: {
        title: "A fold-out sky, half day and half night",
        explanation:
          "Paint a card with a day sky and a night sky on its two halves and tell which things belong on both.",
        topic: "Put the moon on both halves and say why",
      },
    },
  },
  {
    id: "day-and-night",
    level: 1,
    prerequisites: [],
    keywords: [
      "day and night",
      "earth spins",
      "rotation",
      "sunrise",
      "sunset",
      "why does it get dark",
      "globe",
      "morning and evening",
    ],
    title: "Find out why there is day and night",
    explanation:
      "Use a ball and a lamp to show that Earth turns once a day, and tell why the sun seems to rise, cross the sky " +
      "and set.",
    goal: "Understand why there is day and night",
    mastered: "Shows with a ball why it gets dark",
    topics: [
      "Where the sun is in the morning, at noon and at night",
      "The Earth is a ball",
      "The Earth turns",
      "Our side in the light and in the dark",
      "Day here, night on the other side",
    ],
    ways: {
      story: {
        title: "Two friends on two sides of the Earth",
        explanation:
          "Follow two friends who call each other at breakfast and at bedtime, and place both of them on a ball.",
        topic: "Say what each friend is doing at the same moment",
      },
      handsOn: {
        title: "A lamp, a ball and a sticker person",
        explanation:
          "Stick a little person on a ball, turn it in front of a lamp and call out morning, noon, evening and night.",
        topic: "Turn the ball until the person sees the sunrise",
      },
      question: {
        title: "Does the sun really move across the sky?",
        explanation:
          "Spin slowly on the spot while watching a lamp and find out why standing still and turning look the same.",
        topic: "Spin toward the lamp and tell what it seems to do",
      },
      project: {
        title: "A day and night dial",
        explanation:
          "Make a turning paper dial that shows what people do in light and in darkness and use it for one whole day.",
        topic: "Draw four scenes around the dial",
      },
    },
  },
  {
    id: "the-sun",
    level: 1,
    prerequisites: [],
    keywords: ["sun", "sunlight", "sunshine", "warmth", "star", "hot", "daytime", "solar", "heat"],
    title: "Learn what the sun gives us",
    explanation:
      "Tell that the sun is a star, huge and far away. Explain how its light and warmth help plants, animals and " +
      "people.",
    goal: "Learn about the sun",
    mastered: "Tells that the sun is a star that gives light and warmth",
    topics: [
      "The sun is a star",
      "Huge, hot and far away",
      "Light for seeing",
      "Warmth for land and water",
      "Food for plants",
      "How to stay safe in the sun",
    ],
    safety: ["How to stay safe in the sun"],
    ways: {
      story: {
        title: "The king who wanted to switch off the sun",
        explanation:
          "Tell of a sleepy king who wishes for endless night and learn from his gardener and his baker what would " +
          "be lost.",
        topic: "Name three things that would go wrong",
      },
      handsOn: {
        title: "Sun pictures and warm stones",
        explanation:
          "Lay leaves on colored paper in the sun for a day and feel stones from sun and shade with closed eyes.",
        topic: "Compare a stone from the sun with one from the shade",
      },
      question: {
        title: "Why does the sun look so small?",
        explanation:
          "Let someone carry a big ball far across a field, measure it between two fingers and find out what " +
          "distance does.",
        topic: "Measure the ball with your fingers near and far",
      },
      project: {
        title: "A thank-you poster for the sun",
        explanation: "Make a big sun whose rays each show one thing it does for us and explain it ray by ray.",
        topic: "Fill one ray with something the sun helps to grow",
      },
    },
  },
  {
    id: "the-moon",
    level: 1,
    prerequisites: [],
    keywords: ["moon", "full moon", "crescent", "lunar", "moonlight", "craters", "night"],
    title: "Watch the moon",
    explanation:
      "Find the moon on several evenings and draw its shape. Tell that it is a ball of rock that goes around Earth " +
      "and shines by sunlight.",
    goal: "Learn about the moon",
    mastered: "Tells that the moon is a rocky ball that shines by sunlight",
    topics: [
      "Finding the moon",
      "Round, half and thin shapes",
      "Light and dark patches",
      "A ball of rock",
      "Light borrowed from the sun",
      "Around Earth in about a month",
    ],
    ways: {
      story: {
        title: "The child who tried to catch the moon",
        explanation:
          "Tell of a child who chases the moon over hill, pond and roof and learns bit by bit how far away it is.",
        topic: "Say why the moon seems to come along",
      },
      handsOn: {
        title: "A silver ball in a beam of light",
        explanation:
          "Wrap a ball in foil, light it with a flashlight in a dark room and walk around it to see its shapes.",
        topic: "Find the spot from which the ball is a thin sickle",
      },
      question: {
        title: "Does the moon make its own light?",
        explanation:
          "Look at a white ball in a dark room with and without a lamp and decide where moonlight comes from.",
        topic: "Test the white ball with the lamp on and off",
      },
      project: {
        title: "A calendar of ten moons",
        explanation: "Draw the moon on ten evenings or mornings, add the time and show how its shape went on changing.",
        topic: "Draw tonight's moon, or the clouds that hide it",
      },
    },
  },
  {
    id: "our-planet-earth",
    level: 1,
    prerequisites: [],
    keywords: ["earth", "planet", "globe", "world", "continents", "oceans", "home planet", "round earth", "atmosphere"],
    title: "See Earth as a planet",
    explanation:
      "Describe Earth as a ball of rock with water and air. Find land, seas and home on a globe and tell why we can " +
      "live here.",
    goal: "Understand that Earth is a planet",
    mastered: "Points out land, sea and home on a globe",
    topics: [
      "Earth is round like a ball",
      "Blue water and brown or green land",
      "A thin layer of air",
      "Where we live on the globe",
      "What makes Earth good for life",
      "Taking care of our planet",
    ],
    ways: {
      story: {
        title: "The traveler who looked for a better home",
        explanation:
          "Go with a visitor from afar who tries one planet after another until she sees a blue one, and tell what " +
          "she needs.",
        topic: "List what the visitor needs to live",
      },
      handsOn: {
        title: "Peel an orange globe",
        explanation:
          "Draw land and sea on an orange, peel it and lay the skin flat to see why maps of a round world are tricky.",
        topic: "Find your home on the orange before peeling it",
      },
      question: {
        title: "How do we know that Earth is round?",
        explanation:
          "Look at photos from space, ships that sink behind the horizon and Earth's shadow on the moon, and gather " +
          "the clues.",
        topic: "Send a paper ship over the curve of a ball",
      },
      project: {
        title: "A model Earth from paper and paste",
        explanation: "Cover a balloon with paper, paint land, sea and clouds and present your planet with three facts.",
        topic: "Paint the land and mark your home with a flag",
      },
    },
  },
  {
    id: "planets-in-order",
    level: 1,
    prerequisites: [],
    keywords: [
      "planets",
      "solar system",
      "mercury",
      "venus",
      "mars",
      "jupiter",
      "saturn",
      "uranus",
      "neptune",
      "order of the planets",
    ],
    title: "Name the eight planets in order",
    explanation:
      "Say the eight planets from the sun outward, recognize each by its looks, and tell one thing about every one.",
    goal: "Learn the names of the planets",
    mastered: "Names the eight planets in order",
    topics: [
      "What a planet is",
      "Mercury, Venus, Earth and Mars",
      "Jupiter and Saturn",
      "Uranus and Neptune",
      "A sentence to remember the order",
      "One fact for each planet",
    ],
    ways: {
      story: {
        title: "Eight letters from eight neighbors",
        explanation: "Read letters in which each planet praises its home, guess who wrote them and put them in order.",
        topic: "Guess the writer from three hints",
      },
      handsOn: {
        title: "A planet parade with fruit and peas",
        explanation: "Choose fruits, berries and peas by size for the planets and line them up along a hallway.",
        topic: "Put the fruit planets in order without help",
      },
      question: {
        title: "Which planet is the hottest?",
        explanation:
          "Guess from the order, look up the answer and find out why the nearest one to the sun does not win.",
        topic: "Compare Mercury and Venus",
      },
      project: {
        title: "A mobile of the solar system",
        explanation: "Cut, paint and hang the sun and eight planets in order and give a short tour of your ceiling.",
        topic: "Paint Saturn with rings and Mars in red",
      },
    },
  },
  {
    id: "rockets",
    level: 1,
    prerequisites: [],
    keywords: ["rocket", "spaceship", "launch", "countdown", "blast off", "astronaut", "liftoff", "space travel"],
    title: "Find out how rockets fly",
    explanation:
      "Explain with a balloon that a rocket pushes gas one way and moves the other, and tell the steps from " +
      "countdown to orbit.",
    goal: "Learn how rockets fly into space",
    mastered: "Shows with a balloon how a rocket moves",
    topics: [
      "Why planes cannot reach space",
      "The push of a rocket",
      "Fuel and stages",
      "Countdown and launch",
      "Circling around Earth",
      "Coming home again",
    ],
    ways: {
      story: {
        title: "Three, two, one for little Comet",
        explanation:
          "Tell of the smallest rocket at the launch site, which learns from the big ones what it takes to leave " +
          "Earth.",
        topic: "Act out the countdown and every step after it",
      },
      handsOn: {
        title: "Balloon rockets along a string",
        explanation:
          "Have an adult blow up a balloon and pick up any scraps, send it along a string on a straw and see what makes it fly farther.",
        topic: "Fly with a small and a big balloon and compare",
      },
      question: {
        title: "Why do rockets drop parts on the way?",
        explanation: "Carry bags up some steps and put them down one by one to feel why empty tanks are left behind.",
        topic: "Climb with full and with empty bags",
      },
      project: {
        title: "A cardboard rocket with real stages",
        explanation: "Build a rocket whose stages come off, name every part and hold a launch with a spoken countdown.",
        topic: "Separate the first stage during the launch show",
      },
    },
  },
  {
    id: "astronauts",
    level: 1,
    prerequisites: [],
    keywords: [
      "astronaut",
      "spacesuit",
      "space station",
      "floating",
      "weightless",
      "space food",
      "cosmonaut",
      "space travel",
    ],
    title: "Discover how astronauts live",
    explanation:
      "Tell how astronauts eat, sleep, wash and work while floating, what a spacesuit is for and how they get ready " +
      "on Earth.",
    goal: "Learn about astronauts and life in space",
    mastered: "Tells how astronauts eat, sleep and work in space",
    topics: [
      "Who can become an astronaut",
      "Floating all day",
      "Eating and drinking in space",
      "Sleeping and washing",
      "A spacesuit and its layers",
      "Work outside and inside",
    ],
    ways: {
      story: {
        title: "A birthday on the space station",
        explanation:
          "Spend a birthday with an astronaut who must catch her cake, her tears of joy and her presents in midair.",
        topic: "Tell how one thing at the party goes differently",
      },
      handsOn: {
        title: "Gloves, pouches and sticky trays",
        explanation:
          "Build with thick gloves, sit up and sip from a closed pouch, and eat from a tray where nothing may fly off.",
        topic: "Screw a nut and bolt together in thick gloves",
      },
      question: {
        title: "Why do astronauts float?",
        explanation:
          "Drop a cup of water with a hole in the side outdoors and see what happens to the stream while it falls.",
        topic: "Watch the stream while the cup falls",
      },
      project: {
        title: "One day aboard our own station",
        explanation:
          "Turn a corner into a station with a plan for sleep, work, sport and meals, and welcome visitors aboard.",
        topic: "Write the day plan of the crew",
      },
    },
  },
];
