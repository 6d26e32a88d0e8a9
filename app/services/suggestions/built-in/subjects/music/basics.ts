import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "read-rhythms",
    level: 2,
    prerequisites: ["echo-rhythms"],
    keywords: ["rhythm", "quarter notes", "eighth notes", "half notes", "rests", "note values", "counting", "notation"],
    title: "Read rhythms with quarter, half and eighth notes",
    explanation: "Read, count and clap whole, half, quarter and eighth notes and rests, and write down a heard rhythm.",
    goal: "Learn to read rhythms",
    mastered: "Reads and claps rhythms with quarter, half and eighth notes",
    topics: [
      "Quarter notes and the beat",
      "Pairs of eighth notes",
      "Half and whole notes",
      "Rests",
      "Counting out loud",
      "Writing down a clapped rhythm",
    ],
    ways: {
      story: {
        title: "The walking, running and sleeping notes",
        explanation:
          "Go through a day with a family of notes in which one walks, one runs, one strolls and one sleeps for four beats.",
        topic: "Moving like each note in the family",
      },
      handsOn: {
        title: "Fill four boxes with paper notes",
        explanation:
          "Cut note cards as wide as they are long in time, fit them into four boxes and clap what they make.",
        topic: "Filling four beats in five ways",
      },
      question: {
        title: "How many rhythms fit into four beats?",
        explanation:
          "Combine quarters, eighths and rests in every possible order and find out how many different ones there are.",
        topic: "Listing rhythms of two beats, then of four",
      },
      project: {
        title: "Write and perform a rhythm rap",
        explanation:
          "Write a four-line rap, put its rhythm into notes, add a steady beat and perform it from the sheet.",
        topic: "Writing note values over the words",
      },
    },
  },
  {
    id: "meter",
    level: 2,
    prerequisites: ["read-rhythms"],
    keywords: ["meter", "time signature", "measures", "bars", "waltz", "march", "three four", "conducting", "beats"],
    title: "Beats in twos, threes and fours",
    explanation:
      "Hear the strong beat, tell marches from waltzes, read time signatures and conduct two, three and four.",
    goal: "Understand time signatures",
    mastered: "Hears and conducts music in two, three and four",
    topics: [
      "Strong and weak beats",
      "Two in a measure, the march",
      "Three in a measure, the waltz",
      "Four in a measure",
      "Bar lines and time signatures",
      "Conducting patterns",
      "A pickup before the first strong beat",
    ],
    ways: {
      story: {
        title: "The soldier who had to learn to waltz",
        explanation:
          "Help a marching soldier with two left feet, who is invited to a ball and keeps losing the third beat.",
        topic: "Stepping the waltz with a strong first beat",
      },
      handsOn: {
        title: "Bounce, catch, catch",
        explanation:
          "Bounce a ball on the strong beat and pass it on the weak ones, in twos, threes and fours, to real songs.",
        topic: "Bouncing out the meter of five songs",
      },
      question: {
        title: "Is this song in three or in four?",
        explanation: "Try to march and to waltz to ten songs and find out which way fits each and what gives it away.",
        topic: "Sorting ten songs by meter",
      },
      project: {
        title: "Turn a march into a waltz",
        explanation:
          "Take a known tune in four, change it to three so that it still makes sense, and perform both versions.",
        topic: "Fitting a tune into another meter",
      },
    },
  },
  {
    id: "treble-staff",
    level: 2,
    prerequisites: ["high-and-low", "read-rhythms"],
    keywords: [
      "reading music",
      "notes",
      "staff",
      "treble clef",
      "sheet music",
      "note names",
      "notation",
      "lines and spaces",
    ],
    title: "Read notes on the treble staff",
    explanation:
      "Name notes on the lines and spaces of the staff, see steps and skips, and sing or play a tune from notes.",
    goal: "Learn to read notes",
    mastered: "Names and plays notes on the treble staff",
    topics: [
      "Five lines and four spaces",
      "The treble clef and the note G",
      "The musical alphabet A to G",
      "Notes on lines and in spaces",
      "Steps and skips",
      "Middle C and other extra lines",
      "A first tune from notes",
    ],
    ways: {
      story: {
        title: "The monk who gave notes a home",
        explanation:
          "Meet Guido of Arezzo, who was tired of teaching every chant by ear and drew lines for notes to live on.",
        topic: "Giving each note of a chant its line or space",
      },
      handsOn: {
        title: "Hop on a giant floor staff",
        explanation: "Tape five lines on the floor, hop to called-out notes and lay down paper plates to write a tune.",
        topic: "Laying a tune with plates on the floor staff",
      },
      question: {
        title: "How could a tune be written down?",
        explanation:
          "Invent a way to write a short tune, let someone sing it from that and find out what the staff does better.",
        topic: "Comparing an invented notation with the staff",
      },
      project: {
        title: "Spell secret words in notes",
        explanation:
          "Write words from the letters A to G, such as CABBAGE, on the staff, play them and make a puzzle sheet.",
        topic: "Writing and playing six note words",
      },
    },
  },
  {
    id: "instrument-families",
    level: 2,
    prerequisites: ["sounds-and-listening", "homemade-instruments"],
    keywords: ["instruments", "orchestra", "strings", "woodwinds", "brass", "percussion", "violin", "flute", "trumpet"],
    title: "Instruments of the orchestra and beyond",
    explanation:
      "Recognize strings, woodwinds, brass, percussion and keyboards by sight and sound, and how each makes its sound.",
    goal: "Get to know musical instruments",
    mastered: "Recognizes the main instruments by ear",
    topics: [
      "Violin, viola, cello and double bass",
      "Flute, clarinet, oboe and bassoon",
      "Trumpet, horn, trombone and tuba",
      "Drums, cymbals and xylophone",
      "Piano, organ, harp and guitar",
      "Instruments from other parts of the world",
      "Where everybody sits in the orchestra",
    ],
    ways: {
      story: {
        title: "Peter and the wolf, told by instruments",
        explanation:
          "Listen to Prokofiev's tale in which bird, duck, cat, wolf and boy each have an instrument, and follow the chase.",
        topic: "Saying who comes by the instrument alone",
      },
      handsOn: {
        title: "Buzz, blow, bow and strike",
        explanation:
          "Buzz lips into a funnel and hose, blow over bottles, rub a string and strike pots to feel each family work.",
        topic: "Making one sound for each instrument family",
      },
      question: {
        title: "Why does a cello sound lower than a violin?",
        explanation:
          "Change length, thickness and tightness of strings and tubes and find out which changes lower the sound.",
        topic: "Testing long and short, thick and thin strings",
      },
      project: {
        title: "Make an orchestra seating poster that sounds",
        explanation:
          "Draw the orchestra's seats, collect a short sound clip for each family and present the poster with a quiz.",
        topic: "Choosing a sound that shows each family best",
      },
    },
  },
  {
    id: "first-piano-tunes",
    level: 2,
    prerequisites: ["steady-beat", "high-and-low"],
    keywords: [
      "piano",
      "keyboard",
      "play piano",
      "piano lessons",
      "keys",
      "finger numbers",
      "first tune",
      "white keys",
    ],
    title: "Play first tunes on the piano or keyboard",
    explanation: "Find notes on the keys, sit and curve the fingers well, and play five-finger tunes with each hand.",
    goal: "Start playing the piano",
    mastered: "Plays simple tunes on the piano with five fingers",
    topics: [
      "Groups of two and three black keys",
      "Finding C and its neighbors",
      "Sitting well, round fingers",
      "Finger numbers",
      "Tunes of three notes",
      "Tunes of five notes in the right hand",
      "A simple tune in the left hand",
    ],
    ways: {
      story: {
        title: "Five friends in a house of keys",
        explanation:
          "Move five fingers into a house with white rooms and black balconies, where each may visit only its own room.",
        topic: "Letting each finger visit its room in order",
      },
      handsOn: {
        title: "Play on a paper keyboard first",
        explanation:
          "Draw a keyboard on paper, tap and sing a tune on it with the right fingers and then move to real keys.",
        topic: "Tapping and singing a tune on paper",
      },
      question: {
        title: "Why are there black keys?",
        explanation:
          "Play tunes on white keys only and on black keys only, and find out what would be missing without the others.",
        topic: "Making up a tune on the black keys alone",
      },
      project: {
        title: "Play a birthday song for somebody",
        explanation:
          "Learn a birthday song phrase by phrase, with even beats, and play it live or record it for the day.",
        topic: "Joining two phrases without a stop",
      },
    },
  },
  {
    id: "ukulele-and-guitar-start",
    level: 2,
    prerequisites: ["steady-beat"],
    keywords: ["guitar", "ukulele", "chords", "strumming", "strings", "guitar lessons", "play guitar", "accompany"],
    title: "First chords on ukulele or guitar",
    explanation:
      "Hold and tune the instrument, strum evenly, play two or three easy chords and change between them in songs.",
    goal: "Start playing guitar or ukulele",
    mastered: "Plays songs with two or three chords",
    topics: [
      "Parts of the instrument and how to hold it",
      "Names of the strings and tuning",
      "Plucking single strings",
      "Strumming down to a beat",
      "First one-finger chords",
      "Changing between two chords",
      "A song with two or three chords",
    ],
    ways: {
      story: {
        title: "The little guitar that crossed an ocean",
        explanation:
          "Sail with the small guitar that travelers brought to Hawaii, where it got a new name and a new sound.",
        topic: "Strumming a rocking beat for the voyage",
      },
      handsOn: {
        title: "Change chords like dance steps",
        explanation:
          "Practice lifting and placing fingers without sound, then with one strum, then in time with a slow drum.",
        topic: "Changing two chords ten times in a row",
      },
      question: {
        title: "How many songs need only two chords?",
        explanation:
          "Try two chords under many children's and folk songs and find out by ear where they change and which songs fit.",
        topic: "Finding the spot where the chord must change",
      },
      project: {
        title: "Lead a living-room sing-along",
        explanation: "Learn three songs with few chords, write a song sheet and lead family or friends in singing.",
        topic: "Strumming steadily while others sing",
      },
    },
  },
  {
    id: "recorder-and-winds-start",
    level: 2,
    prerequisites: ["high-and-low", "echo-rhythms"],
    keywords: ["recorder", "flute", "wind instrument", "blow", "clarinet", "trumpet", "fingering", "tonguing"],
    title: "First notes on the recorder",
    explanation: "Breathe and tongue softly, cover the holes, and play the notes B, A, G and more in short tunes.",
    goal: "Learn to play the recorder",
    mastered: "Plays short tunes on the recorder",
    topics: [
      "Holding it and breathing gently",
      "Starting a note with the tongue",
      "The notes B, A and G",
      "Short tunes with B, A and G",
      "High C and D",
      "Low E and D",
      "Playing in a duet",
    ],
    ways: {
      story: {
        title: "The shepherd who piped the fog away",
        explanation:
          "Lead a flock home through fog with three notes on a pipe, one for stop, one for left and one for right.",
        topic: "Piping directions with three notes",
      },
      handsOn: {
        title: "Keep a feather floating on one breath",
        explanation:
          "Blow a paper strip or feather so that it hovers steadily, then use the same gentle breath for a long note.",
        topic: "Holding a note as long as the feather hovers",
      },
      question: {
        title: "What do the holes do?",
        explanation:
          "Blow a drinking-straw pipe, cut it shorter and make holes, and find out how length changes the note.",
        topic: "Cutting a straw pipe shorter step by step",
      },
      project: {
        title: "Perform a three-note concert",
        explanation: "Learn four tunes of three notes, invent a fifth, announce each and perform them with a drum.",
        topic: "Inventing a tune from B, A and G",
      },
    },
  },
  {
    id: "strings-start",
    level: 2,
    prerequisites: ["high-and-low", "steady-beat"],
    keywords: ["violin", "cello", "viola", "bow", "strings", "fiddle", "violin lessons", "pizzicato"],
    title: "First steps on violin, viola or cello",
    explanation:
      "Hold instrument and bow in a relaxed way, pluck and bow open strings, and play first tunes with the fingers.",
    goal: "Start playing the violin or cello",
    mastered: "Plays first tunes on a bowed string instrument",
    topics: [
      "Parts of the instrument and the bow",
      "Standing or sitting without stiffness",
      "Plucking open strings in rhythm",
      "A bow hold with round fingers",
      "Straight bows on open strings",
      "First and second finger",
      "A first tune in tune",
    ],
    ways: {
      story: {
        title: "The tree that wished to sing",
        explanation:
          "Follow a spruce on a mountain to the workshop of a maker in Cremona and at last under a young player's chin.",
        topic: "Finding each wooden part of a violin by name",
      },
      handsOn: {
        title: "Ride a rocket with a pencil bow",
        explanation: "Hold a pencil as a bow and move it like rockets, wipers and spiders before taking the real bow.",
        topic: "Keeping a round thumb through three pencil games",
      },
      question: {
        title: "What makes a bow squeak?",
        explanation:
          "Change pressure, speed and place of the bow one at a time and find out what makes the clearest sound.",
        topic: "Bowing one string near, middle and far",
      },
      project: {
        title: "Play an open-string fiddle tune",
        explanation: "Learn a rhythm on open strings, let a helper or recording add the melody and perform as a duo.",
        topic: "Keeping the rhythm while the melody plays",
      },
    },
  },
  {
    id: "practice-well",
    level: 2,
    prerequisites: ["steady-beat"],
    keywords: [
      "practice",
      "practicing",
      "motivation",
      "metronome",
      "routine",
      "mistakes",
      "learn a piece",
      "instrument",
    ],
    title: "How to practice an instrument",
    explanation:
      "Practice in short, regular turns with a clear aim, slowly and in small parts, and hear one's own progress.",
    goal: "Practice an instrument well",
    mastered: "Practices regularly with small goals",
    topics: [
      "A time, a place and a warm-up",
      "One small goal for today",
      "Slow first, then faster",
      "Four notes at a time",
      "Repeating the hard spot, not the whole piece",
      "A metronome as a helper",
      "Listening to a recording of oneself",
    ],
    ways: {
      story: {
        title: "The snail who outplayed the hare",
        explanation:
          "Watch a hare rush through a piece every day with the same mistake while a snail learns it bar by bar.",
        topic: "Playing a passage at snail speed",
      },
      handsOn: {
        title: "Move five beans from left to right",
        explanation:
          "Play a hard spot, move a bean for each clean try and all beans back after a slip, until five are across.",
        topic: "Winning five beans for one hard measure",
      },
      question: {
        title: "Is one long practice better than three short?",
        explanation: "Learn two similar passages in different ways over a week and find out which one sits better.",
        topic: "Keeping a practice log for two passages",
      },
      project: {
        title: "Make a before-and-after recording",
        explanation: "Record a piece on day one and day ten, keep notes on what helped and present both recordings.",
        topic: "Naming three things that got better",
      },
    },
  },
  {
    id: "song-form",
    level: 2,
    prerequisites: ["sounds-and-listening"],
    keywords: ["form", "verse", "chorus", "structure", "parts of a song", "rondo", "phrases", "bridge"],
    title: "How songs and pieces are built",
    explanation: "Hear phrases, verse and chorus, and tell forms such as AB, ABA and rondo by what returns.",
    goal: "Understand how songs are built",
    mastered: "Hears verse, chorus and returning parts",
    topics: [
      "Phrases as musical sentences",
      "Same, similar and different",
      "Verse and chorus",
      "Introduction, bridge and ending",
      "AB and ABA",
      "The rondo",
      "A theme with variations",
    ],
    ways: {
      story: {
        title: "The chorus that always came home",
        explanation:
          "Travel with a melody that visits a new country in each verse and runs back home for every chorus.",
        topic: "Singing the chorus after each new adventure",
      },
      handsOn: {
        title: "Build a song from colored cups",
        explanation:
          "Set out a colored cup for each part while listening, line up the cups and play the form with moves.",
        topic: "Laying out three songs with colored cups",
      },
      question: {
        title: "Why does the chorus stick in the mind?",
        explanation:
          "Compare verses and choruses of five songs in words, height and loudness and find out what makes them stick.",
        topic: "Listing what changes from verse to chorus",
      },
      project: {
        title: "Perform a rondo of everyday sounds",
        explanation:
          "Compose a main part for all and solo parts for each player, put them in rondo form and perform it.",
        topic: "Returning to the main part without a gap",
      },
    },
  },
  {
    id: "rounds-and-parts",
    level: 2,
    prerequisites: ["sing-songs"],
    keywords: ["singing", "rounds", "canon", "choir", "solfege", "do re mi", "in tune", "singing together", "harmony"],
    title: "Sing in tune, with do re mi and in rounds",
    explanation:
      "Sing the scale with do, re, mi and hand signs, hold a part, and sing rounds and partner songs with others.",
    goal: "Sing in tune and in rounds",
    mastered: "Sings in tune and holds a part in a round",
    topics: [
      "So and mi, then la",
      "Do, re, mi with hand signs",
      "The whole scale up and down",
      "Listening while singing",
      "A held note under a tune",
      "A round in two groups",
      "Partner songs",
    ],
    ways: {
      story: {
        title: "The echo that came too soon",
        explanation:
          "Climb a mountain whose echo starts before the singer has finished and discover that both fit together.",
        topic: "Singing on while the echo begins",
      },
      handsOn: {
        title: "Climb the scale on real stairs",
        explanation: "Sing do to do on eight steps, jump to called-out steps, and let two singers meet on the stairs.",
        topic: "Singing three steps apart on the stairs",
      },
      question: {
        title: "Which songs can be sung as a round?",
        explanation:
          "Try to start known songs two beats or one line apart and find out which of them sound good and which clash.",
        topic: "Testing five songs for use as a round",
      },
      project: {
        title: "Record a one-person choir",
        explanation: "Record one part of a round, sing the next parts along with it and mix or play them together.",
        topic: "Entering at the right moment by oneself",
      },
    },
  },
];
