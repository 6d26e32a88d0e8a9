import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "days-months-birthday",
    level: 2,
    prerequisites: ["numbers-to-twenty"],
    keywords: ["days of the week", "months", "calendar", "date", "birthday", "today", "tomorrow", "seasons"],
    title: "Say the days, months and your birthday",
    explanation:
      "Say the days and the months, tell today's date and ask for birthdays, written with small letters as in Spanish.",
    goal: "Learn the days and months in Spanish",
    mastered: "Says days, months and dates in Spanish",
    topics: [
      "Lunes to domingo",
      "Enero to diciembre",
      "Hoy es and mañana es",
      "Numbers up to treinta y uno",
      "Mi cumpleaños es el",
      "El lunes and los lunes",
    ],
    ways: {
      story: {
        title: "Seven Days in Martina's Week",
        explanation: "Follow Martina through a week in Quito, with a different game, chore or visit every day.",
        topic: "Retell Martina's week day by day",
      },
      handsOn: {
        title: "Toss the Ball through the Week",
        explanation: "Throw a ball and say the next day or month, then change direction when someone calls atrás.",
        topic: "Go through all months without a slip",
      },
      question: {
        title: "Why Does the Week Start with Lunes?",
        explanation:
          "Compare calendars from several countries, and find out which moon and planets hide in the names of days.",
        topic: "Match four days with moon and planets",
      },
      project: {
        title: "A Birthday Calendar in Spanish",
        explanation: "Make a calendar page for each month, ask everyone for their birthday in Spanish and enter it.",
        topic: "Ask five people and write their dates",
      },
    },
  },
  {
    id: "ser-descriptions",
    level: 2,
    prerequisites: ["things-and-articles", "colors-and-shapes"],
    keywords: [
      "ser",
      "to be",
      "soy",
      "describe people",
      "adjectives",
      "where are you from",
      "nationality",
      "personality",
      "appearance",
    ],
    title: "Say who you are and what people are like",
    explanation: "Use ser to say who you are, where you come from and what people and animals are like.",
    goal: "Describe people in Spanish with ser",
    mastered: "Describes people in Spanish with ser",
    topics: [
      "Soy, eres, es",
      "Somos and son",
      "Soy de, for where you come from",
      "Alto, bajo, grande and pequeño",
      "Simpático, divertido and tímido",
      "No es, for what is not so",
    ],
    ways: {
      story: {
        title: "Who Is the New Goalkeeper?",
        explanation: "Tell how a team tries to find out who hides behind the new goalkeeper's mask, one clue a day.",
        topic: "Give four clues with es",
      },
      handsOn: {
        title: "Guess Who with Drawn Faces",
        explanation:
          "Draw twelve faces on cards and ask in Spanish who is tall or wears glasses until the right one is found.",
        topic: "Find the person with six questions",
      },
      question: {
        title: "What Makes You You?",
        explanation:
          "Ask three people to describe you in one word, find the Spanish for each, and decide which fits best.",
        topic: "Say three words about yourself with soy",
      },
      project: {
        title: "A Gallery of Heroes",
        explanation: "Draw four people you admire, from home or from books, and write three sentences with es on each.",
        topic: "Present one hero in Spanish",
      },
    },
  },
  {
    id: "plurals-agreement",
    level: 2,
    prerequisites: ["things-and-articles", "colors-and-shapes"],
    keywords: [
      "plural",
      "agreement",
      "adjectives",
      "los and las",
      "masculine and feminine",
      "grammar",
      "matching endings",
      "more than one",
    ],
    title: "Match endings, as in los gatos negros",
    explanation: "Form plurals, use los and las, and make adjectives agree with their noun in gender and number.",
    goal: "Learn plurals and matching adjectives in Spanish",
    mastered: "Makes articles and adjectives agree in Spanish",
    topics: [
      "Adding s or es",
      "Los and las, unos and unas",
      "Rojo, roja, rojos, rojas",
      "Adjectives such as verde and azul",
      "Adjectives after the noun",
      "Mi and mis, tu and tus",
    ],
    ways: {
      story: {
        title: "The Twins Who Dressed Every Word Alike",
        explanation: "Tell of twins who run a shop where every adjective must wear the same ending as its noun.",
        topic: "Dress six nouns in matching adjectives",
      },
      handsOn: {
        title: "Ending Matches with Clothespins",
        explanation: "Write nouns on cards and endings on clothespins, and clip the right ending onto each adjective.",
        topic: "Clip ten correct pairs",
      },
      question: {
        title: "Why Is It el Agua but las Aguas?",
        explanation: "Say la agua quickly aloud, notice what happens, and find other words that behave in this way.",
        topic: "Find one more word like agua",
      },
      project: {
        title: "An Animal Parade Poster",
        explanation:
          "Draw groups of animals in a parade, and label each with number, noun and adjective, as in tres patos " +
          "blancos.",
        topic: "Write eight matching labels",
      },
    },
  },
  {
    id: "estar-and-places",
    level: 2,
    prerequisites: ["body-and-feelings", "things-and-articles"],
    keywords: [
      "estar",
      "where is",
      "prepositions",
      "location",
      "how are you",
      "places in the house",
      "rooms",
      "feelings",
    ],
    title: "Say where things are and how you feel with estar",
    explanation:
      "Use estar with encima de, debajo de and al lado de to say where something is, and with feelings to say how " +
      "someone is.",
    goal: "Say where things are in Spanish",
    mastered: "Says where things are with estar",
    topics: [
      "Estoy, estás, está",
      "Estamos and están",
      "The rooms of the house",
      "Encima de, debajo de and dentro de",
      "Al lado de, delante de and detrás de",
      "¿Dónde está?",
    ],
    ways: {
      story: {
        title: "Where Is the Hamster Hiding?",
        explanation: "Tell of a hamster that escapes at bedtime, and search each room with a new place word.",
        topic: "Say five places where it is not",
      },
      handsOn: {
        title: "Hide and Seek for a Toy",
        explanation: "Hide a toy, let the others ask in Spanish where it is, and answer only with place words.",
        topic: "Hide it and answer six questions",
      },
      question: {
        title: "Why Are There Two Words for to Be?",
        explanation:
          "Compare soy and estoy in ten sentences, and guess what each is used for before looking up the rule.",
        topic: "Sort ten sentences by ser and estar",
      },
      project: {
        title: "A House Cut Open in Spanish",
        explanation:
          "Draw or build a house without its front wall, fill it with people and things, and describe where all is.",
        topic: "Describe six places in the house",
      },
    },
  },
  {
    id: "numbers-to-hundred",
    level: 2,
    prerequisites: ["numbers-to-twenty"],
    keywords: ["numbers to 100", "count to one hundred", "prices", "how much", "money", "big numbers", "cuánto cuesta"],
    title: "Count to one hundred and ask for prices",
    explanation: "Count to one hundred by ones and tens, and ask and tell what things cost with ¿cuánto cuesta?",
    goal: "Count to 100 in Spanish and understand prices",
    mastered: "Counts to 100 in Spanish",
    topics: [
      "Veintiuno to veintinueve",
      "Treinta, cuarenta and on to cien",
      "Joining tens and ones with y",
      "¿Cuánto cuesta? and ¿cuánto cuestan?",
      "Pesos, euros and other money",
    ],
    ways: {
      story: {
        title: "The Bargain at the Flea Market",
        explanation:
          "Tell of a girl who wants an old guitar at a market, and how the price sinks from cien number by number.",
        topic: "Act the bargaining with five prices",
      },
      handsOn: {
        title: "Bingo up to Cien",
        explanation: "Make bingo cards with numbers to one hundred, and let your child be the caller in Spanish.",
        topic: "Call one full game of bingo",
      },
      question: {
        title: "What Does Bread Cost in Another Country?",
        explanation: "Look up prices in a Spanish-speaking country with a parent, say them in Spanish and compare.",
        topic: "Say and compare three prices",
      },
      project: {
        title: "A Market Stall with Price Tags",
        explanation: "Set up a stall with things from home, write prices in Spanish words, and serve real customers.",
        topic: "Write ten tags and sell three things",
      },
    },
  },
  {
    id: "telling-time",
    level: 2,
    prerequisites: ["numbers-to-twenty"],
    keywords: [
      "telling time",
      "clock",
      "what time is it",
      "qué hora es",
      "hours",
      "minutes",
      "schedule",
      "morning and afternoon",
    ],
    title: "Tell the time",
    explanation: "Ask for the time and tell it to the hour, half and quarter, and say at what time something happens.",
    goal: "Tell time in Spanish",
    mastered: "Tells the time in Spanish",
    topics: [
      "¿Qué hora es?",
      "Es la una and son las dos",
      "Y media and y cuarto",
      "Menos cuarto, for a quarter to",
      "De la mañana, de la tarde, de la noche",
      "¿A qué hora?",
    ],
    ways: {
      story: {
        title: "The Clock That Was Always Late",
        explanation: "Tell of a town clock that runs an hour slow, and all the mix-ups that happen on the plaza.",
        topic: "Say the right time for four mix-ups",
      },
      handsOn: {
        title: "What Time Is It, Señor Lobo?",
        explanation:
          "Play the stalking game in Spanish, taking as many steps as the wolf says hours, until dinner time comes.",
        topic: "Be the wolf and call six times",
      },
      question: {
        title: "When Do Children Eat Dinner in Spain?",
        explanation:
          "Find out at what hours people eat and go to school in Spain and in Peru, and compare with your own day.",
        topic: "Tell three times from the comparison",
      },
      project: {
        title: "A Paper Clock for My Day",
        explanation:
          "Make a clock with moving hands and six small pictures of the day, and present each one with its time.",
        topic: "Set and say six times",
      },
    },
  },
  {
    id: "weather-clothes",
    level: 2,
    prerequisites: ["colors-and-shapes"],
    keywords: [
      "weather",
      "seasons",
      "clothes",
      "clothing",
      "hot and cold",
      "it is raining",
      "hace frío",
      "what to wear",
    ],
    title: "Talk about weather, seasons and clothes",
    explanation:
      "Say what the weather is like in each season and what you wear for it, with hace, está, llueve and llevo.",
    goal: "Talk about weather and clothes in Spanish",
    mastered: "Describes the weather and clothes in Spanish",
    topics: [
      "Hace sol, hace frío and hace calor",
      "Llueve, nieva and está nublado",
      "Primavera, verano, otoño, invierno",
      "La camisa, los zapatos and el abrigo",
      "Llevo and lleva",
    ],
    ways: {
      story: {
        title: "A Suitcase for Two Countries",
        explanation:
          "Tell of cousins packing on the same July day, one in snowy southern Chile and one in hot Sevilla.",
        topic: "Pack both suitcases in Spanish",
      },
      handsOn: {
        title: "Dress-Up Race with a Weather Call",
        explanation: "Call out the weather in Spanish, and race to put on clothes that suit it from a big pile.",
        topic: "Name each piece you put on",
      },
      question: {
        title: "Why Is It Winter in July in Argentina?",
        explanation: "Find out with a globe and a lamp why the seasons are turned around south of the equator.",
        topic: "Name the July season in three places",
      },
      project: {
        title: "A Weather Report on Camera",
        explanation: "Draw a map of a Spanish-speaking country, and present its weather like a person on the news.",
        topic: "Record a report for four cities",
      },
    },
  },
  {
    id: "present-regular",
    level: 2,
    prerequisites: ["ser-descriptions"],
    keywords: [
      "present tense",
      "regular verbs",
      "ar er ir",
      "conjugate",
      "conjugation",
      "verb endings",
      "hablar",
      "grammar",
      "verbs",
    ],
    title: "Use hablar, comer and vivir in the present",
    explanation:
      "Form the present of regular verbs in ar, er and ir for every person, and say what people do and do not do.",
    goal: "Learn regular present tense verbs in Spanish",
    mastered: "Conjugates regular verbs in the present in Spanish",
    topics: [
      "Yo, tú, él, ella, usted",
      "Hablo, hablas, habla",
      "Como, comes, come",
      "Vivo, vives, vive",
      "Nosotros, ellos and ustedes",
      "Leaving out the pronoun",
      "No before the verb",
    ],
    ways: {
      story: {
        title: "Three Families in Verb Village",
        explanation: "Tell of the ar, er and ir families, each with its own set of hats that tell who is speaking.",
        topic: "Give the right hat to six people",
      },
      handsOn: {
        title: "Verb Dice",
        explanation: "Roll one die for the person and one for the verb, act the sentence out and say it in Spanish.",
        topic: "Roll and say ten sentences",
      },
      question: {
        title: "How Can a Verb Say Who without a Pronoun?",
        explanation: "Hide the pronouns in ten sentences, and find out whether the ending alone tells who is meant.",
        topic: "Find the person in ten verb forms",
      },
      project: {
        title: "A Comic about One Busy Street",
        explanation: "Draw eight people on a street and write what each one does, using all three kinds of verbs.",
        topic: "Write eight sentences and check endings",
      },
    },
  },
  {
    id: "tener-and-hay",
    level: 2,
    prerequisites: ["family-and-pets", "numbers-to-twenty"],
    keywords: ["tener", "to have", "hay", "there is", "there are", "age", "hungry", "thirsty", "tengo que", "have to"],
    title: "Use tengo, hay and tengo hambre",
    explanation:
      "Say what you have, how old you are and what there is, and use tener for being hungry, thirsty, cold or afraid.",
    goal: "Use tener and hay in Spanish",
    mastered: "Says what they have and what there is in Spanish",
    topics: [
      "Tengo, tienes, tiene",
      "Tenemos and tienen",
      "Tengo ocho años",
      "Tengo hambre, sed, frío and miedo",
      "Hay and no hay",
      "Tengo que, for what must be done",
    ],
    ways: {
      story: {
        title: "The Pirate with Nothing in His Chest",
        explanation:
          "Tell of a pirate who opens chest after chest and reports in Spanish what there is and what there is not.",
        topic: "Report on five chests with hay",
      },
      handsOn: {
        title: "Go Fish in Spanish",
        explanation: "Make picture cards and play go fish with tienes and no tengo until someone has three pairs.",
        topic: "Win one pair with a full question",
      },
      question: {
        title: "Why Do You Have Hunger in Spanish?",
        explanation:
          "Compare how English and Spanish say hungry, cold and six years old, and try the literal translation.",
        topic: "Find four things you have in Spanish",
      },
      project: {
        title: "A Guide to My Neighborhood",
        explanation: "Make a leaflet that says what there is and is not near your home, with drawings and a small map.",
        topic: "Write eight sentences with hay",
      },
    },
  },
  {
    id: "ordering-food",
    level: 2,
    prerequisites: ["food-and-likes", "numbers-to-hundred"],
    keywords: ["order food", "restaurant", "café", "menu", "drinks", "waiter", "quisiera", "the bill", "ordering"],
    title: "Order food and drinks",
    explanation:
      "Ask for a table, order a meal and a drink politely, say what is missing and ask for the bill in Spanish.",
    goal: "Order food and drinks in Spanish",
    mastered: "Orders a meal in Spanish",
    topics: [
      "Una mesa para dos, por favor",
      "Quisiera and para mí",
      "¿Qué me recomienda?",
      "Sin and con",
      "La cuenta, por favor",
      "Está muy rico",
    ],
    ways: {
      story: {
        title: "The Waiter Who Mixed Up Every Table",
        explanation:
          "Tell of a waiter on his first day who brings soup to the wrong guests, and help them set it right politely.",
        topic: "Play one muddled table",
      },
      handsOn: {
        title: "A Café in the Living Room",
        explanation: "Lay the table, write a menu and take turns as guest and waiter for a real snack, all in Spanish.",
        topic: "Order, pay and thank as a guest",
      },
      question: {
        title: "What Is for Breakfast in Bogotá and Madrid?",
        explanation: "Find out what people eat in the morning in three cities, and learn how to order each breakfast.",
        topic: "Order one breakfast from each city",
      },
      project: {
        title: "A Spanish Evening for the Family",
        explanation:
          "Plan a menu of simple dishes, write it in Spanish, and serve it to guests who must order in Spanish.",
        topic: "Write the menu and take the orders",
      },
    },
  },
  {
    id: "asking-questions",
    level: 2,
    prerequisites: ["greetings", "present-regular"],
    keywords: [
      "questions",
      "question words",
      "qué",
      "quién",
      "dónde",
      "cuándo",
      "por qué",
      "interview",
      "conversation",
    ],
    title: "Ask questions with qué, quién and dónde",
    explanation:
      "Ask with qué, quién, dónde, cuándo, cómo and por qué, set both question marks and give short answers.",
    goal: "Ask questions in Spanish",
    mastered: "Asks and answers simple questions in Spanish",
    topics: [
      "Yes or no questions by voice alone",
      "¿Qué? and ¿quién?",
      "¿Dónde? and ¿cuándo?",
      "¿Cómo? and ¿cuánto?",
      "¿Por qué? and porque",
      "The question marks ¿ and ?",
    ],
    ways: {
      story: {
        title: "The Curious Llama Asks Why",
        explanation: "Tell of a young llama that asks everyone on the mountain one question more than they can answer.",
        topic: "Ask six questions as the llama",
      },
      handsOn: {
        title: "Question Cube",
        explanation:
          "Write six question words on a paper cube, roll it and ask the others a question that begins with it.",
        topic: "Roll and ask eight questions",
      },
      question: {
        title: "Why Does a Question Begin with an Upside-Down Mark?",
        explanation:
          "Read long questions aloud with and without the opening mark, and find out what it helps a reader to do.",
        topic: "Mark five questions and read them aloud",
      },
      project: {
        title: "An Interview with a Spanish Speaker",
        explanation: "Prepare six simple questions, interview someone who speaks Spanish, and present the answers.",
        topic: "Write and ask six questions",
      },
    },
  },
];
