import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "how-books-work",
    level: 1,
    prerequisites: [],
    keywords: [
      "picture books",
      "listen to stories",
      "book",
      "pre-reading",
      "read to me",
      "cover",
      "pages",
      "preschool",
    ],
    title: "How books and print work",
    explanation:
      "Hold a book, turn its pages, follow the words from left to right, and talk about the pictures and the story.",
    goal: "Get ready to read and enjoy picture books",
    mastered: "Enjoys picture books and follows the words with a finger",
    topics: [
      "Cover, title, author and illustrator",
      "From front to back and from left to right",
      "Letters, words and the spaces between them",
      "Pointing to one word for each word heard",
      "Telling what happens from the pictures",
    ],
    ways: {
      story: {
        title: "The bookworm who started at the end",
        explanation:
          "Guide a little bookworm that reads backward and upside down to the place where the story truly begins.",
        topic: "Showing the bookworm where to start and go next",
      },
      handsOn: {
        title: "Be the page turner and the pointer",
        explanation:
          "Take charge of a big picture book with a pointer made of a stick, touching each word as it is read aloud.",
        topic: "Touching the words of a rhyme known by heart",
      },
      question: {
        title: "What do pictures tell that words do not?",
        explanation:
          "Look through a picture book with its words covered, guess the tale and find out how close the guess was.",
        topic: "Telling a story from pictures before hearing it",
      },
      project: {
        title: "Make a picture book without words",
        explanation:
          "Draw five pictures of a day, bind them with a cover and a title, and tell the story while turning the pages.",
        topic: "Putting five pictures in order and adding a cover",
      },
    },
  },
  {
    id: "hear-sounds-in-words",
    level: 1,
    prerequisites: [],
    keywords: ["rhymes", "rhyming", "syllables", "sounds", "phonemic awareness", "phonological", "beginning sounds"],
    title: "Hear rhymes, syllables and sounds in words",
    explanation:
      "Hear which words rhyme, clap their syllables, and say the first, last and middle sound of a short word.",
    goal: "Hear the sounds in words before learning to read",
    mastered: "Hears rhymes and says the first and last sound of a word",
    topics: [
      "Words that rhyme",
      "Clapping the syllables of names",
      "The first sound of a word",
      "The last sound of a word",
      "The sound in the middle",
      "Taking a word apart into all its sounds",
    ],
    ways: {
      story: {
        title: "The parrot who could only rhyme",
        explanation: "Talk with a parrot that answers everything with a rhyme, and finish its lines before it does.",
        topic: "Finding the rhyme the parrot has forgotten",
      },
      handsOn: {
        title: "Drum names and jump sounds",
        explanation: "Drum the syllables of names on a pot, then hop into one hoop for each sound of a short word.",
        topic: "Hopping once for each sound in sun and ship",
      },
      question: {
        title: "Which of these words does not belong?",
        explanation:
          "Listen to three words such as map, man and sit, and find out by ear which one starts or ends differently.",
        topic: "Catching the odd word out by its sound",
      },
      project: {
        title: "Record a rhyme show",
        explanation:
          "Collect pairs of rhyming things from around the home and present them in a little recorded show of rhymes.",
        topic: "Choosing and saying ten rhyming pairs",
      },
    },
  },
  {
    id: "letters-and-their-sounds",
    level: 1,
    prerequisites: ["hear-sounds-in-words"],
    keywords: ["alphabet", "abc", "letters", "letter sounds", "phonics", "vowels", "consonants", "capital letters"],
    title: "Letters and their sounds",
    explanation:
      "Name capital and small letters, say the sound each one usually makes, and tell vowels from consonants.",
    goal: "Learn the alphabet and the letter sounds",
    mastered: "Knows the letters and their sounds",
    topics: [
      "Letters of the child's own name",
      "First sounds such as m, s, t, p and a",
      "More consonants, a few at a time",
      "The short vowels a, e, i, o and u",
      "Matching capital and small letters",
      "Letters that look alike, such as b and d",
      "The order of the alphabet",
    ],
    ways: {
      story: {
        title: "The night the letters left the page",
        explanation:
          "Search for letters that slipped out of a book and hide behind things that begin with their sound.",
        topic: "Finding each letter behind a thing with its sound",
      },
      handsOn: {
        title: "Trace letters in sand and dough",
        explanation:
          "Trace a letter in a tray of sand, roll it from dough and say its sound each time the finger moves.",
        topic: "Rolling five letters and saying their sounds",
      },
      question: {
        title: "Which letters can be sung?",
        explanation:
          "Try to hold each letter sound for a whole breath and find out which ones keep sounding and which stop short.",
        topic: "Sorting sounds into singing and stopping ones",
      },
      project: {
        title: "Make an alphabet book of home",
        explanation: "Draw or photograph one thing at home for every letter and bind the pages in order into a book.",
        topic: "Hunting for things that start with each letter",
      },
    },
  },
  {
    id: "blend-three-sounds",
    level: 1,
    prerequisites: ["letters-and-their-sounds"],
    keywords: [
      "blending",
      "sound out",
      "phonics",
      "cvc words",
      "short words",
      "decode",
      "first words",
      "learn to read",
    ],
    title: "Blend sounds into short words",
    explanation: "Slide the sounds of a word together to read words of two and three letters such as at, map and sun.",
    goal: "Learn to sound out and read short words",
    mastered: "Sounds out three-letter words",
    topics: [
      "Blending two sounds, such as at and in",
      "Three sounds with short a, such as cat and map",
      "Words with short i and short o",
      "Words with short e and short u",
      "Changing one letter to make a new word",
      "Reading two short words together",
    ],
    ways: {
      story: {
        title: "The robot who spoke in pieces",
        explanation: "Understand a robot that says every word sound by sound, and help it speak smoothly.",
        topic: "Saying what the robot means by c-u-p",
      },
      handsOn: {
        title: "Drive a toy car through a word",
        explanation:
          "Park letter cards along a paper road and drive a car slowly, then fast, so that the sounds run together.",
        topic: "Driving through ten short words on the road",
      },
      question: {
        title: "How many words fit into one family?",
        explanation:
          "Put every letter in front of -at, -in and -op, and find out which make real words and which are nonsense.",
        topic: "Testing all letters in front of -at",
      },
      project: {
        title: "Build a word machine that slides",
        explanation:
          "Cut a card with a window and a strip of first letters that slides past an ending, and show how many words it makes.",
        topic: "Reading every word the sliding strip makes",
      },
    },
  },
  {
    id: "common-words-at-sight",
    level: 1,
    prerequisites: ["letters-and-their-sounds"],
    keywords: ["sight words", "high frequency words", "tricky words", "common words", "flash cards", "memorize words"],
    title: "Read common words at sight",
    explanation:
      "Recognize the small words that are everywhere, such as the, is, you and said, without sounding them out.",
    goal: "Learn the first sight words",
    mastered: "Reads about fifty sight words at a glance",
    topics: [
      "The words the, a, I, is and to",
      "Words for people, such as he, she, we and you",
      "Question words, such as who, what and where",
      "Words with an odd part, such as said and was",
      "Finding known words in a book",
    ],
    ways: {
      story: {
        title: "The detective and the word that hides",
        explanation: "Track one small word through a favorite story and count how often it tries to slip by unseen.",
        topic: "Catching the word said on every page",
      },
      handsOn: {
        title: "Swat the word on the wall",
        explanation:
          "Stick sight words on a wall, listen for the word that is called and swat it with a rolled-up sock.",
        topic: "Swatting ten called-out words without a miss",
      },
      question: {
        title: "Which words are on every page?",
        explanation: "Keep a tally of small words on three pages of a picture book and find out which ones win.",
        topic: "Tallying small words in a picture book",
      },
      project: {
        title: "Label the home in whole phrases",
        explanation:
          "Write cards such as this is the door, hang them up around the home and lead a guest on a reading tour.",
        topic: "Reading every card aloud on the tour",
      },
    },
  },
  {
    id: "letter-teams-and-blends",
    level: 1,
    prerequisites: ["blend-three-sounds"],
    keywords: ["digraphs", "blends", "phonics", "sh ch th", "consonant clusters", "double letters", "sound out"],
    title: "Letter teams such as sh, ch and th, and blends",
    explanation: "Read two letters that make one sound, and words that begin or end with two or three consonants.",
    goal: "Read words with sh, ch, th and consonant blends",
    mastered: "Reads words with sh, ch, th, ng and blends such as st and fl",
    topics: [
      "The teams sh and ch",
      "The team th, soft and buzzing",
      "Endings with ck, ng, ll and ss",
      "Blends at the start, such as st, fl and br",
      "Blends at the end, such as nd, mp and st",
      "Three letters together, such as str",
    ],
    ways: {
      story: {
        title: "The ship that shushed the shore",
        explanation:
          "Sail on a ship where only words with sh, ch and th may come aboard, and choose who gets a ticket.",
        topic: "Deciding which words get a ticket for the ship",
      },
      handsOn: {
        title: "Tie two letters together",
        explanation:
          "Fasten letter cards into pairs with clothespins and clip them to endings to make words such as shop and chop.",
        topic: "Clipping sh, ch and th to five endings",
      },
      question: {
        title: "Do two letters always make two sounds?",
        explanation:
          "Listen closely to ship, slip, chin and clip and find out which pairs melt into one sound and which do not.",
        topic: "Sorting pairs into one sound or two sounds",
      },
      project: {
        title: "Perform a tongue-twister show",
        explanation: "Read and learn three tongue twisters full of sh, ch and str, and perform them faster and faster.",
        topic: "Reading a twister slowly, then at full speed",
      },
    },
  },
  {
    id: "read-first-sentences",
    level: 1,
    prerequisites: ["blend-three-sounds", "common-words-at-sight"],
    keywords: [
      "first books",
      "sentences",
      "beginner books",
      "easy readers",
      "early reader",
      "learn to read",
      "read alone",
    ],
    title: "Read first sentences and little books",
    explanation:
      "Read sentences of known words with a finger under the line, stop at the period, and say what happened.",
    goal: "Start reading simple books alone",
    mastered: "Reads simple sentences and little books alone",
    topics: [
      "Reading three words in a row",
      "Stopping at a period",
      "Question marks and exclamation points",
      "Going back when it does not make sense",
      "Reading a whole little book",
      "Saying what the page was about",
    ],
    ways: {
      story: {
        title: "Letters from a snail named Sam",
        explanation:
          "Get a short letter each day from a slow snail who writes only in small words, and read what happened on its trip.",
        topic: "Reading today's letter from the snail",
      },
      handsOn: {
        title: "Do what the card says",
        explanation: "Draw sentence cards such as hop to the red mat, read them without help and do what they say.",
        topic: "Reading and carrying out ten action cards",
      },
      question: {
        title: "What happens if one word is swapped?",
        explanation: "Change a single word in the sentence the cat sat on the mat and find out which swaps make sense.",
        topic: "Reading silly and sensible swapped sentences",
      },
      project: {
        title: "Read a first book to an audience",
        explanation:
          "Choose a little book, read it again and again until it runs well, and read it to family or stuffed animals.",
        topic: "Rehearsing a little book page by page",
      },
    },
  },
  {
    id: "silent-e-and-long-vowels",
    level: 1,
    prerequisites: ["letter-teams-and-blends"],
    keywords: ["long vowels", "silent e", "magic e", "phonics", "vowel sounds", "ee", "first grade reading"],
    title: "Long vowels and the silent e",
    explanation: "Read words in which an e at the end makes the vowel say its name, and words with ee, ai and oa.",
    goal: "Read words with long vowels and silent e",
    mastered: "Reads long-vowel words such as cake, bike, feet and boat",
    topics: [
      "Short and long sounds of each vowel",
      "Words with a-e and i-e",
      "Words with o-e and u-e",
      "Pairs such as cap and cape, kit and kite",
      "Vowel pairs ee and ea",
      "Vowel pairs ai, ay and oa",
    ],
    ways: {
      story: {
        title: "The quiet e and its magic wand",
        explanation: "Travel with a silent e that never says a word but turns a cap into a cape and a pin into a pine.",
        topic: "Telling what each thing becomes under the wand",
      },
      handsOn: {
        title: "Fold an e behind the word",
        explanation:
          "Write cap, kit and hop on paper strips with an e on a flap, then read the word with the flap closed and open.",
        topic: "Reading ten flap words closed and open",
      },
      question: {
        title: "What does that last letter do?",
        explanation:
          "Read pairs with and without a final e, listen to the vowel and find out what the rule is and what breaks it.",
        topic: "Hunting for words that break the silent-e rule",
      },
      project: {
        title: "Make a vowel street of houses",
        explanation:
          "Draw a street with one house for each way of writing a long vowel, and fill the windows with words from books.",
        topic: "Collecting words for every house in the street",
      },
    },
  },
  {
    id: "retell-a-story",
    level: 1,
    prerequisites: ["how-books-work"],
    keywords: ["retell", "beginning middle end", "comprehension", "story", "sequence", "listening", "what happened"],
    title: "Retell a story in order",
    explanation: "Listen to or read a short story and tell who was in it and what happened first, next and last.",
    goal: "Understand and retell a story",
    mastered: "Retells a story with beginning, middle and end",
    topics: [
      "Who is in the story and where it happens",
      "What happens first, next and last",
      "The problem and how it is solved",
      "Putting story pictures in order",
      "Guessing what comes next",
      "Telling the story without the book",
    ],
    ways: {
      story: {
        title: "The grandmother who forgot the ending",
        explanation:
          "Help a storyteller whose tales have come apart to find the right beginning, middle and end again.",
        topic: "Telling the storyteller what comes next",
      },
      handsOn: {
        title: "Walk a story rope",
        explanation:
          "Lay a rope on the floor, place toys and objects along it for each event and retell the story while walking.",
        topic: "Placing five objects in the order of the story",
      },
      question: {
        title: "What if the middle were missing?",
        explanation: "Hear only the start and the end of a story, invent the middle and find out how the book did it.",
        topic: "Inventing a middle that fits start and end",
      },
      project: {
        title: "Stage a shadow-puppet tale",
        explanation:
          "Cut out figures, hang up a sheet with a lamp behind it and perform a known story in three scenes.",
        topic: "Choosing the three scenes that tell it all",
      },
    },
  },
];
