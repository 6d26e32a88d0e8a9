import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "primary-sources",
    level: 3,
    prerequisites: ["digging-up-the-past"],
    keywords: [
      "sources",
      "primary sources",
      "secondary sources",
      "evidence",
      "diary",
      "letters",
      "documents",
      "historians",
      "bias",
      "how do we know",
    ],
    title: "Question sources like a historian",
    explanation:
      "Tell primary from secondary sources, ask who made them, when and why, and compare two accounts of one event.",
    goal: "Learn how historians use sources",
    mastered: "Compares sources and tells primary from secondary",
    topics: [
      "Primary and secondary sources",
      "Letters, photos, coins and laws",
      "Who made it, when and for whom",
      "Fact, opinion and guess",
      "Two accounts of one event",
      "What the sources do not say",
    ],
    ways: {
      story: {
        title: "The Diary That Fooled the Experts",
        explanation:
          "Tell of a forged diary that experts first believed, and how paper, ink and mistakes gave it away.",
        topic: "Name the clues that gave it away",
      },
      handsOn: {
        title: "The Mystery Shoebox",
        explanation:
          "Let someone fill a box with papers and things from an invented life, and reconstruct the person from it.",
        topic: "Write what is sure and what is guessed",
      },
      question: {
        title: "Can Two Honest Witnesses Disagree?",
        explanation: "Stage a surprise at dinner, let everyone write what happened, and compare the reports.",
        topic: "Find three differences and explain them",
      },
      project: {
        title: "A Source File on My Town",
        explanation: "Collect a photo, a map, an article and an interview on one local event, and comment on each.",
        topic: "Write three comments on reliability",
      },
    },
  },
  {
    id: "great-religions",
    level: 3,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "religions",
      "judaism",
      "christianity",
      "islam",
      "hinduism",
      "buddhism",
      "faith",
      "beliefs",
      "world religions",
      "sacred places",
    ],
    title: "See how great religions began and spread",
    explanation:
      "Learn when and where Judaism, Hinduism, Buddhism, Christianity and Islam arose, and how they shaped " +
      "buildings, feasts and laws.",
    goal: "Learn the history of world religions",
    mastered: "Tells where the great religions began and spread",
    topics: [
      "Hinduism in India",
      "Judaism and the Torah",
      "The Buddha and his path",
      "Jesus and the first Christians",
      "Muhammad and the beginnings of Islam",
      "How faiths traveled with trade and people",
    ],
    ways: {
      story: {
        title: "A City Dear to Three Faiths",
        explanation:
          "Tell of Jerusalem through three children, one Jewish, one Christian and one Muslim, who show their places.",
        topic: "Tell what each child shows",
      },
      handsOn: {
        title: "A Calendar Wheel of Feasts",
        explanation:
          "Cut a wheel with twelve months and mark feasts of five religions, some of which move with the moon.",
        topic: "Find out why three feasts move",
      },
      question: {
        title: "What Do the Religions Ask of Everyone?",
        explanation:
          "Collect rules on how to treat others from five religions, and find what they share and where they differ.",
        topic: "Compare five versions of one rule",
      },
      project: {
        title: "A Model of a House of Worship",
        explanation:
          "Build a model of a temple, synagogue, church or mosque from cardboard, and explain what its parts are for.",
        topic: "Label and explain six parts",
      },
    },
  },
  {
    id: "islamic-golden-age",
    level: 3,
    prerequisites: ["great-religions"],
    keywords: [
      "islamic golden age",
      "baghdad",
      "arabs",
      "house of wisdom",
      "algebra",
      "astronomy",
      "medicine",
      "caliph",
      "muslim scholars",
    ],
    title: "Visit the scholars of Baghdad",
    explanation:
      "Find out how scholars of many faiths in Baghdad, Cairo and Córdoba saved and enlarged knowledge in medicine, " +
      "math and astronomy.",
    goal: "Learn about the Islamic golden age",
    mastered: "Names scholars and discoveries of the Islamic golden age",
    topics: [
      "From Arabia to a wide empire",
      "Baghdad, the round city",
      "Translating Greek and Indian books",
      "Al-Khwarizmi and algebra",
      "Ibn Sina and medicine",
      "Ibn al-Haytham on light and seeing",
      "Words such as zero, sugar and algebra",
    ],
    ways: {
      story: {
        title: "The Scholar in the Dark Room",
        explanation:
          "Tell how Ibn al-Haytham, confined in Cairo as the story goes, studied how light falls through a tiny hole.",
        topic: "Explain what the light on the wall showed",
      },
      handsOn: {
        title: "Catch an Image in a Box",
        explanation: "Build a pinhole box from cardboard and tracing paper, and see the window appear upside down.",
        topic: "Draw how the light travels in the box",
      },
      question: {
        title: "How Does Knowledge Get Lost and Saved?",
        explanation:
          "Follow one Greek book on its way through Arabic and Latin, and ask what would be missing without that " +
          "journey.",
        topic: "Trace the book through three cities",
      },
      project: {
        title: "A House of Wisdom at Home",
        explanation:
          "Set up four stations on stars, healing, numbers and gardens, each with a scholar, a picture and an " +
          "experiment.",
        topic: "Prepare and run one station",
      },
    },
  },
  {
    id: "african-kingdoms",
    level: 3,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "africa",
      "african kingdoms",
      "mali",
      "mansa musa",
      "timbuktu",
      "ghana",
      "great zimbabwe",
      "kush",
      "songhai",
      "benin",
    ],
    title: "Discover the kingdoms of Africa",
    explanation:
      "Learn about Kush, Aksum, Ghana, Mali, Benin and Great Zimbabwe, their trade in gold and salt, their art and " +
      "their learning.",
    goal: "Learn about African kingdoms",
    mastered: "Tells about Mali, Kush and Great Zimbabwe",
    topics: [
      "Kush and its own pyramids",
      "Aksum on the Red Sea",
      "Gold and salt across the Sahara",
      "Mansa Musa and the books of Timbuktu",
      "The bronzes of Benin",
      "The walls of Great Zimbabwe",
    ],
    ways: {
      story: {
        title: "The King Who Made Gold Cheap",
        explanation: "Tell of Mansa Musa's journey to Mecca in 1324, with so much gold that its price fell in Cairo.",
        topic: "Tell it as a griot, with a drum",
      },
      handsOn: {
        title: "Silent Trade across a Line",
        explanation:
          "Trade gold paper for salt without a word, as travelers reported, laying goods down and stepping back.",
        topic: "Trade until both sides are content",
      },
      question: {
        title: "Why Were Africa's Kingdoms So Long Ignored?",
        explanation:
          "Find out what early European visitors claimed about Great Zimbabwe, and which evidence proved them wrong.",
        topic: "State one false claim and its proof",
      },
      project: {
        title: "An Atlas of Six Kingdoms",
        explanation: "Draw a map of Africa with six kingdoms, dates, goods and a work of art for each, and present it.",
        topic: "Present one kingdom in two minutes",
      },
    },
  },
  {
    id: "maya-aztec-inca",
    level: 3,
    prerequisites: ["timelines-and-centuries"],
    keywords: [
      "maya",
      "aztec",
      "inca",
      "machu picchu",
      "tenochtitlan",
      "mesoamerica",
      "pyramids",
      "calendar",
      "mexico",
      "peru",
    ],
    title: "Explore the Maya, Aztecs and Incas",
    explanation:
      "Compare three civilizations of the Americas with their cities, calendars, farming, beliefs and ways of " +
      "keeping records.",
    goal: "Learn about the Maya, Aztecs and Incas",
    mastered: "Compares the Maya, Aztecs and Incas",
    topics: [
      "Maya cities and number signs",
      "The Maya calendar",
      "Tenochtitlan, a city on a lake",
      "Floating gardens and cocoa",
      "Inca roads and runners",
      "Quipus, records in knots",
      "What came with the Spanish in 1519 and 1532",
    ],
    ways: {
      story: {
        title: "The Runner on the Inca Road",
        explanation:
          "Tell of a young chasqui who runs his stretch in the thin mountain air to hand on a message and a knotted " +
          "cord.",
        topic: "Tell the handover of the message",
      },
      handsOn: {
        title: "Tie a Quipu",
        explanation:
          "Knot numbers into colored strings by ones, tens and hundreds, and let someone else read your account.",
        topic: "Record four numbers in knots",
      },
      question: {
        title: "Where Did the Maya Go?",
        explanation:
          "Find out why many great cities were left, which explanations there are, and that millions of Maya live " +
          "today.",
        topic: "Compare three explanations",
      },
      project: {
        title: "A Travel Poster for Tenochtitlan",
        explanation:
          "Design a poster and a guided tour of the Aztec capital around 1500, with market, causeways and gardens.",
        topic: "Guide a visitor to five sights",
      },
    },
  },
  {
    id: "silk-road-mongols",
    level: 3,
    prerequisites: ["ancient-china"],
    keywords: [
      "silk road",
      "marco polo",
      "mongols",
      "genghis khan",
      "trade routes",
      "caravans",
      "ibn battuta",
      "kublai khan",
      "spices",
    ],
    title: "Travel the Silk Road",
    explanation:
      "Follow goods, ideas and illnesses along the routes from China to the Mediterranean, and see what the Mongol " +
      "empire changed.",
    goal: "Learn about the Silk Road",
    mastered: "Explains what traveled along the Silk Road",
    topics: [
      "A net of roads, not one road",
      "Silk, spices, glass and horses",
      "Camels, deserts and oases",
      "Ideas and religions on the move",
      "Genghis Khan and the Mongols",
      "Marco Polo and Ibn Battuta",
      "How the plague spread",
    ],
    ways: {
      story: {
        title: "The Boy Who Left Venice at Seventeen",
        explanation:
          "Tell how Marco Polo set out with father and uncle, came back after 24 years, and was hardly believed.",
        topic: "Tell one wonder and have it doubted",
      },
      handsOn: {
        title: "A Caravan Trading Game",
        explanation: "Lay out oases on the floor, draw goods and dangers from cards, and trade from end to end.",
        topic: "Note how prices grow on the way",
      },
      question: {
        title: "Did Marco Polo Really Go to China?",
        explanation: "Weigh what he wrote and what he left out, such as the Great Wall, and what speaks for him.",
        topic: "Give two arguments for each side",
      },
      project: {
        title: "A Silk Road Board Game",
        explanation: "Design a board game with real cities, goods and events, write its rules and play it with others.",
        topic: "Make ten event cards from real facts",
      },
    },
  },
  {
    id: "renaissance",
    level: 3,
    prerequisites: ["knights-and-castles"],
    keywords: [
      "renaissance",
      "leonardo da vinci",
      "michelangelo",
      "printing press",
      "gutenberg",
      "galileo",
      "florence",
      "reformation",
      "medici",
      "art",
    ],
    title: "See the Renaissance and the printing press",
    explanation:
      "Find out why art, science and faith changed in Europe from about 1400 to 1600, and what printed books made " +
      "possible.",
    goal: "Learn about the Renaissance",
    mastered: "Explains the Renaissance and the printing press",
    topics: [
      "Rich towns such as Florence",
      "Old Greek and Roman ideas anew",
      "Leonardo and Michelangelo",
      "Gutenberg and movable type",
      "Luther and a divided church",
      "Copernicus, Galileo and the moving Earth",
    ],
    ways: {
      story: {
        title: "The Goldsmith and His Secret Press",
        explanation:
          "Tell how Gutenberg, deep in debt, worked for years on letters of metal, and lost his press just as it " +
          "succeeded.",
        topic: "Tell the day the first page came out",
      },
      handsOn: {
        title: "Print with Movable Type",
        explanation:
          "Cut letters into erasers or potatoes, mirrored, set a word and print it twenty times; compare with " +
          "copying by hand.",
        topic: "Print a word and time both ways",
      },
      question: {
        title: "Was It the Press That Changed the World?",
        explanation: "Find out how many books there were before and after, who could read them, and who feared them.",
        topic: "Name two gains and one fear",
      },
      project: {
        title: "A Notebook in Leonardo's Manner",
        explanation:
          "Fill eight pages with sketches of things in nature, an invention and some mirror writing, from your own " +
          "look.",
        topic: "Draw and describe one invention",
      },
    },
  },
  {
    id: "age-of-exploration",
    level: 3,
    prerequisites: ["maya-aztec-inca", "silk-road-mongols"],
    keywords: [
      "explorers",
      "exploration",
      "columbus",
      "magellan",
      "zheng he",
      "vasco da gama",
      "1492",
      "columbian exchange",
      "voyages",
      "conquistadors",
    ],
    title: "Sail with explorers and ask who paid the price",
    explanation:
      "Learn why people sailed across oceans, what Zheng He, Columbus and Magellan did, and what their voyages meant " +
      "for others.",
    goal: "Learn about the explorers",
    mastered: "Explains why explorers sailed and what followed",
    topics: [
      "Zheng He's treasure fleets",
      "Caravels, compass and stars",
      "Columbus and the Taíno in 1492",
      "Around the world with Magellan and Elcano",
      "Cortés, Pizarro and the fall of two empires",
      "Plants, animals and diseases that crossed",
    ],
    ways: {
      story: {
        title: "Eighteen Came Home",
        explanation:
          "Tell of Magellan's fleet, which left with about 240 men, and of the one ship that came back after three " +
          "years.",
        topic: "Write a log entry of the last sailor",
      },
      handsOn: {
        title: "A Kitchen before 1492",
        explanation:
          "Sort the foods in your kitchen by their side of the ocean, and plan a meal without any from the other side.",
        topic: "Sort fifteen foods by origin",
      },
      question: {
        title: "Discovery for Whom?",
        explanation:
          "Read how the landing in 1492 may have looked from the ship and from the shore, and choose a fair word for " +
          "it.",
        topic: "Argue for the word you choose",
      },
      project: {
        title: "A Captain's Log and an Islander's Reply",
        explanation:
          "Write a captain's log of three days and, facing each page, what a person on the shore might tell.",
        topic: "Write three facing pages",
      },
    },
  },
  {
    id: "american-colonies",
    level: 3,
    prerequisites: ["age-of-exploration", "native-peoples"],
    keywords: [
      "colonies",
      "colonial america",
      "thirteen colonies",
      "jamestown",
      "pilgrims",
      "plymouth",
      "mayflower",
      "settlers",
      "thanksgiving",
    ],
    title: "Live in the American colonies",
    explanation:
      "Compare Jamestown, Plymouth and the other colonies, who came, who was forced to come and how settlers and " +
      "native nations met.",
    goal: "Learn about the American colonies",
    mastered: "Compares the thirteen colonies and who lived there",
    topics: [
      "Jamestown and the Powhatan",
      "Plymouth, the Mayflower and the Wampanoag",
      "New England, Middle and Southern colonies",
      "Servants, and Africans held in slavery",
      "Town meetings and trades",
      "Daily life of a colonial child",
    ],
    ways: {
      story: {
        title: "The Winter Half of Them Died",
        explanation: "Tell of the first Plymouth winter and of Tisquantum, who had been to Europe and spoke English.",
        topic: "Tell what Tisquantum taught the settlers",
      },
      handsOn: {
        title: "A Day of Colonial Chores",
        explanation:
          "Shake cream to butter, write with a feather or stick, and play a colonial game, all without electricity.",
        topic: "Make butter and write the recipe",
      },
      question: {
        title: "What Was the First Thanksgiving Really Like?",
        explanation:
          "Read the few lines that tell of the harvest feast of 1621, and compare them with today's pictures.",
        topic: "Separate what is known from legend",
      },
      project: {
        title: "A Newspaper of Three Colonies",
        explanation:
          "Report from Massachusetts, Pennsylvania and Virginia in one paper, with trades, laws and voices of all " +
          "people.",
        topic: "Write one article for each colony",
      },
    },
  },
  {
    id: "american-revolution",
    level: 3,
    prerequisites: ["american-colonies"],
    keywords: [
      "american revolution",
      "revolutionary war",
      "independence",
      "1776",
      "george washington",
      "boston tea party",
      "declaration",
      "founding fathers",
      "july 4",
    ],
    title: "Understand the American Revolution",
    explanation:
      "Follow the quarrel over taxes and rights from Boston to Yorktown, and see who fought on which side and what " +
      "for.",
    goal: "Learn about the American Revolution",
    mastered: "Explains causes and results of the American Revolution",
    topics: [
      "Taxes and no seat in Parliament",
      "The Boston Massacre and the Tea Party",
      "Lexington and Concord",
      "The Declaration of Independence",
      "Washington, Valley Forge and Yorktown",
      "Loyalists, women, native nations and Black soldiers",
    ],
    ways: {
      story: {
        title: "The Printer of Baltimore",
        explanation:
          "Tell of Mary Katharine Goddard, who printed the Declaration with the signers' names and set her own " +
          "beneath.",
        topic: "Tell why her own name was a risk",
      },
      handsOn: {
        title: "A Tax on Everything",
        explanation:
          "Give out beans as money, tax paper, tea and windows in a game, and talk about the mood before round four.",
        topic: "Play four rounds and note the reactions",
      },
      question: {
        title: "Patriot or Loyalist, Which Would You Be?",
        explanation: "Draw a role such as farmer, merchant or printer, weigh dangers and hopes, and choose a side.",
        topic: "Defend the choice of your role",
      },
      project: {
        title: "A Declaration of Our Own",
        explanation:
          "Study how the Declaration is built, and write one for a cause at home with reasons and signatures.",
        topic: "Write a preamble and four grievances",
      },
    },
  },
  {
    id: "constitution",
    level: 3,
    prerequisites: ["american-revolution"],
    keywords: [
      "constitution",
      "bill of rights",
      "government",
      "congress",
      "president",
      "three branches",
      "laws",
      "voting",
      "rights",
      "civics",
    ],
    title: "See how the Constitution came about",
    explanation:
      "Learn why the new nation needed a constitution, how the three branches check each other and what the Bill of " +
      "Rights protects.",
    goal: "Learn about the Constitution and government",
    mastered: "Explains the three branches and the Bill of Rights",
    topics: [
      "The weak Articles of Confederation",
      "The summer of 1787 in Philadelphia",
      "Large and small states find a compromise",
      "Congress, president and courts",
      "Checks and balances",
      "The Bill of Rights",
      "Who was left out at first",
    ],
    ways: {
      story: {
        title: "Closed Windows in a Hot Summer",
        explanation:
          "Tell how the delegates argued in secret with the windows shut, and nearly gave up more than once.",
        topic: "Act one quarrel and its compromise",
      },
      handsOn: {
        title: "Three-Branch Family Government",
        explanation:
          "Divide a family matter among lawmakers, a president and judges, and play through how a rule is made.",
        topic: "Pass, sign and test one rule",
      },
      question: {
        title: "Can a Rule Be Older Than the People It Binds?",
        explanation:
          "Find out how the Constitution can be changed, why it is hard, and judge one of the 27 amendments.",
        topic: "Explain one amendment and its reason",
      },
      project: {
        title: "A Constitution for Our Club or Home",
        explanation: "Hold a convention with the family or friends, agree on rules, rights and changes, and sign it.",
        topic: "Draft five articles and vote on them",
      },
    },
  },
  {
    id: "westward-expansion",
    level: 3,
    prerequisites: ["american-revolution", "native-peoples"],
    keywords: [
      "westward expansion",
      "pioneers",
      "oregon trail",
      "lewis and clark",
      "sacagawea",
      "gold rush",
      "louisiana purchase",
      "trail of tears",
      "covered wagon",
    ],
    title: "Follow the ways west and see who was driven out",
    explanation:
      "Trace how the United States grew to the Pacific, from Lewis and Clark to the railroad, and what it cost " +
      "native nations.",
    goal: "Learn about westward expansion and the pioneers",
    mastered: "Explains how the West was settled and at what cost",
    topics: [
      "The Louisiana Purchase",
      "Lewis, Clark and Sacagawea",
      "The Trail of Tears",
      "Wagons on the Oregon Trail",
      "The Gold Rush of 1849",
      "The railroad and the Chinese workers",
    ],
    ways: {
      story: {
        title: "Sacagawea Meets Her Brother",
        explanation:
          "Tell how Sacagawea, sent to interpret with strangers, found that the Shoshone chief was her own brother.",
        topic: "Tell the meeting through her eyes",
      },
      handsOn: {
        title: "Pack the Wagon",
        explanation:
          "Mark out a wagon on the floor, choose from a list with weights what to take, and draw what happens on the " +
          "way.",
        topic: "Pack within the limit and defend it",
      },
      question: {
        title: "One Land, How Many Views?",
        explanation:
          "Read short words of a settler, a miner, a Cherokee and a railroad worker, and compare what the West was " +
          "to each.",
        topic: "Sum up four views in a sentence each",
      },
      project: {
        title: "A Trail Map with Voices",
        explanation: "Draw a large map with three trails, and record a short spoken diary for a place on each of them.",
        topic: "Record three voices for the map",
      },
    },
  },
  {
    id: "feudal-japan",
    level: 3,
    prerequisites: ["ancient-china"],
    keywords: ["japan", "samurai", "shogun", "ninja", "feudal japan", "edo", "tokugawa", "japanese history", "bushido"],
    title: "Discover the Japan of the samurai",
    explanation:
      "Learn how emperors, shoguns and samurai ruled, how people lived in Edo times, and why Japan closed and opened " +
      "its ports.",
    goal: "Learn about samurai and the history of Japan",
    mastered: "Tells about samurai, shoguns and life in Edo Japan",
    topics: [
      "Emperor and shogun",
      "The samurai and their code",
      "Murasaki Shikibu, who wrote an early novel",
      "Castles and three unifiers",
      "Life and theater in Edo",
      "Closed and opened harbors",
    ],
    ways: {
      story: {
        title: "The Lady Who Wrote a Thousand Pages",
        explanation:
          "Tell of Murasaki Shikibu, who listened at her brother's lessons and later wrote The Tale of Genji at court.",
        topic: "Tell how she learned by listening",
      },
      handsOn: {
        title: "Fold, Brush and Bow",
        explanation:
          "Fold a paper helmet, write a short haiku with a brush, and serve tea with slow and careful gestures.",
        topic: "Write and recite one haiku",
      },
      question: {
        title: "Were Ninjas Real?",
        explanation: "Find out what is known of spies in old Japan, and sort film pictures from what the sources show.",
        topic: "Sort six claims into proven and invented",
      },
      project: {
        title: "A Scroll of Edo Life",
        explanation:
          "Paint a long scroll that unrolls a street in Edo with shops, actors, monks and children, and narrate it.",
        topic: "Paint and narrate four scenes",
      },
    },
  },
];
