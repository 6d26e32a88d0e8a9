import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "hold-a-pencil",
    level: 1,
    prerequisites: [],
    keywords: ["handwriting", "pencil grip", "fine motor", "tracing", "pre-writing", "scribble", "hold a pencil"],
    title: "Hold a pencil and draw the first strokes",
    explanation:
      "Sit well, hold a pencil with a relaxed grip, and draw the lines, loops and curves of which letters are made.",
    goal: "Learn to hold a pencil well",
    mastered: "Holds a pencil well and traces lines and curves",
    topics: [
      "Warming up hands and fingers",
      "Sitting with feet on the floor and paper tilted",
      "A three-finger grip",
      "Lines down, across and slanted",
      "Circles and waves",
      "Zigzags and loops without lifting the pencil",
    ],
    ways: {
      story: {
        title: "The pencil that went skating",
        explanation:
          "Follow a pencil over a frozen pond, where it skates straight lines, waves and loops around the sleeping ducks.",
        topic: "Drawing the pencil's path around the ducks",
      },
      handsOn: {
        title: "Pinch, squeeze and paint with water",
        explanation:
          "Pinch dough, pick up beads with clothespins and paint big strokes on a wall with a brush and water.",
        topic: "Painting loops and zigzags with water outdoors",
      },
      question: {
        title: "Which grip makes the hand tired last?",
        explanation:
          "Try writing waves with a fist, with four fingers and with three, and find out which feels easy the longest.",
        topic: "Drawing waves with three different grips",
      },
      project: {
        title: "Draw a maze for the family",
        explanation:
          "Draw a racetrack or maze of lines and curves on a large sheet and let everyone drive through it with a pencil.",
        topic: "Drawing two even lines side by side as a road",
      },
    },
  },
  {
    id: "form-letters",
    level: 1,
    prerequisites: ["hold-a-pencil"],
    keywords: [
      "handwriting",
      "letters",
      "alphabet",
      "print",
      "capital letters",
      "lowercase",
      "letter formation",
      "name",
    ],
    title: "Write the letters, capital and small",
    explanation:
      "Write every letter from the right starting point, put tall and hanging letters on the line, and write names.",
    goal: "Learn to write the letters of the alphabet",
    mastered: "Writes the alphabet in capital and small letters",
    topics: [
      "The letters of one's own name",
      "Letters that begin like c, such as a, d, g and o",
      "Letters that go down first, such as l, t, i and h",
      "Slanted letters, such as v, w, x and k",
      "Tall letters and letters that hang below the line",
      "Capital letters",
      "Letters that get mixed up, such as b and d",
    ],
    ways: {
      story: {
        title: "Giraffe letters and monkey letters",
        explanation:
          "Visit a zoo of letters where tall ones are giraffes, small ones are turtles and some hang down like monkeys.",
        topic: "Putting each letter into its place at the zoo",
      },
      handsOn: {
        title: "Write letters in flour, air and shaving foam",
        explanation:
          "Write each letter huge in the air, then in flour or foam on a tray, and last with a pencil between two lines.",
        topic: "Writing five letters in three sizes",
      },
      question: {
        title: "Where does each letter begin?",
        explanation:
          "Test starting letters at the top and at the bottom, compare speed and shape, and find out which start is best.",
        topic: "Marking a starting dot on each letter",
      },
      project: {
        title: "Paint a name sign for the door",
        explanation:
          "Practice the letters of a name on scrap paper, paint them large on cardboard and decorate the sign.",
        topic: "Spacing the letters of a name evenly",
      },
    },
  },
  {
    id: "spell-by-sound",
    level: 1,
    prerequisites: ["form-letters"],
    keywords: ["spelling", "sounds", "phonics", "write words", "sound out", "first words", "invented spelling"],
    title: "Write words by their sounds",
    explanation:
      "Say a word slowly, hear each sound and write a letter for it, from short words to words of two syllables.",
    goal: "Start writing words",
    mastered: "Writes short words by listening to their sounds",
    topics: [
      "Saying a word slowly",
      "One box for each sound",
      "Words with a short vowel, such as sun and bed",
      "Words with sh, ch and th",
      "Two consonants together, such as frog and jump",
      "Clapping and writing two-syllable words",
    ],
    ways: {
      story: {
        title: "A shopping list for a hungry giant",
        explanation:
          "Write down what a giant bellows very slowly from a hilltop, sound by sound, and fetch the right things.",
        topic: "Writing ten words the giant calls out",
      },
      handsOn: {
        title: "Push a button for each sound",
        explanation:
          "Push one bottle cap forward for each sound in a word, then swap every cap for a letter tile and copy the word.",
        topic: "Building ten words from caps and letter tiles",
      },
      question: {
        title: "Is a longer thing a longer word?",
        explanation:
          "Write words such as ant, caterpillar, train and bus and find out whether size and number of letters go together.",
        topic: "Counting sounds in words for big and small things",
      },
      project: {
        title: "Label a drawing of a dream house",
        explanation:
          "Draw a house cut open, with rooms and things, and write a word label for each by listening to its sounds.",
        topic: "Writing labels for twelve things in the house",
      },
    },
  },
  {
    id: "lists-and-captions",
    level: 1,
    prerequisites: ["spell-by-sound"],
    keywords: ["lists", "labels", "captions", "cards", "write for a purpose", "kindergarten writing", "signs", "notes"],
    title: "Write lists, labels and captions",
    explanation: "Write for a real reason: lists to remember things, labels, signs, cards and captions under pictures.",
    goal: "Write lists, cards and labels",
    mastered: "Writes lists, cards and short captions",
    topics: [
      "One thing on each line of a list",
      "Labels for boxes and shelves",
      "Signs with one or two words",
      "Captions under a picture",
      "A birthday or get-well card",
    ],
    ways: {
      story: {
        title: "The squirrel who forgot everything",
        explanation:
          "Help a squirrel that buried nuts in ten places to write the list, the signs and the note that would have saved it.",
        topic: "Writing a list of the squirrel's hiding places",
      },
      handsOn: {
        title: "Run a pretend post office",
        explanation:
          "Write cards and notes with names on the front, stamp them and deliver them to boxes around the home.",
        topic: "Writing and delivering five short notes",
      },
      question: {
        title: "What would be lost without writing?",
        explanation:
          "Spend an hour noticing signs, labels and lists at home or outside and find out what each one is for.",
        topic: "Copying five useful signs and saying their purpose",
      },
      project: {
        title: "Make a photo album with captions",
        explanation: "Glue photographs or drawings of the family into a booklet and write a caption under each one.",
        topic: "Writing who and where under each picture",
      },
    },
  },
  {
    id: "first-sentences",
    level: 1,
    prerequisites: ["spell-by-sound"],
    keywords: ["sentences", "capital letter", "period", "full stop", "spaces", "punctuation", "first grade writing"],
    title: "Write a whole sentence",
    explanation: "Write who does what, begin with a capital letter, leave spaces between words and end with a period.",
    goal: "Write complete sentences",
    mastered: "Writes sentences with a capital letter and a period",
    topics: [
      "Saying the sentence before writing it",
      "Who or what, and what happens",
      "A capital letter at the start",
      "Finger spaces between words",
      "A period at the end",
      "Reading the sentence back",
    ],
    ways: {
      story: {
        title: "The train of words without brakes",
        explanation:
          "Stop a runaway train of words by giving it an engine with a capital letter, gaps between cars and a period as a brake.",
        topic: "Fixing a train of words that runs on",
      },
      handsOn: {
        title: "Line up people as a sentence",
        explanation:
          "Hand everyone a word card, line up as a sentence, add a capital hat at the front and a period ball at the end.",
        topic: "Rearranging word cards into three sentences",
      },
      question: {
        title: "When is a sentence finished?",
        explanation:
          "Look at groups of words such as the big dog and the dog runs, and find out which of them tell something whole.",
        topic: "Sorting whole sentences from bits",
      },
      project: {
        title: "Write a who-did-what flip book",
        explanation:
          "Write six sentences on strips, cut them between who and what, bind them and flip to read silly new ones.",
        topic: "Writing six sentences that can be mixed",
      },
    },
  },
  {
    id: "questions-and-longer-sentences",
    level: 1,
    prerequisites: ["first-sentences"],
    keywords: [
      "sentences",
      "question mark",
      "exclamation point",
      "because",
      "joining words",
      "conjunctions",
      "and but",
    ],
    title: "Questions, exclamations and longer sentences",
    explanation: "Write questions and exclamations with the right mark, and join ideas with and, but, so and because.",
    goal: "Write longer sentences and questions",
    mastered: "Writes questions and joins sentences with and, but and because",
    topics: [
      "Question words and question marks",
      "Exclamation points",
      "Joining two ideas with and",
      "Turning the idea around with but",
      "Giving a reason with because",
      "Adding where and when",
    ],
    ways: {
      story: {
        title: "The little word that always asked for more",
        explanation:
          "Meet Because, a word that never lets a sentence end too early and always wants to know the reason.",
        topic: "Ending five sentences to make Because happy",
      },
      handsOn: {
        title: "Roll a die to stretch a sentence",
        explanation:
          "Start with a short sentence and add who, where, when, how or why, whichever the homemade die shows.",
        topic: "Stretching the dog barks with five rolls",
      },
      question: {
        title: "What changes with the mark at the end?",
        explanation:
          "Write the same words with a period, a question mark and an exclamation point, and find out how each is read.",
        topic: "Reading one sentence aloud with three end marks",
      },
      project: {
        title: "Write an interview with a pet or a toy",
        explanation:
          "Write five questions for a pet, a toy or a grandparent, write down the answers with because, and read them out.",
        topic: "Writing five questions that cannot be answered no",
      },
    },
  },
  {
    id: "write-about-my-day",
    level: 1,
    prerequisites: ["first-sentences"],
    keywords: ["journal", "personal writing", "my day", "news", "draw and write", "experiences", "feelings"],
    title: "Draw and write about things that happened",
    explanation: "Choose something that happened, draw it, and write two to four sentences that tell it in order.",
    goal: "Write about things that happened",
    mastered: "Writes a few sentences about an experience in order",
    topics: [
      "Picking one small moment",
      "Telling it aloud first",
      "Drawing it with details",
      "First, then and at last",
      "How it felt",
      "Adding one more detail",
    ],
    ways: {
      story: {
        title: "The suitcase full of moments",
        explanation:
          "Pack a small suitcase with tickets, stones and leaves from real days and write the moment that belongs to each.",
        topic: "Writing three sentences about one kept thing",
      },
      handsOn: {
        title: "Touch three fingers to tell it",
        explanation:
          "Tell a moment across three fingers for beginning, middle and end, then write one sentence for each finger.",
        topic: "Telling and writing a moment on three fingers",
      },
      question: {
        title: "What would nobody else have noticed?",
        explanation:
          "Ask two people about the same outing and find out which detail only the writer saw, heard or felt.",
        topic: "Adding the detail that only one person noticed",
      },
      project: {
        title: "Keep a one-week picture diary",
        explanation:
          "Draw and write one moment each day for a week, add a cover and read the favorite page to someone.",
        topic: "Choosing today's moment for the diary",
      },
    },
  },
  {
    id: "write-a-first-story",
    level: 1,
    prerequisites: ["questions-and-longer-sentences"],
    keywords: ["story", "make up stories", "beginning middle end", "creative writing", "imagination", "picture story"],
    title: "Make up a short story",
    explanation:
      "Invent somebody who wants something, and tell in pictures and sentences what goes wrong and how it ends.",
    goal: "Make up and write a short story",
    mastered: "Writes a short story with beginning, middle and end",
    topics: [
      "Somebody and a place",
      "What somebody wants",
      "Something goes wrong",
      "How it ends",
      "Three pictures, three pages",
      "A title",
    ],
    ways: {
      story: {
        title: "The egg that fell out of the sky",
        explanation:
          "Hear only the first page of a story about a blue egg in a garden and make up what is inside and what it wants.",
        topic: "Telling what hatches and what happens next",
      },
      handsOn: {
        title: "Pull a story out of a bag",
        explanation:
          "Draw three objects from a bag without looking and play out with them a story in which all three matter.",
        topic: "Making one story out of three objects",
      },
      question: {
        title: "What if animals went to school?",
        explanation:
          "Ask one what-if question, collect funny answers and find out which of them would start the best trouble.",
        topic: "Choosing the what-if with the most trouble",
      },
      project: {
        title: "Publish a little folded storybook",
        explanation:
          "Fold one sheet into an eight-page book, draw and write the story in it, and add author and title to the cover.",
        topic: "Dividing a story over eight small pages",
      },
    },
  },
  {
    id: "spell-common-words",
    level: 1,
    prerequisites: ["spell-by-sound"],
    keywords: ["spelling", "sight words", "tricky words", "spelling words", "spelling test", "silent e", "memorize"],
    title: "Spell common words from memory",
    explanation: "Learn the words used most in writing, such as they, said and because, and simple spelling patterns.",
    goal: "Learn to spell common words",
    mastered: "Spells about a hundred common words from memory",
    topics: [
      "Look, say, cover, write, check",
      "The tricky part of a word",
      "Words with silent e, such as like and home",
      "Words with ee, ea, ai and ay",
      "Adding s and es",
      "A personal list of hard words",
    ],
    ways: {
      story: {
        title: "The spelling wizard with a leaky memory",
        explanation:
          "Help a wizard whose spells go wrong by one letter, turning a boat into a boot and rain into ruin.",
        topic: "Repairing ten misspelled magic words",
      },
      handsOn: {
        title: "Hopscotch and rainbow spelling",
        explanation:
          "Hop a word letter by letter on chalk squares, then write it in rainbow colors with the tricky part in red.",
        topic: "Hopping five words and writing them from memory",
      },
      question: {
        title: "What is the best way to remember a word?",
        explanation:
          "Learn nine words by writing, by singing and by building, and find out two days later which way worked best.",
        topic: "Comparing three ways of learning words",
      },
      project: {
        title: "Make a pocket word book",
        explanation:
          "Cut and staple a small alphabet book, fill it with words that are often needed, and use it when writing.",
        topic: "Sorting thirty words under their first letters",
      },
    },
  },
];
