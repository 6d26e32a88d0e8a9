import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "sounds-letters",
    level: 1,
    prerequisites: [],
    keywords: ["sounds", "letters", "alphabet", "pronunciation", "pronounce", "vowels", "accent", "ñ", "rolled r"],
    title: "Say the Spanish sounds and letters",
    explanation:
      "Say the five pure vowels, the ñ, the ll and the rolled rr, and read short Spanish words aloud the way they " +
      "are written.",
    goal: "Learn the Spanish alphabet and pronunciation",
    mastered: "Pronounces Spanish letters and short words well",
    topics: [
      "The five vowels, a, e, i, o, u",
      "Letters that sound as in English",
      "The silent h and the j",
      "The ñ and the ll",
      "The r and the rolled rr",
      "Reading short words aloud",
    ],
    ways: {
      story: {
        title: "The Parrot Who Learned Its Vowels",
        explanation:
          "Tell of a parrot that says a, e, i, o, u to five visitors and gets a different fruit from each of them.",
        topic: "Say the parrot's vowels in five moods",
      },
      handsOn: {
        title: "Trill like a Cat, Buzz like a Fly",
        explanation: "Purr and roll your tongue like an engine to find the rr, and clap the vowels of short words.",
        topic: "Roll the rr in perro and carro",
      },
      question: {
        title: "Why Does Spanish Sound the Way It Is Spelled?",
        explanation:
          "Compare how one letter sounds in five English and five Spanish words, and find out which is steadier.",
        topic: "Test one vowel in ten Spanish words",
      },
      project: {
        title: "A Talking Spanish Alphabet",
        explanation: "Draw a card for each letter with a Spanish word, and record your child saying all of them.",
        topic: "Draw and record five letter cards",
      },
    },
  },
  {
    id: "greetings",
    level: 1,
    prerequisites: [],
    keywords: [
      "greetings",
      "hello",
      "hola",
      "introduce",
      "my name is",
      "polite",
      "please and thank you",
      "beginner",
      "first words",
      "basic phrases",
    ],
    title: "Say hello, your name and thank you",
    explanation:
      "Greet someone, ask for a name, say how you are and say goodbye in Spanish, with please and thank you where " +
      "they belong.",
    goal: "Introduce themselves in Spanish",
    mastered: "Greets people and says their name in Spanish",
    topics: [
      "Hola, buenos días and buenas noches",
      "Me llamo and ¿cómo te llamas?",
      "¿Cómo estás? Bien, gracias",
      "Por favor, gracias and de nada",
      "Adiós and hasta luego",
    ],
    ways: {
      story: {
        title: "Lucía Moves In Next Door",
        explanation:
          "Tell how Lucía from Colombia moves in next door, and what the two children say to each other at the fence.",
        topic: "Play the meeting at the fence",
      },
      handsOn: {
        title: "Two Puppets Say Hola",
        explanation:
          "Let sock puppets meet in the morning, at noon and at night, and greet each other with the right words.",
        topic: "Greet a puppet at three times of day",
      },
      question: {
        title: "What Do Hands Say While Lips Say Hola?",
        explanation:
          "Find out whether people wave, shake hands, hug or kiss a cheek when they meet in different " +
          "Spanish-speaking places.",
        topic: "Say hola with two different gestures",
      },
      project: {
        title: "A Spanish Hello on Video",
        explanation: "Film a short hello with a name, a question and a goodbye, and send it to a friend or relative.",
        topic: "Say all five sentences on film",
      },
    },
  },
  {
    id: "numbers-to-twenty",
    level: 1,
    prerequisites: [],
    keywords: ["numbers", "count", "counting", "uno dos tres", "zero to twenty", "age", "how old", "phone number"],
    title: "Count from zero to twenty",
    explanation: "Count forward and backward to twenty in Spanish, say how many things there are and tell your age.",
    goal: "Count to 20 in Spanish",
    mastered: "Counts to twenty in Spanish",
    topics: [
      "Uno to cinco on one hand",
      "Seis to diez",
      "Once to quince",
      "Dieciséis to veinte",
      "Tengo seis años",
      "¿Cuántos hay?",
    ],
    ways: {
      story: {
        title: "Twenty Llamas Climb a Hill",
        explanation:
          "Tell of a herder in the Andes who counts the llamas each evening, until one night the count comes out " +
          "wrong.",
        topic: "Count the llamas up and back down",
      },
      handsOn: {
        title: "Hopscotch in Spanish",
        explanation: "Chalk or tape squares from one to twenty, hop through them and call out each number in Spanish.",
        topic: "Hop and call without a stop",
      },
      question: {
        title: "Why Does Diez Hide in Dieciséis?",
        explanation:
          "Look closely at the numbers from sixteen to nineteen and find the smaller numbers they are built from.",
        topic: "Split dieciséis into its three parts",
      },
      project: {
        title: "A Counting Book from One to Twenty",
        explanation: "Make a small book with drawn or glued things for every number and the Spanish word beneath.",
        topic: "Write and illustrate five number pages",
      },
    },
  },
  {
    id: "colors-and-shapes",
    level: 1,
    prerequisites: [],
    keywords: ["colors", "colours", "shapes", "rojo", "azul", "verde", "circle", "square", "basic words"],
    title: "Name colors and shapes",
    explanation: "Name ten colors and the common shapes in Spanish, and say what color a thing is.",
    goal: "Learn the colors in Spanish",
    mastered: "Names ten colors and four shapes in Spanish",
    topics: [
      "Rojo, azul, amarillo and verde",
      "Six more colors",
      "¿De qué color es?",
      "Círculo, cuadrado and triángulo",
      "Color after the thing, as in gato negro",
    ],
    ways: {
      story: {
        title: "The Chameleon in the Market",
        explanation:
          "Tell of a chameleon that turns the color of every fruit stall it walks past, and say each color in Spanish.",
        topic: "Tell the chameleon's colors in order",
      },
      handsOn: {
        title: "Color Hunt with a Spanish Caller",
        explanation: "Call out a color in Spanish, run to touch something of that color and say what shape it has.",
        topic: "Call and find six colors",
      },
      question: {
        title: "What Colors Are in a Flag?",
        explanation: "Look at the flags of Mexico, Argentina, Bolivia and Spain, and find out which colors they share.",
        topic: "Name the colors of three flags",
      },
      project: {
        title: "Papel Picado in Every Color",
        explanation: "Cut bright paper banners like those hung at Mexican fiestas, and label each color in Spanish.",
        topic: "Cut four banners and name their colors",
      },
    },
  },
  {
    id: "things-and-articles",
    level: 1,
    prerequisites: [],
    keywords: [
      "things",
      "objects",
      "house",
      "school",
      "classroom",
      "articles",
      "el and la",
      "nouns",
      "masculine and feminine",
      "toys",
    ],
    title: "Name things with el and la",
    explanation:
      "Learn the words for things in a bedroom, a kitchen and a school bag, each together with its article el or la.",
    goal: "Learn Spanish words for things at home and at school",
    mastered: "Names everyday things in Spanish with el or la",
    topics: [
      "La mesa, la silla and la cama",
      "El libro, el lápiz and la mochila",
      "El for most words in o, la for most in a",
      "Un and una",
      "¿Qué es esto?",
    ],
    ways: {
      story: {
        title: "The Forgetful Backpack",
        explanation:
          "Tell of a backpack that loses one thing on every street, and name each thing with its article as it is " +
          "found.",
        topic: "Tell what was lost and found",
      },
      handsOn: {
        title: "Red and Blue Labels All Over the House",
        explanation: "Label things at home in two colors, one for el and one for la, and say the word when passing by.",
        topic: "Label and say twelve things",
      },
      question: {
        title: "Is a Table Really a She?",
        explanation:
          "Wonder why Spanish words are masculine or feminine, collect words for each, and look for a pattern.",
        topic: "Sort ten words by el and la",
      },
      project: {
        title: "A Spanish Map of My Room",
        explanation: "Draw your room from above, label everything with its article, and lead a visitor through it.",
        topic: "Label ten things on the map",
      },
    },
  },
  {
    id: "family-and-pets",
    level: 1,
    prerequisites: [],
    keywords: ["family", "mother", "father", "brother", "sister", "grandparents", "abuela", "pets", "animals"],
    title: "Talk about family and pets",
    explanation: "Name the members of the family and common pets, and present them with este es, esta es and mi.",
    goal: "Talk about their family in Spanish",
    mastered: "Introduces family members and pets in Spanish",
    topics: [
      "Mamá, papá, hermano and hermana",
      "Abuelo, abuela, tío, tía and primos",
      "Este es mi and esta es mi",
      "El perro, el gato and other pets",
      "¿Tienes hermanos?",
    ],
    ways: {
      story: {
        title: "Abuela's Photo Album",
        explanation:
          "Look through an album with an invented abuela who has a small story for every cousin in the picture.",
        topic: "Tell who is who in the album",
      },
      handsOn: {
        title: "Finger Family in Spanish",
        explanation: "Draw a face on every finger, give each a family name, and let them greet one another.",
        topic: "Introduce the five fingers",
      },
      question: {
        title: "Why Do Many People Have Two Last Names?",
        explanation:
          "Find out how last names are passed on in many Spanish-speaking countries, and build your own double name.",
        topic: "Build a double last name for yourself",
      },
      project: {
        title: "A Family Tree with Spanish Labels",
        explanation: "Draw or glue a tree with people and pets, label everyone and present it in Spanish.",
        topic: "Present six members of the tree",
      },
    },
  },
  {
    id: "body-and-feelings",
    level: 1,
    prerequisites: [],
    keywords: ["body", "body parts", "head shoulders", "feelings", "happy", "sad", "tired", "doctor", "hurts"],
    title: "Name body parts and feelings",
    explanation: "Point to and name the parts of the body, say how you feel and tell where it hurts with me duele.",
    goal: "Learn body parts and feelings in Spanish",
    mastered: "Names body parts and feelings in Spanish",
    topics: [
      "La cabeza, los ojos, la nariz and la boca",
      "Los brazos, las manos and los pies",
      "Estoy feliz, triste or cansado",
      "Me duele la cabeza",
      "¿Qué te pasa?",
    ],
    ways: {
      story: {
        title: "The Bear Who Felt Too Many Things",
        explanation: "Tell of a bear that is happy, sad, angry and tired in a single afternoon, and say why each time.",
        topic: "Show and say four of the bear's feelings",
      },
      handsOn: {
        title: "Simón Dice",
        explanation: "Play Simon Says in Spanish, touching nose, knees and toes, first slowly and then at full speed.",
        topic: "Lead five turns of Simón dice",
      },
      question: {
        title: "Where Do You Feel Happy or Scared?",
        explanation: "Ask the family where in the body they feel joy or fear, and name the place in Spanish.",
        topic: "Point to and name two such places",
      },
      project: {
        title: "A Life-Size Paper Person",
        explanation: "Trace your child on a big sheet, color the outline and label the parts of the body in Spanish.",
        topic: "Write ten labels on the outline",
      },
    },
  },
  {
    id: "food-and-likes",
    level: 1,
    prerequisites: [],
    keywords: ["food", "fruit", "drinks", "me gusta", "like", "do not like", "favorite food", "hungry", "snacks"],
    title: "Say what you like to eat",
    explanation: "Name common foods and drinks and say what you like and do not like with me gusta and no me gusta.",
    goal: "Talk about food in Spanish",
    mastered: "Says which foods they like and do not like in Spanish",
    topics: [
      "La manzana, la naranja and more fruit",
      "El pan, el arroz and la sopa",
      "El agua, la leche and el jugo",
      "Me gusta and no me gusta",
      "Me gustan, for more than one",
      "¿Te gusta?",
    ],
    ways: {
      story: {
        title: "The Very Picky Iguana",
        explanation:
          "Tell of an iguana that says no me gusta to everything on the menu, until it tries one surprising fruit.",
        topic: "Answer for the iguana six times",
      },
      handsOn: {
        title: "A Taste Test with Me Gusta",
        explanation: "Taste four safe foods with closed eyes, name each in Spanish and say whether you like it.",
        topic: "Taste, name and judge four foods",
      },
      question: {
        title: "Is a Tortilla the Same Everywhere?",
        explanation: "Find out what a tortilla is in Mexico and in Spain, and look for another word with two meanings.",
        topic: "Draw the two kinds of tortilla",
      },
      project: {
        title: "A Picture Menu in Spanish",
        explanation: "Draw a menu of favorite foods and drinks, label it in Spanish, and read it to the family.",
        topic: "Label eight foods and drinks",
      },
    },
  },
  {
    id: "songs-and-rhymes",
    level: 1,
    prerequisites: [],
    keywords: ["songs", "rhymes", "singing", "games", "nursery rhymes", "listening", "kids songs", "clapping"],
    title: "Sing songs and play games in Spanish",
    explanation:
      "Sing two or three traditional songs and rhymes by heart, understand their main words, and play a singing game.",
    goal: "Learn songs and rhymes in Spanish",
    mastered: "Sings simple Spanish songs by heart",
    topics: [
      "Listening for known words",
      "Los pollitos dicen, line by line",
      "Un elefante se balanceaba, for counting",
      "A clapping rhyme",
      "Actions that show the meaning",
    ],
    ways: {
      story: {
        title: "The Chicks Who Say Pío, Pío, Pío",
        explanation:
          "Tell the little story inside the song Los pollitos dicen, of hungry, cold chicks and the hen who cares " +
          "for them.",
        topic: "Act out the hen and the chicks",
      },
      handsOn: {
        title: "Sing It with Spoons and Shakers",
        explanation: "Make shakers from rice and a jar, and keep the beat while singing a counting song.",
        topic: "Sing one song while keeping the beat",
      },
      question: {
        title: "Do Animals Speak Spanish Too?",
        explanation:
          "Find out what roosters, dogs and frogs say in Spanish, and compare with what they say in English.",
        topic: "Imitate four animals in Spanish",
      },
      project: {
        title: "A Tiny Concert at Home",
        explanation: "Choose three songs, draw a program, practice the actions, and sing for family or friends.",
        topic: "Announce and sing one song",
      },
    },
  },
];
