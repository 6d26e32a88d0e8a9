import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "timelines-and-centuries",
    level: 2,
    prerequisites: ["before-and-after"],
    keywords: [
      "timeline",
      "time line",
      "dates",
      "years",
      "century",
      "bc and ad",
      "bce and ce",
      "chronology",
      "millennium",
    ],
    title: "Build a time line with years and centuries",
    explanation:
      "Measure time in decades and centuries, understand BC and AD, and place events on a time line with even steps.",
    goal: "Make a time line and understand centuries",
    mastered: "Places events on a time line with BC and AD",
    topics: [
      "Decade, century and millennium",
      "Why the 1800s are the 19th century",
      "Counting backward before the year 1",
      "BC and AD, also called BCE and CE",
      "Even steps on the line",
      "Other calendars of the world",
    ],
    ways: {
      story: {
        title: "The Monk Who Numbered the Years",
        explanation:
          "Tell how the monk Dionysius worked out a count of years about 1,500 years ago, and why there is no year " +
          "zero.",
        topic: "Explain to the monk what he left out",
      },
      handsOn: {
        title: "A Time Line along the Hallway",
        explanation: "Unroll paper with one hand span for each century, and pin events from the pyramids to today.",
        topic: "Pin ten events in the right place",
      },
      question: {
        title: "Was Cleopatra Closer to the Pyramids or to Us?",
        explanation:
          "Guess, then measure on a time line how far Cleopatra stands from the Great Pyramid and from today.",
        topic: "Measure both gaps and report",
      },
      project: {
        title: "A Folding Time Line to Carry Along",
        explanation: "Make a folded strip with even steps, small drawings and a color for each part of the world.",
        topic: "Draw and date twelve events",
      },
    },
  },
  {
    id: "digging-up-the-past",
    level: 2,
    prerequisites: ["stone-age-first-look"],
    keywords: [
      "archaeology",
      "archaeologist",
      "dig",
      "artifacts",
      "evidence",
      "museum",
      "fossils",
      "how do we know",
      "ruins",
    ],
    title: "Dig up the past like an archaeologist",
    explanation:
      "Learn how archaeologists find, record and date things, and what layers, bones and broken pots can tell about " +
      "people.",
    goal: "Learn how archaeologists find out about the past",
    mastered: "Explains how archaeologists learn from finds",
    topics: [
      "Why things end up under the ground",
      "Layers, the deeper the older",
      "Digging in squares and recording",
      "Broken pots and garbage as clues",
      "Dating with tree rings and carbon",
      "Who should keep the finds",
    ],
    ways: {
      story: {
        title: "The Warriors under the Field",
        explanation: "Tell how farmers in China who dug a well in 1974 hit upon an army of soldiers made of clay.",
        topic: "Tell the find as the farmers saw it",
      },
      handsOn: {
        title: "A Dig in a Sandbox",
        explanation:
          "Bury objects in three layers of sand, dig with brush and spoon in squares, and draw each find where it lay.",
        topic: "Record five finds on a grid",
      },
      question: {
        title: "What Would Our Garbage Tell in 1,000 Years?",
        explanation:
          "Look through clean packaging from one day, and work out what a digger of the future could conclude.",
        topic: "Draw three conclusions and one wrong one",
      },
      project: {
        title: "A Pop-Up Museum of Finds",
        explanation: "Choose eight old or found things, write labels with age, use and clues, and open a museum.",
        topic: "Write the labels and guide a visitor",
      },
    },
  },
  {
    id: "first-farmers-and-cities",
    level: 2,
    prerequisites: ["stone-age-first-look"],
    keywords: [
      "mesopotamia",
      "first cities",
      "farming",
      "sumer",
      "cuneiform",
      "hammurabi",
      "fertile crescent",
      "writing",
      "civilization",
    ],
    title: "See how farms became the first cities",
    explanation:
      "Follow how people began to farm, settled in villages and built the cities of Mesopotamia with writing, laws " +
      "and the wheel.",
    goal: "Learn about Mesopotamia and the first cities",
    mastered: "Explains how farming led to the first cities",
    topics: [
      "From gathering seeds to sowing them",
      "Taming animals",
      "The land between two rivers",
      "Ur and its stepped temples",
      "Wedge writing on clay",
      "The laws of Hammurabi",
    ],
    ways: {
      story: {
        title: "A Very Old Complaint",
        explanation:
          "Tell of the buyer Nanni, who pressed a furious letter about bad copper into clay nearly 4,000 years ago.",
        topic: "Read Nanni's complaint aloud with feeling",
      },
      handsOn: {
        title: "Wedge Writing on Clay Tablets",
        explanation:
          "Press signs into clay or dough with a cut straw, and keep accounts of sheep, bread and beer jars.",
        topic: "Write a shopping account on clay",
      },
      question: {
        title: "Why Did Anyone Start to Farm?",
        explanation:
          "Compare a gatherer's and a farmer's work, food and dangers, and find out why scholars still argue about it.",
        topic: "Give two reasons on each side",
      },
      project: {
        title: "A Model of the City of Ur",
        explanation:
          "Build a city with ziggurat, canals, walls and workshops from boxes, and label what each part was for.",
        topic: "Build and explain the ziggurat",
      },
    },
  },
  {
    id: "ancient-egypt",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "egypt",
      "egyptians",
      "pyramids",
      "pharaohs",
      "mummies",
      "nile",
      "hieroglyphs",
      "tutankhamun",
      "cleopatra",
      "ancient egypt",
    ],
    title: "Explore ancient Egypt",
    explanation:
      "Explain why the Nile mattered, who the pharaohs were, how pyramids and mummies were made and how hieroglyphs " +
      "work.",
    goal: "Learn about ancient Egypt",
    mastered: "Explains pyramids, pharaohs and life by the Nile",
    topics: [
      "The gift of the Nile flood",
      "Pharaoh, scribes, farmers and workers",
      "Gods such as Ra, Isis and Anubis",
      "How a pyramid was built",
      "Why bodies were made into mummies",
      "Hieroglyphs and the Rosetta Stone",
    ],
    ways: {
      story: {
        title: "Wonderful Things",
        explanation:
          "Tell how a boy who brought water is said to have found the first step to the tomb of Tutankhamun.",
        topic: "Describe the moment the door was opened",
      },
      handsOn: {
        title: "Your Name in a Cartouche",
        explanation:
          "Write your name in hieroglyph letters inside an oval, and seal a message on paper stained with tea.",
        topic: "Write and decode a short message",
      },
      question: {
        title: "Who Really Built the Pyramids?",
        explanation:
          "Look at bakeries, bones and workers' villages found at Giza, and judge whether slaves or paid crews built " +
          "them.",
        topic: "Name three clues from Giza",
      },
      project: {
        title: "A Tomb Full of Treasures",
        explanation:
          "Build a burial chamber in a shoebox with wall paintings, a wrapped mummy and gifts, and explain each thing.",
        topic: "Make and explain five grave goods",
      },
    },
  },
  {
    id: "ancient-greece",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "greece",
      "greeks",
      "athens",
      "sparta",
      "olympics",
      "greek myths",
      "democracy",
      "philosophers",
      "alexander",
      "gods",
    ],
    title: "Explore ancient Greece",
    explanation:
      "Compare Athens and Sparta, meet gods and thinkers, and see what democracy, theater and the Olympic Games " +
      "began as.",
    goal: "Learn about ancient Greece",
    mastered: "Explains Greek city-states, gods and democracy",
    topics: [
      "Mountains, islands and city-states",
      "Zeus, Athena and the other gods",
      "Athens and Sparta",
      "Democracy, and who could not vote",
      "Socrates and the art of asking",
      "The Olympic Games",
    ],
    ways: {
      story: {
        title: "The Horse That Would Not Be Ridden",
        explanation:
          "Tell the old tale of how young Alexander noticed that a wild horse was only afraid of its own shadow.",
        topic: "Tell what Alexander saw that others missed",
      },
      handsOn: {
        title: "Backyard Olympics",
        explanation:
          "Hold a long jump, a discus throw with a paper plate and a sprint, and crown the winners with leaves.",
        topic: "Run three contests and crown someone",
      },
      question: {
        title: "How Fair Was the First Democracy?",
        explanation:
          "Act a vote in Athens in which women, slaves and foreigners must stay silent, and discuss the result.",
        topic: "Count who may vote and who may not",
      },
      project: {
        title: "A Greek Myth on Stage",
        explanation: "Make masks from paper plates, write a short play of a myth with a chorus, and perform it.",
        topic: "Write and perform one scene",
      },
    },
  },
  {
    id: "ancient-rome",
    level: 2,
    prerequisites: ["ancient-greece"],
    keywords: [
      "rome",
      "romans",
      "roman empire",
      "julius caesar",
      "gladiators",
      "colosseum",
      "roads",
      "pompeii",
      "latin",
      "aqueduct",
    ],
    title: "Explore ancient Rome",
    explanation:
      "Follow Rome from a town to an empire, see how citizens, soldiers and slaves lived, and find what Rome has " +
      "left to us.",
    goal: "Learn about the Roman Empire",
    mastered: "Explains how Rome grew and what it left behind",
    topics: [
      "Romulus and Remus, legend and fact",
      "Republic, senate and consuls",
      "Julius Caesar and Augustus",
      "Roads, bridges and aqueducts",
      "Life in town, rich and poor",
      "Why the empire in the west fell",
    ],
    ways: {
      story: {
        title: "The Bakery of Pompeii",
        explanation:
          "Tell of a baker's morning in Pompeii, of loaves that were found in the oven, and of what ash preserved.",
        topic: "Tell which clues the bakery still gives",
      },
      handsOn: {
        title: "Build an Arch That Holds",
        explanation:
          "Build an arch from blocks, sponges or cut potatoes over a support, pull it out, and load it with books.",
        topic: "Build and test two arches",
      },
      question: {
        title: "What Have the Romans Left Us?",
        explanation: "Search your day for Roman things, from month names and letters to domes and laws, and rank them.",
        topic: "Find six Roman things in one day",
      },
      project: {
        title: "A Daily Paper from the Year 100",
        explanation:
          "Write a two-page newspaper with news, weather, a market report and a letter to the editor from Rome.",
        topic: "Write three articles and a headline",
      },
    },
  },
  {
    id: "ancient-china",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "china",
      "chinese",
      "great wall",
      "dynasty",
      "emperor",
      "confucius",
      "paper",
      "compass",
      "terracotta army",
      "ancient china",
    ],
    title: "Explore ancient China",
    explanation:
      "Learn about the first dynasties and emperors, the Great Wall, Confucius and inventions from silk to paper and " +
      "the compass.",
    goal: "Learn about ancient China",
    mastered: "Tells about Chinese emperors, walls and inventions",
    topics: [
      "The Yellow River and the first dynasties",
      "Characters on bones and bronze",
      "The first emperor and his clay army",
      "The Great Wall, built again and again",
      "Confucius on respect and learning",
      "Silk, paper, printing and the compass",
    ],
    ways: {
      story: {
        title: "The Cocoon in the Teacup",
        explanation: "Tell the legend of the empress Leizu, who watched a silk cocoon unwind in her hot tea.",
        topic: "Retell the legend and say what may be true",
      },
      handsOn: {
        title: "Make Paper from Scraps",
        explanation:
          "Soak and mash paper scraps, lift the pulp with a screen, press and dry it, and write on the sheet.",
        topic: "Make one sheet and write a sign on it",
      },
      question: {
        title: "Did the Great Wall Keep Anyone Out?",
        explanation:
          "Find out who built which parts, against whom, and how often it failed, and decide if it was worth it.",
        topic: "Weigh two gains against two costs",
      },
      project: {
        title: "An Inventions Fair of Old China",
        explanation:
          "Set up a table with paper, a floating compass, a kite and a printing block, and let visitors try.",
        topic: "Make and explain two of the inventions",
      },
    },
  },
  {
    id: "ancient-india",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: ["india", "indus valley", "hindu", "buddha", "buddhism", "ashoka", "zero", "harappa", "ancient india"],
    title: "Explore ancient India",
    explanation:
      "Visit the planned cities of the Indus, hear of the Buddha and of Ashoka, and find out how zero and our " +
      "numerals traveled.",
    goal: "Learn about ancient India",
    mastered: "Tells about the Indus cities, Ashoka and the number zero",
    topics: [
      "Straight streets and drains by the Indus",
      "Seals with signs nobody can read yet",
      "The Vedas and the beginnings of Hinduism",
      "The Buddha",
      "Ashoka, who turned from war",
      "Numerals and the zero",
    ],
    ways: {
      story: {
        title: "The King Who Was Sorry",
        explanation:
          "Tell how Ashoka saw the suffering after the battle of Kalinga, and had words of peace cut into stone.",
        topic: "Say what Ashoka might write on a rock",
      },
      handsOn: {
        title: "Seals and Drains",
        explanation:
          "Carve a seal into soap, print it in clay, and build a street with drains that really carry water away.",
        topic: "Carve a seal with an animal and a sign",
      },
      question: {
        title: "How Do You Read Writing That No One Knows?",
        explanation:
          "Look at Indus signs, compare with how hieroglyphs were solved, and say what find would help most.",
        topic: "Name what is missing to solve it",
      },
      project: {
        title: "The Journey of the Zero",
        explanation: "Make a map poster that shows how numerals went from India through the Arab world to Europe.",
        topic: "Draw the route with three stops",
      },
    },
  },
  {
    id: "vikings",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: ["vikings", "norse", "longship", "raiders", "leif erikson", "thor", "runes", "scandinavia", "explorers"],
    title: "Sail with the Vikings",
    explanation:
      "Find out how Norse people lived as farmers, traders, raiders and sailors, and how they reached North America.",
    goal: "Learn about the Vikings",
    mastered: "Tells how the Vikings lived, traded and sailed",
    topics: [
      "Farms by the fjords",
      "Longships for rivers and oceans",
      "Raids on monasteries",
      "Traders as far as Baghdad",
      "Thor, Odin and the runes",
      "Iceland, Greenland and Vinland",
    ],
    ways: {
      story: {
        title: "Leif and the Land of Wine",
        explanation:
          "Tell the saga of Leif Erikson, who sailed west from Greenland and reached a land with timber and wild " +
          "grapes.",
        topic: "Tell what the sailors saw on the shore",
      },
      handsOn: {
        title: "A Longship That Floats",
        explanation:
          "Fold or build a long, flat ship, load it with coins, and compare how deep it lies with a rounder boat.",
        topic: "Test both boats in shallow water",
      },
      question: {
        title: "Did Vikings Wear Horns on Their Helmets?",
        explanation: "Look for real finds of helmets, trace where the picture with horns came from, and correct it.",
        topic: "Explain where the horned picture began",
      },
      project: {
        title: "A Rune Stone for Our Family",
        explanation:
          "Write a short message in runes about a journey or a brave act, and paint it on stone or cardboard.",
        topic: "Write and explain the inscription",
      },
    },
  },
  {
    id: "knights-and-castles",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "knights",
      "castles",
      "middle ages",
      "medieval",
      "kings and queens",
      "feudalism",
      "peasants",
      "princess",
      "siege",
    ],
    title: "Step into a castle of the Middle Ages",
    explanation:
      "Describe who lived in and around a castle, how lords, knights and peasants depended on each other and how " +
      "castles were defended.",
    goal: "Learn about knights and castles",
    mastered: "Explains life in and around a medieval castle",
    topics: [
      "The parts of a castle",
      "Lord, lady and servants",
      "From page to squire to knight",
      "Peasants and their duties",
      "A siege and its machines",
      "Tournaments and coats of arms",
    ],
    ways: {
      story: {
        title: "A Page Named Will",
        explanation:
          "Tell of a seven-year-old sent away to a strange castle to become a page, with his duties, fears and " +
          "friends.",
        topic: "Tell Will's first day at table",
      },
      handsOn: {
        title: "Storm the Cardboard Castle",
        explanation:
          "Build a castle with a gate and a drawbridge, and a small catapult from sticks that throws paper balls.",
        topic: "Test three ways to defend the wall",
      },
      question: {
        title: "Who Had It Best in the Middle Ages?",
        explanation: "Compare a day of a lord, a peasant, a nun and a craftsman, and choose a life with good reasons.",
        topic: "Give two reasons for your choice",
      },
      project: {
        title: "A Medieval Feast with Coats of Arms",
        explanation:
          "Design a coat of arms for each guest, cook a simple dish of the time, and hold a feast with table rules.",
        topic: "Explain the signs on your coat of arms",
      },
    },
  },
  {
    id: "native-peoples",
    level: 2,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "native americans",
      "first nations",
      "indigenous peoples",
      "american indians",
      "iroquois",
      "pueblo",
      "tribes",
      "plains",
      "north america",
    ],
    title: "Learn about the first peoples of North America",
    explanation:
      "Compare how nations in forest, plains, desert and coast lived and governed themselves before 1492, and that " +
      "they live on today.",
    goal: "Learn about Native Americans",
    mastered: "Compares several Native American nations",
    topics: [
      "How people first came to the Americas",
      "Longhouses of the Haudenosaunee",
      "Pueblos in the dry Southwest",
      "Bison and life on the plains",
      "Totem poles and cedar of the Northwest",
      "Native nations today",
    ],
    ways: {
      story: {
        title: "The Peacemaker and the Great Tree",
        explanation:
          "Hear the Haudenosaunee tradition of how five warring nations buried their weapons under a great white pine.",
        topic: "Retell it and say what a council needs",
      },
      handsOn: {
        title: "A Three Sisters Garden",
        explanation: "Plant corn, beans and squash in one mound or pot, and see how each plant helps the other two.",
        topic: "Plant them and note how they help",
      },
      question: {
        title: "Whose Land Is Our Home On?",
        explanation:
          "Find out with a parent which native nation lived or lives where you live, and what it says about itself.",
        topic: "Find the nation's name and one fact",
      },
      project: {
        title: "A Map of Homes and Landscapes",
        explanation:
          "Draw a large map of North America with five nations, their homes, food and a word from each language.",
        topic: "Model one home from natural things",
      },
    },
  },
];
