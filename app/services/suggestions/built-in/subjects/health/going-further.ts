import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "digestion",
    level: 3,
    prerequisites: ["a-balanced-plate"],
    keywords: [
      "digestion",
      "stomach",
      "intestine",
      "tummy",
      "stomach ache",
      "fiber",
      "poop",
      "gut",
      "food pipe",
      "constipation",
    ],
    title: "Follow food through digestion",
    explanation:
      "Name the digestive organs in order, explain what each does, and what fiber, water and chewing do for the belly.",
    goal: "Understand how digestion works",
    mastered: "Explains the way of food from mouth to end",
    topics: [
      "Chewing and saliva",
      "Down the food pipe",
      "The churning stomach",
      "The small intestine takes over",
      "The large intestine and its helpers",
      "Fiber, water and movement",
      "Tummy aches and when to tell",
    ],
    safety: ["Tummy aches and when to tell"],
    ways: {
      story: {
        title: "The doctor who looked into a stomach",
        explanation:
          "Read how a wounded traveler and an army doctor let the world see for the first time what a stomach does.",
        topic: "Say what was learned and what was unfair in it",
      },
      handsOn: {
        title: "A digestion line of bags and tights",
        explanation:
          "Mash crackers and banana in a bag, add water and squeeze it through tights to see what the body takes.",
        topic: "Name the organ behind every step",
      },
      question: {
        title: "Who lives in your gut?",
        explanation: "Find out what trillions of tiny helpers eat, make and defend, and which foods they like.",
        topic: "Plan a meal for your helpers",
      },
      project: {
        title: "A walk-through model of digestion",
        explanation: "Set up stations in a hallway that visitors pass as a bite of food, with tasks at every organ.",
        topic: "Build the station of the small intestine",
      },
    },
  },
  {
    id: "training-and-fitness",
    level: 3,
    prerequisites: ["heart-lungs-and-blood", "bones-muscles-and-posture"],
    keywords: [
      "fitness",
      "exercise",
      "training",
      "strength",
      "endurance",
      "flexibility",
      "workout",
      "running",
      "sport",
      "physical education",
    ],
    title: "Train endurance, strength and flexibility",
    explanation:
      "Warm up, train fairly and cool down, measure progress, and build a weekly plan that mixes all kinds of " +
      "movement.",
    goal: "Get fitter with a training plan",
    mastered: "Warms up, trains and measures progress",
    topics: [
      "Warming up and cooling down",
      "Endurance",
      "Strength with your own weight",
      "Flexibility and balance",
      "Rest days and small steps",
      "Measuring progress",
      "Finding a sport that suits",
    ],
    ways: {
      story: {
        title: "The slowest runner of the spring",
        explanation:
          "Tell of a runner who counts lampposts instead of winners, and what her notes look like by summer.",
        topic: "Set a lamppost goal for your own first run",
      },
      handsOn: {
        title: "Circuit of six cards",
        explanation: "Draw six exercise cards, put them around the room and work through them by a timer with music.",
        topic: "Do two rounds and note how each one felt",
      },
      question: {
        title: "How fast does fitness grow?",
        explanation: "Test jumps, balance and recovery pulse, train for three weeks and find out which improved first.",
        topic: "Repeat the three tests and compare",
      },
      project: {
        title: "A personal training log",
        explanation:
          "Set one goal, plan three weeks, record each session and present the curve with its ups and downs.",
        topic: "Write the goal so that it can be measured",
      },
    },
  },
  {
    id: "the-science-of-sleep",
    level: 3,
    prerequisites: ["good-sleep"],
    keywords: [
      "sleep",
      "body clock",
      "insomnia",
      "tired",
      "deep sleep",
      "dreams",
      "blue light",
      "sleep habits",
      "melatonin",
      "waking up",
    ],
    title: "Use the science of sleep",
    explanation:
      "Explain sleep stages, the body clock and what light does, and improve sleep by changing one habit at a time.",
    goal: "Help my child get enough sleep and wake up rested",
    mastered: "Explains the body clock and sleeps enough",
    topics: [
      "How much sleep at which age",
      "Light and deep sleep",
      "Dream sleep",
      "The body clock",
      "What light and screens do",
      "Naps, weekends and late nights",
      "A sleep experiment",
    ],
    ways: {
      story: {
        title: "The scientist who lived in a cave",
        explanation:
          "Read how a researcher stayed underground for weeks without clock or sun, and what happened to his days.",
        topic: "Guess his day length before you read on",
      },
      handsOn: {
        title: "A lark and owl test with a thermometer",
        explanation: "Note alertness, mood and body temperature every three hours for two days and draw your curve.",
        topic: "Mark your best and your sleepiest hour",
      },
      question: {
        title: "Why do teenagers go to bed so late?",
        explanation:
          "Compare the body clock of children, teens and grandparents and discuss what school hours should be.",
        topic: "Collect one reason for and one against a later start",
      },
      project: {
        title: "A sleep diary that leads to one change",
        explanation: "Keep a diary for a week, change one habit for a second week and present what the numbers say.",
        topic: "Choose the one habit to change and say why",
      },
    },
  },
  {
    id: "stress-and-worries",
    level: 3,
    prerequisites: ["calming-down"],
    keywords: [
      "stress",
      "anxiety",
      "worry",
      "worries",
      "nervous",
      "test anxiety",
      "fear",
      "relax",
      "pressure",
      "coping",
    ],
    title: "Handle stress and worries",
    explanation:
      "Notice stress in the body, tell worries one can change from others, and use planning, talking and relaxing.",
    goal: "Help my child cope with stress, worry and anxiety",
    mastered: "Uses good ways to deal with stress and worry",
    topics: [
      "What stress does in the body",
      "Useful and too much stress",
      "Worries I can change",
      "Worries I cannot change",
      "Breathing and loosening muscles",
      "Breaking big tasks down",
      "Talking and getting more help",
    ],
    safety: ["Talking and getting more help"],
    ways: {
      story: {
        title: "The worry that grew when nobody looked",
        explanation:
          "Tell of a worry under the bed that grows by being hidden and shrinks a bit with each person told.",
        topic: "Tell the worry to the first listener",
      },
      handsOn: {
        title: "Tense, hold and let go",
        explanation:
          "Tighten and loosen one muscle group after another from toes to forehead and compare before and after.",
        topic: "Lead someone else through the exercise",
      },
      question: {
        title: "Is being nervous always bad?",
        explanation: "Try a small task relaxed, a bit excited and rushed and find out at which level you do best.",
        topic: "Compare the three results",
      },
      project: {
        title: "A stress toolbox that fits me",
        explanation: "Test six tools for a week, keep the best four and make cards with pictures and when to use each.",
        topic: "Write the card for the night before a test",
      },
    },
  },
  {
    id: "conflict-and-bullying",
    level: 3,
    prerequisites: ["friendship-and-kindness"],
    keywords: [
      "bullying",
      "bully",
      "teasing",
      "conflict",
      "fight",
      "argue",
      "siblings",
      "peer mediation",
      "exclusion",
      "stand up",
    ],
    title: "Solve conflicts and stand up to bullying",
    explanation:
      "Argue fairly with messages that begin with I, tell conflict from bullying, and know how to get help and how " +
      "to help others.",
    goal: "Help my child deal with conflicts and bullying",
    mastered: "Solves quarrels fairly and knows what to do about bullying",
    topics: [
      "What a conflict is about",
      "I-messages and fair words",
      "Listening to both sides",
      "Finding a deal",
      "Conflict or bullying",
      "Bystander or helper",
      "Getting adults to act",
    ],
    safety: ["Conflict or bullying", "Bystander or helper", "Getting adults to act"],
    ways: {
      story: {
        title: "The girl who sat down next to him",
        explanation:
          "Tell of a class in which everyone looks away until one girl changes seats, and what happens then.",
        topic: "Tell the scene from three points of view",
      },
      handsOn: {
        title: "The orange and the two sisters",
        explanation:
          "Play the quarrel over one orange, ask both what they want it for and find a deal in which both win.",
        topic: "Ask the question that solves the quarrel",
      },
      question: {
        title: "When is teasing no longer fun?",
        explanation: "Sort scenes by who laughs, how often and whether one can say stop, and draw the line together.",
        topic: "Place six scenes on a line",
      },
      project: {
        title: "A peace plan for home or class",
        explanation: "Write rules for fair arguments, train two mediators and try the plan for two weeks.",
        topic: "Role-play a mediation with two parties",
      },
    },
  },
  {
    id: "reading-food-labels",
    level: 3,
    prerequisites: ["a-balanced-plate", "water-and-drinks"],
    keywords: [
      "food label",
      "nutrition facts",
      "ingredients",
      "sugar",
      "salt",
      "fat",
      "calories",
      "advertising",
      "additives",
      "processed food",
    ],
    title: "Read food labels and see through ads",
    explanation:
      "Find sugar, salt, fat and fiber on a label, compare per 100 grams or serving, and spot the tricks of " +
      "advertising.",
    goal: "Learn to read food labels",
    mastered: "Compares two foods by their labels",
    topics: [
      "The order of the ingredients",
      "Per serving and per 100 grams",
      "Many names of sugar",
      "Salt and kinds of fat",
      "Fiber and protein",
      "Words and pictures that promise",
      "Choosing between two products",
    ],
    ways: {
      story: {
        title: "The cereal box on trial",
        explanation:
          "Put a cereal box with big promises on trial and hear the label, the toy and the sugar as witnesses.",
        topic: "Question the label as a witness",
      },
      handsOn: {
        title: "Supermarket detectives",
        explanation:
          "Compare five cereals or yogurts in a store by one number, rank them and look where they stand on the shelf.",
        topic: "Rank five yogurts by sugar",
      },
      question: {
        title: "Is a fruit snack fruit?",
        explanation:
          "Take the first three ingredients of ten products, compare them with the picture on the front and judge.",
        topic: "Compare front and back of one package",
      },
      project: {
        title: "An honest advertisement",
        explanation:
          "Redesign a package so that it tells the whole truth at a glance, and test it on shoppers in the family.",
        topic: "Design the front with three true numbers",
      },
    },
  },
  {
    id: "hygiene-while-growing",
    level: 3,
    prerequisites: ["washing-hands", "brushing-teeth"],
    keywords: ["hygiene", "shower", "deodorant", "sweat", "body odor", "skin", "hair", "nails", "acne", "sunscreen"],
    title: "Care for skin, hair and clothes while growing up",
    explanation:
      "Explain why sweat and skin change, build a daily care routine, and choose what is needed and what is not.",
    goal: "Help my child with personal hygiene",
    mastered: "Cares for skin, hair, nails and clothes alone",
    topics: [
      "Skin and its jobs",
      "Sweat and smell",
      "Showering and washing hair",
      "Clean clothes and shoes",
      "Pimples and what not to do",
      "Sun protection",
      "Products one does not need",
    ],
    safety: ["Sun protection"],
    ways: {
      story: {
        title: "The knight who never took off his armor",
        explanation:
          "Tell of a knight whose friends move farther away each week and of the squire who tells him kindly.",
        topic: "Find kind words for the squire",
      },
      handsOn: {
        title: "A skin test with bread and apples",
        explanation: "Rub apple slices with washed and unwashed hands, seal them in bags and watch without opening.",
        topic: "Compare both bags after five days",
      },
      question: {
        title: "Why does fresh sweat not smell?",
        explanation: "Find out what bacteria make of sweat and which habits therefore help and which only cover up.",
        topic: "Trace the smell from gland to shirt",
      },
      project: {
        title: "A care plan for busy mornings",
        explanation: "Time your steps, put them in a clever order and make a waterproof checklist for the bathroom.",
        topic: "Test the plan on two mornings",
      },
    },
  },
  {
    id: "allergies-and-medicine",
    level: 3,
    prerequisites: ["germs-and-getting-well"],
    keywords: [
      "allergy",
      "allergies",
      "asthma",
      "medicine",
      "medication",
      "pills",
      "inhaler",
      "peanut",
      "hay fever",
      "diabetes",
    ],
    title: "Understand allergies, asthma and medicine",
    explanation:
      "Explain what happens in an allergy and asthma, help a friend who has one, and follow the rules for medicine.",
    goal: "Understand allergies, asthma and safe use of medicine",
    mastered: "Explains allergies and knows medicine rules",
    topics: [
      "When the body overreacts",
      "Pollen, pets and food",
      "What asthma feels like",
      "Reading ingredients for a friend",
      "Signs of danger and calling for help",
      "Medicine only from trusted adults",
      "Living well with an illness",
    ],
    safety: [
      "Reading ingredients for a friend",
      "Signs of danger and calling for help",
      "Medicine only from trusted adults",
    ],
    ways: {
      story: {
        title: "A birthday cake for Leo",
        explanation:
          "Tell of a class that plans a party for a boy with a nut allergy and learns to bake, check and ask.",
        topic: "Check the party table for Leo",
      },
      handsOn: {
        title: "Airways made of paper tubes",
        explanation:
          "Pour rice through a wide and a narrow paper tube, time both, and explain what narrow airways do to a breath.",
        topic: "Time the rice through both tubes",
      },
      question: {
        title: "Why do some people sneeze at flowers?",
        explanation: "Follow a grain of pollen into two noses and find out why the guards of one raise the alarm.",
        topic: "Draw both noses with their guards",
      },
      project: {
        title: "A friend's guide to allergies",
        explanation:
          "Write a leaflet for classmates on what to avoid, what to notice and how to help, checked by an adult.",
        topic: "Write the part on signs of danger",
      },
    },
  },
  {
    id: "being-safe-online",
    level: 3,
    prerequisites: ["screens-and-free-time", "my-body-belongs-to-me"],
    keywords: [
      "online safety",
      "internet safety",
      "cyberbullying",
      "privacy",
      "password",
      "strangers online",
      "social media",
      "chat",
      "digital citizenship",
    ],
    title: "Stay safe and kind online",
    explanation:
      "Protect personal data, recognize tricks and strangers, react to mean messages, and ask adults for help in time.",
    goal: "Teach my child online safety",
    mastered: "Keeps data private and knows what to do about mean messages",
    topics: [
      "What is private",
      "Strong passwords",
      "Strangers and false profiles",
      "Photos and permission",
      "Mean messages, stop and save",
      "Tricks, prizes and links",
      "Whom to tell",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The friend who never turned on the camera",
        explanation:
          "Follow a chat in which small requests grow strange, and mark the moment at which you would tell someone.",
        topic: "Mark the first warning sign",
      },
      handsOn: {
        title: "A puzzle of one person's posts",
        explanation:
          "Piece together what ten harmless posts reveal about an invented child, from school to soccer days.",
        topic: "List what a stranger now knows",
      },
      question: {
        title: "Can a picture ever be taken back?",
        explanation:
          "Pass a drawing through copies, folds and hands, try to collect every one and talk about what it means.",
        topic: "Count where the copies went",
      },
      project: {
        title: "A safety page for younger children",
        explanation: "Make a comic or video with five rules for new internet users and show it to a first grader.",
        topic: "Draw the scene about asking first",
      },
    },
  },
];
