import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "dialogue",
    level: 3,
    prerequisites: ["plan-a-story", "punctuation"],
    keywords: ["dialogue", "quotation marks", "speech", "conversation", "said", "characters talking", "story"],
    title: "Write dialogue",
    explanation:
      "Punctuate what people say, give each speaker a voice, and let talk reveal character and move the story on.",
    goal: "Write dialogue in stories",
    mastered: "Writes and punctuates dialogue",
    topics: [
      "Quotation marks and commas",
      "A new line for each speaker",
      "Said, and when to use another verb",
      "Actions between the lines",
      "Voices that can be told apart",
      "Talk that moves the story on",
      "Cutting small talk",
    ],
    ways: {
      story: {
        title: "Two strangers on the night train",
        explanation:
          "Share a compartment with two travelers who each hide something and give it away by how they talk.",
        topic: "Letting a secret slip out in ten lines of talk",
      },
      handsOn: {
        title: "Turn a comic strip into prose",
        explanation:
          "Cut the speech bubbles out of a comic, paste them in order and write them as dialogue with marks and actions.",
        topic: "Setting the marks for eight speech bubbles",
      },
      question: {
        title: "How do people really talk?",
        explanation:
          "Note with permission one minute of family talk word for word and find out what written dialogue leaves out.",
        topic: "Trimming real talk until it reads well",
      },
      project: {
        title: "Record a radio play for two voices",
        explanation: "Write a scene told by dialogue and sound alone, rehearse it with a partner and record it.",
        topic: "Replacing every description by speech or sound",
      },
    },
  },
  {
    id: "show-dont-tell",
    level: 3,
    prerequisites: ["descriptive-writing", "plan-a-story"],
    keywords: [
      "show don't tell",
      "characters",
      "setting",
      "details",
      "feelings",
      "creative writing",
      "vivid",
      "narrative",
    ],
    title: "Show characters and places instead of telling",
    explanation:
      "Let readers work out feelings and traits from actions, things and senses, and slow down at the best moments.",
    goal: "Make stories more vivid",
    mastered: "Shows feelings and settings through actions and details",
    topics: [
      "Telling sentences and showing sentences",
      "Feelings in hands, faces and voices",
      "Things that reveal their owner",
      "A setting seen by somebody",
      "Slow motion at the big moment",
      "When plain telling is better",
    ],
    ways: {
      story: {
        title: "The girl who never said she was afraid",
        explanation:
          "Follow a girl through a dark museum in a tale that never uses the word fear and yet makes hearts beat.",
        topic: "Writing fear without naming it",
      },
      handsOn: {
        title: "Freeze a feeling and write it down",
        explanation:
          "Act a feeling in slow motion before a mirror or partner, freeze and write what hands, eyes and feet are doing.",
        topic: "Turning a frozen pose into three sentences",
      },
      question: {
        title: "What does a room say about its owner?",
        explanation:
          "Describe a desk, shelf or backpack without its owner and find out how much readers can guess about the person.",
        topic: "Choosing five things that give a person away",
      },
      project: {
        title: "Make a gallery of secret portraits",
        explanation:
          "Write five portraits that never name a trait, hang them up and let visitors write the trait on a card below.",
        topic: "Writing a portrait of someone generous",
      },
    },
  },
  {
    id: "openings-and-endings",
    level: 3,
    prerequisites: ["plan-a-story"],
    keywords: ["story openings", "hooks", "introduction", "endings", "first line", "beginning", "conclusion", "lead"],
    title: "Strong openings and endings",
    explanation:
      "Begin with action, a voice or a puzzle instead of explanations, and choose an ending that echoes and satisfies.",
    goal: "Write better beginnings and endings",
    mastered: "Writes openings that hook and endings that satisfy",
    topics: [
      "Opening with action",
      "Opening with talk, a question or a strange fact",
      "How much to explain, and when",
      "Surprising but fair endings",
      "Endings that return to the opening",
      "Openings and endings for nonfiction",
    ],
    ways: {
      story: {
        title: "The author with a hundred first lines",
        explanation:
          "Look over the shoulder of a novelist who writes and discards first lines for weeks until one will not let go.",
        topic: "Writing five first lines for one story",
      },
      handsOn: {
        title: "Shuffle first and last lines",
        explanation:
          "Copy first and last lines of books on cards, shuffle and pair them, and write the missing middle of the best pair.",
        topic: "Pairing strange first and last lines",
      },
      question: {
        title: "How soon does a reader decide?",
        explanation:
          "Read openings aloud to listeners who raise a hand when hooked and find out which line did it each time.",
        topic: "Marking the line that hooked most listeners",
      },
      project: {
        title: "Publish a book of beginnings",
        explanation:
          "Write eight openings in eight moods, lay them out as first pages, and let readers vote which to finish.",
        topic: "Opening the same tale as comedy and as mystery",
      },
    },
  },
  {
    id: "revise-and-edit",
    level: 3,
    prerequisites: ["paragraphs", "punctuation"],
    keywords: ["editing", "revising", "proofreading", "drafts", "feedback", "improve writing", "mistakes", "rewrite"],
    title: "Revise and edit a draft",
    explanation:
      "Improve a draft in rounds, first ideas and order, then sentences, then spelling, and use feedback from readers.",
    goal: "Learn to revise and edit writing",
    mastered: "Revises a draft and corrects mistakes",
    topics: [
      "Putting a draft aside and rereading it",
      "Adding, moving and cutting",
      "Stronger words and clearer sentences",
      "Asking a reader the right questions",
      "Proofreading backward and aloud",
      "An editing checklist",
      "A clean final copy",
    ],
    ways: {
      story: {
        title: "Forty-seven endings in one drawer",
        explanation:
          "Hear of famous novelists who rewrote an ending dozens of times, and look at why the last version won.",
        topic: "Writing three endings and defending the best",
      },
      handsOn: {
        title: "Operate on a draft with scissors",
        explanation:
          "Print a draft with wide spacing, cut it up, reorder, tape in additions on colored paper and throw some away.",
        topic: "Cutting out a tenth of a text",
      },
      question: {
        title: "What does a reader stumble over?",
        explanation:
          "Let someone read a draft aloud cold, mark each stumble and find out whether the word, order or mark caused it.",
        topic: "Repairing every spot where a reader stumbled",
      },
      project: {
        title: "Show a text before and after",
        explanation:
          "Take an old text through three rounds of revision and display all versions with notes on what changed and why.",
        topic: "Explaining five changes to an audience",
      },
    },
  },
  {
    id: "sentence-variety",
    level: 3,
    prerequisites: ["questions-and-longer-sentences", "punctuation"],
    keywords: ["sentence variety", "complex sentences", "clauses", "grammar", "style", "sentence structure", "flow"],
    title: "Vary and combine sentences",
    explanation:
      "Combine short sentences, begin them in different ways, use clauses and phrases, and play with length for effect.",
    goal: "Write better and more varied sentences",
    mastered: "Combines sentences and varies their beginning and length",
    topics: [
      "Simple, compound and complex sentences",
      "Clauses with although, while and if",
      "Describing with who, which and that",
      "Four ways to begin a sentence",
      "Short sentences for effect",
      "Semicolons and dashes",
      "Fixing fragments and run-ons",
    ],
    ways: {
      story: {
        title: "The sentence that would not stop walking",
        explanation:
          "Race with a boy whose adventure is one endless sentence until a single word brings everything to a halt.",
        topic: "Writing one endless and one tiny sentence",
      },
      handsOn: {
        title: "Couple sentence trains",
        explanation:
          "Write short sentences on cards, couple them with joining words on colored cars and say which trains run well.",
        topic: "Coupling six short sentences into two",
      },
      question: {
        title: "How long are a good writer's sentences?",
        explanation:
          "Count the words in twenty sentences of two authors, chart them and find out what the pattern does.",
        topic: "Charting the sentence lengths of an own text",
      },
      project: {
        title: "Remake a dull paragraph five times",
        explanation:
          "Write a deliberately dull paragraph and five versions with different rhythms, and record them for comparison.",
        topic: "Rewriting six sentences with six beginnings",
      },
    },
  },
  {
    id: "personal-narrative",
    level: 3,
    prerequisites: ["write-about-my-day", "plan-a-story"],
    keywords: [
      "personal narrative",
      "memoir",
      "diary",
      "journal",
      "true story",
      "autobiography",
      "memory",
      "experience",
    ],
    title: "Tell a true story from life",
    explanation:
      "Choose a small moment that mattered, tell it with scenes, thoughts and feelings, and show what it changed.",
    goal: "Write a personal narrative",
    mastered: "Writes a true story with scenes, feelings and meaning",
    topics: [
      "Finding moments that mattered",
      "A small slice instead of a whole trip",
      "Scene by scene",
      "Thoughts and feelings inside the moment",
      "True details and honest gaps",
      "What it meant, then and now",
    ],
    ways: {
      story: {
        title: "The diary that traveled around the world",
        explanation:
          "Read how young diarists of different times turned ordinary days into pages that people still love.",
        topic: "Writing today as if for a reader in a century",
      },
      handsOn: {
        title: "Draw a map of one street's memories",
        explanation:
          "Sketch a map of the home or neighborhood, mark where something happened, and write from one marked spot.",
        topic: "Marking ten memories on a map",
      },
      question: {
        title: "Why is this moment remembered at all?",
        explanation: "Write down three early memories, ask the family about them and find out what made them stay.",
        topic: "Comparing a memory with what others recall",
      },
      project: {
        title: "Make a family story collection",
        explanation:
          "Interview relatives, write one true story for each as a scene, and bind them with photographs as a gift.",
        topic: "Turning an interview answer into a scene",
      },
    },
  },
  {
    id: "research-report",
    level: 3,
    prerequisites: ["fact-report", "revise-and-edit"],
    keywords: ["research", "report", "sources", "informational", "notes", "paraphrase", "bibliography", "project"],
    title: "Write a research report from several sources",
    explanation:
      "Narrow a topic, take notes from several sources, outline, write in your own words and list where facts came from.",
    goal: "Write a research report",
    mastered: "Writes a report from several sources with a list of sources",
    topics: [
      "A question that is not too wide",
      "Finding three good sources",
      "Notes without copying",
      "An outline with headings",
      "Introduction, body and conclusion",
      "Quoting and listing sources",
      "Tables, pictures and captions",
    ],
    ways: {
      story: {
        title: "The bone that three experts argued over",
        explanation:
          "Assist a young museum helper who must report on a mysterious bone about which three experts disagree.",
        topic: "Reporting fairly what each expert claims",
      },
      handsOn: {
        title: "Color-code notes into an outline",
        explanation:
          "Take notes on cards with one color per question and a source number, and arrange them into an outline on a wall.",
        topic: "Arranging thirty note cards into an outline",
      },
      question: {
        title: "Who invented that, really?",
        explanation:
          "Pick an everyday invention, compare three sources that disagree, and find out what can be said for certain.",
        topic: "Writing a paragraph on sources that disagree",
      },
      project: {
        title: "Publish an illustrated research magazine",
        explanation:
          "Write a report with boxes, pictures and sources, lay it out as a magazine and present it to guests.",
        topic: "Choosing what goes into text, box or picture",
      },
    },
  },
  {
    id: "persuasive-letter-or-essay",
    level: 3,
    prerequisites: ["opinion-with-reasons"],
    keywords: ["persuasive", "persuade", "argument", "opinion", "essay", "letter", "convince", "debate", "reasons"],
    title: "Write to persuade",
    explanation:
      "Choose an audience, state a claim, prove it with reasons and evidence, answer an objection and call for action.",
    goal: "Write a persuasive letter or essay",
    mastered: "Writes a persuasive text that answers objections",
    topics: [
      "Claim and audience",
      "Reasons that matter to this reader",
      "Facts, examples and numbers as evidence",
      "Answering one objection",
      "Persuasive words, used fairly",
      "A call to action",
    ],
    ways: {
      story: {
        title: "The eleven-year-old who wrote to Lincoln",
        explanation: "Read of Grace Bedell, whose letter in 1860 persuaded a candidate for president to grow a beard.",
        topic: "Finding the reasons Grace gave in her letter",
      },
      handsOn: {
        title: "Trade places in a paper debate",
        explanation:
          "Pass one sheet back and forth, each turn answering the last argument in writing, then swap sides and go on.",
        topic: "Answering the best argument of the other side",
      },
      question: {
        title: "What would make a mayor say yes?",
        explanation:
          "List a decision maker's worries and wishes, write to each of them and find out which argument fits the reader.",
        topic: "Rewriting one reason for three readers",
      },
      project: {
        title: "Send a real letter for a real change",
        explanation:
          "Choose something to improve nearby, gather facts, write to the person in charge and mail the letter.",
        topic: "Writing a request that can be granted",
      },
    },
  },
  {
    id: "news-articles",
    level: 3,
    prerequisites: ["fact-report"],
    keywords: ["newspaper", "news", "journalism", "article", "interview", "headline", "reporter", "blog"],
    title: "Write news articles and interviews",
    explanation:
      "Put the most important facts first, answer who, what, when, where, why and how, and quote people correctly.",
    goal: "Write a newspaper article",
    mastered: "Writes a news article with headline, lead and quotations",
    topics: [
      "Who, what, when, where, why and how",
      "Most important first",
      "Headlines with strong verbs",
      "Preparing and holding an interview",
      "Quoting and reporting speech",
      "Facts without opinions",
    ],
    ways: {
      story: {
        title: "Nellie Bly races around the globe",
        explanation:
          "Travel with the reporter Nellie Bly, who went around the world in 72 days and wired her stories home.",
        topic: "Writing one cable from a stop on Bly's journey",
      },
      handsOn: {
        title: "Rebuild a cut-up front page",
        explanation:
          "Cut headlines, leads, quotations and photos out of a newspaper, mix them and rebuild the front page.",
        topic: "Matching leads with headlines and photos",
      },
      question: {
        title: "What counts as news?",
        explanation:
          "Collect ten things that happened this week at home and find out which of them outsiders want to read about.",
        topic: "Ranking ten events by news value",
      },
      project: {
        title: "Publish a neighborhood newspaper",
        explanation:
          "Report, interview, photograph and lay out two pages of local news, print copies and hand them out.",
        topic: "Cutting an article from the end to fit the page",
      },
    },
  },
  {
    id: "genre-stories",
    level: 3,
    prerequisites: ["show-dont-tell", "openings-and-endings"],
    keywords: [
      "mystery",
      "fantasy",
      "adventure",
      "science fiction",
      "genre",
      "creative writing",
      "world building",
      "spooky",
    ],
    title: "Write a mystery, fantasy or adventure",
    explanation:
      "Learn what readers expect of a kind of story, build its world and rules, plant clues and keep up the tension.",
    goal: "Write a mystery or fantasy story",
    mastered: "Writes a longer story in a chosen genre",
    topics: [
      "What each kind of story promises",
      "A world with its own rules",
      "Clues and false trails in a mystery",
      "Chapters that end in suspense",
      "Heroes and opponents",
      "Avoiding worn-out ideas",
      "An ending that keeps the promise",
    ],
    ways: {
      story: {
        title: "The same key in four locked doors",
        explanation:
          "Take one rusty key through a mystery, a fantasy, a comedy and a space adventure and see what it opens in each.",
        topic: "Writing what the key opens in two genres",
      },
      handsOn: {
        title: "Build a world out of paper and rules",
        explanation: "Draw a map, coins, a flag and three laws of an invented world and use them to find its troubles.",
        topic: "Finding a story in a law of the invented world",
      },
      question: {
        title: "How does a mystery fool its reader?",
        explanation:
          "Reread a mystery knowing its end, mark clues and false trails and find out where each was hidden.",
        topic: "Hiding three clues in an ordinary scene",
      },
      project: {
        title: "Serialize a story in six chapters",
        explanation: "Plan a story in six parts that each end in suspense, and hand readers one chapter a week.",
        topic: "Planning six cliffhangers before writing",
      },
    },
  },
  {
    id: "scripts-and-comics",
    level: 3,
    prerequisites: ["dialogue"],
    keywords: ["comics", "script", "play", "theater", "graphic novel", "screenplay", "scenes", "speech bubbles"],
    title: "Write comics, plays and scripts",
    explanation:
      "Tell a story in scenes or panels with dialogue, stage directions and pictures that carry part of the meaning.",
    goal: "Write a comic or a play",
    mastered: "Writes a short comic or play with scenes and directions",
    topics: [
      "What is shown and what is said",
      "Panels, bubbles and captions",
      "Cast list, scenes and stage directions",
      "Entrances, exits and conflict",
      "Timing of a joke",
      "Reading through and rewriting",
    ],
    ways: {
      story: {
        title: "The understudy who knew every line",
        explanation:
          "Stand backstage with a young understudy on the night when the star loses her voice and the script must change.",
        topic: "Rewriting a scene for one actor fewer",
      },
      handsOn: {
        title: "Shoot a photo comic with toys",
        explanation:
          "Pose toys for eight pictures, arrange the prints into panels and add bubbles, captions and sound words.",
        topic: "Choosing which panel needs no words",
      },
      question: {
        title: "How much can a picture say without words?",
        explanation:
          "Remove the words from a comic page, see what is still clear and find out what only the words could tell.",
        topic: "Drawing a six-panel story without words",
      },
      project: {
        title: "Put on a ten-minute play",
        explanation: "Write a play for the people and props at hand, hold a read-through, revise it and perform it.",
        topic: "Revising lines after the read-through",
      },
    },
  },
];
