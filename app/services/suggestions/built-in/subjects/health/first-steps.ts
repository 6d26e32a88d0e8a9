import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "parts-of-the-body",
    level: 1,
    prerequisites: [],
    keywords: ["body", "body parts", "head", "arms", "legs", "knees", "shoulders", "human body", "face", "anatomy"],
    title: "Name the parts of the body",
    explanation: "Point to and name the parts of the body from head to toe, and tell what each of them helps us do.",
    goal: "Learn the parts of the body",
    mastered: "Names the parts of the body from head to toe",
    topics: [
      "Head and face",
      "Neck, shoulders and back",
      "Arms, hands and fingers",
      "Chest and belly",
      "Legs, feet and toes",
      "Left side and right side",
      "What each part can do",
    ],
    ways: {
      story: {
        title: "The hand and the foot have an argument",
        explanation:
          "Tell of a hand and a foot that quarrel over who is more important until a single jump settles it.",
        topic: "Act out what hand and foot can do together",
      },
      handsOn: {
        title: "A life-size me on paper",
        explanation: "Lie on a large sheet, let someone draw around you, and fill in and label every part.",
        topic: "Label ten parts on your outline",
      },
      question: {
        title: "What can you do without bending your knees?",
        explanation: "Stop one joint at a time from bending, try everyday things and find out what it was good for.",
        topic: "Walk, sit and climb with stiff knees",
      },
      project: {
        title: "A body song of our own",
        explanation:
          "Invent a song with a movement for each part of the body, practice it and perform it faster and faster.",
        topic: "Add a verse for elbows, heels and eyebrows",
      },
    },
  },
  {
    id: "washing-hands",
    level: 1,
    prerequisites: [],
    keywords: [
      "wash hands",
      "handwashing",
      "germs",
      "soap",
      "hygiene",
      "clean",
      "cough",
      "sneeze",
      "dirty hands",
      "bath",
    ],
    title: "Wash hands and keep germs away",
    explanation: "Learn when and how to wash hands with soap, how to cough into the elbow, and what germs are.",
    goal: "Teach my child to wash hands well",
    mastered: "Washes hands well and knows when to do it",
    topics: [
      "Germs are too small to see",
      "When to wash",
      "Wet, soap, scrub, rinse, dry",
      "Between fingers and under nails",
      "Coughing into the elbow",
      "A tissue and then the trash",
    ],
    safety: ["When to wash", "Wet, soap, scrub, rinse, dry", "Coughing into the elbow"],
    ways: {
      story: {
        title: "The germ that missed the bus",
        explanation:
          "Tell of a germ that wants to ride from a doorknob to a sandwich and of the soap that spoils its plan.",
        topic: "Find the moment when soap could stop the germ",
      },
      handsOn: {
        title: "Glitter germs and pepper that runs away",
        explanation:
          "Spread glitter by shaking hands, then dip a soapy finger into water with pepper and see what soap does.",
        topic: "Wash off all the glitter and time it",
      },
      question: {
        title: "How long is twenty seconds?",
        explanation:
          "Find songs that last just as long as good washing and compare hands after a short and a long wash.",
        topic: "Choose a washing song that lasts long enough",
      },
      project: {
        title: "A picture guide above the sink",
        explanation:
          "Draw or photograph the steps of washing, hang them at the right height and teach a younger child.",
        topic: "Draw the step that is most often forgotten",
      },
    },
  },
  {
    id: "brushing-teeth",
    level: 1,
    prerequisites: [],
    keywords: [
      "teeth",
      "tooth",
      "brush teeth",
      "toothbrush",
      "dentist",
      "cavity",
      "sugar",
      "loose tooth",
      "flossing",
      "dental",
    ],
    title: "Brush teeth and keep them strong",
    explanation:
      "Brush every side of every tooth for two minutes, tell what sugar does to teeth, and know what a dentist checks.",
    goal: "Get my child to brush teeth properly",
    mastered: "Brushes all teeth for two minutes twice a day",
    topics: [
      "What teeth are for",
      "Baby teeth and new teeth",
      "Brushing inside, outside and on top",
      "Two minutes, twice a day",
      "What sugar and plaque do",
      "A visit to the dentist",
    ],
    ways: {
      story: {
        title: "The wobbly tooth keeps a secret",
        explanation: "Let a wobbly tooth tell what it has bitten, brushed off and seen, and who is pushing from below.",
        topic: "Tell what the new tooth says on its first day",
      },
      handsOn: {
        title: "Egg carton teeth and floss of yarn",
        explanation: "Paint an egg carton as a row of teeth, press clay between them and clean it with brush and yarn.",
        topic: "Clean the spots the brush cannot reach",
      },
      question: {
        title: "What does cola do to an eggshell?",
        explanation: "Leave eggshells in water, cola and milk for two days and find out what that says about teeth.",
        topic: "Feel the shells and put them in order",
      },
      project: {
        title: "A two-week brushing calendar",
        explanation:
          "Make a calendar with a morning and an evening field, fill it honestly and celebrate with a smile portrait.",
        topic: "Design the sign for a well-brushed evening",
      },
    },
  },
  {
    id: "good-sleep",
    level: 1,
    prerequisites: [],
    keywords: [
      "sleep",
      "bedtime",
      "bed",
      "tired",
      "dream",
      "nightmares",
      "rest",
      "evening routine",
      "fall asleep",
      "nap",
    ],
    title: "Sleep well and rest",
    explanation: "Tell why we sleep, put an evening routine in order, and find out what helps with falling asleep.",
    goal: "Help my child sleep better and go to bed calmly",
    mastered: "Follows a bedtime routine and knows why sleep matters",
    topics: [
      "How tired feels",
      "What the body does at night",
      "An evening in five steps",
      "A calm and dark room",
      "Dreams, good and bad",
      "What to do when sleep will not come",
      "Resting during the day",
    ],
    ways: {
      story: {
        title: "The bear who would not go to sleep",
        explanation:
          "Tell of a young bear who tries to stay awake all winter and grumbles more and more, and help him settle.",
        topic: "Give the bear three tips for his evening",
      },
      handsOn: {
        title: "Bedtime for a whole family of toys",
        explanation:
          "Prepare toys for the night with washing, story, dim light and slow breathing, and whisper all the way " +
          "through.",
        topic: "Breathe a toy up and down on your belly",
      },
      question: {
        title: "What do other creatures do at night?",
        explanation: "Compare how long cats, horses, babies and grandparents sleep and find out who needs the most.",
        topic: "Put five sleepers in order of hours",
      },
      project: {
        title: "A bedtime routine on picture cards",
        explanation: "Draw a card for each evening step, try different orders for a week and hang up the best one.",
        topic: "Put your evening cards in order and test them",
      },
    },
  },
  {
    id: "naming-feelings",
    level: 1,
    prerequisites: [],
    keywords: [
      "feelings",
      "emotions",
      "happy",
      "sad",
      "angry",
      "scared",
      "afraid",
      "mood",
      "express feelings",
      "social emotional",
    ],
    title: "Name feelings and show them",
    explanation: "Recognize joy, sadness, anger, fear and other feelings in faces and body, and say them in words.",
    goal: "Help my child talk about feelings",
    mastered: "Says how he or she feels and notices feelings of others",
    topics: [
      "Joy and sadness",
      "Anger and fear",
      "Pride, shyness and jealousy",
      "Where feelings sit in the body",
      "Reading faces and voices",
      "Sentences that begin with I feel",
      "All feelings are allowed",
    ],
    ways: {
      story: {
        title: "The monster that had five colors at once",
        explanation: "Tell of a muddled little monster who sorts its mixed feelings into jars with a friend's help.",
        topic: "Put today's feelings into the right jars",
      },
      handsOn: {
        title: "Feelings charades with a mirror",
        explanation: "Draw feeling cards, show them with face and body only, and practice in front of a mirror.",
        topic: "Show surprise and worry so that others can tell",
      },
      question: {
        title: "Can you feel two things at once?",
        explanation: "Remember moments such as a first school day and find out which feelings came together.",
        topic: "Draw a face whose two halves feel differently",
      },
      project: {
        title: "A feelings weather station for the door",
        explanation: "Make a dial with weather for each mood, set it daily and tell someone about the forecast.",
        topic: "Invent the weather for being proud",
      },
    },
  },
  {
    id: "eating-many-colors",
    level: 1,
    prerequisites: [],
    keywords: [
      "healthy food",
      "fruit",
      "vegetables",
      "eating",
      "food groups",
      "picky eater",
      "nutrition",
      "try new food",
      "snack",
      "plate",
    ],
    title: "Eat many kinds of good food",
    explanation:
      "Name fruit, vegetables, grains, proteins and dairy, tell what they help the body do, and try food in many " +
      "colors.",
    goal: "Get my child to eat more healthily",
    mastered: "Names food groups and tries new fruits and vegetables",
    topics: [
      "Food gives power and helps us grow",
      "Fruit and vegetables of all colors",
      "Bread, rice and noodles",
      "Beans, eggs, fish and meat",
      "Milk and other calcium food",
      "Food for every day, food for now and then",
      "Hungry and full",
    ],
    ways: {
      story: {
        title: "The caterpillar who ate only one color",
        explanation:
          "Tell of a caterpillar that eats nothing but white food, runs out of energy and meets a rainbow market.",
        topic: "Choose a meal of four colors for the caterpillar",
      },
      handsOn: {
        title: "A tasting tray in five colors",
        explanation:
          "Sit with an adult who has checked for allergies, taste five small, soft bites, describe them and give each a score.",
        topic: "Find a word for how each bite feels",
      },
      question: {
        title: "What does a carrot do inside you?",
        explanation:
          "Follow a carrot, an egg and a slice of bread in your mind and find out what each brings to the body.",
        topic: "Match three foods with their jobs",
      },
      project: {
        title: "A rainbow eating chart",
        explanation:
          "Color in a stripe of the rainbow for each fruit or vegetable eaten in a week and present your favorites.",
        topic: "Color the stripe of one food you tried first",
      },
    },
  },
  {
    id: "moving-every-day",
    level: 1,
    prerequisites: [],
    keywords: ["exercise", "movement", "sport", "active", "play", "run", "jump", "balance", "ball", "gym"],
    title: "Move and play every day",
    explanation:
      "Run, jump, balance, throw and stretch, notice the heartbeat, and find ways to be active that are fun.",
    goal: "Get my child to move more",
    mastered: "Runs, jumps, balances, throws and catches",
    topics: [
      "Why bodies like to move",
      "Running and stopping",
      "Jumping and landing softly",
      "Balancing",
      "Throwing and catching",
      "Stretching like animals",
      "Heartbeat before and after",
    ],
    ways: {
      story: {
        title: "The day the sofa let nobody sit",
        explanation: "Tell of a sofa that tips everyone off and sends the family on a chain of active adventures.",
        topic: "Act out three of the sofa's orders",
      },
      handsOn: {
        title: "An obstacle course of pillows and tape",
        explanation:
          "Build a course with something to jump, crawl, balance and throw, and improve it after the first round.",
        topic: "Balance along a tape line with a book",
      },
      question: {
        title: "What does your heart do when you hop?",
        explanation:
          "Feel the heart with a hand, hop for a minute, feel again and find out how long it takes to calm down.",
        topic: "Count the minutes until it is calm",
      },
      project: {
        title: "A family sports day",
        explanation: "Plan five fair games for young and old, make medals and run the event.",
        topic: "Invent one game that small and big can win",
      },
    },
  },
  {
    id: "safety-at-home-and-outside",
    level: 1,
    prerequisites: [],
    keywords: [
      "safety",
      "street",
      "traffic",
      "road safety",
      "fire",
      "water safety",
      "poison",
      "lost",
      "helmet",
      "stranger",
    ],
    title: "Stay safe at home and outside",
    explanation:
      "Recognize what is hot, sharp, poisonous or deep, cross a street with care, and know what to do when lost.",
    goal: "Teach my child safety rules",
    mastered: "Knows safety rules for home, street and water",
    topics: [
      "Hot, sharp and not for eating",
      "Crossing the street",
      "Helmet, belt and bright clothes",
      "Near water only with an adult",
      "Fire, get out and call",
      "When you are lost",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The curious robot who knew no dangers",
        explanation:
          "Tell of a robot new on Earth who must be stopped kindly at stove, street and pond, and teach it why.",
        topic: "Teach the robot one rule for each place",
      },
      handsOn: {
        title: "A town of tape on the floor",
        explanation:
          "Tape streets, crossings and lights, drive toy cars and practice stop, look, listen with real steps.",
        topic: "Cross the floor street with all the steps",
      },
      question: {
        title: "What would you do if you lost us in a store?",
        explanation: "Play different situations, find who could help there and practice full name and phone number.",
        topic: "Say your name and a family phone number",
      },
      project: {
        title: "A safety tour led by a child",
        explanation: "Check the home for hazards with an adult, mark them with paper signs and lead the family along.",
        topic: "Draw the sign for the hottest place",
      },
    },
  },
  {
    id: "calling-for-help",
    level: 1,
    prerequisites: [],
    keywords: [
      "emergency",
      "911",
      "ambulance",
      "help",
      "fire department",
      "police",
      "doctor",
      "address",
      "phone",
      "accident",
    ],
    title: "Call for help in an emergency",
    explanation:
      "Tell an emergency from a small problem, know the emergency number, and say who, where and what happened.",
    goal: "Teach my child what to do in an emergency",
    mastered: "Calls for help and says who, where and what happened",
    topics: [
      "Big emergency or small problem",
      "Adults who can help",
      "The emergency number",
      "Poison Control, 1-800-222-1222",
      "Name and address by heart",
      "What happened, where, to whom",
      "Staying on the line and staying calm",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The day Mia knew the number",
        explanation:
          "Follow a girl whose grandmother falls, step by step from the first fright to the helpers at the door.",
        topic: "Say what Mia does next at each stop",
      },
      handsOn: {
        title: "A pretend call on a toy phone",
        explanation:
          "Play caller and helper with a toy phone, change the situation each time and speak slowly and clearly.",
        topic: "Make a practice call for a fall from a tree",
      },
      question: {
        title: "Is a lost shoe an emergency?",
        explanation:
          "Sort ten situations into call, tell an adult and solve it yourself, and give reasons for the tricky ones.",
        topic: "Sort ten pictures and explain two of them",
      },
      project: {
        title: "An emergency card beside the phone",
        explanation: "Make a card with numbers, address and a map of the home's ways out, and test the family.",
        topic: "Write the card and draw the two ways out",
      },
    },
  },
  {
    id: "my-body-belongs-to-me",
    level: 1,
    prerequisites: [],
    keywords: [
      "body safety",
      "private parts",
      "consent",
      "boundaries",
      "say no",
      "trusted adults",
      "secrets",
      "good touch bad touch",
    ],
    title: "Know that my body belongs to me",
    explanation:
      "Learn to tell safe from unsafe touch, to say no, to keep surprises but never secrets about touch, and to name adults to tell.",
    goal: "Teach my child about body boundaries and saying no",
    mastered: "Says no to unsafe or unwanted touch and names trusted adults",
    topics: [
      "My body is mine",
      "Safe touch and unsafe touch",
      "Private parts and swimsuit rule",
      "Saying no, going, telling",
      "Surprises, not secrets",
      "Five adults I trust",
      "It is never the child's fault",
    ],
    safety: "all",
    ways: {
      story: {
        title: "The hedgehog who wanted no hug",
        explanation:
          "Tell of a hedgehog that likes its aunts but not their squeezes, and finds words and another greeting.",
        topic: "Find a greeting the hedgehog would like",
      },
      handsOn: {
        title: "Strong voice, straight back",
        explanation: "Practice saying no with voice, eyes and body in short scenes and play a game of stop and go.",
        topic: "Say no in three different scenes",
      },
      question: {
        title: "Is it a surprise or a secret to tell?",
        explanation:
          "Sort surprises that everyone soon hears of, such as a party, from secrets that a child should always tell, and say to whom.",
        topic: "Sort six cards into surprises and things to tell",
      },
      project: {
        title: "My hand of trusted people",
        explanation:
          "Trace a hand, put a trusted person on each finger with a phone number, and talk with those five about it.",
        topic: "Name a trusted person for every finger",
      },
    },
  },
];
