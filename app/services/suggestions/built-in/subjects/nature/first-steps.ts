import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "nature-walk",
    level: 1,
    prerequisites: [],
    keywords: [
      "walk",
      "outdoors",
      "outside",
      "park",
      "forest",
      "explore",
      "senses",
      "hike",
      "nature walk",
      "going outside",
    ],
    title: "Go on a nature walk with all senses",
    explanation:
      "Walk slowly, stop, look, listen, smell and touch with care. Describe what was found and leave living things " +
      "where they are.",
    goal: "Discover nature on walks",
    mastered: "Notices and describes things on a nature walk",
    topics: [
      "What to take along",
      "Walking slowly and stopping often",
      "Listening with closed eyes",
      "Looking up, down and under things",
      "Touching gently, tasting nothing",
      "Rules that protect nature and us",
      "A check for ticks at home",
    ],
    safety: ["Touching gently, tasting nothing", "Rules that protect nature and us", "A check for ticks at home"],
    ways: {
      story: {
        title: "The walk that took all day to reach the corner",
        explanation:
          "Tell of a child and a grandfather who find so much on one short path that they never arrive, and add your " +
          "own find.",
        topic: "Add one find for every step of the story",
      },
      handsOn: {
        title: "A bag of found colors",
        explanation:
          "Take a strip with six colors outside and find something on the ground for each, from pale yellow to dark " +
          "brown.",
        topic: "Match six finds to the six colors",
      },
      question: {
        title: "How many sounds can you hear in one minute?",
        explanation:
          "Sit still, raise a finger for each new sound, and find out which come from animals, wind, water and people.",
        topic: "Draw a sound map with yourself in the middle",
      },
      project: {
        title: "A nature table that changes",
        explanation: "Set up a small table of things found on the ground, label them and renew it with every walk.",
        topic: "Choose five finds and write their labels",
      },
    },
  },
  {
    id: "caring-for-nature",
    level: 1,
    prerequisites: [],
    keywords: [
      "litter",
      "respect",
      "protect",
      "environment",
      "earth day",
      "care",
      "trash",
      "gentle",
      "kindness to animals",
      "save water",
    ],
    title: "Take care of living things and places",
    explanation:
      "Learn how to watch without harming, carry trash home, save water and treat every small creature kindly.",
    goal: "Learn to be gentle and responsible in nature",
    mastered: "Treats plants and animals gently and leaves no litter",
    topics: [
      "Look, then leave it in peace",
      "Holding a snail with wet hands and setting it back",
      "Staying on the path",
      "Taking trash home",
      "Saving water and paper",
      "Helping one small creature",
    ],
    ways: {
      story: {
        title: "The fox who tidied the forest",
        explanation:
          "Tell of a fox whose home is full of forgotten wrappers and of the children who notice, and find a good " +
          "ending.",
        topic: "Make up what the children do on the next day",
      },
      handsOn: {
        title: "Rescue patrol with gloves and a bag",
        explanation: "Walk a familiar path with an adult and gloves, collect litter and sort it into kinds at home.",
        topic: "Sort what was found and count each kind",
      },
      question: {
        title: "What happens to a banana peel and a plastic cap?",
        explanation:
          "Bury both in a pot of soil, dig them up after some weeks and see what the soil could and could not eat.",
        topic: "Guess before digging, then compare",
      },
      project: {
        title: "A promise poster with five kind rules",
        explanation: "Choose five rules for being outside, draw a picture for each and hang the poster by the door.",
        topic: "Draw the rule that matters most to you",
      },
    },
  },
  {
    id: "four-seasons",
    level: 1,
    prerequisites: [],
    keywords: [
      "seasons",
      "spring",
      "summer",
      "autumn",
      "fall",
      "winter",
      "rainy season",
      "dry season",
      "months",
      "year",
    ],
    title: "Watch the seasons change nature",
    explanation:
      "Tell what trees, animals and weather are like in each season where you live, and keep watch on one place all " +
      "year.",
    goal: "Learn how nature changes with the seasons",
    mastered: "Tells what happens in nature in each season",
    topics: [
      "Names and order of the seasons",
      "Weather and clothes",
      "Buds, leaves and bare branches",
      "Where animals are in each season",
      "Wet and dry seasons elsewhere",
      "Signs that the next season is near",
    ],
    ways: {
      story: {
        title: "The tree that had four best friends",
        explanation: "Let a tree tell of the friend who visits in each season and what gift each one brings.",
        topic: "Tell what gift the tree gets in each season",
      },
      handsOn: {
        title: "One frame, one place, all year",
        explanation:
          "Lay a frame of sticks on a patch of ground each month, look inside closely and take a photo or draw.",
        topic: "Draw what is inside the frame today",
      },
      question: {
        title: "How does a tree know that it is fall?",
        explanation: "Collect leaves as days get shorter and cooler and find out which signs the tree responds to.",
        topic: "Compare the light at dinnertime through the year",
      },
      project: {
        title: "A turning wheel of the year",
        explanation:
          "Make a wheel with a picture for each month from your own walks and turn it on the first of every month.",
        topic: "Paint the picture of this month",
      },
    },
  },
  {
    id: "trees-and-leaves",
    level: 1,
    prerequisites: [],
    keywords: ["tree", "leaf", "leaves", "bark", "trunk", "branch", "roots", "forest", "wood", "oak"],
    title: "Get to know trees and their leaves",
    explanation: "Name the parts of a tree, compare leaves and bark, and recognize three trees near home.",
    goal: "Learn about trees and leaves",
    mastered: "Recognizes three trees by leaf and bark",
    topics: [
      "Roots, trunk, branches and crown",
      "Shapes and edges of leaves",
      "Smooth and rough bark",
      "Needles and broad leaves",
      "Fruits and seeds of trees",
      "What trees give us",
    ],
    ways: {
      story: {
        title: "The oldest tree remembers",
        explanation:
          "Let an old tree tell of the children, birds and storms it has seen and estimate its age by its width.",
        topic: "Ask the tree three questions and answer as the tree",
      },
      handsOn: {
        title: "Leaf rubbings and bark prints",
        explanation:
          "Lay paper over leaves and bark, rub with crayon and play a matching game with prints and real leaves.",
        topic: "Match each rubbing to its leaf",
      },
      question: {
        title: "Can you find the same tree blindfolded?",
        explanation:
          "Feel a tree with covered eyes, be led away and back, and discover how much bark and roots tell your hands.",
        topic: "Describe your tree before you look for it",
      },
      project: {
        title: "An album of trees near home",
        explanation:
          "Press leaves, add bark rubbings and a photo of each tree, and use the album to guide someone around.",
        topic: "Make the album page of your favorite tree",
      },
    },
  },
  {
    id: "flowers",
    level: 1,
    prerequisites: [],
    keywords: ["flower", "flowers", "petal", "stem", "blossom", "bloom", "pollen", "wildflower", "garden", "meadow"],
    title: "Look closely at flowers",
    explanation: "Name the parts of a flower, compare colors and shapes, and tell why flowers attract insects.",
    goal: "Learn about flowers and their parts",
    mastered: "Names petals, stem, leaves and pollen of a flower",
    topics: [
      "Petals, stem and leaves",
      "Colors and shapes",
      "What is in the middle",
      "Smell and sweet nectar",
      "Visitors on a flower",
      "Which flowers we may pick",
    ],
    ways: {
      story: {
        title: "The flower that nobody visited",
        explanation:
          "Tell of a pale flower that longs for a guest and tries scent, color and shape until someone comes.",
        topic: "Give the flower an idea of your own",
      },
      handsOn: {
        title: "Take a flower apart, put it on paper",
        explanation:
          "Take apart a picked flower gently, lay its parts in rings on paper and compare it with a second flower.",
        topic: "Lay out petals, middle and stem in order",
      },
      question: {
        title: "Why are flowers so colorful?",
        explanation:
          "Lay colored paper circles outside in bloom time, watch which ones insects fly to and guess the reason.",
        topic: "Count visitors on two colors",
      },
      project: {
        title: "A meadow made of tissue paper",
        explanation:
          "Make flowers of five kinds with all their parts, plant them in a box and let visitors find the parts.",
        topic: "Build one flower with pollen in its middle",
      },
    },
  },
  {
    id: "insects-and-bugs",
    level: 1,
    prerequisites: [],
    keywords: ["insect", "insects", "bug", "bugs", "spider", "ant", "beetle", "worm", "snail", "ladybug"],
    title: "Discover insects and other small creatures",
    explanation:
      "Find small animals under stones and on plants, count their legs, and tell insects, spiders, worms and snails " +
      "apart.",
    goal: "Learn about insects and bugs",
    mastered: "Tells insects from spiders, worms and snails",
    topics: [
      "Where small creatures hide",
      "Six legs and three body parts",
      "Eight legs of a spider",
      "No legs at all",
      "Wings under a hard shell",
      "Watching and setting free",
    ],
    ways: {
      story: {
        title: "The ant who counted legs",
        explanation:
          "Walk with an ant who invites only six-legged guests to her party and must decide who may come in.",
        topic: "Decide who is an insect and who is not",
      },
      handsOn: {
        title: "A white cloth under a bush",
        explanation:
          "Shake a branch gently above a cloth, look with a lens and sort what landed by the number of legs.",
        topic: "Draw one small guest with all its legs",
      },
      question: {
        title: "How strong is an ant?",
        explanation: "Watch ants carry crumbs, compare crumb and ant and work out what a child would have to lift.",
        topic: "Offer three crumb sizes and watch",
      },
      project: {
        title: "A welcome hotel for insects",
        explanation:
          "Fill a wooden box with hollow stems, bark and cones, hang it in the sun and show guests who may move in.",
        topic: "Sort the filling by who might like it",
      },
    },
  },
  {
    id: "birds",
    level: 1,
    prerequisites: [],
    keywords: ["bird", "birds", "feather", "beak", "nest", "wings", "birdwatching", "owl", "pigeon", "bird feeder"],
    title: "Watch birds near home",
    explanation:
      "Notice size, color, beak and behavior, recognize three common birds, and tell what makes a bird a bird.",
    goal: "Learn about birds",
    mastered: "Recognizes three birds near home",
    topics: [
      "Feathers, wings and beak",
      "Big, small, plain and bright",
      "Hopping, walking and flying",
      "What birds eat",
      "Nests and eggs",
      "Watching quietly",
    ],
    ways: {
      story: {
        title: "The sparrow who wished for a longer beak",
        explanation:
          "Tell of a sparrow who admires the beaks of heron, duck and eagle until it finds what its own can do.",
        topic: "Show with your hand how each beak works",
      },
      handsOn: {
        title: "A feather, a drop and a paper nest",
        explanation:
          "Look at a picture of a feather with a lens, watch drops roll off oiled paper and weave a nest of grass.",
        topic: "Weave a nest that holds three pebbles",
      },
      question: {
        title: "Which bird comes to the window most often?",
        explanation:
          "Watch the same spot for ten minutes a day and find out with marks on paper who is the most frequent guest.",
        topic: "Make a mark for each visit",
      },
      project: {
        title: "A picture guide to our street's birds",
        explanation:
          "Draw the birds you have really seen with size, colors and food, and let neighbors use your guide.",
        topic: "Draw one bird with its beak and feet",
      },
    },
  },
  {
    id: "animal-homes",
    level: 1,
    prerequisites: [],
    keywords: [
      "animal homes",
      "habitat",
      "nest",
      "den",
      "burrow",
      "web",
      "hive",
      "cave",
      "where animals live",
      "shelter",
    ],
    title: "Find out where animals live",
    explanation: "Match animals with nests, dens, burrows, shells and webs, and tell what a home must give them.",
    goal: "Learn about animals and their homes",
    mastered: "Matches animals with their homes and says why",
    topics: [
      "What an animal needs at home",
      "Nests in trees and on the ground",
      "Burrows and dens",
      "Webs, hives and mounds",
      "Homes they carry along",
      "Homes in water",
      "Animals that live with people",
    ],
    ways: {
      story: {
        title: "The hermit crab looks for a house",
        explanation:
          "Search the beach with a crab that tries a can, a nut and a shell and learn what makes a home right.",
        topic: "Tell the crab what is wrong with each house",
      },
      handsOn: {
        title: "Build a nest with beak tools only",
        explanation:
          "Build a nest from twigs, grass and mud with two clothespins as a beak and test whether it holds eggs of " +
          "clay.",
        topic: "Test the nest in a breeze from a fan of paper",
      },
      question: {
        title: "Where do animals go when it rains?",
        explanation: "Look under leaves, in bark and at the edge of walls after rain and find out who hid where.",
        topic: "Find two dry hiding places outside",
      },
      project: {
        title: "A street of animal homes in a shoe box",
        explanation: "Model five homes above, on and under the ground, put the residents in and lead a house tour.",
        topic: "Build the room of one burrowing animal",
      },
    },
  },
  {
    id: "pets-and-farm-animals",
    level: 1,
    prerequisites: [],
    keywords: ["pet", "pets", "dog", "cat", "rabbit", "farm animals", "cow", "hen", "horse", "taking care of animals"],
    title: "Learn about pets and farm animals",
    explanation:
      "Name animals that live with people, what each one needs every day, and how to tell whether it feels well.",
    goal: "Learn to care for a pet",
    mastered: "Knows what a pet needs every day",
    topics: [
      "Animals that live with people",
      "Food, water and a clean place",
      "Room to move and company",
      "How animals show what they feel",
      "Meeting a strange dog safely",
      "What farm animals give us",
    ],
    safety: ["Meeting a strange dog safely"],
    ways: {
      story: {
        title: "The rabbit who wrote a letter",
        explanation:
          "Read a rabbit's letter to its new family about what it likes, what frightens it and what it needs each day.",
        topic: "Write the letter of another pet",
      },
      handsOn: {
        title: "A day in the paws of a pet",
        explanation:
          "Play an ordinary day as a cat or dog, with food, rest and play, while others must guess what is needed.",
        topic: "Show hunger, fear and joy without a word",
      },
      question: {
        title: "Do pets understand what we say?",
        explanation:
          "Say the same words in a happy and a flat voice to a pet, or watch films of one, and see what it reacts to.",
        topic: "Compare a word in two tones of voice",
      },
      project: {
        title: "A care plan for an animal",
        explanation:
          "Make a weekly care plan for a real or imagined pet with all its tasks, costs and a vet's number, and " +
          "present it.",
        topic: "List the tasks of one day by the hour",
      },
    },
  },
];
