import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "simple-machines",
    level: 3,
    prerequisites: ["friction-and-gravity"],
    keywords: [
      "simple machine",
      "lever",
      "pulley",
      "wheel and axle",
      "inclined plane",
      "wedge",
      "screw",
      "gear",
      "seesaw",
    ],
    title: "Work with the six simple machines",
    explanation:
      "Find levers, wheels, pulleys, ramps, wedges and screws around you. Show how each makes work easier and what " +
      "it costs in distance.",
    goal: "Understand simple machines and how they help us",
    mastered: "Explains how a lever, a pulley and a ramp save effort",
    topics: [
      "Lever and fulcrum",
      "Ramp instead of lifting",
      "Wheel and axle",
      "Pulleys that change direction",
      "Wedges and screws",
      "Less force, more distance",
      "Machines made of simple machines",
    ],
    ways: {
      story: {
        title: "The stone that ten people could not lift",
        explanation:
          "Follow builders of long ago who must raise a huge stone with ropes, logs and ramps, and plan each step " +
          "with them.",
        topic: "Choose a machine for each step of the building",
      },
      handsOn: {
        title: "Lift a grown-up with one hand",
        explanation:
          "Balance rulers, haul loads over spools and, with an adult, lift a heavy bag by moving the fulcrum.",
        topic: "Move the fulcrum and note when lifting gets easier",
      },
      question: {
        title: "Why is the doorknob far from the hinge?",
        explanation:
          "Push a door close to the hinge and far from it, then find the same rule in a wrench, a bottle opener and " +
          "a seesaw.",
        topic: "Push a door at three points and compare the effort",
      },
      project: {
        title: "A chain reaction machine",
        explanation:
          "Build a playful machine of at least four simple machines that rings a bell, and name each part as it runs.",
        topic: "Link a ramp to a lever so that one starts the other",
      },
    },
  },
  {
    id: "electric-circuits",
    level: 3,
    prerequisites: ["fair-test"],
    keywords: [
      "electricity",
      "electric",
      "circuit",
      "battery",
      "wire",
      "bulb",
      "switch",
      "conductor",
      "insulator",
      "current",
    ],
    title: "Build electric circuits",
    explanation:
      "Connect a battery, wires, a switch and a lamp so that it lights. Draw the circuit, tell conductors from " +
      "insulators and stay safe.",
    goal: "Learn how electricity and circuits work",
    mastered: "Builds a circuit with a switch and draws it with symbols",
    topics: [
      "Where we use electricity and how to stay safe",
      "A closed loop for the current",
      "A switch that opens the loop",
      "Conductors and insulators",
      "Lamps in series and in parallel",
      "Circuit diagrams with symbols",
    ],
    safety: ["Where we use electricity and how to stay safe"],
    ways: {
      story: {
        title: "The night the whole street went dark",
        explanation:
          "Follow two neighbors who track down the break that put out every light, from the lamp back to the fuse.",
        topic: "Find the break in the drawn circuit",
      },
      handsOn: {
        title: "Light up a paper card",
        explanation:
          "With an adult, stick foil strips, a coin battery and a tiny lamp onto card until a press turns it on.",
        topic: "Close the loop by folding the corner of the card",
      },
      question: {
        title: "Why do birds on a wire stay safe?",
        explanation:
          "Find out what a current needs in order to flow and why a bird closes no loop but a kite string may.",
        topic: "Draw the loop that the bird does not close",
      },
      project: {
        title: "A buzzing quiz board",
        explanation:
          "Wire questions to answers behind a board so that the lamp lights for a right match, and let others play.",
        topic: "Wire five question and answer pairs",
      },
    },
  },
  {
    id: "light-and-color",
    level: 3,
    prerequisites: ["light-and-shadows"],
    keywords: ["light", "reflection", "refraction", "mirror", "lens", "prism", "rainbow", "color", "optics", "eye"],
    title: "Bend, bounce and split light",
    explanation:
      "Investigate mirrors, lenses and prisms. Explain how we see things, why a straw looks bent in water and how a " +
      "rainbow forms.",
    goal: "Understand reflection, refraction and color",
    mastered: "Explains reflection, refraction and the rainbow",
    topics: [
      "How light reaches the eye",
      "Mirrors and angles",
      "Light that bends in water",
      "Lenses that make things big or small",
      "White light holds all colors",
      "Why a red apple looks red",
    ],
    ways: {
      story: {
        title: "The spear fisher who always missed",
        explanation:
          "Help a young fisher who aims straight at the fish and misses until she learns what the water does to light.",
        topic: "Draw where the fish seems to be and where it is",
      },
      handsOn: {
        title: "Rainbows, coins and a periscope",
        explanation:
          "Split sunlight with a glass of water, make a hidden coin appear and look around corners with two mirrors.",
        topic: "Make a coin appear by pouring water into the cup",
      },
      question: {
        title: "Why is the sky blue and the sunset red?",
        explanation:
          "Shine a flashlight through water with a drop of milk and find out which colors get scattered on a long way.",
        topic: "Compare the beam from the side and from the end",
      },
      project: {
        title: "A pinhole camera",
        explanation:
          "Build a camera from a box, explain why its picture is upside down and show a view from the window.",
        topic: "Draw the rays through the pinhole",
      },
    },
  },
  {
    id: "heat-and-particles",
    level: 3,
    prerequisites: ["states-of-matter"],
    keywords: [
      "heat",
      "temperature",
      "particle",
      "conduction",
      "convection",
      "radiation",
      "insulation",
      "warm",
      "expand",
      "thermal",
    ],
    title: "Explain heat with moving particles",
    explanation:
      "Use the idea of tiny moving particles to explain why things melt, expand and warm up. Trace heat by " +
      "conduction, convection and radiation.",
    goal: "Understand heat and temperature",
    mastered: "Explains how heat travels in three ways",
    topics: [
      "Matter is made of tiny particles",
      "Warmer means faster",
      "Why things expand when warm",
      "Heat that passes by touch",
      "Heat that rises with air and water",
      "Heat that crosses empty space",
      "Slowing heat down",
    ],
    ways: {
      story: {
        title: "A winter night in the igloo",
        explanation: "Find out why a house of snow keeps a family warm, and follow the heat as it tries to leave.",
        topic: "Mark three ways in which heat tries to escape",
      },
      handsOn: {
        title: "Colors racing in hot and cold water",
        explanation:
          "Drop food color into warm and cold water, dip spoons of wood and metal and feel what warms up first.",
        topic: "Time the color in the warm and the cold glass",
      },
      question: {
        title: "Does a blanket warm an ice cube?",
        explanation:
          "Wrap one ice cube and leave one bare, predict which melts first and find out what a blanket really does.",
        topic: "Weigh the ice left over in both cups",
      },
      project: {
        title: "An ice keeper contest",
        explanation: "Design a box that keeps ice for as long as possible, test it and justify each layer you chose.",
        topic: "Compare two linings before choosing one",
      },
    },
  },
  {
    id: "forms-of-energy",
    level: 3,
    prerequisites: ["electric-circuits", "friction-and-gravity"],
    keywords: ["energy", "kinetic", "potential", "solar", "renewable", "power", "fuel", "wind power", "energy sources"],
    title: "Track energy as it changes form",
    explanation:
      "Recognize moving, stored, light, heat, sound, electrical and chemical energy. Follow energy through a chain " +
      "of changes.",
    goal: "Understand energy and its forms",
    mastered: "Follows energy from the sun to a moving bicycle",
    topics: [
      "What energy can do",
      "Moving energy and stored energy",
      "Energy in food and fuel",
      "Chains of energy changes",
      "Energy is never lost",
      "Renewable and nonrenewable sources",
      "Saving energy at home",
    ],
    ways: {
      story: {
        title: "A breakfast that climbed a mountain",
        explanation:
          "Follow the energy of a bowl of oats from the sun to the field, the muscles and the top of a mountain.",
        topic: "Draw the chain from the sun to the summit",
      },
      handsOn: {
        title: "Rubber band racers and marble drops",
        explanation:
          "Wind up, stretch and raise things, let them go and say where the energy was stored and where it went.",
        topic: "Double the twists and measure the distance",
      },
      question: {
        title: "Where does a bouncing ball's energy go?",
        explanation:
          "Drop a ball from one meter, measure each bounce and find out what the ball has warmed and shaken.",
        topic: "Measure how high each bounce reaches",
      },
      project: {
        title: "An energy check of our home",
        explanation: "Find out what uses energy in each room, rank it and present three changes the family can make.",
        topic: "Rank five devices by how much they use",
      },
    },
  },
  {
    id: "digestion-and-blood",
    level: 3,
    prerequisites: ["bones-heart-and-lungs"],
    keywords: [
      "digestion",
      "digestive system",
      "stomach",
      "intestine",
      "blood",
      "circulation",
      "heart",
      "human body",
      "organ systems",
      "veins",
    ],
    title: "Follow food and blood through the body",
    explanation:
      "Trace a bite through the digestive organs and blood through the heart. Explain how every part of the body " +
      "gets food and oxygen.",
    goal: "Understand digestion and blood circulation",
    mastered: "Traces a bite of food and a drop of blood through the body",
    topics: [
      "Teeth and saliva begin the work",
      "Stomach and intestines",
      "What goes into the blood and what goes out",
      "Four chambers of the heart",
      "Arteries, veins and capillaries",
      "Lungs and blood trade gases",
    ],
    ways: {
      story: {
        title: "The adventures of a cheese sandwich",
        explanation:
          "Tell the trip of a sandwich from first bite to last stop and let every organ speak about its job.",
        topic: "Let three organs tell what they do",
      },
      handsOn: {
        title: "A stomach in a bag and a heart you can hear",
        explanation:
          "Mash crackers in a bag with a little vinegar, lay out seven meters of yarn and listen to hearts with a " +
          "tube.",
        topic: "Lay out the length of the intestines in yarn",
      },
      question: {
        title: "Why does your stomach growl?",
        explanation: "Find out which muscles are at work in an empty stomach and why food mostly keeps them quiet.",
        topic: "Listen to the belly before and after a meal",
      },
      project: {
        title: "A board game through the body",
        explanation:
          "Design a game board on which tokens travel as food or as blood, with true facts on the event cards.",
        topic: "Write four event cards for digestion",
      },
    },
  },
  {
    id: "photosynthesis",
    level: 3,
    prerequisites: ["growing-a-seed", "fair-test"],
    keywords: [
      "photosynthesis",
      "leaf",
      "chlorophyll",
      "oxygen",
      "carbon dioxide",
      "sunlight",
      "plant",
      "sugar",
      "green leaves",
    ],
    title: "Explain how plants make their food",
    explanation:
      "Describe how leaves use light, water and carbon dioxide to make sugar and oxygen, and show with a test that " +
      "light is needed.",
    goal: "Understand photosynthesis",
    mastered: "Explains photosynthesis in simple words",
    topics: [
      "What roots, stem and leaves contribute",
      "Pores that let in air",
      "Chlorophyll catches light",
      "Sugar and oxygen are made",
      "Why nearly all life depends on it",
      "Why leaves change color",
    ],
    ways: {
      story: {
        title: "The willow in the pot",
        explanation:
          "Learn how Jan van Helmont weighed a willow and its soil for five years and puzzled over what the tree was " +
          "made of.",
        topic: "Explain where the tree's weight came from",
      },
      handsOn: {
        title: "Leaves under foil and under water",
        explanation:
          "Cover half a leaf with foil, watch bubbles on a leaf in a sunny glass and pull the colors out of chopped " +
          "leaves.",
        topic: "Count bubbles in sun and in shade",
      },
      question: {
        title: "Could we live in a room full of plants?",
        explanation:
          "Find out how much oxygen a person needs and a leaf can give, by day and by night, before you answer.",
        topic: "Compare what the plant does by day and by night",
      },
      project: {
        title: "The leaf factory on one big poster",
        explanation:
          "Draw a leaf as a factory with deliveries, workers and products, and lead visitors through its halls.",
        topic: "Show what comes in and what goes out",
      },
    },
  },
  {
    id: "adaptation",
    level: 3,
    prerequisites: ["food-chains"],
    keywords: [
      "adaptation",
      "habitat",
      "survive",
      "camouflage",
      "desert",
      "arctic",
      "ocean",
      "rainforest",
      "ecosystem",
    ],
    title: "See how living things fit their habitats",
    explanation:
      "Connect body parts and behavior with the place where a living thing lives, and predict which would survive a " +
      "change.",
    goal: "Learn how animals and plants adapt to where they live",
    mastered: "Explains how a camel, a cactus and a seal are adapted",
    topics: [
      "What a habitat offers",
      "Bodies for heat and for cold",
      "Beaks, teeth and feet",
      "Camouflage and warning colors",
      "Behavior such as hiding and migrating",
      "What happens when the habitat changes",
    ],
    ways: {
      story: {
        title: "The polar bear who moved to the desert",
        explanation:
          "Send a polar bear and a camel to swap homes and find out, scene by scene, what does not work for them.",
        topic: "Name what goes wrong for each of them",
      },
      handsOn: {
        title: "Bird beaks from the kitchen drawer",
        explanation:
          "Pick up rice, water, yarn and marbles with tongs, spoons and straws, and match each tool to a beak.",
        topic: "Find the best beak tool for three foods",
      },
      question: {
        title: "Why do zebras have stripes?",
        explanation:
          "Gather the different ideas of scientists about stripes, insects and predators, and see which one has the " +
          "best evidence.",
        topic: "Weigh two ideas by their evidence",
      },
      project: {
        title: "A creature designed for a strange place",
        explanation:
          "Invent a living thing for a place with given weather, food and enemies, model it and defend every feature.",
        topic: "Justify three features of your creature",
      },
    },
  },
  {
    id: "changing-earth",
    level: 3,
    prerequisites: ["rocks-and-soil"],
    keywords: [
      "volcano",
      "earthquake",
      "erosion",
      "weathering",
      "lava",
      "magma",
      "mountain",
      "geology",
      "earth layers",
      "canyon",
    ],
    title: "Find out what shapes the land",
    explanation:
      "Explain how volcanoes, earthquakes, water, wind and ice build up and wear down the land, and model one of them.",
    goal: "Understand volcanoes, earthquakes and erosion",
    mastered: "Explains what happens in a volcano and in an earthquake",
    topics: [
      "Crust, mantle and core",
      "How a volcano erupts",
      "What shakes in an earthquake",
      "Weathering breaks rock",
      "Water, wind and ice carry it away",
      "Landforms and how they came about",
    ],
    ways: {
      story: {
        title: "The volcano that grew in a cornfield",
        explanation:
          "Read how a farmer saw a crack open in his field in 1943 and how a mountain stood there one year later.",
        topic: "Put the days of the young volcano in order",
      },
      handsOn: {
        title: "Sand rivers, shaking trays and a soda volcano",
        explanation:
          "Pour water over a hill of sand, shake block towers on a tray and let a baking soda volcano foam over.",
        topic: "Slow the erosion with stones and plants",
      },
      question: {
        title: "Why does soda foam but a volcano explode?",
        explanation:
          "Compare the foaming model with a real eruption and find out what the model shows and what it gets wrong.",
        topic: "List what the model gets right and wrong",
      },
      project: {
        title: "An earthquake-proof tower",
        explanation:
          "Build a tower from sticks and clay, test it on a shaking tray, improve it and explain what made it " +
          "steadier.",
        topic: "Add a brace and test the tower again",
      },
    },
  },
  {
    id: "physical-and-chemical-change",
    level: 3,
    prerequisites: ["mixing-and-dissolving", "fair-test"],
    keywords: [
      "chemistry",
      "chemical reaction",
      "reaction",
      "baking soda",
      "vinegar",
      "rust",
      "change",
      "gas",
      "reversible",
    ],
    title: "Tell physical and chemical changes apart",
    explanation:
      "Look for signs that something new has formed, such as gas, color or heat. Decide whether a change can be " +
      "undone.",
    goal: "Understand chemical reactions",
    mastered: "Tells a chemical change from a physical one",
    topics: [
      "Changes that can be undone",
      "Signs of something new",
      "Gas from baking soda and vinegar",
      "Rust and how to stop it",
      "Changes in cooking",
      "The same weight before and after",
    ],
    ways: {
      story: {
        title: "The detective in the kitchen",
        explanation:
          "Join a detective who must find out which of five kitchen events made a new substance and which only " +
          "looked so.",
        topic: "Give your verdict on toast, ice and bubbles",
      },
      handsOn: {
        title: "Fizz, rust and milk that turns solid",
        explanation:
          "Blow up a balloon with soda and vinegar, let steel wool rust and curdle warm milk, with an adult at the " +
          "stove.",
        topic: "Blow up a balloon with fizz instead of breath",
      },
      question: {
        title: "Why does toast never turn back into bread?",
        explanation: "Compare toasting, melting, tearing and freezing and find out what makes some changes final.",
        topic: "Sort eight changes into undone and not undone",
      },
      project: {
        title: "A chemistry show with safe things",
        explanation:
          "Prepare three surprising kitchen reactions, rehearse them with an adult and explain each one to the " +
          "audience.",
        topic: "Explain one reaction while showing it",
      },
    },
  },
  {
    id: "engineering-design",
    level: 3,
    prerequisites: ["fair-test", "simple-machines"],
    keywords: [
      "engineering",
      "engineer",
      "design",
      "build",
      "invention",
      "prototype",
      "bridge",
      "stem challenge",
      "construction",
    ],
    title: "Solve problems like an engineer",
    explanation:
      "Name a problem and its limits, sketch ideas, build and test one, and improve it from what the test showed.",
    goal: "Learn how engineers design and improve things",
    mastered: "Plans, builds, tests and improves a model",
    topics: [
      "A problem and who has it",
      "Limits of size, time and material",
      "Several sketches before building",
      "Strong shapes such as triangles",
      "A test with numbers",
      "Improving one part at a time",
    ],
    ways: {
      story: {
        title: "The woman who saw the great bridge through",
        explanation:
          "Read how Emily Roebling carried on a great bridge when her husband fell ill, and what she had to learn " +
          "for it.",
        topic: "List the problems she had to solve",
      },
      handsOn: {
        title: "Paper bridges over a gap",
        explanation:
          "Span two chairs with paper only, fold it into new shapes and load coins until each bridge gives way.",
        topic: "Fold flat, arched and pleated bridges and test them",
      },
      question: {
        title: "Why are there so many triangles in a bridge?",
        explanation:
          "Push at squares and triangles made of straws and find out which keep their shape and what that means for " +
          "bridges.",
        topic: "Push a straw square and a straw triangle sideways",
      },
      project: {
        title: "A helpful invention for someone at home",
        explanation:
          "Ask a family member for a small daily problem, build a working model and hand over the improved version.",
        topic: "Interview the user and write down what is needed",
      },
    },
  },
];
