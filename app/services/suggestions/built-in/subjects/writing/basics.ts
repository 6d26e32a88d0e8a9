import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "neat-and-cursive-handwriting",
    level: 2,
    prerequisites: ["form-letters"],
    keywords: ["handwriting", "cursive", "joined-up", "neat", "legible", "messy handwriting", "penmanship"],
    title: "Neat handwriting and cursive",
    explanation: "Write evenly on the line, join letters in cursive, and write faster while staying easy to read.",
    goal: "Improve handwriting and learn cursive",
    mastered: "Writes neatly and joins letters in cursive",
    topics: [
      "Even size and spacing",
      "Slant and speed",
      "Joining letters that end on the line",
      "Joining from the top, such as o, v and w",
      "Loops above and below the line",
      "Cursive capitals",
      "Copying a poem in the best hand",
    ],
    ways: {
      story: {
        title: "The monks who wrote a book for years",
        explanation:
          "Visit a writing room of long ago where every book was copied by hand and one page could take a day.",
        topic: "Copying three lines as carefully as a scribe",
      },
      handsOn: {
        title: "Swing cursive with the whole arm",
        explanation:
          "Write joined letters huge on a board or pavement with music, then smaller and smaller down to one line.",
        topic: "Shrinking a cursive word from huge to small",
      },
      question: {
        title: "What makes handwriting easy to read?",
        explanation:
          "Collect five people's handwriting, let others rate it and find out whether size, slant or spacing matters most.",
        topic: "Changing one thing at a time in a sentence",
      },
      project: {
        title: "Write a scroll worth framing",
        explanation:
          "Choose a poem or saying, plan the lines lightly in pencil, write it in the best hand and frame it.",
        topic: "Planning lines and margins for the scroll",
      },
    },
  },
  {
    id: "spelling-patterns",
    level: 2,
    prerequisites: ["spell-common-words"],
    keywords: [
      "spelling",
      "spelling rules",
      "prefixes",
      "suffixes",
      "homophones",
      "double letters",
      "plurals",
      "dyslexia",
    ],
    title: "Spelling patterns and rules",
    explanation:
      "Use patterns for long vowels, doubling, endings and plurals, and tell apart words that sound the same.",
    goal: "Improve spelling",
    mastered: "Uses spelling rules for endings, doubling and homophones",
    topics: [
      "Different spellings of long vowels",
      "Doubling, such as hop and hopping",
      "Dropping e and changing y to i",
      "Plurals, regular and irregular",
      "Prefixes and suffixes",
      "There, their and they're, and other homophones",
      "Using a dictionary or a spelling checker well",
    ],
    ways: {
      story: {
        title: "The knight and the silent k",
        explanation:
          "Travel back to a time when the k in knight was spoken, and learn how sounds left but letters stayed.",
        topic: "Collecting words with letters nobody says",
      },
      handsOn: {
        title: "Sort words into muffin cups",
        explanation:
          "Write forty words on slips, sort them by pattern into the cups of a muffin tin and name the rule for each cup.",
        topic: "Sorting words with one sound and three spellings",
      },
      question: {
        title: "Does i before e really work?",
        explanation:
          "Test a famous spelling rule on fifty words from books and find out how often it holds and when to trust it.",
        topic: "Tallying words that keep and break the rule",
      },
      project: {
        title: "Host a family spelling bee",
        explanation:
          "Prepare word cards in three levels with sentences and hints, write the rules and host a spelling bee.",
        topic: "Choosing fair words for three levels",
      },
    },
  },
  {
    id: "punctuation",
    level: 2,
    prerequisites: ["questions-and-longer-sentences"],
    keywords: [
      "punctuation",
      "commas",
      "apostrophes",
      "capital letters",
      "run-on sentences",
      "grammar",
      "contractions",
    ],
    title: "Commas, apostrophes and capital letters",
    explanation:
      "Use capitals for names, commas in lists and after openers, and apostrophes for belonging and for short forms.",
    goal: "Learn to use punctuation correctly",
    mastered: "Uses commas, apostrophes and capital letters correctly",
    topics: [
      "Capitals for names, days and places",
      "Commas in a list",
      "A comma after an opening phrase",
      "Apostrophes in contractions",
      "Apostrophes for belonging",
      "Its and it's, your and you're",
      "Splitting a run-on sentence",
    ],
    ways: {
      story: {
        title: "The comma that saved Grandma's dinner",
        explanation:
          "See how a missing comma turns an invitation into a disaster, and rescue other sentences from the same fate.",
        topic: "Rescuing five sentences with one comma each",
      },
      handsOn: {
        title: "Punctuate with pasta",
        explanation:
          "Glue macaroni as commas and apostrophes and lentils as periods onto a large printed text without marks.",
        topic: "Placing pasta marks in a paragraph without any",
      },
      question: {
        title: "Can a comma change the meaning?",
        explanation: "Move and remove commas in pairs of sentences and find out in which ones the sense truly changes.",
        topic: "Drawing both meanings of one sentence",
      },
      project: {
        title: "Make a punctuation comic",
        explanation:
          "Give each punctuation mark a character and a job and draw a comic in which they repair a broken letter.",
        topic: "Showing the jobs of an apostrophe in a comic",
      },
    },
  },
  {
    id: "descriptive-writing",
    level: 2,
    prerequisites: ["questions-and-longer-sentences"],
    keywords: ["describe", "description", "adjectives", "five senses", "details", "vocabulary", "vivid words", "verbs"],
    title: "Describe with all five senses",
    explanation:
      "Use exact nouns, strong verbs, adjectives and comparisons so that a reader can see, hear and smell the thing.",
    goal: "Write descriptions that come alive",
    mastered: "Writes descriptions with sense details and strong verbs",
    topics: [
      "Looking closely before writing",
      "Words for sounds, smells, tastes and touch",
      "Exact nouns, such as sparrow for bird",
      "Strong verbs for went and said",
      "Adjectives that earn their place",
      "Comparisons with like and as",
    ],
    ways: {
      story: {
        title: "A market for closed eyes",
        explanation: "Cross a market with a blind storyteller who knows every stall by smell, sound and touch.",
        topic: "Describing three stalls without anything seen",
      },
      handsOn: {
        title: "Describe what the hand finds in the bag",
        explanation:
          "Feel a hidden object, write six clues about touch, sound and smell, and let others guess it from the words.",
        topic: "Writing six clues without naming the object",
      },
      question: {
        title: "How many words are there for walking?",
        explanation:
          "Act out and collect verbs for walking, from tiptoe to trudge, and find out what each tells about the walker.",
        topic: "Choosing a verb of walking for five people",
      },
      project: {
        title: "Write a museum guide to one room",
        explanation:
          "Choose six ordinary things in a room, describe each on a card as a treasure and lead visitors around.",
        topic: "Making an ordinary spoon sound precious",
      },
    },
  },
  {
    id: "plan-a-story",
    level: 2,
    prerequisites: ["write-a-first-story"],
    keywords: [
      "story",
      "creative writing",
      "plan",
      "plot",
      "story map",
      "narrative",
      "ideas",
      "imagination",
      "characters",
    ],
    title: "Plan and write a story with a problem",
    explanation:
      "Invent a character and a setting, plan a problem, attempts and a solution, and write the story from the plan.",
    goal: "Write a good story",
    mastered: "Plans and writes a story with a problem and a solution",
    topics: [
      "Collecting ideas",
      "A character with a wish and a weakness",
      "A setting that matters",
      "A problem and two failed attempts",
      "A solution that fits",
      "From plan to first draft",
      "An ending that satisfies",
    ],
    ways: {
      story: {
        title: "The story mountain and the two climbers",
        explanation:
          "Climb a mountain with two heroes on which every camp is a stage of a story, from calm valley to stormy summit.",
        topic: "Marking the camps of a new story on the mountain",
      },
      handsOn: {
        title: "Roll story dice on a story map",
        explanation:
          "Make dice for hero, place and problem, roll them, and move a figure along a map that turns into the plan.",
        topic: "Planning a story from three rolls",
      },
      question: {
        title: "What is the worst that could happen?",
        explanation:
          "Take a happy hero, list ten things that could go wrong and find out which of them makes the best story.",
        topic: "Testing ten troubles for one hero",
      },
      project: {
        title: "Produce an illustrated story for a younger child",
        explanation:
          "Plan, write and illustrate a story for someone younger, read it to that child and note where eyes light up.",
        topic: "Drawing a storyboard of eight scenes",
      },
    },
  },
  {
    id: "paragraphs",
    level: 2,
    prerequisites: ["questions-and-longer-sentences"],
    keywords: [
      "paragraph",
      "topic sentence",
      "supporting details",
      "organize",
      "structure",
      "transitions",
      "linking words",
    ],
    title: "Write a paragraph",
    explanation:
      "Begin with a topic sentence, add details that belong to it, link the sentences and round the paragraph off.",
    goal: "Learn to write a good paragraph",
    mastered: "Writes a paragraph with a topic sentence and details",
    topics: [
      "One idea in one paragraph",
      "A topic sentence",
      "Three details that belong",
      "Sentences that do not belong",
      "Linking words such as also and for example",
      "A closing sentence",
      "Where a new paragraph begins",
    ],
    ways: {
      story: {
        title: "The house where every room had one job",
        explanation:
          "Tidy a house of words whose bathtub stands in the kitchen, until each room holds only what belongs there.",
        topic: "Moving stray sentences into the right room",
      },
      handsOn: {
        title: "Stack a paragraph sandwich",
        explanation:
          "Write the topic and closing sentences on paper bread, details on the fillings, and stack, swap and taste-read it.",
        topic: "Swapping fillings that do not fit the bread",
      },
      question: {
        title: "Which sentence must come first?",
        explanation:
          "Cut a good paragraph into sentences, shuffle it, rebuild it and find out which words gave the order away.",
        topic: "Rebuilding a cut-up paragraph from its clues",
      },
      project: {
        title: "Make a four-page booklet on a hobby",
        explanation:
          "Write four linked paragraphs, one for each page, that teach a beginner about a hobby, and add pictures.",
        topic: "Planning one idea for each of four pages",
      },
    },
  },
  {
    id: "letters-and-invitations",
    level: 2,
    prerequisites: ["lists-and-captions", "first-sentences"],
    keywords: ["letter", "letters", "thank-you note", "invitation", "email", "postcard", "pen pal", "message"],
    title: "Write letters, thank-you notes and invitations",
    explanation:
      "Write letters and messages with greeting, body and closing, in a tone that fits the person who gets them.",
    goal: "Write letters and thank-you notes",
    mastered: "Writes letters and invitations that suit the reader",
    topics: [
      "Date, greeting, body, closing and name",
      "Friendly and polite tone",
      "What an invitation must say",
      "A thank-you note with a detail",
      "Postcards",
      "A short e-mail with a subject line",
      "Addressing an envelope",
    ],
    ways: {
      story: {
        title: "The bottle that carried a letter",
        explanation:
          "Find a letter in a bottle from a child across the ocean and send back an answer that sails for weeks.",
        topic: "Answering each question in the bottle letter",
      },
      handsOn: {
        title: "Fold, address and mail a real letter",
        explanation:
          "Write to a relative or friend, make the envelope, address it, and take it to the mailbox together.",
        topic: "Folding and addressing a homemade envelope",
      },
      question: {
        title: "Would a queen and a cousin get the same letter?",
        explanation: "Write the same news to a ruler, a cousin and a teacher and find out which words have to change.",
        topic: "Changing greeting and tone for three readers",
      },
      project: {
        title: "Invite everyone to a celebration",
        explanation:
          "Design invitations for a real event with all that guests need to know, send them and follow with thank-you notes.",
        topic: "Checking that when, where and why are there",
      },
    },
  },
  {
    id: "instructions",
    level: 2,
    prerequisites: ["first-sentences"],
    keywords: ["instructions", "how-to", "recipe", "steps", "explain", "directions", "procedure", "informational"],
    title: "Write instructions that work",
    explanation:
      "List what is needed and write numbered steps with exact verbs, so that somebody else can follow them.",
    goal: "Write clear instructions",
    mastered: "Writes step-by-step instructions others can follow",
    topics: [
      "The aim and the things needed",
      "Steps in the right order",
      "Verbs that tell what to do",
      "Exact amounts, places and times",
      "Warnings and tips",
      "Testing and improving the steps",
    ],
    ways: {
      story: {
        title: "The robot who buttered the table",
        explanation:
          "Laugh at a robot that follows every word of bad instructions exactly, and rewrite them so it gets lunch right.",
        topic: "Rewriting the steps the robot got wrong",
      },
      handsOn: {
        title: "Build, write, rebuild blind",
        explanation:
          "Build something from ten blocks, write the steps, and let another person build it from the words alone.",
        topic: "Writing where each of ten blocks goes",
      },
      question: {
        title: "How many steps does tying a shoe have?",
        explanation:
          "Describe an everyday action as exactly as possible and find out which steps everybody forgets to mention.",
        topic: "Finding the missing steps in a test run",
      },
      project: {
        title: "Publish a handbook of game rules",
        explanation:
          "Invent or choose three games, write the rules with drawings, test them with players and bind the handbook.",
        topic: "Writing rules that settle every argument",
      },
    },
  },
  {
    id: "opinion-with-reasons",
    level: 2,
    prerequisites: ["paragraphs"],
    keywords: ["opinion", "reasons", "persuade", "favorite", "opinion writing", "review", "because", "convince"],
    title: "Give an opinion with reasons",
    explanation: "State an opinion, back it with reasons and examples, and end with a sentence that says it once more.",
    goal: "Write an opinion with reasons",
    mastered: "Writes an opinion paragraph with three reasons",
    topics: [
      "Opinions and facts",
      "A clear opening statement",
      "Three reasons from weak to strong",
      "An example for each reason",
      "Linking words such as another reason is",
      "A strong last sentence",
    ],
    ways: {
      story: {
        title: "The dog who wanted the sofa",
        explanation:
          "Write on behalf of a dog that argues in letters for a place on the sofa, against a cat with reasons of its own.",
        topic: "Writing the dog's three best reasons",
      },
      handsOn: {
        title: "Build an opinion on three pillars",
        explanation:
          "Stack three blocks labeled with reasons under a board that carries the opinion and pull weak ones out.",
        topic: "Testing which reason the opinion cannot lose",
      },
      question: {
        title: "Which reason would change a mind?",
        explanation:
          "Ask five people which of several reasons convinces them most and find out whether it is the same for all.",
        topic: "Ranking reasons after asking five people",
      },
      project: {
        title: "Write star reviews for the whole family",
        explanation:
          "Review six things, such as meals, games and parks, with stars, reasons and a tip, and pin them on a board.",
        topic: "Justifying each star with an example",
      },
    },
  },
  {
    id: "fact-report",
    level: 2,
    prerequisites: ["paragraphs"],
    keywords: [
      "report",
      "nonfiction",
      "animal report",
      "facts",
      "informational writing",
      "research",
      "notes",
      "headings",
    ],
    title: "Write a short report with facts",
    explanation:
      "Ask questions about a topic, note facts in your own words, sort them under headings and write a short report.",
    goal: "Write a report about an animal or another topic",
    mastered: "Writes a short report with facts under headings",
    topics: [
      "Questions to find out",
      "Notes in key words",
      "Sorting notes into groups",
      "A heading and a paragraph for each group",
      "An opening that makes readers curious",
      "Pictures, labels and captions",
    ],
    ways: {
      story: {
        title: "The reporter in the rainforest canopy",
        explanation:
          "Join a researcher who lives in a treehouse for a month and sends home one report a week on a single animal.",
        topic: "Writing the week's report from field notes",
      },
      handsOn: {
        title: "Sort fact cards on the floor",
        explanation:
          "Write one fact per card, lay the cards into groups on the floor, name each group and move the misfits.",
        topic: "Turning four card groups into headings",
      },
      question: {
        title: "What does everyone get wrong about bats?",
        explanation:
          "Collect beliefs about an animal from family and friends and find out in two books which ones are true.",
        topic: "Writing a true sentence for each wrong belief",
      },
      project: {
        title: "Make a lift-the-flap fact poster",
        explanation:
          "Write questions on flaps and answers beneath them, arrange them around a big drawing and present the poster.",
        topic: "Writing each answer in two clear sentences",
      },
    },
  },
  {
    id: "first-poems",
    level: 2,
    prerequisites: ["descriptive-writing"],
    keywords: ["poem", "poetry", "rhyme", "haiku", "acrostic", "limerick", "verse", "rhyming", "song words"],
    title: "Write poems, from acrostic to haiku",
    explanation:
      "Write short poems in simple forms, play with rhyme, rhythm and repetition, and choose words with care.",
    goal: "Write poems",
    mastered: "Writes acrostics, haiku and rhyming verses",
    topics: [
      "List poems",
      "Acrostics that make sense",
      "Counting syllables for a haiku",
      "Rhymes that do not force the meaning",
      "Rhythm and repetition",
      "Funny limericks",
      "Breaking lines",
    ],
    ways: {
      story: {
        title: "The frog that jumped into a poem",
        explanation: "Sit by an old pond with a Japanese poet who made a frog's splash famous in three short lines.",
        topic: "Writing three lines about one tiny moment",
      },
      handsOn: {
        title: "Cut a poem out of a newspaper",
        explanation:
          "Cut single words from old magazines, move them around until they surprise, and glue them as a poem.",
        topic: "Arranging cut-out words into five lines",
      },
      question: {
        title: "Does a poem have to rhyme?",
        explanation:
          "Write the same idea with rhyme, without rhyme and in three lines, and find out which version says it best.",
        topic: "Writing one idea in three kinds of poem",
      },
      project: {
        title: "Hang poems in a tree",
        explanation:
          "Write and illustrate poems in four forms, laminate or cover them and hang them outdoors for passersby.",
        topic: "Choosing the right form for each poem",
      },
    },
  },
];
