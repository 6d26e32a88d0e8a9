import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "heart-lungs-and-blood",
    level: 2,
    prerequisites: ["parts-of-the-body", "moving-every-day"],
    keywords: ["heart", "lungs", "breathing", "pulse", "blood", "oxygen", "heartbeat", "circulation", "chest"],
    title: "Discover heart, lungs and blood",
    explanation:
      "Explain how the lungs take in air and the heart pumps blood through the body, and measure pulse and breath.",
    goal: "Understand how the heart and lungs work",
    mastered: "Explains what heart and lungs do and takes a pulse",
    topics: [
      "Where heart and lungs are",
      "Breathing in and out",
      "The heart as a pump",
      "Blood as a delivery service",
      "Taking the pulse",
      "What makes heart and lungs strong",
    ],
    ways: {
      story: {
        title: "A red blood cell's busy minute",
        explanation:
          "Ride with a red blood cell that delivers oxygen to the brain, a toe and back again within one minute.",
        topic: "Draw its route with two stops",
      },
      handsOn: {
        title: "A stethoscope from a funnel and a tube",
        explanation:
          "Build a listening tube, hear hearts at rest and after a dance, and blow up a balloon lung in a bottle.",
        topic: "Compare two heartbeats by ear",
      },
      question: {
        title: "Why do we breathe faster when we run?",
        explanation:
          "Count breaths at rest and after stairs, compare with the pulse and find out what they bring to the muscles.",
        topic: "Count breaths for one minute twice",
      },
      project: {
        title: "A heart health week",
        explanation:
          "Plan a week with one heartbeat raiser a day, record pulse before and after and present the chart.",
        topic: "Chart the pulse of all seven days",
      },
    },
  },
  {
    id: "bones-muscles-and-posture",
    level: 2,
    prerequisites: ["parts-of-the-body"],
    keywords: ["bones", "muscles", "skeleton", "joints", "posture", "back", "backpack", "spine", "calcium", "sitting"],
    title: "Keep bones, muscles and posture strong",
    explanation:
      "Name large bones, joints and muscles, tell how they work together, and sit, lift and carry in a back-friendly " +
      "way.",
    goal: "Learn about bones, muscles and good posture",
    mastered: "Names main bones and lifts with bent knees, the load close to the body",
    topics: [
      "Skull, spine, ribs and limbs",
      "Joints, hinges and balls",
      "Muscles that pull in turns",
      "What bones need to grow",
      "Sitting and standing well",
      "Lifting close to the body, and packing a bag",
    ],
    ways: {
      story: {
        title: "The night the skeleton wanted to dance",
        explanation: "Tell of a school skeleton that wakes up without muscles and must find out why it cannot move.",
        topic: "Tell which muscles it needs for one dance step",
      },
      handsOn: {
        title: "A spine of spools and a robot hand",
        explanation: "Thread spools and soft rings into a spine, and build a hand of straws and strings that can grip.",
        topic: "Pull a string and name the finger that bends",
      },
      question: {
        title: "Can a bone be stronger than a stone?",
        explanation:
          "Compare paper tubes and flat paper under load and find out what hollow bones and their struts achieve.",
        topic: "Load a paper tube and a paper strip",
      },
      project: {
        title: "A posture check for home and school",
        explanation:
          "Photograph how the family sits, packs and lifts, agree on three changes and check again in two weeks.",
        topic: "Weigh a school bag and repack it",
      },
    },
  },
  {
    id: "a-balanced-plate",
    level: 2,
    prerequisites: ["eating-many-colors"],
    keywords: [
      "balanced diet",
      "nutrition",
      "healthy eating",
      "food groups",
      "protein",
      "carbohydrates",
      "breakfast",
      "snacks",
      "portion",
      "my plate",
    ],
    title: "Put together a balanced plate",
    explanation:
      "Divide a plate into vegetables, fruit, grains and protein, choose good drinks and snacks, and notice hunger " +
      "and fullness.",
    goal: "Learn what a balanced meal is",
    mastered: "Puts together a balanced meal",
    topics: [
      "What each food group does",
      "Half a plate of plants",
      "Grains and whole grains",
      "Protein from plants and animals",
      "Snacks that last",
      "Listening to hunger",
      "Enjoying treats without guilt",
    ],
    ways: {
      story: {
        title: "The picnic with six baskets",
        explanation: "Follow six friends who each bring only one kind of food to a picnic and learn to trade.",
        topic: "Make a trade that fills one fair plate",
      },
      handsOn: {
        title: "Cut, paste and fill a paper plate",
        explanation: "Cut foods from flyers, build three meals on paper plates and have others guess what is missing.",
        topic: "Repair a plate that lacks something",
      },
      question: {
        title: "Why are you hungry again after candy?",
        explanation: "Compare how long you feel full after different breakfasts on different days and find out why.",
        topic: "Note the time until hunger comes back",
      },
      project: {
        title: "A week of lunch boxes",
        explanation:
          "Plan five lunch boxes with color, crunch and protein, help prepare two and rate them with the eaters.",
        topic: "Pack one box and say what each part does",
      },
    },
  },
  {
    id: "water-and-drinks",
    level: 2,
    prerequisites: ["eating-many-colors"],
    keywords: ["water", "drink", "thirst", "sugar", "sugary drinks", "juice", "soda", "hydration", "dehydration"],
    title: "Choose good drinks",
    explanation:
      "Tell why the body needs water, how much sugar is in drinks, and make water tasty and easy to remember.",
    goal: "Get my child to drink more water and fewer sugary drinks",
    mastered: "Chooses water and knows how much sugar is in drinks",
    topics: [
      "Water in every part of the body",
      "How thirst feels",
      "What sweat and breath carry away",
      "Sugar hidden in drinks",
      "Reading a drink label",
      "Tasty ideas with water",
    ],
    ways: {
      story: {
        title: "The explorer and the last cup of water",
        explanation: "Tell of an explorer in the heat who learns to read her body's signs and to share water wisely.",
        topic: "Name the signs she notices",
      },
      handsOn: {
        title: "Sugar cubes beside the bottles",
        explanation: "Read labels of five drinks, count out their sugar in cubes and line them up from low to high.",
        topic: "Count out the sugar of one glass of juice",
      },
      question: {
        title: "How much water is in a cucumber?",
        explanation: "Weigh slices of cucumber, apple and bread, dry them with an adult and find out what has gone.",
        topic: "Weigh the slices before and after",
      },
      project: {
        title: "A water bar with five flavors",
        explanation: "Infuse water with fruit, herbs and cucumber, let guests vote and hand out recipe cards.",
        topic: "Invent one flavor and name it",
      },
    },
  },
  {
    id: "germs-and-getting-well",
    level: 2,
    prerequisites: ["washing-hands"],
    keywords: ["germs", "sick", "cold", "flu", "fever", "virus", "bacteria", "vaccine", "shot", "immune system"],
    title: "Understand colds, germs and getting well",
    explanation:
      "Explain how germs spread, how the body fights them, what vaccines do, and what helps when we are ill.",
    goal: "Understand why we get sick and get well again",
    mastered: "Explains how colds spread and how the body defends itself",
    topics: [
      "Bacteria and viruses",
      "How germs travel",
      "Skin, tears and mucus as guards",
      "White blood cells",
      "What a fever does",
      "Vaccines train the body",
      "Rest, drink, recover",
    ],
    ways: {
      story: {
        title: "The castle with a very thin wall",
        explanation:
          "Tell of a castle that is your body, with guards, alarm bells and messengers, on the day a cold moves in.",
        topic: "Tell what the guards do the second time",
      },
      handsOn: {
        title: "A chalk trail of a sneeze",
        explanation: "Spray colored water from a bottle onto paper at three distances and with an elbow in the way.",
        topic: "Measure how far the drops fly",
      },
      question: {
        title: "Why must we get some shots more than once?",
        explanation: "Compare a memory game played once and three times and find out how the body learns to remember.",
        topic: "Play the memory game three days in a row",
      },
      project: {
        title: "A get-well kit with instructions",
        explanation:
          "Fill a box with tissues, a thermometer to be used with an adult, games and tips, and write the guide.",
        topic: "Write three tips that really help",
      },
    },
  },
  {
    id: "calming-down",
    level: 2,
    prerequisites: ["naming-feelings"],
    keywords: [
      "anger",
      "calm",
      "tantrum",
      "meltdown",
      "breathing",
      "self-control",
      "self-regulation",
      "worry",
      "frustration",
      "mindfulness",
    ],
    title: "Calm down when feelings get big",
    explanation:
      "Notice how anger, fear or excitement rises, use breathing and other tools, and choose the one that helps.",
    goal: "Help my child handle anger and calm down",
    mastered: "Uses breathing and other ways to calm down",
    topics: [
      "How feelings rise in steps",
      "First signs in the body",
      "Breathing slowly out",
      "Moving the anger out safely",
      "A calm place",
      "Words instead of hands",
      "Making up afterward",
    ],
    safety: ["Moving the anger out safely"],
    ways: {
      story: {
        title: "The little volcano that learned to hum",
        explanation: "Tell of a young volcano that scares its neighbors with every bubble and tries out what cools it.",
        topic: "Try each of the volcano's ideas yourself",
      },
      handsOn: {
        title: "A calm-down kit with glitter and feathers",
        explanation: "Make a glitter jar, a breathing feather and a squeeze ball, and test each one when you are calm.",
        topic: "Breathe out so slowly that the feather hovers",
      },
      question: {
        title: "What makes your anger louder or softer?",
        explanation: "Keep a note of five angry moments with what came before and after and look for the pattern.",
        topic: "Mark the first sign in your body on an outline",
      },
      project: {
        title: "A feelings thermometer with tools",
        explanation:
          "Draw a thermometer from calm to boiling, put a tested tool at every level and hang it up for all.",
        topic: "Choose a tool for the middle of the scale",
      },
    },
  },
  {
    id: "friendship-and-kindness",
    level: 2,
    prerequisites: ["naming-feelings"],
    keywords: [
      "friends",
      "friendship",
      "kindness",
      "share",
      "social skills",
      "shy",
      "empathy",
      "listening",
      "making friends",
      "play together",
    ],
    title: "Make friends and be a good friend",
    explanation: "Start a conversation, join a game, listen, share and make up, and notice when someone is left out.",
    goal: "Help my child make friends",
    mastered: "Joins in games, shares and makes up after a quarrel",
    topics: [
      "Saying hello and asking to join",
      "Listening and taking turns",
      "Sharing and trading",
      "What a good friend does",
      "Noticing who is alone",
      "Saying sorry and meaning it",
      "When a friendship changes",
    ],
    ways: {
      story: {
        title: "The bench where nobody stayed alone",
        explanation:
          "Read how a playground bench became the place to find someone to play with and plan one for your school.",
        topic: "Act out how someone invites the child on the bench",
      },
      handsOn: {
        title: "A conversation ball",
        explanation: "Toss a ball with questions written on it, answer and ask back, and see how far the talk goes.",
        topic: "Keep a talk going for ten throws",
      },
      question: {
        title: "What does left out feel like?",
        explanation: "Play a short game with an unfair rule, stop, talk about how it felt and change the rule.",
        topic: "Change the rule so that everyone can play",
      },
      project: {
        title: "A month of small kindnesses",
        explanation: "Plan a secret kindness for every other day, do it and make a display of what it changed.",
        topic: "Plan three kindnesses that cost nothing",
      },
    },
  },
  {
    id: "screens-and-free-time",
    level: 2,
    prerequisites: ["good-sleep"],
    keywords: [
      "screen time",
      "tablet",
      "phone",
      "video games",
      "tv",
      "gaming",
      "media",
      "computer",
      "balance",
      "limits",
    ],
    title: "Balance screens with the rest of the day",
    explanation:
      "Notice what screens do to mood, eyes, sleep and time, agree on rules, and find good things to do instead.",
    goal: "Manage screen time",
    mastered: "Keeps to screen rules and stops without a fight",
    topics: [
      "What I watch and play",
      "How I feel before and after",
      "Eyes, back and sleep",
      "Why stopping is hard",
      "Rules we make together",
      "A list against boredom",
      "Screens we share",
    ],
    ways: {
      story: {
        title: "The boy who promised five more minutes",
        explanation:
          "Tell of five minutes that grow longer each time until a whole afternoon has slipped away, and rewrite the " +
          "day.",
        topic: "Find the point where you would stop",
      },
      handsOn: {
        title: "A boredom jar with forty ideas",
        explanation: "Write ideas that need no screen on slips, draw one each day and rate it.",
        topic: "Write five ideas for a rainy day",
      },
      question: {
        title: "What makes games so hard to stop?",
        explanation: "Look for timers, rewards and endless lists in an app with an adult and find out whom they serve.",
        topic: "Find three tricks in one app",
      },
      project: {
        title: "A family media plan",
        explanation:
          "Measure a week, talk over what is good and what is too much, and write a plan that all of you sign.",
        topic: "Write one rule that also binds the adults",
      },
    },
  },
  {
    id: "first-aid-for-small-injuries",
    level: 2,
    prerequisites: ["calling-for-help"],
    keywords: ["first aid", "bandage", "wound care", "scrape", "cut", "burn", "nosebleed", "injury", "bruise", "sting"],
    title: "Give first aid for small injuries",
    explanation:
      "Clean and cover a scrape, cool a burn, treat a nosebleed and a bump, and know when an adult or doctor must " +
      "help.",
    goal: "Teach my child basic first aid",
    mastered: "Treats a scrape, a nosebleed and a small burn",
    topics: [
      "Keep calm and look for danger",
      "Clean and cover a scrape",
      "Lean forward for a nosebleed",
      "Cool water for a small burn",
      "Bumps, bruises and stings",
      "When to get an adult",
      "What belongs in the kit",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The hiking trip with four small mishaps",
        explanation:
          "Follow a class on a hike with a scrape, a sting, a bump and a nosebleed, and decide what to do at each.",
        topic: "Decide what the class does first each time",
      },
      handsOn: {
        title: "A hospital for dolls and knees",
        explanation:
          "Practice cleaning, covering and cooling on toys, oneself and each other with a real first aid kit.",
        topic: "Put on a bandage that stays when you move",
      },
      question: {
        title: "Why lean forward and not back?",
        explanation:
          "Show with a bottle and a straw where blood runs in both positions and find out why the old advice was " +
          "wrong.",
        topic: "Explain the nosebleed rule with the bottle",
      },
      project: {
        title: "A first aid kit for trips",
        explanation:
          "Put together a small bag, write a picture card for each injury and present it before the next outing.",
        topic: "Make the picture card for a scrape",
      },
    },
  },
];
