import type { CurriculumLesson } from "../../subject-data";

export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "steady-beat",
    level: 1,
    prerequisites: [],
    keywords: ["beat", "pulse", "clapping", "rhythm", "drumming", "steady", "march", "keep time"],
    title: "Feel and keep a steady beat",
    explanation: "Find the beat of a song and keep it steady by walking, clapping and tapping, slowly and quickly.",
    goal: "Learn to keep a steady beat",
    mastered: "Keeps a steady beat to music",
    topics: [
      "Finding the heartbeat",
      "Walking to the beat",
      "Clapping and tapping with a song",
      "Slow and fast beats",
      "Keeping on when the music stops",
      "The difference between beat and rhythm",
    ],
    ways: {
      story: {
        title: "The elephants march through the village",
        explanation:
          "Join a parade of elephants, mice and horses, each of which walks to a beat of its own, and keep in step.",
        topic: "Marching like each animal to its own beat",
      },
      handsOn: {
        title: "Roll a ball on every beat",
        explanation:
          "Sit in a circle, roll or bounce a ball on each beat of a song and notice at once when it gets out of step.",
        topic: "Passing a ball on the beat of three songs",
      },
      question: {
        title: "How fast is a heart compared with a song?",
        explanation:
          "Count heartbeats and song beats in fifteen seconds, at rest and after jumping, and find out which match.",
        topic: "Counting beats in fifteen seconds",
      },
      project: {
        title: "Lead a living-room parade",
        explanation: "Choose a march, give everyone something to tap, and lead the parade with clear starts and stops.",
        topic: "Starting and stopping a group together",
      },
    },
  },
  {
    id: "loud-soft-fast-slow",
    level: 1,
    prerequisites: ["steady-beat"],
    keywords: ["loud", "quiet", "soft", "fast", "slow", "dynamics", "tempo", "listening", "volume"],
    title: "Loud and soft, fast and slow",
    explanation:
      "Hear and make music that is loud or soft, fast or slow, and that changes suddenly or little by little.",
    goal: "Hear and play loud, soft, fast and slow music",
    mastered: "Hears and shows loud, soft, fast and slow in music",
    topics: [
      "Loud and soft sounds",
      "Fast and slow music",
      "Sudden changes",
      "Growing louder and softer",
      "Getting faster and slower",
      "Following a leader's hands",
    ],
    ways: {
      story: {
        title: "The thunderstorm on the tin roof",
        explanation:
          "Tell with fingers and pots how a few drops grow into a storm and fade away until the birds sing again.",
        topic: "Playing the storm as it comes and goes",
      },
      handsOn: {
        title: "Conduct with a wooden spoon",
        explanation:
          "Stand before a band of family members with a spoon and show by large and small moves how they shall play.",
        topic: "Making the band louder without a word",
      },
      question: {
        title: "Can music be fast and soft at once?",
        explanation:
          "Try all four mixtures of fast, slow, loud and soft and find out which animals or weather each brings to mind.",
        topic: "Playing four mixtures and naming each",
      },
      project: {
        title: "Record a weather concert",
        explanation: "Plan wind, rain, sun and storm with sounds from home, draw the plan and record the concert.",
        topic: "Drawing loud and soft as large and small marks",
      },
    },
  },
  {
    id: "high-and-low",
    level: 1,
    prerequisites: [],
    keywords: ["pitch", "high", "low", "notes", "melody", "ear training", "listening", "tune"],
    title: "High and low sounds",
    explanation:
      "Hear whether a sound is high or low, whether a tune goes up, down or stays, and show it with the hand.",
    goal: "Hear high and low notes",
    mastered: "Hears whether a melody goes up or down",
    topics: [
      "High and low voices of animals",
      "Two notes, which is higher",
      "Tunes that climb, fall or stay",
      "Showing a tune with the hand",
      "Same or different",
      "Singing from low to high and back",
    ],
    ways: {
      story: {
        title: "The mouse, the bear and the staircase",
        explanation:
          "Follow a mouse and a bear up and down a staircase where each step sounds and each has a voice of its own.",
        topic: "Singing the steps up and down",
      },
      handsOn: {
        title: "Tune a row of water glasses",
        explanation:
          "Fill sturdy glasses with different amounts of water, tap them with a spoon and order them from low to high.",
        topic: "Lining up five glasses from low to high",
      },
      question: {
        title: "Do big things sound low?",
        explanation:
          "Tap and blow large and small pots, bottles and boxes and find out whether size decides how high they sound.",
        topic: "Guessing and testing the sound of ten things",
      },
      project: {
        title: "Draw a melody as a mountain path",
        explanation:
          "Listen to a short tune, draw it as a path that climbs and falls, and let others sing along the path.",
        topic: "Drawing a path for a well-known tune",
      },
    },
  },
  {
    id: "sing-songs",
    level: 1,
    prerequisites: ["high-and-low"],
    keywords: ["singing", "songs", "voice", "nursery rhymes", "children's songs", "sing in tune", "lullaby"],
    title: "Sing songs with a clear voice",
    explanation:
      "Tell singing from speaking and shouting, breathe before a line, match a pitch and sing simple songs by heart.",
    goal: "Learn to sing songs",
    mastered: "Sings simple songs in tune and by heart",
    topics: [
      "Speaking, whispering, calling and singing voice",
      "Standing tall and breathing low",
      "Matching one note",
      "Echo songs",
      "Songs of two and three notes",
      "Songs with movements",
      "Learning a song by heart",
    ],
    ways: {
      story: {
        title: "The little bird who sang in questions",
        explanation:
          "Answer a bird that sings a short call at every branch by singing it back and adding a call of one's own.",
        topic: "Echoing the bird's calls exactly",
      },
      handsOn: {
        title: "Slide the voice along a string",
        explanation:
          "Trace strings laid in hills and loops with a finger and let the voice climb, dive and spin along.",
        topic: "Singing three string roller coasters",
      },
      question: {
        title: "What does a singer's body do?",
        explanation:
          "Sing slumped and upright, with a big and a small breath, feel belly and throat and find out what sounds best.",
        topic: "Comparing a song sung in four postures",
      },
      project: {
        title: "Record a family songbook",
        explanation:
          "Collect favorite songs from relatives, learn five, draw a page for each and record them as an album.",
        topic: "Learning one song from an older relative",
      },
    },
  },
  {
    id: "echo-rhythms",
    level: 1,
    prerequisites: ["steady-beat"],
    keywords: ["rhythm", "clap back", "echo", "long and short", "syllables", "patterns", "body percussion"],
    title: "Clap rhythms from words and echoes",
    explanation:
      "Clap back short rhythms, speak words in rhythm, hear long and short sounds and silences, and invent patterns.",
    goal: "Learn to clap rhythms",
    mastered: "Claps back rhythms and makes up new ones",
    topics: [
      "Echoing four claps",
      "Rhythms of names and foods",
      "Long and short sounds",
      "A beat of silence",
      "Patterns with clap, pat and stamp",
      "Question and answer rhythms",
    ],
    ways: {
      story: {
        title: "The drummers of two hills",
        explanation: "Carry messages between two villages whose drummers speak across the valley in rhythms of words.",
        topic: "Drumming a message for the other hill",
      },
      handsOn: {
        title: "Lay rhythms with fruit",
        explanation: "Set out grapes and pears as short and long sounds, clap the row, swap two pieces and clap again.",
        topic: "Clapping a row of four and changing it",
      },
      question: {
        title: "Do any two names have the same rhythm?",
        explanation:
          "Clap the names of family, friends and animals and find out which share a rhythm although they sound different.",
        topic: "Sorting ten names by their rhythm",
      },
      project: {
        title: "Compose a kitchen rhythm piece",
        explanation:
          "Build a piece from three food rhythms, give each to a kitchen instrument and perform it in layers.",
        topic: "Putting two food rhythms on top of each other",
      },
    },
  },
  {
    id: "move-to-music",
    level: 1,
    prerequisites: ["loud-soft-fast-slow"],
    keywords: ["dance", "movement", "moving to music", "action songs", "moods", "feelings", "dancing"],
    title: "Move and dance to music",
    explanation: "Show with the whole body what music does, freeze when it stops, and dance simple circle dances.",
    goal: "Move and dance to music",
    mastered: "Moves to music and dances simple circle dances",
    topics: [
      "Walking, skipping, swaying and tiptoeing",
      "Freezing in the pauses",
      "Heavy and light moves",
      "Happy, sad and scary music",
      "Same music, same move",
      "A circle dance with four steps",
    ],
    ways: {
      story: {
        title: "The toy shop after midnight",
        explanation:
          "Become toys that wake to different music, from wind-up robots to rag dolls, and freeze when the clock strikes.",
        topic: "Finding a move for each waking toy",
      },
      handsOn: {
        title: "Let a scarf follow the music",
        explanation: "Wave, toss and float a light scarf or ribbon to contrasting pieces and let it show each change.",
        topic: "Showing three pieces with one scarf",
      },
      question: {
        title: "Which music makes feet skip?",
        explanation:
          "Listen to six short pieces, let the feet decide how to move and find out which sounds made them skip.",
        topic: "Matching six pieces with six ways to move",
      },
      project: {
        title: "Make up a dance with three parts",
        explanation: "Choose a short piece, invent a move for each part, practice the order and show the dance.",
        topic: "Repeating a move when its music returns",
      },
    },
  },
  {
    id: "sounds-and-listening",
    level: 1,
    prerequisites: [],
    keywords: ["listening", "sounds", "hearing", "sound story", "nature sounds", "describe music", "mood"],
    title: "Listen closely to sounds and music",
    explanation:
      "Notice sounds around, describe them, and follow how a piece of music tells a story or paints a picture.",
    goal: "Learn to listen to music",
    mastered: "Listens to a piece and describes what it hears",
    topics: [
      "A minute of silence and what is in it",
      "Near and far, long and short sounds",
      "Words for sounds",
      "Moods in music",
      "Music that paints animals",
      "A sound story",
    ],
    ways: {
      story: {
        title: "A carnival of musical animals",
        explanation:
          "Visit the lion, the swan and the fossils in the music of Camille Saint-Saëns and guess who is coming.",
        topic: "Guessing the animal from its music",
      },
      handsOn: {
        title: "Draw what the ears hear",
        explanation:
          "Listen with closed eyes and a crayon in the hand, let it move with the music, then point out what was heard.",
        topic: "Drawing one piece with lines and dots",
      },
      question: {
        title: "What can be heard when nobody speaks?",
        explanation:
          "Sit still in three places with closed eyes, count the sounds and find out which place is the fullest.",
        topic: "Listing the sounds of three places",
      },
      project: {
        title: "Perform a story with sounds only",
        explanation:
          "Choose a picture book, find a sound for every page with voice and objects and perform it without words.",
        topic: "Finding a fitting sound for each page",
      },
    },
  },
  {
    id: "homemade-instruments",
    level: 1,
    prerequisites: ["echo-rhythms"],
    keywords: [
      "instruments",
      "percussion",
      "shakers",
      "drums",
      "make instruments",
      "xylophone",
      "tambourine",
      "crafts",
    ],
    title: "Play and build first instruments",
    explanation:
      "Try shaking, striking, scraping, plucking and blowing, build simple instruments and play along with songs.",
    goal: "Play percussion and build simple instruments",
    mastered: "Plays simple percussion with songs",
    topics: [
      "Shake, strike, scrape, pluck and blow",
      "Playing with a loose hand",
      "Making a shaker and a drum",
      "A rubber-band guitar",
      "Playing the beat with a song",
      "Playing and stopping together",
    ],
    ways: {
      story: {
        title: "The band that played on garbage",
        explanation:
          "Hear of the children's orchestra in Paraguay whose violins and drums were built from things in a landfill.",
        topic: "Finding the instrument hiding in a box or can",
      },
      handsOn: {
        title: "Fill, stretch and tune it",
        explanation:
          "Fill bottles with rice, beans and sand, stretch rubber bands over boxes and change one thing at a time.",
        topic: "Changing the sound of one shaker three times",
      },
      question: {
        title: "What makes the sound in there?",
        explanation: "Touch drums, strings and lips while they sound and find out what is trembling each time.",
        topic: "Feeling where five instruments tremble",
      },
      project: {
        title: "Give a kitchen-band concert",
        explanation:
          "Build an instrument for everyone, rehearse one song with a start, a middle and an end, and give a concert.",
        topic: "Deciding who plays in which part of the song",
      },
    },
  },
];
