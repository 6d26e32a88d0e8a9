import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "essay-structure",
    level: 4,
    prerequisites: ["paragraphs", "persuasive-letter-or-essay"],
    keywords: [
      "essay",
      "thesis",
      "introduction",
      "conclusion",
      "five paragraph",
      "outline",
      "structure",
      "body paragraphs",
    ],
    title: "Write an essay with a thesis",
    explanation:
      "Turn a question into a thesis, outline body paragraphs that prove it, and link introduction and conclusion to it.",
    goal: "Learn to write an essay",
    mastered: "Writes a structured essay with a thesis",
    topics: [
      "Understanding the question",
      "From opinion to thesis",
      "An outline",
      "Introductions that lead to the thesis",
      "Body paragraphs with point, proof and explanation",
      "Transitions between paragraphs",
      "Conclusions that do more than repeat",
    ],
    ways: {
      story: {
        title: "The man who invented the essay in a tower",
        explanation:
          "Climb the tower of Montaigne, who asked what do I know and gave his attempts at answers a new name.",
        topic: "Writing one page of thoughts in Montaigne's way",
      },
      handsOn: {
        title: "Hang an essay on a clothesline",
        explanation:
          "Write thesis, points and proofs on cards, clip them to a line in order, and rehang them until the logic holds.",
        topic: "Rehanging points until each leads to the next",
      },
      question: {
        title: "Is this sentence a thesis or just a fact?",
        explanation:
          "Test twenty sentences by asking whether a sensible person could disagree, and find out what a thesis needs.",
        topic: "Sharpening weak statements into theses",
      },
      project: {
        title: "Print an essay as a pocket pamphlet",
        explanation:
          "Write, revise and lay out an essay on a question that matters to the writer and hand it to ten readers.",
        topic: "Collecting a reader's comment on each paragraph",
      },
    },
  },
  {
    id: "argument-with-counterclaims",
    level: 4,
    prerequisites: ["essay-structure"],
    keywords: [
      "argumentative essay",
      "argument",
      "counterargument",
      "evidence",
      "claim",
      "debate",
      "logic",
      "rebuttal",
    ],
    title: "Argue with evidence and counterarguments",
    explanation:
      "Build an argument on evidence, present the other side fairly, answer it, and avoid common errors of logic.",
    goal: "Write an argumentative essay",
    mastered: "Writes an argument with evidence and counterarguments",
    topics: [
      "Claim, evidence and reasoning",
      "Choosing and judging evidence",
      "The other side at its strongest",
      "Conceding and refuting",
      "Common fallacies",
      "A formal and fair tone",
    ],
    ways: {
      story: {
        title: "Pens against the slave trade",
        explanation:
          "Study how Olaudah Equiano and others wrote against slavery with testimony, figures and appeals to conscience.",
        topic: "Naming the kinds of evidence in one passage",
      },
      handsOn: {
        title: "Play argument chess",
        explanation:
          "Move argument and counterargument cards across a board in turns, where only a card with evidence may capture.",
        topic: "Capturing a claim with better evidence",
      },
      question: {
        title: "What would change the writer's own mind?",
        explanation:
          "Write down what evidence would overturn a firm opinion, look for it honestly and find out how the claim must change.",
        topic: "Rewriting a claim after meeting the other side",
      },
      project: {
        title: "Publish a pro-and-con dossier",
        explanation:
          "Write the best case for both sides of a local question, then a reasoned verdict, and present it for a vote.",
        topic: "Writing a verdict that respects both sides",
      },
    },
  },
  {
    id: "cite-sources",
    level: 4,
    prerequisites: ["research-report", "essay-structure"],
    keywords: [
      "citations",
      "sources",
      "plagiarism",
      "bibliography",
      "research paper",
      "quotations",
      "mla",
      "references",
    ],
    title: "Write a research paper and cite sources",
    explanation:
      "Evaluate sources, weave in quotations and paraphrases, cite them in one style, and add findings of one's own.",
    goal: "Write a research paper with citations",
    mastered: "Writes a research paper with citations and a bibliography",
    topics: [
      "A research question and a plan",
      "Judging sources",
      "Summary, paraphrase and quotation",
      "What plagiarism is and how to avoid it",
      "Citations in the text",
      "A bibliography in one style",
      "Bringing sources into conversation",
    ],
    ways: {
      story: {
        title: "The fake fossil and the footnotes",
        explanation:
          "Trace how the Piltdown hoax spread from book to book until someone went back and checked the original.",
        topic: "Following one claim back through its citations",
      },
      handsOn: {
        title: "Seat sources at a paper dinner table",
        explanation:
          "Give each source a place card and write what each would say to its neighbor, then turn the talk into prose.",
        topic: "Writing a paragraph in which two sources talk",
      },
      question: {
        title: "Where does borrowing turn into stealing?",
        explanation:
          "Compare an original passage with five uses of it and find out which are fair, sloppy or plagiarized.",
        topic: "Repairing three faulty paraphrases",
      },
      project: {
        title: "Defend a research paper before a panel",
        explanation:
          "Write a paper with at least five sources, present its findings in ten minutes, and answer a panel's questions.",
        topic: "Preparing evidence for the hardest question",
      },
    },
  },
  {
    id: "write-about-literature",
    level: 4,
    prerequisites: ["essay-structure"],
    keywords: [
      "literary analysis",
      "book essay",
      "literature",
      "analysis",
      "quotations",
      "poem analysis",
      "interpretation",
    ],
    title: "Write about books and poems",
    explanation:
      "Form an interpretation, support it with short quotations, explain their effect, and use the terms of literature.",
    goal: "Write a literary analysis essay",
    mastered: "Writes a literary analysis with quotations",
    topics: [
      "From impression to interpretation",
      "Gathering quotations by theme",
      "Weaving quotations into sentences",
      "Explaining word choice and images",
      "Writing in the present tense",
      "Comparing two works",
    ],
    ways: {
      story: {
        title: "Letters between two rival critics",
        explanation:
          "Read the quarrel of two invented critics over one poem, and see whose quotations win the argument.",
        topic: "Replying to a critic with one better quotation",
      },
      handsOn: {
        title: "Build a quotation quilt",
        explanation:
          "Copy quotations on paper squares, stitch or tape together those that speak to each other and write along the seams.",
        topic: "Writing the link between two quilt squares",
      },
      question: {
        title: "What does one word do in this line?",
        explanation:
          "Replace a single word of a poem with near synonyms and find out in writing what the original alone achieves.",
        topic: "Writing half a page about a single word",
      },
      project: {
        title: "Compile a reader's companion to one book",
        explanation:
          "Write short essays on character, theme and style of a favorite book and bind them as a companion volume.",
        topic: "Planning three essays that do not overlap",
      },
    },
  },
  {
    id: "short-story-craft",
    level: 4,
    prerequisites: ["show-dont-tell", "dialogue", "openings-and-endings"],
    keywords: [
      "short story",
      "creative writing",
      "point of view",
      "suspense",
      "narrator",
      "voice",
      "fiction",
      "flashback",
    ],
    title: "The craft of the short story",
    explanation:
      "Choose a narrator and tense, compress time, build tension scene by scene, and let an ending turn the meaning.",
    goal: "Write better short stories",
    mastered: "Writes short stories with a chosen point of view and rising tension",
    topics: [
      "First, second and third person",
      "Past or present tense",
      "One main effect",
      "Scene and summary",
      "Tension and turning point",
      "Flashback and foreshadowing",
      "Objects that carry meaning",
    ],
    ways: {
      story: {
        title: "Six words that made readers cry",
        explanation:
          "Begin with the famous six-word story about baby shoes and study how much a story can leave unsaid.",
        topic: "Writing three stories of six words each",
      },
      handsOn: {
        title: "Film a story with cardboard frames",
        explanation:
          "View a scene through a cardboard frame from near, far, above and behind, and write each shot as a paragraph.",
        topic: "Switching from a wide view to a close-up",
      },
      question: {
        title: "Who has the most to lose?",
        explanation:
          "Tell one event through each person present and find out which narrator makes the strongest story.",
        topic: "Choosing a narrator by what is at stake",
      },
      project: {
        title: "Enter a story for a contest or magazine",
        explanation: "Write a story to a word limit, revise it with two readers and submit it with an adult's help.",
        topic: "Cutting a story to an exact word count",
      },
    },
  },
  {
    id: "style-and-concision",
    level: 4,
    prerequisites: ["sentence-variety", "revise-and-edit"],
    keywords: ["style", "concise", "word choice", "clarity", "voice", "active voice", "tone", "vocabulary", "wordy"],
    title: "Clear, concise and lively style",
    explanation:
      "Cut wordiness, prefer active verbs and concrete nouns, match tone to purpose, and find a voice of one's own.",
    goal: "Develop a clear writing style",
    mastered: "Writes clearly and concisely in a fitting tone",
    topics: [
      "Words that can go",
      "Active and passive voice",
      "Concrete nouns for vague ones",
      "Clichés and fresh images",
      "Rhythm, repetition and parallel form",
      "Formal, neutral and casual tone",
      "Imitating and finding a voice",
    ],
    ways: {
      story: {
        title: "The office that wrote in fog",
        explanation:
          "Enter a ministry where nobody understands the notices, and watch a new clerk replace each with one clear line.",
        topic: "Clearing the fog from three notices",
      },
      handsOn: {
        title: "Black out a page to find its core",
        explanation:
          "Cover needless words in a printed text with a marker until only what counts remains, and read it aloud.",
        topic: "Halving a paragraph with a black marker",
      },
      question: {
        title: "Can a writer be known by one paragraph?",
        explanation:
          "Let readers match unsigned paragraphs with authors and find out which habits of style give them away.",
        topic: "Imitating one author's habits for ten lines",
      },
      project: {
        title: "Write one event in ten styles",
        explanation:
          "Tell a bus ride as a poem, a police report, an ad, a text message and six more, and bind the collection.",
        topic: "Retelling a bus ride as a police report",
      },
    },
  },
  {
    id: "poetry-workshop",
    level: 4,
    prerequisites: ["first-poems", "show-dont-tell"],
    keywords: ["poetry", "poems", "metaphor", "free verse", "sonnet", "slam", "lyrics", "spoken word", "imagery"],
    title: "Poetry with image, sound and form",
    explanation:
      "Work with metaphor, sound and line breaks in free verse and fixed forms, and revise poems for every word.",
    goal: "Write more advanced poetry",
    mastered: "Writes free verse and poems in fixed forms",
    topics: [
      "Images that do the thinking",
      "Extended metaphors",
      "Sound, stress and line",
      "Free verse",
      "Sonnet, pantoum and other forms",
      "Spoken word",
      "Revising a poem",
    ],
    ways: {
      story: {
        title: "The poet of the upstairs room",
        explanation: "Knock at the door of Emily Dickinson, who hid hundreds of short, strange poems in a drawer.",
        topic: "Answering one Dickinson poem with a poem",
      },
      handsOn: {
        title: "Braid a pantoum from paper strips",
        explanation:
          "Write lines on strips and weave them by the pantoum's rule, in which lines return, until the repeats gain meaning.",
        topic: "Weaving eight lines that come back changed",
      },
      question: {
        title: "Where should a line break?",
        explanation:
          "Type one poem with four different sets of line breaks, read each aloud and find out what each makes readers feel.",
        topic: "Breaking one sentence four ways",
      },
      project: {
        title: "Perform at a poetry slam",
        explanation:
          "Write a three-minute spoken poem, learn it by heart and perform it at a slam with an audience as jury.",
        topic: "Marking breath, pace and gesture in a poem",
      },
    },
  },
  {
    id: "speeches",
    level: 4,
    prerequisites: ["persuasive-letter-or-essay"],
    keywords: ["speech", "public speaking", "presentation", "rhetoric", "debate", "talk", "speechwriting"],
    title: "Write and give a speech",
    explanation:
      "Write for the ear with a clear line of thought, repetition and stories, and deliver the speech with notes.",
    goal: "Write and give a speech",
    mastered: "Writes a speech and delivers it from notes",
    topics: [
      "Audience, occasion and one main message",
      "Openings that catch the ear",
      "Threes, contrasts and repetition",
      "A story for every point",
      "Short sentences to speak",
      "From script to note cards",
      "Voice, pauses and eyes",
    ],
    ways: {
      story: {
        title: "A girl speaks to the United Nations",
        explanation:
          "Follow Malala Yousafzai to the speech she gave on her sixteenth birthday and see how it was built.",
        topic: "Finding the threes and contrasts in a speech",
      },
      handsOn: {
        title: "Walk a speech across the room",
        explanation:
          "Tie each part of a speech to a spot in the room, walk from spot to spot while speaking, and put the script away.",
        topic: "Speaking from five spots without the script",
      },
      question: {
        title: "What do listeners remember tomorrow?",
        explanation:
          "Give a short speech, ask listeners a day later what they recall and find out which devices made it stick.",
        topic: "Rewriting the parts nobody remembered",
      },
      project: {
        title: "Hold an evening of two-minute speeches",
        explanation:
          "Write a toast, a protest and a thank-you speech, rehearse with a timer and deliver them to guests.",
        topic: "Timing and trimming a two-minute speech",
      },
    },
  },
  {
    id: "emails-and-applications",
    level: 4,
    prerequisites: ["letters-and-invitations", "style-and-concision"],
    keywords: [
      "formal letter",
      "email",
      "application",
      "cover letter",
      "resume",
      "complaint",
      "business writing",
      "formal",
    ],
    title: "Formal e-mails, applications and complaints",
    explanation:
      "Write formal messages that get to the point, apply for a place or a job, and complain politely but firmly.",
    goal: "Write formal e-mails and applications",
    mastered: "Writes formal e-mails and application letters",
    topics: [
      "A subject line and a first sentence that say why",
      "Polite forms and closings",
      "Asking for something precisely",
      "A complaint that gets results",
      "A one-page resume",
      "An application letter for a club or summer job",
      "Checking before sending",
    ],
    ways: {
      story: {
        title: "The application from a dragon",
        explanation:
          "Help an unemployed dragon apply to a fire station, a bakery and an airline with letters that suit each.",
        topic: "Turning a dragon's flaws into strengths",
      },
      handsOn: {
        title: "Sort an overflowing inbox",
        explanation:
          "Print twenty mixed messages, sort them by tone and purpose, and mark what would make each get an answer.",
        topic: "Rewriting a rude message so that it works",
      },
      question: {
        title: "Which message gets an answer?",
        explanation:
          "Write the same request in three ways, let adults choose which they would answer first, and find out why.",
        topic: "Testing three versions of one request",
      },
      project: {
        title: "Assemble an application folder",
        explanation:
          "Make a resume, a letter and a work sample for a real club, course or volunteer post, and rehearse the interview.",
        topic: "Fitting a resume onto one page",
      },
    },
  },
  {
    id: "feature-writing",
    level: 4,
    prerequisites: ["news-articles", "personal-narrative"],
    keywords: [
      "blog",
      "feature article",
      "creative nonfiction",
      "column",
      "magazine",
      "journalism",
      "review",
      "travel writing",
    ],
    title: "Features, columns and blog posts",
    explanation:
      "Bring facts to life with scenes, people and a personal angle, and write reviews, columns and posts with a voice.",
    goal: "Write feature articles or a blog",
    mastered: "Writes features and posts that mix facts with scenes",
    topics: [
      "Finding an angle",
      "A scene as an opening",
      "Facts inside a story",
      "Portraits of people",
      "Reviews with criteria",
      "A columnist's voice",
      "Writing for a screen, with links and headings",
    ],
    ways: {
      story: {
        title: "A night with the bread bakers",
        explanation:
          "Spend an imagined night in a bakery notebook in hand, where the best quotation comes at four in the morning.",
        topic: "Opening a feature with one scene from the night",
      },
      handsOn: {
        title: "Collect a place with five senses",
        explanation:
          "Sit in a busy place for half an hour, fill a page with sense notes and scraps of talk and circle the best ten.",
        topic: "Building a paragraph from ten field notes",
      },
      question: {
        title: "What is the story behind an ordinary job?",
        explanation:
          "Interview someone about a job, search for its surprising side and find out which angle readers would click.",
        topic: "Pitching one interview from three angles",
      },
      project: {
        title: "Launch a blog on paper or online",
        explanation:
          "Write five posts in one voice on one theme, and publish them with an adult's help or as a printed booklet.",
        topic: "Planning five posts on one theme",
      },
    },
  },
  {
    id: "write-a-novella",
    level: 4,
    prerequisites: ["short-story-craft"],
    keywords: ["novel", "write a book", "chapters", "long story", "author", "fantasy novel", "publish", "plot outline"],
    title: "Plan and write a longer book",
    explanation:
      "Outline plot and subplots, develop a cast and a world, draft in steady portions, and revise a whole manuscript.",
    goal: "Write a book",
    mastered: "Plans, drafts and revises a story of many chapters",
    topics: [
      "An idea that carries many chapters",
      "A cast with conflicting wishes",
      "Outlining plot and subplot",
      "A writing routine and word goals",
      "Getting unstuck in the middle",
      "Reading the whole draft anew",
      "Title, blurb and layout",
    ],
    ways: {
      story: {
        title: "The monster born in a rainy summer",
        explanation:
          "Sit with Mary Shelley, aged eighteen, in the summer of storms when a ghost-story contest led to Frankenstein.",
        topic: "Collecting three ideas that would last a book",
      },
      handsOn: {
        title: "Plot a book with sticky notes on a wall",
        explanation:
          "Give plot, subplot and each character a color, stick scenes on a wall timeline and move them until it works.",
        topic: "Spotting the empty stretch in the wall of notes",
      },
      question: {
        title: "What keeps a reader turning pages?",
        explanation:
          "Note at each chapter end of a loved novel which question stays open and find out how long each one is kept alive.",
        topic: "Planning which question each chapter leaves open",
      },
      project: {
        title: "Finish and launch a printed book",
        explanation:
          "Write to a daily goal for a month, revise, lay out and print a few copies, and hold a launch with a reading.",
        topic: "Writing the blurb for the back cover",
      },
    },
  },
];
