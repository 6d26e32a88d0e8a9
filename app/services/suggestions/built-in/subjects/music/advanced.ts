import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "circle-of-fifths",
    level: 4,
    prerequisites: ["major-and-minor"],
    keywords: [
      "circle of fifths",
      "key signatures",
      "keys",
      "music theory",
      "sharps and flats",
      "relative minor",
      "modulation",
    ],
    title: "Key signatures and the circle of fifths",
    explanation:
      "Order all keys in the circle of fifths, read and write key signatures, and move between related keys.",
    goal: "Understand key signatures and the circle of fifths",
    mastered: "Names all key signatures with the circle of fifths",
    topics: [
      "Fifths up and fifths down",
      "The order of sharps and flats",
      "Naming a major key by its signature",
      "Relative minor keys",
      "Closely related keys",
      "Changing key within a piece",
      "Transposing for other instruments",
    ],
    ways: {
      story: {
        title: "The clock that told keys instead of hours",
        explanation:
          "Repair a strange tower clock with twelve keys on its face, on which each step adds one sharp or flat.",
        topic: "Setting the clock to the key of a melody",
      },
      handsOn: {
        title: "Build a turning key wheel",
        explanation:
          "Fasten two cardboard disks for major and minor keys, turn them and read off signatures and chords.",
        topic: "Reading the chords of any key off the wheel",
      },
      question: {
        title: "What happens after twelve fifths?",
        explanation:
          "Climb by fifths on a keyboard, write each note down and find out when and where the first note returns.",
        topic: "Climbing twelve fifths and checking the last",
      },
      project: {
        title: "Record a song that changes key",
        explanation:
          "Arrange a song so that its last chorus rises into a new key by a well-prepared change, and record it.",
        topic: "Choosing a chord that opens the new key",
      },
    },
  },
  {
    id: "ear-training",
    level: 4,
    prerequisites: ["major-scale", "chords-and-accompaniment"],
    keywords: [
      "ear training",
      "intervals",
      "dictation",
      "play by ear",
      "sight singing",
      "listening",
      "perfect pitch",
      "solfege",
    ],
    title: "Intervals, dictation and playing by ear",
    explanation: "Hear and sing intervals and chords, write down melodies and rhythms, and pick out songs by ear.",
    goal: "Train the ear and play by ear",
    mastered: "Recognizes intervals and plays tunes by ear",
    topics: [
      "Intervals from unison to octave",
      "Songs that help to recall each interval",
      "Hearing major, minor and diminished chords",
      "Rhythm dictation",
      "Melody dictation",
      "Singing at sight",
      "Finding the bass and chords of a song",
    ],
    ways: {
      story: {
        title: "The boy who wrote a secret piece from memory",
        explanation:
          "Relive the tale of young Mozart, who is said to have heard a guarded choir piece in Rome and written it down.",
        topic: "Writing down four heard measures from memory",
      },
      handsOn: {
        title: "Play interval bingo with bottles",
        explanation:
          "Tune bottles with water, let a partner strike two and mark the interval on a homemade bingo card.",
        topic: "Tuning bottles to a third, a fifth and an octave",
      },
      question: {
        title: "Can absolute pitch be learned?",
        explanation:
          "Try daily for two weeks to sing one note from memory, chart the error and find out whether it shrinks.",
        topic: "Charting how far a remembered note is off",
      },
      project: {
        title: "Transcribe a song without a sheet",
        explanation:
          "Work out melody, bass and chords of a short song by ear, write a lead sheet and check it by playing along.",
        topic: "Finding the bass notes of a recording",
      },
    },
  },
  {
    id: "harmony-and-progressions",
    level: 4,
    prerequisites: ["chords-and-accompaniment", "circle-of-fifths"],
    keywords: [
      "harmony",
      "chord progressions",
      "seventh chords",
      "cadence",
      "voice leading",
      "music theory",
      "analysis",
    ],
    title: "Harmony, cadences and chord progressions",
    explanation:
      "Use all chords of a key, seventh chords and cadences, lead voices smoothly and analyze songs by numerals.",
    goal: "Understand harmony and chord progressions",
    mastered: "Analyzes and writes chord progressions",
    topics: [
      "The seven chords of a key and their numerals",
      "Cadences that end and cadences that surprise",
      "Seventh chords",
      "Common progressions in songs",
      "Smooth voice leading",
      "Borrowed chords",
      "Harmonizing a melody in four parts",
    ],
    ways: {
      story: {
        title: "Four chords and a hundred hits",
        explanation:
          "Follow four chords that wander through decades of songs, always in company and never recognized at once.",
        topic: "Singing several songs over one progression",
      },
      handsOn: {
        title: "Move four voices as chess pieces",
        explanation:
          "Place tokens for four voices on a staff drawn on a board and move each as little as possible per chord.",
        topic: "Moving four tokens through a cadence",
      },
      question: {
        title: "Why does this chord feel like a surprise?",
        explanation:
          "Replace one chord of a familiar progression at a time, listen and find out what was expected instead.",
        topic: "Swapping the last chord of a cadence",
      },
      project: {
        title: "Harmonize a folk song in two moods",
        explanation: "Harmonize one folk song plainly and once with rich chords, write out both and perform them.",
        topic: "Choosing three chords for one melody note",
      },
    },
  },
  {
    id: "improvisation",
    level: 4,
    prerequisites: ["major-and-minor", "jazz-and-blues"],
    keywords: ["improvise", "improvisation", "solo", "jam", "blues scale", "jazz", "make up music", "freestyle"],
    title: "Improvise a solo",
    explanation:
      "Improvise with few notes first, answer phrases, follow chord changes and shape a solo with a beginning and end.",
    goal: "Learn to improvise",
    mastered: "Improvises over chords with clear phrases",
    topics: [
      "Improvising with three notes",
      "Rhythm before notes",
      "Question, answer and rests",
      "Pentatonic and blues scales",
      "Aiming for chord notes",
      "Developing one idea",
      "The arc of a solo",
    ],
    ways: {
      story: {
        title: "The concert on the broken piano",
        explanation:
          "Hear how Keith Jarrett faced a bad piano in Cologne in 1975 and turned its limits into a famous concert.",
        topic: "Improvising with only the middle of the keyboard",
      },
      handsOn: {
        title: "Draw cards and play what they say",
        explanation:
          "Make cards such as sparse, climbing or only two notes, draw one each round and improvise by its rule.",
        topic: "Improvising five rounds by five rules",
      },
      question: {
        title: "Are there wrong notes in a solo?",
        explanation:
          "Land on a wrong note on purpose, then repeat, slide or resolve it, and find out what makes it sound right.",
        topic: "Rescuing ten wrong notes in three ways",
      },
      project: {
        title: "Record a solo in three versions",
        explanation:
          "Record three solos over one backing track, choose the best phrases and build a final solo from them.",
        topic: "Marking the phrases worth keeping",
      },
    },
  },
  {
    id: "songwriting",
    level: 4,
    prerequisites: ["compose-melodies", "chords-and-accompaniment"],
    keywords: ["songwriting", "write a song", "lyrics", "chorus", "hook", "pop song", "rap", "compose", "singer"],
    title: "Write a song with lyrics, melody and chords",
    explanation:
      "Find an idea and a hook, write lyrics that sing well, join them to melody and chords, and shape the form.",
    goal: "Write a song",
    mastered: "Writes songs with lyrics, melody and chords",
    topics: [
      "An idea and a title",
      "Verse that tells, chorus that sums up",
      "Stress of words and stress of notes",
      "Rhyme without cliché",
      "A hook",
      "A progression for each part",
      "Bridge and ending",
    ],
    ways: {
      story: {
        title: "The song that began as scrambled eggs",
        explanation:
          "Learn how Paul McCartney woke with a tune, sang scrambled eggs to it for weeks and found its words at last.",
        topic: "Writing nonsense words first, then real ones",
      },
      handsOn: {
        title: "Cut a lyric out of a diary",
        explanation:
          "Copy lines from a diary or newspaper, cut and reorder them, speak them over a beat and let a tune come.",
        topic: "Speaking cut-out lines over a beat",
      },
      question: {
        title: "Which comes first, words or music?",
        explanation:
          "Start one song from words, one from chords and one from rhythm and find out which path flows best.",
        topic: "Beginning three songs in three ways",
      },
      project: {
        title: "Release a single for friends",
        explanation: "Write, arrange and record one song, design its cover and present it at a small listening party.",
        topic: "Testing two choruses on listeners",
      },
    },
  },
  {
    id: "arranging",
    level: 4,
    prerequisites: ["harmony-and-progressions", "instrument-families"],
    keywords: [
      "arranging",
      "arrangement",
      "orchestration",
      "score",
      "parts",
      "band arrangement",
      "countermelody",
      "cover",
    ],
    title: "Arrange music for several voices or instruments",
    explanation:
      "Give melody, bass, chords and rhythm to fitting instruments, write countermelodies, and prepare score and parts.",
    goal: "Arrange a song for a group",
    mastered: "Writes an arrangement with score and parts",
    topics: [
      "Ranges and clefs",
      "Who plays what",
      "Texture, thin and thick",
      "Countermelodies and fills",
      "Introductions and endings",
      "Transposing instruments",
      "Score and parts that players can read",
    ],
    ways: {
      story: {
        title: "Two tunes in eighteen coats",
        explanation:
          "Hear two melodies, eighteen turns in all, in Bolero by Ravel, who dresses them in ever new coats of instruments.",
        topic: "Listing the coats of the melodies in order",
      },
      handsOn: {
        title: "Shuffle parts like cards",
        explanation:
          "Record melody, bass, chords and rhythm separately, then swap instruments and layers until it sounds fresh.",
        topic: "Giving the melody to the lowest instrument",
      },
      question: {
        title: "How does an arrangement build up?",
        explanation: "Chart which instruments play in each part of a song and find out how the peak was prepared.",
        topic: "Drawing a layer chart of one song",
      },
      project: {
        title: "Arrange a carol or anthem for the family",
        explanation:
          "Arrange a well-known song for the players and singers at hand, write the parts, rehearse and record it.",
        topic: "Fitting each part to its player's skill",
      },
    },
  },
  {
    id: "recording-and-production",
    level: 4,
    prerequisites: ["song-form", "play-together"],
    keywords: [
      "recording",
      "music production",
      "mixing",
      "microphone",
      "beats",
      "electronic music",
      "sampling",
      "computer",
    ],
    title: "Record, mix and make beats",
    explanation: "Record with good sound, build beats and loops, edit tracks, and mix with level, space and effects.",
    goal: "Learn music production",
    mastered: "Records, edits and mixes several tracks",
    topics: [
      "Microphone, room and level",
      "Recording to a click",
      "Beats and loops",
      "Samples and who owns them",
      "Cutting and fixing takes",
      "Volume, left and right, equalizer, echo",
      "Exporting and sharing safely",
    ],
    safety: ["Exporting and sharing safely"],
    ways: {
      story: {
        title: "The studio made of tape and scissors",
        explanation:
          "Visit Delia Derbyshire, who cut tape by hand in the 1960s and made electronic music before computers could.",
        topic: "Making a melody from one recorded sound",
      },
      handsOn: {
        title: "Turn a kitchen into a sample library",
        explanation: "Record taps, pops and whirs around the home, trim them and build a beat in a free audio program.",
        topic: "Building a beat from six kitchen sounds",
      },
      question: {
        title: "Where does a voice sound best?",
        explanation:
          "Record one line in a closet, a bathroom, a stairway and under a blanket and find out what each room adds.",
        topic: "Comparing one line recorded in four rooms",
      },
      project: {
        title: "Produce a three-track record",
        explanation:
          "Record and mix three pieces of different kinds, order them, design a cover and share them with family.",
        topic: "Balancing voice and instruments in a mix",
      },
    },
  },
  {
    id: "romantic-to-modern",
    level: 4,
    prerequisites: ["classical-composers"],
    keywords: [
      "music history",
      "romantic",
      "modern music",
      "composers",
      "opera",
      "symphony",
      "chopin",
      "debussy",
      "stravinsky",
    ],
    title: "Music from the Romantics to today",
    explanation:
      "Follow music from Schubert, Clara Schumann and Tchaikovsky to Debussy, Stravinsky and living composers.",
    goal: "Learn music history after Beethoven",
    mastered: "Recognizes Romantic, Impressionist and modern music",
    topics: [
      "Songs and piano pieces of the Romantics",
      "Clara Schumann, Fanny Hensel and Florence Price",
      "Opera and ballet",
      "Nations and their music",
      "Debussy and musical colors",
      "Stravinsky and the shock of the new",
      "Minimal and electronic music",
    ],
    ways: {
      story: {
        title: "The ballet that started a riot",
        explanation:
          "Take a seat in Paris in 1913 as a bassoon starts too high, feet stamp wrong beats and the audience shouts.",
        topic: "Reporting the evening for two newspapers",
      },
      handsOn: {
        title: "Compose by shifting two clapping parts",
        explanation:
          "Clap one pattern with a partner, then shift by one beat per round as in Steve Reich's piece for clapping.",
        topic: "Shifting a pattern through all its positions",
      },
      question: {
        title: "Is silence music?",
        explanation:
          "Sit through John Cage's silent piece in several places, note every sound and find out where music begins.",
        topic: "Writing the score of four silent minutes",
      },
      project: {
        title: "Make a timeline concert",
        explanation:
          "Choose eight pieces from 1820 to today, prepare one minute of each and present them along a wall timeline.",
        topic: "Explaining what each piece did for the first time",
      },
    },
  },
  {
    id: "film-music",
    level: 4,
    prerequisites: ["compose-melodies", "major-and-minor"],
    keywords: ["film music", "movie music", "soundtrack", "game music", "leitmotif", "score", "sound effects", "mood"],
    title: "Music for films and games",
    explanation: "Hear how music steers feelings on screen, write themes for characters, and score a scene to time.",
    goal: "Understand and compose film music",
    mastered: "Composes and times music for a film scene",
    topics: [
      "What a scene loses without music",
      "Themes for characters",
      "Tension, chase and comedy",
      "Music against the picture",
      "Timing to the second",
      "Loops for games",
      "Sound effects and silence",
    ],
    ways: {
      story: {
        title: "The pianist in the silent cinema",
        explanation:
          "Sit at the piano under the screen in 1920, with no score, a jumpy projector and a hall full of children.",
        topic: "Accompanying a chase scene without a score",
      },
      handsOn: {
        title: "Make footsteps, rain and dragons",
        explanation: "Mute a film clip and perform all its sounds live with shoes, rice, gloves and voice.",
        topic: "Performing every sound of one clip live",
      },
      question: {
        title: "Can music change what is seen?",
        explanation:
          "Show one clip with cheerful, eerie and sad music to different viewers and find out what each thinks happened.",
        topic: "Testing one clip with three kinds of music",
      },
      project: {
        title: "Score a two-minute film",
        explanation:
          "Spot the key moments of a short film or game scene, compose music to fit, synchronize it and screen it.",
        topic: "Listing the key moments with exact times",
      },
    },
  },
  {
    id: "vocal-technique",
    level: 4,
    prerequisites: ["rounds-and-parts"],
    keywords: [
      "singing",
      "vocal technique",
      "voice lessons",
      "breath support",
      "range",
      "choir",
      "harmony singing",
      "pop singing",
    ],
    title: "Vocal technique and singing in harmony",
    explanation:
      "Support the breath, shape vowels, blend registers, care for a changing voice, and hold a harmony part.",
    goal: "Improve singing technique",
    mastered: "Sings with support and holds a harmony part",
    topics: [
      "Posture, breath and support",
      "Warm-ups that are safe",
      "Vowels and clear consonants",
      "Chest, head and mixed voice",
      "When a voice changes",
      "Singing in thirds and in three parts",
      "Style, microphone and expression",
    ],
    safety: ["Warm-ups that are safe"],
    ways: {
      story: {
        title: "Seventy-five thousand people on the steps",
        explanation:
          "Stand at the Lincoln Memorial in 1939, where Marian Anderson sang after being turned away from a hall.",
        topic: "Singing a slow line on one calm breath",
      },
      handsOn: {
        title: "Hiss, bubble and siren warm-ups",
        explanation:
          "Hiss with a stopwatch, bubble through a straw in water and slide like a siren to feel breath and voice.",
        topic: "Lengthening a steady hiss over ten days",
      },
      question: {
        title: "Why does everyone's voice sound different?",
        explanation:
          "Sing one line with different vowels, mouth shapes and registers, record it and find out what colors the sound.",
        topic: "Recording one line with six tone colors",
      },
      project: {
        title: "Sing a song in three-part harmony",
        explanation:
          "Work out two harmony parts for a song, rehearse with friends or by recording all parts, and perform it.",
        topic: "Finding a part a third above the melody",
      },
    },
  },
  {
    id: "perform-on-stage",
    level: 4,
    prerequisites: ["practice-well", "play-together"],
    keywords: [
      "performance",
      "concert",
      "stage fright",
      "nervous",
      "recital",
      "audition",
      "exam",
      "interpretation",
      "memorize",
    ],
    title: "Interpret, memorize and perform a piece",
    explanation: "Shape a piece with phrasing and dynamics, learn it by heart securely, handle nerves, and perform it.",
    goal: "Perform music with confidence",
    mastered: "Performs pieces by heart with expression",
    topics: [
      "What the composer wrote and what is left open",
      "Phrasing, dynamics and tempo",
      "Comparing recordings",
      "Memory by ear, hand, eye and form",
      "Starting from any place",
      "Calming nerves",
      "Entering, bowing and going on after a slip",
    ],
    ways: {
      story: {
        title: "The pianist who had learned the wrong concerto",
        explanation:
          "Hear how Maria João Pires once realized at the first notes that she had prepared another piece, and went on.",
        topic: "Restarting a piece from any called-out place",
      },
      handsOn: {
        title: "Rehearse with distractions",
        explanation:
          "Play through while someone drops a book, coughs or claps, after running upstairs, and in concert clothes.",
        topic: "Playing on through five distractions",
      },
      question: {
        title: "How different can the same notes be?",
        explanation:
          "Compare three recordings of one piece by stopwatch and ear and find out which choices were the player's own.",
        topic: "Charting tempo and loudness in three recordings",
      },
      project: {
        title: "Give a house concert",
        explanation:
          "Build a program of twenty minutes, write notes, rehearse on the spot, perform and talk with the audience.",
        topic: "Ordering pieces for contrast and ease",
      },
    },
  },
  {
    id: "science-of-sound",
    level: 4,
    prerequisites: ["instrument-families", "major-scale"],
    keywords: [
      "acoustics",
      "sound waves",
      "frequency",
      "overtones",
      "physics of music",
      "tuning",
      "vibration",
      "pitch",
    ],
    title: "The science of sound and tuning",
    explanation:
      "Link pitch to frequency and loudness to strength, explore overtones and tone color, and see how scales are tuned.",
    goal: "Understand the science of music",
    mastered: "Explains pitch, overtones and tuning by frequency",
    topics: [
      "Vibration, frequency and pitch",
      "Loudness and protecting one's ears",
      "Half a string, an octave higher",
      "Overtones and tone color",
      "Resonance",
      "Simple ratios and equal temperament",
      "Echo and the sound of rooms",
    ],
    safety: ["Loudness and protecting one's ears"],
    ways: {
      story: {
        title: "Pythagoras and the singing strings",
        explanation: "Test the legend that Pythagoras found simple numbers in harmony by dividing a stretched string.",
        topic: "Dividing a string at a half, a third and a quarter",
      },
      handsOn: {
        title: "See sound dance on a drumhead",
        explanation:
          "Stretch film over a bowl, sprinkle rice on it, hum different notes nearby and watch patterns form.",
        topic: "Humming until the rice jumps most",
      },
      question: {
        title: "Why can two voices on one note be told apart?",
        explanation:
          "Record the same note sung and played, look at the waves in a free program and find out what differs.",
        topic: "Comparing the waves of a voice and a flute",
      },
      project: {
        title: "Build a tuned pipe instrument",
        explanation: "Calculate lengths for a scale, saw tubes together with an adult, tune them and play a melody.",
        topic: "Calculating tube lengths from ratios",
      },
    },
  },
];
