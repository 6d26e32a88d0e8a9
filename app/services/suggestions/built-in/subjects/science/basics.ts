import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "daily-weather",
    level: 2,
    prerequisites: [],
    keywords: [
      "weather",
      "temperature",
      "thermometer",
      "rain",
      "wind",
      "cloud",
      "snow",
      "storm",
      "seasons",
      "forecast",
    ],
    title: "Watch and record the weather",
    explanation:
      "Observe clouds, wind, rain and temperature each day, record them with signs and numbers, and find patterns " +
      "over a few weeks.",
    goal: "Learn about the weather and how to record it",
    mastered: "Keeps a weather chart and reads a thermometer",
    topics: [
      "Words for sky, wind and rain",
      "Reading a thermometer",
      "Measuring rain with a jar",
      "Finding the direction of the wind",
      "Filling in a weather chart",
      "Patterns through the seasons",
    ],
    ways: {
      story: {
        title: "The fisherman who read the sky",
        explanation:
          "Tell of a fisherman who must decide each morning whether to sail, and weigh the signs of cloud and wind " +
          "with him.",
        topic: "Decide from three skies whether the boat may go out",
      },
      handsOn: {
        title: "Instruments from jars and straws",
        explanation:
          "Make a rain gauge from a jar and a wind sock from cloth, put them outside and take readings at the same " +
          "hour.",
        topic: "Make a rain gauge and mark it in steps",
      },
      question: {
        title: "How do we know it will rain tomorrow?",
        explanation:
          "Compare your own guess, the clouds and the forecast for a week and find out which was right most often.",
        topic: "Score a week of guesses against the real weather",
      },
      project: {
        title: "A family weather report",
        explanation:
          "Collect two weeks of readings, draw them as a chart and present them like a report on the evening news.",
        topic: "Present the warmest and the wettest day",
      },
    },
  },
  {
    id: "states-of-matter",
    level: 2,
    prerequisites: ["materials"],
    keywords: ["solid", "liquid", "gas", "states of matter", "melt", "freeze", "boil", "evaporate", "ice", "steam"],
    title: "Tell solids, liquids and gases apart",
    explanation:
      "Sort materials into solids, liquids and gases and say how you can tell. Watch water melt, freeze and turn " +
      "into vapor.",
    goal: "Understand solids, liquids and gases",
    mastered: "Explains melting, freezing and evaporating with water",
    topics: [
      "Solids keep their shape",
      "Liquids flow and take the shape of the cup",
      "Gases spread and fill the room",
      "Melting and freezing",
      "Evaporating and condensing",
      "Odd cases such as sand and slime",
    ],
    ways: {
      story: {
        title: "The snowman who went on a journey",
        explanation: "Follow a melted snowman from puddle to cloud and name the state he is in at every stop.",
        topic: "Name the change that happens at each stop",
      },
      handsOn: {
        title: "Ice rescue and disappearing puddles",
        explanation: "Free a toy from a block of ice in several ways and chalk around a puddle to watch it shrink.",
        topic: "Try three ways to melt the ice and compare them",
      },
      question: {
        title: "Is sand a liquid because it pours?",
        explanation: "Pour sand, rice, water and honey and look at single grains to decide what really makes a liquid.",
        topic: "Look at one grain of sand and give your verdict",
      },
      project: {
        title: "A show of three states",
        explanation:
          "Prepare a table with one solid, one liquid and one gas in a balloon and show how water can be all three.",
        topic: "Show ice, water and mist on a cold spoon",
      },
    },
  },
  {
    id: "measuring",
    level: 2,
    prerequisites: ["sink-or-float"],
    keywords: ["measure", "measurement", "ruler", "scale", "gram", "liter", "centimeter", "inch", "stopwatch", "units"],
    title: "Measure length, weight, volume and time",
    explanation:
      "Choose the right tool and unit, read the scale at eye level and write down a measurement that others can " +
      "repeat.",
    goal: "Learn to measure things in science",
    mastered: "Measures length, weight, volume and time with the right unit",
    topics: [
      "Why we need units",
      "Reading a ruler from zero",
      "Weighing with a kitchen scale",
      "Reading a measuring cup at eye level",
      "Timing with a stopwatch",
      "Measuring again to be sure",
    ],
    ways: {
      story: {
        title: "The carpenter with two left feet",
        explanation:
          "Tell of a bed that came out too short because everyone measured with their own feet, and find the way out.",
        topic: "Measure a table in feet of two different people",
      },
      handsOn: {
        title: "Measuring stations around the kitchen",
        explanation:
          "Set up four stations for length, weight, volume and time, and estimate every answer before reading the " +
          "tool.",
        topic: "Estimate and then weigh five fruits",
      },
      question: {
        title: "How can you weigh a single grain of rice?",
        explanation:
          "Find a way to weigh something too light for the scale by weighing many grains and sharing the result.",
        topic: "Weigh a hundred grains and divide",
      },
      project: {
        title: "A book of home records",
        explanation:
          "Find the longest, heaviest, fullest and fastest things at home and write each record with its number and " +
          "unit.",
        topic: "Enter one record of every kind with its unit",
      },
    },
  },
  {
    id: "fair-test",
    level: 2,
    prerequisites: ["measuring"],
    keywords: [
      "experiment",
      "fair test",
      "variable",
      "hypothesis",
      "scientific method",
      "science fair",
      "prediction",
      "investigate",
      "results",
    ],
    title: "Plan a fair test",
    explanation:
      "Ask a question that can be tested, change one thing, keep the rest the same, and tell from the results what " +
      "the answer is.",
    goal: "Learn how to do science experiments",
    mastered: "Plans a fair test and changes only one thing at a time",
    topics: [
      "A question that can be tested",
      "Making a prediction with a reason",
      "Changing one thing only",
      "Keeping everything else the same",
      "Repeating and writing down results",
      "Saying what the results show",
    ],
    ways: {
      story: {
        title: "The doctor, the sailors and the lemons",
        explanation:
          "Learn how ship's doctor James Lind gave sailors different foods in 1747 and found out what helped against " +
          "scurvy.",
        topic: "Find what Lind changed and what he kept the same",
      },
      handsOn: {
        title: "The paper plane test bench",
        explanation:
          "Fold planes that differ in one point only, throw each one five times and write down how far they flew.",
        topic: "Throw each plane five times and find its middle result",
      },
      question: {
        title: "Which paper towel soaks up most?",
        explanation:
          "Turn the question into a test, decide what must stay the same and let the measured water give the answer.",
        topic: "List everything that must stay the same",
      },
      project: {
        title: "A poster for a science fair",
        explanation:
          "Run your own fair test and lay out question, plan, results and answer on a poster that explains itself.",
        topic: "Draw the results as a bar chart",
      },
    },
  },
  {
    id: "mixing-and-dissolving",
    level: 2,
    prerequisites: ["states-of-matter"],
    keywords: ["mixture", "dissolve", "solution", "filter", "sieve", "separate", "salt", "sugar", "evaporation"],
    title: "Mix, dissolve and separate",
    explanation:
      "Find out which solids dissolve in water and which do not. Get mixtures apart again by picking, sieving, " +
      "filtering and drying.",
    goal: "Understand mixtures and how to separate them",
    mastered: "Separates sand, salt and water",
    topics: [
      "What a mixture is",
      "What dissolves and what does not",
      "Warm water and stirring",
      "Sieving and filtering",
      "Getting salt back by drying",
      "Choosing the way to separate",
    ],
    ways: {
      story: {
        title: "The salt that vanished from the soup",
        explanation:
          "Solve the kitchen mystery of the missing salt and prove that it is still there even though no one can see " +
          "it.",
        topic: "Think of a proof that the salt is still there",
      },
      handsOn: {
        title: "Rescue the mixed-up pantry",
        explanation:
          "Mix rice, sand, salt and paper clips in a bowl and get all four back with a magnet, a sieve, water and " +
          "patience.",
        topic: "Plan the order of the four separating steps",
      },
      question: {
        title: "Where does the sugar go when you stir?",
        explanation: "Weigh water and sugar before and after stirring and find out whether anything has been lost.",
        topic: "Compare the weight before and after dissolving",
      },
      project: {
        title: "A water filter in a bottle",
        explanation:
          "Layer gravel, sand and cotton in a bottle cut by an adult, clean muddy water and explain why it is still " +
          "not for drinking.",
        topic: "Compare the water before and after each layer",
      },
    },
  },
  {
    id: "water-cycle",
    level: 2,
    prerequisites: ["states-of-matter"],
    keywords: ["water cycle", "evaporation", "condensation", "precipitation", "rain", "cloud", "river", "groundwater"],
    title: "Follow a drop through the water cycle",
    explanation:
      "Trace how water evaporates, forms clouds, falls and flows back. Explain where rain comes from and why the " +
      "water never runs out.",
    goal: "Understand the water cycle",
    mastered: "Explains evaporation, clouds and rain in order",
    topics: [
      "Where water is found on Earth",
      "The sun makes water evaporate",
      "Vapor cools and forms clouds",
      "Rain, snow and hail",
      "Rivers and water under the ground",
      "The circle without an end",
    ],
    ways: {
      story: {
        title: "The long trip of a drop named Dot",
        explanation:
          "Travel with Dot from the sea to a cloud, a mountain and a faucet, and name the step she takes each time.",
        topic: "Retell the trip using the names of the steps",
      },
      handsOn: {
        title: "Rain inside a bag",
        explanation:
          "Tape a bag with a little colored water to a sunny window and watch drops form, join and run down.",
        topic: "Mark where the drops form first",
      },
      question: {
        title: "Could a dinosaur have drunk your water?",
        explanation:
          "Follow the water on the table back in time and find out why old water is always on its way again.",
        topic: "Trace the water in your glass back three steps",
      },
      project: {
        title: "A water cycle model in a bowl",
        explanation:
          "Build a landscape in a covered bowl with warm water and ice on top, and explain each part to an audience.",
        topic: "Label the model with the names of the steps",
      },
    },
  },
  {
    id: "life-cycles",
    level: 2,
    prerequisites: ["living-and-nonliving", "growing-a-seed"],
    keywords: [
      "life cycle",
      "butterfly",
      "caterpillar",
      "frog",
      "tadpole",
      "egg",
      "metamorphosis",
      "baby animals",
      "chick",
    ],
    title: "Compare the life cycles of living things",
    explanation:
      "Put the stages of a frog, butterfly, bird, mammal and flowering plant in order and say what is alike and what " +
      "differs.",
    goal: "Learn about the life cycles of animals and plants",
    mastered: "Puts the life cycle of a frog and a butterfly in order",
    topics: [
      "From egg or seed to adult",
      "Frog, from spawn to jumping",
      "Butterfly, from caterpillar to wings",
      "Birds and mammals that care for their young",
      "A flower that makes new seeds",
      "What all life cycles share",
    ],
    ways: {
      story: {
        title: "The caterpillar that forgot what it would be",
        explanation:
          "Tell of a hungry caterpillar that asks everyone who it will become, and check each answer against the " +
          "truth.",
        topic: "Put the caterpillar's chapters in the right order",
      },
      handsOn: {
        title: "Life cycle wheels that turn",
        explanation:
          "Make paper wheels with a window that shows one stage at a time for a frog, a butterfly, a hen and a bean.",
        topic: "Cut a window and turn the frog through its stages",
      },
      question: {
        title: "Why does a caterpillar dissolve itself?",
        explanation: "Find out what happens inside a chrysalis and why eating and flying need two different bodies.",
        topic: "Compare what caterpillar and butterfly eat and do",
      },
      project: {
        title: "A life cycle mobile",
        explanation:
          "Hang up the stages of three living things on rings of cardboard and give a guided tour of the differences.",
        topic: "Make one ring with every stage in order",
      },
    },
  },
  {
    id: "food-chains",
    level: 2,
    prerequisites: ["animal-groups", "growing-a-seed"],
    keywords: [
      "food chain",
      "food web",
      "predator",
      "prey",
      "producer",
      "consumer",
      "herbivore",
      "carnivore",
      "who eats what",
    ],
    title: "Build food chains",
    explanation:
      "Find out who eats what, beginning with a plant. Draw the chain with arrows and predict what happens when one " +
      "link is missing.",
    goal: "Understand food chains",
    mastered: "Draws a food chain from plant to top predator",
    topics: [
      "Plants make their own food",
      "Plant eaters and meat eaters",
      "Arrows that show where energy goes",
      "Predator and prey",
      "What happens when a link is missing",
      "The cleaners that eat dead things",
    ],
    ways: {
      story: {
        title: "The day the grasshoppers disappeared",
        explanation: "Tell of a meadow that loses its grasshoppers and follow who goes hungry and who grows too many.",
        topic: "Name who goes hungry first and who next",
      },
      handsOn: {
        title: "A food chain of paper cups",
        explanation:
          "Draw one living thing on each cup, stack them from plant to predator and pull one out to see what tumbles.",
        topic: "Stack a chain for a pond and one for a forest",
      },
      question: {
        title: "What would happen without any wolves?",
        explanation:
          "Look at what became of deer, trees and rivers when wolves were gone and came back, and explain the chain.",
        topic: "Follow one change from wolf to deer to trees",
      },
      project: {
        title: "A food web of yarn on the wall",
        explanation: "Pin up pictures of twelve living things from one place and connect eaters and eaten with yarn.",
        topic: "Tie the yarn from each plant to what eats it",
      },
    },
  },
  {
    id: "bones-heart-and-lungs",
    level: 2,
    prerequisites: ["five-senses"],
    keywords: ["human body", "body", "bone", "skeleton", "muscle", "heart", "lung", "breathing", "pulse", "organs"],
    title: "Learn how the body moves and breathes",
    explanation:
      "Name bones, muscles, heart and lungs and say what they do. Feel the pulse and breath at rest and after running.",
    goal: "Learn about the human body",
    mastered: "Explains what heart, lungs, bones and muscles do",
    topics: [
      "The skeleton that holds us up",
      "Joints that bend and turn",
      "Muscles that work in pairs",
      "Lungs that take in air",
      "The heart that pumps blood",
      "Pulse and breath when we move",
    ],
    ways: {
      story: {
        title: "A very small doctor on a big trip",
        explanation:
          "Shrink with a tiny doctor who sails from the lungs to the heart and on to the big toe, and tell what she " +
          "sees.",
        topic: "Tell the trip from lung to heart to toe",
      },
      handsOn: {
        title: "A working lung and a paper arm",
        explanation:
          "Build a lung from a bottle and a balloon and an arm with string muscles, then compare them with your own " +
          "body.",
        topic: "Pull the string muscles to bend and stretch the arm",
      },
      question: {
        title: "Why does your heart beat faster when you run?",
        explanation: "Count the pulse sitting, walking and running and find out what the muscles are asking for.",
        topic: "Count your pulse for thirty seconds three times",
      },
      project: {
        title: "A life-size body map",
        explanation:
          "Trace the body on paper, place paper bones, heart and lungs where they belong and explain the map to " +
          "someone.",
        topic: "Glue heart and lungs in the right place",
      },
    },
  },
  {
    id: "friction-and-gravity",
    level: 2,
    prerequisites: ["pushes-and-pulls"],
    keywords: [
      "gravity",
      "friction",
      "falling",
      "slide",
      "rough and smooth",
      "air resistance",
      "parachute",
      "force",
      "physics",
    ],
    title: "Investigate gravity and friction",
    explanation:
      "Test how things fall and slide. Explain that gravity pulls everything down and that rough surfaces slow " +
      "moving things.",
    goal: "Understand gravity and friction",
    mastered: "Explains why things fall and why a ball stops rolling",
    topics: [
      "Gravity pulls everything down",
      "Heavy and light things that fall together",
      "Air that slows a fall",
      "Rough and smooth surfaces",
      "Where friction helps",
      "Where friction gets in the way",
    ],
    ways: {
      story: {
        title: "Galileo and the falling stones",
        explanation:
          "Learn how Galileo questioned what everyone believed about falling things and what he tried out with ramps.",
        topic: "Retell what people believed and what Galileo showed",
      },
      handsOn: {
        title: "Slides, socks and parachutes",
        explanation:
          "Let things slide over wood, carpet and foil, then drop paper parachutes and time how long they float.",
        topic: "Time the fall of a big and a small parachute",
      },
      question: {
        title: "Do heavy things fall faster?",
        explanation:
          "Drop pairs of things from the same height and a crumpled next to a flat sheet, and sort out what air has " +
          "to do with it.",
        topic: "Drop a flat and a crumpled sheet together",
      },
      project: {
        title: "A landing craft for an egg",
        explanation:
          "Build a lander from paper, straws and cotton that brings an egg down unbroken, and explain how it slows " +
          "and softens.",
        topic: "Test the lander from knee, table and head height",
      },
    },
  },
  {
    id: "sound",
    level: 2,
    prerequisites: ["pushes-and-pulls"],
    keywords: ["sound", "noise", "vibration", "pitch", "volume", "loud", "ear", "echo", "music", "hearing"],
    title: "Make and change sounds",
    explanation:
      "Find out that sound is made by vibration and travels through air, water and solids. Make sounds louder, " +
      "softer, higher and lower.",
    goal: "Find out how sound works",
    mastered: "Explains that sounds are vibrations",
    topics: [
      "Feeling a vibration",
      "How sound travels to the ear",
      "Loud and soft",
      "High and low",
      "Sound through string, wood and water",
      "Echoes",
    ],
    ways: {
      story: {
        title: "The bell that could not be heard",
        explanation:
          "Tell of a bell wrapped in blankets, a wise tinkerer and a long string, and find out how its ring gets out.",
        topic: "Explain why the blanket made the bell quiet",
      },
      handsOn: {
        title: "An orchestra from the recycling box",
        explanation: "Build a rubber band guitar, a bottle xylophone and a straw pipe and tune them from low to high.",
        topic: "Tune four bottles from low to high with water",
      },
      question: {
        title: "Can you see a sound?",
        explanation:
          "Make rice dance on a covered bowl, feel a speaker and watch a ruler hum to discover what sound does.",
        topic: "Make rice jump with your voice",
      },
      project: {
        title: "A string telephone that really works",
        explanation:
          "Build telephones with different strings and cups, test which carries a whisper best and present the winner.",
        topic: "Test a slack and a tight string",
      },
    },
  },
  {
    id: "rocks-and-soil",
    level: 2,
    prerequisites: ["materials"],
    keywords: ["rock", "stone", "mineral", "soil", "fossil", "dinosaur", "geology", "crystal", "sand", "igneous"],
    title: "Study rocks, soil and fossils",
    explanation: "Sort rocks by color, grain and hardness, look at what soil is made of, and tell how a fossil forms.",
    goal: "Learn about rocks and fossils",
    mastered: "Sorts rocks and explains how a fossil is made",
    topics: [
      "Describing a rock",
      "Scratch test for hardness",
      "Rocks from fire, layers and pressure",
      "What soil is made of",
      "How a fossil forms",
      "What fossils tell us",
    ],
    ways: {
      story: {
        title: "Mary Anning and the sea dragon",
        explanation:
          "Learn how young Mary Anning searched the cliffs and dug out a giant reptile that amazed the experts.",
        topic: "Retell how Mary knew where to dig",
      },
      handsOn: {
        title: "A rock lab and salt dough fossils",
        explanation:
          "Wash, scratch and sort stones from outside, then press shells and leaves into salt dough to make fossils.",
        topic: "Press a leaf and a shell and compare the prints",
      },
      question: {
        title: "How did a seashell get to the top of a mountain?",
        explanation: "Find out how sea floor turns to stone and rises, and what a fossil shell on a peak can prove.",
        topic: "Put the steps from sea floor to peak in order",
      },
      project: {
        title: "A rock collection with a passport for each stone",
        explanation: "Collect twelve stones and write for each where it was found, how it looks and how hard it is.",
        topic: "Write the passport of your favorite stone",
      },
    },
  },
];
