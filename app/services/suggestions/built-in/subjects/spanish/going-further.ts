import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "irregular-present",
    level: 3,
    prerequisites: ["present-regular"],
    keywords: [
      "irregular verbs",
      "stem changing verbs",
      "boot verbs",
      "quiero",
      "puedo",
      "juego",
      "present tense",
      "hago",
      "conjugation",
    ],
    title: "Use quiero, puedo and other changing verbs",
    explanation:
      "Learn the common verbs whose stem changes and those with a special yo form, and use them for wishes, ability " +
      "and habits.",
    goal: "Learn irregular and stem-changing verbs in Spanish",
    mastered: "Uses quiero, puedo and juego correctly in Spanish",
    topics: [
      "E to ie, as in quiero",
      "O to ue, as in puedo",
      "E to i, as in pido",
      "Juego, the u to ue verb",
      "Hago, pongo, salgo and digo",
      "Sé and conozco",
    ],
    ways: {
      story: {
        title: "The Shoe That Changed Its Verbs",
        explanation:
          "Tell of a shoemaker whose magic boot changes every verb inside it, while the two forms outside stay the " +
          "same.",
        topic: "Put six verb forms inside or outside",
      },
      handsOn: {
        title: "Boot Verb Board Game",
        explanation: "Draw a boot with squares, roll along it and say the verb form that belongs to each square.",
        topic: "Go once around without a wrong stem",
      },
      question: {
        title: "Why Do Only Some Verbs Change?",
        explanation: "Say the forms aloud, listen where the stress falls, and discover when a vowel breaks in two.",
        topic: "Mark the stressed vowel in ten forms",
      },
      project: {
        title: "A Wish and Skill Chart of the Family",
        explanation: "Ask everyone in Spanish what they want, can do and prefer, and show the results in a chart.",
        topic: "Ask nine questions and draw the chart",
      },
    },
  },
  {
    id: "daily-routine",
    level: 3,
    prerequisites: ["telling-time", "present-regular"],
    keywords: [
      "daily routine",
      "reflexive verbs",
      "get up",
      "me levanto",
      "morning routine",
      "school day",
      "brush teeth",
      "before and after",
    ],
    title: "Describe your day with reflexive verbs",
    explanation:
      "Use verbs such as levantarse, ducharse and acostarse with me, te and se to tell what you do from morning to " +
      "night.",
    goal: "Describe a daily routine in Spanish",
    mastered: "Tells their daily routine in Spanish",
    topics: [
      "Me levanto and me visto",
      "Te, se and nos",
      "Me ducho and me cepillo los dientes",
      "Primero, luego and después",
      "Antes de and después de",
      "Me acuesto a las nueve",
    ],
    ways: {
      story: {
        title: "A Day in the Life of a Night Owl",
        explanation: "Tell of an owl that gets up when others go to bed, and give its routine with the exact hour.",
        topic: "Tell the owl's day in eight sentences",
      },
      handsOn: {
        title: "Routine Charades",
        explanation:
          "Act out getting up, washing and getting dressed without a word, while the others say it in Spanish.",
        topic: "Act and guess eight routine verbs",
      },
      question: {
        title: "How Does a School Day Look in Mexico?",
        explanation:
          "Find out when school starts and ends for a child in Mexico or Spain, and compare it with your own day.",
        topic: "Compare four moments of the two days",
      },
      project: {
        title: "My Day as a Photo Story",
        explanation: "Take or draw eight pictures of one day and write a Spanish caption with time and verb for each.",
        topic: "Caption all eight pictures",
      },
    },
  },
  {
    id: "plans-ir-a",
    level: 3,
    prerequisites: ["present-regular", "days-months-birthday"],
    keywords: ["future plans", "ir a", "going to", "voy a", "weekend", "tomorrow", "invitations", "next week", "ir"],
    title: "Say where you go and what you are going to do",
    explanation:
      "Use voy and vamos to say where you go, and voy a with a verb to make plans, invite others and accept or " +
      "decline.",
    goal: "Talk about plans in Spanish",
    mastered: "Talks about plans with ir a in Spanish",
    topics: [
      "Voy, vas, va, vamos, van",
      "Al and a la",
      "Voy a jugar",
      "Mañana and la semana que viene",
      "¿Quieres ir conmigo?",
      "Lo siento, no puedo",
    ],
    ways: {
      story: {
        title: "Two Friends and One Free Saturday",
        explanation: "Tell how two friends try to agree on a Saturday, with ten plans and only one afternoon.",
        topic: "Continue the talk until they agree",
      },
      handsOn: {
        title: "Weekend Planner with Sticky Notes",
        explanation:
          "Stick plans onto a week chart, move them about and say in Spanish what the family is going to do.",
        topic: "Say seven plans from the chart",
      },
      question: {
        title: "What Is Everyone Going to Do This Summer?",
        explanation: "Ask relatives and friends for their plans, note them in Spanish, and find the most popular one.",
        topic: "Report five plans in full sentences",
      },
      project: {
        title: "A Party Invitation in Spanish",
        explanation: "Plan a party with place, time, food and games, write an invitation and read it as a message.",
        topic: "Write an invitation with six details",
      },
    },
  },
  {
    id: "hobbies-gustar",
    level: 3,
    prerequisites: ["food-and-likes", "present-regular"],
    keywords: [
      "hobbies",
      "gustar",
      "sports",
      "free time",
      "me encanta",
      "likes and dislikes",
      "games",
      "music",
      "opinions",
    ],
    title: "Talk about hobbies with gustar and encantar",
    explanation:
      "Say what you and others like, love or find boring with gustar, encantar and interesar, and explain why.",
    goal: "Talk about hobbies and sports in Spanish",
    mastered: "Talks about hobbies and gives reasons in Spanish",
    topics: [
      "Me gusta nadar, with a verb",
      "Me, te, le, nos, les",
      "A mí, a ti and a ella",
      "Me encanta and me aburre",
      "También and tampoco",
      "Porque es divertido",
    ],
    ways: {
      story: {
        title: "The Robot in Search of a Hobby",
        explanation:
          "Tell of a robot that tries soccer, chess, cooking and dancing, and says honestly what it thinks of each.",
        topic: "Give the robot's opinion on five hobbies",
      },
      handsOn: {
        title: "Find Your Twin",
        explanation: "Write six likes on a card in secret, ask in Spanish and find out who shares the most of them.",
        topic: "Find two likes you share with someone",
      },
      question: {
        title: "Which Sport Is Loved Where?",
        explanation:
          "Find out why baseball is loved in the Dominican Republic and soccer in Uruguay, and say it in Spanish.",
        topic: "Say which sport two countries love",
      },
      project: {
        title: "A Hobby Fair at Home",
        explanation:
          "Prepare a small stand on your own hobby with pictures, a demonstration and six Spanish sentences.",
        topic: "Present and demonstrate the hobby",
      },
    },
  },
  {
    id: "town-directions",
    level: 3,
    prerequisites: ["estar-and-places"],
    keywords: [
      "town",
      "city",
      "directions",
      "travel",
      "map",
      "left and right",
      "bus",
      "train",
      "ask the way",
      "places",
    ],
    title: "Find your way in a town",
    explanation: "Name places in a town, ask for the way, understand directions and buy a ticket in Spanish.",
    goal: "Ask for directions and travel in Spanish",
    mastered: "Asks for and understands directions in Spanish",
    topics: [
      "La plaza, la estación and el mercado",
      "¿Cómo llego a?",
      "A la derecha and a la izquierda",
      "Sigue todo recto and cruza la calle",
      "Un boleto de ida y vuelta",
      "Cerca de and lejos de",
    ],
    ways: {
      story: {
        title: "Lost in Oaxaca with One Shoe",
        explanation:
          "Tell of a boy who loses his shoe and his way in Oaxaca, and asks helpful strangers for the market.",
        topic: "Ask for the way at three corners",
      },
      handsOn: {
        title: "A Town Made of Boxes",
        explanation:
          "Build streets from boxes on the floor and guide a blindfolded toy through with spoken directions.",
        topic: "Guide the toy to three places",
      },
      question: {
        title: "What Stands around a Plaza?",
        explanation:
          "Look at maps and pictures of plazas in three countries, and find out which buildings always return.",
        topic: "Name five buildings around a plaza",
      },
      project: {
        title: "A City Guide to a Place I Want to See",
        explanation:
          "Choose a Spanish-speaking city and make a guide with a map, three sights and directions between them.",
        topic: "Write the way from sight to sight",
      },
    },
  },
  {
    id: "shopping",
    level: 3,
    prerequisites: ["numbers-to-hundred", "plurals-agreement"],
    keywords: ["shopping", "clothes shop", "market", "money", "this and that", "size", "buy", "este and ese", "prices"],
    title: "Go shopping for clothes and presents",
    explanation:
      "Point with este, ese and aquel, ask for size, color and price, compare two things and pay in Spanish.",
    goal: "Go shopping in Spanish",
    mastered: "Buys something and compares prices in Spanish",
    topics: [
      "Busco and necesito",
      "Este, ese and aquel",
      "La talla and el color",
      "Me queda grande",
      "Más barato que and tan bonito como",
      "Lo compro",
    ],
    ways: {
      story: {
        title: "The Hat That Was Never the Right Size",
        explanation:
          "Tell of a man with a very large head who tries every hat in town, and of the clever seller who helps him.",
        topic: "Play the talk in the last shop",
      },
      handsOn: {
        title: "Sell Me My Own Shoes",
        explanation:
          "Take clothes from the closet, set up a shop and sell your child's own things back with much praise.",
        topic: "Sell one thing with three comparisons",
      },
      question: {
        title: "Can You Bargain Everywhere?",
        explanation:
          "Find out where prices are fixed and where bargaining is part of a market, and learn what is polite to say.",
        topic: "Try a polite bargain in six lines",
      },
      project: {
        title: "A Fashion Show in Spanish",
        explanation:
          "Dress up with family or dolls, and announce each outfit on a catwalk with color, fabric and price.",
        topic: "Write and speak four announcements",
      },
    },
  },
  {
    id: "preterite",
    level: 3,
    prerequisites: ["present-regular"],
    keywords: [
      "past tense",
      "preterite",
      "pretérito",
      "yesterday",
      "what did you do",
      "fui",
      "past",
      "regular and irregular",
      "last weekend",
    ],
    title: "Tell what happened with the preterite",
    explanation:
      "Form the preterite of regular verbs and of ir, ser, hacer and tener, and tell what happened yesterday or on a " +
      "trip.",
    goal: "Talk about the past in Spanish",
    mastered: "Tells about yesterday in Spanish with the preterite",
    topics: [
      "Ayer, anoche and la semana pasada",
      "Hablé, hablaste, habló",
      "Comí, comiste, comió",
      "Fui, for going and for being",
      "Hice, tuve and estuve",
      "Primero, entonces and al final",
    ],
    ways: {
      story: {
        title: "Who Ate the Last Churro?",
        explanation: "Solve a small crime by asking every member of the family what they did last night, hour by hour.",
        topic: "Question three suspects in the past",
      },
      handsOn: {
        title: "Time Line on a String",
        explanation: "Hang pictures of last week on a string in order, and tell in Spanish what happened on each day.",
        topic: "Tell eight events along the string",
      },
      question: {
        title: "Why Can Fui Mean Two Things?",
        explanation: "Look at sentences with fui, decide each time whether it means went or was, and find the clue.",
        topic: "Find the clue in six sentences",
      },
      project: {
        title: "A Travel Diary of One Real Day",
        explanation:
          "Write a page on an outing with tickets, drawings and ten past sentences, and read it to a friend.",
        topic: "Write and read out the page",
      },
    },
  },
  {
    id: "object-pronouns",
    level: 3,
    prerequisites: ["present-regular", "hobbies-gustar"],
    keywords: [
      "object pronouns",
      "lo and la",
      "le",
      "me lo",
      "direct object",
      "indirect object",
      "grammar",
      "pronouns",
      "him her it",
    ],
    title: "Replace words with lo, la, le and se",
    explanation:
      "Use lo, la, los and las for things and people, le and les for to whom, and put them in the right place.",
    goal: "Learn Spanish object pronouns",
    mastered: "Uses lo, la and le in Spanish sentences",
    topics: [
      "Lo, la, los and las",
      "Before the verb or at its end",
      "Me, te and nos",
      "Le and les, for to whom",
      "Two pronouns, as in te lo doy",
      "Se lo instead of le lo",
    ],
    ways: {
      story: {
        title: "The Present Nobody Could Keep",
        explanation:
          "Tell of a box that is given on from one friend to the next, and use lo and se lo at each handover.",
        topic: "Tell five handovers in Spanish",
      },
      handsOn: {
        title: "Pass It On around the Table",
        explanation:
          "Hand a spoon around the table, asking and saying in Spanish who gives it to whom, faster every round.",
        topic: "Say te lo doy and dámelo in the game",
      },
      question: {
        title: "How Many Words Can Two Letters Replace?",
        explanation: "Underline long phrases in a text, replace each with lo or la, and test where it becomes unclear.",
        topic: "Shorten six sentences and check one",
      },
      project: {
        title: "A Cooking Video without Repeats",
        explanation:
          "Film or act a simple cold recipe in Spanish, in which you cut it, mix it and serve it with pronouns.",
        topic: "Use six object pronouns in the recipe",
      },
    },
  },
  {
    id: "spanish-speaking-world",
    level: 3,
    prerequisites: ["weather-clothes"],
    keywords: [
      "countries",
      "capitals",
      "culture",
      "latin america",
      "spain",
      "spanish speaking countries",
      "traditions",
      "holidays",
      "festivals",
    ],
    title: "Travel through the Spanish-speaking world",
    explanation:
      "Find the countries where Spanish is spoken, name capitals, landscapes, foods and festivals, and compare them " +
      "with home.",
    goal: "Learn about Spanish-speaking countries and their culture",
    mastered: "Names Spanish-speaking countries and some traditions",
    topics: [
      "The 20 countries, and Puerto Rico",
      "Capitals and well-known places",
      "Languages beside Spanish, such as Quechua",
      "Foods from maize to paella",
      "Day of the Dead and other festivals",
      "Music and dances",
    ],
    ways: {
      story: {
        title: "Sofía Follows the Butterflies",
        explanation:
          "Tell how Sofía in Michoacán waits for the monarch butterflies, which come around the Day of the Dead.",
        topic: "Retell what the butterflies mean to her",
      },
      handsOn: {
        title: "A Tasting Tour of Four Countries",
        explanation:
          "Prepare a simple bite from four countries, such as guacamole or arroz con leche, and name all that is in " +
          "it.",
        topic: "Make and present one of the bites",
      },
      question: {
        title: "Why Is Spanish Spoken So Far from Spain?",
        explanation:
          "Find out how Spanish came to the Americas and to Equatorial Guinea, and what it meant for the people there.",
        topic: "Show the way of Spanish on a map",
      },
      project: {
        title: "A Country Fair with Passports",
        explanation:
          "Choose three countries, set up a table with flag, food, music and facts for each, and stamp passports.",
        topic: "Prepare one table with six facts",
      },
    },
  },
  {
    id: "short-stories",
    level: 3,
    prerequisites: ["preterite", "irregular-present"],
    keywords: [
      "reading",
      "stories",
      "short stories",
      "fables",
      "legends",
      "comprehension",
      "read in spanish",
      "folk tales",
    ],
    title: "Read short stories and legends in Spanish",
    explanation:
      "Read simple stories and legends, guess new words from context and cognates, and retell them in your own " +
      "Spanish.",
    goal: "Read simple stories in Spanish",
    mastered: "Reads and retells a short story in Spanish",
    topics: [
      "Cognates such as animal and importante",
      "False friends such as éxito",
      "Guessing from context",
      "Who, where and what happened",
      "Reading aloud with expression",
      "Retelling in five sentences",
    ],
    ways: {
      story: {
        title: "The Rabbit in the Moon",
        explanation: "Read the old Mexican legend of how a rabbit came to be seen in the moon, told in simple Spanish.",
        topic: "Retell the legend with five pictures",
      },
      handsOn: {
        title: "Story Cards in a Muddle",
        explanation: "Cut a short story into sentence strips, mix them, put them in order and act the scenes out.",
        topic: "Order the strips and act one scene",
      },
      question: {
        title: "How Much Can You Understand without a Dictionary?",
        explanation: "Read a page, mark what you know, guess the rest, and only then look up which guesses were right.",
        topic: "Guess and check ten words",
      },
      project: {
        title: "My Own Picture Book in Spanish",
        explanation:
          "Write a story of eight sentences with a beginning, a problem and an end, draw it and read it to others.",
        topic: "Write and illustrate four pages",
      },
    },
  },
];
