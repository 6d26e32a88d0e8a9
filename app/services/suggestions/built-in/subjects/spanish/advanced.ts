import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "ser-or-estar",
    level: 4,
    prerequisites: ["ser-descriptions", "estar-and-places"],
    keywords: ["ser and estar", "ser vs estar", "to be", "difference", "adjectives", "grammar", "when to use"],
    title: "Choose between ser and estar",
    explanation:
      "Decide between ser and estar for identity, origin, time, place, state and result, and use adjectives that " +
      "change meaning with them.",
    goal: "Know when to use ser and when to use estar",
    mastered: "Chooses correctly between ser and estar",
    topics: [
      "Ser for identity, origin and material",
      "Ser for time and events",
      "Estar for place and state",
      "Estar with a gerund",
      "Es aburrido and está aburrido",
      "Es listo and está listo",
    ],
    ways: {
      story: {
        title: "The Man Who Was Bored or Boring",
        explanation:
          "Write a comic scene in which one wrong verb turns a compliment into an insult, and then repair it.",
        topic: "Write the scene in both versions",
      },
      handsOn: {
        title: "Ser and Estar Sorting Race",
        explanation:
          "Run sentence cards to two walls, one for each verb, and defend your choice before you stick them up.",
        topic: "Sort and defend twenty cards",
      },
      question: {
        title: "Is a Closed Door Permanent?",
        explanation:
          "Test the rule that ser is permanent on odd cases such as está muerto and es joven, and find a better rule.",
        topic: "Write a better rule with three examples",
      },
      project: {
        title: "A Mini Lesson for Beginners",
        explanation: "Make a five-minute lesson or video that explains both verbs with your own pictures and a quiz.",
        topic: "Teach it and mark the quiz",
      },
    },
  },
  {
    id: "imperfect",
    level: 4,
    prerequisites: ["preterite"],
    keywords: [
      "imperfect",
      "imperfecto",
      "past tense",
      "used to",
      "childhood",
      "when i was little",
      "descriptions",
      "habits",
    ],
    title: "Describe how things used to be with the imperfect",
    explanation:
      "Form the imperfect and use it for habits, descriptions, ages and times in the past, as in cuando era pequeño.",
    goal: "Learn the imperfect tense in Spanish",
    mastered: "Describes childhood habits in Spanish with the imperfect",
    topics: [
      "Hablaba, comía, vivía",
      "Era, iba and veía",
      "Cuando era pequeño",
      "Siempre, a menudo and todos los veranos",
      "Había, for there was",
      "Describing weather, people and feelings",
    ],
    ways: {
      story: {
        title: "The House by the Sea, Long Ago",
        explanation:
          "Write a grandmother's memory of childhood summers, with the house, the smells and what they used to do.",
        topic: "Write ten sentences of her memory",
      },
      handsOn: {
        title: "Then and Now Photos",
        explanation: "Lay old and new family photos side by side, and say what each person used to do and does now.",
        topic: "Say eight then and now sentences",
      },
      question: {
        title: "What Did People Do before Screens?",
        explanation: "Interview grandparents or neighbors about evenings in their childhood, and report it in Spanish.",
        topic: "Report six habits in the imperfect",
      },
      project: {
        title: "A Portrait of My Street, 50 Years Ago",
        explanation: "Search for old pictures and memories of your street or town, and describe its past on a poster.",
        topic: "Write a text with twelve imperfect verbs",
      },
    },
  },
  {
    id: "past-contrast",
    level: 4,
    prerequisites: ["imperfect"],
    keywords: [
      "preterite vs imperfect",
      "past tenses",
      "storytelling",
      "narration",
      "interrupted action",
      "grammar",
      "tell a story",
    ],
    title: "Tell a story with preterite and imperfect",
    explanation:
      "Paint the background with the imperfect and move the plot with the preterite, and see how the choice changes " +
      "the meaning.",
    goal: "Choose between preterite and imperfect in Spanish",
    mastered: "Tells a story with preterite and imperfect",
    topics: [
      "Background and plot",
      "Mientras and de repente",
      "Leía cuando llamó",
      "Verbs that change, as in conocí and conocía",
      "Linking words for a story",
      "Checking every verb in a text",
    ],
    ways: {
      story: {
        title: "The Night the Lights Went Out",
        explanation:
          "Write what everyone was doing when the power failed in a big apartment house, and what happened next.",
        topic: "Write four interrupted actions",
      },
      handsOn: {
        title: "Two-Color Storyboard",
        explanation:
          "Draw a story in which all backgrounds are blue and all actions red, then tell it with the matching tenses.",
        topic: "Tell the storyboard in both tenses",
      },
      question: {
        title: "Does the Tense Change the Truth?",
        explanation:
          "Switch the tenses in five sentences, and work out what a listener would now believe had happened.",
        topic: "Explain the change in five sentences",
      },
      project: {
        title: "A Collection of Family Anecdotes",
        explanation:
          "Gather three funny family events, write them in Spanish with both past tenses, and print a booklet.",
        topic: "Write and revise one anecdote",
      },
    },
  },
  {
    id: "future-conditional",
    level: 4,
    prerequisites: ["plans-ir-a"],
    keywords: [
      "future tense",
      "conditional",
      "would",
      "will",
      "predictions",
      "hablaré",
      "podría",
      "polite requests",
      "dreams",
    ],
    title: "Talk about the future and what you would do",
    explanation:
      "Form the future and the conditional with their irregular stems, make predictions and polite requests, and say " +
      "what you would do.",
    goal: "Learn the future and conditional tenses in Spanish",
    mastered: "Uses the future and conditional in Spanish",
    topics: [
      "Hablaré, hablarás, hablará",
      "Tendré, haré, podré and other stems",
      "Serán las tres, for a guess",
      "Hablaría and podría",
      "¿Podría ayudarme?",
      "Si plus present, then future",
    ],
    ways: {
      story: {
        title: "A Letter from the Year 2100",
        explanation: "Write as a child of the year 2100 who tells what became of the predictions that we make today.",
        topic: "Make eight predictions and judge them",
      },
      handsOn: {
        title: "Fortune Cookies of Paper",
        explanation: "Fold paper fortunes with Spanish predictions inside, hand them out and read them aloud.",
        topic: "Write six fortunes in the future tense",
      },
      question: {
        title: "What Would You Do with a Million Trees?",
        explanation: "Think through a big what would you do question, look up facts, and answer in the conditional.",
        topic: "Give five answers with haría or podría",
      },
      project: {
        title: "My Dream School, Presented",
        explanation:
          "Design the school you would like, draw its plan, and present what it would have and what you would learn.",
        topic: "Give a two-minute talk with would",
      },
    },
  },
  {
    id: "commands",
    level: 4,
    prerequisites: ["object-pronouns", "irregular-present"],
    keywords: [
      "commands",
      "imperative",
      "instructions",
      "recipes",
      "tell someone to",
      "ven",
      "haz",
      "do not",
      "ustedes",
    ],
    title: "Give commands and instructions",
    explanation:
      "Form tú, usted and ustedes commands, yes and no, attach pronouns, and use them in recipes, games and " +
      "directions.",
    goal: "Give instructions and commands in Spanish",
    mastered: "Gives instructions in Spanish with the imperative",
    topics: [
      "Habla, come, escribe",
      "Ven, haz, pon and sal",
      "No hables and no comas",
      "Hable and hablen",
      "Dámelo and no me lo des",
      "Softening a command",
    ],
    ways: {
      story: {
        title: "The Dog Trained in Two Forms",
        explanation: "Tell of a noble dog that obeys only usted commands, and the family that speaks to it with tú.",
        topic: "Train the dog with six commands",
      },
      handsOn: {
        title: "Blindfold Cooking Coach",
        explanation: "Guide a helper through a cold recipe by voice only, with safe tools and exact Spanish commands.",
        topic: "Give ten commands in order",
      },
      question: {
        title: "When Is a Command Rude?",
        explanation:
          "Compare commands, questions and wishes for the same request, and ask Spanish speakers which they would use.",
        topic: "Rank five requests by politeness",
      },
      project: {
        title: "A How-To Video in Spanish",
        explanation: "Choose a skill you have, script the steps with commands, film it and add subtitles.",
        topic: "Script and film eight steps",
      },
    },
  },
  {
    id: "present-perfect",
    level: 4,
    prerequisites: ["preterite"],
    keywords: [
      "present perfect",
      "he hecho",
      "participles",
      "have done",
      "past participle",
      "experiences",
      "pluperfect",
      "haber",
    ],
    title: "Say what you have done with haber",
    explanation:
      "Form participles, combine them with he, has and ha, and tell experiences and what had happened before.",
    goal: "Learn the perfect tenses in Spanish",
    mastered: "Says what they have and have not done in Spanish",
    topics: [
      "He, has, ha, hemos, han",
      "Hablado, comido and vivido",
      "Hecho, visto, escrito and puesto",
      "Ya, todavía no and alguna vez",
      "He comido or comí",
      "Había salido, for earlier events",
    ],
    ways: {
      story: {
        title: "The Explorer's Unfinished List",
        explanation:
          "Tell of an aging explorer who goes through her list of wishes, saying what she has and has not done yet.",
        topic: "Write ten entries of her list",
      },
      handsOn: {
        title: "Experience Bingo",
        explanation: "Fill a bingo sheet with questions that begin with has visto, and find people who can answer yes.",
        topic: "Complete one row in Spanish",
      },
      question: {
        title: "Is It He Comido or Comí?",
        explanation:
          "Find out how speakers in Spain and in Latin America use the two tenses, and listen for it in recordings.",
        topic: "Note three differences you heard",
      },
      project: {
        title: "A Wall of Firsts",
        explanation:
          "Collect things you have done for the first time this year, with photos and Spanish captions in the perfect.",
        topic: "Caption ten firsts",
      },
    },
  },
  {
    id: "por-and-para",
    level: 4,
    prerequisites: ["town-directions", "present-regular"],
    keywords: [
      "por and para",
      "prepositions",
      "por vs para",
      "for",
      "through",
      "purpose",
      "in order to",
      "expressions",
    ],
    title: "Choose between por and para",
    explanation:
      "Use para for goals, receivers and deadlines and por for causes, ways and exchanges, with the most common " +
      "fixed phrases.",
    goal: "Know when to use por and para",
    mastered: "Chooses correctly between por and para",
    topics: [
      "Para for purpose and receiver",
      "Para for destination and deadline",
      "Por for cause and exchange",
      "Por for through and along",
      "Por for means and length of time",
      "Por fin, por ejemplo and para siempre",
    ],
    ways: {
      story: {
        title: "A Gift for the Queen, by the Mountain Road",
        explanation:
          "Write of a messenger who travels por the mountains para the palace, and whose letters mix the two up.",
        topic: "Write three letters and set them right",
      },
      handsOn: {
        title: "Arrow Cards for Por and Para",
        explanation: "Draw para as an arrow to a goal and por as a path, and match each sentence to its picture.",
        topic: "Match twenty sentences to the drawings",
      },
      question: {
        title: "Can One Small Word Change the Reason?",
        explanation: "Compare lo hago por ti and lo hago para ti, and find more pairs in which the meaning shifts.",
        topic: "Explain three pairs to someone",
      },
      project: {
        title: "A Reference Poster That Really Helps",
        explanation: "Design a poster with pictures, examples and a test, try it out on a learner and improve it.",
        topic: "Test the poster and improve two parts",
      },
    },
  },
  {
    id: "subjunctive",
    level: 4,
    prerequisites: ["commands"],
    keywords: [
      "subjunctive",
      "subjuntivo",
      "wishes",
      "doubts",
      "emotions",
      "quiero que",
      "ojalá",
      "opinions",
      "advanced grammar",
    ],
    title: "Express wishes and doubts with the subjunctive",
    explanation:
      "Form the present subjunctive and use it after wishes, feelings, doubts and impersonal phrases, as in quiero " +
      "que vengas.",
    goal: "Learn the Spanish subjunctive",
    mastered: "Uses the subjunctive after wishes and doubts",
    topics: [
      "Hable, coma and viva",
      "Vaya, sea, sepa and haya",
      "Quiero que and espero que",
      "Me alegro de que",
      "No creo que but creo que",
      "Ojalá and es importante que",
    ],
    ways: {
      story: {
        title: "The Wishing Well in the Plaza",
        explanation: "Write of a well that hears the wishes of a whole town, and grants each one to the letter.",
        topic: "Write eight wishes with ojalá or que",
      },
      handsOn: {
        title: "Subjunctive Trigger Tag",
        explanation:
          "Call out sentence openings, and run to the wall that says indicative or subjunctive before finishing them.",
        topic: "Finish twelve sentences with the right mood",
      },
      question: {
        title: "What Makes a Thing Certain?",
        explanation: "Sort phrases from certain to doubtful, and find the point at which Spanish changes the mood.",
        topic: "Mark the turning point on a scale",
      },
      project: {
        title: "An Advice Column in Spanish",
        explanation:
          "Write answers to readers' small worries with es mejor que and te recomiendo que, and lay out the page.",
        topic: "Answer four letters with advice",
      },
    },
  },
  {
    id: "writing-messages",
    level: 4,
    prerequisites: ["preterite", "plans-ir-a"],
    keywords: [
      "writing",
      "letters",
      "email",
      "messages",
      "accents",
      "formal letter",
      "pen pal",
      "spelling",
      "composition",
    ],
    title: "Write messages, letters and emails",
    explanation:
      "Write informal and formal messages with the right openings and closings, accent marks and linking words, and " +
      "revise them.",
    goal: "Write letters and emails in Spanish",
    mastered: "Writes a letter or email in Spanish",
    topics: [
      "Hola, querido and estimada",
      "Rules of the accent mark",
      "Además, sin embargo and por eso",
      "Closings from un abrazo to atentamente",
      "Tú or usted in a letter",
      "A checklist for revising",
    ],
    ways: {
      story: {
        title: "Letters across the Ocean",
        explanation:
          "Read or invent the letters of two pen pals in Spain and Chile over one year, and write the missing ones.",
        topic: "Write two of the missing letters",
      },
      handsOn: {
        title: "Accent Mark Detectives",
        explanation:
          "Take the accents out of a text, swap with a partner, and put each back with the stress rule as proof.",
        topic: "Restore twenty accents with a reason",
      },
      question: {
        title: "How Do You Say Goodbye in Writing?",
        explanation: "Collect closings from letters, emails and messages, and order them from warm to formal.",
        topic: "Match six closings to six readers",
      },
      project: {
        title: "A Real Message to a Real Person",
        explanation: "Write to a pen pal class, a museum or a relative in Spanish, with a parent's help, and send it.",
        topic: "Draft, revise and send the message",
      },
    },
  },
  {
    id: "listening-varieties",
    level: 4,
    prerequisites: ["spanish-speaking-world", "irregular-present"],
    keywords: [
      "listening",
      "comprehension",
      "accents",
      "dialects",
      "vosotros",
      "vos",
      "movies",
      "songs",
      "news",
      "native speakers",
    ],
    title: "Understand voices from many countries",
    explanation:
      "Follow songs, films and news at normal speed, hear how Spanish differs by region, and know vos, vosotros and " +
      "ustedes.",
    goal: "Understand native Spanish speakers",
    mastered: "Follows a short film or song in Spanish",
    topics: [
      "Listening for the gist first",
      "Catching linked words",
      "Vosotros in Spain",
      "Vos in Argentina and Central America",
      "One thing with many names, such as bus",
      "Noting key words and retelling",
    ],
    ways: {
      story: {
        title: "The Bus with Five Names",
        explanation:
          "Write a comic trip from Havana to Buenos Aires, in which a traveler asks for the bus and must learn a new " +
          "word.",
        topic: "Write the talk in three countries",
      },
      handsOn: {
        title: "Song with Missing Words",
        explanation: "Print a song with gaps, listen three times, fill the gaps and sing along with the recording.",
        topic: "Fill twelve gaps by ear",
      },
      question: {
        title: "Which Spanish Is the Real One?",
        explanation:
          "Compare speakers from four countries, find out what language academies say, and weigh the question.",
        topic: "Give an answer with three examples",
      },
      project: {
        title: "A Listening Guide for Learners",
        explanation:
          "Choose three songs or clips suited to children, and write a guide with words, tasks and notes on the " +
          "accent.",
        topic: "Write and test one listening task",
      },
    },
  },
  {
    id: "literature-opinions",
    level: 4,
    prerequisites: ["past-contrast", "subjunctive"],
    keywords: [
      "literature",
      "poems",
      "poetry",
      "debate",
      "opinions",
      "book review",
      "essays",
      "authors",
      "discussion",
      "essay",
    ],
    title: "Read literature and argue your opinion",
    explanation:
      "Read poems and short prose by authors from several countries, talk about them, and defend an opinion in " +
      "Spanish.",
    goal: "Read Spanish literature and discuss it",
    mastered: "Discusses a poem or story in Spanish",
    topics: [
      "The speaker and the mood of a poem",
      "Images and rhythm",
      "A short story and its turning point",
      "En mi opinión and creo que",
      "Agreeing and disagreeing",
      "A review in four paragraphs",
    ],
    ways: {
      story: {
        title: "The Girl from the Village Who Won a Nobel Prize",
        explanation:
          "Read about Gabriela Mistral of Chile, who rose from rural teacher to Nobel poet, with one of her poems " +
          "for children.",
        topic: "Recite four lines by heart",
      },
      handsOn: {
        title: "A Poem Cut into Lines",
        explanation:
          "Cut a short poem into lines, rebuild it, compare with the original, and write a version of your own.",
        topic: "Write a poem with the same pattern",
      },
      question: {
        title: "Is Don Quixote a Fool or a Hero?",
        explanation:
          "Read the windmill scene in a simple version, collect arguments for both views, and argue in Spanish.",
        topic: "Give three arguments for one view",
      },
      project: {
        title: "A Literary Evening in Spanish",
        explanation:
          "Choose two texts, prepare an introduction, a reading and a short discussion, and invite an audience.",
        topic: "Write the introduction and lead the talk",
      },
    },
  },
];
