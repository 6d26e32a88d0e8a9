import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "hello-goodbye",
    level: 1,
    prerequisites: [],
    keywords: [
      "greetings",
      "greet",
      "hello",
      "introduce",
      "my name is",
      "first words",
      "speaking",
      "beginner",
      "speak english",
    ],
    title: "Say hello, your name and goodbye",
    explanation:
      "Greet people, say your name and age, ask for theirs and say goodbye. Afterward your child can start a first " +
      "talk in English.",
    goal: "Introduce themselves in English",
    mastered: "Says hello, their name and age in English",
    topics: [
      "Hello, hi and good morning",
      "My name is and I am six",
      "What is your name?",
      "How are you? I am fine",
      "Goodbye and see you soon",
    ],
    ways: {
      story: {
        title: "The New Neighbor at Number Nine",
        explanation:
          "Tell how a shy new neighbor meets everyone on the stairs and learns one new greeting from each of them.",
        topic: "Act the neighbor's part with a new greeting",
      },
      handsOn: {
        title: "Puppets Knock at the Door",
        explanation: "Let two sock puppets knock, greet, ask names and leave again, then swap puppets and voices.",
        topic: "Make two puppets greet each other and part",
      },
      question: {
        title: "Do We Greet Everyone the Same Way?",
        explanation:
          "Find out which greeting fits a friend, a teacher and a grandmother, and why morning and night sound " +
          "different.",
        topic: "Ask three people how they like to be greeted",
      },
      project: {
        title: "A Hello Video for Someone Far Away",
        explanation: "Record a short video with a greeting, a name, an age and a goodbye for a friend or relative.",
        topic: "Film the greeting in one go",
      },
    },
  },
  {
    id: "say-the-alphabet",
    level: 1,
    prerequisites: [],
    keywords: [
      "alphabet",
      "abc",
      "letters",
      "letter names",
      "spell aloud",
      "spell my name",
      "uppercase",
      "lowercase",
      "esl",
    ],
    title: "Say the alphabet and spell your name aloud",
    explanation:
      "Say the names of the 26 letters in order, match capital and small letters, and spell a name aloud so that " +
      "others can write it down.",
    goal: "Learn the English alphabet and letter names",
    mastered: "Says the alphabet and spells their own name aloud",
    topics: [
      "The alphabet song in short parts",
      "Letter names A to M",
      "Letter names N to Z",
      "Capital and small letters that belong together",
      "Spelling your own name aloud",
    ],
    ways: {
      story: {
        title: "The Letter That Lost Its Place",
        explanation: "Follow a lost letter along the alphabet as it asks each neighbor who stands before and after.",
        topic: "Help one letter back to its place in line",
      },
      handsOn: {
        title: "Letters from Dough and String",
        explanation: "Form letters from dough, string or fingers, name each one and line them up as in the song.",
        topic: "Shape the letters of your own name",
      },
      question: {
        title: "Why Do We Need to Spell Names Aloud?",
        explanation:
          "Wonder how a stranger on the phone could write your name down, and test what happens without letter names.",
        topic: "Spell a name to someone with eyes closed",
      },
      project: {
        title: "An Alphabet Line for the Wall",
        explanation:
          "Make a line of 26 cards, each with a capital, a small letter and one drawn thing that starts with it.",
        topic: "Draw a picture card for six letters",
      },
    },
  },
  {
    id: "colors-numbers-shapes",
    level: 1,
    prerequisites: [],
    keywords: [
      "colors",
      "colours",
      "numbers",
      "count",
      "counting",
      "shapes",
      "one to twenty",
      "first words",
      "basic vocabulary",
    ],
    title: "Name colors, numbers and shapes",
    explanation:
      "Name ten colors, count to twenty and name the common shapes in English, then put them together, as in three " +
      "red circles.",
    goal: "Learn the colors, numbers and shapes in English",
    mastered: "Names colors and shapes and counts to twenty in English",
    topics: [
      "Red, blue, yellow, green",
      "Six more colors",
      "Counting to ten",
      "Counting to twenty",
      "Circle, square and triangle",
      "Two words together, as in three red circles",
    ],
    ways: {
      story: {
        title: "The Snail Who Painted the Town",
        explanation:
          "Tell of a snail who paints one house after the other, and name each color and count the houses as it goes.",
        topic: "Retell what was painted, with number and color",
      },
      handsOn: {
        title: "A Color Hunt through the House",
        explanation:
          "Call out a number, a color and a shape, then hunt for just those things at home and lay them in a row.",
        topic: "Find four round things and name their colors",
      },
      question: {
        title: "What Color Is Water?",
        explanation:
          "Look at water in a glass, a puddle and a pool, and search for the English word that fits each best.",
        topic: "Find one thing with no clear color",
      },
      project: {
        title: "A Poster of Shape People",
        explanation:
          "Cut shapes from colored paper, glue them into funny people and tell how many of each shape they have.",
        topic: "Describe one shape person to the family",
      },
    },
  },
  {
    id: "family-and-body",
    level: 1,
    prerequisites: [],
    keywords: [
      "family",
      "mother",
      "father",
      "body",
      "body parts",
      "head",
      "hands",
      "describe myself",
      "vocabulary",
      "esl",
    ],
    title: "Talk about your family and your body",
    explanation:
      "Name the people of the family and the parts of the body, and use my, I have and this is to tell others about " +
      "them.",
    goal: "Talk about family and body parts in English",
    mastered: "Names family members and body parts in English",
    topics: [
      "Mother, father, sister, brother",
      "Grandparents, aunts, uncles and cousins",
      "This is my and these are my",
      "Head, shoulders, arms and legs",
      "Eyes, ears, nose and mouth",
      "I have brown eyes",
    ],
    ways: {
      story: {
        title: "The Bear Family Looks for Glasses",
        explanation:
          "Tell how each bear in a family searches for grandmother's glasses, under every ear and on every nose.",
        topic: "Say who searched where in the bear family",
      },
      handsOn: {
        title: "Simon Says Touch Your Nose",
        explanation: "Play Simon Says with body words, first slowly, then faster, then with your child as the leader.",
        topic: "Lead one round of Simon Says",
      },
      question: {
        title: "Who Looks Like Whom in Your Family?",
        explanation: "Look at family photos and find out who shares eyes, hair or a smile, and say it in English.",
        topic: "Name one thing two relatives share",
      },
      project: {
        title: "A Talking Family Picture",
        explanation: "Draw everyone in the family, label each person and present the picture with this is my.",
        topic: "Label and present the family picture",
      },
    },
  },
  {
    id: "things-at-home",
    level: 1,
    prerequisites: [],
    keywords: [
      "nouns",
      "naming words",
      "vocabulary",
      "things",
      "objects",
      "house",
      "school",
      "a or an",
      "toys",
      "animals",
    ],
    title: "Name things and animals with a or an",
    explanation:
      "Learn the names of everyday things and animals, use a and an in front of them, and ask what something is.",
    goal: "Learn everyday English words for things and animals",
    mastered: "Names many everyday things and animals in English",
    topics: [
      "Things in my room",
      "Things in the kitchen",
      "Things in a school bag",
      "Pets and farm animals",
      "A dog but an egg",
      "What is this? It is a cup",
    ],
    ways: {
      story: {
        title: "The Elephant Who Came to Stay",
        explanation:
          "Tell of an elephant who moves in and has no idea what the things in a house are called, so your child " +
          "explains.",
        topic: "Explain five things in the house to the elephant",
      },
      handsOn: {
        title: "Sticky Labels on Everything",
        explanation:
          "Write or stick labels on twenty things at home, read them in passing and swap two as a trick to find.",
        topic: "Find and fix the swapped labels",
      },
      question: {
        title: "Why Do We Say an Apple but a Banana?",
        explanation:
          "Say both aloud, listen to the first sound of the next word, and test the idea on ten more things.",
        topic: "Sort ten things into a and an",
      },
      project: {
        title: "My First Picture Dictionary",
        explanation: "Fold a small book, draw one thing on every page and write its name with a or an.",
        topic: "Draw and label six pages of the book",
      },
    },
  },
  {
    id: "action-words-first",
    level: 1,
    prerequisites: ["things-at-home"],
    keywords: ["verbs", "action words", "doing words", "commands", "instructions", "run", "jump", "can", "esl"],
    title: "Use action words and follow instructions",
    explanation:
      "Understand and say common action words such as run, open and give, follow short instructions and tell what " +
      "you can do.",
    goal: "Understand simple instructions in English",
    mastered: "Follows and gives simple instructions in English",
    topics: [
      "Run, jump, stop and sit",
      "Open, close, give and take",
      "Please do and please do not",
      "I can swim and I cannot fly",
      "Two instructions in a row",
    ],
    ways: {
      story: {
        title: "The Robot Who Took Every Word Seriously",
        explanation:
          "Tell of a robot that does exactly what it is told, and choose the right action words to get it out of " +
          "trouble.",
        topic: "Give the robot three orders that work",
      },
      handsOn: {
        title: "An Obstacle Course with Spoken Orders",
        explanation:
          "Set up pillows and chairs and send each other through with orders such as crawl under and jump over.",
        topic: "Guide someone through the course by voice",
      },
      question: {
        title: "Which Animal Can Do What?",
        explanation: "Find out which animals can swim, fly, climb or dig, and tell it with can and cannot.",
        topic: "Name an animal that can do two things",
      },
      project: {
        title: "A Book of Things I Can Do",
        explanation: "Draw or photograph six things your child can do and write one I can sentence under each.",
        topic: "Write six sentences that begin with I can",
      },
    },
  },
  {
    id: "food-likes",
    level: 1,
    prerequisites: [],
    keywords: ["food", "drinks", "fruit", "like", "do not like", "favorite", "hungry", "meals", "vocabulary"],
    title: "Say what you like to eat and drink",
    explanation:
      "Name common foods and drinks and say what you like, do not like and want, so that your child can choose at " +
      "the table in English.",
    goal: "Talk about food and likes in English",
    mastered: "Says which foods they like and do not like in English",
    topics: [
      "Fruit and vegetables",
      "Bread, rice, soup and other meals",
      "Water, milk and juice",
      "I like and I do not like",
      "Do you like? Yes, I do",
      "My favorite food",
    ],
    ways: {
      story: {
        title: "The Dragon Who Would Only Eat Toast",
        explanation:
          "Tell how friends offer a fussy dragon one food after another, and let it answer each time with a full " +
          "sentence.",
        topic: "Answer like the dragon to five foods",
      },
      handsOn: {
        title: "A Taste Test with Closed Eyes",
        explanation: "Taste four safe foods with closed eyes, name each one and say I like it or I do not like it.",
        topic: "Guess and name four foods by taste",
      },
      question: {
        title: "What Is Breakfast in Other Homes?",
        explanation:
          "Ask relatives or friends what they eat in the morning and collect the English word for each thing.",
        topic: "Ask two people about their breakfast",
      },
      project: {
        title: "A Menu for a Pretend Café",
        explanation: "Draw a menu with eight foods and drinks, then serve the family and take orders in English.",
        topic: "Take one order with your own menu",
      },
    },
  },
  {
    id: "polite-phrases",
    level: 1,
    prerequisites: ["hello-goodbye"],
    keywords: [
      "polite",
      "please",
      "thank you",
      "sorry",
      "excuse me",
      "manners",
      "ask for help",
      "everyday phrases",
      "small talk",
    ],
    title: "Ask politely and say thank you",
    explanation:
      "Use please, thank you, excuse me and sorry in the right place, ask for things and for help, and answer kindly.",
    goal: "Ask for things politely in English",
    mastered: "Asks for help and says please and thank you in English",
    topics: [
      "Please and thank you",
      "You are welcome",
      "Excuse me and I am sorry",
      "May I have the ball?",
      "Can you help me?",
      "I do not understand",
    ],
    ways: {
      story: {
        title: "The Giant Who Forgot to Say Please",
        explanation:
          "Tell of a giant whose doors all stay shut until he finds the right polite words, one door after the other.",
        topic: "Find the polite words for three doors",
      },
      handsOn: {
        title: "A Shop on the Kitchen Table",
        explanation: "Set up a shop with things from the cupboard, and buy and sell using only polite sentences.",
        topic: "Buy three things with please and thank you",
      },
      question: {
        title: "Does Sorry Always Mean the Same?",
        explanation: "Collect moments when people say sorry or excuse me in a day, and sort them by what was meant.",
        topic: "Find three different uses of sorry",
      },
      project: {
        title: "A Set of Polite Phrase Cards",
        explanation: "Make cards with a small drawing and a phrase for asking, thanking, excusing and helping.",
        topic: "Make and try out six phrase cards",
      },
    },
  },
  {
    id: "first-sentences",
    level: 1,
    prerequisites: ["say-the-alphabet"],
    keywords: [
      "sentences",
      "capital letter",
      "period",
      "full stop",
      "punctuation",
      "write a sentence",
      "grammar",
      "first sentences",
    ],
    title: "Start with a capital and end with a period",
    explanation:
      "Build short sentences from a person and an action, begin each with a capital letter and finish it with a " +
      "period.",
    goal: "Write a simple sentence with a capital letter and a period",
    mastered: "Writes short sentences with a capital letter and a period",
    topics: [
      "Who and does what",
      "Putting three words in order",
      "A capital letter at the start",
      "A period at the end",
      "Capital letters for names and for I",
    ],
    ways: {
      story: {
        title: "The Sentence That Would Not Stop",
        explanation:
          "Read a tiny story with no periods in one breath, laugh about it, and find where each sentence should end.",
        topic: "Put the periods back into the story",
      },
      handsOn: {
        title: "Sentence Trains from Word Cards",
        explanation: "Lay word cards behind an engine with a capital letter and close every train with a period wagon.",
        topic: "Build three trains that make sense",
      },
      question: {
        title: "How Do You Know Where a Sentence Ends?",
        explanation:
          "Listen to a page read aloud, tap the table at each stop, and compare the taps with the periods on the page.",
        topic: "Count the sentences on one page",
      },
      project: {
        title: "A Four-Sentence Book about a Pet",
        explanation:
          "Make a little book about a real or wished-for pet, with one picture and one correct sentence a page.",
        topic: "Write and check all four sentences",
      },
    },
  },
  {
    id: "short-word-spelling",
    level: 1,
    prerequisites: ["say-the-alphabet"],
    keywords: [
      "spelling",
      "spell",
      "short words",
      "cvc words",
      "sounds",
      "short vowels",
      "word families",
      "sight words",
    ],
    title: "Spell short words by their sounds",
    explanation:
      "Hear the sounds in short words such as cat and ship, write a letter or pair of letters for each, and learn a " +
      "few words that must be remembered.",
    goal: "Spell short words in English",
    mastered: "Spells three-letter and four-letter words by their sounds",
    topics: [
      "Hearing first, middle and last sounds",
      "Short a, e, i, o and u",
      "Word families such as cat, hat, sat",
      "Two letters for one sound, sh, ch and th",
      "Words to remember, such as the and said",
    ],
    ways: {
      story: {
        title: "The Cat Who Changed Its Hat",
        explanation:
          "Tell how a magic cat changes one letter at a time, from cat to hat to hot to pot, and what happens each " +
          "time.",
        topic: "Change one letter at a time, five times",
      },
      handsOn: {
        title: "Jump the Sounds with Chalk",
        explanation: "Write letters in chalk squares or on paper plates and jump from sound to sound to spell a word.",
        topic: "Jump and spell five short words",
      },
      question: {
        title: "Why Is There No F Sound in Of?",
        explanation: "Hunt for little words that do not sound the way they look, and find the tricky part in each.",
        topic: "Circle the tricky part in four words",
      },
      project: {
        title: "A Spinning Word Family Wheel",
        explanation:
          "Cut two paper circles so that first letters turn past an ending such as at or in, and read each word.",
        topic: "Make a wheel that spells six words",
      },
    },
  },
];
