import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "atoms-and-molecules",
    level: 4,
    prerequisites: ["heat-and-particles", "physical-and-chemical-change"],
    keywords: [
      "atom",
      "molecule",
      "proton",
      "neutron",
      "electron",
      "nucleus",
      "element",
      "compound",
      "chemistry",
      "formula",
    ],
    title: "Describe atoms and molecules",
    explanation:
      "Explain what atoms, elements, molecules and compounds are. Build models of simple molecules and read their " +
      "formulas.",
    goal: "Understand atoms and molecules",
    mastered: "Explains atoms, elements, molecules and compounds",
    topics: [
      "Protons, neutrons and electrons",
      "Elements and their symbols",
      "Molecules and compounds",
      "Reading a formula such as H2O",
      "Pure substances and mixtures",
      "How we know about things we cannot see",
    ],
    ways: {
      story: {
        title: "From Democritus to a glowing screen",
        explanation:
          "Follow the idea of the atom from ancient thinkers to the experiment that found the nucleus, and note what " +
          "changed.",
        topic: "Draw the atom as three different thinkers saw it",
      },
      handsOn: {
        title: "Molecules from candy and toothpicks",
        explanation: "Build water, oxygen, carbon dioxide and methane in a color code, and split and rejoin them.",
        topic: "Rebuild water molecules into hydrogen and oxygen",
      },
      question: {
        title: "How empty is an atom?",
        explanation:
          "Enlarge the atom in your mind until its nucleus is a marble, find out how far away its edge is and pace " +
          "it out.",
        topic: "Work out the distance in marbles and meters",
      },
      project: {
        title: "An explainer comic about the atom",
        explanation:
          "Draw a comic in which a shrinking reader meets particles, atoms and molecules, and have someone check it " +
          "for errors.",
        topic: "Draw the scene that shows the nucleus",
      },
    },
  },
  {
    id: "periodic-table",
    level: 4,
    prerequisites: ["atoms-and-molecules"],
    keywords: [
      "periodic table",
      "elements",
      "element symbols",
      "metals",
      "nonmetals",
      "noble gases",
      "groups",
      "chemistry",
      "mendeleev",
    ],
    title: "Read the periodic table",
    explanation:
      "Find elements by number, period and group. Predict from the place in the table whether an element is a metal " +
      "and how it reacts.",
    goal: "Understand the periodic table",
    mastered: "Reads the periodic table and compares groups",
    topics: [
      "Atomic number and mass",
      "Periods and groups",
      "Metals, nonmetals and metalloids",
      "The lively alkali metals",
      "Halogens and noble gases",
      "Electron shells and the pattern",
    ],
    ways: {
      story: {
        title: "The card game that ordered the world",
        explanation:
          "Learn how Mendeleev laid elements out like cards and left gaps for those that nobody had found yet.",
        topic: "Predict a missing element from its neighbors",
      },
      handsOn: {
        title: "Element hunt at home",
        explanation:
          "Search the home for things that hold iron, copper, aluminum, carbon and helium and pin them on a large " +
          "table.",
        topic: "Find ten elements and name what holds them",
      },
      question: {
        title: "Why is gold so calm and sodium so wild?",
        explanation:
          "Compare the outer electrons of both elements and find out what makes one react at once and the other " +
          "hardly ever.",
        topic: "Compare the outer electrons of three elements",
      },
      project: {
        title: "Portraits for a wall of elements",
        explanation:
          "Make a tile for each of twenty elements with symbol, use and story, and hang them in their right places.",
        topic: "Design the tile of one element from each block",
      },
    },
  },
  {
    id: "acids-and-bases",
    level: 4,
    prerequisites: ["physical-and-chemical-change"],
    keywords: [
      "acid",
      "base",
      "ph",
      "indicator",
      "neutral",
      "alkaline",
      "vinegar",
      "litmus",
      "neutralize",
      "red cabbage",
    ],
    title: "Test acids and bases",
    explanation:
      "Measure how acidic kitchen liquids are with red cabbage juice, read the pH scale and show how acids and bases " +
      "neutralize each other.",
    goal: "Understand acids, bases and the pH scale",
    mastered: "Uses an indicator and the pH scale",
    topics: [
      "What acids and bases have in common",
      "Indicators that change color",
      "The pH scale from 0 to 14",
      "Neutralizing an acid",
      "Acids and bases in body and nature",
      "Rules for handling unknown liquids",
    ],
    ways: {
      story: {
        title: "The scientist and the stained violets",
        explanation:
          "Learn how Robert Boyle noticed splashed violets change color and turned a small accident into a test.",
        topic: "Turn his accident into a planned test",
      },
      handsOn: {
        title: "The red cabbage laboratory",
        explanation:
          "Make indicator with an adult, test lemon, soap, soda and water in a row of glasses and put the colors in " +
          "order.",
        topic: "Order eight glasses from acid to base",
      },
      question: {
        title: "Why does lemon juice stop apples from browning?",
        explanation:
          "Brush apple slices with lemon, baking soda water and plain water and find out what the acid does to the " +
          "browning.",
        topic: "Compare the slices after one hour",
      },
      project: {
        title: "A color chart for household liquids",
        explanation:
          "Make a printed chart from your own indicator colors and let testers read an unknown sample with it.",
        topic: "Let a tester find the pH of a mystery drink",
      },
    },
  },
  {
    id: "cells",
    level: 4,
    prerequisites: ["living-and-nonliving", "photosynthesis"],
    keywords: [
      "cell",
      "cells",
      "microscope",
      "nucleus",
      "membrane",
      "mitochondria",
      "chloroplast",
      "bacteria",
      "tissue",
      "biology",
    ],
    title: "Explore cells, the units of life",
    explanation:
      "Compare plant, animal and bacterial cells, name their parts and jobs, and explain how cells form tissues and " +
      "organs.",
    goal: "Understand cells and their parts",
    mastered: "Names the parts of plant and animal cells and what they do",
    topics: [
      "All living things are made of cells",
      "Membrane, nucleus and cytoplasm",
      "Chloroplasts and cell walls",
      "Power stations of the cell",
      "Bacteria, cells without a nucleus",
      "From cells to tissues and organs",
      "How cells divide",
    ],
    ways: {
      story: {
        title: "The man who saw little animals in a drop",
        explanation:
          "Learn how the cloth seller Antonie van Leeuwenhoek ground lenses and wrote letters about a world nobody " +
          "had seen.",
        topic: "Write the letter he might have sent",
      },
      handsOn: {
        title: "Onion skin and a gelatin cell",
        explanation:
          "Look at onion skin under a microscope or strong lens and build a cell of gelatin with candy parts.",
        topic: "Place each part in the cell and name its job",
      },
      question: {
        title: "Why are there no giant cells?",
        explanation:
          "Work out surface and volume of small and large cubes and find out why big living things need many cells.",
        topic: "Compare surface and volume of three cubes",
      },
      project: {
        title: "A cell explained as a city",
        explanation:
          "Map a city in which every building stands for a part of the cell, and defend each match to a guide group.",
        topic: "Match power station, walls and town hall",
      },
    },
  },
  {
    id: "heredity",
    level: 4,
    prerequisites: ["cells", "life-cycles"],
    keywords: ["genetics", "dna", "gene", "inherit", "heredity", "trait", "chromosome", "mendel", "punnett square"],
    title: "Understand how traits are inherited",
    explanation:
      "Explain genes, DNA and chromosomes, use a simple square to predict traits, and tell inherited from learned " +
      "traits.",
    goal: "Understand genetics and DNA",
    mastered: "Predicts traits with a Punnett square",
    topics: [
      "Inherited and learned traits",
      "DNA, genes and chromosomes",
      "One copy from each parent",
      "Dominant and recessive",
      "Punnett squares",
      "Traits made by many genes and surroundings",
    ],
    ways: {
      story: {
        title: "The monk who counted peas",
        explanation:
          "Learn how Gregor Mendel crossed thousands of pea plants and what his counting told him that others had " +
          "missed.",
        topic: "Count a drawn harvest of peas and find the ratio",
      },
      handsOn: {
        title: "Strawberry DNA and coin-flip creatures",
        explanation:
          "Draw DNA strands out of mashed strawberries with soap, salt and chilled alcohol poured by an adult.",
        topic: "Flip coins to build a creature from two parents",
      },
      question: {
        title: "Why do brothers and sisters look different?",
        explanation:
          "Shuffle card sets for two parents and deal them to several children to see how many mixtures are possible.",
        topic: "Deal cards for three children and compare them",
      },
      project: {
        title: "A guide to the traits of peas and pets",
        explanation:
          "Illustrate three inherited traits with squares, photos and chances, and test readers with a small quiz.",
        topic: "Work out the chances for one trait",
      },
    },
  },
  {
    id: "evolution",
    level: 4,
    prerequisites: ["adaptation", "heredity"],
    keywords: [
      "evolution",
      "natural selection",
      "darwin",
      "species",
      "fossil",
      "ancestor",
      "variation",
      "survival",
      "dinosaurs",
    ],
    title: "Explain evolution by natural selection",
    explanation:
      "Show how variation, inheritance and survival change a population over time, and give evidence from fossils, " +
      "bodies and DNA.",
    goal: "Understand evolution and natural selection",
    mastered: "Explains natural selection with an example",
    topics: [
      "Differences within a population",
      "More young than can survive",
      "Selection over many generations",
      "How new species form",
      "Evidence from fossils",
      "Evidence from bodies and DNA",
      "Common misunderstandings",
    ],
    ways: {
      story: {
        title: "Letters from a ship called Beagle",
        explanation:
          "Travel with young Charles Darwin, note what puzzled him at each landing and see how Alfred Russel Wallace " +
          "reached the same idea.",
        topic: "Note three puzzles from the voyage",
      },
      handsOn: {
        title: "Paper moths on newspaper",
        explanation:
          "Hunt paper moths on a printed background for several rounds, let survivors have young and count colors " +
          "each time.",
        topic: "Graph the colors over five generations",
      },
      question: {
        title: "Did we come from monkeys?",
        explanation:
          "Find out what a common ancestor is, draw a family tree of apes and people and correct the question itself.",
        topic: "Draw a branching tree with a common ancestor",
      },
      project: {
        title: "The family tree of a living animal",
        explanation:
          "Research how horses, whales or birds came to be and present the steps with fossils and dates on a long " +
          "strip.",
        topic: "Place four fossils on the strip of time",
      },
    },
  },
  {
    id: "laws-of-motion",
    level: 4,
    prerequisites: ["friction-and-gravity", "measuring"],
    keywords: [
      "newton",
      "laws of motion",
      "inertia",
      "acceleration",
      "speed",
      "velocity",
      "mass",
      "force",
      "motion graph",
      "physics",
    ],
    title: "Use Newton's three laws of motion",
    explanation:
      "Explain inertia, how force, mass and acceleration are linked, and action and reaction. Calculate speed and " +
      "read motion graphs.",
    goal: "Understand Newton's laws of motion",
    mastered: "Explains Newton's three laws with examples",
    topics: [
      "Speed from distance and time",
      "Distance and time graphs",
      "Inertia, the first law",
      "Force, mass and acceleration",
      "Action and reaction",
      "Balanced and unbalanced forces",
      "Mass and weight",
    ],
    ways: {
      story: {
        title: "A quiet year on the farm",
        explanation:
          "Learn how Isaac Newton, sent home from school by an epidemic, thought about moons, apples and motion.",
        topic: "Explain the moon with a very fast cannonball",
      },
      handsOn: {
        title: "Tablecloth tricks and balloon rockets",
        explanation:
          "Whip paper from under a cup, race loaded toy cars and send balloons along a string to meet all three laws.",
        topic: "Load the car twice as heavy and time it again",
      },
      question: {
        title: "Why do you lurch when the bus stops?",
        explanation: "Watch a ball and a doll on a toy truck that halts and find out who really changed motion.",
        topic: "Film the doll when the truck stops",
      },
      project: {
        title: "Crash test for a clay passenger",
        explanation:
          "Design a belt, a crumple zone and a seat for a clay figure on a ramp car and report which law each one " +
          "uses.",
        topic: "Compare crashes with and without a belt",
      },
    },
  },
  {
    id: "waves",
    level: 4,
    prerequisites: ["sound", "light-and-color"],
    keywords: [
      "wave",
      "waves",
      "frequency",
      "wavelength",
      "amplitude",
      "electromagnetic spectrum",
      "radio",
      "ultraviolet",
      "infrared",
    ],
    title: "Compare waves of sound, water and light",
    explanation:
      "Describe waves by wavelength, frequency and amplitude. Compare sound and light and place light in the " +
      "electromagnetic spectrum.",
    goal: "Understand waves, sound and light",
    mastered: "Explains wavelength, frequency and amplitude",
    topics: [
      "What a wave carries",
      "Crest, trough and wavelength",
      "Frequency and pitch",
      "Amplitude and loudness",
      "Waves along and across",
      "The electromagnetic spectrum",
      "Waves in everyday devices",
    ],
    ways: {
      story: {
        title: "The invisible rays behind the red",
        explanation:
          "Learn how William Herschel measured the warmth of colors and found heat where his eyes saw nothing.",
        topic: "Retell what the last thermometer showed",
      },
      handsOn: {
        title: "Spring waves and ripple trays",
        explanation:
          "Send pulses down a long spring and drops into a tray and change one thing about the wave at a time.",
        topic: "Make a wave with twice the frequency",
      },
      question: {
        title: "Why does an ambulance change its tune?",
        explanation:
          "Swing a buzzing timer in a sock or listen to passing cars and find out what happens to the wavelength.",
        topic: "Draw the waves before and behind the car",
      },
      project: {
        title: "A tour along the whole spectrum",
        explanation:
          "Make a long strip from radio to gamma rays, scaled in powers of ten, with a use and a danger for each kind.",
        topic: "Add one device for each part of the spectrum",
      },
    },
  },
  {
    id: "electromagnetism",
    level: 4,
    prerequisites: ["electric-circuits", "magnets"],
    keywords: [
      "electromagnet",
      "electricity",
      "voltage",
      "current",
      "resistance",
      "ohm",
      "motor",
      "generator",
      "magnetic field",
      "physics",
    ],
    title: "Connect electricity and magnetism",
    explanation:
      "Measure current, voltage and resistance, build an electromagnet, and explain how motors and generators turn " +
      "one form into the other.",
    goal: "Understand voltage, current and electromagnets",
    mastered: "Builds an electromagnet and explains how a motor works",
    topics: [
      "Charge and static electricity",
      "Current, voltage and resistance",
      "Ohm's law in small steps",
      "Magnetic fields",
      "The electromagnet",
      "Motors and generators",
      "How power reaches a home",
    ],
    ways: {
      story: {
        title: "The compass that moved by surprise",
        explanation:
          "Learn how Hans Christian Oersted saw a needle twitch beside a wire and how Michael Faraday built on it.",
        topic: "Draw wire, needle and what made it twitch",
      },
      handsOn: {
        title: "Nail, wire, battery, lift",
        explanation:
          "Wind wire around a nail, connect a small battery for a few seconds at a time and count the paper clips it " +
          "lifts.",
        topic: "Double the turns and count the clips again",
      },
      question: {
        title: "Can a magnet make a lamp shine?",
        explanation:
          "Find out how moving a magnet past a coil drives a current and where this happens in a wind turbine.",
        topic: "Trace the energy from wind to lamp",
      },
      project: {
        title: "A tiny electric motor",
        explanation:
          "Build a spinning coil motor with an adult, explain each part and show how to reverse its direction.",
        topic: "Reverse the spin by turning the magnet",
      },
    },
  },
  {
    id: "microbes-and-immunity",
    level: 4,
    prerequisites: ["cells"],
    keywords: [
      "microbe",
      "germ",
      "bacteria",
      "virus",
      "vaccine",
      "immune system",
      "infection",
      "antibiotics",
      "yeast",
      "mold",
    ],
    title: "Meet microbes and the immune system",
    explanation:
      "Tell bacteria, viruses and fungi apart, describe useful and harmful ones, and explain how the body and " +
      "vaccines fight disease.",
    goal: "Understand germs, vaccines and the immune system",
    mastered: "Tells bacteria from viruses and explains vaccines",
    topics: [
      "Bacteria, viruses and fungi",
      "Useful microbes in food and soil",
      "How diseases spread",
      "Barriers and white blood cells",
      "Antibodies and memory",
      "Vaccines",
      "When antibiotics help and when not",
    ],
    ways: {
      story: {
        title: "The messy desk that saved millions",
        explanation:
          "Learn how Alexander Fleming found a mold on a forgotten dish and why it took a whole team to turn it into " +
          "medicine.",
        topic: "Tell what each person in the team added",
      },
      handsOn: {
        title: "Yeast balloons and sealed bread bags",
        explanation:
          "Feed yeast in a bottle under a balloon and watch bread in sealed bags that stay closed, dry, damp, clean " +
          "or touched.",
        topic: "Compare the touched and the clean slice after a week",
      },
      question: {
        title: "Why do we catch colds again and again?",
        explanation:
          "Find out how viruses change their coats, what the body remembers and why one shot does not fit all.",
        topic: "Explain why last year's memory may not help",
      },
      project: {
        title: "An outbreak map and how it was stopped",
        explanation:
          "Model the spread of a made-up illness with tokens, test hand washing and vaccines and present your graphs.",
        topic: "Run the model with half the group protected",
      },
    },
  },
  {
    id: "climate-science",
    level: 4,
    prerequisites: ["water-cycle", "forms-of-energy"],
    keywords: [
      "climate",
      "climate change",
      "global warming",
      "greenhouse",
      "carbon dioxide",
      "weather",
      "emissions",
      "environment",
    ],
    title: "Investigate climate and how it is changing",
    explanation:
      "Tell weather from climate, explain the greenhouse effect, read data on temperature and carbon dioxide, and " +
      "weigh up what helps.",
    goal: "Understand climate change",
    mastered: "Explains the greenhouse effect and reads climate graphs",
    topics: [
      "Weather and climate",
      "What drives wind and currents",
      "The greenhouse effect",
      "The carbon cycle",
      "Reading climate data",
      "Effects on land, sea and people",
      "What can be done",
    ],
    ways: {
      story: {
        title: "The woman who warmed a jar of air",
        explanation:
          "Learn how Eunice Foote set jars in the sun in the 1850s and found that carbon dioxide holds more warmth.",
        topic: "Sketch her two jars and what she compared",
      },
      handsOn: {
        title: "A greenhouse in a glass",
        explanation:
          "Compare thermometers in an open and a covered glass in the sun and plot the readings over an hour.",
        topic: "Plot both thermometers on one graph",
      },
      question: {
        title: "How can we know the weather of long ago?",
        explanation:
          "Find out what ice cores, tree rings and mud layers record and how scientists check one against the other.",
        topic: "Read ten years from a drawing of tree rings",
      },
      project: {
        title: "A climate briefing for the family",
        explanation:
          "Choose one local question, gather two trusted sources and data and present causes, effects and choices.",
        topic: "Turn one table of data into a clear graph",
      },
    },
  },
  {
    id: "research-project",
    level: 4,
    prerequisites: ["fair-test"],
    keywords: [
      "science fair",
      "research",
      "investigation",
      "data",
      "graph",
      "conclusion",
      "report",
      "evidence",
      "variables",
      "scientific method",
    ],
    title: "Carry out and report an investigation",
    explanation:
      "Find a question, plan a controlled test, judge the spread of the data and write a report with evidence and " +
      "open questions.",
    goal: "Prepare a science fair project on my child's own question",
    mastered: "Plans an investigation and writes a report with graphs",
    topics: [
      "A question that is worth testing",
      "Background from good sources",
      "Variables and a control",
      "Enough repeats",
      "Tables, averages and graphs",
      "Conclusion and possible errors",
      "Presenting and answering questions",
    ],
    ways: {
      story: {
        title: "The result that nobody wanted",
        explanation:
          "Follow a young scientist whose data contradict her favorite idea and see what she does with the numbers.",
        topic: "Decide what she should write in her report",
      },
      handsOn: {
        title: "One pendulum, many trials",
        explanation:
          "Change length, weight and swing of a pendulum one at a time, ten trials each, and find out what sets its " +
          "pace.",
        topic: "Average ten swings for three lengths",
      },
      question: {
        title: "When is a difference real and when just luck?",
        explanation:
          "Flip coins and compare throws to see how much results wander before you trust a small difference.",
        topic: "Repeat a test ten times and mark the spread",
      },
      project: {
        title: "Your own study from question to poster",
        explanation:
          "Work through a study of your own for two weeks and defend it before listeners who ask hard questions.",
        topic: "Answer three critical questions about your study",
      },
    },
  },
];
