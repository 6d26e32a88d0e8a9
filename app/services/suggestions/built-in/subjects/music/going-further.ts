import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "syncopation-and-sixteenths",
    level: 3,
    prerequisites: ["read-rhythms", "meter"],
    keywords: [
      "rhythm",
      "sixteenth notes",
      "dotted notes",
      "syncopation",
      "triplets",
      "groove",
      "off-beat",
      "counting",
    ],
    title: "Dotted notes, sixteenths and syncopation",
    explanation: "Read and play dotted rhythms, sixteenth notes, triplets and off-beats, and count them securely.",
    goal: "Master more difficult rhythms",
    mastered: "Reads and plays dotted, sixteenth-note and syncopated rhythms",
    topics: [
      "Dotted half and dotted quarter notes",
      "Ties",
      "Four sixteenths and their groups",
      "Triplets",
      "Six-eight time",
      "Off-beats and syncopation",
    ],
    ways: {
      story: {
        title: "The train that fell in love with the off-beat",
        explanation:
          "Ride a train whose wheels change rhythm at every bridge, hill and station, until it starts to swing.",
        topic: "Clapping the rhythm of each stretch of track",
      },
      handsOn: {
        title: "Step the beat and clap in the cracks",
        explanation:
          "Step a steady beat, clap exactly between the steps, then speak words on the quarter parts in between.",
        topic: "Stepping beats while clapping off-beats",
      },
      question: {
        title: "What makes people want to dance?",
        explanation:
          "Play one drum pattern straight and with shifted accents, watch listeners and find out which one moves their feet.",
        topic: "Shifting one accent and testing the effect",
      },
      project: {
        title: "Perform a body-percussion piece",
        explanation:
          "Write a piece for claps, snaps, chest and feet in three layers with a syncopated part, and perform it.",
        topic: "Notating three layers of body percussion",
      },
    },
  },
  {
    id: "major-scale",
    level: 3,
    prerequisites: ["treble-staff", "rounds-and-parts"],
    keywords: ["scale", "major scale", "whole steps", "half steps", "sharps", "flats", "key", "music theory"],
    title: "The major scale, sharps and flats",
    explanation:
      "Hear and build the major scale from whole and half steps, use sharps and flats, and find the home note of a tune.",
    goal: "Understand scales, sharps and flats",
    mastered: "Builds and plays major scales",
    topics: [
      "Half steps and whole steps",
      "Sharps, flats and naturals",
      "The pattern of the major scale",
      "The scales of C, G and F",
      "Home note and leading note",
      "A tune moved to another key",
    ],
    ways: {
      story: {
        title: "The staircase with two short steps",
        explanation:
          "Build a staircase for a king who finds the way up in the dark only if two of its seven steps are half as high.",
        topic: "Moving the staircase so that it starts on G",
      },
      handsOn: {
        title: "Slide a scale ruler over the keys",
        explanation:
          "Cut a strip with windows in the pattern of the major scale, slide it along a keyboard and play what shows.",
        topic: "Finding four major scales with the strip",
      },
      question: {
        title: "Why does a tune want to go home?",
        explanation:
          "Stop well-known tunes one note before the end, listen to the itch and find out which notes pull hardest.",
        topic: "Ending a tune on wrong notes and on the home note",
      },
      project: {
        title: "Transpose a favorite song",
        explanation:
          "Write a simple tune in C, move it to G and F with the right sharps and flats, and record all three.",
        topic: "Checking every step of the moved tune",
      },
    },
  },
  {
    id: "major-and-minor",
    level: 3,
    prerequisites: ["major-scale"],
    keywords: ["minor", "major", "minor scale", "happy and sad", "mood", "key", "pentatonic", "modes"],
    title: "Major, minor and other scales",
    explanation: "Hear major from minor, build natural and harmonic minor, and explore pentatonic and other scales.",
    goal: "Hear the difference between major and minor",
    mastered: "Hears, builds and plays major and minor",
    topics: [
      "Hearing major and minor",
      "The third note makes the difference",
      "Natural and harmonic minor",
      "Relative major and minor",
      "Pentatonic scales",
      "Scales from other traditions",
    ],
    ways: {
      story: {
        title: "The sunny song with a shadow",
        explanation: "Follow a song that walks from sunshine into the woods, lowers one note and comes out changed.",
        topic: "Retelling a tune first in major, then in minor",
      },
      handsOn: {
        title: "Lower one bar, change the world",
        explanation: "Swap one bar on a xylophone or one key on a piano within a tune and feel how the mood turns.",
        topic: "Turning three songs from major to minor",
      },
      question: {
        title: "Is minor always sad?",
        explanation:
          "Collect fast and slow songs in both, let listeners choose words for each and find out what makes sad music sad.",
        topic: "Surveying listeners about eight songs",
      },
      project: {
        title: "Compose a scene in light and dark",
        explanation:
          "Write music for a short film scene that turns from danger to rescue by moving between minor and major.",
        topic: "Placing the change exactly at the turning point",
      },
    },
  },
  {
    id: "chords-and-accompaniment",
    level: 3,
    prerequisites: ["major-scale"],
    keywords: ["chords", "triads", "harmony", "accompany", "three chords", "piano chords", "tonic", "dominant"],
    title: "Build chords and accompany a song",
    explanation:
      "Build triads, learn the chords on the first, fourth and fifth notes, and hear where a melody needs which.",
    goal: "Learn chords and accompany songs",
    mastered: "Builds triads and accompanies songs with three chords",
    topics: [
      "Intervals of a third and a fifth",
      "Major and minor triads",
      "Chords one, four and five",
      "Chord symbols",
      "Hearing when a chord must change",
      "Broken chords and bass notes",
      "Inversions for smooth changes",
    ],
    ways: {
      story: {
        title: "Three friends who could play any song",
        explanation:
          "Meet Home, Away and Almost-Back, three chords that travel together and get through hundreds of songs.",
        topic: "Naming which friend is playing by ear",
      },
      handsOn: {
        title: "Stack thirds like building blocks",
        explanation:
          "Place blocks on every other key of a keyboard, play the towers and slide them to find all chords of a scale.",
        topic: "Sorting seven towers into major and minor",
      },
      question: {
        title: "Why do some notes fit together?",
        explanation:
          "Play pairs of notes, rate how smooth they sound and find out which distances listeners like best.",
        topic: "Ranking twelve pairs of notes by ear",
      },
      project: {
        title: "Make a songbook with chords",
        explanation:
          "Find chords for five songs by ear, write them above the words, test the sheets with a player and bind them.",
        topic: "Writing each chord above the right syllable",
      },
    },
  },
  {
    id: "hands-together-piano",
    level: 3,
    prerequisites: ["first-piano-tunes", "treble-staff"],
    keywords: [
      "piano",
      "both hands",
      "hands together",
      "bass clef",
      "grand staff",
      "keyboard",
      "sight reading",
      "pedal",
    ],
    title: "Piano with both hands and the bass clef",
    explanation:
      "Read the bass clef and grand staff, combine melody and accompaniment, and pass the thumb under in scales.",
    goal: "Play the piano with both hands",
    mastered: "Plays pieces with both hands from the grand staff",
    topics: [
      "The bass clef",
      "Hands in turn, then in parallel",
      "A held bass under a melody",
      "Chords in the left hand",
      "Thumb under, scales over an octave",
      "Loud melody, soft accompaniment",
      "The pedal",
    ],
    ways: {
      story: {
        title: "The argument between two hands",
        explanation:
          "Listen to a right hand that chatters and a left hand that grumbles until they learn to talk in turns.",
        topic: "Playing a dialogue between the hands",
      },
      handsOn: {
        title: "Tap two rhythms on two knees",
        explanation:
          "Tap one rhythm per hand on the knees, first alternating and then together, before playing them on keys.",
        topic: "Tapping a beat left and a melody right",
      },
      question: {
        title: "What is the hardest thing for two hands?",
        explanation:
          "Try parallel, mirrored and unlike moves slowly and find out which of them confuses the brain most.",
        topic: "Testing mirror moves and parallel moves",
      },
      project: {
        title: "Give a mini recital of three pieces",
        explanation:
          "Prepare three contrasting pieces for both hands, write a program, practice bowing and play for guests.",
        topic: "Rehearsing the change from piece to piece",
      },
    },
  },
  {
    id: "guitar-rhythm-and-barre",
    level: 3,
    prerequisites: ["ukulele-and-guitar-start", "read-rhythms"],
    keywords: [
      "guitar",
      "strumming patterns",
      "fingerpicking",
      "barre chords",
      "tabs",
      "riffs",
      "ukulele",
      "power chords",
    ],
    title: "Guitar and ukulele, from strumming to picking",
    explanation:
      "Strum patterns with up and down strokes, pick with fingers, read tablature and play riffs and barre chords.",
    goal: "Get better at guitar or ukulele",
    mastered: "Plays strumming patterns, picking and riffs",
    topics: [
      "Down and up strokes",
      "Muting and accents",
      "Quick changes among six chords",
      "Reading tablature",
      "Riffs",
      "Fingerpicking patterns",
      "Barre and power chords",
    ],
    ways: {
      story: {
        title: "The left-handed player with the upside-down guitar",
        explanation:
          "Meet players such as Elizabeth Cotten, who turned a guitar around and invented a picking style of her own.",
        topic: "Picking a bass line with a tune above it",
      },
      handsOn: {
        title: "Strum a cardboard box first",
        explanation:
          "Mark down and up arrows on a box, strum patterns on it along with songs and then move to the strings.",
        topic: "Strumming four patterns along with songs",
      },
      question: {
        title: "Which pattern fits this song?",
        explanation:
          "Try four strumming patterns on one song, record each and find out which lets the singing breathe.",
        topic: "Recording one verse with four patterns",
      },
      project: {
        title: "Cover a favorite song",
        explanation:
          "Work out chords, riff and pattern of a song, arrange it for the voice or a friend, and record the cover.",
        topic: "Working out a riff by ear",
      },
    },
  },
  {
    id: "drum-set-grooves",
    level: 3,
    prerequisites: ["meter", "read-rhythms"],
    keywords: ["drums", "drum set", "drum kit", "groove", "beat", "drum lessons", "fills", "percussion", "sticks"],
    title: "Drum grooves and fills",
    explanation:
      "Hold sticks well, coordinate hands and feet, play rock and other grooves, and lead into a new part with a fill.",
    goal: "Learn to play the drums",
    mastered: "Plays basic grooves and fills on drums",
    topics: [
      "Grip, rebound and single strokes",
      "Double strokes and paradiddles",
      "Bass, snare and hi-hat in a rock beat",
      "Eighth notes on the hi-hat",
      "Fills of one measure",
      "Playing with a metronome and with songs",
      "Shuffle and other grooves",
    ],
    ways: {
      story: {
        title: "The drummer who kept the circus together",
        explanation:
          "Sit behind the drums of a circus band and catch every leap, fall and drum roll without losing the beat.",
        topic: "Playing rolls and hits for circus acts",
      },
      handsOn: {
        title: "Build a drum kit of buckets and pillows",
        explanation: "Set up buckets, books and pillows as a quiet kit and learn a rock beat one limb at a time.",
        topic: "Adding one limb at a time to a groove",
      },
      question: {
        title: "What does the drummer do in this song?",
        explanation:
          "Listen to one song four times for bass drum, snare, cymbals and fills and find out how they repeat.",
        topic: "Writing down one measure of a heard groove",
      },
      project: {
        title: "Drum along to three styles",
        explanation:
          "Learn a rock, a shuffle and a dance groove with fills, and record a video playing along with three songs.",
        topic: "Placing a fill before each chorus",
      },
    },
  },
  {
    id: "classical-composers",
    level: 3,
    prerequisites: ["instrument-families", "song-form"],
    keywords: ["composers", "classical music", "mozart", "beethoven", "bach", "vivaldi", "famous composers", "history"],
    title: "Composers from Vivaldi to Beethoven",
    explanation:
      "Get to know Vivaldi, Bach, Handel, Haydn, Mozart and Beethoven, their times and one piece each by ear.",
    goal: "Get to know classical composers",
    mastered: "Recognizes pieces by Vivaldi, Bach, Mozart and Beethoven",
    topics: [
      "Vivaldi and the seasons",
      "Bach and voices that chase each other",
      "Handel's music for kings and crowds",
      "Haydn's surprises",
      "Mozart and Maria Anna, traveling children",
      "Beethoven and his lost hearing",
      "Telling Baroque from Classical",
    ],
    ways: {
      story: {
        title: "Two children play before the empress",
        explanation:
          "Travel by coach with Maria Anna and Wolfgang Mozart to the courts of Europe, where he plays with a cloth over the keys.",
        topic: "Writing a letter home from one concert stop",
      },
      handsOn: {
        title: "Map a fugue with colored yarn",
        explanation: "Lay a new color of yarn each time the theme of a Bach fugue comes in and watch the voices braid.",
        topic: "Raising a hand at every entry of the theme",
      },
      question: {
        title: "How did Beethoven compose without hearing?",
        explanation:
          "Try to imagine a tune silently, feel music through wood with plugged ears and find out what may have helped.",
        topic: "Feeling rhythm and pitch through a tabletop",
      },
      project: {
        title: "Host a composer quiz night",
        explanation:
          "Choose six composers, prepare a portrait, a story and a sound clip for each and run a quiz for guests.",
        topic: "Choosing ten seconds that reveal a composer",
      },
    },
  },
  {
    id: "jazz-and-blues",
    level: 3,
    prerequisites: ["chords-and-accompaniment", "syncopation-and-sixteenths"],
    keywords: ["jazz", "blues", "swing", "improvisation", "twelve-bar blues", "louis armstrong", "ragtime", "gospel"],
    title: "Blues, jazz and how they swing",
    explanation:
      "Hear call and response, swing and blue notes, play a twelve-bar blues, and know great musicians of jazz.",
    goal: "Discover jazz and blues",
    mastered: "Plays a twelve-bar blues and recognizes jazz styles",
    topics: [
      "Work songs, spirituals and call and response",
      "The twelve-bar blues",
      "Swing eighths",
      "Blue notes",
      "Louis Armstrong and New Orleans",
      "Ella Fitzgerald and Duke Ellington",
      "First improvised answers",
    ],
    ways: {
      story: {
        title: "The cornet in the New Orleans street",
        explanation:
          "Walk through New Orleans with young Louis Armstrong, who learned the cornet in a home for boys and changed music.",
        topic: "Answering a sung or played phrase like Louis",
      },
      handsOn: {
        title: "Walk the twelve bars on the floor",
        explanation: "Lay out twelve sheets as bars, walk them in time while chords play, and call the changes aloud.",
        topic: "Calling each chord change while walking",
      },
      question: {
        title: "What turns straight music into swing?",
        explanation:
          "Play one tune with even and with long-short eighths and shifted accents, and find out what makes it swing.",
        topic: "Turning a children's song into swing",
      },
      project: {
        title: "Write a blues about a small trouble",
        explanation:
          "Write three verses in the line pattern of the blues about a real little annoyance and perform them.",
        topic: "Fitting two lines and an answer into twelve bars",
      },
    },
  },
  {
    id: "music-around-the-world",
    level: 3,
    prerequisites: ["instrument-families", "move-to-music"],
    keywords: [
      "world music",
      "folk music",
      "cultures",
      "traditions",
      "african drumming",
      "latin",
      "indian music",
      "dances",
    ],
    title: "Music and dances around the world",
    explanation:
      "Listen to music of several continents, try rhythms and dances, and learn when and why people make it.",
    goal: "Discover music from around the world",
    mastered: "Recognizes and describes music of several cultures",
    topics: [
      "West African drumming and its layers",
      "Samba, tango and salsa",
      "Raga and tala of India",
      "Gamelan of Indonesia",
      "Strings and singing of East Asia",
      "Music of the Middle East",
      "Fiddle tunes and folk dances",
    ],
    ways: {
      story: {
        title: "The griot who carried a thousand years",
        explanation: "Meet a griot of West Africa, whose family has sung a people's history to the kora for centuries.",
        topic: "Turning a family event into a sung tale",
      },
      handsOn: {
        title: "Layer a drum circle of three rhythms",
        explanation: "Learn three interlocking rhythms on pots and boxes, hold one against the others and swap parts.",
        topic: "Keeping one rhythm while two others play",
      },
      question: {
        title: "Why do lullabies sound alike everywhere?",
        explanation:
          "Collect lullabies from six countries, compare tempo, range and repetition and find out what they share.",
        topic: "Comparing six lullabies in a table",
      },
      project: {
        title: "Make a radio show of five continents",
        explanation:
          "Choose a piece from each of five continents, research when it is played and present it as a radio show.",
        topic: "Introducing one piece and its occasion",
      },
    },
  },
  {
    id: "compose-melodies",
    level: 3,
    prerequisites: ["treble-staff", "song-form"],
    keywords: ["compose", "composing", "write music", "melody", "make up tunes", "create", "phrases", "own music"],
    title: "Compose a melody",
    explanation: "Invent motifs, repeat and vary them, shape question and answer phrases, and write the melody down.",
    goal: "Compose music",
    mastered: "Composes and notates short melodies",
    topics: [
      "A motif of a few notes",
      "Repeating, moving and turning a motif",
      "Question and answer phrases",
      "Steps, leaps and a high point",
      "Rhythm that gives character",
      "Writing it down and playing it",
    ],
    ways: {
      story: {
        title: "Four notes that knock on the door",
        explanation: "See how Beethoven built a whole symphony movement from four notes that everyone knows.",
        topic: "Finding the four-note motif again and again",
      },
      handsOn: {
        title: "Roll melodies with dice",
        explanation:
          "Let dice choose notes and lengths, play what comes, keep the best measures and repair the rest by ear.",
        topic: "Repairing a rolled melody until it sings",
      },
      question: {
        title: "What makes a tune easy to remember?",
        explanation:
          "Teach others three new tunes, test who can sing them the next day and find out what the best one did.",
        topic: "Comparing leaps and repeats in three tunes",
      },
      project: {
        title: "Compose a theme for a person or pet",
        explanation:
          "Write a theme of eight measures that fits someone's walk and mood, play it and let others guess who it is.",
        topic: "Choosing tempo, range and rhythm for a character",
      },
    },
  },
  {
    id: "play-together",
    level: 3,
    prerequisites: ["practice-well", "meter"],
    keywords: [
      "band",
      "ensemble",
      "orchestra",
      "playing together",
      "duet",
      "performance",
      "rehearsal",
      "group",
      "choir",
    ],
    title: "Play together in a duet or band",
    explanation: "Count in, listen and balance while playing, follow a leader or conductor, and rehearse with a plan.",
    goal: "Play music with others",
    mastered: "Plays in a duet or group and keeps together",
    topics: [
      "Tuning together",
      "Counting in and breathing together",
      "Melody, accompaniment, bass and rhythm",
      "Listening and balance",
      "What to do when somebody gets lost",
      "Following a conductor",
      "A rehearsal plan",
    ],
    ways: {
      story: {
        title: "The quartet that forgot to listen",
        explanation:
          "Sit in on four stars who each play louder than the rest until a lost page forces them to use their ears.",
        topic: "Rehearsing a piece with the melody in another part",
      },
      handsOn: {
        title: "Play back to back",
        explanation:
          "Play a duet face to face, back to back and from two rooms, and notice which signals hold it together.",
        topic: "Starting a duet with a breath alone",
      },
      question: {
        title: "What does a conductor really do?",
        explanation:
          "Sing with a leader, without one and with a misleading one, and find out what changes in the group.",
        topic: "Leading tempo and volume with two hands",
      },
      project: {
        title: "Form a band for one evening",
        explanation: "Gather players of any level, choose one song, give everyone a part that fits and perform it.",
        topic: "Writing an easy part for each player",
      },
    },
  },
];
