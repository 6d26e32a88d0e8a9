import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "make-inferences",
    level: 3,
    prerequisites: ["ask-and-predict", "characters-setting-plot"],
    keywords: ["inference", "infer", "read between the lines", "clues", "comprehension", "evidence", "conclusions"],
    title: "Read between the lines",
    explanation:
      "Put clues in the text together with what is known already to understand what the author does not say outright.",
    goal: "Learn to make inferences while reading",
    mastered: "Makes inferences and backs them up with the text",
    topics: [
      "What the text says and what it only hints at",
      "Clues plus knowledge make an inference",
      "Feelings shown by actions",
      "Inferring time, place and age",
      "Proving an inference with a line",
      "Changing an inference when new clues come",
    ],
    ways: {
      story: {
        title: "The note that said almost nothing",
        explanation:
          "Find a crumpled note in an empty house and piece together from eleven words who wrote it and why they left.",
        topic: "Drawing three conclusions from one short note",
      },
      handsOn: {
        title: "Read a stranger's backpack",
        explanation:
          "Look at ten objects packed by another person and work out the owner's age, hobbies and plans for the day.",
        topic: "Writing a clue card for every conclusion",
      },
      question: {
        title: "How is it clear that someone is sad?",
        explanation:
          "Search stories for scenes in which a feeling is never named and find out which clues give it away.",
        topic: "Listing clues for a feeling that is not named",
      },
      project: {
        title: "Make a solve-it-yourself picture mystery",
        explanation:
          "Create a page of pictures and short texts that hint at a small crime at home and let readers infer who did it.",
        topic: "Placing three clues and one false trail",
      },
    },
  },
  {
    id: "character-motives-and-change",
    level: 3,
    prerequisites: ["characters-setting-plot", "make-inferences"],
    keywords: [
      "characters",
      "motives",
      "character traits",
      "feelings",
      "character development",
      "novel",
      "why they act",
    ],
    title: "Why characters act and how they change",
    explanation:
      "Tell traits from feelings, explain what drives a character, and trace how and why someone changes in a story.",
    goal: "Understand characters and their motives in novels",
    mastered: "Explains with examples why a character acts and changes",
    topics: [
      "Traits that last and feelings that pass",
      "What a character wants and fears",
      "What words, deeds and others reveal",
      "Relationships between characters",
      "The turning point of a character",
      "Then and now, with proof from the text",
    ],
    ways: {
      story: {
        title: "The villain tells the other side",
        explanation:
          "Hear a famous wolf, stepmother or giant explain what it really wanted, and decide how much to believe.",
        topic: "Judging a villain's excuses by the original tale",
      },
      handsOn: {
        title: "Put a character in the hot seat",
        explanation:
          "Sit in a chair as a character from the book and answer questions from others as that character would.",
        topic: "Answering five hard questions in character",
      },
      question: {
        title: "Would the story work with someone braver?",
        explanation:
          "Change one trait of the main character and find out scene by scene where the plot would take another turn.",
        topic: "Finding the first scene that would change",
      },
      project: {
        title: "Draw a character's ups-and-downs graph",
        explanation:
          "Chart one character's mood and courage chapter by chapter, with a quotation at each high and low point.",
        topic: "Choosing a quotation for each turning point",
      },
    },
  },
  {
    id: "summarize-texts",
    level: 3,
    prerequisites: ["main-idea-and-details"],
    keywords: ["summary", "summarize", "summarizing", "own words", "paraphrase", "book report", "comprehension"],
    title: "Summarize stories and articles",
    explanation: "Put the essential parts of a text into a few sentences of one's own, in order and without opinions.",
    goal: "Write good summaries",
    mastered: "Summarizes a text in a few sentences",
    topics: [
      "Deleting what is not essential",
      "One general word for a list",
      "Somebody wanted, but, so, then",
      "Your own words instead of copied sentences",
      "Summarizing an article paragraph by paragraph",
      "A summary without opinions",
    ],
    ways: {
      story: {
        title: "The telegram that cost a coin a word",
        explanation:
          "Send the news of a whole shipwreck by telegraph with money for only twenty words, and make each of them count.",
        topic: "Cutting a report down to twenty words",
      },
      handsOn: {
        title: "Shrink a text on smaller and smaller cards",
        explanation:
          "Sum a chapter up on a large card, then on half of it, and again on half of that, until one sentence is left.",
        topic: "Fitting a chapter onto three shrinking cards",
      },
      question: {
        title: "What would a reader need to know?",
        explanation:
          "Tell someone a story they do not know in one minute, let them retell it, and find out what was missing.",
        topic: "Fixing a summary after hearing it retold",
      },
      project: {
        title: "Publish a catalog of tiny reviews",
        explanation:
          "Summarize ten books, films or articles in three sentences each and print them as a catalog for friends.",
        topic: "Summing up a book without giving away its end",
      },
    },
  },
  {
    id: "theme-and-message",
    level: 3,
    prerequisites: ["fables-and-folktales", "make-inferences"],
    keywords: ["theme", "message", "moral", "what the story means", "central idea", "friendship", "courage"],
    title: "Find the theme of a story",
    explanation:
      "Say what a story shows about life, such as friendship or courage, and point to the places that show it.",
    goal: "Find the theme of a book",
    mastered: "Names a story's theme and supports it with scenes",
    topics: [
      "Topic, moral and theme",
      "Ideas that keep returning",
      "What the main character learns",
      "Putting a theme into a whole sentence",
      "Scenes that support the theme",
      "One theme in several books",
    ],
    ways: {
      story: {
        title: "Two travelers with the same map",
        explanation:
          "Read two tales of travelers who meet the same troubles, and find why one is about trust and one about greed.",
        topic: "Stating what each traveler finds out about life",
      },
      handsOn: {
        title: "Sort quotations into theme jars",
        explanation:
          "Copy strong lines from a book on slips, sort them into jars for friendship, courage and justice, and count.",
        topic: "Deciding which jar a line belongs in, and why",
      },
      question: {
        title: "What would the author want remembered?",
        explanation:
          "Look at the first page, the turning point and the last page, and find out which idea links all three.",
        topic: "Linking first page, turning point and last page",
      },
      project: {
        title: "Design a film poster for a theme",
        explanation:
          "Create a poster and a tagline for a book that show its theme instead of its plot, and explain the choices.",
        topic: "Writing a tagline that states the theme",
      },
    },
  },
  {
    id: "text-structures",
    level: 3,
    prerequisites: ["nonfiction-features", "summarize-texts"],
    keywords: [
      "text structure",
      "cause and effect",
      "compare and contrast",
      "sequence",
      "nonfiction",
      "graphic organizer",
    ],
    title: "See how a nonfiction text is built",
    explanation:
      "Recognize sequence, cause and effect, comparison, and problem and solution, and use them to understand a text.",
    goal: "Understand how informational texts are organized",
    mastered: "Recognizes how a text is organized and takes notes that fit",
    topics: [
      "Description",
      "Sequence and its signal words",
      "Cause and effect",
      "Comparison and contrast",
      "Problem and solution",
      "A diagram for each structure",
      "Several structures in one text",
    ],
    ways: {
      story: {
        title: "One volcano, five reporters",
        explanation:
          "Read how five reporters tell of one eruption in five ways, by time, cause, comparison, problem and description.",
        topic: "Telling which reporter used which structure",
      },
      handsOn: {
        title: "Lay a text out with string and cards",
        explanation:
          "Copy the facts of an article on cards and arrange them with string into a chain, a fork or two overlapping rings.",
        topic: "Choosing the layout that fits the article",
      },
      question: {
        title: "What do signal words give away?",
        explanation:
          "Circle words such as because, however and finally in articles and find out how well they predict the structure.",
        topic: "Guessing the structure from signal words alone",
      },
      project: {
        title: "Write one topic in four shapes",
        explanation:
          "Present a single topic, such as bees, as a sequence, a comparison, a cause chain and a problem on four panels.",
        topic: "Turning a comparison into a problem and solution",
      },
    },
  },
  {
    id: "point-of-view",
    level: 3,
    prerequisites: ["characters-setting-plot"],
    keywords: ["point of view", "narrator", "first person", "third person", "perspective", "who tells the story"],
    title: "Who tells the story",
    explanation:
      "Tell first from third person, say what the narrator can and cannot know, and see how the view shapes a story.",
    goal: "Understand narrator and point of view",
    mastered: "Explains who tells a story and how that shapes it",
    topics: [
      "Author and narrator",
      "First person and third person",
      "Narrators who know all or only a little",
      "Point of view in pictures and comics",
      "Two views of one event",
      "One's own view and the narrator's",
    ],
    ways: {
      story: {
        title: "The window broke, say four witnesses",
        explanation:
          "Listen to a ball player, a neighbor, a cat and the ball itself tell of the same accident, and compare.",
        topic: "Finding what only one witness could know",
      },
      handsOn: {
        title: "Look through a paper-tube narrator",
        explanation:
          "Watch a scene through a paper tube from the floor, a chair and a doorway and tell only what could be seen.",
        topic: "Retelling one scene from three spots in the room",
      },
      question: {
        title: "What changes if I becomes she?",
        explanation:
          "Rewrite a page from first into third person and back and find out what is gained and what gets lost.",
        topic: "Switching a page between I and she",
      },
      project: {
        title: "Make a two-sided tale",
        explanation:
          "Write one event on the front and back of a folded book from two opposing views that meet in the middle.",
        topic: "Choosing a moment both narrators see differently",
      },
    },
  },
  {
    id: "read-poems",
    level: 3,
    prerequisites: ["read-aloud-fluently"],
    keywords: ["poems", "poetry", "rhyme", "rhythm", "stanza", "verse", "haiku", "limerick", "recite"],
    title: "Read and enjoy poems",
    explanation: "Hear rhyme and rhythm, follow lines and stanzas, and say what pictures and feelings a poem makes.",
    goal: "Read and understand poems",
    mastered: "Reads poems aloud and talks about rhyme, rhythm and images",
    topics: [
      "Lines, stanzas and white space",
      "Rhyme patterns",
      "Beats and rhythm",
      "Sounds that repeat, such as silent silver sea",
      "Poems that do not rhyme",
      "Haiku, limericks and story poems",
      "Learning a poem by heart",
    ],
    ways: {
      story: {
        title: "Basho walks the narrow road",
        explanation:
          "Walk with the Japanese poet Basho, who traveled for months on foot and put whole evenings into three lines.",
        topic: "Reading three haiku and telling the moment behind",
      },
      handsOn: {
        title: "Stamp the beat and pass the rhyme",
        explanation:
          "March to a poem's beat, toss a ball at each rhyme, and feel where the rhythm stumbles on purpose.",
        topic: "Marking beats and rhymes with feet and ball",
      },
      question: {
        title: "What makes a poem a poem?",
        explanation:
          "Type a poem out as a plain paragraph, read both aloud and find out what the line breaks were doing.",
        topic: "Breaking a paragraph into lines in two ways",
      },
      project: {
        title: "Host an evening of poems",
        explanation:
          "Choose three poems of different kinds, learn one by heart, rehearse them and perform by lamplight.",
        topic: "Preparing pauses, pace and voice for a poem",
      },
    },
  },
  {
    id: "figurative-language",
    level: 3,
    prerequisites: ["words-from-context", "read-poems"],
    keywords: ["similes", "metaphors", "idioms", "personification", "hyperbole", "figurative", "sayings", "imagery"],
    title: "Similes, metaphors and sayings",
    explanation:
      "Understand comparisons, metaphors, personification, exaggeration and sayings that do not mean what they say.",
    goal: "Understand figurative language",
    mastered: "Explains similes, metaphors and common sayings",
    topics: [
      "Literal and figurative meaning",
      "Similes with like and as",
      "Metaphors",
      "Personification",
      "Exaggeration for effect",
      "Idioms such as under the weather",
      "The effect a comparison has",
    ],
    ways: {
      story: {
        title: "The boy who took every word literally",
        explanation: "Laugh with a boy who brings an umbrella when it rains cats and dogs and waits for pigs to fly.",
        topic: "Explaining to the boy what was really meant",
      },
      handsOn: {
        title: "Draw what it says and what it means",
        explanation:
          "Fold a page in half, draw a saying's literal picture on one side and its meaning on the other, and play guess it.",
        topic: "Drawing three idioms in both meanings",
      },
      question: {
        title: "What is anger like?",
        explanation:
          "Collect comparisons for anger, joy and fear from books and people and find out why so many are about heat or weather.",
        topic: "Sorting comparisons by the image they use",
      },
      project: {
        title: "Curate a museum of metaphors",
        explanation:
          "Collect the finest comparisons from a month of reading, illustrate each and label it with its effect.",
        topic: "Writing a museum label for one metaphor",
      },
    },
  },
  {
    id: "fact-and-opinion",
    level: 3,
    prerequisites: ["nonfiction-features"],
    keywords: ["fact", "opinion", "author's purpose", "persuade", "inform", "advertising", "news", "bias"],
    title: "Facts, opinions and what an author wants",
    explanation: "Tell facts from opinions, and decide whether a text wants to inform, entertain or persuade.",
    goal: "Tell facts from opinions in texts",
    mastered: "Separates fact from opinion and names the author's purpose",
    topics: [
      "Statements that can be checked",
      "Words that signal an opinion",
      "Opinions dressed up as facts",
      "To inform, entertain or persuade",
      "How advertisements talk",
      "Who wrote it, for whom and why",
    ],
    ways: {
      story: {
        title: "The circus poster that promised too much",
        explanation:
          "Accompany two visitors who believe every word of a circus poster and check each promise at the show.",
        topic: "Sorting the promises into checkable and not",
      },
      handsOn: {
        title: "Cut up an advertisement",
        explanation:
          "Cut the sentences out of an advertisement or package, sort facts from opinions and glue them in two columns.",
        topic: "Gluing package claims under fact or opinion",
      },
      question: {
        title: "Can a true sentence still mislead?",
        explanation:
          "Look at claims such as nine out of ten prefer it and find out what is left out although nothing is false.",
        topic: "Asking what a true claim leaves unsaid",
      },
      project: {
        title: "Write one product three ways",
        explanation:
          "Describe an ordinary spoon to inform, to entertain and to persuade, and let readers guess each purpose.",
        topic: "Rewriting a fact as an advertisement",
      },
    },
  },
  {
    id: "compare-texts",
    level: 3,
    prerequisites: ["theme-and-message", "summarize-texts"],
    keywords: ["compare", "contrast", "two books", "book and movie", "comparing texts", "similarities", "differences"],
    title: "Compare two books, or a book and its film",
    explanation: "Compare how two texts treat the same topic or story, and say what each does better, with examples.",
    goal: "Compare books and texts with each other",
    mastered: "Compares two texts with examples from both",
    topics: [
      "Points on which to compare",
      "A diagram of overlaps and differences",
      "Two articles about one topic",
      "Two versions of one story",
      "A book and its film",
      "Putting the comparison into words",
    ],
    ways: {
      story: {
        title: "Twin diaries from the same journey",
        explanation:
          "Read the diaries of a sister and a brother on one voyage and wonder if they were on the same ship.",
        topic: "Finding a day the two diaries tell differently",
      },
      handsOn: {
        title: "Fill two hoops on the floor",
        explanation:
          "Overlap two hoops, write features of two books on cards and place each in one hoop, the other or both.",
        topic: "Placing twenty cards in the overlapping hoops",
      },
      question: {
        title: "What did the film leave out, and why?",
        explanation:
          "Read a chapter, watch its film scene, list every change and find out what reason each might have.",
        topic: "Explaining three changes between page and screen",
      },
      project: {
        title: "Hold a great book contest",
        explanation:
          "Match two books in five categories, argue each round with quotations and announce a winner before an audience.",
        topic: "Defending one category with two quotations",
      },
    },
  },
  {
    id: "myths-and-legends",
    level: 3,
    prerequisites: ["fables-and-folktales"],
    keywords: ["myths", "legends", "greek myths", "gods", "heroes", "mythology", "epic", "norse"],
    title: "Myths, legends and heroic journeys",
    explanation: "Read myths from several cultures, see what they explain, and find the stages of a hero's journey.",
    goal: "Discover myths and legends from around the world",
    mastered: "Retells myths of several cultures and what they explain",
    topics: [
      "Myth, legend and folktale",
      "Myths about how the world began",
      "Myths that explain nature",
      "Greek and Norse gods and heroes",
      "Heroes of Asia, Africa and the Americas",
      "The stages of a hero's journey",
      "Words and names that myths left us",
    ],
    ways: {
      story: {
        title: "Ten years to sail home",
        explanation: "Sail with Odysseus past the one-eyed giant and the Sirens and see how cunning beats strength.",
        topic: "Mapping the stops of Odysseus on the way home",
      },
      handsOn: {
        title: "Make a hero's journey board game",
        explanation:
          "Draw a path with call, helpers, trials, treasure and return, fill it from a myth and play it through.",
        topic: "Turning five trials of a myth into game squares",
      },
      question: {
        title: "Why did people say the sun rides a chariot?",
        explanation: "Read three myths about the sun from three cultures and find out what their makers had observed.",
        topic: "Comparing what three sun myths explain",
      },
      project: {
        title: "Write and illustrate a new myth",
        explanation:
          "Invent a myth that explains something in nature, with a god or hero, and paint it on a scroll or a paper vase.",
        topic: "Planning a myth for why leaves turn red",
      },
    },
  },
];
