import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "my-own-story",
    level: 1,
    prerequisites: [],
    keywords: [
      "my life",
      "baby photos",
      "when i was little",
      "memories",
      "personal history",
      "growing up",
      "birthday",
      "past",
    ],
    title: "Tell the story of your own life",
    explanation:
      "Find out what happened since you were born, put four or five events in order and tell them with then, before " +
      "and now.",
    goal: "Understand that they have a past of their own",
    mastered: "Tells events of their own life in order",
    topics: [
      "When and where I was born",
      "Things I could not do as a baby",
      "First steps, first words, first tooth",
      "What I did last year",
      "Then, now and next",
    ],
    ways: {
      story: {
        title: "The Tiny Sock in the Box",
        explanation:
          "Tell how a tiny sock found in a box remembers the baby who wore it, and let your child say what came next.",
        topic: "Tell what the sock saw on its first day",
      },
      handsOn: {
        title: "How Big Was I?",
        explanation:
          "Lay strings as long as your child was at birth, at two and today, and compare clothes and shoes of then.",
        topic: "Measure and cut three life strings",
      },
      question: {
        title: "What Is the First Thing You Remember?",
        explanation: "Ask everyone at home for their earliest memory, and wonder why nobody remembers being a baby.",
        topic: "Collect three earliest memories",
      },
      project: {
        title: "A Book of Me, Year by Year",
        explanation: "Make one page for each year of life with a photo or drawing, a handprint and one sentence.",
        topic: "Make the pages for three years",
      },
    },
  },
  {
    id: "family-history",
    level: 1,
    prerequisites: ["my-own-story"],
    keywords: [
      "family",
      "family tree",
      "grandparents",
      "ancestors",
      "genealogy",
      "relatives",
      "great grandparents",
      "childhood",
      "interview",
      "heritage",
    ],
    title: "Discover your family's history",
    explanation:
      "Ask relatives about earlier times, put the generations in order on a simple family tree and tell one family " +
      "story.",
    goal: "Learn about family history and make a family tree",
    mastered: "Names grandparents and tells a family story",
    topics: [
      "Parents, grandparents, great-grandparents",
      "Children of one time are one generation",
      "Questions to ask older people",
      "Names and places of the family",
      "A simple family tree",
    ],
    ways: {
      story: {
        title: "When Grandma Was Six",
        explanation:
          "Listen to a true story from a grandparent's or older neighbor's childhood, and tell it on in your own " +
          "words.",
        topic: "Retell the story with one detail to smell",
      },
      handsOn: {
        title: "Family Tree with Thumbprints",
        explanation: "Paint a trunk, press a thumbprint leaf for each relative, and place the oldest at the roots.",
        topic: "Place everyone in the right generation",
      },
      question: {
        title: "Where Did Our Family Live before?",
        explanation: "Ask how far back anyone knows, find the places on a map, and leave gaps where nobody can tell.",
        topic: "Find two places on a map",
      },
      project: {
        title: "A Recording for the Family Archive",
        explanation: "Prepare five questions, record a talk with the oldest relative or friend, and keep it for later.",
        topic: "Ask five questions and record the answers",
      },
    },
  },
  {
    id: "before-and-after",
    level: 1,
    prerequisites: [],
    keywords: [
      "time",
      "before and after",
      "long ago",
      "order of events",
      "sequence",
      "yesterday",
      "past present future",
      "old and new",
      "timeline",
    ],
    title: "Put things in order of time",
    explanation:
      "Use words such as yesterday, long ago and in the future, and order pictures of events from the earliest to " +
      "the latest.",
    goal: "Put events in order of time",
    mastered: "Orders events with before, after and long ago",
    topics: [
      "Yesterday, today and tomorrow",
      "First, next and last",
      "A while ago and long ago",
      "Before and after I was born",
      "Past, present and future",
    ],
    ways: {
      story: {
        title: "The Muddled Day of King Backward",
        explanation:
          "Tell of a king who puts on pajamas for breakfast and says good night at noon, and set his day in order.",
        topic: "Put the king's day in order",
      },
      handsOn: {
        title: "Time on a Clothesline",
        explanation:
          "Hang picture cards of a day, a year and a life on a string, and move those that hang in the wrong place.",
        topic: "Hang eight pictures in order",
      },
      question: {
        title: "What Is the Oldest Thing in Our Home?",
        explanation: "Guess which thing at home is oldest, ask how people know, and line up five things by age.",
        topic: "Line up five things by age",
      },
      project: {
        title: "A Picture Strip of My Family's Year",
        explanation:
          "Choose one event for each season of the last year, draw it, and join all to a long strip for the wall.",
        topic: "Draw and order four events",
      },
    },
  },
  {
    id: "homes-long-ago",
    level: 1,
    prerequisites: ["before-and-after"],
    keywords: [
      "old times",
      "homes",
      "daily life",
      "chores",
      "candles",
      "without electricity",
      "then and now",
      "everyday life",
      "kitchen",
    ],
    title: "Compare homes then and now",
    explanation:
      "Find out how people cooked, washed, lit and heated their homes before electricity, and say what has changed " +
      "and what has not.",
    goal: "Find out how people lived long ago",
    mastered: "Compares daily life long ago with life today",
    topics: [
      "Light from fire, candles and lamps",
      "Cooking over a fire",
      "Fetching water and washing by hand",
      "Toys and games of earlier children",
      "What has stayed the same",
    ],
    ways: {
      story: {
        title: "A Night with No Switches",
        explanation:
          "Tell of two children at their great-grandmother's farm on the night a storm takes the power away.",
        topic: "Tell how the children spent the evening",
      },
      handsOn: {
        title: "Wash Day with a Bucket",
        explanation:
          "Wash a sock by hand, wring it, hang it up, and feel how long a whole family's laundry must have taken.",
        topic: "Wash, wring and hang three things",
      },
      question: {
        title: "How Did People Keep Food without a Fridge?",
        explanation:
          "Guess first, then find out about drying, salting, cellars and ice, and try one safe way such as drying " +
          "apples.",
        topic: "Dry apple slices and watch for a week",
      },
      project: {
        title: "A Then and Now Flap Book",
        explanation:
          "Fold flaps with today's thing on the outside and the older one beneath, for light, water, cooking and play.",
        topic: "Make four flaps and explain them",
      },
    },
  },
  {
    id: "school-and-play-long-ago",
    level: 1,
    prerequisites: ["homes-long-ago"],
    keywords: [
      "school long ago",
      "one room schoolhouse",
      "old games",
      "toys",
      "slate",
      "children in the past",
      "pioneer",
      "then and now",
    ],
    title: "Go to school a hundred years ago",
    explanation:
      "Picture a school day of long ago with slates, ink and one room for all, and compare it with school and play " +
      "today.",
    goal: "Learn what school and play were like long ago",
    mastered: "Tells how school was different long ago",
    topics: [
      "The walk to a one-room school",
      "Slates, chalk and ink",
      "Older pupils who help younger ones",
      "Rules and lessons of the day",
      "Hoops, marbles and jump ropes",
    ],
    ways: {
      story: {
        title: "The Smallest Pupil in the Big Room",
        explanation:
          "Tell of a small girl who must recite a poem in front of all ages on her first day in a country school.",
        topic: "Act her walk to the front",
      },
      handsOn: {
        title: "Games from Great-Grandma's Yard",
        explanation:
          "Play three old games such as marbles, hopscotch and tag, and vote for the one that is still most fun.",
        topic: "Learn and teach one old game",
      },
      question: {
        title: "Who Could Not Go to School?",
        explanation: "Find out why some children of long ago had to work or were kept out, and how that changed.",
        topic: "Give two reasons why a child stayed home",
      },
      project: {
        title: "A Schoolroom for One Afternoon",
        explanation:
          "Set up a room as in old times with a bell, slates and a spelling contest, and invite others to class.",
        topic: "Lead one short lesson of long ago",
      },
    },
  },
  {
    id: "getting-around",
    level: 1,
    prerequisites: [],
    keywords: [
      "transport",
      "transportation",
      "trains",
      "horses",
      "wheels",
      "cars",
      "airplanes",
      "ships",
      "wright brothers",
      "inventions",
    ],
    title: "See how travel changed",
    explanation:
      "Follow how people traveled on foot, by horse, boat, train, car and plane, and put the main inventions in order.",
    goal: "Learn the history of transportation",
    mastered: "Orders old and new ways of travel",
    topics: [
      "On foot, by sled and by boat",
      "Horses, camels and carts",
      "The steam train",
      "The bicycle and the car",
      "The Wright brothers and flight",
      "Traveling into space",
    ],
    ways: {
      story: {
        title: "Twelve Seconds above the Sand",
        explanation:
          "Tell how Orville and Wilbur Wright built kites, gliders and at last a machine that flew for twelve seconds.",
        topic: "Retell what they changed after each failure",
      },
      handsOn: {
        title: "Roll It, Drag It, Lift It",
        explanation:
          "Drag a full box over the floor, then put it on pencils and on wheels, and feel what the wheel did for " +
          "people.",
        topic: "Move the box in three ways",
      },
      question: {
        title: "How Long Did a Letter Take to Arrive?",
        explanation:
          "Choose a far-off town, and find out how long a walker, a rider, a train and a plane take to get there.",
        topic: "Order four travelers by speed",
      },
      project: {
        title: "A Parade of Wheels and Wings",
        explanation: "Build small models of five ways to travel, line them up by age and lead visitors past them.",
        topic: "Build two models and tell their age",
      },
    },
  },
  {
    id: "stone-age-first-look",
    level: 1,
    prerequisites: ["before-and-after"],
    keywords: [
      "stone age",
      "prehistory",
      "cave people",
      "cave paintings",
      "hunters and gatherers",
      "mammoth",
      "early humans",
      "first people",
      "ice age",
    ],
    title: "Meet the people of the Stone Age",
    explanation:
      "Picture how early people found food, made fire, tools and clothes and painted in caves, long before there was " +
      "writing.",
    goal: "Learn how people lived in the Stone Age",
    mastered: "Tells how Stone Age people lived",
    topics: [
      "People lived after the dinosaurs",
      "Moving on to find food",
      "Tools of stone, bone and wood",
      "Fire for warmth and cooking",
      "Cave paintings",
      "No writing, so things must tell",
    ],
    ways: {
      story: {
        title: "The Dog Who Found a Cave",
        explanation: "Tell how four French teenagers and, it is said, a dog found the painted cave of Lascaux in 1940.",
        topic: "Describe the first look by lamplight",
      },
      handsOn: {
        title: "Paint like a Cave Painter",
        explanation:
          "Crumple brown paper as rock, mix paint from earth or cocoa, and paint animals and handprints in dim light.",
        topic: "Paint one animal and one handprint",
      },
      question: {
        title: "Did People and Dinosaurs Ever Meet?",
        explanation:
          "Unroll paper for time, mark dinosaurs and people on it, and see how wide the gap between them is.",
        topic: "Mark both on the paper and measure the gap",
      },
      project: {
        title: "A Camp from Twigs and Clay",
        explanation: "Build a small camp with shelter, hearth, tools and people, and explain what everyone is doing.",
        topic: "Explain four jobs in the camp",
      },
    },
  },
  {
    id: "people-to-remember",
    level: 1,
    prerequisites: [],
    keywords: [
      "famous people",
      "heroes",
      "biographies",
      "important people",
      "who was",
      "leaders",
      "inventors",
      "brave people",
    ],
    title: "Get to know people who made a difference",
    explanation:
      "Hear about people from several countries who helped, dared or discovered something, and say what changed " +
      "because of them.",
    goal: "Learn about famous people in history",
    mastered: "Tells what a famous person did and why it mattered",
    topics: [
      "What makes someone remembered",
      "Harriet Tubman, who led people to freedom",
      "Louis Braille, who invented a script for touch",
      "Wangari Maathai, who planted trees",
      "A hero from our own town",
    ],
    ways: {
      story: {
        title: "Dots in the Dark",
        explanation:
          "Tell how Louis Braille, blind since early childhood, had finished a script of raised dots when he was " +
          "fifteen.",
        topic: "Tell why the dots changed his life",
      },
      handsOn: {
        title: "Read with Your Fingertips",
        explanation:
          "Press dots into thick paper from behind, learn five Braille letters and read them with closed eyes.",
        topic: "Write and feel three letters",
      },
      question: {
        title: "What Makes Somebody a Hero?",
        explanation:
          "Ask five people who their hero is and why, and sort the reasons into brave, kind, clever and patient.",
        topic: "Sort the reasons and add your own",
      },
      project: {
        title: "A Living Portrait Gallery",
        explanation:
          "Choose a person, dress up with three things that fit, and stand still as a portrait until someone asks.",
        topic: "Answer three questions as that person",
      },
    },
  },
  {
    id: "holidays-and-symbols",
    level: 1,
    prerequisites: [],
    keywords: [
      "holidays",
      "national days",
      "flag",
      "monuments",
      "statues",
      "symbols",
      "independence day",
      "memorial",
      "traditions",
      "celebrations",
    ],
    title: "Find out why we celebrate and remember",
    explanation:
      "Learn which events stand behind national days, flags and monuments, here and elsewhere, and how people keep " +
      "them in mind.",
    goal: "Understand why we have national holidays",
    mastered: "Explains what a national holiday remembers",
    topics: [
      "A day to be glad and a day to be sad",
      "What a flag tells",
      "Our national day",
      "Thanksgiving and harvest days around the world",
      "A monument near home",
    ],
    ways: {
      story: {
        title: "The Statue That Crossed the Sea in Boxes",
        explanation:
          "Tell how the Statue of Liberty was built in France, taken apart, shipped in crates and put together in " +
          "New York.",
        topic: "Tell the journey from piece to statue",
      },
      handsOn: {
        title: "A Flag for Our Family",
        explanation:
          "Find out what the colors and signs on three flags stand for, then design and sew or paint one of your own.",
        topic: "Explain every color of your flag",
      },
      question: {
        title: "Who Is Missing from the Statues?",
        explanation:
          "Look at statues and street names nearby, ask who they were, and wonder who else should be remembered.",
        topic: "Name one person who should have a statue",
      },
      project: {
        title: "A Small Monument from Clay",
        explanation: "Choose an event that matters to your family or town, and shape a monument with a plaque.",
        topic: "Write the plaque and unveil it",
      },
    },
  },
];
